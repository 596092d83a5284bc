/// Which pairs of neighbouring bytes a text has, each hashed to one of 256 bits.
///
/// A pattern needs the pairs of its literal runs. A text that lacks one of them cannot match, so most rules are refused
/// by one comparison, whatever wildcards and variables their patterns have.
struct BytePairs: Equatable, Sendable {
  private var bits = SIMD4<UInt64>(repeating: 0)

  /// Adds every pair of a text.
  mutating func insert(_ text: Span<UInt8>) {
    guard text.count > 1 else { return }
    var previous = text[0]
    for index in 1..<text.count {
      let byte = text[index]
      insert(previous, byte)
      previous = byte
    }
  }

  /// Adds the pairs of a pattern in which no wildcard takes part.
  mutating func insert(literalsOf pattern: Span<UInt8>) {
    guard pattern.count > 1 else { return }
    var previous = pattern[0]
    for index in 1..<pattern.count {
      let byte = pattern[index]
      if !BytePairs.isWildcard(previous), !BytePairs.isWildcard(byte) { insert(previous, byte) }
      previous = byte
    }
  }

  mutating func formUnion(_ other: BytePairs) { bits |= other.bits }

  @inline(__always)
  func isSubset(of other: BytePairs) -> Bool {
    let missing = bits & ~other.bits
    return missing[0] | missing[1] | missing[2] | missing[3] == 0
  }

  private static func isWildcard(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "*") || byte == UInt8(ascii: "?") }

  @inline(__always)
  private mutating func insert(_ first: UInt8, _ second: UInt8) {
    let hash = (UInt32(first) << 8 | UInt32(second)) &* 0x9E37_79B1
    bits[Int(hash >> 30)] |= 1 << UInt64((hash >> 24) & 63)
  }
}
