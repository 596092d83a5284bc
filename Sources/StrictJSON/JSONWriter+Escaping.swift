extension JSONWriter {
  /// Appends text with all escapes that JSON and line readers ask for.
  mutating func escaped(_ text: [UInt8]) {
    let span = text.span
    let raw = unsafe span.bytes
    var plain = 0
    var position = 0
    while position < span.count {
      if position + 8 <= span.count {
        let word = unsafe UInt64(littleEndian: raw.unsafeLoadUnaligned(fromByteOffset: position, as: UInt64.self))
        let special = EightBytes.needingEscape(word)
        if special == 0 {
          position += 8
          continue
        }
        position += special.trailingZeroBitCount / 8
      }
      let byte = span[position]
      if byte < 0x80 {
        if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
          bytes.append(contentsOf: text[plain..<position])
          escape(byte)
          plain = position + 1
        }
        position += 1
        continue
      }
      let length = UTF8Validation.sequenceLength(span, at: position, end: span.count)
      if length == 0 {
        bytes.append(contentsOf: text[plain..<position])
        bytes.append(contentsOf: [0xEF, 0xBF, 0xBD])
        position += 1
        plain = position
      } else if let name = JSONWriter.lineBreakName(span, at: position) {
        bytes.append(contentsOf: text[plain..<position])
        self.raw(name)
        position += length
        plain = position
      } else {
        position += length
      }
    }
    bytes.append(contentsOf: text[plain..<text.count])
  }

  /// Appends bytes that are JSON already, with the three line-breaking characters escaped.
  mutating func escapeLineBreaks(of json: [UInt8], in range: Range<Int>) {
    let span = json.span
    var plain = range.lowerBound
    var position = range.lowerBound
    while position < range.upperBound {
      let byte = span[position]
      guard byte == 0xC2 || byte == 0xE2, let name = JSONWriter.lineBreakName(span, at: position) else {
        position += 1
        continue
      }
      bytes.append(contentsOf: json[plain..<position])
      raw(name)
      position += byte == 0xC2 ? 2 : 3
      plain = position
    }
    bytes.append(contentsOf: json[plain..<range.upperBound])
  }

  /// The escape of U+0085, U+2028 or U+2029 when one of them stands at `position` in well-formed UTF-8.
  private static func lineBreakName(_ span: Span<UInt8>, at position: Int) -> StaticString? {
    switch span[position] {
    case 0xC2:
      return position + 1 < span.count && span[position + 1] == 0x85 ? "\\u0085" : nil
    case 0xE2:
      guard position + 2 < span.count, span[position + 1] == 0x80 else { return nil }
      return switch span[position + 2] {
      case 0xA8: "\\u2028"
      case 0xA9: "\\u2029"
      default: nil
      }
    default:
      return nil
    }
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): raw("\\\"")
    case UInt8(ascii: "\\"): raw("\\\\")
    case 0x08: raw("\\b")
    case 0x09: raw("\\t")
    case 0x0A: raw("\\n")
    case 0x0C: raw("\\f")
    case 0x0D: raw("\\r")
    default:
      let digits: StaticString = "0123456789abcdef"
      raw("\\u00")
      unsafe bytes.append(digits.utf8Start[Int(byte >> 4)])
      unsafe bytes.append(digits.utf8Start[Int(byte & 15)])
    }
  }
}
