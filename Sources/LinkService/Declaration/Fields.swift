import LinkCore
package import StrictJSON

/// The fields of one object, first declared and then read in the same order.
///
/// When reading, all members are checked before the first is read: an unknown name or a second one of the same name is
/// a fault, so that a misspelt field never passes as an absent one.
package struct Fields {
  /// How many fields one object may declare; they are read without allocating.
  static let limit = 16

  /// For each declared field the index of its value, or 0: no value of a member is the root.
  typealias Members = InlineArray<16, UInt32>

  /// What was declared; empty while reading.
  package private(set) var declared: [Schema.Field] = []

  private let names: JSONNames
  private let values: Members
  private var next = 0
  private let isReading: Bool

  /// Records declarations.
  init() {
    isReading = false
    names = JSONNames([])
    values = Members(repeating: 0)
  }

  /// The fields of an object whose members are ``members(_:of:at:)``.
  init(_ names: JSONNames, _ members: Members) {
    self.names = names
    values = members
    isReading = true
  }

  /// Finds the members of the object at `node`.
  static func members(_ names: borrowing JSONNames, of json: borrowing JSON, at node: Int) throws(FieldFault) -> Members
  {
    var values = Members(repeating: 0)
    let kind = json.kind(node)
    guard kind == .object else { throw FieldFault(.wrongType(expected: "an object", found: kind)) }
    let end = json.next(node)
    var key = node + 1
    while key < end {
      guard let field = json.position(of: key, in: names) else { throw unknown(key, names.all, json) }
      guard values[field] == 0 else { throw FieldFault(.duplicate).under(names[field]) }
      values[field] = UInt32(truncatingIfNeeded: key + 1)
      key = json.next(key + 1)
    }
    return values
  }

  /// A field that may be left out, be `null` or be an empty string: all three are nil.
  package mutating func optional<Value>(
    _ name: String, _ shape: Shape<Value>, _ doc: String, _ json: borrowing JSON
  ) throws(FieldFault) -> Value? {
    guard isReading else {
      declared.append(.optional(name, .nullable(shape.schema), doc))
      return nil
    }
    let node = takeValue()
    guard node != 0, !Fields.isAbsent(node, in: json) else { return nil }
    do throws(FieldFault) { return try shape.read(json, node) } catch { throw error.under(names[next - 1]) }
  }

  /// A field that may be left out or be an empty string, and that says something else by `null`.
  package mutating func clearable<Value>(
    _ name: String, _ shape: Shape<Value>, _ doc: String, _ json: borrowing JSON
  ) throws(FieldFault) -> Setting<Value> {
    guard isReading else {
      declared.append(.optional(name, .nullable(shape.schema), doc))
      return .kept
    }
    let node = takeValue()
    guard node != 0 else { return .kept }
    guard json.kind(node) != .null else { return .cleared }
    guard !Fields.isAbsent(node, in: json) else { return .kept }
    do throws(FieldFault) { return .changed(try shape.read(json, node)) } catch { throw error.under(names[next - 1]) }
  }

  /// A field that must be there.
  package mutating func required<Value>(
    _ name: String, _ shape: Shape<Value>, _ doc: String, _ json: borrowing JSON
  ) throws(FieldFault) -> Value {
    guard isReading else {
      declared.append(Schema.Field(name, shape.schema, doc))
      return shape.blank
    }
    let node = takeValue()
    guard node != 0, !Fields.isAbsent(node, in: json) else { throw FieldFault(.missing).under(names[next - 1]) }
    do throws(FieldFault) { return try shape.read(json, node) } catch { throw error.under(names[next - 1]) }
  }

  private mutating func takeValue() -> Int {
    defer { next += 1 }
    return Int(values[next])
  }

  /// Whether a value says nothing: `null` or an empty string.
  static func isAbsent(_ node: Int, in json: borrowing JSON) -> Bool {
    switch json.kind(node) {
    case .null: true
    case .string: json.range(node).count == 2
    default: false
    }
  }

  /// The fault of a key that is none of the names.
  @inline(never)
  static func unknown(_ key: Int, _ names: [[UInt8]], _ json: borrowing JSON) -> FieldFault {
    var name: [UInt8] = []
    json.appendTextRepairing(key, to: &name)
    let nearest = NearestName.find(name, among: names).map { String(decoding: $0, as: UTF8.self) }
    let known = names.map { String(decoding: $0, as: UTF8.self) }
    return FieldFault(.unknown(nearest: nearest, known: known)).under(name)
  }
}
