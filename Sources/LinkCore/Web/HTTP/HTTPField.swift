/// Name and value of an HTTP header, as bytes.
package struct HTTPField: Equatable, Sendable {
  package let name: [UInt8]
  package let value: [UInt8]

  package init(name: [UInt8], value: [UInt8]) {
    self.name = name
    self.value = value
  }

  init(_ name: StaticString, _ value: StaticString) {
    self.init(name: ByteText.bytes(name), value: ByteText.bytes(value))
  }

  /// `name` is in lower case; header names compare without case (RFC 9110 §5.1).
  package func isNamed(_ name: StaticString) -> Bool {
    ByteText.equalIgnoringASCIICase(self.name.span, name)
  }

  func isNamed(_ header: RequestHeader) -> Bool {
    ByteText.equalIgnoringASCIICase(name.span, header.nameBytes.span)
  }
}
