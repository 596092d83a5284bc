/// Tests on eight bytes at once, the first byte in the lowest place.
enum EightBytes {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  /// The first position from `start` on of a quote, a backslash, a byte below 20 or above 7F; `end` if there is none.
  @inline(__always)
  static func firstSpecial(_ span: Span<UInt8>, from start: Int, to end: Int) -> Int {
    var position = start
    let raw = unsafe span.bytes
    while position + 8 <= end {
      let word = unsafe UInt64(littleEndian: raw.unsafeLoadUnaligned(fromByteOffset: position, as: UInt64.self))
      let special = specials(word)
      if special != 0 { return position + special.trailingZeroBitCount / 8 }
      position += 8
    }
    if position < end, end - start >= 8 {
      // The last eight bytes: those before `position` are known not to be special.
      let word = unsafe UInt64(littleEndian: raw.unsafeLoadUnaligned(fromByteOffset: end - 8, as: UInt64.self))
      let special = specials(word)
      return special != 0 ? end - 8 + special.trailingZeroBitCount / 8 : end
    }
    if end - position >= 4 {
      let half = unsafe UInt32(littleEndian: raw.unsafeLoadUnaligned(fromByteOffset: position, as: UInt32.self))
      // Filled up with blanks, which are not special.
      let special = specials(UInt64(half) | 0x2020_2020_0000_0000)
      if special != 0 { return position + special.trailingZeroBitCount / 8 }
      position += 4
    }
    while position < end {
      let byte = span[position]
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte >= 0x80 { break }
      position += 1
    }
    return position
  }

  /// Whether no byte is a quote, a backslash, below 20 or above 7F.
  @inline(__always)
  static func areNoneSpecial(_ span: Span<UInt8>) -> Bool { firstSpecial(span, from: 0, to: span.count) == span.count }

  /// A word whose lowest set bit lies in the first byte that is a quote, a backslash, below 20 or above 7F, or 0.
  ///
  /// Borrows only run upwards, so bits above the lowest one may be wrong and the lowest one never is.
  @inline(__always)
  static func specials(_ word: UInt64) -> UInt64 {
    let quote = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
    let backslash = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
    let control = (word &- (ones &* 0x20)) & ~word
    return (control | (quote &- ones) & ~quote | (backslash &- ones) & ~backslash | word) & highs
  }
}
