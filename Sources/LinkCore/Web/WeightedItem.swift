/// Member of a list of preferences in a header, `VALUE;q=0.8` (RFC 9110 §12.4.2).
struct WeightedItem: Equatable {
  /// Without blanks around it and parameters behind it.
  let value: [UInt8]

  /// Whether there are parameters beside the quality.
  let hasParameters: Bool

  /// In thousandths: 1000 without `q`, 0 for one that cannot be read.
  let quality: Int

  /// How many bytes of a header are looked at, so that an endless one costs nothing.
  static let searchedLength = 1_024

  /// The members of a header that have a value.
  static func all(_ header: [UInt8]) -> [WeightedItem] {
    header.prefix(searchedLength).split(separator: UInt8(ascii: ",")).compactMap { WeightedItem($0) }
  }

  private init?(_ member: ArraySlice<UInt8>) {
    let parts = member.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { Self.trimmed($0) }
    guard let first = parts.first, !first.isEmpty else { return nil }
    value = first
    hasParameters = parts.dropFirst().contains { !ByteText.hasPrefixIgnoringASCIICase($0.span, "q=") }
    let weight = parts.dropFirst().first { ByteText.hasPrefixIgnoringASCIICase($0.span, "q=") }
    quality = weight.map { Self.thousandths($0.dropFirst(2)) } ?? 1_000
  }

  /// Reads `0`, `1`, `0.8`, `0.125`.
  private static func thousandths(_ text: ArraySlice<UInt8>) -> Int {
    let digits = [UInt8](text)
    guard (1...5).contains(digits.count), digits[0] == UInt8(ascii: "0") || digits[0] == UInt8(ascii: "1") else {
      return 0
    }
    var value = digits[0] == UInt8(ascii: "1") ? 1_000 : 0
    if digits.count > 1 {
      guard digits[1] == UInt8(ascii: ".") else { return 0 }
      var scale = 100
      for digit in digits.dropFirst(2) {
        guard digit.isASCIIDigit else { return 0 }
        value += Int(digit - UInt8(ascii: "0")) * scale
        scale /= 10
      }
    }
    return min(value, 1_000)
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var text = text
    while let first = text.first, isBlank(first) { text = text.dropFirst() }
    while let last = text.last, isBlank(last) { text = text.dropLast() }
    return [UInt8](text)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
