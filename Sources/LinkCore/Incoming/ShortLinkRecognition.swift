/// Decides whether a web URL is a short link, and by which prefix and suffix the store would know it.
struct ShortLinkRecognition {
  /// Whether FDL's iOS SDK recognised such a URL, so that it is a dynamic link whatever the store says.
  let isRecognized: Bool
  let candidates: [ShortLinkCandidate]

  init(_ url: LinkURL, query: DecodedQuery, domains: [IncomingDomain], trace: inout IncomingTrace) {
    let isAppCode = FirebaseDomain.isAppCode(url)
    trace.add(.appCode, isAppCode)
    let isFirebase = !isAppCode && FirebaseDomain.recognize(url) != nil
    if !isAppCode { trace.add(.firebaseDomain, isFirebase) }
    var isCustom = false
    for domain in domains {
      guard domain.rest(url) != nil else { continue }
      let isMatch = domain.recognizes(url, query: query)
      trace.add(.customDomain, isMatch, value: domain.prefix.text)
      isCustom = isCustom || isMatch
    }
    isRecognized = isAppCode || isFirebase || isCustom

    if ByteText.hasPrefixIgnoringASCIICase(url.text.span.extracting(url.path), "/link/dismiss") {
      candidates = []
    } else if isCustom {
      candidates = Self.candidates(url, domains)
    } else if isFirebase, let end = FirebaseDomain.domainEnd(url) {
      candidates = [Self.candidate(url, prefix: Self.key(url, pathEnd: end), suffixStart: end)]
    } else {
      candidates = Self.lastSegment(url).map { [$0] } ?? []
    }
  }

  /// One for each prefix that the URL begins with: those that leave one segment first, the longest of them first.
  private static func candidates(_ url: LinkURL, _ domains: [IncomingDomain]) -> [ShortLinkCandidate] {
    var single: [ShortLinkCandidate] = []
    var others: [ShortLinkCandidate] = []
    for domain in domains {
      guard let rest = domain.rest(url) else { continue }
      let place = suffix(url, from: rest)
      let found = candidate(url, prefix: domain.prefix.key, suffixStart: rest)
      let isSingle = !place.isEmpty && ByteText.firstIndex(of: 0x2F, in: url.text.span.extracting(place)) == nil
      if isSingle { single.append(found) } else { others.append(found) }
    }
    return single.isEmpty ? Array(others.prefix(1)) : single
  }

  /// The last segment of the path as suffix, everything before it as prefix; nil without a segment.
  private static func lastSegment(_ url: LinkURL) -> ShortLinkCandidate? {
    guard url.host?.isEmpty == false, url.userinfo == nil else { return nil }
    let whole = suffix(url, from: url.path.lowerBound)
    guard !whole.isEmpty else { return nil }
    var start = whole.upperBound
    while start > whole.lowerBound, url.text[start &- 1] != 0x2F { start &-= 1 }
    return candidate(url, prefix: key(url, pathEnd: start &- 1), suffixStart: start &- 1)
  }

  private static func candidate(_ url: LinkURL, prefix: [UInt8], suffixStart: Int) -> ShortLinkCandidate {
    var decoded: [UInt8] = []
    PercentEncoding.appendDecoded(url.text.span.extracting(suffix(url, from: suffixStart)), to: &decoded)
    return ShortLinkCandidate(prefix: prefix, suffix: decoded)
  }

  /// The path from `start` on without one slash at its beginning and one at its end.
  private static func suffix(_ url: LinkURL, from start: Int) -> Range<Int> {
    var lower = min(start, url.path.upperBound)
    var upper = url.path.upperBound
    if lower < upper, url.text[lower] == 0x2F { lower &+= 1 }
    if lower < upper, url.text[upper &- 1] == 0x2F { upper &-= 1 }
    return lower..<upper
  }

  /// Prefix as a store knows it: https, host in lower case, no default port, path up to `pathEnd`.
  private static func key(_ url: LinkURL, pathEnd: Int) -> [UInt8] {
    var key: [UInt8] = []
    key.reserveCapacity(pathEnd &+ 16)
    key += ByteText.bytes("https://")
    for index in url.host ?? 0..<0 { key.append(url.text[index].lowercasedASCII) }
    if let port = url.portNumber, port != 443, port != 80 { key += [0x3A] + [UInt8](String(port).utf8) }
    if pathEnd > url.path.lowerBound { key += url.text[url.path.lowerBound..<pathEnd] }
    return key
  }
}
