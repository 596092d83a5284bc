// The forms in which a dynamic link comes in: a long link behind a prefix and the custom-scheme form, each of which may
// stand in the other.

extension IncomingParser {
  // MARK: Prefixes

  /// The prefix of the URL that came in: a known one, or without knowledge all that stands before the query.
  ///
  /// A deep link is not looked at in this way: many web pages have a `link` of their own.
  func outermostFront(_ url: LinkURL, _ steps: inout IncomingTrace) -> LongLinkFront? {
    if let front = front(url, &steps) { return front }
    guard acceptsEveryPrefix, url.query != nil else { return nil }
    guard url.host?.isEmpty == false else {
      steps.add(.anyPrefix, .otherHost)
      return nil
    }
    guard !FirebaseDomain.domain(url).isMatch else {
      steps.add(.anyPrefix, .firebaseHost)
      return nil
    }
    steps.add(.anyPrefix, value: [UInt8](url.text[..<url.path.upperBound]))
    return LongLinkFront(known: nil, end: url.path.upperBound, isGuess: true)
  }

  /// The known prefix behind which nothing but an optional `/` stands before the query.
  private func front(_ url: LinkURL, _ steps: inout IncomingTrace) -> LongLinkFront? {
    guard url.query != nil else {
      steps.add(.longLink, .noQuery)
      return nil
    }
    for domain in domains {
      let verdict = domain.front(url)
      steps.add(.prefix, verdict.refusal, value: domain.prefix.text)
      if let end = verdict.end { return LongLinkFront(known: domain.prefix, end: end) }
    }
    if let end = FirebaseDomain.domain(url).end {
      let count = url.path.upperBound &- end
      let isWhole = count == 0 || (count == 1 && url.text[end] == 0x2F)
      steps.add(.prefix, isWhole ? nil : .morePath, value: [UInt8](url.text[..<end]))
      return isWhole ? LongLinkFront(known: nil, end: end) : nil
    }
    guard let end = FirebaseDomain.appCode(url).end else { return nil }
    steps.add(.prefix, value: [UInt8](url.text[..<end]))
    return LongLinkFront(known: nil, end: end)
  }

  // MARK: Forms

  /// The URL read as a long link behind the prefix that was found.
  func longLinkLayer(
    _ url: LinkURL,
    _ front: LongLinkFront,
    _ query: DecodedQuery,
    isInner: Bool,
    _ link: inout IncomingLink
  ) -> LinkLayer? {
    var refusal = linkRefusal(query)
    var layer: LinkLayer?
    var warnings: [LinkWarning] = []
    if refusal == nil {
      do throws(LinkFault) {
        layer = try LinkLayer(url.text, query: query, prefix: front.prefix(of: url), warnings: &warnings)
      } catch {
        refusal = .unusablePrefix
      }
    }
    link.steps.add(.longLink, refusal, value: [UInt8](url.text[..<front.end]))
    guard let layer else { return nil }
    if let fragment = url.fragment { link.warnings.append(LinkWarning(.fragment, value: url.bytes(fragment))) }
    // What cannot be decoded of the URL that came in was remarked on with its components.
    for warning in warnings where isInner || warning.code != .undecodable { link.warnings.append(warning) }
    return layer
  }

  /// Why the query makes no long link; nil when its `link` is an http or https URL, or a custom-scheme link of a known
  /// scheme.
  ///
  /// Both occur inside a link: Firebase JS SDK, action_code_url.ts, unwraps them.
  func linkRefusal(_ query: DecodedQuery) -> IncomingStep.Reason? {
    guard let item = query.item("link"), let place = item.value else { return .noLink }
    if query.carriesWebURL(item) { return nil }
    guard let url = LinkURL(query.bytes(place)), !url.isWeb, CustomSchemeLink.hasShape(url), isKnownScheme(url) else {
      return .otherLink
    }
    return nil
  }

  /// Whether the scheme is one of the app's; one that no app may have (``CustomScheme``) never is, even when it is
  /// declared.
  func isKnownScheme(_ url: LinkURL) -> Bool {
    guard CustomScheme.isValid(url.text.span.extracting(url.scheme)) else { return false }
    return schemes.contains { url.hasScheme($0) } || (acceptsEveryScheme && CustomSchemeLink.hasShape(url))
  }

  func customSchemeLayer(_ url: LinkURL, _ query: DecodedQuery, _ steps: inout IncomingTrace) -> LinkLayer? {
    let form = CustomSchemeLink(url, query: query)
    steps.add(.customSchemeLink, form == nil ? CustomSchemeLink.refusal(url) ?? .noPair : nil)
    return form.map { LinkLayer(url.text, link: $0) }
  }

  // MARK: Payload

  /// Follows the forms that stand in each other and puts together what they carry.
  func fill(_ link: inout IncomingLink, from outermost: LinkLayer) {
    var layers = [outermost]
    var innermost = outermost
    while let target = innermost.target {
      let remarks = link.warnings.count
      guard let inner = LinkURL(target), let layer = innerLayer(inner, &link) else {
        link.steps.add(.nested, .noForm, value: target)
        break
      }
      guard layers.count < Self.maximumDepth else {
        link.steps.add(.nested, .tooDeep, value: target)
        link.warnings.removeSubrange(remarks...)
        link.warnings.append(LinkWarning(.nestedTooDeep, length: Self.maximumDepth))
        break
      }
      link.steps.add(.nested, value: target)
      layers.append(layer)
      innermost = layer
    }
    if layers.count > 1 { link.nested = layers.map(\.text) }
    link.payload = LinkPayload(
      LayerStack(innermost: innermost, layers: layers, referrer: link.referrer),
      warnings: &link.warnings
    )
    findRouteOfPayload(&link)
  }

  private func innerLayer(_ url: LinkURL, _ link: inout IncomingLink) -> LinkLayer? {
    guard let range = url.query else { return nil }
    if url.isWeb {
      guard let front = front(url, &link.steps) else { return nil }
      return longLinkLayer(url, front, DecodedQuery(url.text.span, in: range), isInner: true, &link)
    }
    guard isKnownScheme(url) else { return nil }
    return customSchemeLayer(url, DecodedQuery(url.text.span, in: range), &link.steps)
  }
}
