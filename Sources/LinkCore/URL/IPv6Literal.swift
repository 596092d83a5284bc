/// IP addresses in URLs: RFC 3986 §3.2.2 and RFC 4291 §2.2, without zones and without future versions.
enum IPv6Literal {
  /// Whether `bytes`, brackets included, are an IPv6 literal.
  static func isValid(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count >= 4, bytes[0] == 0x5B, bytes[bytes.count &- 1] == 0x5D else { return false }
    let end = bytes.count &- 1
    var index = 1
    var pieces = 0
    var isCompressed = false
    if bytes[1] == 0x3A {
      guard bytes[2] == 0x3A else { return false }
      isCompressed = true
      index = 3
    }
    while index < end {
      guard pieces < 8 else { return false }
      let start = index
      while index < end, index &- start < 5, bytes[index].hexDigitValue != nil { index &+= 1 }
      if index < end, bytes[index] == 0x2E {
        guard pieces <= 6, isCanonicalIPv4(bytes.extracting(start..<end)) else { return false }
        pieces &+= 2
        index = end
        break
      }
      guard index > start, index &- start <= 4 else { return false }
      pieces &+= 1
      guard index < end else { break }
      guard bytes[index] == 0x3A else { return false }
      index &+= 1
      guard index < end else { return false }
      if bytes[index] == 0x3A {
        guard !isCompressed else { return false }
        isCompressed = true
        index &+= 1
      }
    }
    return isCompressed ? pieces < 8 : pieces == 8
  }

  /// Four numbers from 0 to 255 without leading zeros: the one notation that every parser reads alike.
  static func isCanonicalIPv4(_ bytes: Span<UInt8>) -> Bool {
    var parts = 0
    var start = 0
    while start <= bytes.count {
      let end = ByteText.firstIndex(of: 0x2E, in: bytes, from: start) ?? bytes.count
      let part = bytes.extracting(start..<end)
      guard DecimalNumber.value(part, atMost: 255) != nil, part.count == 1 || part[0] != 0x30 else { return false }
      parts &+= 1
      start = end &+ 1
    }
    return parts == 4
  }
}
