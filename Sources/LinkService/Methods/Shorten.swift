import JSONRPC
import LinkCore
import LinkStore
import StrictJSON

extension Method {
  /// `shorten`: a short link for a long one.
  static func shorten() -> Method {
    Method(
      "shorten", "Makes a short link for a long one and keeps it; answers only after it is durable.",
      params: ShortenParams.shape(),
      result: .object([
        Schema.Field("shortLink", .string(), "Prefix, \"/\" and the suffix."),
        Schema.Field("previewLink", .string(), "The short link with d=1, which explains instead of leading on."),
        Schema.Field("warning", WarningText.schema, "What is accepted but doubtful."),
        Schema.Field("created", .boolean, "False when the link was there already."),
      ]),
      errors: [.permissionDenied, .alreadyExists, .failedPrecondition, .unavailable],
      examples: [
        Example(
          "a suffix that nobody guesses",
          """
          {"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page\
          &apn=com.example.android&ibi=com.example.ios"}
          """),
        Example(
          "a suffix of one's own",
          """
          {"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://www.example.com/sale"},\
          "suffix":{"option":"CUSTOM","customSuffix":"summer-sale"},"name":"Summer sale"}
          """),
      ]
    ) { (params, _, context, writer) throws(ServiceFault) in
      let place = params.place
      var (link, warnings) = try params.makeLink(context)
      warnings += try link.checked(by: context.policy, at: place)
      let now = context.now
      let new = try params.newLink(for: link, now: now)
      let info: String? = if case .info(let pointer, _) = place { pointer } else { nil }
      return .store(.create(new)) { [link, warnings] (outcome, writer) throws(ServiceFault) in
        let stored = try ShortenParams.settle(outcome, wanted: link, now: now)
        writer.beginObject()
        let shortLink = stored.link.key.url
        writer.key("shortLink")
        writer.string(shortLink)
        writer.key("previewLink")
        writer.string(shortLink + Array("?d=1".utf8))
        WarningText.write(warnings, info: info, to: &writer)
        writer.key("created")
        writer.bool(stored.isNew)
        writer.endObject()
        return .done
      }
    }
  }
}

private struct ShortenParams: Sendable {
  let dynamicLinkInfo: LinkInfo?
  let longDynamicLink: [UInt8]?
  let suffix: Suffix
  let reuse: Bool
  let name: [UInt8]?
  let expireTime: Int64?
  let tags: [[UInt8]]?

  /// The `suffix` object.
  struct Suffix: Sendable {
    /// Position in ``options``; unspecified means unguessable.
    var option = 0
    var customSuffix: [UInt8]?

    static let options = ["UNGUESSABLE", "SHORT", "CUSTOM", "OPTION_UNSPECIFIED"]

    static func shape() -> Shape<Suffix> {
      let option = Shape<Int>.oneOf(options)
      return .object { (fields, json) throws(FieldFault) in
        Suffix(
          option: try fields.optional("option", option, "How the suffix is chosen; UNGUESSABLE when absent.", json)
            ?? 0,
          customSuffix: try fields.optional(
            "customSuffix", .string, "The suffix for CUSTOM: 1 to 128 letters, digits, \"-\" and \"_\".", json))
      }
    }
  }

  static func shape() -> Shape<ShortenParams> {
    let info = LinkInfo.shape()
    let suffix = Suffix.shape()
    let tags = Shape<[[UInt8]]>.list(.string)
    return .object { (fields, json) throws(FieldFault) in
      let params = ShortenParams(
        dynamicLinkInfo: try fields.optional(
          "dynamicLinkInfo", info, "The parts of the link; this or longDynamicLink.", json),
        longDynamicLink: try fields.optional(
          "longDynamicLink", .string, "The link as one URL; this or dynamicLinkInfo.", json),
        suffix: try fields.optional("suffix", suffix, "What the short link ends in.", json) ?? Suffix(),
        reuse: try fields.optional(
          "reuse", .bool,
          "Answer the live link with the same prefix, option, expireTime and content if there is one; true when absent.",
          json) ?? true,
        name: try fields.optional("name", .string, "A name for people; kept with the link.", json),
        expireTime: try fields.optional("expireTime", .timestamp, "RFC 3339; after it the link is refused.", json),
        tags: try fields.optional("tags", tags, "Words to find the link by; kept with the link.", json))
      _ = try fields.optional("sdkVersion", .string, "Accepted from FDL clients and ignored.", json)
      return params
    }
  }

  var place: ServiceFault.LinkPlace {
    dynamicLinkInfo == nil ? .url(pointer: "/longDynamicLink") : .info(pointer: "/dynamicLinkInfo")
  }

  /// The link that is to be shortened, and what was noticed while it was read.
  func makeLink(_ context: ServiceContext) throws(ServiceFault) -> ServiceContext.Reading {
    switch (dynamicLinkInfo, longDynamicLink) {
    case (let info?, nil):
      return (try info.makeLink(pointer: "/dynamicLinkInfo"), [])
    case (nil, let text?):
      do throws(LinkFault) { return try context.read(longLink: text) } catch {
        throw .link(error, .url(pointer: "/longDynamicLink"))
      }
    default:
      throw .field(FieldFault(.notExactlyOne(of: ["dynamicLinkInfo", "longDynamicLink"])))
    }
  }

  /// The row that the store is asked to make.
  func newLink(for link: DynamicLink, now: Int64) throws(ServiceFault) -> NewLink {
    let option: SuffixOption
    let newSuffix: NewLink.Suffix
    switch Suffix.options[suffix.option] {
    case "CUSTOM":
      option = .custom
      newSuffix = .custom(try customSuffix())
    case "SHORT":
      option = .short
      newSuffix = .short
    default:
      option = .unguessable
      newSuffix = .unguessable
    }
    if option != .custom, suffix.customSuffix != nil {
      throw .field(
        FieldFault(.onlyWith(name: "option", value: "CUSTOM"), pointer: Array("/suffix/customSuffix".utf8)))
    }
    if let expireTime, expireTime <= now {
      throw .field(FieldFault(.inThePast(expireTime), pointer: Array("/expireTime".utf8)))
    }
    let prefix = link.prefix.key
    let isReusable = reuse && option != .custom
    return NewLink(
      prefix: prefix,
      suffix: newSuffix,
      longLink: link.longLink,
      reuseKey: isReusable
        ? ReuseKey.bytes(for: link, prefix: prefix, option: option, expireAt: expireTime) : nil,
      createdAt: now,
      expireAt: expireTime,
      name: name,
      tags: tags.map(ShortenParams.json))
  }

  private func customSuffix() throws(ServiceFault) -> [UInt8] {
    let pointer = Array("/suffix/customSuffix".utf8)
    guard let custom = suffix.customSuffix else { throw .field(FieldFault(.missing, pointer: pointer)) }
    do throws(ShortCodeFault) {
      return try ShortCode(custom: custom).bytes
    } catch {
      throw .field(FieldFault(.badSuffix(error, value: custom), pointer: pointer))
    }
  }

  private static func json(_ tags: [[UInt8]]) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginArray()
    for tag in tags { writer.string(tag) }
    writer.endArray()
    return writer.bytes
  }

  /// The link that answers the request, and whether it is new.
  static func settle(
    _ outcome: StoreOutcome, wanted: DynamicLink, now: Int64
  ) throws(ServiceFault) -> (link: StoredLink, isNew: Bool) {
    switch outcome {
    case .created(let link): return (link, true)
    case .existing(let link): return (link, false)
    case .suffixTaken(let holder):
      guard holder.state != .deleted, holder.hasSameContent(as: wanted) else {
        throw .suffixTaken(shortLink: holder.key.url)
      }
      try holder.requireLive(now: now)
      return (holder, false)
    case .failed(let fault): throw .store(fault)
    case .found, .listed, .missing, .unchanged, .updated, .counted: throw .internal
    }
  }
}
