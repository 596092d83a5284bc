import JSONRPC
import LinkCore
import StrictJSON

extension Method {
  /// `lintAASA`: what is wrong with an apple-app-site-association file (Apple, "Supporting associated domains").
  static func lintAASA() -> Method {
    Method(
      "lintAASA",
      "Says what is wrong with an apple-app-site-association file, with how it is served, and with entitlements for it.",
      params: LintAASAParams.shape(),
      result: .object([
        Schema.Field(
          "findings", .list(FindingWriter.schema),
          "First by place in the file, then how it is served, then the entitlements; at most 100 of an id.")
      ]),
      examples: [
        Example(
          "an exclusion that comes too late",
          """
          {"aasa":"{\\"applinks\\":{\\"details\\":[{\\"appIDs\\":[\\"ABCDE12345.com.example.ios\\"],\\"components\\":[\
          {\\"/\\":\\"/buy/*\\"},{\\"/\\":\\"/buy/gift/*\\",\\"exclude\\":true}]}]}}"}
          """),
        Example(
          "a file that is redirected",
          """
          {"aasa":{"applinks":{"details":[]}},"hosting":{"url":"https://example.com/.well-known/apple-app-site-association",\
          "status":301,"headers":{"Location":"https://www.example.com/.well-known/apple-app-site-association"}},\
          "entitlements":["applinks:example.com/"]}
          """),
      ]
    ) { (params, json, context, writer) throws(ServiceFault) in
      let source = try FileSource(aasa: params.aasa, orBytes: params.aasaBase64)
      let document = try source.association(in: json, field: "aasa")
      let findings = AssociationLinter.findings(
        in: document, profile: params.profile, hosting: params.hosting, entitlements: params.entitlements)
      let limit = context.configuration.limits.answerBytes
      let end = writer.bytes.count + limit
      writer.beginObject()
      writer.key("findings")
      try FindingWriter.write(
        findings, of: document, source.hasPlaces ? SourceMap(document.text) : nil, upTo: end, limit: limit, to: &writer)
      writer.endObject()
      return .done
    }
  }
}

struct LintAASAParams: Sendable {
  let aasa: FileSource?
  let aasaBase64: [UInt8]?
  let hosting: AssociationHosting?
  let entitlements: [[UInt8]]?
  let profile: AssociationProfile

  static func shape() -> Shape<LintAASAParams> {
    let hosting = AssociationHosting.shape()
    let profile = Shape<AssociationProfile>.word()
    let entitlements = Shape<[[UInt8]]>.list(.string)
    return .object { (fields, json) throws(FieldFault) in
      LintAASAParams(
        aasa: try fields.optional(
          "aasa", .association,
          "The file: a string is its text as served, an object its content; this or aasaBase64.", json),
        aasaBase64: try fields.optional(
          "aasaBase64", .base64, "The file's bytes as served, in base64; this or aasa.", json),
        hosting: try fields.optional("hosting", hosting, "How the file was served; it is not fetched.", json),
        entitlements: try fields.optional(
          "entitlements", entitlements, "The app's associated domains, such as applinks:example.com.", json),
        profile: try fields.optional(
          "profile", profile, "The oldest systems that the file is for; ios14 when absent.", json) ?? .ios14)
    }
  }
}
