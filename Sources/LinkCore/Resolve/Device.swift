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
  }

  /// What the platform was read from; the raw value is the name in a trace.
  package enum Source: String, CaseIterable, Sendable {
    /// The caller said so.
    case explicit
    /// The header `Sec-CH-UA-Platform`.
    case clientHint
    case userAgent
    /// Nothing known spoke: desktop.
    case none
  }

  package var platform: Platform
  package var source: Source
  /// The hint, or the row of ``UserAgentTable``, that decided; empty for the other two sources.
  package var token: [UInt8]
  /// Nil when nobody can know.
  package var appInstalled: Bool?
  /// `versionCode` of the Android app.
  package var appVersionCode: Int64?
  /// Version of the iOS app, compared as ``AppVersion`` says.
  package var appVersion: [UInt8]?
  /// What pages are written in.
  package let language: PageLanguage

  /// Takes `platform` before every sign, and `userAgent` before all of `headers`.
  ///
  /// Empty text counts as absent.
  package init(
    platform: Platform? = nil,
    userAgent: [UInt8]? = nil,
    headers: [HTTPField] = [],
    appInstalled: Bool? = nil,
    appVersionCode: Int64? = nil,
    appVersion: [UInt8]? = nil
  ) {
    if let platform {
      (self.platform, source, token) = (platform, .explicit, [])
    } else if let userAgent, !userAgent.isEmpty {
      (self.platform, source, token) = Self.detect(userAgent: userAgent, hint: nil)
    } else {
      (self.platform, source, token) = Self.detect(headers)
    }
    self.appInstalled = appInstalled
    self.appVersionCode = appVersionCode
    self.appVersion = appVersion.flatMap { $0.isEmpty ? nil : $0 }
    language = headers.first { $0.isNamed("accept-language") }.map { AcceptLanguage.best($0.value.span) } ?? .english
  }
}
