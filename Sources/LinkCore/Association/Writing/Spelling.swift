/// How the texts of a route stand in a URL, and so in patterns.
enum Spelling: CaseIterable, Sendable {
  /// As `build` writes them: everything but unreserved characters is escaped.
  case built

  /// As browsers send what a page links or a person types: punctuation that has no meaning in a URL is not escaped
  /// (WHATWG URL Standard, path and query percent-encode sets).
  case browser

  /// Without escapes, as Android gives the path to an app.
  case decoded

  /// Where a text stands.
  enum Place: Sendable {
    case path
    case queryName
    case queryValue
  }

  /// The text as a pattern, which takes it alone; nil when no pattern does, since `*`, `?` and `$(` cannot be written
  /// otherwise than as what they mean in patterns, or when people would take it for a regular expression.
  func pattern(_ text: [UInt8], in place: Place) -> [UInt8]? {
    let spelt = spelt(text, in: place)
    guard place != .queryName else { return spelt }
    let special = self == .decoded ? Spelling.wildcards : Spelling.misleading
    for byte in spelt where special.contains(byte) { return nil }
    return spelt
  }

  private func spelt(_ text: [UInt8], in place: Place) -> [UInt8] {
    var spelt: [UInt8] = []
    switch (self, place) {
    case (.built, _): PercentEncoding.append(text.span, to: &spelt)
    case (.decoded, _): return text
    case (.browser, .path): PercentEncoding.append(text.span, keeping: Spelling.inPath, to: &spelt)
    case (.browser, .queryName): PercentEncoding.append(text.span, keeping: Spelling.inQueryName, to: &spelt)
    case (.browser, .queryValue): PercentEncoding.append(text.span, keeping: Spelling.inQueryValue, to: &spelt)
    }
    return spelt
  }

  private static let wildcards = ASCIISet("*?$")
  private static let misleading = ASCIISet("*?$[]|")

  private static let unreserved = ASCIISet.letters + ASCIISet.digits + "-._~"

  /// A `/` in a text is no separator, so it is escaped.
  private static let inPath = ASCIISet(unreserved + "!$&'()*+,;=:@[]|")
  private static let inQueryName = ASCIISet(unreserved + "!$()*+,;:@/?[]|")
  private static let inQueryValue = ASCIISet(unreserved + "!$()*+,;:@/?[]|=")
}
