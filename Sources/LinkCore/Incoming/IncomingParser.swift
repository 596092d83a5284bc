/// Finds out what a URL that opened an app is, and what it carries.
///
/// The kinds are tried in this order, the first that fits wins: a long link on a known prefix; a URL that FDL's iOS SDK
/// recognised, which is a short link; a URL of a known custom scheme; anything else is unrecognised. Short links are
/// looked up by the caller, see ``IncomingLink/candidates``, who then calls ``accept(_:longLink:for:)`` or
/// ``reject(_:)``.
package struct IncomingParser: Sendable {
  /// In bytes.
  ///
  /// A longer text is unrecognised and has no components: what it takes to read it stays bounded.
  package static let maximumLength = DynamicLink.maximumLength
  /// How many forms of a dynamic link may stand in each other; deeper ones stay as they are.
  package static let maximumDepth = 8

  /// Longest first.
  let domains: [IncomingDomain]
  let schemes: [[UInt8]]
  /// Nobody has said which prefixes exist: everything before the query of a long link is one.
  let acceptsEveryPrefix: Bool
  /// Nobody has said which schemes exist: every scheme but http and https may carry a custom-scheme link.
  let acceptsEveryScheme: Bool

  /// `schemes` holds custom schemes and bundle ids; they compare without case.
  ///
  /// Nil is "not known", as when nothing is configured: then a long link is read under every https prefix, as building
  /// accepts every one, and a URL of the form `<scheme>://google/link` under every scheme. An empty list is "none".
  package init(domains: [URIPrefix]?, schemes: [[UInt8]]?) {
    self.domains = (domains ?? []).map { IncomingDomain($0) }.sorted { $0.length > $1.length }
    self.schemes = schemes ?? []
    acceptsEveryPrefix = domains == nil
    acceptsEveryScheme = schemes == nil
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
    guard referrer.count <= Self.maximumLength else {
      var link = IncomingLink(referrer, trace: trace)
      Self.remarkOnLength(&link)
      return link
    }
    let layer = LinkLayer(referrer, query: DecodedQuery(referrer.span, in: 0..<referrer.count))
    guard let target = layer.query.value("deep_link") else {
      trace.add(.playReferrer, false)
      return IncomingLink(referrer, trace: trace)
    }
    trace.add(.playReferrer, true, value: target)
    return parse(target, outer: [layer], trace: trace)
  }

  private static func remarkOnLength(_ link: inout IncomingLink) {
    link.warnings.append(LinkWarning(.linkTooLong, length: link.text.count))
  }

  private func parse(_ text: [UInt8], outer: [LinkLayer], trace: IncomingTrace) -> IncomingLink {
    // Filled in place: the link is too large to be handed around.
    var link = IncomingLink(text, outer: outer, trace: trace)
    read(&link)
    return link
  }

  /// Reads the text of a link that is unrecognised so far.
  private func read(_ link: inout IncomingLink) {
    guard link.text.count <= Self.maximumLength else { return Self.remarkOnLength(&link) }
    guard let url = LinkURL(link.text) else {
      link.steps.add(.absoluteURL, false)
      return
    }
    link.steps.add(.absoluteURL, true)
    let components = IncomingComponents(url)
    link.components = components
    link.warnings = components.warnings
    read(url, components, &link)
  }

  private func read(_ url: LinkURL, _ components: IncomingComponents, _ link: inout IncomingLink) {
    if url.isWeb {
      if let front = outermostFront(url, &link.steps), let layer = longLinkLayer(url, front, components.query, &link) {
        link.kind = .dynamicLink
        if front.isGuess, mayEndInSuffix(url) {
          let short = ShortLinkRecognition(url, query: components.query, domains: domains, trace: &link.steps)
          link.candidates = short.candidates
        }
        fill(&link, from: layer)
      } else {
        let short = ShortLinkRecognition(url, query: components.query, domains: domains, trace: &link.steps)
        if short.isRecognized { link.kind = .shortLink }
        link.candidates = short.candidates
      }
    } else if isKnownScheme(url, &link.steps) {
      link.kind = .customScheme
      if let layer = customSchemeLayer(url, components.query, &link.steps) { fill(&link, from: layer) }
    }
  }

  // MARK: Store

  /// Takes the long link that the store has for a candidate of `link`.
  package func accept(
    _ candidate: ShortLinkCandidate,
    longLink: [UInt8],
    for link: inout IncomingLink
  ) throws(LinkFault) {
    guard let url = LinkURL(longLink), let range = url.query else {
      throw LinkFault(.notLongLink, value: longLink)
    }
    let query = DecodedQuery(longLink.span, in: range)
    let prefix = try URIPrefix(longLink.span.extracting(0..<url.path.upperBound))
    var ignored: [LinkWarning] = []
    let stored = try DynamicLink(prefix: prefix, query: query, warnings: &ignored)
    link.steps.add(.storedLink, true, value: candidate.prefix, detail: candidate.suffix)
    link.kind = .shortLink
    link.shortLink = candidate
    link.candidates = []
    link.nested = []
    if let clicked = link.components?.query {
      link.outer.append(LinkLayer(link.text, query: clicked))
    }
    fill(&link, from: LinkLayer(longLink, query: query, link: stored))
  }

  /// Takes note that the store has none of the candidates of `link`.
  package func reject(_ link: inout IncomingLink) {
    for candidate in link.candidates {
      link.steps.add(.storedLink, false, value: candidate.prefix, detail: candidate.suffix)
    }
    link.candidates = []
  }

  // MARK: Forms

  /// The URL read as a long link behind the prefix that was found.
  private func longLinkLayer(
    _ url: LinkURL,
    _ front: Front,
    _ query: DecodedQuery,
    _ link: inout IncomingLink
  ) -> LinkLayer? {
    let isReadable = carriesLink(query)
    link.steps.add(.longLink, isReadable, value: Array(url.text[..<front.end]))
    guard isReadable else { return nil }
    var warnings: [LinkWarning] = []
    if let fragment = url.fragment { warnings.append(LinkWarning(.fragment, value: url.bytes(fragment))) }
    let layer: LinkLayer
    do throws(LinkFault) {
      layer = try LinkLayer(url.text, query: query, prefix: front.prefix(of: url), warnings: &warnings)
    } catch {
      return nil
    }
    // What cannot be decoded was remarked on with the components.
    for warning in warnings where warning.code != .undecodable { link.warnings.append(warning) }
    return layer
  }

  private struct Front {
    /// Nil for a host of FDL.
    let known: URIPrefix?
    let end: Int
    /// Nobody knows the prefix: it is what stands before the query.
    var isGuess = false

    func prefix(of url: LinkURL) throws(LinkFault) -> URIPrefix {
      if let known { return known }
      return try URIPrefix(secure: url, end: end)
    }
  }

  /// The known prefix behind which nothing but an optional `/` stands before the query.
  private func front(_ url: LinkURL, _ steps: inout IncomingTrace) -> Front? {
    guard url.query != nil else { return nil }
    for domain in domains {
      guard let rest = domain.rest(url) else { continue }
      let isWhole = Self.isEmptyPath(url, from: rest)
      steps.add(.prefix, isWhole, value: domain.prefix.text)
      if isWhole { return Front(known: domain.prefix, end: rest) }
    }
    if let end = FirebaseDomain.domainEnd(url) {
      let isWhole = Self.isEmptyPath(url, from: end)
      steps.add(.prefix, isWhole, value: Array(url.text[..<end]))
      return isWhole ? Front(known: nil, end: end) : nil
    }
    guard FirebaseDomain.isAppCode(url) else { return nil }
    steps.add(.prefix, true, value: Array(url.text[..<url.path.upperBound]))
    return Front(known: nil, end: url.path.upperBound)
  }

  /// The prefix of the URL that came in: a known one, or without knowledge all that stands before the query.
  ///
  /// A deep link is not looked at in this way: many web pages have a `link` of their own.
  private func outermostFront(_ url: LinkURL, _ steps: inout IncomingTrace) -> Front? {
    if let front = front(url, &steps) { return front }
    guard acceptsEveryPrefix, url.query != nil, url.host?.isEmpty == false else { return nil }
    steps.add(.prefix, true, value: Array(url.text[..<url.path.upperBound]))
    return Front(known: nil, end: url.path.upperBound, isGuess: true)
  }

  /// Whether the path ends in a segment without a slash behind it, as short links are given out.
  ///
  /// When the prefix is a guess, such a URL may be a short link to which somebody has added a `link`: the store is
  /// asked first, so that parameters never change where a short link leads.
  private func mayEndInSuffix(_ url: LinkURL) -> Bool {
    url.path.upperBound > url.path.lowerBound && url.text[url.path.upperBound &- 1] != 0x2F
  }

  private static func isEmptyPath(_ url: LinkURL, from start: Int) -> Bool {
    let count = url.path.upperBound &- start
    return count == 0 || (count == 1 && url.text[start] == 0x2F)
  }

  private func isKnownScheme(_ url: LinkURL) -> Bool {
    schemes.contains { url.hasScheme($0) } || (acceptsEveryScheme && CustomSchemeLink.hasShape(url))
  }

  private func isKnownScheme(_ url: LinkURL, _ steps: inout IncomingTrace) -> Bool {
    let isKnown = isKnownScheme(url)
    steps.add(.knownScheme, isKnown, value: url.bytes(url.scheme))
    return isKnown
  }

  private func customSchemeLayer(
    _ url: LinkURL,
    _ query: DecodedQuery,
    _ steps: inout IncomingTrace
  ) -> LinkLayer? {
    let read = CustomSchemeLink(url, query: query)
    steps.add(.customSchemeLink, read != nil)
    return read.map { LinkLayer(url.text, link: $0) }
  }

  /// Whether `link` is an http or https URL, or a custom-scheme link of a known scheme.
  ///
  /// Both occur inside a link: Firebase JS SDK, action_code_url.ts, unwraps them.
  private func carriesLink(_ query: DecodedQuery) -> Bool {
    guard let place = query.place("link") else { return false }
    let value = query.bytes.span.extracting(place)
    if DecodedQuery.isWeb(value) { return true }
    guard let url = LinkURL(ByteText.array(value)), !url.isWeb else { return false }
    return CustomSchemeLink.hasShape(url) && isKnownScheme(url)
  }

  // MARK: Payload

  /// Follows the forms that stand in each other and puts together what they carry.
  private func fill(_ link: inout IncomingLink, from outermost: LinkLayer) {
    var layers = [outermost]
    var innermost = outermost
    while layers.count < Self.maximumDepth, let target = innermost.target, let inner = LinkURL(target) {
      guard let layer = innerLayer(inner, &link) else { break }
      link.steps.add(.nested, true, value: target)
      layers.append(layer)
      innermost = layer
    }
    if layers.count > 1 { link.nested = layers.map(\.text) }
    link.payload = LinkPayload(innermost: innermost, layers: layers, outer: link.outer, warnings: &link.warnings)
  }

  private func innerLayer(_ url: LinkURL, _ link: inout IncomingLink) -> LinkLayer? {
    guard let range = url.query else { return nil }
    if url.isWeb {
      guard let front = front(url, &link.steps) else { return nil }
      return longLinkLayer(url, front, DecodedQuery(url.text.span, in: range), &link)
    }
    guard isKnownScheme(url) else { return nil }
    return customSchemeLayer(url, DecodedQuery(url.text.span, in: range), &link.steps)
  }
}
