/// Finds out whether a URL leads back to a dynamic link: below the link's own prefix, a dynamic link on another
/// configured prefix, or a form that FDL's own domains had.
///
/// Stricter than recognition of incoming links: http counts as https, hosts compare without case and without the dot of
/// a fully qualified name; dot segments, repeated slashes and escapes in the path are resolved first, because a server
/// that is asked may resolve them as well.
enum OwnLinks {
  /// `url` is `bytes`, checked.
  static func contains(_ url: WebURL, _ bytes: Span<UInt8>, prefix: URIPrefix, policy: LinkPolicy) -> Bool {
    let host = bytes.extracting(url.host)
    if leads(host, to: prefix), isBelow(prefix, url, bytes) { return true }
    for domain in policy.domains where leads(host, to: domain.prefix) {
      if isDynamicLink(below: domain.prefix, url, bytes) { return true }
    }
    return FirebaseDomain.mayBeHost(host) && isFirebaseLink(bytes)
  }

  /// Whether `host` is that of `prefix`; either may have the dot.
  private static func leads(_ host: Span<UInt8>, to prefix: URIPrefix) -> Bool {
    let own = prefix.text.span.extracting(prefix.host)
    let count = countWithoutRootDot(host)
    guard count == countWithoutRootDot(own) else { return false }
    return ByteText.equalIgnoringASCIICase(host.extracting(0..<count), own.extracting(0..<count))
  }

  private static func countWithoutRootDot(_ host: Span<UInt8>) -> Int {
    guard let last = host.indices.last, host[last] == 0x2E else { return host.count }
    return last
  }

  /// Every URL that begins with the prefix (Firebase docs, custom domains).
  private static func isBelow(_ prefix: URIPrefix, _ url: WebURL, _ bytes: Span<UInt8>) -> Bool {
    rest(below: prefix, url, bytes) != nil
  }

  /// More than the prefix, or a query with a `link` (Firebase iOS SDK 11.15, FDLUtilities.m, custom domains).
  private static func isDynamicLink(below prefix: URIPrefix, _ url: WebURL, _ bytes: Span<UInt8>) -> Bool {
    guard let rest = rest(below: prefix, url, bytes) else { return false }
    if rest > 1 { return true }
    guard let mark = ByteText.firstIndex(of: 0x3F, in: bytes, from: url.pathStart) else { return false }
    let end = ByteText.firstIndex(of: 0x23, in: bytes, from: url.pathStart) ?? bytes.count
    guard mark < end else { return false }
    let query = DecodedQuery(bytes, in: (mark &+ 1)..<end)
    return query.carriesWebLink || query.item("link").map { query.carriesWebURL($0) } ?? false
  }

  /// How many bytes of path the URL has behind the prefix, at most, in the forms in which a server may read it; nil when
  /// it is not below it.
  @inline(never)
  private static func rest(below prefix: URIPrefix, _ url: WebURL, _ bytes: Span<UInt8>) -> Int? {
    guard url.securePort(bytes) == prefix.port else { return nil }
    var end = url.pathStart
    while end < bytes.count, bytes[end] != 0x3F, bytes[end] != 0x23 { end &+= 1 }
    let path = NormalizedPath.bytes(bytes.extracting(url.pathStart..<end))
    let own = NormalizedPath.bytes(prefix.text.span.extracting(prefix.pathStart..<prefix.text.count))
    let collapsed = NormalizedPath.collapsed(path)
    let rest = rest(of: path, below: own)
    let other = collapsed == path ? nil : self.rest(of: collapsed, below: NormalizedPath.collapsed(own))
    guard let rest, let other else { return rest ?? other }
    return max(rest, other)
  }

  private static func rest(of path: [UInt8], below own: [UInt8]) -> Int? {
    // A prefix at the root has the path `/` when normalised, every other one has no slash at its end.
    let wanted = own == [0x2F] ? [] : own
    guard ByteText.hasPrefix(path.span, wanted.span) else { return nil }
    guard path.count == wanted.count || path[wanted.count] == 0x2F else { return nil }
    return path.count &- wanted.count
  }

  @inline(never)
  private static func isFirebaseLink(_ bytes: Span<UInt8>) -> Bool {
    guard let url = LinkURL(ByteText.array(bytes)), let host = url.host else { return false }
    if FirebaseDomain.recognizes(url) { return true }
    // Case in scheme and host, a port and a dot at the end change nothing for a browser.
    var text = ByteText.bytes("https://")
    var name = host
    if url.text[name.upperBound &- 1] == 0x2E { name = name.lowerBound..<(name.upperBound &- 1) }
    for index in name { text.append(url.text[index].lowercasedASCII) }
    text += url.text[url.path.lowerBound...]
    return LinkURL(text).map { FirebaseDomain.recognizes($0) } ?? false
  }
}
