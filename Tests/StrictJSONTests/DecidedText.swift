import StrictJSON
import Testing

/// A text about which RFC 8259 leaves the decision to the reader, and ours.
struct DecidedText: Sendable, CustomTestStringConvertible {
  /// What becomes of such a text.
  enum Decision: Sendable {
    /// Read, and copied exactly as it is written.
    case kept

    /// Read and copied, but the first string or name in it has no text that could be used.
    case withoutText

    case refused(JSONFault)
  }

  let id: String
  let text: [UInt8]
  let decision: Decision

  init(_ id: String, _ text: String, _ decision: Decision) {
    self.init(id, bytes: Array(text.utf8), decision)
  }

  init(_ id: String, bytes: [UInt8], _ decision: Decision) {
    self.id = id
    self.text = bytes
    self.decision = decision
  }

  var testDescription: String { id }

  static let all = numbers + surrogates + encodings + structures

  /// Section 6: range and precision are the reader's.
  ///
  /// No number is turned into a machine number, so none is out of range.
  private static let numbers: [DecidedText] = [
    "123.456e-789",
    "0.4e006699999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999",
    "-1e+9999", "1.5e+9999", "-123123e100000", "123123e100000", "123e-10000000", "1e400", "-1e400", "1e-400",
    "-123123123123123123123123123123", "100000000000000000000", "18446744073709551616", "9223372036854775808",
    "-237462374673276894279832749832423479823246327846", "10000000000000000999", "1.0", "1.000000000000000005", "-0",
    String(repeating: "9", count: 5_000),
  ].map { DecidedText("number kept/\($0.prefix(40))", "[\($0)]", .kept) }

  /// Section 8.2: the grammar allows escapes of half a pair, which are no text.
  private static let surrogates: [DecidedText] = [
    DecidedText("surrogate/second half in a name", #"{"\uDFAA":0}"#, .withoutText),
    DecidedText("surrogate/first half alone", #"["\uDADA"]"#, .withoutText),
    DecidedText("surrogate/first half in lower case", #"["\ud800"]"#, .withoutText),
    DecidedText("surrogate/first half, then text", #"["\ud800abc"]"#, .withoutText),
    DecidedText("surrogate/first half, then another escape", #"["\uD888\u1234"]"#, .withoutText),
    DecidedText("surrogate/first half, then a short escape", #"["\uD800\n"]"#, .withoutText),
    DecidedText("surrogate/two first halves", #"["\uD800\uD800"]"#, .withoutText),
    DecidedText("surrogate/two first halves, then a short escape", #"["\uD800\uD800\n"]"#, .withoutText),
    DecidedText("surrogate/first half, then a pair", #"["\uD800\uD834\uDD1E"]"#, .withoutText),
    DecidedText("surrogate/pair, then second half", #"["\uD834\uDD1E\uDD1E"]"#, .withoutText),
    DecidedText("surrogate/second half, then letters", #"["\uDd1ea"]"#, .withoutText),
    DecidedText("surrogate/second half alone", #"["\uDFAA"]"#, .withoutText),
    DecidedText("surrogate/halves the wrong way round", #"["\uDd1e\uD834"]"#, .withoutText),
    DecidedText("surrogate/last ones alone", #"["\uDBFF\\uDFFF"]"#, .withoutText),
  ]

  /// Section 8.1: texts are UTF-8 without a byte order mark.
  ///
  /// Nothing is repaired and no other encoding is looked for.
  private static let encodings: [DecidedText] = [
    refused("encoding/byte order mark", [0xEF, 0xBB, 0xBF, 0x7B, 0x7D], .unexpectedByte(0xEF), at: 0),
    refused("encoding/byte order mark alone", [0xEF, 0xBB, 0xBF], .unexpectedByte(0xEF), at: 0),
    refused("encoding/byte order mark after", [0x7B, 0x7D, 0xEF, 0xBB, 0xBF], .trailingText, at: 2),
    refused("encoding/UTF-16, low byte first, marked", [0xFF, 0xFE, 0x5B, 0, 0x5D, 0], .invalidUTF8, at: 0),
    refused("encoding/UTF-16, high byte first, marked", [0xFE, 0xFF, 0, 0x5B, 0, 0x5D], .invalidUTF8, at: 0),
    refused("encoding/UTF-16, low byte first", [0x5B, 0, 0x5D, 0], .unexpectedByte(0), at: 1, "/0"),
    refused("encoding/UTF-16, low byte first, a digit", [0x31, 0], .trailingText, at: 1),
    refused("encoding/UTF-16, high byte first", [0, 0x5B, 0, 0x5D], .unexpectedByte(0), at: 0),
    refused("encoding/UTF-32, low byte first", [0x5B, 0, 0, 0, 0x5D, 0, 0, 0], .unexpectedByte(0), at: 1, "/0"),
    inString("encoding/FF", [0xFF]),
    inString("encoding/FE", [0xFE]),
    inString("encoding/continuation alone", [0x81]),
    inString("encoding/Latin-1", [0xE9]),
    inString("encoding/truncated, then text", [0xE6, 0x97, 0x61]),
    inString("encoding/truncated of two", [0xC3]),
    inString("encoding/truncated of three", [0xE2, 0x80]),
    inString("encoding/truncated of four", [0xF0, 0x9F, 0x98]),
    inString("encoding/second byte too large", [0xE0, 0xFF]),
    inString("encoding/overlong of two", [0xC0, 0xAF]),
    inString("encoding/overlong NUL", [0xC0, 0x80]),
    inString("encoding/overlong of two, second form", [0xC1, 0xBF]),
    inString("encoding/overlong of three", [0xE0, 0x80, 0xAF]),
    inString("encoding/overlong of four", [0xF0, 0x80, 0x80, 0xAF]),
    inString("encoding/form of five", [0xF8, 0x88, 0x80, 0x80, 0x80]),
    inString("encoding/form of six", [0xFC, 0x83, 0xBF, 0xBF, 0xBF, 0xBF]),
    inString("encoding/first surrogate", [0xED, 0xA0, 0x80]),
    inString("encoding/surrogate pair as six bytes", [0xED, 0xA0, 0xB4, 0xED, 0xB4, 0x9E]),
    inString("encoding/above 10FFFF", [0xF4, 0x90, 0x80, 0x80]),
    inString("encoding/far above 10FFFF", [0xF4, 0xBF, 0xBF, 0xBF]),
    inString("encoding/F5", [0xF5, 0x80, 0x80, 0x80]),
    refused(
      "encoding/second of two sequences", [0x22, 0xC3, 0xA9, 0xC3, 0x22], .invalidUTF8, at: 3),
    refused(
      "encoding/cut by the end of the text", [0x5B, 0x22, 0xE2, 0x80], .invalidUTF8, at: 2, "/0"),
  ]

  /// Sections 4 and 9: nesting and equal names.
  private static let structures: [DecidedText] = [
    DecidedText("structure/128 arrays", nested(128), .kept),
    DecidedText("structure/128 arrays and objects by turns", nestedByTurns(64), .kept),
    refused(
      "structure/129 arrays", Array(nested(129).utf8), .tooDeep(limit: 128), at: 128,
      String(repeating: "/0", count: 128)),
    refused(
      "structure/500 arrays", Array(nested(500).utf8), .tooDeep(limit: 128), at: 128,
      String(repeating: "/0", count: 128)),
    refused(
      "structure/130 by turns", Array(nestedByTurns(65).utf8), .tooDeep(limit: 128), at: 64 * 6,
      String(repeating: "/0/a", count: 64)),
    DecidedText("structure/equal names", #"{"a":1,"a":2}"#, .kept),
    DecidedText("structure/equal names, one escaped", #"{"a":1,"\u0061":2}"#, .kept),
    DecidedText("structure/canonically equal names", "{\"\u{E9}\":1,\"e\u{301}\":2}", .kept),
  ]

  private static func nested(_ depth: Int) -> String {
    String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
  }

  private static func nestedByTurns(_ pairs: Int) -> String {
    String(repeating: #"[{"a":"#, count: pairs) + "0" + String(repeating: "}]", count: pairs)
  }

  private static func inString(_ id: String, _ bytes: [UInt8]) -> DecidedText {
    refused(id, Array(#"["ok"#.utf8) + bytes + Array(#""]"#.utf8), .invalidUTF8, at: 4, "/0")
  }

  private static func refused(
    _ id: String, _ bytes: [UInt8], _ code: JSONFault.Code, at offset: Int, _ pointer: String = ""
  ) -> DecidedText {
    DecidedText(id, bytes: bytes, .refused(JSONFault(code, offset: offset, pointer: Array(pointer.utf8))))
  }
}
