/// One form of a dynamic link around another URL: a long link, a custom-scheme link, a clicked short link or a Play
/// referrer.
struct LinkLayer: Sendable {
  /// The form as written.
  let text: [UInt8]
  /// All decoded pairs, in order; a piece without `=` is not among them.
  let pairs: [QueryPair]
  /// Set when the form is a long link.
  let link: DynamicLink?
  /// The deep link inside, decoded; nil when the form has none.
  let target: [UInt8]?
  /// A custom-scheme link may name other `utm_` parameters than the five.
  private let takesAnyUTM: Bool

  /// A long link.
  init(_ url: LinkURL, link: DynamicLink) {
    text = url.text
    pairs = Self.pairs(url)
    self.link = link
    target = link.parameters.bytes(.link)
    takesAnyUTM = false
  }

  init(_ url: LinkURL, link: CustomSchemeLink) {
    text = url.text
    pairs = link.pairs
    self.link = nil
    target = link.value("deep_link_id")
    takesAnyUTM = true
  }

  /// Pairs around a URL that was found in another way: those of a clicked short link or a Play referrer.
  init(text: [UInt8], pairs: [QueryPair]) {
    self.text = text
    self.pairs = pairs
    link = nil
    target = nil
    takesAnyUTM = false
  }

  static func pairs(_ url: LinkURL) -> [QueryPair] {
    url.query.map { pairs(url.text.span, in: $0) } ?? []
  }

  static func pairs(_ text: Span<UInt8>, in query: Range<Int>) -> [QueryPair] {
    var pairs: [QueryPair] = []
    var walk = QueryItems(query)
    while let item = walk.next(in: text) {
      guard let range = item.value else { continue }
      var value: [UInt8] = []
      PercentEncoding.appendDecoded(text.extracting(range), to: &value)
      pairs.append(QueryPair(name: ByteText.array(text.extracting(item.name)), value: value))
    }
    return pairs
  }

  /// The value of the last pair with this name; nil when there is none or it is empty.
  func value(_ name: StaticString) -> [UInt8]? {
    let pair = pairs.last { ByteText.equal($0.name.span, name) }
    return pair.flatMap { $0.value.isEmpty ? nil : $0.value }
  }

  /// Campaign parameters with a value: the five in their order, then others of a custom-scheme link.
  var utmParameters: [QueryPair] {
    var found: [QueryPair] = []
    for parameter in LinkParameter.utm {
      let name = parameter.descriptor.queryNameBytes
      if let pair = pairs.last(where: { $0.name == name }), !pair.value.isEmpty { found.append(pair) }
    }
    guard takesAnyUTM else { return found }
    for pair in pairs where ByteText.hasPrefix(pair.name.span, "utm_") && !pair.value.isEmpty {
      if !found.contains(where: { $0.name == pair.name }) { found.append(pair) }
    }
    return found
  }
}
