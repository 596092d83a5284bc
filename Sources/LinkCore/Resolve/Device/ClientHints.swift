/// The two User-Agent Client Hints that browsers send unasked and that say on what they run.
struct ClientHints {
  /// Meaning of `Sec-CH-UA-Platform`.
  enum Platform {
    case android
    /// iPhone or iPad: the hint has one name for both.
    case ios
    case ipados
    case desktop
  }

  /// The value of `Sec-CH-UA-Platform`; empty when there is none.
  private(set) var platformValue: [UInt8] = []
  /// The value of `Sec-CH-UA-Mobile`; empty when there is none.
  private var mobileValue: [UInt8] = []

  /// Takes note of a header that is one of the hints.
  mutating func read(_ header: HTTPField) {
    if header.isNamed(.platformHint) {
      if platformValue.isEmpty { platformValue = header.value }
    } else if header.isNamed(.mobileHint) {
      if mobileValue.isEmpty { mobileValue = header.value }
    }
  }

  /// The platform of the quoted string (RFC 8941 §3.3.3); nil for `Unknown`, and for names that are not in the
  /// User-Agent Client Hints draft.
  ///
  /// The draft has no iPadOS; it is taken from those who make the header themselves.
  var platform: Platform? {
    guard !platformValue.isEmpty else { return nil }
    let name = platformValue.span.extracting(Self.trimmed(platformValue.span))
    if ByteText.equalIgnoringASCIICase(name, "android") { return .android }
    if ByteText.equalIgnoringASCIICase(name, "ios") { return .ios }
    if ByteText.equalIgnoringASCIICase(name, "ipados") { return .ipados }
    for other in Self.desktops where ByteText.equalIgnoringASCIICase(name, other) { return .desktop }
    return nil
  }

  /// Whether the browser asks for pages for phones; the boolean of RFC 8941 §3.3.6.
  ///
  /// Tablets say no. Nil for what is no boolean.
  var isMobile: Bool? {
    guard !mobileValue.isEmpty else { return nil }
    let value = mobileValue.span.extracting(Self.trimmed(mobileValue.span))
    if ByteText.equal(value, "?1") { return true }
    return ByteText.equal(value, "?0") ? false : nil
  }

  private static let desktops: [StaticString] = [
    "windows", "macos", "linux", "chrome os", "chromium os", "fuchsia",
  ]

  /// The text between blanks and quotes.
  private static func trimmed(_ text: Span<UInt8>) -> Range<Int> {
    ByteText.trimmed(text, in: text.indices, of: padding)
  }

  private static let padding = ASCIISet(" \t\"")
}
