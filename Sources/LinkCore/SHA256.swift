/// SHA-256 over bytes (FIPS 180-4, section 6.2).
///
///     SHA256.digest(of: Array("abc".utf8))  // ba 78 16 bf …, 32 bytes
package struct SHA256: Sendable {
  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes (section 4.2.2).
  private static let constants: InlineArray<64, UInt32> = [
    0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4, 0xAB1C_5ED5,
    0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE, 0x9BDC_06A7, 0xC19B_F174,
    0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F, 0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA,
    0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7, 0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967,
    0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC, 0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85,
    0xA2BF_E8A1, 0xA81A_664B, 0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070,
    0x19A4_C116, 0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
    0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7, 0xC671_78F2,
  ]
  private static let blockSize = 64

  /// The first 32 bits of the fractional parts of the square roots of the first 8 primes (section 5.3.3), then the
  /// intermediate hash.
  private var state: InlineArray<8, UInt32> = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
  ]
  /// The beginning of a block, which is compressed as soon as it is full.
  private var pending = InlineArray<64, UInt8>(repeating: 0)
  private var byteCount: UInt64 = 0

  package init() {}

  /// The 32 bytes for one message.
  package static func digest(of message: [UInt8]) -> [UInt8] {
    var hash = SHA256()
    hash.update(message)
    return hash.finish()
  }

  private var pendingCount: Int { Int(byteCount % UInt64(Self.blockSize)) }

  /// Continues the message.
  package mutating func update(_ message: [UInt8]) {
    let bytes = message.span
    var offset = 0
    while offset < bytes.count {
      if pendingCount == 0, bytes.count - offset >= Self.blockSize {
        compress(bytes.extracting(offset..<offset + Self.blockSize))
        byteCount &+= UInt64(Self.blockSize)
        offset += Self.blockSize
      } else {
        take(bytes[offset])
        offset += 1
      }
    }
  }

  /// Ends the message and returns its 32 bytes; the value is used up.
  package consuming func finish() -> [UInt8] {
    let bitCount = byteCount &* 8
    take(0x80)
    while pendingCount != Self.blockSize - 8 { take(0) }
    for shift in stride(from: 56, through: 0, by: -8) {
      take(UInt8(truncatingIfNeeded: bitCount >> UInt64(shift)))
    }
    var digest: [UInt8] = []
    digest.reserveCapacity(32)
    for index in 0..<8 {
      for shift in stride(from: 24, through: 0, by: -8) {
        digest.append(UInt8(truncatingIfNeeded: state[index] >> UInt32(shift)))
      }
    }
    return digest
  }

  private mutating func take(_ byte: UInt8) {
    pending[pendingCount] = byte
    byteCount &+= 1
    if pendingCount == 0 {
      let block = pending
      compress(block.span)
    }
  }

  /// One round over a block of 64 bytes.
  private mutating func compress(_ block: Span<UInt8>) {
    var schedule = InlineArray<64, UInt32>(repeating: 0)
    for index in 0..<16 {
      let place = index &* 4
      schedule[index] =
        UInt32(block[place]) << 24 | UInt32(block[place &+ 1]) << 16 | UInt32(block[place &+ 2]) << 8
        | UInt32(block[place &+ 3])
    }
    for index in 16..<64 {
      let w15 = schedule[index &- 15]
      let w2 = schedule[index &- 2]
      let sigma0 = rotated(w15, 7) ^ rotated(w15, 18) ^ (w15 >> 3)
      let sigma1 = rotated(w2, 17) ^ rotated(w2, 19) ^ (w2 >> 10)
      schedule[index] = schedule[index &- 16] &+ sigma0 &+ schedule[index &- 7] &+ sigma1
    }

    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    let constants = Self.constants
    for index in 0..<64 {
      let sum1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
      let choice = (e & f) ^ (~e & g)
      let first = h &+ sum1 &+ choice &+ constants[index] &+ schedule[index]
      let sum0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      (h, g, f, e, d, c, b) = (g, f, e, d &+ first, c, b, a)
      a = first &+ sum0 &+ majority
    }
    let sums: InlineArray<8, UInt32> = [a, b, c, d, e, f, g, h]
    for index in 0..<8 { state[index] &+= sums[index] }
  }

  @inline(__always)
  private func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 &- count)
  }
}
