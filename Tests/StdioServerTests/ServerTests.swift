import Foundation
import JSONRPC
import Testing

@testable import StdioServer

/// The server between two pipes, from the client's side.
@Suite(.serialized, .timeLimit(.minutes(2))) struct ServerTests {
  static let kinds: [Channel.Kind] = [.pipe, .nonBlockingPipe, .socket]

  @Test(arguments: kinds) func endOfInputWhenIdle(kind: Channel.Kind) throws {
    let server = try RunningServer(kind)
    server.input.closeWriteEnd()
    #expect(server.exitCode() == 0)
    #expect(server.service.timesClosed == 1)
    server.output.closeWriteEnd()
    #expect(server.output.readToEnd().isEmpty)
    #expect(server.logged().isEmpty)
  }

  @Test(arguments: kinds) func oneAtATime(kind: Channel.Kind) throws {
    let server = try RunningServer(kind)
    for id in 0..<200 {
      server.input.write(id % 2 == 0 ? Requests.echo(id, "[1]") : Requests.count(id))
      #expect(server.output.reads(Requests.result(id, id % 2 == 0 ? "[1]" : "\(id / 2 + 1)")))
    }
    server.input.closeWriteEnd()
    #expect(server.exitCode() == 0)
    #expect(server.logged().isEmpty)
  }

  /// What was put off is done while there is no input, piece by piece as the service asks, and then nothing is.
  @Test func workThatWasPutOff() throws {
    let server = try RunningServer()
    server.service.putOff(50)
    server.input.write(Requests.count(1))
    #expect(server.output.reads(Requests.result(1, "1")))
    #expect(server.service.waitUntilCaughtUp())
    let before = server.service.timesCaughtUp
    #expect(before >= 50)
    for id in 2...9 {
      server.input.write(Requests.count(id))
      #expect(server.output.reads(Requests.result(id, "\(id)")))
    }
    // Once for each request, and no more while nothing is put off.
    #expect(server.service.timesCaughtUp <= before + 10)
    server.input.closeWriteEnd()
    #expect(server.exitCode() == 0)
    #expect(server.service.timesClosed == 1)
  }

  struct Wait: Sendable, CustomTestStringConvertible {
    let duration: Duration
    let milliseconds: Int32
    var testDescription: String { "\(duration)" }
  }

  @Test(arguments: [
    Wait(duration: .zero, milliseconds: 0), Wait(duration: .nanoseconds(1), milliseconds: 1),
    Wait(duration: .milliseconds(1), milliseconds: 1), Wait(duration: .microseconds(1_001), milliseconds: 2),
    Wait(duration: .seconds(1), milliseconds: 1_000), Wait(duration: .seconds(999_999), milliseconds: 999_999_000),
    Wait(duration: .seconds(Int64.max), milliseconds: 1_000_000_000),
    Wait(duration: .seconds(-1), milliseconds: 0), Wait(duration: .seconds(Int64.min), milliseconds: 0),
  ]) func waitsAreRoundedUp(_ row: Wait) {
    #expect(Server.milliseconds(row.duration) == row.milliseconds)
  }

  @Test func endOfInputAnswersWhatWasRead() throws {
    let server = try RunningServer()
    let ids = 0..<500
    server.input.write(ids.map(Requests.count).joined() + String(Requests.echo(500, "[true]").dropLast()))
    server.input.closeWriteEnd()
    #expect(server.exitCode() == 0)
    server.output.closeWriteEnd()
    #expect(
      server.output.readToEnd() == ids.map { Requests.result($0, "\($0 + 1)") }.joined()
        + Requests.result(500, "[true]"))
  }

  @Test func halfARequestAtTheEnd() throws {
    let server = try RunningServer()
    server.input.write(#"{"jsonrpc":"2.0","id":1,"#)
    server.input.closeWriteEnd()
    #expect(server.exitCode() == 0)
    server.output.closeWriteEnd()
    #expect(server.output.readToEnd() == Requests.error("notJSON", code: -32700, status: "PARSE_ERROR"))
  }

  /// A client may write everything before it reads the first answer.
  @Test(arguments: kinds) func allRequestsBeforeTheFirstRead(kind: Channel.Kind) throws {
    let server = try RunningServer(kind)
    let flags = [server.input.readEnd, server.output.writeEnd].map(Channel.flags)
    let ids = 0..<100_000
    let requests = ids.map { $0 % 10 == 0 ? Requests.count($0) : Requests.echo($0, #"["some text"]"#) }.joined()
    #expect(server.input.write(Array(requests.utf8)) == requests.utf8.count)
    server.input.closeWriteEnd()
    let expected = ids.map { Requests.result($0, $0 % 10 == 0 ? "\($0 / 10 + 1)" : #"["some text"]"#) }.joined()
    #expect(server.output.reads(expected))
    #expect(server.exitCode() == 0)
    #expect([server.input.readEnd, server.output.writeEnd].map(Channel.flags) == flags)
    #expect(server.logged().isEmpty)
  }

  @Test func slowReader() throws {
    let server = try RunningServer()
    let ids = 0..<3000
    let writer = DispatchQueue(label: "writer")
    writer.async {
      for id in ids { server.input.write(Requests.echo(id, "[\(id)]")) }
      server.input.closeWriteEnd()
    }
    #expect(server.output.reads(ids.map { Requests.result($0, "[\($0)]") }.joined(), upTo: 97))
    #expect(server.exitCode() == 0)
  }

  @Test func oneByteAtATime() throws {
    let server = try RunningServer()
    for byte in Array((Requests.echo(1, #"["ä你😀"]"#) + "\r\n" + Requests.count(2)).utf8) { server.input.write([byte]) }
    #expect(server.output.reads(Requests.result(1, #"["ä你😀"]"#) + Requests.result(2, "1")))
    server.input.closeWriteEnd()
    #expect(server.exitCode() == 0)
  }

  @Test func headerFraming() throws {
    let server = try RunningServer()
    let body = #"{"jsonrpc":"2.0","id":1,"method":"echo","params":["你好"]}"#
    server.input.write("Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
    let answer = #"{"jsonrpc":"2.0","id":1,"result":["你好"]}"#
    let expected = "Content-Length: \(answer.utf8.count)\r\n\r\n\(answer)"
    #expect(server.output.reads(expected))
    server.input.closeWriteEnd()
    #expect(server.exitCode() == 0)
  }

  @Test(arguments: [(true, Int32(0)), (false, 1)]) func exit(afterShutdown: Bool, code: Int32) throws {
    let server = try RunningServer()
    let shutdown = afterShutdown ? #"{"jsonrpc":"2.0","id":0,"method":"shutdown"}"# + "\n" : ""
    server.input.write(Requests.count(7) + shutdown + #"{"jsonrpc":"2.0","method":"exit"}"# + "\n" + Requests.count(8))
    #expect(server.exitCode() == code)
    server.output.closeWriteEnd()
    #expect(server.output.readToEnd() == Requests.result(7, "1") + (afterShutdown ? Requests.result(0, "null") : ""))
    #expect(server.service.counted == 1)
    #expect(server.service.timesClosed == 1)
  }

  /// 64 MiB without an end of line are answered once; the next line works.
  @Test func endlessLine() throws {
    let server = try RunningServer(limits: WireLimits(messageBytes: 1 << 20))
    let piece = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
    for _ in 0..<64 { #expect(server.input.write(piece) == piece.count) }
    #expect(server.output.reads(Requests.error("over messageBytes")))
    server.input.write("\n" + Requests.count(1))
    #expect(server.output.reads(Requests.result(1, "1")))
    server.input.closeWriteEnd()
    #expect(server.exitCode() == 0)
  }

  @Test func largeMessagesAndAnswers() throws {
    let server = try RunningServer()
    let text = #"[""# + String(repeating: "y", count: 5_000_000) + #""]"#
    DispatchQueue(label: "writer").async {
      server.input.write(Requests.echo(1, text) + Requests.fill(2, 10_000_000) + Requests.count(3))
    }
    #expect(
      server.output.reads(Requests.result(1, text) + Requests.filled(2, 10_000_000) + Requests.result(3, "1")))
    server.input.closeWriteEnd()
    #expect(server.exitCode() == 0)
  }

  @Test func directoryAsInput() throws {
    let directory = open("/", O_RDONLY)
    defer { close(directory) }
    let output = Channel()
    let log = Channel()
    let service = SmallService()
    let wake = try #require(WakePipe())
    let server = Server(
      service: service, input: directory, output: output.writeEnd, wake: wake, log: Log(descriptor: log.writeEnd))
    #expect(server.run() == 74)
    log.closeWriteEnd()
    #expect(log.readToEnd().hasPrefix("linkd: reading requests failed: "))
    #expect(service.timesClosed == 1)
  }

  @Test func files() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let ids = 0..<20_000
    let requests = folder.appendingPathComponent("requests").path
    let answers = folder.appendingPathComponent("answers").path
    try ids.map(Requests.count).joined().write(toFile: requests, atomically: false, encoding: .utf8)
    let input = open(requests, O_RDONLY)
    let output = open(answers, O_WRONLY | O_CREAT, 0o600)
    defer {
      close(input)
      close(output)
    }
    let wake = try #require(WakePipe())
    let log = Channel()
    let server = Server(
      service: SmallService(), input: input, output: output, wake: wake, log: Log(descriptor: log.writeEnd))
    #expect(server.run() == 0)
    let written = try String(contentsOfFile: answers, encoding: .utf8)
    #expect(written == ids.map { Requests.result($0, "\($0 + 1)") }.joined())
  }
}
