/// FNV-1a with 64 bits (draft-eastlake-fnv): a quick hash for tables in which equal hashes are compared anew.
///
/// Whoever makes texts collide gains no more than that they are compared.
package struct FNV1a: Sendable {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

  package static func hash(_ text: Span<UInt8>) -> UInt64 {
    var hash = FNV1a()
    for index in text.indices { hash.add(text[index]) }
    return hash.value
  }
}
