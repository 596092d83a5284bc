import LinkCore

/// Route table that came with a request, and what is wrong with it as a whole.
struct RequestRoutes: Sendable {
  let routes: RouteTable
  let reports: [RouteReport]

  init(_ routes: [Route]) {
    self.routes = RouteTable(routes)
    reports = self.routes.reports
  }
}
