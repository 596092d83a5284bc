/// What an owner has configured about dynamic links.
///
/// Without domains every https prefix is accepted, without apps every app. A class because every check hands it around.
package final class LinkPolicy: Sendable {
  package struct Domain: Sendable {
    package let prefix: URIPrefix
    /// Nil: every target passes, with a warning.
    package let allowlist: Allowlist?

    package init(prefix: URIPrefix, allowlist: Allowlist?) {
      self.prefix = prefix
      self.allowlist = allowlist
    }
  }

  package struct IOSApp: Sendable {
    package let bundleID: [UInt8]
    package let appStoreID: [UInt8]?
    package let customScheme: [UInt8]?

    package init(bundleID: [UInt8], appStoreID: [UInt8]?, customScheme: [UInt8]?) {
      self.bundleID = bundleID
      self.appStoreID = appStoreID
      self.customScheme = customScheme
    }
  }

  package let domains: [Domain]
  package let iosApps: [IOSApp]
  /// Package names.
  package let androidPackages: [[UInt8]]
  /// Whether any app is configured; without one every app and scheme is accepted.
  package let hasApps: Bool

  package init(domains: [Domain] = [], iosApps: [IOSApp] = [], androidPackages: [[UInt8]] = []) {
    self.domains = domains
    self.iosApps = iosApps
    self.androidPackages = androidPackages
    hasApps = !iosApps.isEmpty || !androidPackages.isEmpty
  }

  /// The prefixes of all domains, as parsing wants them.
  package var prefixes: [URIPrefix] { domains.map(\.prefix) }

  /// Every custom scheme and bundle id, as parsing wants them.
  package var schemes: [[UInt8]] {
    iosApps.flatMap { app in [app.customScheme, app.bundleID].compactMap { $0 } }
  }

  /// The domain of a prefix.
  func domain(of prefix: URIPrefix) -> Domain? { domains.last { $0.prefix == prefix } }

  func iosApp(_ bundleID: Span<UInt8>) -> IOSApp? {
    for app in iosApps where ByteText.equal(app.bundleID.span, bundleID) { return app }
    return nil
  }

  func hasAndroidPackage(_ name: Span<UInt8>) -> Bool {
    for package in androidPackages where ByteText.equal(package.span, name) { return true }
    return false
  }

  /// Whether a custom scheme or bundle id of an app is `scheme`, compared without case.
  package func hasScheme(_ scheme: Span<UInt8>) -> Bool {
    for app in iosApps {
      if ByteText.equalIgnoringASCIICase(app.bundleID.span, scheme) { return true }
      if let custom = app.customScheme, ByteText.equalIgnoringASCIICase(custom.span, scheme) { return true }
    }
    return false
  }
}
