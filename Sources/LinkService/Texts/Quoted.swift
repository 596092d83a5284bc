/// Outside text inside an English sentence.
package enum Quoted {
  /// How many bytes of a value a message repeats; more helps nobody and lets one bad request make a huge answer.
  private static let limit = 200

  /// The text in double quotes, cut to 200 bytes at a character, control characters and others that
  /// nobody can see shown as `\u{…}`.
  package static func text(_ bytes: [UInt8]) -> String { "\"" + shown(bytes) + "\"" }

  /// The same without quotes, for a JSON Pointer, or cut elsewhere.
  static func shown(_ bytes: [UInt8], limit: Int = limit) -> String {
    var text = ""
    var count = 0
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      guard count < limit else { return text + "…" }
      count += scalar.utf8.count
      append(scalar, to: &text)
    }
    return text
  }

  /// Appends a character as it is shown.
  static func append(_ scalar: Unicode.Scalar, to text: inout String) {
    guard isHidden(scalar) else { return text.unicodeScalars.append(scalar) }
    text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }

  /// Whether nobody can see the character, or a terminal would obey it.
  static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x61C, 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF,
      0xE_0000...0xE_007F:
      true
    default: false
    }
  }

  package static func text(_ text: String) -> String { self.text(Array(text.utf8)) }

  /// `"a", "b" or "c"`.
  static func choices(_ words: [String]) -> String { list(words, "or") }

  /// `"a", "b" and "c"`.
  static func all(_ words: [String]) -> String { list(words, "and") }

  private static func list(_ words: [String], _ conjunction: String) -> String {
    let quoted = words.map { text($0) }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " " + conjunction + " " + last
  }

  /// A byte as it is best recognised: `"x" (byte 78)` or `byte 0B`.
  static func byte(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    let hex = "byte " + (digits.utf8.count < 2 ? "0" : "") + digits
    guard (0x21...0x7E).contains(byte) else { return hex }
    return "\"" + String(UnicodeScalar(byte)) + "\" (" + hex + ")"
  }
}
