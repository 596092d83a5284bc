import LinkCore
import StrictJSON

/// Writes what `resolve` decided.
enum ResolutionWriter {
  /// The schema of the result.
  static let schema = Schema.object([
    Schema.Field("longDynamicLink", .string(), "The long link that was resolved."),
    Schema.Field("link", .string(), "The deep link."),
    Schema.Field("dynamicLinkInfo", LinkInfo.resultSchema, "The link as FDL's REST object."),
    .optional("shortLink", .string(), "The short link that was clicked."),
    Schema.Field(
      "destination",
      .object([
        Schema.Field("kind", .string(oneOf: Destination.Kind.allCases.map(\.rawValue)), "What the click leads to."),
        .optional("url", .string(), "Where it leads; for preview where the page's store button leads."),
      ]), "Where the click leads."),
    Schema.Field("http", HTTPAnswerWriter.schema, "What a web front should answer."),
    Schema.Field("warning", WarningText.schema, "What is doubtful about the link."),
    .optional(
      "trace",
      .list(
        .named(
          "ResolveStep",
          .object([
            Schema.Field("rule", .string(oneOf: ResolveStep.Rule.allCases.map(\.rawValue)), "What was looked at."),
            Schema.Field("verdict", .string(oneOf: ResolveStep.Verdict.allCases.map(\.rawValue)), "What it said."),
            .optional("facts", .map(.string()), "What the rule looked at, by parameter or fact."),
          ]))), "The decisions in their order, with explain."),
  ])

  /// Writes the result; `passed` are the rows of which a trace tells in front of the resolution's, nil without a trace.
  static func write(
    _ resolution: Resolution, of link: DynamicLink, shortLink: [UInt8]?, answer: HTTPAnswer, warnings: [LinkWarning],
    passed: [ResolveStep]?, to writer: inout JSONWriter
  ) {
    writer.beginObject()
    writer.key("longDynamicLink")
    link.writeLongLink(to: &writer)
    writer.key("link")
    writer.string(link.parameters.bytes(.link) ?? [])
    writer.key("dynamicLinkInfo")
    LinkInfo.write(link, to: &writer)
    if let shortLink {
      writer.key("shortLink")
      writer.string(shortLink)
    }
    writer.key("destination")
    writer.beginObject()
    writer.key("kind")
    writer.string(resolution.destination.kind.rawValue)
    if let url = resolution.destination.url {
      writer.key("url")
      writer.string(url)
    }
    writer.endObject()
    writer.key("http")
    HTTPAnswerWriter.write(answer, to: &writer)
    WarningText.write(warnings, info: nil, to: &writer)
    if let passed { write(passed + resolution.trace, to: &writer) }
    writer.endObject()
  }

  private static func write(_ trace: [ResolveStep], to writer: inout JSONWriter) {
    writer.key("trace")
    writer.beginArray()
    for step in trace {
      writer.beginObject()
      writer.key("rule")
      writer.string(step.rule.rawValue)
      writer.key("verdict")
      writer.string(step.verdict.rawValue)
      if !step.facts.isEmpty {
        writer.key("facts")
        writer.beginObject()
        for fact in step.facts {
          writer.key(Array(fact.name.utf8))
          writer.string(fact.value)
        }
        writer.endObject()
      }
      writer.endObject()
    }
    writer.endArray()
  }
}
