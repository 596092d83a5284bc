/// Configured prefix as incoming links are compared with it.
struct IncomingDomain: Sendable {
  let prefix: URIPrefix
  /// How short links are stored under the prefix: the form in which the system hands URLs to an app.
  let key: [UInt8]

  init(_ prefix: URIPrefix) {
    self.prefix = prefix
    key = prefix.key
  }

  /// The longest prefix first; equal ones count once.
  static func longestFirst(_ prefixes: [URIPrefix]) -> [IncomingDomain] {
    var seen: Set<[UInt8]> = []
    return prefixes.map { IncomingDomain($0) }.filter { seen.insert($0.key).inserted }
      .sorted { $0.key.count > $1.key.count }
  }

  /// Whether nothing but an optional `/` stands between the prefix and the query, which the URL has; up to where the
  /// prefix reaches.
  ///
  /// Scheme and host compare without case and the port by number, as prefixes do: a long link is written with the
  /// prefix as it was typed.
  func front(_ url: LinkURL) -> IncomingVerdict {
    let bytes = url.text.span
    let own = prefix.text.span.extracting(prefix.pathStart..<prefix.text.count)
    let path = bytes.extracting(url.path)
    guard ByteText.equalIgnoringASCIICase(bytes.extracting(url.scheme), "https"), url.userinfo == nil,
      let host = url.host, prefix.hostEquals(bytes.extracting(host)), url.securePort == prefix.port,
      ByteText.hasPrefix(path, own)
    else { return .refused(.otherStart) }
    let end = url.path.lowerBound &+ own.count
    if path.count == own.count { return .match(end: end) }
    guard path[own.count] == 0x2F else { return .refused(.noBoundary) }
    return path.count == own.count &+ 1 ? .match(end: end) : .refused(.morePath)
  }

  /// Where the rest begins behind the prefix, by text and with case: the URL begins with the prefix and goes on with
  /// `/` or `?` (Firebase iOS SDK 11.15, FDLUtilities.m, custom domains).
  ///
  /// The prefix counts as it was configured, as FDL had it, and in its normalised form.
  func rest(_ url: LinkURL) -> IncomingVerdict {
    let normalised = Self.rest(url, behind: key.span)
    guard !normalised.isMatch, prefix.text != key else { return normalised }
    let configured = Self.rest(url, behind: prefix.text.span)
    return configured == .refused(.otherStart) ? normalised : configured
  }

  /// ``rest(_:)`` with more than one byte of path behind it, or a `link` item.
  func recognize(_ url: LinkURL, query: DecodedQuery) -> IncomingVerdict {
    let rest = rest(url)
    guard let end = rest.end else { return rest }
    return url.path.upperBound &- end > 1 || query.carriesWebLink ? rest : .refused(.emptyRest)
  }

  private static func rest(_ url: LinkURL, behind text: Span<UInt8>) -> IncomingVerdict {
    let bytes = url.text.span
    guard ByteText.hasPrefix(bytes, text) else { return .refused(.otherStart) }
    guard bytes.count > text.count, bytes[text.count] == 0x2F || bytes[text.count] == 0x3F else {
      return .refused(.noBoundary)
    }
    return .match(end: text.count)
  }
}
