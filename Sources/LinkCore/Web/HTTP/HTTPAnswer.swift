/// Answer to a request for a web front to send as it is.
package struct HTTPAnswer: Equatable, Sendable {
  package let status: Int
  /// Value of the header `Location`, printable ASCII; nil when the answer does not redirect.
  package let location: [UInt8]?
  /// Nil: none.
  package let body: [UInt8]?

  /// The headers beside `Location`, names and values in printable ASCII.
  package let fields: [HTTPField]

  private init(status: Int, location: [UInt8]? = nil, fields: [HTTPField], body: [UInt8]?) {
    self.status = status
    self.location = location
    self.fields = fields
    self.body = body
  }

  /// A redirect; bytes of the URL outside of printable ASCII become `%XX`, so that nothing can end the header's line.
  package init(redirectingTo url: [UInt8]) {
    self.init(status: 302, location: Self.headerValue(url), fields: Self.commonFields, body: nil)
  }

  init(_ page: WebPage) {
    let own = [
      HTTPField("Content-Type", "text/html; charset=utf-8"),
      HTTPField("Content-Language", page.language.tag),
      HTTPField(name: ByteText.bytes("Content-Security-Policy"), value: page.policy),
      Self.typeAsSaid,
    ]
    self.init(status: page.status, fields: own + Self.commonFields, body: page.body)
  }

  /// A page that leads nowhere; `reason` is an English sentence for those who run the domain or made the link.
  package init(_ error: ErrorPage, in language: PageLanguage, reason: [UInt8]? = nil) {
    let page = HTTPAnswer(error.page(in: language, reason: reason))
    self.init(status: page.status, fields: error.fields + page.fields, body: page.body)
  }

  /// An answer for programs.
  package init(json: [UInt8]) {
    self.init(status: 200, fields: Self.jsonFields, body: json)
  }

  /// What programs get in place of a page that leads nowhere.
  package init(_ error: ErrorPage, json: [UInt8]) {
    self.init(status: error.status, fields: error.fields + Self.jsonFields, body: json)
  }

  /// A file that is the same for everybody.
  package init(file json: [UInt8]) {
    self.init(
      status: 200, fields: [Self.jsonType, Self.typeAsSaid, HTTPField("Cache-Control", "public, max-age=3600")],
      body: json)
  }

  /// The answer to a method other than GET and HEAD (RFC 9110 §15.5.6).
  package static let methodNotAllowed = HTTPAnswer(
    status: 405, fields: [HTTPField("Allow", "GET, HEAD")] + commonFields, body: nil)

  private static let jsonFields = [jsonType, typeAsSaid] + commonFields
  private static let jsonType = HTTPField("Content-Type", "application/json")
  private static let typeAsSaid = HTTPField("X-Content-Type-Options", "nosniff")

  /// The headers of every answer that depends on who asks.
  package static let commonFields = [
    // The answer depends on the device and the language, and the link can be disabled at any time.
    HTTPField("Cache-Control", "no-store"),
    HTTPField(name: ByteText.bytes("Vary"), value: RequestHeader.vary),
    // The next site learns the origin from which the click came, as it would from a plain link, and no path.
    HTTPField("Referrer-Policy", "strict-origin-when-cross-origin"),
    HTTPField("X-Robots-Tag", "noindex"),
  ]

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
