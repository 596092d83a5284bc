extension JSONWriter {
  /// Appends text with all escapes that JSON and line readers ask for; before `first` it needs none.
  mutating func escaped(_ text: Span<UInt8>, plainUpTo first: Int) {
    var plain = 0
    var position = first
    while position < text.count {
      let byte = text[position]
      if byte < 0x80 {
        append(text, plain..<position)
        escape(byte)
        position += 1
        plain = position
      } else {
        repeat {
          let length = UTF8Validation.sequenceLength(text, at: position, end: text.count)
          if length == 0 {
            append(text, plain..<position)
            bytes.append(contentsOf: [0xEF, 0xBF, 0xBD])
            position += 1
            plain = position
          } else if let name = JSONWriter.lineBreakName(text, at: position) {
            append(text, plain..<position)
            raw(name)
            position += length
            plain = position
          } else {
            position += length
          }
        } while position < text.count && text[position] >= 0x80
      }
      position = EightBytes.firstSpecial(text, from: position, to: text.count)
    }
    append(text, plain..<text.count)
  }

  /// Appends bytes that are JSON already, with the three line-breaking characters escaped.
  mutating func escapeLineBreaks(_ json: Span<UInt8>, in range: Range<Int>) {
    var plain = range.lowerBound
    var position = range.lowerBound
    while position < range.upperBound {
      let byte = json[position]
      guard byte == 0xC2 || byte == 0xE2, let name = JSONWriter.lineBreakName(json, at: position) else {
        position += 1
        continue
      }
      append(json, plain..<position)
      raw(name)
      position += byte == 0xC2 ? 2 : 3
      plain = position
    }
    append(json, plain..<range.upperBound)
  }

  /// Appends some of the bytes as they are.
  mutating func append(_ span: Span<UInt8>, _ range: Range<Int>) {
    unsafe span.extracting(range).withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
  }

  /// The escape of U+0085, U+2028 or U+2029 when one of them stands at `position` in well-formed UTF-8.
  @inline(__always)
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
