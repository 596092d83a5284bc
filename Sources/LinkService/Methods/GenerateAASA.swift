import JSONRPC
import LinkCore
import StrictJSON

extension Method {
  /// `generateAASA`: the apple-app-site-association file of a domain (Apple, "Supporting associated domains").
  static func generateAASA() -> Method {
    Method(
      "generateAASA",
      "Writes the apple-app-site-association file of a domain from the configured apps, prefixes and routes.",
      params: GenerateAASAParams.shape,
      result: .object([
        Schema.Field("aasa", .anyObject, "The file, to be served under /.well-known/apple-app-site-association."),
        Schema.Field("warning", WarningText.schema, "What the configuration lacks."),
        Schema.Field("note", NoteText.schema, "Where the file takes other URLs than the prefixes and routes have."),
      ]),
      errors: [.notFound],
      examples: [
        Example(
          "a prefix and a route", #"{"domain":"example.com"}"#,
          configuration: #"""
            {"domains":[{"uriPrefix":"https://example.com/link"}],"apps":{"ios":[{"bundleId":"com.example.ios",\#
            "appIdPrefix":"ABCDE12345"}]},"routes":[{"name":"product","path":"/product/{id:int}",\#
            "hosts":["example.com"]}]}
            """#)
      ]
    ) { (params, _, context, writer) throws(ServiceFault) in
      let domain = try context.associatedDomain(params.domain)
      var warnings = domain.warnings
      let apps = context.configuration.appIDs(&warnings)
      let file = AssociationGenerator.file(
        for: domain, apps: apps, withLegacy: params.legacy, comments: GenerationText.comments)
      if file.json.count > AssociationDocument.sizeLimit {
        warnings.append(GenerationWarning(.fileTooLarge, count: file.json.count))
      }
      writer.beginObject()
      writer.key("aasa")
      writer.value(file.json)
      GenerationText.write(warnings, to: &writer)
      GenerationText.write(file.notes, to: &writer)
      writer.endObject()
      return .done
    }
  }
}

private struct GenerateAASAParams: Sendable {
  let domain: RouteHost
  let legacy: Bool

  static let shape = Shape<GenerateAASAParams>.object { (fields, json) throws(FieldFault) in
    GenerateAASAParams(
      domain: try fields.required("domain", .domain, "The host that is to serve the file.", json),
      legacy: try fields.optional(
        "legacy", .bool, "Adds the form that systems before iOS 13 read.", json) ?? false)
  }
}
