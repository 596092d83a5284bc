/// The hosts that belonged to Firebase Dynamic Links and the URL shapes that its iOS SDK recognised on them.
///
/// Firebase iOS SDK 11.15, FDLUtilities.m. Needs no configuration. All comparisons are on the text as written.
enum FirebaseDomain {
  private static let appCodeHosts: [StaticString] = ["goo.gl", "page.link", "app.google"]
  private static let domainSuffixes: [StaticString] = [".app.goo.gl", ".page.link", ".app.google"]

  /// Whether `host` ends as the hosts do of which each was one prefix, so that a path behind it is a short link.
  static func isDomain(_ host: Span<UInt8>) -> Bool {
    for suffix in domainSuffixes where ByteText.hasSuffixIgnoringASCIICase(host, suffix) { return true }
    return false
  }

  /// Whether the SDK knows the host without being told.
  static func isKnown(_ host: Span<UInt8>) -> Bool {
    for name in appCodeHosts where ByteText.equal(host, name) { return true }
    for suffix in domainSuffixes where ByteText.hasSuffixIgnoringASCIICase(host, suffix) { return true }
    return false
  }

  /// A quick look before the shapes are tried.
  static func mayBeHost(_ host: Span<UInt8>) -> Bool {
    guard host.count >= 6 else { return false }
    var end = host.count
    if host[end &- 1] == 0x2E { end &-= 1 }
    let name = host.extracting(0..<end)
    return ByteText.hasSuffixIgnoringASCIICase(name, "goo.gl")
      || ByteText.hasSuffixIgnoringASCIICase(name, "page.link")
      || ByteText.hasSuffixIgnoringASCIICase(name, "app.google")
  }

  /// Whether one of the two tests recognises `url`.
  static func recognizes(_ url: LinkURL) -> Bool {
    if appCode(url).isMatch { return true }
    return domain(url).end.map { shape(url.text.span, from: $0) != nil } ?? false
  }

  /// Whether the URL is one on `goo.gl`, `page.link` or `app.google` with a path that begins with `/app`; up to the end
  /// of the path.
  static func appCode(_ url: LinkURL) -> IncomingVerdict {
    let bytes = url.text.span
    guard url.isWeb, let host = url.host else { return .refused(.otherHost) }
    for name in appCodeHosts where ByteText.equal(bytes.extracting(host), name) {
      guard url.port == nil else { return .refused(.port) }
      guard url.userinfo == nil else { return .refused(.userinfo) }
      guard ByteText.hasPrefix(bytes.extracting(url.path), "/app") else { return .refused(.otherPath) }
      return .match(end: url.path.upperBound)
    }
    return .refused(.otherHost)
  }

  /// Whether the URL begins with `http[s]://LABEL.page.link` or its kin, and nothing but the end, `/` or `?` follows;
  /// up to the end of the host.
  static func domain(_ url: LinkURL) -> IncomingVerdict {
    let bytes = url.text.span
    let scheme = bytes.extracting(url.scheme)
    guard let host = url.host, ByteText.equal(scheme, "https") || ByteText.equal(scheme, "http") else {
      return .refused(.otherHost)
    }
    let allowed = ASCIISet.letterOrDigit
    var dot = host.lowerBound
    while dot < host.upperBound, allowed.contains(bytes[dot]) { dot &+= 1 }
    guard dot > host.lowerBound else { return .refused(.otherHost) }
    for suffix in domainSuffixes where ByteText.equal(bytes.extracting(dot..<host.upperBound), suffix) {
      guard url.port == nil else { return .refused(.port) }
      guard url.userinfo == nil else { return .refused(.userinfo) }
      let end = host.upperBound
      guard end == bytes.count || bytes[end] == 0x2F || bytes[end] == 0x3F else { return .refused(.noBoundary) }
      return .match(end: end)
    }
    return .refused(.otherHost)
  }

  /// What may stand behind the domain of a long link, a short link or an invitation.
  enum Shape: String {
    /// An optional `/` and a query with the text `link=http`.
    case longLink
    /// One segment, then the end or a query with a `=`.
    case shortLink
    /// `/i/` and anything.
    case invite
  }

  /// The shape of what begins at `start`, behind the domain; nil when it is none of them.
  static func shape(_ bytes: Span<UInt8>, from start: Int) -> Shape? {
    var index = start
    if index < bytes.count, bytes[index] == 0x2F { index &+= 1 }
    if index < bytes.count, bytes[index] == 0x3F {
      return ByteText.contains(bytes, "link=http", from: index &+ 1) ? .longLink : nil
    }
    guard index > start else { return nil }
    if ByteText.hasPrefix(bytes, "i/", from: index) { return .invite }
    let allowed = ASCIISet.suffix
    let segment = index
    while index < bytes.count, allowed.contains(bytes[index]) { index &+= 1 }
    guard index > segment else { return nil }
    if index == bytes.count { return .shortLink }
    if bytes[index] == 0x2F { index &+= 1 }
    guard index < bytes.count, bytes[index] == 0x3F else { return nil }
    return ByteText.firstIndex(of: 0x3D, in: bytes, from: index &+ 1) != nil ? .shortLink : nil
  }
}
