import JSONRPC
import LinkCore
import StrictJSON

extension Method {
  /// `lintAssetLinks`: what is wrong with an assetlinks.json file (Digital Asset Links).
  static func lintAssetLinks() -> Method {
    Method(
      "lintAssetLinks",
      "Finds what is wrong with an assetlinks.json file, Android's dynamic rules included, and with how it is served.",
      params: LintAssetLinksParams.shape,
      result: .object([
        Schema.Field("findings", .list(FindingWriter.schema), "First by place in the file, then how it is served.")
      ]),
      examples: [
        Example(
          "the fingerprint of another hash",
          """
          {"assetLinks":[{"relation":["delegate_permission/common.handle_all_urls"],"target":{"namespace":\
          "android_app","package_name":"com.example.android","sha256_cert_fingerprints":\
          ["5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A:5A"]}}]}
          """)
      ]
    ) { (params, json, context, writer) throws(ServiceFault) in
      let source = try FileSource(
        params.assetLinks, orBytes: params.assetLinksBase64, fields: ["assetLinks", "assetLinksBase64"])
      let document = AssetLinksDocument(reading: source.content(in: json))
      let limit = context.configuration.limits.answerBytes
      let end = writer.bytes.count + limit
      writer.beginObject()
      writer.key("findings")
      try FindingWriter.write(
        of: document, params.hosting, source.hasPlaces ? SourceMap(document.text) : nil, upTo: end, limit: limit,
        to: &writer)
      writer.endObject()
      return .done
    }
  }
}

private struct LintAssetLinksParams: Sendable {
  let assetLinks: FileSource?
  let assetLinksBase64: [UInt8]?
  let hosting: AssociationHosting?

  static let shape: Shape<LintAssetLinksParams> = {
    let hosting = AssociationHosting.shape(withCDN: false)
    return .object { (fields, json) throws(FieldFault) in
      LintAssetLinksParams(
        assetLinks: try fields.optional(
          "assetLinks", .assetLinks,
          "The file: a string is its text as served, an array its content; this or assetLinksBase64.", json),
        assetLinksBase64: try fields.optional(
          "assetLinksBase64", .base64, "The file's bytes as served, in base64; this or assetLinks.", json),
        hosting: try fields.optional("hosting", hosting, "How the file was served; it is not fetched.", json))
    }
  }()
}
