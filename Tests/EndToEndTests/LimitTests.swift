import Foundation
import TestSupport
import Testing

/// Messages at and over the limits: one answer, and the next line works.
@Suite(.timeLimit(.minutes(2)))
struct LimitTests {
  private static let messageLimit = 16 << 20

  /// What an input of any length may make the process take: the longest message, its copy and what is read beside them.
  private static let mostMemory = 128 << 20

  private static let tooLong =
    #"{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"#
    + #""message":"The message is longer than 16777216 bytes; split it or raise limits.messageBytes.","#
    + #""data":{"status":"INVALID_REQUEST","limit":16777216}}}"#

  /// A request of exactly so many bytes.
  private static func request(bytes: Int) -> [UInt8] {
    let text = Array(Sample.build(1).utf8)
    return text.dropLast() + [UInt8](repeating: 0x20, count: bytes - text.count) + [0x7D]
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let bytes: Int
    let end: String
    let isTooLong: Bool

    var testDescription: String { id }
  }

  static let rows = [
    Row(id: "at the limit", bytes: messageLimit, end: "\n", isTooLong: false),
    Row(id: "at the limit, with a carriage return", bytes: messageLimit, end: "\r\n", isTooLong: false),
    Row(id: "one byte over", bytes: messageLimit + 1, end: "\n", isTooLong: true),
    Row(id: "one byte over, with a carriage return", bytes: messageLimit + 1, end: "\r\n", isTooLong: true),
    Row(id: "ten times", bytes: 10 * messageLimit, end: "\n", isTooLong: true),
  ]

  @Test(arguments: rows) func longLines(row: Row) throws {
    let process = try LinkdProcess()
    process.queue(LimitTests.request(bytes: row.bytes) + Array(row.end.utf8))
    #expect(
      try String(decoding: process.readLine(), as: UTF8.self) == (row.isTooLong ? LimitTests.tooLong : Sample.built(1)))
    #expect(try process.ask(Sample.build(2)) == Array(Sample.built(2).utf8))
    if let memory = process.peakMemory { #expect(memory < LimitTests.mostMemory, "\(memory >> 20) MiB") }
    let outcome = try process.finish()
    #expect(outcome.status == .code(0))
    #expect(outcome.output.isEmpty && outcome.errors.isEmpty)
  }

  /// What the first bytes are decides how the stream is read; none of them may make it be kept.
  @Test(arguments: [
    "x", "{", " ", "\"", "\u{FEFF}", "C", "Content-Length: 9999999999\r\n\r\n", "Content-Length: 1\r\n",
  ])
  func endlessInputWithoutAnEndOfLine(start: String) throws {
    let process = try LinkdProcess()
    try process.write(start)
    let piece = [UInt8](repeating: start == " " ? 0x20 : 0x78, count: 1 << 20)
    for _ in 0..<128 { try process.write(piece) }
    try process.waitUntilInputIsTaken()
    if let memory = process.peakMemory { #expect(memory < LimitTests.mostMemory, "\(memory >> 20) MiB") }
    let outcome = try process.finish()
    #expect(outcome.status == .code(0))
    #expect(outcome.errorText == "")
    #expect(outcome.output.count < 1000, "\(outcome.outputText.prefix(2000))")
  }

  /// Memory that one message took is given back; a server lives long.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/statm"), "only Linux shows memory as a file"))
  func memoryOfALongMessageIsGivenBack() throws {
    let process = try LinkdProcess()
    #expect(try process.ask(Sample.build(1)) == Array(Sample.built(1).utf8))
    for _ in 0..<12 {
      process.queue(LimitTests.request(bytes: LimitTests.messageLimit) + [0x0A])
      #expect(try process.readLine() == Array(Sample.built(1).utf8))
    }
    for _ in 0..<10 { #expect(try process.ask(Sample.build(1)) == Array(Sample.built(1).utf8)) }
    let memory = try #require(process.memory)
    // Some of it stays with the allocator, for the next long message; twelve must not take more than one.
    #expect(memory < 80 << 20, "\(memory >> 20) MiB")
    #expect(try process.finish().status == .code(0))
  }

  struct Bomb: Sendable, CustomTestStringConvertible {
    let id: String
    let make: @Sendable () -> String
    let code: Int?
    let data: [String: Int]

    var testDescription: String { id }
  }

  private static func inParams(_ text: String) -> String { Sample.request("build", id: "7", text) }

  private static func nested(_ depth: Int, _ inside: String = "") -> String {
    String(repeating: "[", count: depth) + inside + String(repeating: "]", count: depth)
  }

  static let bombs = [
    Bomb(
      id: "values at the limit", make: { inParams(#"{"a":["# + String(repeating: "0,", count: (1 << 20) - 9) + "0]}") },
      code: -32602, data: [:]),
    Bomb(
      id: "one value over", make: { inParams(#"{"a":["# + String(repeating: "0,", count: 1 << 20) + "0]}") },
      code: -32600, data: ["limit": 1 << 20]),
    Bomb(
      id: "empty arrays", make: { "[" + String(repeating: "[],", count: 3 << 20) + "[]]" }, code: -32600,
      data: ["limit": 1 << 20]),
    Bomb(
      id: "empty objects in params", make: { inParams(#"{"a":["# + String(repeating: "{},", count: 2 << 20) + "{}]}") },
      code: -32600, data: ["limit": 1 << 20]),
    Bomb(id: "depth 128", make: { inParams(#"{"a":"# + nested(126) + "}") }, code: -32602, data: [:]),
    Bomb(id: "depth 129", make: { inParams(#"{"a":"# + nested(127) + "}") }, code: -32700, data: ["limit": 128]),
    Bomb(id: "depth 10 000 (D35)", make: { inParams(nested(10_000)) }, code: -32700, data: ["limit": 128]),
    Bomb(id: "depth 1 000 000 (D35)", make: { nested(1_000_000) }, code: -32700, data: ["limit": 128]),
    Bomb(
      id: "depth of objects", make: { String(repeating: #"{"a":"#, count: 3_000_000) }, code: -32700,
      data: ["limit": 128]),
    Bomb(
      id: "a string of 15 MiB", make: { inParams(#"{"a":""# + String(repeating: "a", count: 15 << 20) + "\"}") },
      code: -32602, data: [:]),
    Bomb(
      id: "a string of escapes", make: { inParams(#"{"a":""# + String(repeating: #"\u0000"#, count: 2 << 20) + "\"}") },
      code: -32602, data: [:]),
    Bomb(
      id: "a key of 10 MiB", make: { inParams(#"{""# + String(repeating: "k", count: 10 << 20) + "\":1}") },
      code: -32602, data: [:]),
    Bomb(
      id: "a key of 10 MiB before a fault",
      make: { inParams(#"{""# + String(repeating: "k", count: 10 << 20) + "\":01}") },
      code: -32700, data: [:]),
    Bomb(
      id: "a number of a million digits",
      make: { inParams(#"{"a":"# + String(repeating: "9", count: 1_000_000) + "}") },
      code: -32602, data: [:]),
    Bomb(
      id: "a method of 10 MiB", make: { Sample.request(String(repeating: "m", count: 10 << 20), id: "7") },
      code: -32601, data: [:]),
    Bomb(
      id: "100 000 times the same key",
      make: { inParams("{" + String(repeating: #""link":1,"#, count: 100_000) + #""link":1}"#) }, code: -32602,
      data: [:]),
    Bomb(
      id: "100 000 unknown keys",
      make: { inParams("{" + (0..<100_000).map { "\"k\($0)\":1" }.joined(separator: ",") + "}") }, code: -32602,
      data: [:]),
    Bomb(
      id: "100 000 unknown members beside params",
      make: {
        #"{"jsonrpc":"2.0","id":7,"method":"x","# + (0..<100_000).map { "\"k\($0)\":1" }.joined(separator: ",") + "}"
      },
      code: -32601, data: [:]),
  ]

  @Test(arguments: bombs) func messagesMadeToBeExpensive(bomb: Bomb) throws {
    let process = try LinkdProcess()
    process.queue(Array((bomb.make() + "\n").utf8))
    let line = try process.readLine()
    let reply = try Reply(line)
    #expect(reply.code == bomb.code, "\(reply.text.prefix(500))")
    for (name, value) in bomb.data { #expect(reply.data?[name] as? Int == value) }
    // An error repeats what helps, not what was sent.
    #expect(line.count < 2000)
    #expect(try process.ask(Sample.build(2)) == Array(Sample.built(2).utf8))
    if let memory = process.peakMemory { #expect(memory < 2 * LimitTests.mostMemory, "\(memory >> 20) MiB") }
    #expect(try process.finish().status == .code(0))
  }

  @Test func aBatchAtTheLimit() throws {
    let process = try LinkdProcess()
    process.queue(Array(("[" + (0..<10_000).map { Sample.build($0) }.joined(separator: ",") + "]\n").utf8))
    let expected = "[" + (0..<10_000).map { Sample.built($0) }.joined(separator: ",") + "]"
    try expectSame(process.readLine(), Array(expected.utf8))
    #expect(try process.finish().status == .code(0))
  }

  @Test func aBatchOverTheLimit() throws {
    let process = try LinkdProcess()
    process.queue(Array(("[" + (0..<10_001).map { Sample.build($0) }.joined(separator: ",") + "]\n").utf8))
    let reply = try Reply(process.readLine())
    #expect(reply.code == -32600)
    #expect(reply.id == "null")
    #expect(reply.data?["limit"] as? Int == 10_000)
    #expect(try process.ask(Sample.build(2)) == Array(Sample.built(2).utf8))
    #expect(try process.finish().status == .code(0))
  }

  /// A batch may ask for far more than one answer may hold.
  @Test func anAnswerOverTheLimit() throws {
    let process = try LinkdProcess()
    let batch =
      "[" + Array(repeating: Sample.request("rpc.discover", id: "1"), count: 10_000).joined(separator: ",") + "]"
    let answer = try process.ask(batch)
    // Every request is answered, those past the limit with an error each.
    #expect(answer.count <= (64 << 20) + 10_000 * 300)
    #expect(answer.first == UInt8(ascii: "[") && answer.last == UInt8(ascii: "]"))
    let last = String(decoding: answer.suffix(400), as: UTF8.self)
    #expect(last.contains("longer than 67108864 bytes"))
    #expect(try process.ask(Sample.build(2)) == Array(Sample.built(2).utf8))
    if let memory = process.peakMemory { #expect(memory < 4 * LimitTests.mostMemory, "\(memory >> 20) MiB") }
    #expect(try process.finish().status == .code(0))
  }

  @Test func limitsAreConfigured() throws {
    let folder = try ScratchFolder()
    try folder.write(
      #"{"limits":{"messageBytes":300,"values":20,"batchEntries":2,"depth":4,"answerBytes":250}}"#, to: "config.json")
    let process = try LinkdProcess(["--config", folder.file("config.json")])
    for (line, limit) in [
      (Sample.build(1) + String(repeating: " ", count: 300), 300),
      ("[1,2,3]", 2),
      ("[" + String(repeating: "0,", count: 30) + "0]", 20),
      ("[[[[[]]]]]", 4),
      (Sample.request("status", id: "1"), 250),
    ] {
      let reply = try Reply(process.ask(line))
      #expect(reply.data?["limit"] as? Int == limit, "\(line.prefix(50)): \(reply.text)")
    }
    #expect(try process.ask(Sample.build(2)) == Array(Sample.built(2).utf8))
    #expect(try process.finish().status == .code(0))
  }
}
