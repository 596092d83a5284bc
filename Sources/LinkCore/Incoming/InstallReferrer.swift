/// Install referrer as the Play Store hands it to an app: utm pairs and a `deep_link` that holds an encoded URL.
///
/// Play hands on what stood in the store's URL as one percent-encoded `referrer`. Apps and tools pass it on as it is
/// (`utm_source=a&deep_link=https%3A%2F%2F…`), with a `?` in front, still encoded, as `referrer=…`, or as the whole
/// URL of the store page; and there are those who do not encode the inner URL, or encode it twice. All are read.
struct InstallReferrer {
  /// How often the text is unwrapped or decoded.
  private static let maximumRounds = 4

  /// The URL inside.
  let target: [UInt8]
  /// The pairs around it.
  let layer: LinkLayer

  /// Nil when there is no `deep_link` with a value.
  init?(_ referrer: [UInt8]) {
    var text = referrer
    for _ in 0..<Self.maximumRounds {
      let query = DecodedQuery(text.span, in: Self.queryRange(text))
      if let index = query.items.lastIndex(where: { query.isDeepLink($0) }) {
        (target, layer) = Self.split(text, query, at: index)
        return
      }
      if let inner = query.value("referrer") {
        text = inner
      } else if ByteText.firstIndex(of: 0x3D, in: text.span) == nil, let decoded = Self.decoded(text) {
        text = decoded
      } else {
        return nil
      }
    }
    return nil
  }

  /// The query of a URL, else the whole text but for a `?` in front.
  private static func queryRange(_ text: [UInt8]) -> Range<Int> {
    if let url = LinkURL(text) { return url.query ?? 0..<0 }
    return (text.first == 0x3F ? 1 : 0)..<text.count
  }

  private static func split(_ text: [UInt8], _ query: DecodedQuery, at index: Int) -> ([UInt8], LinkLayer) {
    let item = query.items[index]
    guard let place = item.value else { return ([], LinkLayer(text, query: query)) }
    if item.hasRawQuestionMark {
      // Names stand in the query as it was written, and the value behind its name.
      let range = queryRange(text)
      let rest = [UInt8](text[(range.lowerBound &+ item.name.upperBound &+ 1)..<range.upperBound])
      if LinkURL(rest) != nil {
        // Not encoded, so every pair that follows is the inner URL's.
        let around = DecodedQuery(text.span, in: range.lowerBound..<(range.lowerBound &+ item.name.lowerBound))
        return (rest, LinkLayer(text, query: around))
      }
    }
    var target = query.bytes(place)
    for _ in 0..<maximumRounds where LinkURL(target) == nil {
      guard let next = decoded(target) else { break }
      target = next
    }
    return (target, LinkLayer(text, query: query))
  }

  /// The text decoded once; nil when there is nothing to decode.
  private static func decoded(_ text: [UInt8]) -> [UInt8]? {
    var decoded: [UInt8] = []
    PercentEncoding.appendDecoded(text.span, to: &decoded)
    return decoded.count < text.count ? decoded : nil
  }
}

extension DecodedQuery {
  fileprivate func isDeepLink(_ item: Item) -> Bool {
    item.value?.isEmpty == false && ByteText.equal(bytes.span.extracting(item.name), "deep_link")
  }
}
