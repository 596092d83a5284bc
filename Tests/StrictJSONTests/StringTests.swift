import StrictJSON
import Testing

/// RFC 8259 section 7: the text of a string, its escapes taken away.
@Suite struct StringTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let json: String
    let text: String
    let isPlain: Bool

    init(_ id: String, _ json: String, _ text: String, isPlain: Bool = false) {
      self.id = id
      self.json = json
      self.text = text
      self.isPlain = isPlain
    }

    var testDescription: String { id }
  }

  static let rows: [Row] = [
    Row("empty", "", "", isPlain: true),
    Row("ASCII", "abc /~", "abc /~", isPlain: true),
    Row("beyond ASCII", "\u{E9}\u{20AC}\u{1F600}", "\u{E9}\u{20AC}\u{1F600}", isPlain: true),
    Row("delete", "\u{7F}", "\u{7F}", isPlain: true),
    Row("short escapes", #"\"\\\/\b\f\n\r\t"#, "\"\\/\u{8}\u{C}\n\r\t"),
    Row("NUL", #"\u0000"#, "\0"),
    Row("one byte", #"\u0041\u007f"#, "A\u{7F}"),
    Row("two bytes", #"\u0080\u00e9\u07FF"#, "\u{80}\u{E9}\u{7FF}"),
    Row("three bytes", #"\u0800\u20ac\ud7ff\ue000\ufffd"#, "\u{800}\u{20AC}\u{D7FF}\u{E000}\u{FFFD}"),
    Row("pair", #"\uD834\uDD1E"#, "\u{1D11E}"),
    Row("pair in lower case", #"\ud834\udd1e"#, "\u{1D11E}"),
    Row("first and last pair", #"\ud800\udc00\udbff\udffd"#, "\u{10000}\u{10FFFD}"),
    Row("pairs side by side", #"\ud83d\ude39\ud83d\udc8d"#, "\u{1F639}\u{1F48D}"),
    Row("escaped backslash before u", #"\\u0041"#, #"\u0041"#),
    Row("escaped backslash, then an escape", #"\\\u0041\\n"#, #"\A\n"#),
    Row("escape between text", #"a\u00e9b\nc"#, "a\u{E9}b\nc"),
    Row("escape before raw text", "\\u00e9\u{E9}", "\u{E9}\u{E9}"),
  ]

  @Test(arguments: rows)
  func readsText(_ row: Row) throws {
    let json = try JSON(parsing: Array("[\"\(row.json)\", 1]".utf8))
    let text = Array(row.text.utf8)
    #expect(json.kind(1) == .string)
    #expect(json.text(1) == text)
    #expect(json.text(1, equals: text))
    #expect(!json.text(1, equals: text + [0x78]))
    #expect(!json.text(1, equals: [0x78] + text))
    #expect(!json.hasLoneSurrogate(1))
    #expect(json.range(1) == 1..<row.json.utf8.count + 3)
    #expect(json.plainTextRange(1) == (row.isPlain ? 2..<row.json.utf8.count + 2 : nil))
    var buffer: [UInt8] = [7]
    #expect(json.appendText(1, to: &buffer))
    #expect(buffer == [7] + text)
    var repaired: [UInt8] = []
    json.appendTextRepairing(1, to: &repaired)
    #expect(repaired == text)
  }

  @Test(arguments: ["1", "true", "null", "[]", "{}"])
  func otherValuesHaveNoText(_ text: String) throws {
    let json = try JSON(parsing: Array(text.utf8))
    #expect(json.text(0) == nil)
    #expect(!json.text(0, equals: []))
    #expect(!json.text(0, equals: Array(text.utf8)))
    #expect(json.plainTextRange(0) == nil)
    #expect(!json.hasLoneSurrogate(0))
    var buffer: [UInt8] = []
    #expect(!json.appendText(0, to: &buffer))
    json.appendTextRepairing(0, to: &buffer)
    #expect(buffer.isEmpty)
  }

  /// Swift's `String` calls these equal; a reader of names may not.
  @Test func canonicallyEqualTextsAreDifferent() throws {
    let json = try JSON(parsing: Array("[\"\u{E9}\",\"e\u{301}\"]".utf8))
    #expect(json.text(1) != json.text(2))
    #expect(!json.text(1, equals: Array("e\u{301}".utf8)))
  }

  /// Every code point as an escape, and as itself where it may stand raw.
  @Test func everyCodePointComesBack() throws {
    for first in stride(from: UInt32(0), to: 0x11_0000, by: 0x80) {
      var text: [UInt8] = []
      var escaped = "\""
      var raw: [UInt8] = [0x22]
      for scalar in (first..<first + 0x80).compactMap(Unicode.Scalar.init) {
        text += Array(String(scalar).utf8)
        for unit in UTF16.encode(scalar) ?? .init() {
          let digits = String(unit, radix: 16, uppercase: first % 0x100 == 0)
          escaped += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
        if scalar.value >= 0x20, scalar != "\"", scalar != "\\" { raw += Array(String(scalar).utf8) }
      }
      let json = try JSON(parsing: Array((escaped + "\"").utf8))
      let isSame = json.text(0) == text
      #expect(isSame, "\(first)")
      let isRaw = (try JSON(parsing: raw + [0x22])).text(0) == Array(raw.dropFirst())
      #expect(isRaw, "\(first)")
    }
  }
}
