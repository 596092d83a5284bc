import JSONRPC
import LinkCore
import StrictJSON

extension Method {
  /// `build`: a long link from its parts, or a URL for a route.
  static func build() -> Method {
    let warning = Schema.Field("warning", WarningText.schema, "What is accepted but doubtful.")
    return Method(
      "build", "Builds a long dynamic link from its parts, or a URL for a route, and says what may be wrong with it.",
      params: BuildParams.shape(),
      result: .anyOf([
        .object([
          Schema.Field("longDynamicLink", .string(), "Prefix, \"/?\" and the parameters in a fixed order."), warning,
        ]),
        .object([
          Schema.Field("url", .string(), "The URL for the route; parseIncoming reads the same route and values back."),
          warning,
        ]),
      ]),
      errors: [.permissionDenied, .notFound],
      examples: [
        Example(
          "a link into two apps",
          """
          {"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://www.example.com/my-page",\
          "androidInfo":{"androidPackageName":"com.example.android"},"iosInfo":{"iosBundleId":"com.example.ios"}}}
          """),
        Example(
          "a universal link for a route",
          """
          {"route":{"name":"product","values":{"id":42},"query":{"ref":"mail"},"as":"universalLink"},\
          "routes":[{"name":"product","action":"openProduct","path":"/product/{id:int}","query":{"ref":"string?"},\
          "hosts":["www.example.com"]}]}
          """),
        Example(
          "a custom-scheme URL for a route",
          """
          {"route":{"name":"product","values":{"id":42},"as":"customScheme"},\
          "routes":[{"name":"product","action":"openProduct","path":"/product/{id:int}","schemes":["myapp"]}]}
          """),
        Example(
          "a dynamic link around the universal link of a route",
          """
          {"route":{"name":"product","values":{"id":42},"as":"dynamicLink"},\
          "dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link",\
          "androidInfo":{"androidPackageName":"com.example.android"}},\
          "routes":[{"name":"product","action":"openProduct","path":"/product/{id:int}","hosts":["www.example.com"]}]}
          """),
      ]
    ) { (params, json, context, writer) throws(ServiceFault) in
      if let request = params.route { return try params.build(request, json, context, &writer) }
      guard params.routes == nil else { throw .field(FieldFault(.onlyFor(["route"])).under("routes")) }
      guard let info = params.dynamicLinkInfo else { throw .field(FieldFault(.missing).under("dynamicLinkInfo")) }
      var link = try info.makeLink(pointer: BuildParams.infoPointer)
      let warnings = try link.checked(by: context.policy, at: .info(pointer: BuildParams.infoPointer))
      writer.beginObject()
      writer.key("longDynamicLink")
      link.writeLongLink(to: &writer)
      WarningText.write(warnings, info: BuildParams.infoPointer, to: &writer)
      writer.endObject()
      return .done
    }
  }
}

private struct BuildParams: Sendable {
  static let infoPointer = "/dynamicLinkInfo"

  let dynamicLinkInfo: LinkInfo?
  let route: RouteRequest?
  /// The node of the table.
  let routes: Int?

  static func shape() -> Shape<BuildParams> {
    let info = LinkInfo.shape()
    let route = RouteRequest.shape()
    return .object { (fields, json) throws(FieldFault) in
      let params = BuildParams(
        dynamicLinkInfo: try fields.optional(
          "dynamicLinkInfo", info, "The parts of the link; without link when a route is wrapped.", json),
        route: try fields.optional("route", route, "The route that a URL is built for, in place of a link.", json),
        routes: try fields.optional(
          "routes", .routesNode, "The table that the route is looked up in; the configured one when absent.", json))
      _ = try fields.optional("sdkVersion", .string, "Accepted from FDL clients and ignored.", json)
      return params
    }
  }

  /// Builds the URL for a route, and makes sure that it is read back as the same.
  func build(
    _ request: RouteRequest, _ json: borrowing JSON, _ context: ServiceContext, _ writer: inout JSONWriter
  ) throws(ServiceFault) -> Step {
    let own = try context.requestRoutes(at: routes, of: json)
    let table = own?.routes ?? context.routes
    let built = try request.url(in: table, json, policy: context.policy)
    let (url, warnings) = try wrapped(built, request.form, context)
    do throws(RouteBuildFault) {
      try context.parser(routes: own?.routes).check(url, for: built, readAs: request.form.kind)
    } catch {
      throw .route(error, name: request.name)
    }
    writer.beginObject()
    writer.key("url")
    writer.string(url)
    WarningText.write(warnings, info: BuildParams.infoPointer, table: own, to: &writer)
    writer.endObject()
    return .done
  }

  private func wrapped(
    _ built: RouteURL, _ form: RouteRequest.Form, _ context: ServiceContext
  ) throws(ServiceFault) -> (url: [UInt8], warnings: [LinkWarning]) {
    let pointer = BuildParams.infoPointer
    guard form == .dynamicLink else {
      guard dynamicLinkInfo == nil else {
        throw .field(FieldFault(.onlyFor(["dynamicLink"]), pointer: Array(pointer.utf8)))
      }
      return (built.text, [])
    }
    guard var info = dynamicLinkInfo else { throw .field(FieldFault(.missing, pointer: Array(pointer.utf8))) }
    guard info.setLink(built.text) else {
      throw .field(FieldFault(.leftToRoute, pointer: Array((pointer + "/link").utf8)))
    }
    var link = try info.makeLink(pointer: pointer)
    do throws(ServiceFault) {
      let warnings = try link.checked(by: context.policy, at: .info(pointer: pointer))
      return (link.longLink, warnings)
    } catch {
      // The link is the route's, not a member of the object.
      guard case .link(let fault, _) = error, fault.parameter == .link else { throw error }
      throw .link(fault, .url(pointer: "/route"))
    }
  }
}
