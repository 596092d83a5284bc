import Foundation
import JSONRPC
import Testing

@testable import StdioServer

/// Readers that are slow, or gone.
@Suite(.serialized, .timeLimit(.minutes(2))) struct BackpressureTests {
  @Test(arguments: ServerTests.kinds) func readerGoneWhileRequestsCome(kind: Channel.Kind) throws {
    let server = try RunningServer(kind)
    server.output.closeReadEnd()
    // The client keeps writing for as long as somebody reads.
    let requests = Array((0..<200).map { Requests.echo($0) }.joined().utf8)
    DispatchQueue(label: "writer").async { while server.input.write(requests) == requests.count {} }
    #expect(server.exitCode() == 0)
    server.input.closeReadEnd()
    #expect(server.service.timesClosed == 1)
    #expect(server.logged().isEmpty)
  }

  @Test func readerGoneWhileIdle() throws {
    let server = try RunningServer()
    server.input.write(Requests.count(1))
    #expect(server.output.reads(Requests.result(1, "1")))
    server.output.closeReadEnd()
    #expect(server.exitCode() == 0)
    #expect(server.logged().isEmpty)
  }

  @Test func readerGoneWhileAnswersWait() throws {
    let server = try RunningServer()
    server.input.write(Requests.fill(1, 3_000_000))
    #expect(server.output.read()?.isEmpty == false)
    server.output.closeReadEnd()
    #expect(server.exitCode() == 0)
    #expect(server.logged().isEmpty)
  }

  /// At the limit reading stops and the log says so once; nothing is lost.
  @Test func readingStopsAtTheLimit() throws {
    let server = try RunningServer(limits: WireLimits(messageBytes: 1 << 20, waitingBytes: 1 << 20))
    let ids = 0..<2000
    let requests = ids.map { Requests.fill($0, 20_000) }
    let first = Array(requests.joined().utf8)
    // More than pipes and buffers hold.
    let padding = [UInt8](repeating: UInt8(ascii: "x"), count: 30 << 20)
    let written = DispatchSemaphore(value: 0)
    DispatchQueue(label: "writer").async {
      server.input.write(first)
      server.input.write(padding)
      server.input.closeWriteEnd()
      written.signal()
    }
    #expect(server.log.read().map { String(decoding: $0, as: UTF8.self) }?.contains("1048576 bytes") == true)
    // Answers of 40 MB would be waiting if it went on reading; so the client cannot have written all.
    #expect(written.wait(timeout: .now() + 0.2) == .timedOut)
    let answers = ids.map { Requests.filled($0, 20_000) }.joined()
    #expect(server.output.reads(answers + Requests.error("over messageBytes")))
    #expect(server.exitCode() == 0)
    #expect(server.logged().isEmpty)
  }
}
