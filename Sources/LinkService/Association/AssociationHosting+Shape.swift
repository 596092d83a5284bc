import LinkCore
import StrictJSON

extension AssociationHosting {
  /// How the `hosting` object is read; only association files are on Apple's CDN.
  static func shape(withCDN: Bool = true) -> Shape<AssociationHosting> {
    let headers = Shape<[HTTPField]>.headers
    let headersDoc = "The headers of the answer, as an object or as an array of [name, value]."
    let status = Shape<Int64>.integer(100, 999)
    let cdn = Shape<Copy>.object { (fields, json) throws(FieldFault) in
      let code = try fields.required("status", status, "The status that the CDN answers with.", json)
      let fieldsOfAnswer = try fields.required("headers", headers, headersDoc, json)
      let body = try fields.optional("body", .string, "What it answers, the file or a reason.", json)
      return Copy(answer: Answer(status: Int(code), headers: fieldsOfAnswer), body: body ?? [])
    }
    let urls = Shape<[[UInt8]]>.list(.url)
    return .object { (fields, json) throws(FieldFault) in
      let url = try fields.required("url", .url, "The URL that was asked for.", json)
      let finalURL = try fields.optional("finalUrl", .url, "The URL that answered in the end.", json)
      let code = try fields.required("status", status, "The status of the answer.", json)
      let fieldsOfAnswer = try fields.required("headers", headers, headersDoc, json)
      let redirects = try fields.optional("redirects", urls, "Where the request was sent on to, in order.", json)
      let copy =
        withCDN
        ? try fields.optional(
          "cdn", cdn, "What https://app-site-association.cdn-apple.com/a/v1/DOMAIN answers.", json) : nil
      return AssociationHosting(
        url: url, finalURL: finalURL, answer: Answer(status: Int(code), headers: fieldsOfAnswer),
        redirects: redirects ?? [], cdn: copy)
    }
  }
}
