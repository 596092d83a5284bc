extension JSONReader {
  /// Reads a string from its opening quote on; returns where it ends.
  static func readString(
    _ span: Span<UInt8>, at start: Int, to end: Int, onto tape: inout OutputSpan<JSONNode>
  ) throws(Stop) -> Int {
    var flags: JSONNode.Flags = []
    var position = start + 1
    while true {
      position = EightBytes.firstSpecial(span, from: position, to: end)
      guard position < end else { throw Stop(code: .unexpectedEnd, position: end) }
      let byte = span[position]
      if byte == UInt8(ascii: "\"") {
        position += 1
        tape.append(JSONNode(start: start, end: position, kind: .string, flags: flags, next: tape.count + 1))
        return position
      }
      if byte == UInt8(ascii: "\\") {
        flags.insert(.escaped)
        position = try readEscape(span, at: position, to: end, flags: &flags)
      } else if byte < 0x20 {
        throw Stop(code: .controlCharacter(byte), position: position)
      } else {
        flags.insert(.nonASCII)
        // Text beyond ASCII comes in runs, where scanning eight bytes at a time would only be in the way.
        repeat {
          let length = UTF8Validation.sequenceLength(span, at: position, end: end)
          guard length > 0 else { throw Stop(code: .invalidUTF8, position: position) }
          position += length
        } while position < end && span[position] >= 0x80
      }
    }
  }

  /// Reads one escape, and the second half of a surrogate pair with the first.
  private static func readEscape(
    _ span: Span<UInt8>, at start: Int, to end: Int, flags: inout JSONNode.Flags
  ) throws(Stop) -> Int {
    guard start + 1 < end else { throw Stop(code: .unexpectedEnd, position: end) }
    switch span[start + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return start + 2
    case UInt8(ascii: "u"):
      let unit = try readUnit(span, at: start, to: end)
      if unit & 0xF800 != 0xD800 { return start + 6 }
      if unit & 0xFC00 == 0xD800, start + 7 < end, span[start + 6] == UInt8(ascii: "\\"),
        span[start + 7] == UInt8(ascii: "u"), try readUnit(span, at: start + 6, to: end) & 0xFC00 == 0xDC00
      {
        return start + 12
      }
      flags.insert(.loneSurrogate)
      return start + 6
    default:
      throw Stop(code: .invalidEscape, position: start)
    }
  }

  /// The value of a `\uXXXX` that begins at `start`.
  private static func readUnit(_ span: Span<UInt8>, at start: Int, to end: Int) throws(Stop) -> UInt16 {
    var unit: UInt16 = 0
    for position in start + 2..<start + 6 {
      guard position < end else { throw Stop(code: .unexpectedEnd, position: end) }
      guard let digit = hexValue(span[position]) else { throw Stop(code: .invalidEscape, position: start) }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }

  static func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// Reads a number (RFC 8259 section 6); returns where it ends.
  static func readNumber(
    _ span: Span<UInt8>, at start: Int, to end: Int, onto tape: inout OutputSpan<JSONNode>
  ) throws(Stop) -> Int {
    var flags: JSONNode.Flags = []
    let integer = span[start] == UInt8(ascii: "-") ? start + 1 : start
    var position = skipDigits(span, from: integer, to: end)
    guard position > integer, position == integer + 1 || span[integer] != UInt8(ascii: "0") else {
      throw Stop(code: .invalidNumber, position: start)
    }
    if position < end, span[position] == UInt8(ascii: ".") {
      flags = .fractional
      let fraction = position + 1
      position = skipDigits(span, from: fraction, to: end)
      guard position > fraction else { throw Stop(code: .invalidNumber, position: start) }
    }
    if position < end, span[position] | 0x20 == UInt8(ascii: "e") {
      flags = .fractional
      position += 1
      if position < end, span[position] == UInt8(ascii: "+") || span[position] == UInt8(ascii: "-") { position += 1 }
      let exponent = position
      position = skipDigits(span, from: exponent, to: end)
      guard position > exponent else { throw Stop(code: .invalidNumber, position: start) }
    }
    tape.append(JSONNode(start: start, end: position, kind: .number, flags: flags, next: tape.count + 1))
    return position
  }

  @inline(__always)
  private static func skipDigits(_ span: Span<UInt8>, from start: Int, to end: Int) -> Int {
    var position = start
    while position < end, span[position] &- UInt8(ascii: "0") < 10 { position += 1 }
    return position
  }

  /// Reads `true`, `false` or `null`; returns where it ends.
  static func readWord(
    _ kind: JSONKind, _ span: Span<UInt8>, at start: Int, to end: Int, onto tape: inout OutputSpan<JSONNode>
  ) throws(Stop) -> Int {
    // The letters, the last one in the highest place.
    var letters: UInt64 =
      switch kind {
      case .true: 0x65_75_72_74
      case .false: 0x65_73_6C_61_66
      default: 0x6C_6C_75_6E
      }
    var position = start
    while letters != 0 {
      guard position < end, span[position] == UInt8(truncatingIfNeeded: letters) else {
        throw unexpected(span, at: position, to: end)
      }
      letters >>= 8
      position += 1
    }
    tape.append(JSONNode(start: start, end: position, kind: kind, flags: [], next: tape.count + 1))
    return position
  }
}
