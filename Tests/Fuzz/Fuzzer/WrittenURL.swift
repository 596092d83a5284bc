/// URLs as RFC 3986 writes them, the only ones that searches for URLs speak of.
enum WrittenURL {
  private static let origin = Array("https://example.com/".utf8)
  private static let plain = Set(
    Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'()*+,;=:@/".utf8))

  /// Whether a URL at example.com has nothing in it but characters that need no escape, and escapes of UTF-8.
  static func isWellFormed(_ url: [UInt8]) -> Bool {
    guard url.starts(with: origin) else { return false }
    var hasFragment = false
    var position = origin.count
    var escaped: [UInt8] = []
    while position < url.count {
      let byte = url[position]
      if byte == UInt8(ascii: "%") {
        guard position + 2 < url.count, let high = digit(url[position + 1]), let low = digit(url[position + 2]) else {
          return false
        }
        escaped.append(high << 4 | low)
        position += 3
        continue
      }
      guard String(validating: escaped, as: UTF8.self) != nil else { return false }
      escaped = []
      switch byte {
      case UInt8(ascii: "?"): break
      case UInt8(ascii: "#"):
        if hasFragment { return false }
        hasFragment = true
      default: if !plain.contains(byte) { return false }
      }
      position += 1
    }
    return String(validating: escaped, as: UTF8.self) != nil
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
