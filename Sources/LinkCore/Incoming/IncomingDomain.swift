/// Configured prefix as the recognition of incoming links compares it: by text, case included.
///
/// Firebase iOS SDK 11.15, FDLUtilities.m, custom domains.
struct IncomingDomain: Sendable {
  let prefix: URIPrefix
  /// Scheme and host in lower case, as the system hands URLs to an app; port and path as configured.
  private let text: [UInt8]

  init(_ prefix: URIPrefix) {
    self.prefix = prefix
    var text = prefix.text
    for index in 0..<prefix.host.upperBound { text[index] = text[index].lowercasedASCII }
    self.text = text
  }

  var length: Int { text.count }

  /// Where the rest begins behind the prefix; nil unless the URL begins with it and goes on with `/` or `?`.
  func rest(_ url: LinkURL) -> Int? {
    let bytes = url.text.span
    guard ByteText.hasPrefix(bytes, text.span), bytes.count > text.count,
      bytes[text.count] == 0x2F || bytes[text.count] == 0x3F
    else { return nil }
    return text.count
  }

  /// More than one byte of path behind the prefix, or a `link` item.
  func recognizes(_ url: LinkURL, query: DecodedQuery) -> Bool {
    guard let rest = rest(url) else { return false }
    return url.path.upperBound &- rest > 1 || query.carriesWebLink
  }
}
