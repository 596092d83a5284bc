import LinkCore

// The configured apps as the files need them; who lacks what a file needs is left out, with a warning.
extension Configuration {
  /// The identifiers of the iOS apps.
  func appIDs(_ warnings: inout [GenerationWarning]) -> [AppID] {
    if iosApps.isEmpty { warnings.append(GenerationWarning(.noIOSApp)) }
    var found: [AppID] = []
    for app in iosApps {
      guard AppID.isBundleID(app.bundleId) else {
        warnings.append(GenerationWarning(.badBundleID, value: app.bundleId))
        continue
      }
      guard let prefix = app.appIdPrefix, let id = AppID(prefix: prefix, bundleID: app.bundleId) else {
        warnings.append(GenerationWarning(.iosAppWithoutPrefix, value: app.bundleId))
        continue
      }
      if !found.contains(id) { found.append(id) }
    }
    return found
  }

  /// The Android apps with their fingerprints.
  func assetLinksApps(_ warnings: inout [GenerationWarning]) -> [AssetLinksApp] {
    var found: [AssetLinksApp] = []
    for app in packages(&warnings) {
      guard let complete = AssetLinksApp(packageName: app.packageName, fingerprints: app.sha256CertFingerprints) else {
        warnings.append(GenerationWarning(.androidAppWithoutFingerprint, value: app.packageName))
        continue
      }
      found.append(complete)
    }
    return found
  }

  /// The Android apps whose package name is one.
  func packages(_ warnings: inout [GenerationWarning]) -> [AndroidApp] {
    if androidApps.isEmpty { warnings.append(GenerationWarning(.noAndroidApp)) }
    var found: [AndroidApp] = []
    for app in androidApps {
      guard AssetLinksApp.isPackageName(app.packageName) else {
        warnings.append(GenerationWarning(.badPackageName, value: app.packageName))
        continue
      }
      if !found.contains(where: { $0.packageName == app.packageName }) { found.append(app) }
    }
    return found
  }

  /// The schemes that open an iOS app: its own, and its bundle id (Firebase documentation, Receive Dynamic Links on iOS).
  func schemes(of app: IOSApp, _ warnings: inout [GenerationWarning]) -> [[UInt8]] {
    var schemes: [[UInt8]] = []
    if CustomScheme.isValid(app.bundleId.span) {
      schemes.append(app.bundleId)
    } else {
      warnings.append(GenerationWarning(.bundleIDNoScheme, value: app.bundleId))
    }
    if let scheme = app.customScheme, !schemes.contains(scheme) { schemes.append(scheme) }
    return schemes
  }

  /// The schemes that open Android apps: those of routes and the custom ones of the iOS apps, in lower case.
  ///
  /// A bundle id is the scheme of an iOS app only.
  var androidSchemes: [[UInt8]] {
    let all = iosApps.compactMap(\.customScheme) + routes.flatMap { $0.schemes ?? [] }
    var seen: Set<[UInt8]> = []
    return all.map { $0.map(\.lowercasedASCII) }.filter { seen.insert($0).inserted }
  }

  /// The domains that an app is associated with.
  func associatedHosts(_ warnings: inout [GenerationWarning]) -> [RouteHost] {
    let hosts = AssociatedDomain.hosts(prefixes: domains.map(\.uriPrefix), routes: routes)
    if hosts.isEmpty { warnings.append(GenerationWarning(.noDomain)) }
    if hosts.count > AssociatedDomain.advisedCount {
      warnings.append(GenerationWarning(.tooManyDomains, count: hosts.count))
    }
    for route in routes where route.hosts == nil {
      warnings.append(GenerationWarning(.routeWithoutHost, value: route.name))
    }
    return hosts
  }
}

extension AssociatedDomain {
  /// What is configured for the host and is in no file.
  var warnings: [GenerationWarning] { withPorts.map { GenerationWarning(.portLeftOut, value: $0) } }
}
