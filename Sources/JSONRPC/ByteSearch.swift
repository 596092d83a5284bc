/// Searches through bytes, eight and more at a time.
enum ByteSearch {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  /// Position of the first `byte` at or after `start`, or `end` when there is none before it.
  static func first(_ byte: UInt8, in span: Span<UInt8>, from start: Int, to end: Int) -> Int {
    guard start < end, end <= span.count, start >= 0 else { return end }
    let raw = unsafe span.bytes
    let pattern = ones &* UInt64(byte)
    var position = start
    while position + 32 <= end {
      let first = unsafe matches(raw.unsafeLoadUnaligned(fromByteOffset: position, as: UInt64.self) ^ pattern)
      let second = unsafe matches(raw.unsafeLoadUnaligned(fromByteOffset: position + 8, as: UInt64.self) ^ pattern)
      let third = unsafe matches(raw.unsafeLoadUnaligned(fromByteOffset: position + 16, as: UInt64.self) ^ pattern)
      let fourth = unsafe matches(raw.unsafeLoadUnaligned(fromByteOffset: position + 24, as: UInt64.self) ^ pattern)
      if first | second | third | fourth != 0 { break }
      position += 32
    }
    while position + 8 <= end {
      let word = unsafe UInt64(littleEndian: raw.unsafeLoadUnaligned(fromByteOffset: position, as: UInt64.self))
      let found = matches(word ^ pattern)
      if found != 0 { return position + found.trailingZeroBitCount / 8 }
      position += 8
    }
    while position < end, span[position] != byte { position += 1 }
    return position
  }

  /// A word whose lowest set bit lies in the first byte that is zero; 0 when none is.
  @inline(__always)
  private static func matches(_ word: UInt64) -> UInt64 { (word &- ones) & ~word & highs }

  /// Whether the lower-cased bytes from `position` on are exactly `text`, which must be lower-case ASCII.
  static func spells(_ text: StaticString, in span: Span<UInt8>, at position: Int, to end: Int) -> Bool {
    guard position >= 0, end - position >= text.utf8CodeUnitCount else { return false }
    for offset in 0..<text.utf8CodeUnitCount {
      let byte = span[position + offset]
      let lower = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
      guard unsafe lower == text.utf8Start[offset] else { return false }
    }
    return true
  }

  /// Whether the bytes from `position` on are exactly `text`.
  @inline(__always)
  static func isExactly(_ text: StaticString, in span: Span<UInt8>, at position: Int) -> Bool {
    guard position >= 0, span.count - position >= text.utf8CodeUnitCount else { return false }
    for offset in 0..<text.utf8CodeUnitCount {
      guard unsafe span[position + offset] == text.utf8Start[offset] else { return false }
    }
    return true
  }
}
