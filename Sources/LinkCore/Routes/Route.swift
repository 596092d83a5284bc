/// One line of a route table: which URLs mean what, in both directions.
///
/// `hosts` restricts universal links, `schemes` custom-scheme URLs; each says nothing about the other. Nil restricts
/// nothing, an empty list lets nothing through.
package struct Route: Sendable {
  /// No more hosts, nor schemes, are read for one route.
  package static let maximumChoices = 256

  package let name: [UInt8]
  /// What the app does; the name unless the table says something else.
  package let action: [UInt8]
  package let pattern: RoutePattern
  package let query: [RouteQueryParameter]
  package let hosts: [RouteHost]?
  /// In lower case.
  package let schemes: [[UInt8]]?

  package init(
    name: [UInt8], action: [UInt8]?, pattern: RoutePattern, query: [RouteQueryParameter] = [],
    hosts: [RouteHost]? = nil, schemes: [[UInt8]]? = nil
  ) {
    self.name = name
    self.action = action ?? name
    self.pattern = pattern
    self.query = query
    self.hosts = hosts
    self.schemes = schemes.map { schemes in schemes.map { scheme in scheme.map(\.lowercasedASCII) } }
  }

  /// The type of a query parameter; nil when it is not declared.
  package func queryType(_ name: [UInt8]) -> RouteType? {
    query.first { $0.name == name }?.type
  }

  /// The type of a parameter of the path; nil when there is none of that name.
  package func valueType(_ name: [UInt8]) -> RouteType? {
    pattern.parameters.first { $0.name == name }?.type
  }

  /// Whether some URL of this kind can be one of the route.
  func serves(_ kind: RouteLocation.Kind) -> Bool {
    switch kind {
    case .web: hosts?.isEmpty != true
    case .app: schemes?.isEmpty != true
    }
  }

  /// Whether every universal link of the route lies below one of the prefixes and is a short link to an app; the first
  /// prefix that takes one.
  package func prefixAbove(_ prefixes: [URIPrefix]) -> URIPrefix? {
    guard let hosts, !hosts.isEmpty else { return nil }
    let found = hosts.map { host in prefixes.first { prefix in host.isHost(of: prefix) && isBelow(prefix) } }
    return found.contains { $0 == nil } ? nil : found[0]
  }

  /// Whether the path begins with that of a prefix and goes on behind it.
  private func isBelow(_ prefix: URIPrefix) -> Bool {
    let parts = prefix.text[prefix.pathStart...].split(separator: UInt8(ascii: "/"))
    return pattern.segments.count > parts.count && begins(with: prefix)
  }

  /// Whether every path begins with that of a prefix, or is the same.
  func begins(with prefix: URIPrefix) -> Bool {
    let parts = prefix.segments
    return pattern.segments.count >= parts.count && zip(parts, pattern.segments).allSatisfy { $1 == .literal($0) }
  }

  /// The same in memory of its own: a thread then counts references that no other thread counts.
  var copy: Route {
    Route(
      name: Self.copy(name), action: Self.copy(action), pattern: pattern.copy, query: query.map(\.copy),
      hosts: hosts.map { hosts in hosts.map(\.copy) }, schemes: schemes.map { schemes in schemes.map(Self.copy) })
  }

  static func copy(_ text: [UInt8]) -> [UInt8] { ByteText.array(text.span) }
}
