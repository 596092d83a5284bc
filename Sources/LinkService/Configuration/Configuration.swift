package import JSONRPC
package import LinkCore
import StrictJSON

/// What the owner of a server has decided: the configuration file, checked.
package struct Configuration: Sendable {
  /// Where short links are kept, as written; nil for the default place.
  package var store: [UInt8]?

  package var domains: [Domain] = []
  package var iosApps: [IOSApp] = []
  package var androidApps: [AndroidApp] = []
  package var limits = WireLimits()
  package var routes: [Route] = []

  /// A prefix that links are made for.
  package struct Domain: Sendable {
    package let uriPrefix: URIPrefix

    /// RE2 patterns that targets must match one of; nil when every target passes.
    package let allow: [[UInt8]]?

    /// Whether a web front follows long links although every target passes.
    package let allowAny: Bool

    /// Where a web front sends visitors of unknown paths.
    package let notFound: [UInt8]?
  }

  /// An iOS app that may be named in links.
  package struct IOSApp: Sendable {
    package let bundleId: [UInt8]
    package let appIdPrefix: [UInt8]?
    package let appStoreId: [UInt8]?
    package let customScheme: [UInt8]?
  }

  /// An Android app that may be named in links.
  package struct AndroidApp: Sendable {
    package let packageName: [UInt8]
    package let sha256CertFingerprints: [CertificateFingerprint]
  }

  /// No configuration at all: every https prefix and every app is accepted.
  package init() {}

  /// Reads a configuration file.
  package init(parsing text: [UInt8]) throws(ConfigurationFault) {
    let json: JSON
    do throws(JSONFault) {
      json = try JSON(parsing: text)
    } catch {
      throw .notJSON(error, JSONSlip(error, in: text), at: SourceMap(text).position(of: error.offset))
    }
    do throws(FieldFault) {
      self = try Configuration.shape.read(json, json.root)
    } catch {
      throw .field(error)
    }
  }

  /// What link building and parsing want to know, in memory of its own: a handler's thread then counts references that
  /// no other thread counts.
  package func makePolicy() -> LinkPolicy {
    LinkPolicy(
      domains: domains.map { domain in
        LinkPolicy.Domain(prefix: domain.uriPrefix, allowlist: domain.allow.map { Allowlist($0) })
      },
      iosApps: iosApps.map { app in
        LinkPolicy.IOSApp(bundleID: app.bundleId, appStoreID: app.appStoreId, customScheme: app.customScheme)
      },
      androidPackages: androidApps.map(\.packageName))
  }

  /// What the configuration leaves open, or what is doubtful about it.
  package var warnings: [ConfigurationWarning] {
    (domains.isEmpty ? [.noDomains] : domains.flatMap { $0.warnings + notFoundWarnings($0) })
      + appWarnings.map { .app($0) } + routeRemarks.map { .route($0) }
  }

  /// Apps that are configured, but that the systems do not open by links: no file of a domain has them.
  private var appWarnings: [GenerationWarning] {
    guard !domains.isEmpty else { return [] }
    var warnings: [GenerationWarning] = []
    _ = appIDs(&warnings)
    _ = assetLinksApps(&warnings)
    return warnings.filter { $0.code != .noIOSApp && $0.code != .noAndroidApp }
  }

  private func notFoundWarnings(_ domain: Domain) -> [ConfigurationWarning] {
    guard let url = domain.notFound, let place = SiteURL(url)?.resolved,
      let own = domains.first(where: { $0.uriPrefix.covers(place) })
    else { return [] }
    return [.notFoundBelowPrefix(prefix: domain.uriPrefix.text, url: url, own: own.uriPrefix.text)]
  }

  private var routeRemarks: [RouteRemark] {
    guard !routes.isEmpty else { return [] }
    let policy = makePolicy()
    var remarks = RouteTable(routes).reports.map { RouteRemark($0, of: routes) }
    for route in routes {
      if let prefix = route.prefixAbove(policy.prefixes) {
        remarks.append(.belowPrefix(route: route.name, prefix: prefix.text))
      }
      guard policy.hasApps else { continue }
      for scheme in route.schemes ?? [] where !policy.hasScheme(scheme.span) {
        remarks.append(.foreignScheme(route: route.name, scheme: scheme))
      }
    }
    return remarks
  }
}

extension Configuration.Domain {
  fileprivate var warnings: [ConfigurationWarning] {
    let prefix = uriPrefix.text
    guard let allow else { return [.noAllowlist(prefix: prefix)] }
    let useless: [ConfigurationWarning] = allowAny ? [.allowAnyWithoutEffect(prefix: prefix)] : []
    guard !allow.isEmpty else { return useless + [.emptyAllowlist(prefix: prefix)] }
    return useless
      + Allowlist(allow).patterns.flatMap { pattern -> [ConfigurationWarning] in
        let findings = pattern.findings()
        // Without an anchor everything passes that holds a match; more need not be said.
        guard pattern.isAnchored || findings == [.matchesNothing] else {
          return [.unanchoredPattern(prefix: prefix, pattern: pattern.text)]
        }
        return findings.map { .doubtfulPattern(prefix: prefix, pattern: pattern.text, finding: $0) }
      }
  }
}
