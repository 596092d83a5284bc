/// Text in XML 1.0.
enum XMLText {
  /// Appends text as it stands between tags or in double quotes.
  ///
  /// Line ends and tabs are references: in an attribute they would become blanks (XML 1.0 §3.3.3).
  static func append(_ text: [UInt8], to out: inout [UInt8]) {
    for byte in text {
      switch byte {
      case UInt8(ascii: "&"): out += ByteText.bytes("&amp;")
      case UInt8(ascii: "<"): out += ByteText.bytes("&lt;")
      case UInt8(ascii: ">"): out += ByteText.bytes("&gt;")
      case UInt8(ascii: "\""): out += ByteText.bytes("&quot;")
      case 0x09: out += ByteText.bytes("&#9;")
      case 0x0A: out += ByteText.bytes("&#10;")
      case 0x0D: out += ByteText.bytes("&#13;")
      default: out.append(byte)
      }
    }
  }

  /// Whether text has only characters that XML 1.0 allows (§2.2); others cannot be written in any way.
  static func isWritable(_ text: [UInt8]) -> Bool {
    for (index, byte) in text.enumerated() {
      switch byte {
      case 0x09, 0x0A, 0x0D: continue
      case 0..<0x20: return false
      // U+FFFE and U+FFFF.
      case 0xEF
      where text[index...].starts(with: [0xEF, 0xBF, 0xBE]) || text[index...].starts(with: [0xEF, 0xBF, 0xBF]):
        return false
      default: continue
      }
    }
    return true
  }
}
