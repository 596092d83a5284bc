/// Decides where a click goes: F §5.1 row by row, the first row that holds wins.
///
/// Rows 2, 3 and 5 (unknown short link, prefix, allowlist) are settled before: by the store, and by
/// ``DynamicLink/check(_:warnings:)`` on every link that is resolved, short or long. Nothing here reads a clicked URL:
/// the destination comes from the link, the stores and the schemes of the link's app alone, so that parameters
/// added to a short link cannot change it (F §5.6).
package enum Resolver {
  /// Throws for row 4: `link` is absent, or no URL that may be redirected to.
  ///
  /// `isShort` says that a short link was clicked, `debug` that the click asked for the debug page
  /// (``ClickedURL/asksForDebug``); a link that carries `d=1` itself asks as well.
  package static func decide(
    link: DynamicLink,
    device: Device,
    isShort: Bool,
    debug: Bool = false,
    tracing: Bool = false
  ) throws(LinkFault) -> Resolution {
    var decision = try Decision.begin(link, device, isShort: isShort, tracing: tracing)
    decision.traceDevice()
    let isDebug = debug || link.parameters.equals(.debug, [0x31])
    decision.trace.add(.debug, isDebug ? .taken : .notTaken)
    if isDebug { return decision.result(Destination(.debug, nil)) }
    switch device.platform {
    case .crawler:
      decision.trace.add(.socialPreview, .taken)
      return decision.result(Destination(.socialPreview, decision.linkURL))
    case .ios, .ipados: return decision.decideIOS()
    case .android: return decision.decideAndroid()
    case .desktop: return decision.decideDesktop()
    }
  }
}
