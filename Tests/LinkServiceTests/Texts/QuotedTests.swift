import Testing

@testable import LinkService

/// Outside text in sentences: never a line break, never a flood, never a change of direction.
@Suite struct QuotedTests {
  static let rows: [TextRow<[UInt8]>] = [
    TextRow("plain", "abc".bytes, #""abc""#),
    TextRow("empty", [], #""""#),
    TextRow("quotes are kept", #"a"b\c"#.bytes, #""a"b\c""#),
    TextRow("controls", "a\n\u{7F}\u{85}".bytes, #""a\u{A}\u{7F}\u{85}""#),
    TextRow("line separators", "\u{2028}\u{2029}".bytes, #""\u{2028}\u{2029}""#),
    TextRow("directions", "\u{202E}x\u{2066}".bytes, #""\u{202E}x\u{2066}""#),
    TextRow("marks of direction", "\u{200E}\u{200F}\u{61C}".bytes, #""\u{200E}\u{200F}\u{61C}""#),
    TextRow(
      "nothing to see", "a\u{AD}\u{200B}\u{2060}\u{FEFF}\u{E0041}".bytes, #""a\u{AD}\u{200B}\u{2060}\u{FEFF}\u{E0041}""#
    ),
    TextRow("joiners are letters", "a\u{200C}b\u{200D}".bytes, "\"a\u{200C}b\u{200D}\""),
    TextRow("other scripts", "日本 😀".bytes, #""日本 😀""#),
    TextRow("not UTF-8", [0x61, 0xFF], "\"a\u{FFFD}\""),
    TextRow("200 bytes", Array(repeating: 0x61, count: 200), "\"" + String(repeating: "a", count: 200) + "\""),
    TextRow("201 bytes", Array(repeating: 0x61, count: 201), "\"" + String(repeating: "a", count: 200) + "…\""),
    TextRow(
      "cut at a character", Array(repeating: 0x61, count: 199) + "éb".bytes,
      "\"" + String(repeating: "a", count: 199) + "é…\""),
  ]

  @Test(arguments: rows)
  func text(_ row: TextRow<[UInt8]>) { #expect(Array(Quoted.text(row.fault).utf8) == row.text.bytes) }

  @Test func lists() {
    #expect(Quoted.choices([]).isEmpty)
    #expect(Quoted.choices(["a"]) == #""a""#)
    #expect(Quoted.choices(["a", "b"]) == #""a" or "b""#)
    #expect(Quoted.all(["a", "b", "c"]) == #""a", "b" and "c""#)
  }

  @Test func bytes() {
    #expect(Quoted.byte(0x78) == "\"x\" (byte 78)")
    #expect(Quoted.byte(0x0B) == "byte 0B")
    #expect(Quoted.byte(0x20) == "byte 20")
    #expect(Quoted.byte(0xFF) == "byte FF")
  }
}
