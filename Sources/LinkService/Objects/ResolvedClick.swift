import LinkCore
import LinkStore
import StrictJSON

/// The work of `resolve` once it is known which link was clicked.
struct ResolvedClick {
  let params: ResolveParams
  let context: ServiceContext

  /// Parameters added to a clicked short link change nothing, but for the one that asks for an explanation and for the
  /// campaign.
  let url: ClickedURL

  let form: ClickForm

  /// Why a long link is not followed, whatever it is; nil when it is.
  private let longLinkRefusal: ServiceFault?

  init(
    _ params: ResolveParams, as form: ClickForm, refusingLongLinks refusal: ServiceFault? = nil,
    context: ServiceContext
  ) {
    self.params = params
    self.form = form
    longLinkRefusal = refusal
    self.context = context
    url = ClickedURL(params.url, parser: context.clickParser)
  }

  /// Answers the click at once, or asks the store first.
  func step(to writer: inout JSONWriter) throws(ServiceFault) -> Step {
    guard url.needsStore else {
      try finish(try longLink(), key: nil, to: &writer)
      return .done
    }
    return try step(ShortLinkLookup(url: params.url, candidates: url.candidates, isCertain: url.isShortLink))
  }

  /// A link, and what was noticed while it was read.
  typealias Reading = (link: DynamicLink, warnings: [LinkWarning])

  /// The long link that was clicked itself.
  private func longLink() throws(ServiceFault) -> Reading {
    var warnings: [LinkWarning] = []
    do throws(LinkFault) {
      return (try DynamicLink(parsingLongLink: params.url, prefixes: context.prefixes, warnings: &warnings), warnings)
    } catch {
      throw fault(error)
    }
  }

  /// The long link behind a short one.
  private func storedLink(_ stored: StoredLink) throws(ServiceFault) -> Reading {
    var warnings: [LinkWarning] = []
    do throws(LinkFault) {
      let link = try DynamicLink(parsingLongLink: stored.longLink, prefixes: context.prefixes, warnings: &warnings)
      return (link, warnings)
    } catch {
      throw .link(error, .stored(pointer: "/url"))
    }
  }

  /// A URL that is no link at all is told apart from one that is under no prefix of ours and from a broken long link.
  private func fault(_ fault: LinkFault) -> ServiceFault {
    let isWeb = (try? WebURL.check(params.url.span)) != nil
    switch fault.code {
    case .missingLink, .tooLong: return .link(fault, .url(pointer: "/url"))
    case _ where !isWeb || isOurs: return .notDynamicLink(url: params.url)
    default: return prefixNotConfigured
    }
  }

  private var prefixNotConfigured: ServiceFault {
    .prefixNotConfigured(url: params.url, configured: context.prefixes.map(\.text))
  }

  /// Whether the URL begins with one of the prefixes, whatever follows, or no prefix is configured.
  private var isOurs: Bool { context.isOurs(params.url) }

  /// The long link that a URL is although the store was asked for a short one: apps do not take a raw `link=HTTPS://…` for
  /// a link, yet it is one.
  ///
  /// Of what is none, an unfinished long link is told apart from a short link that is not there.
  private func linkUnknownToStore() throws(ServiceFault) -> Reading {
    var warnings: [LinkWarning] = []
    do throws(LinkFault) {
      return (try DynamicLink(parsingLongLink: params.url, prefixes: context.prefixes, warnings: &warnings), warnings)
    } catch {
      // The debug switch alone is no sign of a long link: short links have it too.
      let isLongLink = error.names.contains { name in
        LinkParameter(queryName: name.span).map { $0 != .debug } ?? false
      }
      if error.code == .missingLink, isLongLink { throw .link(error, .url(pointer: "/url")) }
      throw isOurs ? .shortLinkNotFound(url: params.url) : prefixNotConfigured
    }
  }

  /// Asks the store for the short link that was clicked.
  private func step(_ lookup: ShortLinkLookup) throws(ServiceFault) -> Step {
    let operation = try lookup.operation()
    func read() -> Step {
      .store(operation) { (outcome, writer) throws(ServiceFault) in
        try finish(lookup, outcome, to: &writer)
      }
    }
    guard isUsual, case .find(let key) = operation,
      let generation = context.resolvedAnswers.generation(key, on: params.device, as: form)
    else { return read() }
    return .store(.findChanged(key, since: generation)) { (outcome, writer) throws(ServiceFault) in
      guard case .unchanged = outcome else {
        return try finish(lookup, outcome, to: &writer)
      }
      // When the answer had to make room, or the link has expired, the store is asked for the link itself.
      guard let kind = context.resolvedAnswers.write(key, on: params.device, as: form, at: now, to: &writer) else {
        return read()
      }
      count(kind, of: key)
      return .done
    }
  }

  private func finish(
    _ lookup: ShortLinkLookup, _ outcome: StoreOutcome, to writer: inout JSONWriter
  ) throws(ServiceFault) -> Step {
    guard let stored = try lookup.link(in: outcome, now: now) else {
      try finish(url.isLongLink ? try longLink() : try linkUnknownToStore(), key: nil, to: &writer)
      return .done
    }
    count(try answer(stored, to: &writer), of: stored.key)
    return .done
  }

  /// Answers a click on a link that was read just now; says what it leads to.
  private func answer(_ stored: StoredLink, to writer: inout JSONWriter) throws(ServiceFault) -> Destination.Kind {
    guard isUsual else { return try finish(try storedLink(stored), key: stored.key, to: &writer) }
    let generation = context.generation
    if let kind = context.resolvedAnswers.write(
      stored, of: generation, on: params.device, as: form, to: &writer)
    {
      return kind
    }
    let start = writer.bytes.count
    let kind = try finish(try storedLink(stored), key: stored.key, to: &writer)
    context.resolvedAnswers.note(
      writer.bytes[start...], leadingTo: kind, to: stored, of: generation, on: params.device, as: form)
    return kind
  }

  /// Counts the click if it is to be counted; long links are not.
  private func count(_ kind: Destination.Kind, of key: LinkKey) {
    if params.record { context.count(kind, of: key, on: params.device.platform, at: now) }
  }

  /// Whether the answer is one that many clicks have in common.
  private var isUsual: Bool { !params.explain && !url.asksForDebug && url.campaign.isEmpty }

  /// The time of the click.
  private var now: Int64 { params.now ?? context.now }

  /// Checks the link, decides, and writes the result; says what the click leads to.
  @discardableResult
  private func finish(
    _ reading: consuming Reading, key: LinkKey?, to writer: inout JSONWriter
  ) throws(ServiceFault) -> Destination.Kind {
    if key == nil, let longLinkRefusal { throw longLinkRefusal }
    let place: ServiceFault.LinkPlace = key == nil ? .url(pointer: "/url") : .stored(pointer: "/url")
    var (link, warnings) = reading
    if key != nil { url.campaign.apply(to: &link) }
    let resolution: Resolution
    do throws(LinkFault) {
      try link.check(context.policy, warnings: &warnings)
      resolution = try Resolver.decide(
        link: link, device: params.device, isShort: key != nil, debug: key != nil && url.asksForDebug,
        tracing: params.explain)
    } catch {
      if error.code == .prefixNotConfigured { throw prefixNotConfigured }
      throw .link(error, place)
    }
    for warning in resolution.warnings where !warnings.contains(warning) { warnings.append(warning) }
    // Only the debug page shows warnings.
    let shown = resolution.destination.kind == .debug ? WarningText.pageWarnings(warnings) : []
    let answer = HTTPAnswer(resolution, of: link, shortLink: key?.url, on: params.device, warnings: shown)
    switch form {
    case .resolution:
      ResolutionWriter.write(
        resolution, of: link, shortLink: key?.url, answer: answer, warnings: warnings, explains: params.explain,
        to: &writer)
    case .answer: HTTPAnswerWriter.write(answer, to: &writer)
    case .headers: HTTPAnswerWriter.write(answer, withBody: false, to: &writer)
    }
    return resolution.destination.kind
  }
}
