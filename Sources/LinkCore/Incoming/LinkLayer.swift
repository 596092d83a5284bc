/// One form of a dynamic link around another URL: a long link, a custom-scheme link or a Play referrer.
///
/// A class because a layer is handed around more often than it is made.
final class LinkLayer: Sendable {
  /// The form as written.
  let text: [UInt8]
  let query: DecodedQuery
  /// Set when the form is a long link.
  let link: DynamicLink?
  /// The deep link inside, decoded; nil when the form has none.
  let target: [UInt8]?
  /// Such a link may name other `utm_` parameters than the five.
  let isCustomScheme: Bool

  /// A long link behind its prefix; throws when the query has no `link`.
  convenience init(
    _ text: [UInt8], query: DecodedQuery, prefix: URIPrefix, warnings: inout [LinkWarning]
  ) throws(LinkFault) {
    self.init(text, query: query, link: try DynamicLink(prefix: prefix, query: query, warnings: &warnings))
  }

  /// A long link.
  init(_ text: [UInt8], query: DecodedQuery, link: DynamicLink) {
    self.text = text
    self.query = query
    self.link = link
    target = link.parameters.bytes(.link)
    isCustomScheme = false
  }

  init(_ text: [UInt8], link: CustomSchemeLink) {
    self.text = text
    query = link.query
    self.link = nil
    target = link.url
    isCustomScheme = true
  }

  /// A Play referrer, without the URL in it.
  init(_ text: [UInt8], query: DecodedQuery) {
    self.text = text
    self.query = query
    link = nil
    target = nil
    isCustomScheme = false
  }

  var isLongLink: Bool { link != nil }

  /// The same with another text of the deep link.
  func leading(to url: [UInt8]) -> LinkLayer {
    guard url != target, var link else { return self }
    link.parameters.set(.link, to: url)
    return LinkLayer(text, query: query, link: link)
  }

  /// Campaign parameters with a value: the five in their order, then others of a custom-scheme link; the last of a
  /// name.
  var utmParameters: [DecodedQuery.Item] {
    let query = self.query
    var found: [DecodedQuery.Item] = []
    var isInOrder = true
    var last = -1
    for item in query.items {
      let name = query.bytes.span.extracting(item.name)
      guard ByteText.hasPrefix(name, "utm_"), item.value?.isEmpty == false else { continue }
      let rank = Self.rank(name)
      guard isCustomScheme || rank < Int.max else { continue }
      if found.isEmpty { found.reserveCapacity(LinkParameter.utm.count) }
      found.append(item)
      if rank <= last { isInOrder = false }
      last = rank
    }
    if isInOrder { return found }
    var seen: Set<[UInt8]> = []
    let once = found.reversed().filter { seen.insert(query.bytes($0.name)).inserted }
    return once.sorted { left, right in
      (rank(left), left.name.lowerBound) < (rank(right), right.name.lowerBound)
    }
  }

  private func rank(_ item: DecodedQuery.Item) -> Int {
    let query = self.query
    return Self.rank(query.bytes.span.extracting(item.name))
  }

  /// Where a campaign parameter stands among others: the five in table order, then those of other names.
  private static func rank(_ name: Span<UInt8>) -> Int {
    LinkParameter(queryName: name).map { Int($0.rawValue) } ?? Int.max
  }
}
