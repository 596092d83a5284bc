// Rows 7 to 14. Row 7 is the system's own where universal links are set up; it is a row here only for callers who know
// that the app is there and that the click came to them in spite of it.
//
// The app of an iPad is `ipbi`, else `ibi`; that of an iPhone is `ibi` alone. `ius` is a name for that app and means
// nothing without it. An app older than `imv` is not opened, and as the preview page is there to open it, the way leads
// past that page too.

extension Decision {
  mutating func decideIOS() -> Resolution {
    let app = iosApp()
    let appURL = app.flatMap { customSchemeURL($0) }
    let isTooOld = app != nil && device.appInstalled == true && isBelowMinimumVersion()
    if opensIOSApp(app, appURL, isTooOld: isTooOld) {
      // Nobody asks for the reasons of what does not happen.
      let steps = trace
      trace = ResolveTrace(isOn: false)
      let other = destinationWithoutIOSApp()
      trace = steps
      return result(Destination(.app, appURL), withoutApp: other, appURL: appURL)
    }

    let destination = destinationWithoutIOSApp()
    let isPreview = showsPreview(app, appURL, isTooOld: isTooOld)
    guard isPreview else { return result(destination) }
    return result(Destination(.preview, destination.url), withoutApp: destination, appURL: appURL)
  }

  private var isPad: Bool { device.platform == .ipados }

  /// The bundle id of the app that may open the link on this device.
  private func iosApp() -> [UInt8]? {
    let common = link.parameters.bytes(.iosBundleID)
    return isPad ? link.parameters.bytes(.ipadBundleID) ?? common : common
  }

  /// The link as ``CustomSchemeLink``; nil when neither `ius` nor the bundle id is a scheme that may be opened.
  private func customSchemeURL(_ bundleID: [UInt8]) -> [UInt8]? {
    let own = link.parameters.bytes(.iosCustomScheme)
    let candidates = [own, CustomScheme.isBundleID(bundleID.span) ? bundleID : nil].compactMap { $0 }
    guard let scheme = candidates.first(where: { mayOpen($0.span) }) else { return nil }
    var url: [UInt8] = []
    CustomSchemeLink(opening: link).append(scheme: scheme, to: &url)
    return url
  }

  /// Whether a scheme is legal and, where apps are configured, that of one of them: a link is checked for its `ius`, yet
  /// one for an app that is not configured is let through with a warning.
  private func mayOpen(_ scheme: Span<UInt8>) -> Bool {
    guard CustomScheme.isValid(scheme) else { return false }
    guard let policy, policy.hasApps else { return true }
    return policy.hasScheme(scheme)
  }

  /// The update case.
  private mutating func isBelowMinimumVersion() -> Bool {
    guard let minimum = link.parameters.bytes(.iosMinimumVersion), let version = device.appVersion else {
      trace.add(.iosMinimumVersion, .notApplicable)
      return false
    }
    let order = AppVersion.order(version.span, minimum: minimum.span)
    trace.add(
      .iosMinimumVersion,
      order == .lower ? .taken : .notTaken,
      [.init("imv", minimum), .init("appVersion", version)]
        + (order == .incomparable ? [.reason(.incomparable)] : [])
    )
    return order == .lower
  }

  /// Row 7.
  private mutating func opensIOSApp(_ app: [UInt8]?, _ appURL: [UInt8]?, isTooOld: Bool) -> Bool {
    guard let app else {
      trace.add(.iosApp, .notApplicable, [.reason(.noApp)])
      return false
    }
    let reason: ResolveStep.Reason? =
      appURL == nil ? .noLegalScheme : device.appInstalled != true ? .notInstalled : isTooOld ? .tooOld : nil
    let device = device
    trace.add(
      .iosApp,
      reason == nil ? .taken : .notTaken,
      [.init("bundleId", app), Self.appInstalledFact(device)]
        + (reason.map { [.reason($0)] } ?? [])
    )
    return reason == nil
  }

  /// Rows 8 to 11.
  private mutating func destinationWithoutIOSApp() -> Destination {
    if isPad {
      let fallback = readFallback(.ipadFallbackLink)
      trace.add(.ipadFallback, fallback.verdict, fallback.facts(.ipadFallbackLink))
      if let url = fallback.value { return Destination(fallback: .ipadFallbackLink, url) }
    } else {
      trace.add(.ipadFallback, .notApplicable)
    }
    let fallback = readFallback(.iosFallbackLink)
    trace.add(.iosFallback, fallback.verdict, fallback.facts(.iosFallbackLink))
    if let url = fallback.value { return Destination(fallback: .iosFallbackLink, url) }

    let id = readStoreID()
    trace.add(.iosStore, id.verdict, id.facts(.iosAppStoreID))
    if let id = id.value { return Destination(.store, StoreURL.appStore(id: id, link)) }

    trace.add(.iosLink, .taken)
    return Destination(.link, linkURL)
  }

  /// Rows 12 to 14.
  private mutating func showsPreview(_ app: [UInt8]?, _ appURL: [UInt8]?, isTooOld: Bool) -> Bool {
    let reason: ResolveStep.Reason? =
      if app == nil {
        .noApp
      } else if appURL == nil {
        .noLegalScheme
      } else if isTooOld {
        .tooOld
      } else {
        link.parameters.equals(.forcedRedirect, [0x31]) ? .forcedRedirect : nil
      }
    trace.add(
      .iosPreview,
      reason == nil ? .taken : app == nil ? .notApplicable : .notTaken,
      reason.map { [.reason($0)] } ?? []
    )
    return reason == nil
  }
}
