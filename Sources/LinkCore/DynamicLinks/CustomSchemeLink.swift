/// Dynamic link in the form in which an iOS app receives it: `<scheme>://google/link/?<query>`.
///
/// Firebase iOS SDK 11.15, FIRDynamicLinks.m and FDLUtilities.m. Reading and writing are inverses on the pairs: every
/// pair survives, in its order.
package struct CustomSchemeLink: Sendable {
  /// Decoded pairs in the order in which they stand; a piece without `=` is no pair.
  package let query: DecodedQuery

  package init(query: DecodedQuery) {
    self.query = query
  }

  /// Reads `url`; nil when its host is not `google` or its path not `/link` or `/link/`, or when it has no pair.
  ///
  /// Whether the scheme is one of the app's is for the caller to find out.
  package init?(_ url: LinkURL) {
    guard Self.hasShape(url), let query = url.query else { return nil }
    self.init(url, query: DecodedQuery(url.text.span, in: query))
  }

  /// The same for a query that is decoded already.
  init?(_ url: LinkURL, query: DecodedQuery) {
    guard Self.hasShape(url), query.items.contains(where: { $0.value != nil }) else { return nil }
    self.query = query
  }

  /// Opening of an app with a dynamic link: `deep_link_id`, `match_type`, `imv`, the five utm parameters, then
  /// `extras`.
  package init(opening link: DynamicLink, matchType: MatchType = .unique, extras: [QueryPair] = []) {
    var pairs: [QueryPair] = []
    func add(_ name: StaticString, _ value: [UInt8]?) {
      if let value { pairs.append(QueryPair(name: ByteText.bytes(name), value: value)) }
    }
    add("deep_link_id", link.parameters.bytes(.link))
    add("match_type", [UInt8](matchType.rawValue.utf8))
    add("imv", link.parameters.bytes(.iosMinimumVersion))
    for parameter in LinkParameter.utm {
      if let value = link.parameters.bytes(parameter) {
        pairs.append(QueryPair(name: parameter.descriptor.queryNameBytes, value: value))
      }
    }
    query = DecodedQuery(pairs: pairs + extras)
  }

  /// Appends the URL for `scheme`, which is written in lower case.
  package func append(scheme: [UInt8], to out: inout [UInt8]) {
    for byte in scheme { out.append(byte.lowercasedASCII) }
    out += ByteText.bytes("://google/link/?")
    var isFirst = true
    for item in query.items {
      guard let value = item.value else { continue }
      if !isFirst { out.append(0x26) }
      isFirst = false
      PercentEncoding.append(query.bytes.span.extracting(item.name), keeping: .nameInQuery, to: &out)
      out.append(0x3D)
      PercentEncoding.append(query.bytes.span.extracting(value), to: &out)
    }
  }

  package var url: [UInt8]? { query.value("deep_link_id") }

  /// `match_type`, else unique when there is a URL or an invitation, else none.
  package var matchType: MatchType {
    if let text = query.value("match_type") { return MatchType(text.span) }
    return query.place("deep_link_id") != nil || query.place("invitation_id") != nil ? .unique : .none
  }

  static func hasShape(_ url: LinkURL) -> Bool { refusal(url) == nil }

  /// Why the URL has not the form `<scheme>://google/link`; nil when it has.
  static func refusal(_ url: LinkURL) -> IncomingStep.Reason? {
    let text = url.text.span
    guard let host = url.host, ByteText.equal(text.extracting(host), "google") else { return .otherHost }
    guard url.port == nil else { return .port }
    guard url.userinfo == nil else { return .userinfo }
    let path = text.extracting(url.path)
    return ByteText.equal(path, "/link") || ByteText.equal(path, "/link/") ? nil : .otherPath
  }
}
