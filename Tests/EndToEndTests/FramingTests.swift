import Foundation
import TestSupport
import Testing

/// Header framing, which a peer chooses by its first bytes, and the life cycle of the Language Server Protocol.
@Suite(.timeLimit(.minutes(1)))
struct FramingTests {
  private static func framed(_ texts: String...) -> [UInt8] {
    texts.flatMap { Array("Content-Length: \($0.utf8.count)\r\n\r\n\($0)".utf8) }
  }

  @Test func bothFramingsGiveTheSameAnswers() throws {
    let requests = [
      Sample.build(1), Sample.request("parseIncoming", id: "\"é你😀\"", #"{"url":"myapp://ä"}"#), "{", "[]",
      #"{"jsonrpc":"2.0","method":"build"}"#, "[\(Sample.build(2)),\(Sample.build(3))]",
    ]
    let lines = try LinkdProcess.run(LinkdLaunch(), input: Sample.lines(requests)).lines
    #expect(lines.count == 5)
    let outcome = try LinkdProcess.run(LinkdLaunch(), input: requests.flatMap { FramingTests.framed($0) })
    let expected = lines.flatMap { Array("Content-Length: \($0.count)\r\n\r\n".utf8) + $0 }
    #expect(outcome.status == .code(0))
    #expect(outcome.errorText == "")
    #expect(outcome.output == expected)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let header: String

    var testDescription: String { id }
  }

  private static let length = Sample.build(1).utf8.count

  static let headers = [
    Row(id: "usual", header: "Content-Length: \(length)\r\n\r\n"),
    Row(id: "in other case", header: "content-length: \(length)\r\n\r\n"),
    Row(id: "without blank", header: "Content-Length:\(length)\r\n\r\n"),
    Row(id: "only line feeds", header: "Content-Length: \(length)\n\n"),
    Row(
      id: "type first",
      header: "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: \(length)\r\n\r\n"),
    Row(id: "type last", header: "Content-Length: \(length)\r\nContent-Type: application/vim-jsonrpc\r\n\r\n"),
    Row(id: "after blank lines", header: "\r\n\r\nContent-Length: \(length)\r\n\r\n"),
    Row(id: "after a byte order mark", header: "\u{FEFF}Content-Length: \(length)\r\n\r\n"),
  ]

  @Test(arguments: headers) func headersOfRealClients(row: Row) throws {
    let outcome = try LinkdProcess.run(LinkdLaunch(), input: Array((row.header + Sample.build(1)).utf8))
    #expect(outcome.status == .code(0))
    #expect(outcome.outputText == String(decoding: FramingTests.framed(Sample.built(1)), as: UTF8.self))
  }

  @Test(
    arguments: [
      "Content-Length: x\r\n\r\n", "Content-Length: -1\r\n\r\n", "Content-Length: 99999999999999999999999\r\n\r\n",
      "Content-Length: \r\n\r\n", "Content-Type: x\r\n\r\n", "Content-Length\r\n\r\n",
      "Content-Length: 5\r\nContent-Length: 7\r\n\r\n", "Content: \0\r\n\r\n",
    ])
  func badHeadersAreAnsweredAndTheNextMessageWorks(header: String) throws {
    let outcome = try LinkdProcess.run(
      LinkdLaunch(), input: Array(header.utf8) + FramingTests.framed(Sample.build(1)))
    #expect(outcome.status == .code(0))
    let good = String(decoding: FramingTests.framed(Sample.built(1)), as: UTF8.self)
    #expect(outcome.outputText.hasSuffix(good), "\(outcome.outputText)")
    let bad = outcome.outputText.dropLast(good.count)
    #expect(bad.contains("\"code\":-32700") || bad.contains("\"code\":-32600"), "\(bad)")
  }

  struct Ending: Sendable, CustomTestStringConvertible {
    let id: String
    let requests: [String]
    let answers: [String]
    let code: Int32

    var testDescription: String { id }
  }

  private static let start = Sample.request("initialize", id: "0", #"{"processId":null,"capabilities":{}}"#)
  private static let started =
    #"{"jsonrpc":"2.0","id":0,"result":{"capabilities":{},"serverInfo":{"name":"linkd","version":"0.1.0"}}}"#
  private static let shutdown = Sample.request("shutdown", id: "8")
  private static let stopped = #"{"jsonrpc":"2.0","id":8,"result":null}"#
  private static let exit = #"{"jsonrpc":"2.0","method":"exit"}"#

  static let endings = [
    Ending(
      id: "a whole session",
      requests: [start, #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#, Sample.build(1), shutdown, exit],
      answers: [started, Sample.built(1), stopped], code: 0),
    Ending(id: "exit without shutdown", requests: [Sample.build(1), exit], answers: [Sample.built(1)], code: 1),
    Ending(id: "exit alone", requests: [exit], answers: [], code: 1),
    Ending(
      id: "nothing after exit is worked on", requests: [shutdown, exit, Sample.build(1)], answers: [stopped], code: 0),
    Ending(id: "shutdown and the end of input", requests: [shutdown], answers: [stopped], code: 0),
    Ending(
      id: "a request after shutdown", requests: [shutdown, Sample.build(1), exit],
      answers: [
        stopped,
        #"{"jsonrpc":"2.0","id":1,"error":{"code":-32600,"#
          + #""message":"The server was told to shut down; only \"exit\" may follow.","data":{"status":"INVALID_REQUEST"}}}"#,
      ], code: 0),
  ]

  @Test(arguments: endings, [false, true]) func sessionsEnd(ending: Ending, headers: Bool) throws {
    func stream(_ texts: [String]) -> [UInt8] {
      headers ? texts.flatMap { FramingTests.framed($0) } : Sample.lines(texts)
    }
    let process = try LinkdProcess()
    process.queue(stream(ending.requests))
    // The input stays open where `exit` ends the process by itself.
    let outcome = try ending.requests.contains(FramingTests.exit) ? process.waitForEnd() : process.finish()
    #expect(outcome.status == .code(ending.code))
    #expect(outcome.outputText == String(decoding: stream(ending.answers), as: UTF8.self))
    #expect(outcome.errorText == "")
  }

  @Test func aCancelledRequestIsAnsweredOnce() throws {
    let cancel = #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":2}}"#
    let outcome = try LinkdProcess.run(
      LinkdLaunch(), input: Sample.lines([Sample.build(1), Sample.build(2), cancel, Sample.build(3)]))
    let replies = try outcome.lines.map { try Reply($0) }
    #expect(replies.map(\.id) == ["1", "2", "3"])
    // All three were written at once; whether they were read at once is the system's affair.
    #expect(replies.count == 3 && (replies[1].code == -32800 || replies[1].isExactly(Sample.built(2))))
  }
}
