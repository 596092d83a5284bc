/// What a configuration lacks for the files that are made from it.
package struct GenerationWarning: Equatable, Sendable {
  /// The raw value is the code on the wire.
  package enum Code: String, CaseIterable, Sendable {
    /// No iOS app is configured.
    case noIOSApp = "NO_IOS_APP"

    /// An app without an application identifier prefix is left out.
    case iosAppWithoutPrefix = "IOS_APP_WITHOUT_PREFIX"

    /// An app whose bundle id no app can have is left out.
    case badBundleID = "INVALID_IOS_BUNDLE_ID"

    /// A bundle id that begins with no letter is no URL scheme.
    case bundleIDNoScheme = "IOS_BUNDLE_ID_NOT_SCHEME"

    /// No Android app is configured.
    case noAndroidApp = "NO_ANDROID_APP"

    /// An app without a fingerprint is left out.
    case androidAppWithoutFingerprint = "ANDROID_APP_WITHOUT_FINGERPRINT"

    /// An app whose package name no app can have is left out.
    case badPackageName = "INVALID_ANDROID_PACKAGE_NAME"

    /// A prefix or a host of routes that names a port is left out.
    case portLeftOut = "PORT_LEFT_OUT"

    /// No prefix and no route names a host.
    case noDomain = "NO_DOMAIN"

    /// A route for every host is in no list of hosts.
    case routeWithoutHost = "ROUTE_WITHOUT_HOST"

    /// More domains than systems are known to handle.
    case tooManyDomains = "TOO_MANY_DOMAINS"

    /// More bytes than systems read.
    case fileTooLarge = "FILE_TOO_LARGE"
  }

  package let code: Code

  /// The app, the route, or the prefix or host that is spoken of.
  package let value: [UInt8]

  /// How many domains or bytes there are.
  package let count: Int

  package init(_ code: Code, value: [UInt8] = [], count: Int = 0) {
    self.code = code
    self.value = value
    self.count = count
  }
}
