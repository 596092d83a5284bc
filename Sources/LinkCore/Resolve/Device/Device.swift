/// Where a link was clicked, as far as it is known.
package struct Device: Equatable, Sendable {
  /// The raw value is the name on the wire.
  package enum Platform: String, CaseIterable, Sendable {
    /// iPhone and iPod touch.
    case ios
    case ipados
    case android
    /// Everything that is none of the others.
    case desktop
    /// A service that fetches a page in order to show a preview of the link. Search engines are `desktop`.
    case crawler

    /// Whether apps are opened there by what a browser is told.
    var hasApps: Bool {
      switch self {
      case .ios, .ipados, .android: true
      case .desktop, .crawler: false
      }
    }
  }

  /// What the platform was read from; the raw value is the name in a trace.
  package enum Source: String, CaseIterable, Sendable {
    /// The caller said so.
    case explicit
    /// `navigator.maxTouchPoints`, which tells an iPad from the Mac that it calls itself.
    case touchPoints
    /// The header `Sec-CH-UA-Platform`.
    case clientHint
    case userAgent
    /// Nothing known spoke: desktop.
    case none
  }

  package var platform: Platform
  /// The app in whose own browser the link was clicked; nil in browsers, and wherever no app is opened.
  package var inAppBrowser: InAppBrowser?
  /// Nil when nobody can know.
  package var appInstalled: Bool?
  /// `versionCode` of the Android app.
  package var appVersionCode: Int64?
  /// Version of the iOS app, compared as ``AppVersion`` says.
  package var appVersion: [UInt8]?
  /// Value of the header `Accept-Language`; empty when it is absent.
  private let acceptLanguage: [UInt8]
  private let evidence: Evidence

  /// Takes `platform` before every sign, and `userAgent` before all of `headers`.
  ///
  /// `maxTouchPoints` is the DOM's `navigator.maxTouchPoints`. The in-app browser is read from the user agent even where
  /// the platform is given. Empty text counts as absent.
  package init(
    platform: Platform? = nil,
    userAgent: [UInt8]? = nil,
    headers: [HTTPField] = [],
    maxTouchPoints: Int64? = nil,
    appInstalled: Bool? = nil,
    appVersionCode: Int64? = nil,
    appVersion: [UInt8]? = nil
  ) {
    let clues = DeviceClues(userAgent: userAgent ?? [], headers: headers, maxTouchPoints: maxTouchPoints)
    (self.platform, evidence, inAppBrowser) = Self.detect(platform, clues)
    self.appInstalled = appInstalled
    self.appVersionCode = appVersionCode
    self.appVersion = appVersion.flatMap { $0.isEmpty ? nil : $0 }
    acceptLanguage = RequestHeader.acceptLanguage.value(in: headers)
  }

  /// What pages are written in; read anew each time, as most clicks lead to none.
  package var language: PageLanguage { AcceptLanguage.best(acceptLanguage) }

  package var source: Source { evidence.source }

  /// Whether no person has clicked but a program that says what it is: a service that shows previews, a search engine.
  package var isRobot: Bool { platform == .crawler || evidence.isRobot }

  /// The hint, or the token of ``UserAgentTable``, that decided; empty where the source is `explicit` or `none`.
  package var token: [UInt8] { evidence.token }

  /// Whether a redirect to an `intent:` or a custom scheme opens the app here: in every browser, and in those apps of
  /// which ``InAppBrowser/takesAppURLs(on:)`` knows it.
  package var takesAppURLs: Bool { inAppBrowser?.takesAppURLs(on: platform) ?? true }
}
