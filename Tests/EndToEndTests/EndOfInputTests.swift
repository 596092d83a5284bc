import TestSupport
import Testing

/// The end of input means that no more requests come, not that answers are no longer wanted.
@Suite(.timeLimit(.minutes(1)))
struct EndOfInputTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let input: [UInt8]
    let output: [UInt8]

    init(_ id: String, _ input: String, _ output: [String]) {
      self.init(id, Array(input.utf8), Sample.lines(output))
    }

    init(_ id: String, _ input: [UInt8], _ output: [UInt8]) {
      self.id = id
      self.input = input
      self.output = output
    }

    var testDescription: String { id }
  }

  static let rows = [
    Row("nothing", "", []),
    Row("an end of line", "\n", []),
    Row("blank lines (D25)", "\n  \n\r\n\t\n \r\n", []),
    Row("a request", Sample.build(1) + "\n", [Sample.built(1)]),
    Row(
      "the last line has no end (D37)", Sample.build(1) + "\n" + Sample.build(2), [Sample.built(1), Sample.built(2)]),
    Row("only one line, without end", Sample.build(1), [Sample.built(1)]),
    Row(
      "line ends of Windows (D26)", Sample.build(1) + "\r\n" + Sample.build(2) + "\r\n\r\n",
      [1, 2].map { Sample.built($0) }),
    Row(
      "byte order marks (D27)", "\u{FEFF}" + Sample.build(1) + "\n\u{FEFF}" + Sample.build(2),
      [1, 2].map { Sample.built($0) }),
    Row(
      "half a request (D38)", #"{"jsonrpc":"2.0","id":1,"meth"#,
      [
        #"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"The JSON ends too early at byte 29 of the message.","#
          + #""data":{"status":"PARSE_ERROR","offset":29}}}"#
      ]),
    Row("a notification", #"{"jsonrpc":"2.0","method":"build"}"#, []),
    Row("a batch of notifications (D21)", #"[{"jsonrpc":"2.0","method":"build"},{"jsonrpc":"2.0","method":"x"}]"#, []),
    Row("20 000 requests (D39)", Sample.builds(0..<20_000), Sample.allBuilt(0..<20_000)),
  ]

  @Test(arguments: rows) func everythingIsAnswered(row: Row) throws {
    let outcome = try LinkdProcess.run(LinkdLaunch(), input: row.input)
    #expect(outcome.status == .code(0))
    #expect(outcome.errorText == "")
    expectSame(outcome.output, row.output)
  }

  @Test(arguments: rows) func filesWorkLikePipes(row: Row) throws {
    let folder = try ScratchFolder()
    try folder.write(row.input, to: "in")
    var launch = LinkdLaunch()
    launch.input = .file(folder.file("in"))
    launch.output = .file(folder.file("out"))
    let outcome = try LinkdProcess.run(launch)
    #expect(outcome.status == .code(0))
    #expect(outcome.errorText == "")
    try expectSame(folder.contents("out"), row.output)
  }

  @Test func idleProcessesEnd() throws {
    let process = try LinkdProcess()
    #expect(try process.ask(Sample.build(1)) == Array(Sample.built(1).utf8))
    let outcome = try process.finish()
    #expect(outcome.status == .code(0))
    #expect(outcome.output.isEmpty && outcome.errors.isEmpty)
  }

  @Test func linksAreKeptWhenTheEndComesWithThem() throws {
    let folder = try ScratchFolder()
    let launch = LinkdLaunch(["--store", "sqlite:" + folder.file("links.db")])
    let outcome = try LinkdProcess.run(launch, input: Sample.lines((0..<500).map { Sample.shorten($0) }))
    #expect(outcome.status == .code(0))
    let links = try outcome.lines.map { try #require(Reply($0).result?["shortLink"] as? String) }
    #expect(Set(links).count == 500)
    try Store.expect(links, in: folder.file("links.db"))
    // The log was taken into the database.
    #expect(!folder.exists("links.db-wal"))
  }
}
