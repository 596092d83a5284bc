/// Finds out what a URL that opened an app is, and what it carries.
///
/// The kinds are tried in this order, the first that fits wins: a long link on a known prefix; a URL that F §4.1
/// recognises, which is a short link; a URL of a known custom scheme; anything else is unrecognised. Short links are
/// looked up by the caller, see ``IncomingLink/candidates``, who then calls ``accept(_:longLink:for:)`` or
/// ``reject(_:)``.
package struct IncomingParser: Sendable {
  /// How many forms of a dynamic link may stand in each other; deeper ones stay as they are.
  package static let maximumDepth = 8

  /// Longest first.
  let domains: [IncomingDomain]
  let schemes: [[UInt8]]

  /// `schemes` holds custom schemes and bundle ids; they compare without case.
  package init(domains: [URIPrefix] = [], schemes: [[UInt8]] = []) {
    self.domains = domains.map { IncomingDomain($0) }.sorted { $0.length > $1.length }
    self.schemes = schemes
  }

  /// Parses a URL.
  package func parse(_ text: [UInt8], explain: Bool = false) -> IncomingLink {
    parse(text, outer: [], trace: IncomingTrace(isOn: explain))
  }

  /// Parses what the Play Store handed to an app: utm pairs and a `deep_link` that holds an encoded URL.
  ///
  /// The result is that of the URL; the utm pairs count as a layer around it. Without a `deep_link` the text is
  /// unrecognised.
  package func parse(referrer: [UInt8], explain: Bool = false) -> IncomingLink {
    var trace = IncomingTrace(isOn: explain)
    let layer = LinkLayer(text: referrer, pairs: LinkLayer.pairs(referrer.span, in: 0..<referrer.count))
    guard let target = layer.value("deep_link") else {
      trace.add(.playReferrer, false)
      return IncomingLink(referrer, components: nil, trace: trace)
    }
    trace.add(.playReferrer, true, value: target)
    return parse(target, outer: [layer], trace: trace)
  }

  private func parse(_ text: [UInt8], outer: [LinkLayer], trace: IncomingTrace) -> IncomingLink {
    var trace = trace
    guard let url = LinkURL(text) else {
      trace.add(.absoluteURL, false)
      return IncomingLink(text, components: nil, trace: trace)
    }
    trace.add(.absoluteURL, true)
    var undecodable: [[UInt8]] = []
    var link = IncomingLink(text, components: IncomingComponents(url, undecodable: &undecodable), trace: trace)
    for value in undecodable { link.warnings.append(LinkWarning(.undecodable, value: value)) }
    link.outer = outer
    if url.isWeb {
      parseWeb(url, into: &link)
    } else if isKnownScheme(url, &link.steps) {
      link.kind = .customScheme
      if let layer = customSchemeLayer(url, &link) { fill(&link, from: layer) }
    }
    return link
  }

  private func parseWeb(_ url: LinkURL, into link: inout IncomingLink) {
    if let layer = longLinkLayer(url, &link) {
      link.kind = .dynamicLink
      fill(&link, from: layer)
      return
    }
    let short = ShortLinkRecognition(url, domains: domains, trace: &link.steps)
    if short.isRecognized { link.kind = .shortLink }
    link.candidates = short.candidates
  }

  // MARK: Store

  /// Takes the long link that the store has for a candidate of `link`.
  package func accept(
    _ candidate: ShortLinkCandidate,
    longLink: [UInt8],
    for link: inout IncomingLink
  ) throws(LinkFault) {
    guard let url = LinkURL(longLink) else {
      throw LinkFault(.notLongLink, value: longLink, urlFault: .notAbsolute)
    }
    var ignored: [LinkWarning] = []
    let stored = try DynamicLink(url, prefixes: domains.map(\.prefix), warnings: &ignored)
    link.steps.add(.storedLink, true, value: candidate.prefix, detail: candidate.suffix)
    link.kind = .shortLink
    link.shortLink = candidate
    link.candidates = []
    if let clicked = link.components?.url {
      link.outer.append(LinkLayer(text: link.text, pairs: LinkLayer.pairs(clicked)))
    }
    fill(&link, from: LinkLayer(url, link: stored))
  }

  /// Takes note that the store has none of the candidates of `link`.
  package func reject(_ link: inout IncomingLink) {
    for candidate in link.candidates {
      link.steps.add(.storedLink, false, value: candidate.prefix, detail: candidate.suffix)
    }
    link.candidates = []
  }

  // MARK: Forms

  /// The URL read as a long link, when it is one on a prefix that is known.
  private func longLinkLayer(_ url: LinkURL, _ link: inout IncomingLink) -> LinkLayer? {
    guard let query = url.query, let prefixEnd = prefixEnd(url, &link.steps) else { return nil }
    let isReadable =
      LinkItem.isReadable(url.text.span, in: query) || carriesCustomSchemeLink(url.text.span, in: query)
    link.steps.add(.longLink, isReadable, value: Array(url.text[..<prefixEnd]))
    guard isReadable else { return nil }
    var warnings: [LinkWarning] = []
    let read = try? DynamicLink(url, prefixes: domains.map(\.prefix), warnings: &warnings)
    guard let read else { return nil }
    // What cannot be decoded was remarked on with the components.
    link.warnings += warnings.filter { $0.code != .undecodable }
    return LinkLayer(url, link: read)
  }

  /// Where the known prefix ends behind which nothing but an optional `/` stands before the query.
  private func prefixEnd(_ url: LinkURL, _ steps: inout IncomingTrace) -> Int? {
    for domain in domains {
      guard let rest = domain.rest(url) else { continue }
      let isWhole = Self.isEmptyPath(url, from: rest)
      steps.add(.prefix, isWhole, value: domain.prefix.text)
      if isWhole { return rest }
    }
    if let end = FirebaseDomain.domainEnd(url) {
      let isWhole = Self.isEmptyPath(url, from: end)
      steps.add(.prefix, isWhole, value: Array(url.text[..<end]))
      return isWhole ? end : nil
    }
    guard FirebaseDomain.isAppCode(url) else { return nil }
    steps.add(.prefix, true, value: Array(url.text[..<url.path.upperBound]))
    return url.path.upperBound
  }

  private static func isEmptyPath(_ url: LinkURL, from start: Int) -> Bool {
    let count = url.path.upperBound &- start
    return count == 0 || (count == 1 && url.text[start] == 0x2F)
  }

  private func isKnownScheme(_ url: LinkURL, _ steps: inout IncomingTrace) -> Bool {
    let isKnown = schemes.contains { url.hasScheme($0) }
    steps.add(.knownScheme, isKnown, value: url.bytes(url.scheme))
    return isKnown
  }

  private func customSchemeLayer(_ url: LinkURL, _ link: inout IncomingLink) -> LinkLayer? {
    var ignored: [[UInt8]] = []
    let read = CustomSchemeLink(url, undecodable: &ignored)
    link.steps.add(.customSchemeLink, read != nil)
    return read.map { LinkLayer(url, link: $0) }
  }

  /// Whether the last `link` item is a custom-scheme link of a known scheme (F §4.4).
  private func carriesCustomSchemeLink(_ text: Span<UInt8>, in query: Range<Int>) -> Bool {
    let last = LinkLayer.pairs(text, in: query).last { ByteText.equal($0.name.span, "link") }
    guard let last, let url = LinkURL(last.value), !url.isWeb else { return false }
    return CustomSchemeLink.hasShape(url) && schemes.contains { url.hasScheme($0) }
  }

  // MARK: Payload

  /// Follows the forms that stand in each other and puts together what they carry.
  private func fill(_ link: inout IncomingLink, from outermost: LinkLayer) {
    var layers = [outermost]
    while layers.count < Self.maximumDepth, let target = layers.last?.target, let inner = LinkURL(target) {
      let layer: LinkLayer?
      if inner.isWeb {
        layer = longLinkLayer(inner, &link)
      } else if schemes.contains(where: { inner.hasScheme($0) }) {
        layer = customSchemeLayer(inner, &link)
      } else {
        layer = nil
      }
      guard let layer else { break }
      link.steps.add(.nested, true, value: target)
      layers.append(layer)
    }
    if layers.count > 1 { link.nested = layers.map(\.text) }
    link.payload = LinkPayload(layers: layers, outer: link.outer, warnings: &link.warnings)
  }
}
