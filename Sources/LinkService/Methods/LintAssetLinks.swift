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
      let findings = try params.findings(json)
      writer.beginObject()
      try findings.write(bytes: context.configuration.limits.answerBytes, to: &writer)
      writer.endObject()
      return .done
    }
  }
}

private struct LintAssetLinksParams: Sendable {
  /// A file given as text, or as a JSON value by its node.
  enum Source: Sendable {
    case text([UInt8])
    case value(Int)
  }

  let assetLinks: Source?
  let bytes: [UInt8]?
  let hosting: AssociationHosting?

  static let shape: Shape<LintAssetLinksParams> = {
    let hosting = AssociationHosting.shape(withCDN: false)
    return .object { (fields, json) throws(FieldFault) in
      LintAssetLinksParams(
        assetLinks: try fields.optional(
          "assetLinks", .textOrValue,
          "The file: a string is its text as served, an array its content; this or assetLinksBase64.", json),
        bytes: try fields.optional(
          "assetLinksBase64", .base64, "The file's bytes as served, in base64; this or assetLinks.", json),
        hosting: try fields.optional("hosting", hosting, "How the file was served; it is not fetched.", json))
    }
  }()

  func findings(_ json: borrowing JSON) throws(ServiceFault) -> AssetLinksFindingWriter {
    switch (assetLinks, bytes) {
    case (.text(let text)?, nil), (nil, let text?):
      return AssetLinksFindingWriter(AssetLinksDocument(reading: text), hasPlaces: true, hosting: hosting)
    case (.value(let node)?, nil):
      let content = Array(json.bytes[json.range(node)])
      return AssetLinksFindingWriter(AssetLinksDocument(reading: content), hasPlaces: false, hosting: hosting)
    default: throw .field(FieldFault(.notExactlyOne(of: ["assetLinks", "assetLinksBase64"])))
    }
  }
}

extension Shape where Value == LintAssetLinksParams.Source {
  fileprivate static let textOrValue = Shape(
    schema: .anyOf([.string(), .list(.anything), .anyObject]), blank: .text([])
  ) { (json, node) throws(FieldFault) in
    switch json.kind(node) {
    case .array, .object: return .value(node)
    case .string: return .text(try Shape<[UInt8]>.string.read(json, node))
    default: throw FieldFault(.wrongType(expected: "a string or an array", found: json.kind(node)))
    }
  }
}
