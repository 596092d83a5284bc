package import LinkCore
package import LinkStore
import StrictJSON

/// All that a method may know beside its parameters.
///
/// Each handler has one of its own, down to the arrays in it, and is worked on by one thread at a time.
package final class ServiceContext {
  package let configuration: Configuration
  package let policy: LinkPolicy

  /// The prefixes of the policy's domains.
  let prefixes: [URIPrefix]

  /// Tells long links from short ones for `resolve`, which follows no custom scheme.
  let clickParser: IncomingParser

  /// For `status` alone: methods ask the store by what they return.
  let store: any ShortLinkStore
  private let clock: GroupClock

  /// Association files that this handler has read before.
  var associations = AssociationCache()

  /// Not later than what the store has answered in this round.
  var generation = StoreGeneration()

  /// What this handler has counted in the present group.
  var clicks = ClickLog()

  /// What this handler has answered to clicks.
  var resolvedAnswers = ResolvedAnswers()

  /// The configured routes.
  let routes: RouteTable

  /// What the configuration leaves open.
  ///
  /// To find it out takes long for many patterns and routes, and it does not change.
  private(set) lazy var configurationWarnings = configuration.warnings

  /// Route tables that came with requests before.
  private var routeTables = RouteTableCache()

  /// Reads incoming URLs by what is configured.
  let incomingParser: IncomingParser

  package init(configuration: Configuration, store: any ShortLinkStore, clock: GroupClock) {
    self.configuration = configuration
    self.store = store
    self.clock = clock
    policy = configuration.makePolicy()
    prefixes = policy.prefixes
    routes = RouteTable(configuration.routes)
    incomingParser = IncomingParser(
      domains: policy.knownPrefixes, schemes: policy.knownSchemes(with: routes), routes: routes)
    clickParser = IncomingParser(domains: policy.knownPrefixes, schemes: [])
  }

  /// Reads incoming URLs by what a request says, and for what it leaves out by what is configured.
  func parser(
    domains: [URIPrefix]? = nil, schemes: [[UInt8]]? = nil, routes: RouteTable? = nil
  ) -> IncomingParser {
    guard domains != nil || schemes != nil || routes != nil else { return incomingParser }
    let routes = routes ?? self.routes
    return IncomingParser(
      domains: domains ?? policy.knownPrefixes, schemes: schemes ?? policy.knownSchemes(with: routes), routes: routes)
  }

  /// A link, and what was noticed while it was read.
  typealias Reading = (link: DynamicLink, warnings: [LinkWarning])

  /// Reads a long link under the configured prefixes.
  func read(longLink text: [UInt8]) throws(LinkFault) -> Reading {
    var warnings: [LinkWarning] = []
    return (try DynamicLink(parsingLongLink: text, prefixes: prefixes, warnings: &warnings), warnings)
  }

  /// The table that came with a request, from the node of its field `routes`.
  func requestRoutes(at node: Int?, of json: borrowing JSON) throws(ServiceFault) -> RequestRoutes? {
    guard let node else { return nil }
    do throws(FieldFault) { return try routeTables.routes(at: node, of: json) } catch { throw .field(error) }
  }

  /// What is configured for a host.
  func associatedDomain(_ host: RouteHost) throws(ServiceFault) -> AssociatedDomain {
    let domain = AssociatedDomain(host, prefixes: prefixes, routes: routes)
    guard domain.isConfigured else {
      let known = AssociatedDomain.hosts(prefixes: prefixes, routes: routes.routes)
      throw .domainNotConfigured(host.text, configured: known.map(\.text))
    }
    return domain
  }

  /// Whether a URL begins with one of the prefixes, whatever follows, or no prefix is configured.
  func isOurs(_ url: [UInt8]) -> Bool {
    prefixes.isEmpty || prefixes.contains { $0.covers(url) }
  }

  /// The time of the group, in milliseconds since 1970.
  package var now: Int64 { clock.now }
}

extension LinkPolicy {
  /// Nil when none is configured, so that every prefix may be one.
  fileprivate var knownPrefixes: [URIPrefix]? { prefixes.isEmpty ? nil : prefixes }

  /// The schemes of the apps and of a route table; nil when no app is configured, so that every scheme may be one.
  fileprivate func knownSchemes(with routes: RouteTable) -> [[UInt8]]? { hasApps ? schemes + routes.schemes : nil }
}
