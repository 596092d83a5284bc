import LinkCore
import StrictJSON

/// The `route` that `build` is asked for.
struct RouteRequest: Sendable {
  let name: [UInt8]
  /// Nodes of objects; nil when absent.
  let values: Int?
  let query: Int?
  let form: Form
  let host: RouteHost?
  let scheme: [UInt8]?

  /// The raw value is the word on the wire.
  enum Form: String, CaseIterable, Sendable {
    case universalLink
    case customScheme
    case dynamicLink

    /// What the URL is when it comes back.
    var kind: IncomingLink.Kind {
      switch self {
      case .universalLink: .universalLink
      case .customScheme: .customScheme
      case .dynamicLink: .dynamicLink
      }
    }
  }

  static func shape() -> Shape<RouteRequest> {
    let form = Shape<Form>.word()
    return .object { (fields, json) throws(FieldFault) in
      RouteRequest(
        name: try fields.required("name", .string, "The name of the route.", json),
        values: try fields.optional("values", RouteArguments.shape, "The parameters of its path.", json),
        query: try fields.optional(
          "query", RouteArguments.shape, "Query parameters; those that the route does not declare are strings.", json),
        form: try fields.required(
          "as", form, "What to build: a universal link, a custom-scheme URL, or a dynamic link around the first.",
          json),
        host: try fields.optional(
          "host", .routeHost, "The host of the universal link; that of the route when it names just one.", json),
        scheme: try fields.optional(
          "scheme", .string, "The custom scheme; that of the route when it names just one.", json))
    }
  }

  /// Builds the URL, for `dynamicLink` the one inside.
  func url(
    in routes: RouteTable, _ json: borrowing JSON, policy: LinkPolicy
  ) throws(ServiceFault) -> RouteURL {
    guard let route = routes.route(named: name) else {
      throw .routeNotFound(name: name, known: routes.routes.map(\.name))
    }
    let urlForm: RouteURL.Form
    let values: [RouteArgument]
    let query: [RouteArgument]
    do throws(FieldFault) {
      urlForm = try self.urlForm()
      values = try arguments("values", self.values, json) { (node, json) throws(FieldFault) in
        try RouteArguments.values(at: node, of: json, for: route)
      }
      query = try arguments("query", self.query, json) { (node, json) throws(FieldFault) in
        try RouteArguments.query(at: node, of: json, for: route)
      }
    } catch {
      throw .field(error.under("route"))
    }
    let url: RouteURL
    do throws(RouteBuildFault) {
      url = try RouteURL(route, urlForm, values: values, query: query)
    } catch {
      throw .route(error, name: name)
    }
    if let scheme = url.scheme, policy.hasApps, !policy.hasScheme(scheme.span) {
      throw .routeSchemeNotConfigured(scheme)
    }
    return url
  }

  private func urlForm() throws(FieldFault) -> RouteURL.Form {
    switch form {
    case .customScheme:
      guard host == nil else { throw FieldFault(.onlyFor(["universalLink", "dynamicLink"])).under("host") }
      return .customScheme(scheme)
    case .universalLink, .dynamicLink:
      guard scheme == nil else { throw FieldFault(.onlyFor(["customScheme"])).under("scheme") }
      return .universalLink(host: host)
    }
  }

  private func arguments(
    _ field: String, _ node: Int?, _ json: borrowing JSON,
    _ read: (Int, borrowing JSON) throws(FieldFault) -> [RouteArgument]
  ) throws(FieldFault) -> [RouteArgument] {
    guard let node else { return [] }
    do throws(FieldFault) { return try read(node, json) } catch { throw error.under(field) }
  }
}
