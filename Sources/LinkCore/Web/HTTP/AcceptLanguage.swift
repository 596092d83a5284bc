/// Header `Accept-Language` (RFC 9110 §12.5.4).
enum AcceptLanguage {
  /// The language that fits best: of the highest quality, of several the first, by the primary subtag (RFC 4647 §3.4
  /// cut down to it); English when none fits.
  static func best(_ header: [UInt8]) -> PageLanguage {
    let header = header.span
    var best = PageLanguage.english
    var bestQuality = 0
    for item in WeightedItem.all(header) where !item.hasParameters && item.quality > bestQuality {
      guard let language = language(header.extracting(item.value)) else { continue }
      (best, bestQuality) = (language, item.quality)
    }
    return best
  }

  /// The language of a tag; `*` stands for English.
  private static func language(_ tag: Span<UInt8>) -> PageLanguage? {
    if ByteText.equal(tag, "*") { return .english }
    let end = ByteText.firstIndex(of: UInt8(ascii: "-"), in: tag) ?? tag.count
    let primary = tag.extracting(0..<end)
    // The name of Hebrew that the registry of RFC 5646 has deprecated, and old systems still send.
    if ByteText.equalIgnoringASCIICase(primary, "iw") { return .hebrew }
    return PageLanguage.all.first { ByteText.equalIgnoringASCIICase(primary, $0.tag) }
  }
}
