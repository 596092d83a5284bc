extension Allowlist.Pattern {
  /// A name that nobody can have (RFC 2606).
  private static let stranger = ByteText.bytes("evil.example")

  /// How many branches of one `|` are looked at.
  private static let maximumBranches = 32

  /// What the pattern does that was hardly meant: nothing, or what URLs show that may be targets and on which RE2 was
  /// asked.
  ///
  /// From the pattern URLs are made that it matches; then their hosts are changed in the ways in which patterns fail:
  /// a wildcard in the host, a dot that is any character, nothing that ends the host, or that begins it.
  package func findings() -> [AllowlistFinding] {
    guard isUsable else { return [] }
    guard PatternReach.canMatch(text) else { return [.matchesNothing] }
    let samples = samples()
    var findings: [AllowlistFinding] = []
    if let url = otherHost(samples) {
      findings.append(.otherHost(url: url))
    } else if let url = Self.otherApps.first(where: { isMatch($0) }) {
      findings.append(.otherApp(url: url))
    }
    if let url = missedQuery(samples) { findings.append(.missesQuery(url: url)) }
    if let url = missedSingleSlash(samples) { findings.append(.missesSingleSlash(url: url)) }
    return findings
  }

  /// Whether RE2 takes the pattern.
  private var isUsable: Bool {
    let url: [UInt8] = []
    return matches(url.span) != nil
  }

  /// Pages of apps that no pattern names.
  private static var otherApps: [[UInt8]] {
    [
      ByteText.bytes("https://play.google.com/store/apps/details?id=evil.example"),
      ByteText.bytes("https://apps.apple.com/us/app/evil/id999999999999"),
      ByteText.bytes("https://itunes.apple.com/us/app/evil/id999999999999"),
    ]
  }

  /// URLs that the pattern matches.
  private func samples() -> [[UInt8]] {
    guard let tree = PatternTreeReader.tree(of: text) else { return [] }
    let fillers = [[], Self.stranger] + "/?#".utf8.map { Self.stranger + [$0] }
    var samples: [[UInt8]] = []
    for branch in 0..<min(tree.widestChoice, Self.maximumBranches) {
      for isFull in [true, false] {
        for filler in fillers {
          let sample = PatternSample(branch: branch, filler: filler, isFull: isFull)
          guard let url = sample.text(of: tree), !samples.contains(url), isMatch(url) else { continue }
          samples.append(url)
        }
      }
    }
    return samples
  }

  /// Whether `url` may be a target and the pattern lets it through.
  private func isMatch(_ url: [UInt8]) -> Bool {
    (try? WebURL.check(url.span)) != nil && matches(url.span) == true
  }

  private func otherHost(_ samples: [[UInt8]]) -> [UInt8]? {
    for scheme in ["https://", "http://"] as [StaticString] {
      let url = ByteText.bytes(scheme) + Self.stranger + [UInt8(ascii: "/")]
      if isMatch(url) { return url }
    }
    let hosts = samples.compactMap { sample in Self.host(of: sample).map { (sample, $0) } }
    if let (sample, _) = hosts.first(where: { Self.isStranger($0[$1]) }) { return sample }
    for (sample, host) in hosts {
      let owner = Self.owner(sample[host])
      for variant in Self.variants(of: sample, host) where isMatch(variant) {
        if let other = Self.host(of: variant), !Self.owner(variant[other]).elementsEqual(owner) { return variant }
      }
    }
    return nil
  }

  private static func host(of url: [UInt8]) -> Range<Int>? {
    (try? WebURL.check(url.span))?.host
  }

  private static func isStranger(_ host: ArraySlice<UInt8>) -> Bool {
    owner(host).elementsEqual(stranger)
  }

  /// The part of a host that somebody registered, as far as can be told without a list: the last two labels, or three
  /// where the last is a country's and the one before it is as short as `co` or `com`.
  private static func owner(_ host: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let labels = host.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard labels.count > 2 else { return host }
    let isDivided = labels[labels.count - 1].count == 2 && labels[labels.count - 2].count <= 3
    return host[labels[labels.count - (isDivided ? 3 : 2)].startIndex...]
  }

  /// The URL with hosts that only look like its own, and some that are names of the same owner.
  private static func variants(of url: [UInt8], _ host: Range<Int>) -> [[UInt8]] {
    func replacing(_ range: Range<Int>, _ text: [UInt8]) -> [UInt8] {
      var url = url
      url.replaceSubrange(range, with: text)
      return url
    }
    let end = host.upperBound
    return [replacing(end..<end, [UInt8(ascii: ".")] + stranger)]
      + host.filter { url[$0] == UInt8(ascii: ".") }.map { replacing($0..<($0 + 1), [UInt8(ascii: "x")]) }
      + [replacing(host.lowerBound..<host.lowerBound, ByteText.bytes("evil"))]
  }

  /// A URL of the pattern with single slashes in its path, when all that it matches have two behind each other.
  ///
  /// Those behind a colon belong to a URL in the path.
  private func missedSingleSlash(_ samples: [[UInt8]]) -> [UInt8]? {
    let single = samples.map { sample in
      var url: [UInt8] = []
      let path = Self.host(of: sample).map { $0.upperBound } ?? sample.count
      let end = sample[path...].firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? sample.count
      for (index, byte) in sample.enumerated() {
        let isSecond = index > path && index < end && byte == UInt8(ascii: "/") && sample[index - 1] == byte
        if !isSecond || url.dropLast().last == UInt8(ascii: ":") { url.append(byte) }
      }
      return url
    }
    guard let url = single.first, zip(samples, single).allSatisfy({ $0.count > $1.count && !isMatch($1) }) else {
      return nil
    }
    return url
  }

  private func missedQuery(_ samples: [[UInt8]]) -> [UInt8]? {
    for sample in samples {
      guard let host = Self.host(of: sample) else { continue }
      let front = [UInt8](sample[..<host.upperBound])
      let query = ByteText.bytes("?a=b")
      if isMatch(front), isMatch(front + [UInt8(ascii: "/")] + query), !isMatch(front + query) { return front + query }
    }
    return nil
  }
}
