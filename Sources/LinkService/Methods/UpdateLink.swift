import JSONRPC
import LinkCore
import LinkStore
import StrictJSON

extension Method {
  /// `updateLink`: disables, enables or expires a short link.
  static func updateLink() -> Method {
    Method(
      "updateLink",
      "Disables or enables a short link, or changes when it expires; the next click sees it, in every process.",
      params: UpdateLinkParams.shape(),
      result: .object([
        Schema.Field("shortLink", .string(), "The short link."),
        Schema.Field("disabled", .boolean, "Whether it is refused."),
        .optional("expireTime", .string(), "RFC 3339; after it the link is refused. Absent when it does not expire."),
      ]),
      errors: [.notFound, .failedPrecondition, .unavailable],
      examples: [
        Example(
          "a link that is switched off",
          #"{"shortLink":"https://example.com/link/summer-sale","disabled":true}"#),
        Example(
          "a link that ends with the year",
          """
          {"shortLink":"https://example.com/link/summer-sale","disabled":false,"expireTime":"2026-12-31T23:59:59Z"}
          """),
      ]
    ) { (params, _, context, writer) throws(ServiceFault) in
      let lookup = try ShortLinkLookup(shortLink: params.shortLink, context)
      let update = LinkUpdate(keys: lookup.keys, isDisabled: params.disabled, expiry: params.expiry)
      return .store(.update(update)) { (outcome, writer) throws(ServiceFault) in
        switch outcome {
        case .updated(let link, _) where link.state == .deleted: throw .linkDeleted(shortLink: link.key.url)
        case .updated(let link, _): write(link, to: &writer)
        case .missing: throw lookup.notFound(context)
        case .failed(let fault): throw .store(fault)
        case .created, .existing, .suffixTaken, .found, .unchanged, .listed, .counted: throw .internal
        }
        return .done
      }
    }
  }

  private static func write(_ link: StoredLink, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("shortLink", link.key.url)
    writer.member("disabled", link.state != .live)
    if let expireAt = link.expireAt, let time = Timestamp(milliseconds: expireAt) {
      writer.member("expireTime", time.formatted())
    }
    writer.endObject()
  }
}

private struct UpdateLinkParams: Sendable {
  let shortLink: [UInt8]
  let disabled: Bool?
  let expiry: LinkUpdate.Expiry

  static func shape() -> Shape<UpdateLinkParams> {
    .object { (fields, json) throws(FieldFault) in
      let shortLink = try fields.required("shortLink", .url, "The short link: prefix, \"/\" and suffix.", json)
      let disabled = try fields.optional(
        "disabled", .bool, "True refuses the link from now on, false lets it be followed again; as it is when absent.",
        json)
      let expireTime = try fields.clearable(
        "expireTime", .timestamp,
        "RFC 3339; after it, at once when it is past, the link is refused. null: it does not expire. As it is when absent.",
        json)
      let expiry: LinkUpdate.Expiry =
        switch expireTime {
        case .kept: .kept
        case .cleared: .never
        case .changed(let time): .at(time)
        }
      return UpdateLinkParams(shortLink: shortLink, disabled: disabled, expiry: expiry)
    }
  }
}
