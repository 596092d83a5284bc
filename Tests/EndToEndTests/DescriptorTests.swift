import Foundation
import TestSupport
import Testing

/// Descriptors that are closed, do not wait, or are no pipes.
@Suite(.timeLimit(.minutes(1)))
struct DescriptorTests {
  @Test func aReaderThatLeavesEndsAnIdleProcess() throws {
    let process = try LinkdProcess()
    #expect(try process.ask(Sample.build(1)) == Array(Sample.built(1).utf8))
    process.closeOutput()
    let outcome = try process.waitForEnd()
    #expect(outcome.status == .code(0))
    #expect(outcome.errorText == "")
  }

  @Test func aReaderThatLeavesEndsABusyProcess() throws {
    let process = try LinkdProcess()
    try process.write(Sample.builds(0..<20_000))
    process.closeOutput()
    process.queue(Sample.builds(0..<200_000))
    let outcome = try process.finish()
    #expect(outcome.status == .code(0))
    #expect(outcome.errorText == "")
  }

  @Test func aReaderThatLeavesWithWorkThatIsStoredLosesNoLink() throws {
    let folder = try ScratchFolder()
    let process = try LinkdProcess(["--store", "sqlite:" + folder.file("links.db")])
    let first = try Reply(process.ask(Sample.shorten(0)))
    process.queue(Sample.lines((1..<2000).map { Sample.shorten($0) }))
    process.closeOutput()
    #expect(try process.finish().status == .code(0))
    try Store.expect([try #require(first.result?["shortLink"] as? String)], in: folder.file("links.db"))
  }

  struct Closed: Sendable, CustomTestStringConvertible {
    let id: String
    var input = LinkdLaunch.Stream.pipe
    var output = LinkdLaunch.Stream.pipe
    var errors = LinkdLaunch.Stream.pipe
    var answers: [UInt8] = []

    var testDescription: String { id }
  }

  static let closed = [
    Closed(id: "standard input", input: .closed),
    Closed(id: "standard output", output: .closed),
    Closed(id: "standard error", errors: .closed, answers: Sample.allBuilt(0..<3000)),
    Closed(id: "input and output", input: .closed, output: .closed),
    Closed(id: "output and error", output: .closed, errors: .closed),
    Closed(id: "all", input: .closed, output: .closed, errors: .closed),
  ]

  @Test(arguments: closed) func closedFromTheStart(row: Closed) throws {
    var launch = LinkdLaunch()
    launch.input = row.input
    launch.output = row.output
    launch.errors = row.errors
    let process = try LinkdProcess(launch)
    if case .pipe = row.input { process.queue(Sample.builds(0..<3000)) }
    let outcome = try process.finish()
    #expect(outcome.status == .code(0))
    #expect(outcome.errorText == "")
    expectSame(outcome.output, row.answers)
  }

  /// The store must not get one of the three numbers: what is printed would go into it.
  @Test(arguments: closed) func theStoreIsSafeWithClosedDescriptors(row: Closed) throws {
    let folder = try ScratchFolder()
    var launch = LinkdLaunch(["--store", "sqlite:" + folder.file("links.db")])
    launch.input = row.input
    launch.output = row.output
    launch.errors = row.errors
    let process = try LinkdProcess(launch)
    if case .pipe = row.input { process.queue(Sample.lines((0..<50).map { Sample.shorten($0) })) }
    #expect(try process.finish().status == .code(0))
    launch.arguments = ["call", "shorten", Sample.info(1), "--store", "sqlite:" + folder.file("links.db")]
      .map { Array($0.utf8) }
    _ = try LinkdProcess.run(launch)
    try Store.expect([], in: folder.file("links.db"))
  }

  @Test func standardErrorWithoutReaderIsNoMatter() throws {
    let folder = try ScratchFolder()
    try folder.write(#"{"limits":{"waitingBytes":1000}}"#, to: "config.json")
    let process = try LinkdProcess(["--config", folder.file("config.json")])
    #expect(try process.ask(Sample.build(1)) == Array(Sample.built(1).utf8))
    process.closeErrors()
    // Reaching the limit is logged; there is nobody to hear it.
    process.queue(Sample.builds(0..<20_000))
    let lines = try process.readLines(20_000)
    expectSame(lines, Sample.allBuilt(0..<20_000))
    #expect(try process.finish().status == .code(0))
  }

  @Test func standardErrorThatNobodyReadsIsNoMatter() throws {
    // A full pipe stands where standard error should be.
    let ends = try Pipe.make()
    defer { ends.close() }
    _ = fcntl(ends.writeEnd, F_SETFL, fcntl(ends.writeEnd, F_GETFL) | O_NONBLOCK)
    while write(ends.writeEnd, [0], 1) == 1 {}
    _ = fcntl(ends.writeEnd, F_SETFL, fcntl(ends.writeEnd, F_GETFL) & ~O_NONBLOCK)
    let folder = try ScratchFolder()
    try folder.write(#"{"limits":{"waitingBytes":1000}}"#, to: "config.json")
    var launch = LinkdLaunch(["--config", folder.file("config.json")])
    launch.errors = .descriptor(ends.writeEnd)
    let process = try LinkdProcess(launch)
    process.queue(Sample.builds(0..<20_000))
    let outcome = try process.finish()
    #expect(outcome.status == .code(0))
    expectSame(outcome.output, Sample.allBuilt(0..<20_000))
  }

  /// The flag belongs to the open file, which the parent shares, so it must stay as it is.
  @Test(arguments: [false, true]) func waitingOrNotIsLeftAsItIs(waits: Bool) throws {
    let input = try Pipe.make()
    let output = try Pipe.make()
    defer { output.close() }
    for end in [input.readEnd, output.writeEnd] where !waits {
      _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
    }
    let before = [input.readEnd, output.writeEnd].map { fcntl($0, F_GETFL) }
    var launch = LinkdLaunch()
    launch.input = .descriptor(input.readEnd)
    launch.output = .descriptor(output.writeEnd)
    let process = try LinkdProcess(launch)
    let request = Array((Sample.build(1) + "\n").utf8)
    #expect(write(input.writeEnd, request, request.count) == request.count)
    let answer = Array((Sample.built(1) + "\n").utf8)
    var read = [UInt8](repeating: 0, count: answer.count)
    // Our end waits, whatever theirs does: the flags of a pipe's ends are apart.
    #expect(Foundation.read(output.readEnd, &read, read.count) == answer.count)
    #expect(read == answer)
    #expect([input.readEnd, output.writeEnd].map { fcntl($0, F_GETFL) } == before)
    input.close()
    #expect(try process.waitForEnd().status == .code(0))
  }

  @Test func pipesThatDoNotWaitCarryEverything() throws {
    var launch = LinkdLaunch()
    launch.input = .pipeWithoutWaiting
    launch.output = .pipeWithoutWaiting
    launch.errors = .pipeWithoutWaiting
    let process = try LinkdProcess(launch)
    #expect(try process.ask(Sample.build(1)) == Array(Sample.built(1).utf8))
    try process.write(Sample.builds(0..<60_000))
    let outcome = try process.finish()
    #expect(outcome.status == .code(0))
    #expect(outcome.errorText == "")
    expectSame(outcome.output, Sample.allBuilt(0..<60_000))
  }

  /// As a socket unit of systemd hands it down, or `socat`.
  @Test func oneSocketForBothDirections() throws {
    let (own, theirs) = try Spawning.makeSockets()
    var launch = LinkdLaunch()
    launch.input = .descriptor(theirs)
    launch.output = .descriptor(theirs)
    let process = try LinkdProcess(launch)
    close(theirs)
    let count = 20_000
    let requests = Sample.builds(0..<count)
    // All is written before anything is read.
    var written = 0
    while written < requests.count {
      let step = requests.withUnsafeBytes { write(own, $0.baseAddress.map { $0 + written }, $0.count - written) }
      try #require(step > 0)
      written += step
    }
    shutdown(own, Int32(SHUT_WR))
    var answers: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let step = read(own, &piece, piece.count)
      guard step > 0 else { break }
      answers += piece[..<step]
    }
    close(own)
    expectSame(answers, Sample.allBuilt(0..<count))
    #expect(try process.waitForEnd().status == .code(0))
  }

  @Test func tooFewDescriptorsToStart() throws {
    var launch = LinkdLaunch()
    // One more than the standard three, which the loader of the system needs for a moment.
    launch.launcher = ["/bin/sh", "-c", "ulimit -n 4; exec 3>&-; exec \"$0\" \"$@\""]
    let outcome = try LinkdProcess.run(launch, input: Sample.builds(0..<1))
    #expect(outcome.status == .code(71))
    #expect(outcome.outputText == "")
    #expect(outcome.errorText == "linkd: there are too many open files to start\n")
  }

  @Test func tooFewDescriptorsForTheStore() throws {
    let folder = try ScratchFolder()
    var launch = LinkdLaunch(["--store", "sqlite:" + folder.file("links.db")])
    launch.launcher = ["/bin/sh", "-c", "ulimit -n 7; exec 3>&- 4>&- 5>&- 6>&-; exec \"$0\" \"$@\""]
    let outcome = try LinkdProcess.run(launch, input: Sample.lines([Sample.shorten(1), Sample.build(2)]))
    #expect(outcome.status == .code(0))
    try #require(outcome.lines.count == 2)
    #expect(try Reply(outcome.lines[0]).status == "UNAVAILABLE")
    #expect(outcome.lines[1] == Array(Sample.built(2).utf8))
  }

  @Test func inputThatCannotBeReadIsSaid() throws {
    var launch = LinkdLaunch()
    launch.input = .file("/")
    let outcome = try LinkdProcess.run(launch)
    #expect(outcome.status == .code(74))
    #expect(outcome.errorText == "linkd: reading requests failed: Is a directory\n")
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "only Linux has a device that is always full"))
  func outputThatCannotBeWrittenIsSaid() throws {
    var launch = LinkdLaunch()
    launch.output = .file("/dev/full")
    let outcome = try LinkdProcess.run(launch, input: Sample.builds(0..<10))
    #expect(outcome.status == .code(74))
    #expect(outcome.errorText == "linkd: writing answers failed: No space left on device\n")
  }

  /// What a library prints must not come between the answers: the number 1 is another name for standard error.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/fd"), "only Linux shows descriptors as files"))
  func strayPrintsGoToStandardError() throws {
    let output = try Pipe.make()
    defer { output.close() }
    var launch = LinkdLaunch()
    launch.output = .descriptor(output.writeEnd)
    let process = try LinkdProcess(launch)
    try process.write(Sample.build(1) + "\n")
    var byte: [UInt8] = [0]
    #expect(read(output.readEnd, &byte, 1) == 1)
    let folder = "/proc/\(process.processID)/fd/"
    let manager = FileManager.default
    let pipe = try manager.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(output.writeEnd)")
    #expect(
      try manager.destinationOfSymbolicLink(atPath: folder + "1")
        == manager.destinationOfSymbolicLink(atPath: folder + "2"))
    var copies = 0
    for descriptor in try manager.contentsOfDirectory(atPath: folder) {
      // One that belongs to a directory listing is gone by now.
      guard let target = try? manager.destinationOfSymbolicLink(atPath: folder + descriptor), target == pipe else {
        continue
      }
      copies += 1
      let flags = try String(contentsOfFile: "/proc/\(process.processID)/fdinfo/\(descriptor)", encoding: .utf8)
      let line = try #require(flags.split(separator: "\n").first { $0.hasPrefix("flags:") })
      let bits = try #require(Int(line.dropFirst(6).filter(\.isNumber), radix: 8))
      #expect(bits & 0o2000000 != 0, "descriptor \(descriptor) would be inherited by child programs")
    }
    #expect(copies > 0)
  }
}
