import TestSupport

/// Random JSON texts in every spelling: white space, escapes, number forms.
///
/// Names in one object are never equal.
enum RandomDocument {
  /// One text with at most a few hundred values.
  static func make(_ generator: inout SeededGenerator) -> [UInt8] {
    var text: [UInt8] = []
    appendSpace(to: &text, &generator)
    appendValue(depth: 0, to: &text, &generator)
    appendSpace(to: &text, &generator)
    return text
  }

  private static func appendValue(depth: Int, to text: inout [UInt8], _ generator: inout SeededGenerator) {
    switch Int.random(in: depth == 0 ? 4..<10 : 0..<(depth > 4 ? 7 : 10), using: &generator) {
    case 0: text += Array("true".utf8)
    case 1: text += Array("false".utf8)
    case 2: text += Array("null".utf8)
    case 3, 4: text += number(&generator)
    case 5, 6: appendString(prefix: "", to: &text, &generator)
    case 7:
      appendContainer("[", "]", to: &text, &generator) { _, text, generator in
        appendValue(depth: depth + 1, to: &text, &generator)
      }
    default:
      appendContainer("{", "}", to: &text, &generator) { index, text, generator in
        appendString(prefix: String(index), to: &text, &generator)
        appendSpace(to: &text, &generator)
        text.append(UInt8(ascii: ":"))
        appendSpace(to: &text, &generator)
        appendValue(depth: depth + 1, to: &text, &generator)
      }
    }
  }

  private static func appendContainer(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, to text: inout [UInt8], _ generator: inout SeededGenerator,
    child: (Int, inout [UInt8], inout SeededGenerator) -> Void
  ) {
    text.append(UInt8(ascii: open))
    for index in 0..<Int.random(in: 0...5, using: &generator) {
      if index > 0 { text.append(UInt8(ascii: ",")) }
      appendSpace(to: &text, &generator)
      child(index, &text, &generator)
      appendSpace(to: &text, &generator)
    }
    appendSpace(to: &text, &generator)
    text.append(UInt8(ascii: close))
  }

  private static func appendSpace(to text: inout [UInt8], _ generator: inout SeededGenerator) {
    while Int.random(in: 0..<4, using: &generator) == 0 {
      text.append([0x20, 0x09, 0x0A, 0x0D].randomElement(using: &generator) ?? 0x20)
    }
  }

  /// A number that a 64-bit integer, or a double with up to twelve digits, holds exactly enough to compare.
  private static func number(_ generator: inout SeededGenerator) -> [UInt8] {
    let integer = Int64.random(in: .min ... .max, using: &generator) >> Int64.random(in: 0..<64, using: &generator)
    guard Bool.random(using: &generator) else { return Array(String(integer).utf8) }
    var text = String(integer % 100_000)
    if Bool.random(using: &generator) { text += ".\(UInt32.random(in: 0..<1_000_000, using: &generator))" }
    if Bool.random(using: &generator) {
      text += ["e", "E", "e+", "E-", "e-0"].randomElement(using: &generator) ?? "e"
      text += String(Int.random(in: 0..<100, using: &generator))
    }
    return Array(text.utf8)
  }

  private static func appendString(prefix: String, to text: inout [UInt8], _ generator: inout SeededGenerator) {
    text.append(UInt8(ascii: "\""))
    text += Array(prefix.utf8)
    for _ in 0..<Int.random(in: 0..<14, using: &generator) {
      let scalar = scalar(&generator)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0:
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16, uppercase: Bool.random(using: &generator))
          text += Array("\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8)
        }
      case 1:
        text += Array(
          (["\\\"", "\\\\", "\\/", "\\b", "\\f", "\\n", "\\r", "\\t"].randomElement(using: &generator) ?? "").utf8)
      default:
        if scalar.value >= 0x20, scalar != "\"", scalar != "\\" { text += Array(String(scalar).utf8) }
      }
    }
    text.append(UInt8(ascii: "\""))
  }

  /// Any scalar value, the small ones more often.
  static func scalar(_ generator: inout SeededGenerator) -> Unicode.Scalar {
    let limit: UInt32 = [0x80, 0x80, 0x80, 0x800, 0x3000, 0x1_0000, 0x11_0000].randomElement(using: &generator) ?? 0x80
    return Unicode.Scalar(UInt32.random(in: 0..<limit, using: &generator)) ?? "\u{85}"
  }
}
