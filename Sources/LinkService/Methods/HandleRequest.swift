import JSONRPC
import LinkCore
import StrictJSON

extension Method {
  /// `handleRequest`: the answer to a request to a link domain.
  static func handleRequest() -> Method {
    Method(
      "handleRequest",
      "Answers a request to a configured domain, be it for a link, an association file or anything else, with the "
        + "status, headers and body that a web front is to send.",
      params: HandleRequestParams.shape(),
      result: HTTPAnswerWriter.schema,
      errors: [],
      examples: [
        Example(
          "a click", #"{"method":"GET","url":"https://example.com/link/summer-sale","headers":{"Accept":"text/html"}}"#,
          configuration: configuration),
        Example(
          "a file for Apple",
          #"{"method":"GET","url":"https://example.com/.well-known/apple-app-site-association"}"#,
          configuration: configuration),
        Example(
          "an app that fetches what a short link carries",
          """
          {"method":"GET","url":"https://example.com/link/summer-sale","headers":{"Accept":"application/json"}}
          """,
          configuration: configuration),
      ]
    ) { (params, _, context, writer) throws(ServiceFault) in
      try WebVisit(params: params, context: context).step(to: &writer)
    }
  }

  private static let configuration = """
    {"domains":[{"uriPrefix":"https://example.com/link","allow":["^https://www\\\\.example\\\\.com/"]}],\
    "apps":{"ios":[{"bundleId":"com.example.ios","appIdPrefix":"ABCDE12345"}]}}
    """
}

/// What `handleRequest` was asked.
struct HandleRequestParams: Sendable {
  let method: [UInt8]
  let url: [UInt8]
  let headers: [HTTPField]
  let record: Bool
  let now: Int64?

  static func shape() -> Shape<HandleRequestParams> {
    let headers = Shape<[HTTPField]>.headers
    return .object { (fields, json) throws(FieldFault) in
      HandleRequestParams(
        method: try fields.required("method", .string, "The request's method; GET and HEAD are served.", json),
        url: try fields.required(
          "url", .string, "The absolute URL: https://, the Host header, path and query as they came.", json),
        headers: try fields.optional(
          "headers", headers, "The request's headers, as an object or as an array of [name, value].", json) ?? [],
        record: try fields.optional(
          "record", .bool, "Counts a click on a short link for linkStats; true when absent.", json) ?? true,
        now: try fields.optional(
          "now", .timestamp, "The time of the request, RFC 3339; the clock's when absent.", json))
    }
  }
}
