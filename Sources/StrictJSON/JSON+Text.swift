extension JSON {
  /// Whether the string at `node` has exactly this text, compared byte by byte after its escapes are taken away.
  package func text(_ node: Int, equals text: [UInt8]) -> Bool {
    let entry = nodes[node]
    guard entry.kind == .string else { return false }
    if entry.flags.contains(.escaped) {
      guard !entry.flags.contains(.loneSurrogate) else { return false }
      var own: [UInt8] = []
      appendUnescaped(entry, to: &own)
      return own == text
    }
    let start = Int(entry.start) + 1
    guard Int(entry.end) - 1 - start == text.count else { return false }
    for offset in 0..<text.count where bytes[start + offset] != text[offset] { return false }
    return true
  }

  /// Whether the value is a string without text, because it escapes half of a surrogate pair.
  package func hasLoneSurrogate(_ node: Int) -> Bool { nodes[node].flags.contains(.loneSurrogate) }

  /// The bytes between the quotes of a string that has no escapes, which are its text; nil for every other value.
  package func plainTextRange(_ node: Int) -> Range<Int>? {
    let entry = nodes[node]
    guard entry.kind == .string, !entry.flags.contains(.escaped) else { return nil }
    return Int(entry.start) + 1..<Int(entry.end) - 1
  }

  /// Appends the text of a string, its escapes taken away, as UTF-8.
  ///
  /// Returns false and appends nothing when the value is no string or has a lone surrogate.
  package func appendText(_ node: Int, to buffer: inout [UInt8]) -> Bool {
    let entry = nodes[node]
    guard entry.kind == .string, !entry.flags.contains(.loneSurrogate) else { return false }
    if entry.flags.contains(.escaped) {
      appendUnescaped(entry, to: &buffer)
    } else {
      buffer.append(contentsOf: bytes[Int(entry.start) + 1..<Int(entry.end) - 1])
    }
    return true
  }

  /// The text of a string as UTF-8, or nil when the value is no string or has a lone surrogate.
  package func text(_ node: Int) -> [UInt8]? {
    var text: [UInt8] = []
    return appendText(node, to: &text) ? text : nil
  }

  /// As ``appendText(_:to:)``, with U+FFFD for a lone surrogate: for messages about the text, never for its use.
  package func appendTextRepairing(_ node: Int, to buffer: inout [UInt8]) {
    let entry = nodes[node]
    guard entry.kind == .string else { return }
    appendUnescaped(entry, to: &buffer)
  }

  /// As ``appendText(_:to:)``, with a lone surrogate as the three bytes that its value would have in UTF-8.
  ///
  /// The bytes tell apart all strings that JSON tells apart, but they may not be UTF-8: for comparing only.
  func appendTextForComparing(_ node: Int, to buffer: inout [UInt8]) {
    appendUnescaped(nodes[node], keepingSurrogates: true, to: &buffer)
  }

  /// The number as it is written, or nil when the value is no number.
  package func numberText(_ node: Int) -> [UInt8]? {
    let entry = nodes[node]
    guard entry.kind == .number else { return nil }
    return Array(bytes[Int(entry.start)..<Int(entry.end)])
  }

  /// The number as an exact 64-bit integer, or nil: `1.0` and `1e0` are not integers, and nothing is rounded.
  package func integer(_ node: Int) -> Int64? {
    let entry = nodes[node]
    guard entry.kind == .number, !entry.flags.contains(.fractional) else { return nil }
    var position = Int(entry.start)
    let isNegative = bytes[position] == UInt8(ascii: "-")
    if isNegative { position += 1 }
    var value: Int64 = 0
    while position < Int(entry.end) {
      let digit = Int64(bytes[position] &- UInt8(ascii: "0"))
      let (shifted, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, carry) =
        isNegative ? shifted.subtractingReportingOverflow(digit) : shifted.addingReportingOverflow(digit)
      guard !overflow, !carry else { return nil }
      value = sum
      position += 1
    }
    return value
  }

  /// Appends the text of a string entry.
  ///
  /// The reader has checked every escape, so each has its full length here.
  private func appendUnescaped(_ entry: JSONNode, keepingSurrogates: Bool = false, to buffer: inout [UInt8]) {
    let end = Int(entry.end) - 1
    var position = Int(entry.start) + 1
    while position < end {
      let byte = bytes[position]
      guard byte == UInt8(ascii: "\\"), position + 1 < end else {
        buffer.append(byte)
        position += 1
        continue
      }
      let letter = bytes[position + 1]
      position += 2
      switch letter {
      case UInt8(ascii: "b"): buffer.append(0x08)
      case UInt8(ascii: "f"): buffer.append(0x0C)
      case UInt8(ascii: "n"): buffer.append(0x0A)
      case UInt8(ascii: "r"): buffer.append(0x0D)
      case UInt8(ascii: "t"): buffer.append(0x09)
      case UInt8(ascii: "u"):
        let unit = hexUnit(at: position)
        position += 4
        var scalar = UInt32(unit)
        if unit & 0xFC00 == 0xD800, position + 6 <= end, bytes[position] == UInt8(ascii: "\\"),
          bytes[position + 1] == UInt8(ascii: "u")
        {
          let low = hexUnit(at: position + 2)
          if low & 0xFC00 == 0xDC00 {
            scalar = 0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(low & 0x3FF))
            position += 6
          }
        }
        let isLone = scalar & 0xFFFF_F800 == 0xD800
        JSON.appendUTF8(isLone && !keepingSurrogates ? 0xFFFD : scalar, to: &buffer)
      default: buffer.append(letter)
      }
    }
  }

  /// The value of four hexadecimal digits.
  private func hexUnit(at position: Int) -> UInt16 {
    var unit: UInt16 = 0
    for offset in position..<min(position + 4, bytes.count) {
      unit = unit << 4 | UInt16(JSONReader.hexValue(bytes[offset]) ?? 0)
    }
    return unit
  }

  /// Appends a scalar value as UTF-8 (RFC 3629 section 3).
  static func appendUTF8(_ scalar: UInt32, to buffer: inout [UInt8]) {
    func low(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: scalar >> shift) & 0x3F | 0x80 }
    switch scalar {
    case 0..<0x80: buffer.append(UInt8(truncatingIfNeeded: scalar))
    case 0x80..<0x800:
      buffer.append(UInt8(truncatingIfNeeded: scalar >> 6) | 0xC0)
      buffer.append(low(0))
    case 0x800..<0x10000:
      buffer.append(UInt8(truncatingIfNeeded: scalar >> 12) | 0xE0)
      buffer.append(low(6))
      buffer.append(low(0))
    default:
      buffer.append(UInt8(truncatingIfNeeded: scalar >> 18) | 0xF0)
      buffer.append(low(12))
      buffer.append(low(6))
      buffer.append(low(0))
    }
  }
}
