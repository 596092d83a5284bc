import Foundation
import TestSupport
import Testing

/// Clicks that are counted reach the store: at the latest after a second, and at every orderly end.
@Suite(.timeLimit(.minutes(3)))
struct StatisticsTests {
  private let folder: ScratchFolder
  private var path: String { folder.file("links.db") }
  private var arguments: [String] { ["--store", "sqlite:" + path] }
  private static let link = "https://example.com/link/sale"

  init() throws {
    folder = try ScratchFolder()
    let link = Sample.quoted(Sample.longLink(1))
    let made = try LinkdProcess.run(
      ["--store", "sqlite:" + folder.file("links.db"), "call", "shorten"]
        + [#"{"longDynamicLink":\#(link),"suffix":{"option":"CUSTOM","customSuffix":"sale"}}"#])
    try #require(made.status == .code(0), "\(made.errorText)")
  }

  private static func click(_ url: String = link, id: String = "1") -> String {
    Sample.request("resolve", id: id, #"{"url":\#(Sample.quoted(url)),"device":{"platform":"desktop"},"record":true}"#)
  }

  private static let stats = Sample.request("linkStats", id: "\"stats\"", #"{"shortLink":"\#(link)"}"#)

  /// The clicks that an answer tells of.
  private static func clicks(in line: [UInt8]) throws -> Int? {
    let events = try Reply(line).result?["linkEventStats"] as? [[String: String]]
    return events.map { events in
      events.first { $0["event"] == "CLICK" }.flatMap { $0["count"].flatMap { Int($0) } } ?? 0
    }
  }

  private func written() throws -> Int {
    Int(try ForeignConnection(path).value("SELECT total(count) FROM clicks").prefix { $0 != "." }) ?? -1
  }

  private func waitUntilWritten(_ count: Int) throws {
    let deadline = Date(timeIntervalSinceNow: LinkdProcess.patience)
    while try written() < count, Date() < deadline { usleep(5_000) }
    #expect(try written() == count)
  }

  // MARK: Ends

  @Test func endOfInput() throws {
    let outcome = try LinkdProcess.run(
      LinkdLaunch(arguments), input: Sample.lines(Array(repeating: Self.click(), count: 700)))
    #expect(outcome.status == .code(0))
    #expect(outcome.errorText == "")
    #expect(outcome.lines.count == 700)
    #expect(try written() == 700)
  }

  @Test(arguments: SignalTests.signals) func signals(signal: Int32) throws {
    let process = try LinkdProcess(arguments)
    try process.write(Sample.lines(Array(repeating: Self.click(), count: 300)))
    try process.waitUntilInputIsTaken()
    process.send(signal: signal)
    let outcome = try process.waitForEnd()
    #expect(outcome.status == .code(0))
    #expect(outcome.lines.count == 300)
    #expect(try written() == 300)
  }

  @Test func aLoneCall() throws {
    let click = #"{"url":"\#(Self.link)","record":true}"#
    for count in 1...3 {
      #expect(try LinkdProcess.run(arguments + ["call", "resolve", click]).status == .code(0))
      #expect(try written() == count)
    }
  }

  // MARK: Killed

  /// Without any further request they are written after a second; from then on nothing takes them away.
  @Test func killedAfterAWhile() throws {
    let process = try LinkdProcess(arguments)
    for _ in 0..<25 { #expect(try Reply(process.ask(Self.click())).code == nil) }
    try waitUntilWritten(25)
    #expect(try Self.clicks(in: process.ask(Self.stats)) == 25)
    process.send(signal: SIGKILL)
    _ = try process.waitForEnd()
    #expect(try written() == 25)
    let next = try LinkdProcess(arguments)
    #expect(try Self.clicks(in: next.ask(Self.stats)) == 25)
    #expect(try next.finish().status == .code(0))
  }

  /// Killed in a flood: none is counted twice, and the store is whole.
  @Test(arguments: [1, 500, 5_000]) func killedInAFlood(answers: Int) throws {
    let process = try LinkdProcess(arguments)
    process.queue(Sample.lines((0..<20_000).map { $0 % 50 == 0 ? Sample.shorten($0) : Self.click() }))
    _ = try process.readLines(answers)
    process.send(signal: SIGKILL)
    let outcome = try process.waitForEnd()
    #expect(outcome.status == .signal(SIGKILL))
    #expect(try written() <= 20_000)
    #expect(try LinkdProcess.run(arguments + ["check"]).status == .code(0))
  }

  /// A process that is asked all the time writes as well.
  @Test func aBusyProcessWritesToo() throws {
    let process = try LinkdProcess(arguments)
    let deadline = Date(timeIntervalSinceNow: LinkdProcess.patience)
    var asked = 0
    while try written() == 0, Date() < deadline {
      for _ in 0..<50 { #expect(try Reply(process.ask(Self.click())).code == nil) }
      asked += 50
    }
    let written = try self.written()
    #expect(written > 0 && written <= asked)
    #expect(try process.finish().status == .code(0))
    #expect(try self.written() == asked)
  }

  // MARK: Many

  @Test func eightProcessesCountExactly() throws {
    let each = 4_000
    var processes: [LinkdProcess] = []
    try folder.write(Sample.lines(Array(repeating: Self.click(), count: each)), to: "in")
    for _ in 0..<8 {
      var launch = LinkdLaunch(arguments)
      launch.input = .file(folder.file("in"))
      launch.output = .null
      processes.append(try LinkdProcess(launch))
    }
    for process in processes {
      let outcome = try process.waitForEnd(seconds: 120)
      #expect(outcome.status == .code(0))
      #expect(outcome.errorText == "")
    }
    #expect(try written() == 8 * each)
    #expect(try ForeignConnection(path).value("SELECT count(DISTINCT event || platform || suffix) FROM clicks") == "1")
  }

  /// Large groups are worked on by several threads; each question is answered with exactly the clicks before it.
  @Test func questionsAmongClicks() throws {
    var lines: [String] = []
    var expected: [Int] = []
    var count = 0
    for number in 0..<30_000 {
      if number % 97 == 0 {
        lines.append(Self.stats)
        expected.append(count)
      } else {
        lines.append(Self.click())
        count += 1
      }
    }
    let batch = [Self.click(), Self.stats, Self.click(), Self.stats].joined(separator: ",")
    lines.append("[\(batch)]")
    try folder.write(Sample.lines(lines), to: "in")
    var launch = LinkdLaunch(arguments)
    launch.input = .file(folder.file("in"))
    launch.output = .file(folder.file("out"))
    #expect(try LinkdProcess(launch).waitForEnd(seconds: 120).status == .code(0))
    let answers = try folder.contents("out").split(separator: 0x0A).map { Array($0) }
    try #require(answers.count == lines.count)
    var next = 0
    for (index, line) in lines.enumerated() where line == Self.stats {
      let clicks = try Self.clicks(in: answers[index])
      guard clicks == expected[next] else {
        Issue.record("question \(next): \(clicks ?? -1), not \(expected[next])")
        return
      }
      next += 1
    }
    let last = try #require(
      try JSONSerialization.jsonObject(with: Data(answers[lines.count - 1])) as? [[String: Any]])
    let counts = last.compactMap { ($0["result"] as? [String: Any])?["linkEventStats"] as? [[String: String]] }
      .map { $0.first { $0["event"] == "CLICK" }?["count"] }
    #expect(counts == ["\(count + 1)", "\(count + 2)"])
    #expect(try written() == count + 2)
  }

  /// More different links than are kept in memory: all are counted, and memory has a bound.
  @Test func manyLinks() throws {
    let count = 200_000
    try ForeignConnection(path).execute(
      """
      PRAGMA synchronous = OFF;
      INSERT INTO links(prefix, suffix, long_link, option, created_at)
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(count))
      SELECT 'https://example.com/link', 'n' || i, '\(Sample.longLink(1))', 3, 0 FROM n
      """)
    try folder.write(Sample.lines((1...count).map { Self.click("https://example.com/link/n\($0)") }), to: "in")
    var launch = LinkdLaunch(arguments)
    launch.input = .file(folder.file("in"))
    launch.output = .null
    let process = try LinkdProcess(launch)
    var peak = 0
    while !process.hasEnded {
      peak = max(peak, process.peakMemory ?? 0)
      usleep(10_000)
    }
    #expect(try process.waitForEnd(seconds: 120).status == .code(0))
    #expect(peak < 80 << 20, "\(peak >> 20) MiB")
    #expect(try written() == count)
    #expect(try ForeignConnection(path).value("SELECT count(*) FROM clicks") == "\(count)")
  }

  // MARK: A store that cannot be written

  @Test(.enabled(if: Permissions.canBeRefused, "nothing can be forbidden to this user"))
  func withoutPermissionToWrite() throws {
    chmod(path, 0o444)
    var launch = LinkdLaunch(arguments)
    launch.launcher = Permissions.launcher
    let process = try LinkdProcess(launch)
    for _ in 0..<5 { #expect(try Reply(process.ask(Self.click())).code == nil) }
    #expect(try Self.clicks(in: process.ask(Self.stats)) == 5)
    let outcome = try process.finish()
    #expect(outcome.status == .code(0))
    #expect(
      outcome.errorText == """
        linkd: The store "\(path)" cannot be written: user \(geteuid()) may not write the file "\(path)"; allow it with \
        chown or chmod.
        linkd: 5 clicks could not be counted, because the store could not be written

        """)
  }

  @Test func lockedByOthers() throws {
    let process = try LinkdProcess(arguments)
    let other = try ForeignConnection(path)
    try other.execute("BEGIN IMMEDIATE")
    for _ in 0..<5 { #expect(try Reply(process.ask(Self.click())).code == nil) }
    #expect(try Self.clicks(in: process.ask(Self.stats)) == 5)
    try other.execute("COMMIT")
    try waitUntilWritten(5)
    #expect(try process.finish().errorText == "")
  }

  // MARK: Changes

  /// One process has the answer by heart when another one disables the link.
  @Test func aDisabledLinkIsRefusedEverywhere() throws {
    let processes = try (0..<2).map { _ in try LinkdProcess(arguments) }
    for process in processes {
      for _ in 0..<4 { #expect(try Reply(process.ask(Self.click())).code == nil) }
    }
    let disable = Sample.request("updateLink", id: "2", #"{"shortLink":"\#(Self.link)","disabled":true}"#)
    let enable = Sample.request("updateLink", id: "2", #"{"shortLink":"\#(Self.link)","disabled":false}"#)
    for round in 0..<4 {
      #expect(try Reply(processes[round % 2].ask(disable)).code == nil)
      for process in processes { #expect(try Reply(process.ask(Self.click())).code == 1410) }
      #expect(try Reply(processes[round % 2].ask(enable)).code == nil)
      for process in processes { #expect(try Reply(process.ask(Self.click())).code == nil) }
    }
    for process in processes { #expect(try process.finish().status == .code(0)) }
    #expect(try written() == 16)
  }
}
