import JSONRPC
import LinkCore
import StrictJSON

extension Method {
  /// `resolve`: where a clicked link leads on a device.
  static func resolve() -> Method {
    Method(
      "resolve", "Says where a clicked link leads on a device, why, and what a web front should answer.",
      params: ResolveParams.shape(),
      result: ResolutionWriter.schema,
      errors: [.permissionDenied, .notFound, .failedPrecondition, .unavailable],
      examples: [
        Example(
          "a phone without the app",
          """
          {"url":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android\
          &ibi=com.example.ios&isi=123456789&efr=1","device":{"platform":"ios"},"explain":true}
          """),
        Example(
          "a click that is counted",
          #"{"url":"https://example.com/link/summer-sale","device":{"platform":"desktop"},"record":true}"#),
      ]
    ) { (params, _, context, writer) throws(ServiceFault) in
      try ResolvedClick(params, as: .resolution, context: context).step(to: &writer)
    }
  }
}

/// What `resolve` was asked.
struct ResolveParams: Sendable {
  let url: [UInt8]
  let device: Device
  let record: Bool
  let now: Int64?
  let explain: Bool

  static func shape() -> Shape<ResolveParams> {
    let device = Device.shape()
    return .object { (fields, json) throws(FieldFault) in
      ResolveParams(
        url: try fields.required(
          "url", .url,
          "The link that was clicked, long or short; of what was added to a short one only utm_* and d=1 count.", json),
        device: try fields.optional("device", device, "Where it was clicked; desktop when absent.", json) ?? Device(),
        record: try fields.optional(
          "record", .bool,
          "Counts the click for linkStats, if it is on a short link and not for the debug page; false when absent.",
          json)
          ?? false,
        now: try fields.optional("now", .timestamp, "The time of the click, RFC 3339; the clock's when absent.", json),
        explain: try fields.optional("explain", .bool, "Adds a trace of the decisions.", json) ?? false)
    }
  }
}
