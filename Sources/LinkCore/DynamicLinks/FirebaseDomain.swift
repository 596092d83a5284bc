/// The hosts that belonged to Firebase Dynamic Links and the URL shapes that its iOS SDK recognised on them.
///
/// Firebase iOS SDK 11.15, FDLUtilities.m. Needs no configuration. All comparisons are on the text as written.
enum FirebaseDomain {
  /// Which of the two tests holds.
  enum Recognition: Equatable {
    /// `goo.gl`, `page.link` or `app.google` with a path that begins with `/app`.
    case appCode
    /// Shape a, b or c on `LABEL.page.link` and its kin.
    case domain
  }

  private static let appCodeHosts: [StaticString] = ["goo.gl", "page.link", "app.google"]
  private static let domainSuffixes: [StaticString] = [".app.goo.gl", ".page.link", ".app.google"]

  static func isPageLink(_ host: Span<UInt8>) -> Bool {
    ByteText.hasSuffixIgnoringASCIICase(host, ".page.link")
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

  /// The test that recognises `url`, nil when none does.
  static func recognize(_ url: LinkURL) -> Recognition? {
    if isAppCode(url) { return .appCode }
    guard let end = domainEnd(url), hasDynamicLinkShape(url.text.span, from: end) else { return nil }
    return .domain
  }

  /// ``Recognition/appCode``.
  static func isAppCode(_ url: LinkURL) -> Bool {
    guard url.isWeb, let host = url.host, url.port == nil, url.userinfo == nil else { return false }
    let bytes = url.text.span
    for name in appCodeHosts where ByteText.equal(bytes.extracting(host), name) {
      return ByteText.hasPrefix(bytes.extracting(url.path), "/app")
    }
    return false
  }

  /// Where `http[s]://LABEL.page.link` and its kin end in the text; nothing but the end, `/` or `?` stands there.
  static func domainEnd(_ url: LinkURL) -> Int? {
    let bytes = url.text.span
    let scheme = bytes.extracting(url.scheme)
    guard let host = url.host, url.port == nil, url.userinfo == nil,
      ByteText.equal(scheme, "https") || ByteText.equal(scheme, "http")
    else { return nil }
    let allowed = ASCIISet.letterOrDigit
    var dot = host.lowerBound
    while dot < host.upperBound, allowed.contains(bytes[dot]) { dot &+= 1 }
    guard dot > host.lowerBound else { return nil }
    for suffix in domainSuffixes where ByteText.equal(bytes.extracting(dot..<host.upperBound), suffix) {
      let end = host.upperBound
      return end == bytes.count || bytes[end] == 0x2F || bytes[end] == 0x3F ? end : nil
    }
    return nil
  }

  /// Shapes a, b and c for what stands behind the domain.
  private static func hasDynamicLinkShape(_ bytes: Span<UInt8>, from start: Int) -> Bool {
    var index = start
    if index < bytes.count, bytes[index] == 0x2F { index &+= 1 }
    if index < bytes.count, bytes[index] == 0x3F {
      return ByteText.contains(bytes, "link=http", from: index &+ 1)
    }
    guard index > start else { return false }
    if ByteText.hasPrefix(bytes, "i/", from: index) { return true }
    let allowed = ASCIISet.suffix
    let segment = index
    while index < bytes.count, allowed.contains(bytes[index]) { index &+= 1 }
    guard index > segment else { return false }
    if index == bytes.count { return true }
    if bytes[index] == 0x2F { index &+= 1 }
    guard index < bytes.count, bytes[index] == 0x3F else { return false }
    return ByteText.firstIndex(of: 0x3D, in: bytes, from: index &+ 1) != nil
  }
}
