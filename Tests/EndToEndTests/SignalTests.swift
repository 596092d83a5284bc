import Foundation
import TestSupport
import Testing

/// SIGTERM, SIGINT and SIGHUP end the process like the end of input.
@Suite(.timeLimit(.minutes(1)))
struct SignalTests {
  static let signals = [SIGTERM, SIGINT, SIGHUP]

  @Test(arguments: signals) func idle(signal: Int32) throws {
    let process = try LinkdProcess()
    // An answer shows that the process is past its start.
    #expect(try process.ask(Sample.build(1)) == Array(Sample.built(1).utf8))
    process.send(signal: signal)
    let outcome = try process.waitForEnd()
    #expect(outcome.status == .code(0))
    #expect(outcome.output.isEmpty && outcome.errors.isEmpty)
  }

  @Test(arguments: signals) func whatWasReadIsAnswered(signal: Int32) throws {
    let count = 60_000
    let process = try LinkdProcess()
    // The answers do not fit into a pipe, so most of them wait when the signal comes.
    try process.write(Sample.builds(0..<count))
    try process.waitUntilInputIsTaken()
    process.send(signal: signal)
    let outcome = try process.waitForEnd()
    #expect(outcome.status == .code(0))
    #expect(outcome.errorText == "")
    expectSame(outcome.output, Sample.allBuilt(0..<count))
  }

  @Test(arguments: signals) func acceptedLinksAreKept(signal: Int32) throws {
    let folder = try ScratchFolder()
    let process = try LinkdProcess(["--store", "sqlite:" + folder.file("links.db")])
    try process.write(Sample.lines((0..<300).map { Sample.shorten($0) }))
    try process.waitUntilInputIsTaken()
    process.send(signal: signal)
    let outcome = try process.waitForEnd()
    #expect(outcome.status == .code(0))
    let links = try outcome.lines.map { try #require(Reply($0).result?["shortLink"] as? String) }
    #expect(links.count == 300)
    try Store.expect(links, in: folder.file("links.db"))
  }

  @Test(arguments: signals) func halfALineIsNoRequest(signal: Int32) throws {
    let process = try LinkdProcess()
    #expect(try process.ask(Sample.build(1)) == Array(Sample.built(1).utf8))
    try process.write(Sample.build(2))
    try process.waitUntilInputIsTaken()
    process.send(signal: signal)
    let outcome = try process.waitForEnd()
    #expect(outcome.status == .code(0))
    #expect(outcome.output.isEmpty && outcome.errors.isEmpty)
  }

  @Test(arguments: signals) func theSecondSignalEndsAtOnce(signal: Int32) throws {
    let process = try LinkdProcess()
    try process.write(Sample.builds(0..<20_000))
    try process.waitUntilInputIsTaken()
    // Nobody reads the answers, so after one signal the process waits for a reader and leaves with 74 after a while.
    while !process.hasEnded {
      process.send(signal: signal)
      usleep(1000)
    }
    let status = try process.waitForEnd().status
    #expect(status == .signal(signal) || status == .code(128 + signal))
  }

  /// After a signal nobody is waited for without end.
  @Test func aReaderThatNeverReadsIsGivenUp() throws {
    let process = try LinkdProcess()
    try process.write(Sample.builds(0..<20_000))
    try process.waitUntilInputIsTaken()
    process.send(signal: SIGTERM)
    let words = String(decoding: try process.readErrors(atLeast: 1), as: UTF8.self)
    #expect(words.hasPrefix("linkd: stopped by a signal while "))
    #expect(words.hasSuffix(" bytes of answers waited for a reader\n"))
    #expect(try process.waitForEnd().status == .code(74))
  }

  @Test func anIgnoredHangUpStaysIgnored() throws {
    var launch = LinkdLaunch()
    launch.launcher = ["/bin/sh", "-c", "trap '' HUP; exec \"$0\" \"$@\""]
    let process = try LinkdProcess(launch)
    #expect(try process.ask(Sample.build(1)) == Array(Sample.built(1).utf8))
    process.send(signal: SIGHUP)
    #expect(try process.ask(Sample.build(2)) == Array(Sample.built(2).utf8))
    #expect(try process.finish().status == .code(0))
  }
}
