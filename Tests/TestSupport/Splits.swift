/// Ways in which a stream may deliver the same bytes.
package enum Splits {
  /// All bytes at once.
  package static func whole(_ bytes: [UInt8]) -> [[UInt8]] { [bytes] }

  /// One byte at a time.
  package static func bytewise(_ bytes: [UInt8]) -> [[UInt8]] { bytes.map { [$0] } }

  /// So many bytes at a time.
  package static func pieces(of bytes: [UInt8], size: Int) -> [[UInt8]] {
    stride(from: 0, to: bytes.count, by: size).map { Array(bytes[$0..<min($0 + size, bytes.count)]) }
  }

  /// For each place inside the bytes, the two parts that a cut there makes.
  package static func cutEverywhere(_ bytes: [UInt8]) -> [[[UInt8]]] {
    guard bytes.count > 1 else { return [] }
    return (1..<bytes.count).map { [Array(bytes[..<$0]), Array(bytes[$0...])] }
  }

  /// All of the above.
  package static func all(_ bytes: [UInt8]) -> [[[UInt8]]] {
    [whole(bytes), bytewise(bytes)] + cutEverywhere(bytes)
  }
}
