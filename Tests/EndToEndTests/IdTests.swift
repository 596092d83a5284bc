import TestSupport
import Testing

/// An id comes back byte for byte, whatever a number or a text it is.
@Suite(.timeLimit(.minutes(1)))
struct IdTests {
  static let ids = [
    // D1 to D3.
    "0", "\"\"", "null",
    // D4: numbers beyond 2^53 and 2^63.
    "-1", "9007199254740993", "9223372036854775807", "9223372036854775808", "18446744073709551616",
    "-9223372036854775809",
    // D5: numbers that are spelled in more than one way.
    "1.5", "1.0", "1e2", "-0", "0.1E-0005", "1e400", "-1e-400", "123456789012345678901234567890.10",
    // D6 and D7.
    "\"1\"", #""\u0041\/""#, #""\"\\\b\f\n\r\t""#, #""\u0000""#, #""\ud83d\ude00""#, #""\ud800""#, "\"😀\u{7F}\"",
    // D8: texts that Swift takes for equal.
    "\"\u{E9}\"", "\"e\u{301}\"", "\"\u{212B}\"", "\"\u{C5}\"",
  ]

  @Test(arguments: ids) func comesBack(id: String) throws {
    let process = try LinkdProcess()
    let answer = try process.ask(Sample.build(1, id: id))
    #expect(answer == Array(Sample.built(1, id: id).utf8), "\(String(decoding: answer, as: UTF8.self))")
    let wrong = try process.ask(#"{"jsonrpc":"2.0","id":\#(id),"method":"build","params":7}"#)
    #expect(wrong.starts(with: Array(#"{"jsonrpc":"2.0","id":\#(id),"error":{"code":-32600,"#.utf8)))
    #expect(try process.finish().errorText == "")
  }

  @Test func allInFlightAtOnce() throws {
    let lines = IdTests.ids.flatMap { id in (0..<40).map { Sample.build($0, id: id) } }
    let expected = IdTests.ids.flatMap { id in (0..<40).map { Sample.built($0, id: id) } }
    let alone = try LinkdProcess.run(LinkdLaunch(), input: Sample.lines(lines))
    #expect(alone.output == Sample.lines(expected))
    let batch = try LinkdProcess.run(LinkdLaunch(), input: Sample.lines(["[\(lines.joined(separator: ","))]"]))
    #expect(batch.output == Sample.lines(["[\(expected.joined(separator: ","))]"]))
  }

  @Test func longIdsComeBack() throws {
    let id = "\"" + String(repeating: "i", count: 1 << 20) + "\""
    let process = try LinkdProcess()
    try expectSame(process.ask(Sample.build(1, id: id)), Array(Sample.built(1, id: id).utf8))
    #expect(try process.finish().status == .code(0))
  }

  /// Line readers of Python and Node split on these, so they are written escaped; the text stays the same.
  @Test func charactersThatSomeTakeForLineEndsAreEscaped() throws {
    let process = try LinkdProcess()
    let answer = try process.ask(Sample.build(1, id: "\"a\u{85}b\u{2028}c\u{2029}\""))
    #expect(answer == Array(Sample.built(1, id: #""a\u0085b\u2028c\u2029""#).utf8))
    #expect(try process.finish().status == .code(0))
  }
}
