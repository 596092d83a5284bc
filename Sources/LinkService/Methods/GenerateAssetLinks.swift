import JSONRPC
import LinkCore
import StrictJSON

extension Method {
  /// `generateAssetLinks`: the assetlinks.json file of a domain (Digital Asset Links).
  static func generateAssetLinks() -> Method {
    Method(
      "generateAssetLinks", "Writes the assetlinks.json file of a domain from the configured Android apps.",
      params: GenerateAssetLinksParams.shape,
      result: .object([
        Schema.Field("assetLinks", .list(.anyObject), "The file, to be served under /.well-known/assetlinks.json."),
        Schema.Field("warning", WarningText.schema, "What the configuration lacks."),
        Schema.Field("note", NoteText.schema, "Where the rules take other URLs than the prefixes and routes have."),
      ]),
      errors: [.notFound],
      examples: [
        Example(
          "one app", #"{"domain":"example.com"}"#,
          configuration: #"""
            {"domains":[{"uriPrefix":"https://example.com/link"}],"apps":{"android":[{"packageName":\#
            "com.example.android","sha256CertFingerprints":["\#(fingerprint)"]}]}}
            """#),
        Example(
          "with rules for Android 15 and later", #"{"domain":"example.com","dynamicRules":true}"#,
          configuration: #"""
            {"domains":[{"uriPrefix":"https://example.com/link"}],"apps":{"android":[{"packageName":\#
            "com.example.android","sha256CertFingerprints":["\#(fingerprint)"]}]}}
            """#),
      ]
    ) { (params, _, context, writer) throws(ServiceFault) in
      let domain = try context.associatedDomain(params.domain)
      var warnings = domain.warnings
      let apps = context.configuration.assetLinksApps(&warnings)
      let file = AssetLinksGenerator.file(
        for: domain, apps: apps, withDynamicRules: params.dynamicRules, comments: GenerationText.comments)
      writer.beginObject()
      writer.key("assetLinks")
      writer.value(file.json)
      GenerationText.write(warnings, to: &writer)
      GenerationText.write(file.notes, to: &writer)
      writer.endObject()
      return .done
    }
  }

  private static let fingerprint = Array(repeating: "5A", count: 32).joined(separator: ":")
}

private struct GenerateAssetLinksParams: Sendable {
  let domain: RouteHost
  let dynamicRules: Bool

  static let shape = Shape<GenerateAssetLinksParams>.object { (fields, json) throws(FieldFault) in
    GenerateAssetLinksParams(
      domain: try fields.required("domain", .domain, "The host that is to serve the file.", json),
      dynamicRules: try fields.optional(
        "dynamicRules", .bool,
        "Adds rules by which Android 15 and later narrow what the intent filters let in.", json) ?? false)
  }
}
