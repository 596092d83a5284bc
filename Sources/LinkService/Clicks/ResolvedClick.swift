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
    guard url.needsStore else { return try finish(try longLink(), to: &writer) }
    return try step(ShortLinkLookup(url: params.url, candidates: url.candidates, isCertain: url.isShortLink))
  }

  /// The long link that was clicked itself.
  private func longLink() throws(ServiceFault) -> ServiceContext.Reading {
    do throws(LinkFault) { return try context.read(longLink: params.url) } catch { throw fault(error) }
  }

  /// The long link behind a short one.
  private func storedLink(_ stored: StoredLink) throws(ServiceFault) -> ServiceContext.Reading {
    do throws(LinkFault) { return try context.read(longLink: stored.longLink) } catch {
      throw .link(error, .clicked(stored.key))
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
  private func linkUnknownToStore() throws(ServiceFault) -> ServiceContext.Reading {
    do throws(LinkFault) { return try context.read(longLink: params.url) } catch {
      if error.isOfUnfinishedLink { throw .link(error, .url(pointer: "/url")) }
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
      return try finish(url.isLongLink ? try longLink() : try linkUnknownToStore(), to: &writer)
    }
    return try finish(stored, to: &writer)
  }

  /// Answers a click on a long link.
  private func finish(_ reading: ServiceContext.Reading, to writer: inout JSONWriter) throws(ServiceFault) -> Step {
    if let longLinkRefusal { throw longLinkRefusal }
    let click = try checked(reading, key: nil)
    let resolution = try decide(click)
    if mustBeFollowed(click, resolution) { return try follow(click, resolution, to: &writer) }
    write(resolution, of: click, to: &writer)
    return .done
  }

  /// Answers a click on a link that was read just now.
  private func finish(_ stored: StoredLink, to writer: inout JSONWriter) throws(ServiceFault) -> Step {
    let generation = context.generation
    if isUsual,
      let kind = context.resolvedAnswers.write(stored, of: generation, on: params.device, as: form, to: &writer)
    {
      count(kind, of: stored.key)
      return .done
    }
    let click = try checked(try storedLink(stored), key: stored.key)
    let resolution = try decide(click)
    // Such an answer depends on other links as well, so it is not kept.
    if mustBeFollowed(click, resolution) { return try follow(click, resolution, to: &writer) }
    let start = writer.bytes.count
    write(resolution, of: click, to: &writer)
    let kind = resolution.destination.kind
    if isUsual {
      context.resolvedAnswers.note(
        writer.bytes[start...], leadingTo: kind, to: stored, of: generation, on: params.device, as: form)
    }
    count(kind, of: stored.key)
    return .done
  }

  /// Counts the click if it is to be counted; long links are not.
  private func count(_ kind: Destination.Kind, of key: LinkKey) {
    if params.record { context.count(kind, of: key, on: params.device, at: now) }
  }

  /// Whether the answer is one that many clicks have in common.
  private var isUsual: Bool { !params.explain && !url.asksForDebug && url.campaign.isEmpty }

  /// The time of the click.
  private var now: Int64 { params.now ?? context.now }

  // MARK: Decision

  /// The link when it may be followed, with what the click brought along.
  private func checked(
    _ reading: consuming ServiceContext.Reading, key: LinkKey?
  ) throws(ServiceFault) -> CheckedLink {
    do throws(LinkFault) {
      var click = try CheckedLink(reading.link, reading.warnings, key: key, by: context.policy)
      // Behind the check, which a campaign could make the link too long for.
      if key != nil { url.campaign.apply(to: &click.link) }
      return click
    } catch {
      if error.code == .prefixNotConfigured { throw prefixNotConfigured }
      throw .link(error, .clicked(key))
    }
  }

  private func decide(
    _ click: CheckedLink, ignoring loops: Set<LinkParameter> = []
  ) throws(ServiceFault) -> Resolution {
    do throws(LinkFault) {
      return try Resolver.decide(
        link: click.link, device: params.device, isShort: click.key != nil,
        debug: click.key != nil && url.asksForDebug, ignoring: loops, by: context.policy,
        tracing: params.explain)
    } catch {
      throw .link(error, .clicked(click.key))
    }
  }

  /// Whether the click leads to another dynamic link, on the debug page on any platform.
  private func mustBeFollowed(_ click: CheckedLink, _ resolution: Resolution) -> Bool {
    resolution.destination.kind == .debug ? click.hasFallbackToLink : click.fallbackToLink(by: resolution) != nil
  }

  /// Answers the click once it is known which fallbacks come back.
  private func follow(
    _ click: CheckedLink, _ resolution: Resolution, to writer: inout JSONWriter
  ) throws(ServiceFault) -> Step {
    let isDebug = resolution.destination.kind == .debug
    let devices = isDebug ? Device.Platform.allCases.map { Device(platform: $0) } : [params.device]
    let chain = FallbackChain(context: context, now: now)
    var asked = click
    if isDebug { asked.link.parameters.remove(.debug) }
    return try chain.findLoops(of: asked, on: devices[...], to: &writer) { (loops, writer) throws(ServiceFault) in
      var click = click
      if isDebug { click.remark(on: loops) }
      let resolution = isDebug ? resolution : try decide(click, ignoring: loops[params.device.platform] ?? [])
      write(resolution, of: click, loops: loops, to: &writer)
      if let key = click.key { count(resolution.destination.kind, of: key) }
      return .done
    }
  }

  private func write(
    _ resolution: Resolution, of click: CheckedLink, loops: FallbackChain.Loops = [:], to writer: inout JSONWriter
  ) {
    var warnings = click.warnings
    for warning in resolution.warnings where !warnings.contains(warning) { warnings.append(warning) }
    // Only the debug page shows warnings.
    let shown =
      resolution.destination.kind == .debug
      ? WarningText.pageWarnings(warnings)
        + WarningText.pageWarnings(ofAppsIn: click.link, by: context.configuration) : []
    let shortLink = click.key?.url
    let answer = HTTPAnswer(
      resolution, of: click.link, shortLink: shortLink, on: params.device, warnings: shown, loops: loops,
      by: context.policy)
    switch form {
    case .resolution:
      let passed =
        params.explain
        ? Resolver.passedRows(of: click.link, isShort: shortLink != nil, policy: context.policy) : nil
      ResolutionWriter.write(
        resolution, of: click.link, shortLink: shortLink, answer: answer, warnings: warnings, passed: passed,
        to: &writer)
    case .answer: HTTPAnswerWriter.write(answer, to: &writer)
    case .headers: HTTPAnswerWriter.write(answer, withBody: false, to: &writer)
    }
  }
}
