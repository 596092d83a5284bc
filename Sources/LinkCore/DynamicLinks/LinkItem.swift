/// The `link` item of a query, as recognition of incoming links looks at it.
enum LinkItem {
  /// F §4.1 T3: an item with this name in any case, whose decoded value begins with `http://` or `https://` in lower
  /// case.
  static func isFound(_ text: Span<UInt8>, in query: Range<Int>) -> Bool {
    find(text, in: query, ignoringCase: true)
  }

  /// The same for the exact name, which is the one that a long link is read by. The last one counts.
  static func isReadable(_ text: Span<UInt8>, in query: Range<Int>) -> Bool {
    var walk = QueryItems(query)
    var isReadable = false
    while let item = walk.next(in: text) {
      guard ByteText.equal(text.extracting(item.name), "link") else { continue }
      isReadable = item.value.map { isWeb(text.extracting($0)) } ?? false
    }
    return isReadable
  }

  private static func find(_ text: Span<UInt8>, in query: Range<Int>, ignoringCase: Bool) -> Bool {
    var walk = QueryItems(query)
    while let item = walk.next(in: text) {
      guard ByteText.equalIgnoringASCIICase(text.extracting(item.name), "link"), let value = item.value else {
        continue
      }
      if isWeb(text.extracting(value)) { return true }
    }
    return false
  }

  private static func isWeb(_ value: Span<UInt8>) -> Bool {
    // Escapes make a byte three times as long at most.
    var decoded: [UInt8] = []
    PercentEncoding.appendDecoded(value.extracting(0..<min(value.count, 24)), to: &decoded)
    return ByteText.hasPrefix(decoded.span, "http://") || ByteText.hasPrefix(decoded.span, "https://")
  }
}
