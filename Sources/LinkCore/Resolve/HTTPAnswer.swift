/// Answer to a click for a web front to send as it is.
package struct HTTPAnswer: Equatable, Sendable {
  package let status: Int
  /// Names and values are printable ASCII.
  package private(set) var headers: [HTTPField] = []
  /// Nil: none.
  package let body: [UInt8]?

  init(status: Int, body: [UInt8]? = nil) {
    self.status = status
    self.body = body
  }

  /// Appends a header; bytes of the value outside of printable ASCII become `%XX`, so that nothing can end the line.
  mutating func add(_ name: StaticString, _ value: [UInt8]) {
    headers.append(Self.field(name, value))
  }

  /// Appends headers that were made by ``field(_:_:)``.
  mutating func add(_ fields: [HTTPField]) {
    headers += fields
  }

  static func field(_ name: StaticString, _ value: [UInt8]) -> HTTPField {
    var text: [UInt8] = []
    PercentEncoding.append(value.span, keeping: .headerValue, to: &text)
    return HTTPField(name: ByteText.bytes(name), value: text)
  }

  static func field(_ name: StaticString, _ value: StaticString) -> HTTPField {
    field(name, ByteText.bytes(value))
  }
}

extension ASCIISet {
  /// Printable ASCII and the blank (RFC 9110 §5.5 without obs-text and tab).
  static let headerValue = ASCIISet(digits + letters + " !\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~")
}
