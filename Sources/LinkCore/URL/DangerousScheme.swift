/// Schemes that run code or read local data: never accepted, even when declared.
enum DangerousScheme {
  private static let names: [StaticString] = [
    "javascript", "data", "vbscript", "blob", "file", "about", "intent", "content",
  ]

  /// Whether `scheme` is one of them, compared without case.
  static func contains(_ scheme: Span<UInt8>) -> Bool {
    for name in names where ByteText.equalIgnoringASCIICase(scheme, name) { return true }
    return false
  }

  /// Whether a browser would find such a scheme in front of `text`: it drops leading control characters and blanks,
  /// and tabs and line ends everywhere (WHATWG URL §4.4).
  static func leads(_ text: Span<UInt8>) -> Bool {
    var scheme: [UInt8] = []
    for index in text.indices {
      let byte = text[index]
      if byte == 0x3A { return contains(scheme.span) }
      if byte == 0x09 || byte == 0x0A || byte == 0x0D || (scheme.isEmpty && byte <= 0x20) { continue }
      guard scheme.count < 16 else { return false }
      scheme.append(byte)
    }
    return false
  }

  /// Why text that begins with neither `http://` nor `https://` is no web URL.
  @inline(never)
  static func fault(_ text: Span<UInt8>) -> URLFault {
    if leads(text) { return .dangerousScheme }
    for index in text.indices where text[index] < 0x20 || text[index] == 0x7F { return .controlCharacter }
    guard let colon = LinkURL.schemeEnd(text) else { return .notAbsolute }
    let scheme = text.extracting(0..<colon)
    guard ByteText.equalIgnoringASCIICase(scheme, "https") || ByteText.equalIgnoringASCIICase(scheme, "http") else {
      return .notWebScheme
    }
    if colon &+ 1 < text.count, text[colon &+ 1] == 0x5C { return .backslash }
    return .missingSlashes
  }
}
