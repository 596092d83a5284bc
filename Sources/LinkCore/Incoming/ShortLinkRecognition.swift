/// Decides whether a web URL is a short link, and by which prefix and suffix the store would know it.
struct ShortLinkRecognition {
  /// Whether FDL's iOS SDK recognised such a URL, so that it is a dynamic link whatever the store says.
  let isRecognized: Bool
  let candidates: [ShortLinkCandidate]

  init(_ url: LinkURL, query: DecodedQuery, domains: [IncomingDomain], trace: inout IncomingTrace) {
    let appCode = FirebaseDomain.appCode(url)
    trace.add(.appCode, appCode.refusal)
    let isAppCode = appCode.isMatch
    var firebaseEnd: Int?
    if !isAppCode {
      let domain = FirebaseDomain.domain(url)
      let shape = domain.end.flatMap { FirebaseDomain.shape(url.text.span, from: $0) }
      let refusal = domain.refusal ?? (shape == nil ? .otherShape : nil)
      trace.add(.firebaseDomain, refusal, detail: shape.map { [UInt8]($0.rawValue.utf8) } ?? [])
      if shape != nil { firebaseEnd = domain.end }
    }
    var isCustom = false
    for domain in domains {
      let verdict = domain.recognize(url, query: query)
      trace.add(.customDomain, verdict.refusal, value: domain.prefix.text)
      isCustom = isCustom || verdict.isMatch
    }
    isRecognized = isAppCode || firebaseEnd != nil || isCustom

    // FDL's SDK looked for no short link behind `/link/dismiss`. Here the store decides, as for every other path: under
    // the prefix `https://example.com/link` a suffix may begin so.
    if isCustom {
      candidates = Self.candidates(url, domains)
    } else if let firebaseEnd {
      candidates = Self.candidate(url, pathEnd: firebaseEnd).map { [$0] } ?? []
    } else {
      switch Self.lastSegment(url) {
      case .match(let end):
        let candidate = Self.candidate(url, pathEnd: end)
        trace.add(.lastSegment, candidate == nil ? .port : nil)
        candidates = candidate.map { [$0] } ?? []
      case .refused(let reason):
        trace.add(.lastSegment, reason)
        candidates = []
      }
    }
  }

  /// One for each prefix that the URL begins with: those that leave one segment first, the longest of them first.
  private static func candidates(_ url: LinkURL, _ domains: [IncomingDomain]) -> [ShortLinkCandidate] {
    var single: [ShortLinkCandidate] = []
    var others: [ShortLinkCandidate] = []
    for domain in domains {
      guard let rest = domain.rest(url).end else { continue }
      let place = suffix(url, from: rest)
      let found = candidate(url, prefix: domain.key, suffixStart: rest)
      let isSingle = !place.isEmpty && ByteText.firstIndex(of: 0x2F, in: url.text.span.extracting(place)) == nil
      if isSingle { single.append(found) } else { others.append(found) }
    }
    return single.isEmpty ? Array(others.prefix(1)) : single
  }

  /// Where the last segment of the path begins, its slash included.
  private static func lastSegment(_ url: LinkURL) -> IncomingVerdict {
    guard url.host?.isEmpty == false else { return .refused(.otherHost) }
    guard url.userinfo == nil else { return .refused(.userinfo) }
    let whole = suffix(url, from: url.path.lowerBound)
    guard !whole.isEmpty else { return .refused(.noSegment) }
    var start = whole.upperBound
    while start > whole.lowerBound, url.text[start &- 1] != 0x2F { start &-= 1 }
    return .match(end: start &- 1)
  }

  /// The front of the URL up to `pathEnd` as prefix; nil when its port is no number.
  private static func candidate(_ url: LinkURL, pathEnd: Int) -> ShortLinkCandidate? {
    guard let port = url.securePort, let host = url.host else { return nil }
    let text = url.text.span
    let path = text.extracting(url.path.lowerBound..<max(pathEnd, url.path.lowerBound))
    return candidate(
      url,
      prefix: URIPrefix.key(host: text.extracting(host), port: port, path: path),
      suffixStart: pathEnd
    )
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
}
