import LinkCore
import TestSupport
import Testing

/// What is written is read back as it was.
@Suite struct CSVWriterTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let fields: [String]
    let text: String
    var testDescription: String { id }
  }

  static let rows = [
    Row(id: "plain", fields: ["a", "b"], text: "a,b\r\n"),
    Row(id: "empty", fields: ["", "", ""], text: ",,\r\n"),
    Row(id: "a comma", fields: ["a,b"], text: "\"a,b\"\r\n"),
    Row(id: "quotes", fields: ["\"", "a\"b"], text: "\"\"\"\",\"a\"\"b\"\r\n"),
    Row(id: "line ends", fields: ["a\nb", "\r", "\r\n"], text: "\"a\nb\",\"\r\",\"\r\n\"\r\n"),
    Row(id: "blanks", fields: [" a ", "\t"], text: " a ,\t\r\n"),
    Row(id: "other characters", fields: ["é;\u{0}", "\u{FEFF}"], text: "é;\u{0},\u{FEFF}\r\n"),
  ]

  private static func write(_ rows: [[String]]) -> [UInt8] {
    var writer = CSVWriter()
    for row in rows {
      for field in row { writer.field(field.utf8Bytes) }
      writer.endRow()
    }
    return writer.bytes
  }

  @Test(arguments: rows) func writes(_ row: Row) {
    #expect(Self.write([row.fields]).utf8Text == row.text)
  }

  @Test(arguments: rows) func isReadBack(_ row: Row) {
    let read = CSVRow.rows(of: [Self.write([row.fields, row.fields])])
    #expect(read.map(\.fields) == [row.fields, row.fields])
  }

  /// Any fields, in any pieces.
  @Test(arguments: 1...20 as ClosedRange<UInt64>) func readingIsTheInverse(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let rows = (0..<50).map { _ in
      (0..<Int.random(in: 2...6, using: &random)).map { _ in
        let text = random.text(maximumCount: 8)
        return Bool.random(using: &random) ? text + [",", "\"", "\n", "\r", "\r\n"][Int(seed % 5)] : text
      }
    }
    // The first field of a file must not begin with what would be taken for its byte order mark.
    let bytes = Self.write([["header", ""]] + rows)
    var pieces: [[UInt8]] = []
    var start = 0
    while start < bytes.count {
      let end = min(bytes.count, start + Int.random(in: 1...40, using: &random))
      pieces.append(Array(bytes[start..<end]))
      start = end
    }
    #expect(CSVRow.rows(of: pieces).dropFirst().map(\.fields) == rows)
  }
}
