import JSONRPC
import LinkCore
import LinkStore
import StrictJSON

extension Method {
  /// `status`: what runs here, and where it keeps its links.
  static func status() -> Method {
    Method(
      "status", "Says which version runs, where it keeps its links and which domains and limits it was given.",
      result: .object([
        Schema.Field("name", .string(), "Always \"linkd\"."),
        Schema.Field("version", .string(), "The version of the program."),
        Schema.Field("store", .string(), "Where short links are kept, with the path resolved."),
        Schema.Field("domains", .list(.string()), "The configured prefixes."),
        Schema.Field("limits", .object(WireLimits.fields), "The limits that are in force."),
        Schema.Field("warning", .list(.string()), "What the configuration leaves open, and what went wrong."),
      ]),
      examples: [Example("what runs here", "{}")]
    ) { context, writer in
      writer.beginObject()
      writer.key("name")
      writer.string("linkd")
      writer.key("version")
      writer.string(Version.text)
      writer.key("store")
      writer.string(context.store.locationText)
      writer.key("domains")
      writer.beginArray()
      for domain in context.configuration.domains { writer.string(domain.uriPrefix.text) }
      writer.endArray()
      writer.key("limits")
      context.configuration.limits.write(to: &writer)
      writer.key("warning")
      writer.beginArray()
      for warning in context.configurationWarnings { writer.string(WarningText.sentence(for: warning)) }
      if let fault = context.store.fault { writer.string(ErrorText.sentence(for: fault)) }
      if let sentence = WarningText.sentence(forLostClicks: context.store.lostClickCount) { writer.string(sentence) }
      writer.endArray()
      writer.endObject()
    }
  }
}
