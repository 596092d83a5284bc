// Where routes come in: for a web URL after all forms of dynamic links, for a URL of a custom scheme unless it carries a
// dynamic link, and for the deep link of a dynamic link in whatever form that came. An app goes where the deep link
// leads, so one look-up serves every entry point.

extension IncomingParser {
  /// The last thing that a web URL can be.
  func readAsUniversalLink(_ link: inout IncomingLink) {
    if findRoute(&link) { link.kind = .universalLink } else { remarkOnMissing(&link) }
  }

  /// Looks for the route of the URL itself; returns whether there is one.
  @discardableResult
  func findRoute(_ link: inout IncomingLink) -> Bool {
    guard let routes, let components = link.components else { return false }
    link.route = routes.match(components, trace: &link.steps)
    return link.route != nil
  }

  /// Looks for the route of the deep link that was read.
  func findRouteOfPayload(_ link: inout IncomingLink) {
    link.route = nil
    guard let routes, let target = link.payload?.url, let url = LinkURL(target) else { return }
    guard url.isWeb || acceptsEveryScheme || isKnownScheme(url) else { return }
    link.route = routes.match(IncomingComponents(url), trace: &link.steps)
  }

  /// Reads a URL that was built for a route, and refuses it unless the same comes out that went in.
  ///
  /// `url` holds `built`, or is it; `kind` is what it has to be.
  package func check(
    _ url: [UInt8], for built: RouteURL, readAs kind: IncomingLink.Kind
  ) throws(RouteBuildFault) {
    var link = parse(url)
    reject(&link)
    guard link.kind == kind, let route = link.route, (link.payload != nil) == (kind == .dynamicLink) else {
      throw .readAs(link.payload == nil ? link.kind : .dynamicLink, url: url)
    }
    guard route.isSame(as: built.meaning) else { throw .takenBy(route: route.name, url: url) }
  }
}
