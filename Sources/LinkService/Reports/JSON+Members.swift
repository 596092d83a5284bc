import StrictJSON

// How a report reads an answer: a member of another type than it should have counts as absent.

extension JSON {
  /// The text of a member that is a string.
  func text(_ name: String, of object: Int) -> [UInt8]? {
    guard let value = member(Array(name.utf8), of: object), kind(value) == .string else { return nil }
    return text(value)
  }

  /// The value of a member that is a whole number.
  func integer(_ name: String, of object: Int) -> Int64? {
    member(Array(name.utf8), of: object).flatMap { integer($0) }
  }

  /// The elements of a member that is an array.
  func elements(_ name: String, of object: Int) -> [Int] {
    member(Array(name.utf8), of: object).map { elements(of: $0) } ?? []
  }

  /// A value as JSON on one line.
  func copy(_ node: Int) -> [UInt8] {
    var writer = JSONWriter()
    writer.copy(node, of: self)
    return writer.bytes
  }
}
