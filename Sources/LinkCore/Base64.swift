/// Base64 as RFC 4648 section 4 writes it: padded, no line breaks, no other alphabet.
package enum Base64 {
  /// The bytes that `text` stands for, or nil when it is not base64; bits that padding leaves over must be zero, so
  /// that no two texts stand for the same bytes.
  package static func decode(_ text: [UInt8]) -> [UInt8]? {
    guard text.count.isMultiple(of: 4) else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3)
    var position = 0
    while position < text.count {
      var group: UInt32 = 0
      var padding = 0
      for offset in 0..<4 {
        let character = text[position + offset]
        if character == UInt8(ascii: "=") {
          // Only the last one or two characters of the text may be padding.
          guard position + 4 == text.count, offset >= 2 else { return nil }
          padding += 1
          group <<= 6
          continue
        }
        guard padding == 0, let value = value(of: character) else { return nil }
        group = group << 6 | value
      }
      guard padding == 0 || group & (padding == 1 ? 0xFF : 0xFFFF) == 0 else { return nil }
      bytes.append(UInt8(truncatingIfNeeded: group >> 16))
      if padding < 2 { bytes.append(UInt8(truncatingIfNeeded: group >> 8)) }
      if padding < 1 { bytes.append(UInt8(truncatingIfNeeded: group)) }
      position += 4
    }
    return bytes
  }

  private static func value(of character: UInt8) -> UInt32? {
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(character - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(character - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(character - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }

  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The text that stands for `bytes`.
  package static func encode(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var position = 0
    while position < bytes.count {
      let count = min(3, bytes.count - position)
      var group: UInt32 = 0
      for offset in 0..<3 { group = group << 8 | (offset < count ? UInt32(bytes[position + offset]) : 0) }
      for offset in 0..<4 {
        text.append(offset <= count ? alphabet[Int(group >> UInt32(18 - 6 * offset) & 63)] : UInt8(ascii: "="))
      }
      position += count
    }
    return text
  }
}
