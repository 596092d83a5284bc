/// Tests on eight bytes at once, the first byte in the lowest place.
enum EightBytes {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  /// A word whose lowest set bit lies in the first byte that is a quote, a backslash, below 20 or above 7F; 0 if none is.
  ///
  /// Borrows only run upwards, so bits above the lowest one may be wrong and the lowest one never is.
  @inline(__always)
  static func needingEscape(_ word: UInt64) -> UInt64 {
    let quote = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
    let backslash = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
    let control = (word &- (ones &* 0x20)) & ~word
    return (control | (quote &- ones) & ~quote | (backslash &- ones) & ~backslash | word) & highs
  }
}
