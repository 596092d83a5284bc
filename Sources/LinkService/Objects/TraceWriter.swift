import LinkCore
import StrictJSON

/// Writes the `trace` of a decision.
enum TraceWriter {
  /// The schema of a trace: a rule, a verdict and what the rule looked at.
  static let schema = Schema.list(
    .named(
      "TraceStep",
      .object([
        Schema.Field("rule", .string(), "A stable identifier of what was looked at."),
        Schema.Field("verdict", .string(), "What it said."),
        .optional("value", .string(), "What it was asked about."),
        .optional("detail", .string(), "More about the same."),
      ])))

  /// Writes the steps of `parseIncoming`.
  static func write(_ steps: [IncomingStep], to writer: inout JSONWriter) {
    writer.beginArray("trace")
    for step in steps {
      writer.beginObject()
      writer.key("rule")
      writer.string(step.rule.rawValue)
      writer.key("verdict")
      writer.string(step.isMatch ? "match" : "noMatch")
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
