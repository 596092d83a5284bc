import Foundation
import TestSupport
import Testing

/// Clients that read late or slowly, and streams cut into pieces: never a deadlock, never unbounded memory.
@Suite(.timeLimit(.minutes(2)))
struct LoadTests {
  /// What the process may take beside the answers that wait: code, buffers of a group on each thread, the store.
  private static let usualMemory = 48 << 20

  /// Where the reader waits for the writer and the writer for the reader, nothing ever moves again (quick-lint-js PR
  /// #237).
  @Test func aClientMayWriteEverythingBeforeItReads() throws {
    let count = 100_000
    let process = try LinkdProcess()
    let expected = Sample.allBuilt(0..<count)
    try process.write(Sample.builds(0..<count))
    try process.waitUntilInputIsTaken()
    if let memory = process.peakMemory { #expect(memory < LoadTests.usualMemory + 2 * expected.count) }
    let outcome = try process.finish()
    #expect(outcome.status == .code(0))
    #expect(outcome.errorText == "")
    expectSame(outcome.output, expected)
  }

  @Test func atTheLimitReadingStopsAndGoesOnLater() throws {
    let limit = 1 << 20
    let count = 100_000
    let folder = try ScratchFolder()
    try folder.write(#"{"limits":{"waitingBytes":\#(limit)}}"#, to: "config.json")
    let process = try LinkdProcess(["--config", folder.file("config.json")])
    process.queue(Sample.builds(0..<count))
    let sentence =
      "linkd: \(limit) bytes of answers wait for a reader; no more requests are read until it reads\n"
    #expect(String(decoding: try process.readErrors(atLeast: sentence.utf8.count), as: UTF8.self) == sentence)
    let outcome = try process.finish()
    #expect(outcome.status == .code(0))
    expectSame(outcome.output, Sample.allBuilt(0..<count))
    // Said once, however often the limit was reached.
    #expect(outcome.errorText == sentence)
  }

  /// Many answers are much longer than their requests, so the limit must hold within one read as well.
  @Test func longAnswersToShortRequestsStayWithinBounds() throws {
    let folder = try ScratchFolder()
    try folder.write(#"{"limits":{"waitingBytes":16777216}}"#, to: "config.json")
    let process = try LinkdProcess(["--config", folder.file("config.json")])
    let request = Sample.request("rpc.discover", id: "1")
    let count = 20_000
    process.queue(Sample.lines(Array(repeating: request, count: count)))
    _ = try process.readErrors(atLeast: 1)
    if let memory = process.peakMemory { #expect(memory < (16 << 20) + (100 << 20), "\(memory >> 20) MiB") }
    let answer = try process.readLine()
    // The reader leaves: the rest, more than a gigabyte, need not be made.
    #expect(try Reply(answer).result?["openrpc"] != nil)
    process.closeOutput()
    let outcome = try process.finish()
    #expect(outcome.status == .code(0))
  }

  @Test func waitingForAReaderCostsNoProcessorTime() throws {
    let process = try LinkdProcess()
    try process.write(Sample.builds(0..<50_000))
    try process.waitUntilInputIsTaken()
    usleep(400_000)
    let before = process.processorSeconds ?? 0
    usleep(500_000)
    // A loop that polls without waiting would take all of it.
    #expect((process.processorSeconds ?? 0) - before < 0.25)
    try expectSame(process.finish().output, Sample.allBuilt(0..<50_000))
  }

  @Test func aSlowReaderGetsEverything() throws {
    let ends = try Pipe.make()
    var launch = LinkdLaunch()
    launch.output = .descriptor(ends.writeEnd)
    let process = try LinkdProcess(launch)
    close(ends.writeEnd)
    let count = 4000
    try process.write(Sample.builds(0..<count))
    process.closeInput()
    var answers: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 997)
    while true {
      let step = read(ends.readEnd, &piece, piece.count)
      guard step > 0 else { break }
      answers += piece[..<step]
      if answers.count % 16 == 0 { usleep(1000) }
    }
    close(ends.readEnd)
    expectSame(answers, Sample.allBuilt(0..<count))
    #expect(try process.waitForEnd().status == .code(0))
  }

  /// Each byte is read alone, so characters and line ends are cut everywhere.
  @Test func oneByteAtATime() throws {
    let lines = [
      "\u{FEFF}" + Sample.build(1), "", Sample.request("parseIncoming", id: "\"ä你😀\"", #"{"url":"é://x"}"#) + "\r", "{",
      Sample.build(2, id: #""\u00e9""#),
    ]
    let whole = try LinkdProcess.run(LinkdLaunch(), input: Sample.lines(lines))
    #expect(Bytes.count(of: 0x0A, in: whole.output) == 4)
    let process = try LinkdProcess()
    for byte in Sample.lines(lines) {
      try process.write([byte])
      try process.waitUntilInputIsTaken()
    }
    let outcome = try process.finish()
    #expect(outcome.status == .code(0))
    #expect(outcome.outputText == whole.outputText)
  }

  @Test func anIdleProcessIsSmall() throws {
    let process = try LinkdProcess(["--store", "sqlite::memory:"])
    #expect(try Reply(process.ask(Sample.shorten(1))).result?["created"] as? Bool == true)
    if let memory = process.memory { #expect(memory < 20 << 20, "\(memory >> 20) MiB") }
    #expect(try process.finish().status == .code(0))
  }

  @Test func memoryStaysFlatOverManyRequests() throws {
    let process = try LinkdProcess()
    let requests = Sample.builds(0..<20_000)
    var memory: [Int] = []
    for _ in 0..<15 {
      process.queue(requests)
      _ = try process.readLines(20_000)
      if let peak = process.peakMemory { memory.append(peak) }
    }
    #expect(try process.finish().status == .code(0))
    guard memory.count == 15 else { return }
    #expect(memory[14] < LoadTests.usualMemory, "\(memory[14] >> 20) MiB")
    #expect(memory[14] - memory[4] < 8 << 20, "\(memory)")
  }
}
