import JSONRPC
import LinkCore
import LinkStore
import StrictJSON

extension Method {
  /// `parseIncoming`: what a URL that opened an app is, and what it carries.
  static func parseIncoming() -> Method {
    Method(
      "parseIncoming",
      "Says what an incoming URL is (long, short or custom-scheme link, or one of a route) and what it carries.",
      params: ParseIncomingParams.shape(),
      result: IncomingLinkWriter.schema,
      errors: [.notFound, .failedPrecondition, .unavailable],
      examples: [
        Example(
          "a long link",
          """
          {"url":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&ibi=com.example.ios\
          &utm_source=mail","domains":["https://example.com/link"]}
          """),
        Example(
          "a custom-scheme link",
          """
          {"url":"com.example.ios://google/link/?deep_link_id=https%3A%2F%2Fwww.example.com%2Fmy-page\
          &match_type=unique","schemes":["com.example.ios"]}
          """),
        Example(
          "a host of a custom scheme and its action",
          """
          {"url":"myapp://redemption/a/b?x=1","routes":[{"name":"redemption","action":"openRedemptionPage",\
          "path":"/redemption/{path...}","schemes":["myapp"]}]}
          """),
        Example(
          "an install referrer",
          """
          {"referrer":"utm_source=mail&deep_link=https%3A%2F%2Fexample.com%2Flink%2F%3Flink%3Dhttps%253A%252F%252F\
          www.example.com%252Fmy-page","domains":["https://example.com/link"]}
          """),
        Example(
          "why a URL is none of these",
          """
          {"url":"https://example.com/other/?link=https%3A%2F%2Fwww.example.com%2Fmy-page",\
          "domains":["https://example.com/link"],"explain":true}
          """),
      ]
    ) { (params, json, context, writer) throws(ServiceFault) in
      let routes = try context.requestRoutes(at: params.routes, of: json)
      let parser = context.parser(domains: params.domains, schemes: params.schemes, routes: routes?.routes)
      let link = try params.parse(parser)
      return try IncomingRequest(link, parser: parser, routes: routes, now: context.now, explains: params.explain)
        .step(to: &writer)
    }
  }
}

private struct ParseIncomingParams: Sendable {
  let url: [UInt8]?
  let referrer: [UInt8]?
  let domains: [URIPrefix]?
  let schemes: [[UInt8]]?
  /// The node of the table.
  let routes: Int?
  let explain: Bool

  static func shape() -> Shape<ParseIncomingParams> {
    let domains = Shape<[URIPrefix]>.list(.uriPrefix)
    let schemes = Shape<[[UInt8]]>.list(.string)
    return .object { (fields, json) throws(FieldFault) in
      ParseIncomingParams(
        url: try fields.optional("url", .string, "The URL that came in; this or referrer.", json),
        referrer: try fields.optional(
          "referrer", .string,
          "The Play install referrer that came in, encoded or not, alone or as the store's URL; this or url.", json),
        domains: try fields.optional(
          "domains", domains, "Prefixes of dynamic links; the configured ones when absent.", json),
        schemes: try fields.optional(
          "schemes", schemes,
          "Custom schemes of the app; the configured ones and those of the routes when absent.", json),
        routes: try fields.optional(
          "routes", .routesNode, "What URLs mean to the app; the configured table when absent.", json),
        explain: try fields.optional("explain", .bool, "Adds a trace of the decisions.", json) ?? false)
    }
  }

  func parse(_ parser: IncomingParser) throws(ServiceFault) -> IncomingLink {
    switch (url, referrer) {
    case (let url?, nil): return parser.parse(url, explain: explain)
    case (nil, let referrer?): return parser.parse(referrer: referrer, explain: explain)
    default: throw .field(FieldFault(.notExactlyOne(of: ["url", "referrer"])))
    }
  }
}
