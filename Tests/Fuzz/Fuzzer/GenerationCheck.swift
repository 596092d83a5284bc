import LinkCore

@testable import LinkService

/// Writes every file that a configuration asks for, and reads them again: what is written lints clean.
enum GenerationCheck {
  private static let hostLimit = 3

  /// What the configuration is to blame for: no app, many routes, routes that differ in case only; and what old systems
  /// cannot be told, of which a note speaks.
  private static let excused: Set<LintRule> = [.detailsEmpty, .size, .caseVariants, .bothDialects]

  static func run(_ text: [UInt8]) {
    guard let configuration = try? Configuration(parsing: text) else { return }
    let context = ServiceContext(configuration: configuration, store: AnyLinks(), clock: GroupClock())
    let hosts = AssociatedDomain.hosts(prefixes: context.prefixes, routes: context.routes.routes)
    var warnings: [GenerationWarning] = []
    let apps = configuration.appIDs(&warnings)
    let packages = configuration.assetLinksApps(&warnings)
    for host in hosts.prefix(hostLimit) {
      guard let domain = try? context.associatedDomain(host) else { fatalError("\(shown(host.text)) is configured") }
      for withMore in [false, true] {
        let file = AssociationGenerator.file(
          for: domain, apps: apps, withLegacy: withMore, comments: GenerationText.comments)
        checkAssociation(file.json)
        let links = AssetLinksGenerator.file(
          for: domain, apps: packages, withDynamicRules: withMore, comments: GenerationText.comments)
        checkLinks(links.json)
      }
    }
    let domains = hosts.map { AssociatedDomain($0, prefixes: context.prefixes, routes: context.routes) }
    _ = AndroidManifest(domains: domains, schemes: configuration.androidSchemes).text
    for app in configuration.iosApps where AppID.isBundleID(app.bundleId) {
      let files = IOSAppFiles(
        bundleID: app.bundleId, schemes: configuration.schemes(of: app, &warnings), prefixes: context.prefixes,
        domains: hosts)
      _ = (files.infoPropertyList, files.entitlements)
    }
  }

  private static func checkAssociation(_ json: [UInt8]) {
    let document = AssociationDocument(reading: json)
    let problems = AssociationLinter.findings(in: document, budget: ReadingCheck.budget)
    let bad = problems.first { $0.severity != .info && !excused.contains($0.rule) }
    require(bad == nil, "\(String(describing: bad)) in \(shown(json))")
  }

  private static func checkLinks(_ json: [UInt8]) {
    let document = AssetLinksDocument(reading: json)
    require(document.json != nil && document.faults.isEmpty, "what is written is JSON: \(shown(json))")
    let bad = document.problems.first { $0.severity != .info && $0.rule != .noStatements }
    require(bad == nil, "\(String(describing: bad)) in \(shown(json))")
  }
}
