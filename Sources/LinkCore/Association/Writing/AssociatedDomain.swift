/// What of one host is to open the apps: the prefixes and routes that are configured for it.
package struct AssociatedDomain: Sendable {
  /// With more domains than this for one app, systems do not get round to all (WWDC 2019 session 717).
  package static let advisedCount = 30

  /// In ASCII form and lower case, without a port.
  package let host: [UInt8]

  /// The longest first, as links are read.
  let prefixes: [URIPrefix]

  /// The most specific first, as they are asked.
  let routes: [Route]

  /// Prefixes and hosts of routes that name this host with a port of their own.
  ///
  /// They are in no file: a domain is associated without a port (Apple developer forums, thread 707901).
  package let withPorts: [[UInt8]]

  /// `host` names no port.
  package init(_ host: RouteHost, prefixes: [URIPrefix], routes: RouteTable) {
    self.host = host.host
    var seen: Set<[UInt8]> = []
    let here = prefixes.filter { $0.hostEquals(host.host.span) && seen.insert($0.key).inserted }
    self.prefixes = here.filter { $0.port == LinkURL.defaultPort }.sorted { $0.key.count > $1.key.count }
    let web = routes.order(.web).serving(routes.routes).map { routes.routes[$0] }
    self.routes = web.filter { route in route.hosts.map { hosts in hosts.contains(host) } ?? true }
    withPorts = AssociatedDomain.withPorts(prefixes: here, routes: web) { $0.host == host.host }
  }

  /// Whether the configuration says anything about the host.
  package var isConfigured: Bool { !prefixes.isEmpty || !routes.isEmpty || !withPorts.isEmpty }

  /// Whether a file has anything to say about the host.
  package var hasLinks: Bool { !prefixes.isEmpty || !routes.isEmpty }

  /// The hosts that are named, each once: those of the prefixes, then those of the routes, without those that are named
  /// with a port only.
  package static func hosts(prefixes: [URIPrefix], routes: [Route]) -> [RouteHost] {
    var found: [RouteHost] = []
    for prefix in prefixes where prefix.port == LinkURL.defaultPort {
      // A prefix may have a host that no route can have: one with an asterisk.
      guard let host = try? RouteHost(prefix.text.span.extracting(prefix.host)), !found.contains(host) else { continue }
      found.append(host)
    }
    for route in routes {
      for host in route.hosts ?? [] where !host.hasPort && !found.contains(host) { found.append(host) }
    }
    return found
  }

  /// Prefixes and hosts of routes that name a port, each once.
  package static func withPorts(prefixes: [URIPrefix], routes: [Route]) -> [[UInt8]] {
    withPorts(prefixes: prefixes, routes: routes) { _ in true }
  }

  private static func withPorts(
    prefixes: [URIPrefix], routes: [Route], ofHost isWanted: (RouteHost) -> Bool
  ) -> [[UInt8]] {
    var found = prefixes.filter { $0.port != LinkURL.defaultPort }.map(\.key)
    for route in routes {
      for host in route.hosts ?? [] where host.hasPort && isWanted(host) && !found.contains(host.text) {
        found.append(host.text)
      }
    }
    return found
  }

  /// The path of a prefix; empty for one that has the whole host.
  static func path(of prefix: URIPrefix) -> [UInt8] { [UInt8](prefix.text[prefix.pathStart...]) }
}
