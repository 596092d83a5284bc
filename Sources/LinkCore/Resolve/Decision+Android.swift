// Rows 15 to 20. Row 15 (verified App Links) is the system's own: no click on an installed app with them arrives here.
//
// Where nobody knows whether the app is there, row 16 is tried by an intent, whose fallback is what rows 18 and 19
// would choose. A version code is believed unless the app is said to be missing. Row 17 goes to the Play Store even
// when there is an `afl`, which is for people without the app.

extension Decision {
  mutating func decideAndroid() -> Resolution {
    let name = link.parameters.bytes(.androidPackageName)
    guard let package = name.flatMap({ AndroidPackage($0) }) else {
      let reading = name.map { ParameterReading.unusable($0, reason: .notPackageName) } ?? .absent
      trace.add(.androidPackage, reading.verdict, reading.facts(.androidPackageName))
      trace.add(.androidLink, .taken)
      return result(Destination(.link, linkURL))
    }
    trace.add(.androidPackage, .taken, [.init("apn", package.name)])

    let (minimum, minimumCode) = readMinimumVersionCode()
    if updatesApp(minimum, minimumCode) {
      return result(Destination(.store, playURL(package, minimumCode)))
    }
    if device.appInstalled != false, let resolution = opensAndroidApp(package, minimumCode) { return resolution }

    let device = device
    if device.appInstalled == false { trace.add(.androidApp, .notTaken, [Self.appInstalledFact(device)]) }
    let destination = fallbackOnAndroid(package, minimumCode)
    return result(destination)
  }

  /// Row 17.
  private mutating func updatesApp(_ minimum: ParameterReading, _ code: Int64?) -> Bool {
    guard let code, let installed = device.appVersionCode, device.appInstalled != false else {
      trace.add(
        .androidMinimumVersion,
        minimum.value == nil ? minimum.verdict : .notApplicable,
        minimum.facts(.androidMinimumVersion)
      )
      return false
    }
    let isTooOld = installed < code
    trace.add(
      .androidMinimumVersion,
      isTooOld ? .taken : .notTaken,
      minimum.facts(.androidMinimumVersion) + [.init("appVersionCode", [UInt8](String(installed).utf8))]
    )
    return isTooOld
  }

  /// Row 16; nil when no intent can carry the link.
  private mutating func opensAndroidApp(_ package: AndroidPackage, _ minimumCode: Int64?) -> Resolution? {
    let own = readAndroidLink()
    trace.add(.androidLinkForApp, own.verdict, own.facts(.androidLink))
    // The intent tries the app first, so its fallback is looked up without a verdict of its own.
    let afl = readFallback(.androidFallbackLink)
    let fallback = afl.value ?? playURL(package, minimumCode)
    guard let intent = AndroidIntent(data: own.value ?? linkURL, package: package, fallback: fallback) else {
      return nil
    }
    let device = device
    trace.add(
      .androidApp,
      .taken,
      [Self.appInstalledFact(device), .init("data", own.value ?? linkURL), .init("fallback", fallback)]
        + (afl.value == nil ? afl.facts(.androidFallbackLink) : [])
    )
    let other =
      afl.value == nil ? Destination(.store, fallback) : Destination(fallback: .androidFallbackLink, fallback)
    return result(Destination(.app, intent.text), withoutApp: other, appURL: intent.text)
  }

  /// Rows 18 and 19.
  private mutating func fallbackOnAndroid(_ package: AndroidPackage, _ minimumCode: Int64?) -> Destination {
    let fallback = readFallback(.androidFallbackLink)
    trace.add(.androidFallback, fallback.verdict, fallback.facts(.androidFallbackLink))
    if let url = fallback.value { return Destination(fallback: .androidFallbackLink, url) }
    trace.add(.androidStore, .taken)
    return Destination(.store, playURL(package, minimumCode))
  }

  private func playURL(_ package: AndroidPackage, _ minimumCode: Int64?) -> [UInt8] {
    StoreURL.play(package, link, minimumVersion: minimumCode, isShort: isShort)
  }
}
