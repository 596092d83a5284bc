import LinkCore

/// Short spellings for tests that make dynamic links.
enum LinkBuilder {
  static let deepLink = "https://google.com"

  static func link(_ prefix: String, _ values: [(LinkParameter, String)]) throws(LinkFault) -> DynamicLink {
    var link = DynamicLink(prefix: try URIPrefix(prefix.utf8Bytes.span))
    for (parameter, value) in values { link.parameters.set(parameter, to: value.utf8Bytes) }
    return link
  }

  /// Checks and writes.
  static func build(
    _ prefix: String,
    _ values: [(LinkParameter, String)],
    policy: LinkPolicy = LinkPolicy()
  ) throws(LinkFault) -> (text: String, warnings: [LinkWarning]) {
    var link = try link(prefix, values)
    var warnings: [LinkWarning] = []
    try link.check(policy, warnings: &warnings)
    return (link.longLink, warnings)
  }

  static func parse(
    _ text: String,
    prefixes: [String] = []
  ) throws(LinkFault) -> (link: DynamicLink, warnings: [LinkWarning]) {
    var warnings: [LinkWarning] = []
    var configured: [URIPrefix] = []
    for prefix in prefixes { configured.append(try URIPrefix(prefix.utf8Bytes.span)) }
    let link = try DynamicLink(parsingLongLink: text.utf8Bytes, prefixes: configured, warnings: &warnings)
    return (link, warnings)
  }

  static func domain(_ prefix: String, _ patterns: [String]? = nil) throws -> LinkPolicy.Domain {
    LinkPolicy.Domain(
      prefix: try URIPrefix(prefix.utf8Bytes.span),
      allowlist: patterns.map { Allowlist($0.map(\.utf8Bytes)) }
    )
  }

  /// Decoded pairs of a long link, sorted.
  static func pairs(_ longLink: String) -> [String] {
    guard let url = LinkURL(longLink.utf8Bytes), let query = url.query else { return [] }
    return DecodedQuery(url.text.span, in: query).sortedPairs
  }
}

extension DynamicLink {
  var longLink: String {
    var out: [UInt8] = []
    appendLongLink(to: &out)
    return out.utf8Text
  }
}
