import Foundation
import LinkCore
import TestSupport
import Testing

/// Python's csv module reads the same fields from the same bytes, and refuses the same files.
@Suite(.timeLimit(.minutes(1)))
struct CSVOracleTests {
  /// Reads hexadecimal documents, one a line, and prints the rows of each as JSON, or null where it refuses one.
  private static let program = """
    import csv, io, json, sys
    for line in sys.stdin:
      text = bytes.fromhex(line).decode()
      try:
        print(json.dumps([row for row in csv.reader(io.StringIO(text, newline=""), strict=True) if row]))
      except csv.Error:
        print("null")
    """

  private static func ask(_ documents: [[UInt8]]) throws -> [[[String]]?] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", program]
    let folder = try ScratchFolder()
    let hex = documents.map { $0.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined() + "\n" }
    try folder.write(hex.joined(), to: "in")
    let output = Pipe()
    process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: folder.file("in")))
    process.standardOutput = output
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return try text.split(separator: 0x0A).map { line in
      try JSONSerialization.jsonObject(with: line, options: .fragmentsAllowed) as? [[String]]
    }
  }

  @Test func python() throws {
    var random = SeededGenerator(seed: 20_210_304)
    let parts = ["a", "bc", ",", ",", "\"", "\"\"", "\n", "\r\n", "\r", " ", "é", ",\"", "\",", "\"\n", "\n\""]
    let documents = (0..<4000).map { _ in
      (0..<Int.random(in: 0...14, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
    }
    let answers = try Self.ask(documents.map(\.utf8Bytes))
    try #require(answers.count == documents.count)
    var refused = 0
    for (document, expected) in zip(documents, answers) {
      let rows = CSVRow.rows(of: [document.utf8Bytes])
      if let expected {
        #expect(rows.map(\.fault).allSatisfy { $0 == nil }, "\(document.debugDescription)")
        #expect(rows.map(\.fields) == expected, "\(document.debugDescription)")
      } else {
        #expect(rows.contains { $0.fault != nil }, "\(document.debugDescription)")
        refused += 1
      }
    }
    // Both kinds were met often enough to mean something.
    #expect((400...3600).contains(refused))
  }
}
