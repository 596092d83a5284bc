package import LinkCore
package import StrictJSON

/// A fault of one field of the parameters or of the configuration, and where it is.
package struct FieldFault: Error, Equatable, Sendable {
  /// What is wrong with the field.
  package enum Reason: Equatable, Sendable {
    case missing
    case unknown(nearest: String?, known: [String])
    case duplicate
    case wrongType(expected: String, found: JSONKind)
    case loneSurrogate
    case notOneOf([String], value: [UInt8])
    case notExactlyOne(of: [String])
    case notNumber(value: [UInt8])
    case outOfRange(minimum: Int64, maximum: Int64, value: [UInt8])
    case tooLong(limit: Int)
    case badTimestamp(value: [UInt8])

    /// A time, in milliseconds since 1970, that had to be still to come.
    case inThePast(Int64)
    case notPair(count: Int)
    case badSuffix(ShortCodeFault, value: [UInt8])
    case badValue(expected: String, value: [UInt8])
    case duplicateKeyInObject
    case badRoute(RouteFault, value: [UInt8])
    case badPrefix(LinkFault)

    /// The field goes with one of these words only.
    case onlyFor([String])

    /// The field goes with this value of another one only.
    case onlyWith(name: String, value: String)
    case tooMany(limit: Int)

    /// The value is that of the route.
    case leftToRoute
  }

  /// What is wrong.
  package let reason: Reason

  /// JSON Pointer (RFC 6901, UTF-8) to the field.
  package private(set) var pointer: [UInt8]

  package init(_ reason: Reason, pointer: [UInt8] = []) {
    self.reason = reason
    self.pointer = pointer
  }

  /// The same fault, seen from the object that holds the field.
  package func under(_ name: [UInt8]) -> FieldFault {
    var longer: [UInt8] = [UInt8(ascii: "/")]
    JSON.appendPointerEscaped(name, to: &longer)
    longer += pointer
    var fault = self
    fault.pointer = longer
    return fault
  }

  /// The same fault, seen from the object that holds the field.
  package func under(_ name: String) -> FieldFault { under(Array(name.utf8)) }

  /// The same fault, seen from the array that holds the element.
  package func under(_ index: Int) -> FieldFault { under(Array(String(index).utf8)) }
}
