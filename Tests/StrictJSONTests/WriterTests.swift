import StrictJSON
import Testing

/// The writer's output is JSON in UTF-8, on one line for every reader of lines.
@Suite struct WriterTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let text: [UInt8]
    let json: String

    init(_ id: String, _ text: String, _ json: String) {
      self.init(id, bytes: Array(text.utf8), json)
    }

    init(_ id: String, bytes: [UInt8], _ json: String) {
      self.id = id
      self.text = bytes
      self.json = json
    }

    var testDescription: String { id }
  }

  static let escapes: [Row] = [
    Row("empty", "", ""),
    Row("ASCII", "a /~<>&'", "a /~<>&'"),
    Row("quote", "\"", #"\""#),
    Row("backslash", "\\", #"\\"#),
    Row("controls with a letter", "\u{8}\t\n\u{C}\r", #"\b\t\n\f\r"#),
    Row("controls without", "\0\u{1}\u{B}\u{E}\u{1A}\u{1F}", #"\u0000\u0001\u000b\u000e\u001a\u001f"#),
    Row("delete stays", "\u{7F}", "\u{7F}"),
    Row("next line", "\u{85}", #"\u0085"#),
    Row("line and paragraph separator", "\u{2028}\u{2029}", #"\u2028\u2029"#),
    Row("their neighbours stay", "\u{84}\u{86}\u{2027}\u{202A}\u{A0}", "\u{84}\u{86}\u{2027}\u{202A}\u{A0}"),
    Row("two, three and four bytes stay", "\u{E9}\u{20AC}\u{1F600}\u{10FFFD}", "\u{E9}\u{20AC}\u{1F600}\u{10FFFD}"),
    Row("escapes between text", "a\"b\\c\nd\u{2028}e\u{E9}", #"a\"b\\c\nd\u2028e"# + "\u{E9}"),
    Row("escape after eight bytes", "12345678\"12345678\"", #"12345678\"12345678\""#),
    Row("text that looks like an escape", #"\u0041"#, #"\\u0041"#),
    Row("long plain text", String(repeating: "0123456789", count: 100), String(repeating: "0123456789", count: 100)),
  ]

  /// Each byte that is not part of well-formed UTF-8 becomes one U+FFFD.
  static let repairs: [Row] = [
    Row("FF", bytes: [0xFF], "\u{FFFD}"),
    Row("between letters", bytes: [0x61, 0x80, 0x62], "a\u{FFFD}b"),
    Row("first byte alone", bytes: [0xC3], "\u{FFFD}"),
    Row("truncated of three", bytes: [0xE2, 0x80], "\u{FFFD}\u{FFFD}"),
    Row("truncated line separator before a letter", bytes: [0xE2, 0x80, 0x61], "\u{FFFD}\u{FFFD}a"),
    Row("truncated of four", bytes: [0xF0, 0x9F, 0x98, 0x22], "\u{FFFD}\u{FFFD}\u{FFFD}\\\""),
    Row("overlong", bytes: [0xC0, 0x80], "\u{FFFD}\u{FFFD}"),
    Row("surrogate", bytes: [0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"),
    Row("above 10FFFF", bytes: [0xF4, 0x90, 0x80, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
    Row("before a good one", bytes: [0xFF, 0xC3, 0xA9], "\u{FFFD}\u{E9}"),
    Row("after a good one", bytes: [0xC3, 0xA9, 0xFF], "\u{E9}\u{FFFD}"),
    Row("continuation of next line without its first byte", bytes: [0x85], "\u{FFFD}"),
  ]

  @Test(arguments: escapes + repairs)
  func escapesText(_ row: Row) {
    var writer = JSONWriter()
    writer.string(row.text)
    #expect(writer.bytes == Array("\"\(row.json)\"".utf8))
    var named = JSONWriter()
    named.beginObject()
    named.key(row.text)
    named.null()
    named.endObject()
    #expect(named.bytes == Array("{\"\(row.json)\":null}".utf8))
    if let text = String(validating: row.text, as: UTF8.self) {
      var fromString = JSONWriter()
      fromString.string(text)
      #expect(fromString.bytes == writer.bytes)
    }
  }

  @Test func escapesEveryASCIIByte() throws {
    for byte in UInt8(0)..<0x80 {
      var writer = JSONWriter()
      writer.string([byte])
      let mustEscape = byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
      #expect((writer.bytes != [0x22, byte, 0x22]) == mustEscape)
      #expect(try JSON(parsing: writer.bytes).text(0) == [byte])
    }
  }

  @Test func putsCommasBetweenValues() {
    var writer = JSONWriter()
    writer.beginArray()
    writer.number(1)
    writer.string("a")
    writer.string([UInt8(ascii: "[")])
    writer.string([UInt8(ascii: ":")])
    writer.string([UInt8(ascii: ",")])
    writer.bool(true)
    writer.bool(false)
    writer.null()
    writer.beginArray()
    writer.endArray()
    writer.beginObject()
    writer.endObject()
    writer.beginObject()
    writer.key("x")
    writer.beginArray()
    writer.beginArray()
    writer.endArray()
    writer.number(-2)
    writer.endArray()
    writer.key(Array("{".utf8))
    writer.string("")
    writer.key("n")
    writer.beginObject()
    writer.key("m")
    writer.null()
    writer.endObject()
    writer.endObject()
    writer.value(Array(#"{"raw":1}"#.utf8))
    writer.number(Int64(-5))
    writer.endArray()
    #expect(
      String(decoding: writer.bytes, as: UTF8.self)
        == #"[1,"a","[",":",",",true,false,null,[],{},{"x":[[],-2],"{":"","n":{"m":null}},{"raw":1},-5]"#
    )
  }

  @Test func beginsANewTextWithoutAComma() {
    var writer = JSONWriter()
    writer.begin()
    writer.number(1)
    writer.raw("\n")
    writer.begin()
    writer.beginObject()
    writer.endObject()
    writer.begin()
    writer.string("a")
    #expect(String(decoding: writer.bytes, as: UTF8.self) == "1\n{}\"a\"")
  }

  @Test(arguments: [0, 1, -1, 9, 10, 1_000_000, .max, .min, .max - 1, .min + 1])
  func writesWholeNumbers(_ value: Int64) throws {
    var writer = JSONWriter()
    writer.number(value)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == String(value))
    #expect(try JSON(parsing: writer.bytes).integer(0) == value)
  }

  @Test func keepsWhatTheBufferHeld() {
    var writer = JSONWriter()
    writer.bytes = Array("Content-Length: 4\r\n\r\n".utf8)
    writer.begin()
    writer.bool(true)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == "Content-Length: 4\r\n\r\ntrue")
  }
}
