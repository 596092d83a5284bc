/// An app's associated domains, `<service>:<fully qualified domain>[?mode=<mode>]` (Apple, Associated Domains
/// Entitlement; App Search Programming Guide, Support Universal Links).
struct EntitlementLint {
  private var problems: [AssociationProblem] = []

  /// For each service the domains that entries name, without `*.`, and those behind `*.`.
  private var exact: Set<[UInt8]> = []
  private var wildcards: [(entry: [UInt8], service: [UInt8], domain: [UInt8])] = []
  private var domains: Set<[UInt8]> = []

  static func problems(_ entries: [[UInt8]], servedBy host: [UInt8]?) -> [AssociationProblem] {
    var lint = EntitlementLint()
    for entry in entries { lint.lint(entry) }
    lint.lintTogether(servedBy: host)
    return lint.problems
  }

  /// Whether any entry is for universal links.
  static func namesApplinks(_ entries: [[UInt8]]) -> Bool { entries.contains { $0.starts(with: "applinks:".utf8) } }

  private mutating func report(
    _ severity: AssociationProblem.Severity, _ entry: [UInt8], _ fault: EntitlementFault
  ) {
    guard problems.count < AssociationDocument.problemLimit else { return }
    problems.append(AssociationProblem(.entitlement, severity, of: .entitlements, .entitlement(entry, fault)))
  }

  private mutating func lint(_ entry: [UInt8]) {
    guard let colon = entry.firstIndex(of: UInt8(ascii: ":")) else { return report(.error, entry, .noService) }
    let service = Array(entry[..<colon])
    let rest = entry[(colon + 1)...]
    guard AssociationLint.services.contains(service) else {
      if rest.starts(with: "//".utf8) || service.contains(UInt8(ascii: ".")) {
        return report(.error, entry, .noService)
      }
      let meant = NearestName.find(service, among: AssociationLint.services)
      return report(.error, entry, .unknownService(meant: meant))
    }
    let mark = rest.firstIndex(of: UInt8(ascii: "?")) ?? rest.endIndex
    lintMode(entry, rest[mark...].dropFirst())
    lintDomain(entry, service, rest[..<mark])
  }

  private mutating func lintMode(_ entry: [UInt8], _ query: ArraySlice<UInt8>) {
    guard !query.isEmpty else { return }
    guard query.starts(with: "mode=".utf8) else { return report(.error, entry, .query) }
    switch String(decoding: query.dropFirst(5), as: UTF8.self) {
    case "managed": break
    case "developer", "developer+managed": report(.warning, entry, .developerMode)
    default: report(.error, entry, .unknownMode)
    }
  }

  private mutating func lintDomain(_ entry: [UInt8], _ service: [UInt8], _ written: ArraySlice<UInt8>) {
    if written.isEmpty { return report(.error, entry, .noDomain) }
    let text = Array(written)
    if text.indices.contains(where: { text[$0...].starts(with: "://".utf8) }) || text.starts(with: "//".utf8) {
      return report(.error, entry, .scheme)
    }
    if text.contains(UInt8(ascii: "/")) || text.contains(UInt8(ascii: "#")) { return report(.error, entry, .path) }
    if text.contains(UInt8(ascii: "@")) { return report(.error, entry, .userinfo) }
    if text.contains(UInt8(ascii: ":")) { return report(.error, entry, .port) }
    if text.contains(where: { $0 >= 0x80 }) { return report(.error, entry, .notPunycode) }
    let isWildcard = text.starts(with: "*.".utf8)
    let domain = isWildcard ? Array(text.dropFirst(2)) : text
    if domain.contains(UInt8(ascii: "*")) { return report(.error, entry, .badWildcard) }
    let lower = domain.map(\.lowercasedASCII)
    do throws(URLFault) { _ = try Host(lower.span) } catch { return report(.error, entry, .badDomain) }
    guard lower.contains(UInt8(ascii: ".")), lower.last != UInt8(ascii: ".") else {
      return report(.error, entry, .badDomain)
    }
    if isWildcard, service == AssociationLint.appclips { return report(.error, entry, .clipWildcard) }
    domains.insert(lower)
    if isWildcard {
      wildcards.append((entry, service, lower))
    } else {
      exact.insert(service + [UInt8(ascii: ":")] + lower)
    }
  }

  /// `*.example.com` does not cover `example.com` itself, and its file is that of `example.com`.
  private mutating func lintTogether(servedBy name: [UInt8]?) {
    for wildcard in wildcards where !exact.contains(wildcard.service + [UInt8(ascii: ":")] + wildcard.domain) {
      report(.warning, wildcard.entry, .noApex(wildcard.domain))
    }
    if domains.count > AssociatedDomain.advisedCount { report(.warning, [], .tooMany(domains.count)) }
    guard let name, !domains.isEmpty else { return }
    let host = AssociationHost(name.span)
    if domains.contains(host.text) { return }
    let covering = wildcards.first { AssociationHost((Array("*.".utf8) + $0.domain).span).covers(host) }
    if let wildcard = covering {
      report(.warning, wildcard.entry, .fileOfSubdomain(host.text, apex: wildcard.domain))
    } else {
      report(.warning, host.text, .notListed)
    }
  }
}
