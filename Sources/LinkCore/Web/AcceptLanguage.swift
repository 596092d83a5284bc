/// Header `Accept-Language` (RFC 9110 §12.5.4).
enum AcceptLanguage {
  /// How many bytes are looked at, so that an endless header costs nothing.
  static let searchedLength = 1_024

  /// The language that fits best: of the highest quality, of several the first, by the primary subtag (RFC 4647 §3.4
  /// cut down to it); English when none fits.
  static func best(_ header: Span<UInt8>) -> PageLanguage {
    var best = PageLanguage.english
    var bestQuality = 0
    let end = min(header.count, searchedLength)
    var start = 0
    while start < end {
      let comma = ByteText.firstIndex(of: UInt8(ascii: ","), in: header, from: start) ?? header.count
      let range = header.extracting(start..<min(comma, end))
      start = comma + 1
      let semicolon = ByteText.firstIndex(of: UInt8(ascii: ";"), in: range) ?? range.count
      guard let language = language(range.extracting(withoutBlanks(range, 0..<semicolon))) else { continue }
      let quality = quality(range.extracting(withoutBlanks(range, min(semicolon + 1, range.count)..<range.count)))
      if quality > bestQuality { (best, bestQuality) = (language, quality) }
    }
    return best
  }

  /// The language of a tag; `*` stands for English.
  private static func language(_ tag: Span<UInt8>) -> PageLanguage? {
    if ByteText.equal(tag, "*") { return .english }
    let end = ByteText.firstIndex(of: UInt8(ascii: "-"), in: tag) ?? tag.count
    let primary = tag.extracting(0..<end)
    // The name that Hebrew had before 1989, which old systems still send (RFC 5646 §2.2.1 by the registry's Preferred-Value).
    if ByteText.equalIgnoringASCIICase(primary, "iw") { return .hebrew }
    return PageLanguage.all.first { ByteText.equalIgnoringASCIICase(primary, $0.tag) }
  }

  /// Thousandths from `q=0.8`; 1000 without it, 0 for what is none.
  private static func quality(_ text: Span<UInt8>) -> Int {
    if text.isEmpty { return 1_000 }
    guard ByteText.hasPrefixIgnoringASCIICase(text, "q="), text.count > 2 else { return 0 }
    guard text[2] == UInt8(ascii: "0") || text[2] == UInt8(ascii: "1") else { return 0 }
    var value = text[2] == UInt8(ascii: "1") ? 1_000 : 0
    if text.count > 3 {
      guard text[3] == UInt8(ascii: "."), text.count <= 7 else { return 0 }
      var scale = 100
      for index in 4..<text.count {
        guard text[index].isASCIIDigit else { return 0 }
        value += Int(text[index] - UInt8(ascii: "0")) * scale
        scale /= 10
      }
    }
    return min(value, 1_000)
  }

  private static func withoutBlanks(_ text: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
    var range = range
    while let first = range.first, isBlank(text[first]) { range = range.dropFirst() }
    while let last = range.last, isBlank(text[last]) { range = range.dropLast() }
    return range
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
