/// The routes of a table in the order in which they are asked for one kind of URL.
struct RouteOrder: Sendable {
  /// Positions in the table, the most specific route first; also those that serve no URL of this kind.
  let all: [Int]
  /// Places in ``all`` of the routes that begin with a literal, by that literal; for custom schemes in lower case.
  private let byLiteral: [[UInt8]: [Int]]
  /// Places in ``all`` of the routes that do not.
  private let others: [Int]
  private let kind: RouteLocation.Kind

  init(_ routes: [Route], _ kind: RouteLocation.Kind) {
    self.kind = kind
    let ranks = routes.indices.map { RouteRank(routes[$0], kind, position: $0) }
    all = ranks.sorted().map(\.position)
    var byLiteral: [[UInt8]: [Int]] = [:]
    var others: [Int] = []
    for (place, position) in all.enumerated() where routes[position].serves(kind) {
      if let literal = routes[position].pattern.firstLiteral {
        byLiteral[Self.key(literal, kind), default: []].append(place)
      } else {
        others.append(place)
      }
    }
    self.byLiteral = byLiteral
    self.others = others
  }

  /// The routes that can be that of a URL whose first segment is `first`, as places in ``all``.
  func candidates(first: [UInt8]?) -> RouteCandidates {
    RouteCandidates(first.flatMap { byLiteral[Self.key($0, kind)] } ?? [], others)
  }

  /// All routes as places in ``all``.
  var everyRoute: RouteCandidates { RouteCandidates(Array(all.indices), []) }

  /// Positions of the routes that serve this kind, in their order.
  func serving(_ routes: [Route]) -> [Int] { all.filter { routes[$0].serves(kind) } }

  /// Only the host of a custom scheme compares without case; that key leaves too many candidates for the others.
  private static func key(_ literal: [UInt8], _ kind: RouteLocation.Kind) -> [UInt8] {
    kind == .app ? literal.map(\.lowercasedASCII) : literal
  }
}
