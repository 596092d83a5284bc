import Foundation
import Testing

@testable import StdioServer

/// The log never waits and never fails.
@Suite(.timeLimit(.minutes(1))) struct LogTests {
  @Test func writesLines() {
    let channel = Channel()
    let log = Log(descriptor: channel.writeEnd)
    log.line("one")
    log.line("two")
    channel.closeWriteEnd()
    #expect(channel.readToEnd() == "one\ntwo\n")
  }

  @Test func longLinesAreCut() {
    let channel = Channel()
    Log(descriptor: channel.writeEnd).line(String(repeating: "x", count: 100_000))
    channel.closeWriteEnd()
    let text = channel.readToEnd()
    #expect(text == String(repeating: "x", count: SystemCalls.pipeAtom - 1) + "\n")
  }

  @Test func fullPipeDropsLines() {
    let channel = Channel()
    let log = Log(descriptor: channel.writeEnd)
    let line = String(repeating: "x", count: 999)
    for _ in 0..<1000 { log.line(line) }
    channel.closeWriteEnd()
    let lines = channel.readToEnd().split(separator: "\n")
    #expect(!lines.isEmpty)
    #expect(lines.count < 1000)
    #expect(lines.allSatisfy { $0 == line })
  }

  @Test func closedPipeDropsLines() {
    let channel = Channel()
    channel.closeReadEnd()
    let log = Log(descriptor: channel.writeEnd)
    log.line("nobody reads this")
    log.line("nor this")
    #expect(SystemCalls.writeSome(channel.writeEnd, [0], 0..<1) == .closed)
  }
}
