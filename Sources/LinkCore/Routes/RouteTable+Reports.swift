extension RouteTable {
  /// Comparisons of segments, alternatives, query parameters and hosts, for one kind of URL: a fraction of a second, so
  /// that a mebibyte of different tables takes no more than a few.
  ///
  /// A thousand routes of which each differs from most others in a literal take a small part of it; what is found until
  /// then of a table that was made to take more is reported.
  private static let stepLimit = 1 << 19

  /// What is wrong with the table as a whole: at most one report for each route, in the order of the table.
  ///
  /// A route is compared with single others: one that several others cover together is not noticed.
  package var reports: [RouteReport] {
    let web = Self.findings(routes, order(.web), .web)
    let app = Self.findings(routes, order(.app), .app)
    return routes.indices.compactMap { position in
      guard RouteLocation.Kind.allCases.contains(where: { routes[position].serves($0) }) else {
        return RouteReport(.closed, route: position, other: position)
      }
      return switch (web[position], app[position]) {
      case (nil, nil):
        routes[position].pattern.foreignSegment.map {
          RouteReport(.foreignSyntax(segment: $0), route: position, other: position)
        }
      case (let found?, nil): routes[position].serves(.app) ? found : Self.unlimited(found)
      case (nil, let found?): routes[position].serves(.web) ? found : Self.unlimited(found)
      case (let found?, let second?): Self.merged(found, second)
      }
    }
  }

  /// For each route what is found for one kind of URL.
  private static func findings(
    _ routes: [Route], _ order: RouteOrder, _ kind: RouteLocation.Kind
  ) -> [Int: RouteReport] {
    var found: [Int: RouteReport] = [:]
    let positions = order.serving(routes)
    let signatures = positions.map { RouteSignature(routes[$0], kind) }
    var steps = 0
    for (place, position) in positions.enumerated() {
      let signature = signatures[place]
      var report: RouteReport?
      for earlier in 0..<place where signatures[earlier].mayMeet(signature) {
        let mayCover = signatures[earlier].mayCover(signature)
        guard mayCover || report == nil else { continue }
        guard steps <= stepLimit else {
          found[position] = report
          return found
        }
        let other = positions[earlier]
        var coverage = RouteCoverage(routes[other], routes[position], kind)
        defer { steps &+= coverage.steps }
        guard let length = coverage.commonLength() else { continue }
        if mayCover, coverage.firstCoversSecond() {
          let scope: RouteReport.Scope = kind == .web ? .universalLinks : .customSchemes
          report = RouteReport(.unreachable(scope), route: position, other: other)
          break
        }
        if report == nil, coverage.isCrossing(), let path = coverage.commonPath(length) {
          report = RouteReport(.overlap(path: path), route: position, other: other)
        }
      }
      found[position] = report
    }
    return found
  }

  /// The report of a route that serves one kind of URL only.
  private static func unlimited(_ report: RouteReport) -> RouteReport {
    guard case .unreachable = report.finding else { return report }
    return RouteReport(.unreachable(.all), route: report.route, other: report.other)
  }

  /// One report of two: of a route that is unreachable in both ways, or else what weighs more.
  private static func merged(_ web: RouteReport, _ app: RouteReport) -> RouteReport {
    switch (web.finding, app.finding) {
    case (.unreachable, .unreachable): unlimited(web)
    case (.overlap, .unreachable): app
    default: web
    }
  }
}
