/// Dynamic link in the form in which an iOS app receives it: `<scheme>://google/link/?<query>` (F §4.3).
///
/// Reading and writing are inverses on the pairs: every pair survives, in its order.
package struct CustomSchemeLink: Equatable, Sendable {
  /// Decoded pairs in the order in which they stand; a piece without `=` is not among them.
  package let pairs: [QueryPair]

  package init(pairs: [QueryPair]) {
    self.pairs = pairs
  }

  /// Reads `url`; nil when its host is not `google` or its path not `/link` or `/link/`, or when it has no pair.
  ///
  /// Whether the scheme is one of the app's is for the caller to find out. `undecodable` gets the names of the pairs
  /// that hold an escape that was kept as written.
  package init?(_ url: LinkURL, undecodable: inout [[UInt8]]) {
    guard Self.hasShape(url), let query = url.query else { return nil }
    let text = url.text.span
    var pairs: [QueryPair] = []
    var walk = QueryItems(query)
    while let item = walk.next(in: text) {
      guard let range = item.value else { continue }
      var value: [UInt8] = []
      let name = ByteText.array(text.extracting(item.name))
      if !PercentEncoding.appendDecoded(text.extracting(range), to: &value) { undecodable.append(name) }
      pairs.append(QueryPair(name: name, value: value))
    }
    guard !pairs.isEmpty else { return nil }
    self.pairs = pairs
  }

  /// Opening of an app with a dynamic link: `deep_link_id`, `match_type`, `imv`, the five utm parameters, then `extras`.
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
    self.pairs = pairs + extras
  }

  /// What an app receives on first launch when no link was waiting (F §4.6).
  package static let nothingFound = CustomSchemeLink(pairs: [
    QueryPair(name: ByteText.bytes("dismiss"), value: [0x31]),
    QueryPair(name: ByteText.bytes("is_weak_match"), value: [0x31]),
  ])

  /// Appends the URL for `scheme`, which is written in lower case.
  package func append(scheme: [UInt8], to out: inout [UInt8]) {
    for byte in scheme { out.append(byte.lowercasedASCII) }
    out += ByteText.bytes("://google/link/?")
    for (index, pair) in pairs.enumerated() {
      if index > 0 { out.append(0x26) }
      PercentEncoding.append(pair.name.span, keeping: .nameInQuery, to: &out)
      out.append(0x3D)
      PercentEncoding.append(pair.value.span, to: &out)
    }
  }

  /// The value of the last pair with this name; nil when there is none or it is empty.
  package func value(_ name: StaticString) -> [UInt8]? {
    let pair = pairs.last { ByteText.equal($0.name.span, name) }
    return pair.flatMap { $0.value.isEmpty ? nil : $0.value }
  }

  /// `match_type`, else unique when there is a URL or an invitation, else none.
  package var matchType: MatchType {
    if let text = value("match_type") { return MatchType(text.span) }
    return value("deep_link_id") != nil || value("invitation_id") != nil ? .unique : .none
  }

  static func hasShape(_ url: LinkURL) -> Bool {
    guard let host = url.host, url.port == nil, url.userinfo == nil else { return false }
    let text = url.text.span
    let path = text.extracting(url.path)
    return ByteText.equal(text.extracting(host), "google")
      && (ByteText.equal(path, "/link") || ByteText.equal(path, "/link/"))
  }
}
