import LinkCore
import LinkStore
import StrictJSON

/// Follows fallbacks that are dynamic links themselves, as a browser would that is redirected by each of them.
///
/// Such a fallback is warned about and allowed: each link counts its click. Two links that fall back to each other would
/// send a browser round and round; a fallback that comes back, or leads over too many links, counts as absent.
struct FallbackChain {
  /// How many dynamic links may follow the one that was clicked.
  static let hopLimit = 5

  let context: ServiceContext

  /// The time of the click.
  let now: Int64

  /// Fallbacks of a link that come back, by the platform on which they do.
  typealias Loops = [Device.Platform: Set<LinkParameter>]

  /// What to do once they are known.
  typealias Continuation = (Loops, inout JSONWriter) throws(ServiceFault) -> Step

  /// Finds the fallbacks of a link that come back on the way of each device, the store being asked for each link on that
  /// way.
  func findLoops(
    of click: CheckedLink, on devices: ArraySlice<Device>, known loops: Loops = [:], to writer: inout JSONWriter,
    then: @escaping Continuation
  ) throws(ServiceFault) -> Step {
    guard let device = devices.first else { return try then(loops, &writer) }
    let own = loops[device.platform] ?? []
    guard let next = next(click, on: device, debug: false, ignoring: own) else {
      return try findLoops(of: click, on: devices.dropFirst(), known: loops, to: &writer, then: then)
    }
    return try follow(next.url, on: device, hop: 1, to: &writer) { (comesBack, writer) throws(ServiceFault) in
      var loops = loops
      if comesBack { loops[device.platform] = own.union([next.parameter]) }
      // Without the one that comes back, the next one is decided for.
      return try findLoops(
        of: click, on: comesBack ? devices : devices.dropFirst(), known: loops, to: &writer, then: then)
    }
  }

  /// The fallback by which a browser comes to another dynamic link.
  private func next(
    _ click: CheckedLink, on device: Device, debug: Bool, ignoring loops: Set<LinkParameter> = []
  ) -> (parameter: LinkParameter, url: [UInt8])? {
    do throws(LinkFault) {
      let resolution = try Resolver.decide(
        link: click.link, device: device, isShort: click.key != nil, debug: debug, ignoring: loops,
        by: context.policy)
      return click.fallbackToLink(by: resolution)
    } catch {
      return nil
    }
  }

  // MARK: Hops

  /// Goes on with whether the way from a dynamic link on does not end: what comes back goes over more links than are
  /// followed, too.
  private func follow(
    _ url: [UInt8], on device: Device, hop: Int, to writer: inout JSONWriter,
    then: @escaping (Bool, inout JSONWriter) throws(ServiceFault) -> Step
  ) throws(ServiceFault) -> Step {
    guard hop <= FallbackChain.hopLimit else { return try then(true, &writer) }
    guard let target = SiteURL(url)?.resolved else { return try then(false, &writer) }
    let clicked = ClickedURL(target, parser: context.clickParser)

    func goOn(from click: CheckedLink?, to writer: inout JSONWriter) throws(ServiceFault) -> Step {
      let isDebug = click?.key != nil && clicked.asksForDebug
      guard let click, let next = next(click, on: device, debug: isDebug) else { return try then(false, &writer) }
      return try follow(next.url, on: device, hop: hop + 1, to: &writer, then: then)
    }

    guard clicked.needsStore else { return try goOn(from: longLink(target), to: &writer) }
    let lookup = ShortLinkLookup(url: target, candidates: clicked.candidates, isCertain: false)
    return .store(try lookup.operation()) { (outcome, writer) throws(ServiceFault) in
      try goOn(from: self.link(in: outcome, of: lookup) ?? longLink(target), to: &writer)
    }
  }

  /// Nil for what is no link, or one that leads nowhere: there the way ends.
  private func longLink(_ url: [UInt8]) -> CheckedLink? {
    try? CheckedLink(longLink: url, key: nil, context)
  }

  /// A fault of the store ends the way as well: the answer to the next click tells of it.
  private func link(in outcome: StoreOutcome, of lookup: ShortLinkLookup) -> CheckedLink? {
    guard let stored = try? lookup.link(in: outcome, now: now) else { return nil }
    return try? CheckedLink(longLink: stored.longLink, key: stored.key, context)
  }
}
