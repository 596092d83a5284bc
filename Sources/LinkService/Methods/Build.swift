import JSONRPC
import LinkCore
import StrictJSON

extension Method {
  /// `build`: a long link from its parts.
  static func build() -> Method {
    Method(
      "build", "Builds a long dynamic link from its parts and says what may be wrong with it.",
      params: BuildParams.shape(),
      result: .object([
        Schema.Field("longDynamicLink", .string(), "Prefix, \"/?\" and the parameters in a fixed order."),
        Schema.Field("warning", WarningText.schema, "What is accepted but doubtful."),
      ]),
      errors: [.permissionDenied],
      examples: [
        Example(
          "a link into two apps",
          """
          {"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://www.example.com/my-page",\
          "androidInfo":{"androidPackageName":"com.example.android"},"iosInfo":{"iosBundleId":"com.example.ios"}}}
          """)
      ]
    ) { (params, _, context, writer) throws(ServiceFault) in
      var link = try params.dynamicLinkInfo.makeLink(pointer: "/dynamicLinkInfo")
      let warnings = try link.checked(by: context.policy, at: .info(pointer: "/dynamicLinkInfo"))
      writer.beginObject()
      writer.key("longDynamicLink")
      link.writeLongLink(to: &writer)
      WarningText.write(warnings, info: "/dynamicLinkInfo", to: &writer)
      writer.endObject()
      return .done
    }
  }
}

private struct BuildParams: Sendable {
  let dynamicLinkInfo: LinkInfo

  static func shape() -> Shape<BuildParams> {
    let info = LinkInfo.shape()
    return .object { (fields, json) throws(FieldFault) in
      let params = BuildParams(
        dynamicLinkInfo: try fields.required("dynamicLinkInfo", info, "The parts of the link.", json))
      _ = try fields.optional("sdkVersion", .string, "Accepted from FDL clients and ignored.", json)
      return params
    }
  }
}
