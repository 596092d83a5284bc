/// Route table, compiled: routes by specificity, then by their order in the table.
///
/// A class because every parser hands it around.
package final class RouteTable: Sendable {
  /// No larger table is read: comparing the routes of a table with each other takes time by the square of their number.
  package static let maximumCount = 1_000

  /// As in the table; their names differ.
  package let routes: [Route]
  private let web: RouteOrder
  private let app: RouteOrder
  private let positions: [[UInt8]: Int]

  /// Copies the routes into memory of its own.
  package init(_ routes: [Route]) {
    let routes = routes.map(\.copy)
    self.routes = routes
    web = RouteOrder(routes, .web)
    app = RouteOrder(routes, .app)
    var positions: [[UInt8]: Int] = [:]
    for (position, route) in routes.enumerated() where positions[route.name] == nil { positions[route.name] = position }
    self.positions = positions
  }

  package func route(named name: [UInt8]) -> Route? { positions[name].map { routes[$0] } }

  /// Every custom scheme that a route names.
  package var schemes: [[UInt8]] {
    var seen: Set<[UInt8]> = []
    return routes.flatMap { $0.schemes ?? [] }.filter { seen.insert($0).inserted }
  }

  func order(_ kind: RouteLocation.Kind) -> RouteOrder {
    switch kind {
    case .web: web
    case .app: app
    }
  }

  /// The route of a URL, nil when there is none.
  ///
  /// With a trace all routes are looked at in their order until one fits; without, those are left out whose first
  /// literal is another one.
  func match(_ components: IncomingComponents, trace: inout IncomingTrace) -> RouteMatch? {
    let location: RouteLocation
    do throws(RouteRefusal) {
      location = try RouteLocation(components)
    } catch {
      trace.add(.routable, error.reason)
      return nil
    }
    let order = order(location.kind)
    let first = location.segments.first.map { [UInt8](location.decoded[$0]) }
    var candidates = trace.isOn ? order.everyRoute : order.candidates(first: first)
    while let place = candidates.next() {
      let route = routes[order.all[place]]
      do throws(RouteRefusal) {
        let match = try route.match(location)
        trace.add(.route, value: route.name)
        return match
      } catch {
        trace.add(.route, error.reason, value: route.name, detail: error.name)
      }
    }
    return nil
  }
}
