package import LinkCore

/// What a route table leaves open, alone or together with the rest of the configuration, with the names of its routes.
package enum RouteRemark: Equatable, Sendable {
  /// The route allows no host and no scheme.
  case closed(route: [UInt8])

  /// The other route is asked first and matches all that this one does.
  case unreachable(route: [UInt8], by: [UInt8], RouteReport.Scope)

  /// Both match a URL of this path; the other one is asked first.
  case overlap(route: [UInt8], with: [UInt8], path: [UInt8])

  /// A segment of the route is a parameter or a wildcard elsewhere, but stands for itself here.
  case foreignSyntax(route: [UInt8], segment: [UInt8])

  /// The universal links of the route are short links to an app.
  case belowPrefix(route: [UInt8], prefix: [UInt8])

  /// Apps are configured, the scheme belongs to none of them.
  case foreignScheme(route: [UInt8], scheme: [UInt8])

  init(_ report: RouteReport, of routes: [Route]) {
    let route = routes[report.route].name
    let other = routes[report.other].name
    switch report.finding {
    case .closed: self = .closed(route: route)
    case .unreachable(let scope): self = .unreachable(route: route, by: other, scope)
    case .overlap(let path): self = .overlap(route: route, with: other, path: path)
    case .foreignSyntax(let segment): self = .foreignSyntax(route: route, segment: segment)
    }
  }
}
