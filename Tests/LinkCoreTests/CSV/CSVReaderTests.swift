import LinkCore
import TestSupport
import Testing

/// What rows a file has, however it arrives.
@Suite struct CSVReaderTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let text: String
    let rows: [CSVRow]
    let limit: Int
    var testDescription: String { id }

    init(_ id: String, _ text: String, _ rows: CSVRow..., limit: Int = 64) {
      self.id = id
      self.text = text
      self.rows = rows
      self.limit = limit
    }
  }

  static let rows = [
    Row("nothing", ""),
    Row("one field", "a", CSVRow(1, "a")),
    Row("LF", "a,b\nc,d\n", CSVRow(1, "a", "b"), CSVRow(2, "c", "d")),
    Row("CRLF", "a,b\r\nc,d\r\n", CSVRow(1, "a", "b"), CSVRow(2, "c", "d")),
    Row("CR", "a,b\rc,d\r", CSVRow(1, "a", "b"), CSVRow(2, "c", "d")),
    Row("mixed line ends", "a\r\nb\nc\rd", CSVRow(1, "a"), CSVRow(2, "b"), CSVRow(3, "c"), CSVRow(4, "d")),
    Row("no end of the last line", "a,b\nc,d", CSVRow(1, "a", "b"), CSVRow(2, "c", "d")),
    Row("blank lines", "\n\r\na\n\n\n\rb\n\n", CSVRow(3, "a"), CSVRow(7, "b")),
    Row(
      "empty fields", ",\n,,\na,\n,b", CSVRow(1, "", ""), CSVRow(2, "", "", ""), CSVRow(3, "a", ""), CSVRow(4, "", "b")),
    Row("a comma ends the file", "a,", CSVRow(1, "a", "")),
    Row("blanks belong to fields", " a , b \n", CSVRow(1, " a ", " b ")),
    Row("a byte order mark", "\u{FEFF}a,b\n", CSVRow(1, "a", "b")),
    Row("a byte order mark and a quote", "\u{FEFF}\"a\"\n", CSVRow(1, "a")),
    Row("only a byte order mark", "\u{FEFF}"),
    Row("a mark that is not in front", "a,\u{FEFF}b\n", CSVRow(1, "a", "\u{FEFF}b")),
    Row("quotes", "\"a\",\"b\"\n", CSVRow(1, "a", "b")),
    Row("an empty quoted field", "\"\",\"\"\n\"\"", CSVRow(1, "", ""), CSVRow(2, "")),
    Row("a comma in quotes", "\"a,b\",c\n", CSVRow(1, "a,b", "c")),
    Row("doubled quotes", "\"a \"\"b\"\" c\",\"\"\"\",\"\"\"\"\"\"\n", CSVRow(1, "a \"b\" c", "\"", "\"\"")),
    Row("line ends in quotes", "\"a\nb\r\nc\rd\",e\nf\n", CSVRow(1, "a\nb\r\nc\rd", "e"), CSVRow(5, "f")),
    Row("quotes end the file", "a,\"b\"", CSVRow(1, "a", "b")),
    Row("a quote inside of a field", "5\" pipe,a\"b\"\n", CSVRow(1, "5\" pipe", "a\"b\"")),
    Row("a quote behind a blank", " \"a\",b\n", CSVRow(1, " \"a\"", "b")),
    Row("other characters", "\u{0}\t\u{7F}é\u{1F600},;\n", CSVRow(1, "\u{0}\t\u{7F}é\u{1F600}", ";")),
    Row("text behind a quote", "\"a\"b,c\nd\n", CSVRow(1, .textAfterQuote(line: 1)), CSVRow(2, "d")),
    Row("text behind a quote of the last line", "\"a\"b", CSVRow(1, .textAfterQuote(line: 1))),
    Row("a broken line with CRLF", "\"a\"b\r\nd\r\n", CSVRow(1, .textAfterQuote(line: 1)), CSVRow(2, "d")),
    Row(
      "text behind a quote on a later line", "x\n\"a\nb\" c\nd\n", CSVRow(1, "x"), CSVRow(2, .textAfterQuote(line: 3)),
      CSVRow(3, "b\" c"), CSVRow(4, "d")),
    Row("a quote that is not closed", "a,\"b", CSVRow(1, .unclosedQuote(line: 1))),
    Row(
      "a quote that is not closed, and lines behind it", "a\nb,\"c\r\nd,e\r\nf\r\n", CSVRow(1, "a"),
      CSVRow(2, .unclosedQuote(line: 2)), CSVRow(3, "d", "e"), CSVRow(4, "f")),
    Row("a quote that is not closed on the last line", "a\n\"b\n", CSVRow(1, "a"), CSVRow(2, .unclosedQuote(line: 2))),
    Row(
      "a quote that the next one closes", "a,\"b\nc,\"d\"\ne\n", CSVRow(1, .textAfterQuote(line: 2)),
      CSVRow(2, "c", "d"), CSVRow(3, "e")),
    Row(
      "a quote that is not closed behind lines of its row", "\"a\nb\",\"c\nd\n", CSVRow(1, .unclosedQuote(line: 2)),
      CSVRow(2, .unclosedQuote(line: 2)), CSVRow(3, "d")),
    Row("as long as may be", "abcdef\nabcdef", CSVRow(1, "abcdef"), CSVRow(2, "abcdef"), limit: 6),
    Row(
      "too long", "abcdefg,hijk\nl\nabcdefg", CSVRow(1, .tooLong(limit: 6)), CSVRow(2, "l"),
      CSVRow(3, .tooLong(limit: 6)), limit: 6),
    Row(
      "too long in many fields", "a,b,c,d,e\nf\n", CSVRow(1, .tooLong(limit: 6)), CSVRow(2, "f"), limit: 6),
    Row(
      "too long in quotes", "\"abcdefghi\"\nj\n", CSVRow(1, .tooLong(limit: 6)), CSVRow(2, "j"), limit: 6),
    Row(
      "too long in lines of one field", "\"a\nb\nc\nd\ne\"\nf\n", CSVRow(1, .tooLong(limit: 6)), CSVRow(2, "b"),
      CSVRow(3, "c"), CSVRow(4, "d"), CSVRow(5, "e\""), CSVRow(6, "f"), limit: 6),
    Row(
      "too long just behind the CR of a CRLF", "\"abcdef\r\ng\"\nh\n", CSVRow(1, .tooLong(limit: 7)),
      CSVRow(2, "g\""), CSVRow(3, "h"), limit: 7),
  ]

  /// Broken rows whose lines begin other rows.
  static let rowsWithinRows = [
    Row(
      "too long between CR and LF", "a,\"bcde\r\nf\r\n", CSVRow(1, .tooLong(limit: 7)), CSVRow(2, "f"), limit: 7),
    Row(
      "two quotes that are not closed", "a,\"b\nx\",\"\nc\n", CSVRow(1, .unclosedQuote(line: 2)),
      CSVRow(2, .unclosedQuote(line: 2)), CSVRow(3, "c")),
    Row(
      "a row within a row that is too long", "a\",\"\nb\",\"c\nd\",e\n", CSVRow(1, .tooLong(limit: 13)),
      CSVRow(2, "b\"", "c\nd", "e"), limit: 13),
  ]

  @Test(arguments: rows + rowsWithinRows) func readsRows(_ row: Row) {
    for pieces in Splits.all(row.text.utf8Bytes) {
      #expect(CSVRow.rows(of: pieces, limit: row.limit) == row.rows, "\(pieces)")
    }
  }

  /// Reads the row that must be there.
  private static func next(_ reader: inout CSVReader, _ record: inout CSVRecord) throws {
    let hasNext = reader.next(into: &record)
    try #require(hasNext)
  }

  @Test func bytesThatAreNoTextStay() throws {
    var record = CSVRecord()
    var reader = CSVReader(rowLimit: 64)
    reader.append([0xFF, 0x2C, 0x22, 0xC3, 0x22, 0x0A])
    try Self.next(&reader, &record)
    #expect(record.field(0) == [0xFF])
    #expect(record.field(1) == [0xC3])
    #expect(record.field(2) == [])
  }

  @Test func fieldsBeyondAllSenseAreOnlyCounted() throws {
    var record = CSVRecord()
    var reader = CSVReader(rowLimit: 1 << 20)
    reader.append(Array(repeating: UInt8(ascii: ","), count: 5000) + "x\na\n".utf8Bytes)
    try Self.next(&reader, &record)
    #expect(record.count == 5001)
    #expect(record.field(5000) == [])
    try Self.next(&reader, &record)
    #expect(record.count == 1)
    #expect(record.field(0) == "a".utf8Bytes)
  }

  /// A quote without an end costs its own line, whatever follows.
  @Test func anUnclosedQuoteCostsItsOwnLine() {
    let lines = (0..<20_000).map { "a\($0),\"\"\n" }.joined()
    let rows = CSVRow.rows(of: ["x,\"\"\"y\n".utf8Bytes, lines.utf8Bytes], limit: 1 << 16)
    #expect(rows.count == 20_001)
    #expect(rows.first == CSVRow(1, .tooLong(limit: 1 << 16)))
    #expect(rows.dropFirst().allSatisfy { $0.fault == nil && $0.fields.count == 2 })
  }

  struct Broken: Sendable, CustomTestStringConvertible {
    let id: String
    /// What every line is, and what stands behind them.
    let line: String
    var end = ""
    let limit: Int
    let fault: CSVFault
    var testDescription: String { id }
  }

  private static let brokenLines = 100_000

  static let broken = [
    Broken(id: "not closed", line: "x\",\"\n", limit: 1 << 20, fault: .unclosedQuote(line: 100_001)),
    Broken(id: "not closed, CRLF", line: "x\",\"\r\n", limit: 1 << 20, fault: .unclosedQuote(line: 100_001)),
    Broken(
      id: "text behind a quote", line: "x\",\"\n", end: "x\"y\n", limit: 1 << 20,
      fault: .textAfterQuote(line: 100_002)),
    Broken(id: "too long", line: "x\",\"\n", limit: 1 << 16, fault: .tooLong(limit: 1 << 16)),
  ]

  /// Each line but the last ones closes a quote and opens another, so that each broken row goes on to the same place: they
  /// must not all be read up to there.
  @Test(.timeLimit(.minutes(1)), arguments: broken) func manyBrokenRowsAreReadOnce(_ row: Broken) {
    let text = "\"\n" + String(repeating: row.line, count: Self.brokenLines) + row.end
    let rows = CSVRow.rows(of: Splits.pieces(of: text.utf8Bytes, size: 1 << 16), limit: row.limit)
    #expect(rows.map(\.line) == Array(1...rows.count))
    #expect(rows.count == Self.brokenLines + (row.end.isEmpty ? 1 : 2))
    #expect(rows.first?.fault == row.fault)
    #expect(rows[Self.brokenLines / 2].fault == row.fault)
  }

  /// Each row is what it would be as the first one of a file: no broken row before it makes a difference.
  @Test(arguments: 1...40 as ClosedRange<UInt64>) func rowsDoNotDependOnThoseBefore(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let parts = ["a", ",", "\"", "\"\"", "\n", "\r\n", "\r", ",\"", "\",", "\"\n", "\n\"", "x\",\"\n", "\"\",y\r\n"]
    for _ in 0..<150 {
      let lines = (0..<Int.random(in: 1...10, using: &random)).map { _ in
        (0..<Int.random(in: 0...5, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      }
      let text = lines.joined(separator: "\n").utf8Bytes
      let limit = [8, 16, 32, 1 << 20].randomElement(using: &random) ?? 16
      let starts = Self.lineStarts(of: text)
      let rows = CSVRow.rows(of: Splits.pieces(of: text, size: Int.random(in: 1...40, using: &random)), limit: limit)
      for row in rows {
        let alone = CSVRow.rows(of: [Array(text[starts[row.line - 1]...])], limit: limit).first
        #expect(alone?.moved(by: row.line - 1) == row, "\(text.utf8Text.debugDescription), limit \(limit)")
      }
      for (row, next) in zip(rows, rows.dropFirst()) where row.fault != nil {
        let between = text[starts[row.line]..<starts[next.line - 1]]
        #expect(between.allSatisfy { $0 == 0x0A || $0 == 0x0D }, "\(text.utf8Text.debugDescription)")
      }
    }
  }

  /// Where each line begins, the one behind the last line end included.
  private static func lineStarts(of text: [UInt8]) -> [Int] {
    [0]
      + text.indices.filter { index in
        text[index] == 0x0A || text[index] == 0x0D && (index + 1 == text.count || text[index + 1] != 0x0A)
      }.map { $0 + 1 }
  }
}
