/// Decides where a click goes: the first row that holds wins.
///
/// | row | platform | condition | destination |
/// |---|---|---|---|
/// | 1 | any | `d=1` | debug page |
/// | 2, 3 | any | unknown suffix; unknown prefix | not found |
/// | 4 | any | `link` absent or unusable | bad request |
/// | 5 | any | `link` or a fallback not on the allowlist | refused |
/// | 6 | crawler | | page with social tags |
/// | 7 | iOS | app installed | app |
/// | 8 | iPad | `ipfl` | `ipfl` |
/// | 9 | iOS | `ifl` | `ifl` |
/// | 10 | iOS | `isi` | App Store |
/// | 11 | iOS | | `link` |
/// | 12, 13 | iOS | rows 8 to 11: without `efr=1`; with it | app preview page first; at once |
/// | 14 | iOS | neither `ibi` nor `ipbi` | rows 8 to 11 without preview page |
/// | 15 | Android | verified App Links, app installed | app, without asking anybody |
/// | 16 | Android | `apn`, installed, version at least `amv` | app |
/// | 17 | Android | `apn`, installed, version below `amv` | Play Store |
/// | 18 | Android | `apn`, `afl` | `afl` |
/// | 19 | Android | `apn` | Play Store |
/// | 20 | Android | no `apn` | `link` |
/// | 21 | other | `ofl` | `ofl` |
/// | 22 | other | | `link` |
///
/// An installed iOS app older than `imv` goes to `ifl`, else the App Store, else `link`. Sources: Firebase docs
/// (Manually constructing a Dynamic Link URL, Debugging Dynamic Links, link previews, receive pages), Short Links API
/// discovery document; rows 14 and 20 are inferred.
///
/// Rows 2, 3 and 5 (unknown short link, prefix, allowlist) are settled before: by the store, and by
/// ``DynamicLink/check(_:warnings:)`` on every link that is resolved, short or long; ``passedRows(of:isShort:policy:)``
/// tells of them. Nothing here reads a clicked URL: the destination comes from the link, the stores and the schemes of
/// the link's app alone, so that parameters added to a short link cannot change it (flutterfire#3125).
package enum Resolver {
  /// Throws for row 4: `link` is absent, or no URL that may be redirected to.
  ///
  /// `isShort` says that a short link was clicked, `debug` that the click asked for the debug page
  /// (``ClickedURL/asksForDebug``); a link that carries `d=1` itself asks as well. Fallbacks of which the caller has
  /// found that they lead back to the link, `loops`, count as absent. With the apps of `policy` an iOS app is opened by
  /// none but their schemes.
  package static func decide(
    link: DynamicLink,
    device: Device,
    isShort: Bool,
    debug: Bool = false,
    ignoring loops: Set<LinkParameter> = [],
    by policy: LinkPolicy? = nil,
    tracing: Bool = false
  ) throws(LinkFault) -> Resolution {
    var decision = try Decision.begin(
      link, device, isShort: isShort, loops: loops, policy: policy, tracing: tracing)
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
