/// Finds out what a URL that opened an app is, and what it carries.
///
/// The kinds are tried in this order, the first that fits wins: a long link on a known prefix; a URL that FDL's iOS SDK
/// recognised, which is a short link; a URL of a known custom scheme; a web URL that has a route; anything else is
/// unrecognised. Short links are looked up by the caller, see ``IncomingLink/candidates``, who then calls
/// ``accept(_:longLink:for:)`` or ``reject(_:)``.
package struct IncomingParser: Sendable {
  /// In bytes.
  ///
  /// A longer text is unrecognised and has no components: what it takes to read it stays bounded.
  package static let maximumLength = DynamicLink.maximumLength
  /// How many forms of a dynamic link may stand in each other; deeper ones stay as they are, with a warning.
  package static let maximumDepth = 16

  /// Longest first.
  let domains: [IncomingDomain]
  let schemes: [[UInt8]]
  /// Nobody has said which prefixes exist: everything before the query of a long link is one.
  let acceptsEveryPrefix: Bool
  /// Nobody has said which schemes exist: every scheme but http and https may carry a custom-scheme link.
  let acceptsEveryScheme: Bool
  /// Nil when there are none.
  let routes: RouteTable?

  /// `schemes` holds custom schemes and bundle ids; they compare without case.
  ///
  /// Nil is "not known", as when nothing is configured: then a long link is read under every https prefix, as building
  /// accepts every one, and a URL of the form `<scheme>://google/link` under every scheme, as is one that has a route;
  /// and the schemes that routes name are known. An empty list is "none". Equal prefixes count once.
  package init(domains: [URIPrefix]?, schemes: [[UInt8]]?, routes: RouteTable? = nil) {
    self.domains = IncomingDomain.longestFirst(domains ?? [])
    self.schemes = schemes ?? routes?.schemes ?? []
    self.routes = routes?.routes.isEmpty == false ? routes : nil
    acceptsEveryPrefix = domains == nil
    acceptsEveryScheme = schemes == nil
  }

  /// Parses a URL.
  package func parse(_ text: [UInt8], explain: Bool = false) -> IncomingLink {
    parse(text, referrer: nil, trace: IncomingTrace(isOn: explain))
  }

  /// Parses what the Play Store handed to an app, see ``InstallReferrer``.
  ///
  /// The result is that of the URL inside; the utm pairs count as a layer around it. Without a `deep_link` the text is
  /// unrecognised.
  package func parse(referrer text: [UInt8], explain: Bool = false) -> IncomingLink {
    var trace = IncomingTrace(isOn: explain)
    guard text.count <= Self.maximumLength else {
      var link = IncomingLink(text, trace: trace)
      Self.refuseLength(&link)
      return link
    }
    guard let referrer = InstallReferrer(text) else {
      trace.add(.playReferrer, .noDeepLink)
      return IncomingLink(text, trace: trace)
    }
    trace.add(.playReferrer, value: referrer.target)
    return parse(referrer.target, referrer: referrer.layer, trace: trace)
  }

  private static func refuseLength(_ link: inout IncomingLink) {
    link.steps.add(.textLength, .tooLong)
    link.warnings.append(LinkWarning(.linkTooLong, length: link.text.count))
  }

  private func parse(_ text: [UInt8], referrer: LinkLayer?, trace: IncomingTrace) -> IncomingLink {
    // Filled in place: the link is too large to be handed around.
    var link = IncomingLink(text, referrer: referrer, trace: trace)
    read(&link)
    return link
  }

  /// Reads the text of a link that is unrecognised so far.
  private func read(_ link: inout IncomingLink) {
    guard link.text.count <= Self.maximumLength else { return Self.refuseLength(&link) }
    guard let url = LinkURL(link.text) else { return link.steps.add(.absoluteURL, .noScheme) }
    link.steps.add(.absoluteURL)
    let components = IncomingComponents(url)
    link.components = components
    link.warnings = components.warnings
    if url.isWeb {
      readWeb(url, components.query, &link)
    } else {
      readCustomScheme(url, components.query, &link)
    }
  }

  private func readWeb(_ url: LinkURL, _ query: DecodedQuery, _ link: inout IncomingLink) {
    let front = outermostFront(url, &link.steps)
    if let front, let layer = longLinkLayer(url, front, query.withoutClipboardMark, isInner: false, &link) {
      link.kind = .dynamicLink
      if front.isGuess, mayEndInSuffix(url) {
        link.candidates = ShortLinkRecognition(url, query: query, domains: domains, trace: &link.steps).candidates
      }
      return fill(&link, from: layer)
    }
    let short = ShortLinkRecognition(url, query: query, domains: domains, trace: &link.steps)
    if short.isRecognized { link.kind = .shortLink }
    link.candidates = short.candidates
    if !short.isRecognized, short.candidates.isEmpty { readAsUniversalLink(&link) }
  }

  private func readCustomScheme(_ url: LinkURL, _ query: DecodedQuery, _ link: inout IncomingLink) {
    let isKnown = isKnownScheme(url)
    link.steps.add(.knownScheme, isKnown ? nil : schemeRefusal(url), value: url.bytes(url.scheme))
    guard isKnown else {
      guard acceptsEveryScheme, findRoute(&link) else { return remarkOnMissing(&link) }
      link.kind = .customScheme
      return
    }
    link.kind = .customScheme
    if let layer = customSchemeLayer(url, query, &link.steps) {
      fill(&link, from: layer)
    } else {
      findRoute(&link)
    }
  }

  private func schemeRefusal(_ url: LinkURL) -> IncomingStep.Reason {
    CustomScheme.isValid(url.text.span.extracting(url.scheme)) ? .otherScheme : .badScheme
  }

  /// Whether the path ends in a segment without a slash behind it, as short links are given out.
  ///
  /// When the prefix is a guess, such a URL may be a short link to which somebody has added a `link`: the store is
  /// asked first, so that parameters never change where a short link leads.
  private func mayEndInSuffix(_ url: LinkURL) -> Bool {
    url.path.upperBound > url.path.lowerBound && url.text[url.path.upperBound &- 1] != 0x2F
  }
}
