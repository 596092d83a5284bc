import LinkCore
import StrictJSON

/// Writes what `parseIncoming` found.
enum IncomingLinkWriter {
  /// The schema of the result.
  static let schema = Schema.object([
    Schema.Field(
      "kind", .string(oneOf: IncomingLink.Kind.allCases.map(\.rawValue)), "What the URL is; the first kind that fits."),
    .optional(
      "dynamicLink",
      .named(
        "Payload",
        .object([
          .optional("url", .string(), "The deep link."),
          Schema.Field(
            "matchType", .string(oneOf: MatchType.allCases.map(\.rawValue)), "How sure the link is this user's."),
          .optional("minimumAppVersion", .string(), "Lowest app version that can open the link."),
          Schema.Field("utmParameters", .map(.string()), "Those of the five utm_* parameters that are there."),
          .optional("matchMessage", .string(), "A remark of whoever matched the link."),
          .optional("inviteId", .string(), "Invitation id."),
          .optional("weakMatchEndpoint", .string(), "Invitation endpoint."),
          Schema.Field(
            "parameters", .map(.string()),
            "All pairs of the layer that carries the deep link: names as written, values decoded, the last of a name."),
          .optional("dynamicLinkInfo", LinkInfo.resultSchema, "The link as FDL's REST object."),
        ])), "What the link carries."),
    .optional(
      "shortLink",
      .named(
        "ShortLink",
        .object([
          Schema.Field("domainUriPrefix", .string(), "The prefix that the link was found under."),
          Schema.Field("suffix", .string(), "What follows the prefix, decoded."),
        ])), "The short link that the URL is."),
    .optional(
      "route",
      .named(
        "RouteMatch",
        .object([
          Schema.Field("name", .string(), "The name of the route."),
          Schema.Field("action", .string(), "Its action; its name when it has none."),
          Schema.Field(
            "values", RouteArguments.resultSchema,
            "The parameters of the path, decoded; an absent optional one is left out, a rest is at least \"\"."),
          Schema.Field(
            "query", RouteArguments.resultSchema,
            "All query parameters, the first of each name; strings unless the route declares another type."),
        ])), "The route of the URL, or of the deep link that it carries, whatever form that came in."),
    .optional(
      "nested", .list(.string()),
      "The URLs of all layers, outermost first, when forms are wrapped in each other; at most "
        + "\(IncomingParser.maximumDepth)."),
    Schema.Field("components", componentsSchema, "The URL taken apart."),
    Schema.Field("warning", WarningText.schema, "What is doubtful about the URL."),
    .optional("trace", TraceWriter.schema, "The decisions in their order, with explain."),
  ])

  private static let componentsSchema = Schema.named(
    "Components",
    .object([
      .optional("scheme", .string(), "As written."),
      .optional("host", .nullable(.string()), "As written; null when there is no authority."),
      .optional("port", .nullable(.integer(minimum: 0)), "Null when none is written."),
      .optional("path", .string(), "As written."),
      .optional("pathSegments", .list(.string()), "Decoded once."),
      .optional(
        "query",
        .list(
          .object([
            Schema.Field("name", .string(), "As written."),
            Schema.Field("value", .nullable(.string()), "Decoded once; null for an item without \"=\"."),
          ])), "The items in their order."),
      .optional("params", .map(.string()), "The first value of each name."),
      .optional("fragment", .nullable(.string()), "As written; null when there is none."),
      Schema.Field("absoluteString", .string(), "The URL as it came in."),
    ]))

  /// Writes the result.
  static func write(
    _ link: IncomingLink, _ routes: RequestRoutes?, explains: Bool, to writer: inout JSONWriter
  ) {
    writer.beginObject()
    writer.key("kind")
    writer.string(link.kind.rawValue)
    if let payload = link.payload {
      writer.key("dynamicLink")
      write(payload, to: &writer)
    }
    if let shortLink = link.shortLink {
      writer.beginObject("shortLink")
      writer.member("domainUriPrefix", shortLink.prefix)
      writer.member("suffix", shortLink.suffix)
      writer.endObject()
    }
    if let route = link.route {
      writer.beginObject("route")
      writer.member("name", route.name)
      writer.member("action", route.action)
      writer.key("values")
      RouteArguments.write(route.values, to: &writer)
      writer.key("query")
      RouteArguments.write(route.query, to: &writer)
      writer.endObject()
    }
    if !link.nested.isEmpty {
      writer.beginArray("nested")
      for url in link.nested { writer.string(url) }
      writer.endArray()
    }
    writer.key("components")
    write(link.components, of: link.text, to: &writer)
    WarningText.write(link.warnings, info: nil, table: routes, to: &writer)
    if explains {
      writer.key("trace")
      TraceWriter.write(link.trace, to: &writer)
    }
    writer.endObject()
  }

  private static func write(_ payload: LinkPayload, to writer: inout JSONWriter) {
    writer.beginObject()
    write("url", payload.url, to: &writer)
    writer.key("matchType")
    writer.string(payload.matchType.rawValue)
    write("minimumAppVersion", payload.minimumAppVersion, to: &writer)
    writer.key("utmParameters")
    writeAsWritten(payload.utmParameters, in: payload.utmQuery.bytes, to: &writer)
    write("matchMessage", payload.matchMessage, to: &writer)
    write("inviteId", payload.inviteID, to: &writer)
    write("weakMatchEndpoint", payload.weakMatchEndpoint, to: &writer)
    writer.key("parameters")
    writeAsWritten(payload.parameters.lastItems, in: payload.parameters.bytes, to: &writer)
    if let link = payload.link {
      writer.key("dynamicLinkInfo")
      LinkInfo.write(link, to: &writer)
    }
    writer.endObject()
  }

  private static func write(_ components: IncomingComponents?, of text: [UInt8], to writer: inout JSONWriter) {
    writer.beginObject()
    if let components { write(components.url, components, to: &writer) }
    writer.member("absoluteString", text)
    writer.endObject()
  }

  /// Writes the members that only an absolute URL has; `url` is that of the components.
  private static func write(_ url: LinkURL, _ components: IncomingComponents, to writer: inout JSONWriter) {
    writer.member("scheme", url.text, in: url.scheme)
    write("host", url.host, in: url.text, to: &writer)
    writer.key("port")
    if let port = url.portNumber { writer.number(port) } else { writer.null() }
    writer.member("path", url.text, in: url.path)
    writer.beginArray("pathSegments")
    for place in components.pathSegments { writer.string(components.decodedPath, in: place) }
    writer.endArray()
    writer.beginArray("query")
    let query = components.query
    for item in query.items {
      writer.beginObject()
      writer.member("name", query.bytes, in: item.name)
      write("value", item.value, in: query.bytes, to: &writer)
      writer.endObject()
    }
    writer.endArray()
    writer.key("params")
    write(query.firstItems, in: query.bytes, to: &writer)
    write("fragment", url.fragment, in: url.text, to: &writer)
  }

  private static func write(_ name: StaticString, _ value: [UInt8]?, to writer: inout JSONWriter) {
    if let value { writer.member(name, value) }
  }

  /// Writes a part of a text, or null.
  private static func write(
    _ name: StaticString, _ place: Range<Int>?, in text: [UInt8], to writer: inout JSONWriter
  ) {
    if let place {
      writer.member(name, text, in: place)
    } else {
      writer.key(name)
      writer.null()
    }
  }

  /// Writes parameters of a dynamic link, each name once, as an object: their names are not decoded.
  private static func writeAsWritten(_ items: [DecodedQuery.Item], in bytes: [UInt8], to writer: inout JSONWriter) {
    writer.beginObject()
    for item in items { writer.member(item.name, item.value ?? 0..<0, of: bytes) }
    writer.endObject()
  }

  /// Writes pieces of a query, each decoded name once, as an object.
  private static func write(_ items: [DecodedQuery.Item], in bytes: [UInt8], to writer: inout JSONWriter) {
    writer.beginObject()
    for item in items { writer.member(item.decodedName, item.value ?? 0..<0, of: bytes) }
    writer.endObject()
  }
}
