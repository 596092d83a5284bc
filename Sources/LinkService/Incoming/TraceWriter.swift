import LinkCore
import StrictJSON

/// Writes the `trace` of `parseIncoming`.
enum TraceWriter {
  /// The schema of a trace: a rule, its verdict, and what the rule looked at.
  static let schema = Schema.list(
    .named(
      "TraceStep",
      .object([
        Schema.Field("rule", .string(oneOf: IncomingStep.Rule.allCases.map(\.rawValue)), IncomingRuleText.rules),
        Schema.Field("verdict", .string(oneOf: ["match", "noMatch"]), "Whether the rule fits the URL."),
        .optional(
          "reason", .string(oneOf: IncomingStep.Reason.allCases.map(\.rawValue)), IncomingRuleText.reasons),
        .optional("value", .string(), "What the rule was asked about."),
        .optional(
          "detail", .string(),
          "More about the same: a suffix, a shape (longLink, shortLink, invite), or what of a route was not met."),
      ])))

  /// Writes the steps as an array.
  static func write(_ steps: [IncomingStep], to writer: inout JSONWriter) {
    writer.beginArray()
    for step in steps {
      writer.beginObject()
      writer.key("rule")
      writer.string(step.rule.rawValue)
      writer.key("verdict")
      writer.string(step.isMatch ? "match" : "noMatch")
      if let refusal = step.refusal {
        writer.key("reason")
        writer.string(refusal.rawValue)
      }
      if !step.value.isEmpty {
        writer.key("value")
        writer.string(step.value)
      }
      if !step.detail.isEmpty {
        writer.key("detail")
        writer.string(step.detail)
      }
      writer.endObject()
    }
    writer.endArray()
  }
}
