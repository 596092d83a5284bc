/// Member of a list of preferences in a header, `VALUE;q=0.8` (RFC 9110 §12.4.2).
struct WeightedItem: Equatable {
  /// Place in the header, without blanks around it and parameters behind it.
  let value: Range<Int>

  /// Whether there are parameters beside the quality.
  let hasParameters: Bool

  /// In thousandths: 1000 without `q`, 0 for one that cannot be read.
  let quality: Int

  /// How many bytes of a header are looked at, so that an endless one costs nothing.
  static let searchedLength = 1_024

  /// The members of a header that have a value.
  static func all(_ header: Span<UInt8>) -> [WeightedItem] {
    let header = header.extracting(first: searchedLength)
    var items: [WeightedItem] = []
    var start = 0
    while start < header.count {
      let end = ByteText.firstIndex(of: UInt8(ascii: ","), in: header, from: start) ?? header.count
      if let item = WeightedItem(header.extracting(0..<end), from: start) { items.append(item) }
      start = end + 1
    }
    return items
  }

  /// Reads what stands from `start` to the end.
  private init?(_ header: Span<UInt8>, from start: Int) {
    var end = ByteText.firstIndex(of: UInt8(ascii: ";"), in: header, from: start) ?? header.count
    value = ByteText.trimmed(header, in: start..<end)
    guard !value.isEmpty else { return nil }
    var hasParameters = false
    var quality: Int?
    while end < header.count {
      let start = end + 1
      end = ByteText.firstIndex(of: UInt8(ascii: ";"), in: header, from: start) ?? header.count
      let parameter = header.extracting(ByteText.trimmed(header, in: start..<end))
      if ByteText.hasPrefixIgnoringASCIICase(parameter, "q=") {
        quality = quality ?? Self.thousandths(parameter.extracting(2..<parameter.count))
      } else {
        hasParameters = true
      }
    }
    self.hasParameters = hasParameters
    self.quality = quality ?? 1_000
  }

  /// Reads `0`, `1`, `0.8`, `0.125`.
  private static func thousandths(_ digits: Span<UInt8>) -> Int {
    guard (1...5).contains(digits.count), digits[0] == UInt8(ascii: "0") || digits[0] == UInt8(ascii: "1") else {
      return 0
    }
    var value = digits[0] == UInt8(ascii: "1") ? 1_000 : 0
    if digits.count > 1 {
      guard digits[1] == UInt8(ascii: ".") else { return 0 }
      var scale = 100
      for index in 2..<digits.count {
        guard digits[index].isASCIIDigit else { return 0 }
        value += Int(digits[index] - UInt8(ascii: "0")) * scale
        scale /= 10
      }
    }
    return min(value, 1_000)
  }
}
