/// URI that an app may receive, of any scheme but the dangerous ones; it can stand in a header as it is.
enum AppURI {
  /// Whether `text` is a scheme (RFC 3986 §3.1), a colon and at least one more character, all of them printable ASCII
  /// that a URI may have.
  static func isValid(_ text: Span<UInt8>) -> Bool {
    guard let colon = LinkURL.schemeEnd(text), colon &+ 1 < text.count else { return false }
    let allowed = ASCIISet.plainInPath
    for index in text.indices where !allowed.contains(text[index]) { return false }
    return !DangerousScheme.contains(text.extracting(0..<colon))
  }
}
