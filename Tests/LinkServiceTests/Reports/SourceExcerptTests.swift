import Testing

@testable import LinkService

/// A line with a mark below the part that a finding is about.
@Suite struct SourceExcerptTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let line: String
    let start: Int
    let end: Int?
    let shown: String
    let mark: String

    init(_ id: String, _ line: String, _ start: Int, _ end: Int?, _ shown: String, _ mark: String) {
      self.id = id
      self.line = line
      self.start = start
      self.end = end
      self.shown = shown
      self.mark = mark
    }

    var testDescription: String { id }
  }

  private static let long = String(repeating: "a", count: 60) + "BCD" + String(repeating: "e", count: 60)

  static let rows: [Row] = [
    Row("one character", "abc", 2, 3, "abc", " ^"),
    Row("three", "abcde", 2, 5, "abcde", " ^~~"),
    Row("no length", "abc", 2, 2, "abc", " ^"),
    Row("to the end of the line", "abc", 2, nil, "abc", " ^~"),
    Row("behind the end", "abc", 4, 4, "abc", "   ^"),
    Row("far behind the end", "abc", 40, 41, "abc", "   ^"),
    Row("the first", "abc", 1, 2, "abc", "^"),
    Row("an empty line", "", 1, 1, "", "^"),
    Row("a tab is one blank", "\ta", 2, 3, " a", " ^"),
    Row("UTF-16 units", "\"😀\":x", 6, 7, "\"😀\":x", "     ^"),
    Row("a wide character", "中x", 1, 2, "中x", "^~"),
    Row("a sign that is shown as an emoji", "✅x", 2, 3, "✅x", "  ^"),
    Row("a sign that is not", "✔x", 2, 3, "✔x", " ^"),
    Row("a flag", "🇩🇪x", 5, 6, "🇩🇪x", "  ^"),
    Row("a mark on a wide character", "か\u{3099}x", 3, 4, "か\u{3099}x", "  ^"),
    Row("a mark on a letter", "e\u{301}x", 3, 4, "e\u{301}x", " ^"),
    Row("a command for the terminal", "a\u{1B}[2Jb", 6, 7, "a\\u{1B}[2Jb", "          ^"),
    Row("a backslash is itself", "\\nx", 3, 4, "\\nx", "  ^"),
    Row("the other direction", "\u{202E}x", 2, 3, "\\u{202E}x", "        ^"),
    Row(
      "a long line", long, 61, 64, "…" + String(repeating: "a", count: 37) + "BCD" + String(repeating: "e", count: 60),
      String(repeating: " ", count: 38) + "^~~"),
    Row(
      "the start of a long line", long, 1, 2,
      String(repeating: "a", count: 60) + "BCD"
        + String(repeating: "e", count: 37) + "…", "^"),
    Row(
      "the middle of a very long line", String(repeating: "x", count: 200), 100, 101,
      "…" + String(repeating: "x", count: 100) + "…", String(repeating: " ", count: 31) + "^"),
  ]

  @Test(arguments: rows) func excerpt(_ row: Row) {
    let excerpt = SourceExcerpt(row.line.bytes, from: row.start, to: row.end)
    #expect(excerpt.line == row.shown)
    #expect(excerpt.mark == row.mark)
  }

  @Test(arguments: [(true, false), (false, true), (true, true)])
  func partOfALine(_ isCutInFront: Bool, _ isCutBehind: Bool) {
    let excerpt = SourceExcerpt(
      "abc".bytes, from: 2, to: 3, isCutInFront: isCutInFront, isCutBehind: isCutBehind)
    #expect(excerpt.line == (isCutInFront ? "…" : "") + "abc" + (isCutBehind ? "…" : ""))
    #expect(excerpt.mark == (isCutInFront ? "  ^" : " ^"))
  }

  /// Of a long line as much is taken as an excerpt may need, whole characters only.
  @Test(arguments: ["a", "é", "中", "😀"])
  func parts(_ character: String) throws {
    let text = "x\n" + String(repeating: character, count: 3_000) + "\ny"
    let source = SourceLines(text.bytes)
    let length = character.utf8.count
    for place in [0, 1, 600, 1_500, 2_999, 3_000] {
      let part = try #require(source.part(of: 2, around: 2 + place * length))
      #expect(part.bytes.count <= 2_100)
      #expect(String(decoding: part.bytes, as: UTF8.self).allSatisfy { String($0) == character })
      let front = (part.column - 1) / character.utf16.count
      #expect(part.isCutInFront == (front < place))
      #expect(part.isCutBehind == (part.bytes.count / length - front < 3_000 - place))
      #expect(min(front, 3_000 - place) >= min(place, 200) || !part.isCutInFront || place > 2_800)
    }
    #expect(source.part(of: 3, around: text.utf8.count)?.bytes == "y".bytes)
    #expect(source.part(of: 4, around: 0) == nil)
  }

  @Test(arguments: [
    ("a\nb", ["a", "b"]), ("a\r\nb\r", ["a", "b", ""]), ("\u{FEFF}a\n\nb", ["a", "", "b"]), ("", [""]),
    ("a\rb\n", ["a", "b", ""]),
  ])
  func lines(_ text: String, _ lines: [String]) {
    let source = SourceLines(text.bytes)
    #expect((1...lines.count).map { source.line($0) } == lines.map { $0.bytes })
    #expect(source.line(0) == nil)
    #expect(source.line(lines.count + 1) == nil)
  }
}
