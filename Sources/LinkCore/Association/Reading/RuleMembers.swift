package import StrictJSON

/// The members of a rule, or of a `defaults` object, that have a meaning: indices of their values on the tape.
///
/// The last of several members of one name counts. A member of a wrong type counts as absent.
package struct RuleMembers: Sendable {
  /// The string of `/`.
  package private(set) var path: Int?

  /// The string or object of `?`.
  package private(set) var query: Int?

  /// The string of `#`.
  package private(set) var fragment: Int?

  package private(set) var exclude: Bool?
  package private(set) var caseSensitive: Bool?
  package private(set) var percentEncoded: Bool?

  /// Whether no member has a meaning.
  var isEmpty: Bool {
    path == nil && query == nil && fragment == nil && exclude == nil && caseSensitive == nil && percentEncoded == nil
  }

  /// Members of a wrong type.
  package private(set) var mistyped: [Int] = []

  /// Reads the object at `node`; any other value has no members.
  package init(_ node: Int, of json: borrowing JSON) {
    guard json.kind(node) == .object else { return }
    let end = json.next(node)
    var key = node + 1
    while key < end {
      let value = key + 1
      read(key, value, of: json)
      key = json.next(value)
    }
  }

  private mutating func read(_ key: Int, _ value: Int, of json: borrowing JSON) {
    // Most keys are told apart by their length alone; one with escapes is compared with every name.
    let length = json.plainTextRange(key)?.count
    func isNamed(_ name: [UInt8]) -> Bool {
      guard length == nil || length == name.count else { return false }
      return json.text(key, equals: name)
    }
    switch true {
    case isNamed(Name.path): path = take(value, json.kind(value) == .string)
    case isNamed(Name.query): query = take(value, json.kind(value) == .string || json.kind(value) == .object)
    case isNamed(Name.fragment): fragment = take(value, json.kind(value) == .string)
    case isNamed(Name.exclude): exclude = bool(value, of: json)
    case isNamed(Name.caseSensitive): caseSensitive = bool(value, of: json)
    case isNamed(Name.percentEncoded): percentEncoded = bool(value, of: json)
    default: break
    }
  }

  private mutating func take(_ value: Int, _ isRight: Bool) -> Int? {
    if !isRight { mistyped.append(value) }
    return isRight ? value : nil
  }

  /// Only the JSON words count; whether systems take 0 and 1 is not documented.
  private mutating func bool(_ value: Int, of json: borrowing JSON) -> Bool? {
    switch json.kind(value) {
    case .true: return true
    case .false: return false
    default:
      mistyped.append(value)
      return nil
    }
  }

  private enum Name {
    static let path = [UInt8(ascii: "/")]
    static let query = [UInt8(ascii: "?")]
    static let fragment = [UInt8(ascii: "#")]
    static let exclude = Array("exclude".utf8)
    static let caseSensitive = Array("caseSensitive".utf8)
    static let percentEncoded = Array("percentEncoded".utf8)
  }
}
