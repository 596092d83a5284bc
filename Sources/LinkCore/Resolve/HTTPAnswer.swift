/// Answer to a click for a web front to send as it is.
package struct HTTPAnswer: Equatable, Sendable {
  package let status: Int
  /// Value of the header `Location`, printable ASCII; nil when the answer does not redirect.
  package let location: [UInt8]?
  /// Nil: none.
  package let body: [UInt8]?

  /// A redirect; bytes of the URL outside of printable ASCII become `%XX`, so that nothing can end the header's line.
  init(redirectingTo url: [UInt8]) {
    status = 302
    location = Self.headerValue(url)
    body = nil
  }

  /// A page or document that leads nowhere.
  init(body: [UInt8]) {
    status = 200
    location = nil
    self.body = body
  }

  /// The headers, names and values in printable ASCII.
  package var headers: [HTTPField] {
    let first = location.map { [HTTPField(name: ByteText.bytes("Location"), value: $0)] } ?? []
    return first + (location == nil ? Self.documentFields : Self.commonFields)
  }

  private static func headerValue(_ text: [UInt8]) -> [UInt8] {
    let bytes = text.span
    guard !isPrintable(bytes) else { return text }
    var escaped: [UInt8] = []
    PercentEncoding.append(bytes, keeping: .headerValue, to: &escaped)
    return escaped
  }

  /// Whether nothing is to escape, as in every URL of a ``Destination``.
  private static func isPrintable(_ text: Span<UInt8>) -> Bool {
    var others: UInt8 = 0
    for index in text.indices { others |= text[index] &- 0x20 < 0x5F ? 0 : 1 }
    return others == 0
  }
}

extension ASCIISet {
  /// Printable ASCII and the blank (RFC 9110 §5.5 without obs-text and tab).
  static let headerValue = ASCIISet(digits + letters + " !\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~")
}
