import Foundation
import TestSupport
import Testing

/// A link that was answered is in the store, whatever happens afterwards.
@Suite(.timeLimit(.minutes(2)))
struct StoreDurabilityTests {
  private let folder: ScratchFolder
  private var path: String { folder.file("links.db") }
  private var arguments: [String] { ["--store", "sqlite:" + path] }

  init() throws {
    folder = try ScratchFolder()
  }

  private static func links(in output: [UInt8]) throws -> [String] {
    try output.split(separator: 0x0A).map { try #require(Reply(Array($0)).result?["shortLink"] as? String) }
  }

  /// The number says how many answers are read before the process is killed.
  @Test(arguments: [1, 2, 40, 300, 1000, 2500]) func killedInAFlood(answers: Int) throws {
    let process = try LinkdProcess(arguments)
    process.queue(Sample.lines((0..<20_000).map { Sample.shorten($0) }))
    var output = try process.readLines(answers)
    process.send(signal: SIGKILL)
    let outcome = try process.waitForEnd()
    #expect(outcome.status == .signal(SIGKILL))
    // What was on its way was answered as well; a line that was cut was not.
    output += outcome.output
    let end = (output.lastIndex(of: 0x0A) ?? -1) + 1
    let links = try StoreDurabilityTests.links(in: Array(output[..<end]))
    #expect(links.count >= answers)
    #expect(Set(links).count == links.count)
    try Store.expect(links, in: path)
  }

  /// Killed again and again while the store is opened, made and left.
  @Test func killedAtAnyMoment() throws {
    var all: [String] = []
    for round in 0..<25 {
      let process = try LinkdProcess(arguments)
      process.queue(Sample.lines((0..<200).map { Sample.shorten(round * 200 + $0) }))
      // Reading a little is the only clock: it differs from round to round.
      var output = try process.read(atLeast: round % 5 == 0 ? 0 : round * 900)
      process.send(signal: SIGKILL)
      output += try process.waitForEnd().output
      let end = (output.lastIndex(of: 0x0A) ?? -1) + 1
      let links = try StoreDurabilityTests.links(in: Array(output[..<end]))
      let requests = links.enumerated().map { Sample.resolve($1, id: "\($0)") }
      let outcome = try LinkdProcess.run(LinkdLaunch(arguments), input: Sample.lines(requests))
      for (number, line) in outcome.lines.enumerated() {
        let found = try Reply(line).result?["longDynamicLink"] as? String
        #expect(found == Sample.longLink(round * 200 + number))
      }
      all += links
    }
    #expect(!all.isEmpty && Set(all).count == all.count)
    #expect(try LinkdProcess.run(["check"] + arguments).status == .code(0))
    #expect(Int(try ForeignConnection(path).value("SELECT count(*) FROM links")) ?? 0 >= all.count)
  }

  @Test func linksOutliveTheProcess() throws {
    let first = try LinkdProcess.run(
      LinkdLaunch(arguments),
      input: Sample.lines((0..<50).map { Sample.shorten($0, suffix: $0 % 2 == 0 ? "SHORT" : "UNGUESSABLE") }))
    try Store.expect(try StoreDurabilityTests.links(in: first.output), in: path)
    let again = try LinkdProcess.run(
      LinkdLaunch(arguments),
      input: Sample.lines((0..<50).map { Sample.shorten($0, suffix: $0 % 2 == 0 ? "SHORT" : "UNGUESSABLE") }))
    #expect(try StoreDurabilityTests.links(in: again.output) == StoreDurabilityTests.links(in: first.output))
    #expect(try again.lines.allSatisfy { try Reply($0).result?["created"] as? Bool == false })
  }

  // MARK: Many processes

  private func run(_ count: Int, _ requests: (Int) -> [String]) throws -> [[UInt8]] {
    var processes: [LinkdProcess] = []
    for number in 0..<count {
      try folder.write(Sample.lines(requests(number)), to: "in\(number)")
      var launch = LinkdLaunch(arguments)
      launch.input = .file(folder.file("in\(number)"))
      launch.output = .file(folder.file("out\(number)"))
      processes.append(try LinkdProcess(launch))
    }
    return try processes.enumerated().map { number, process in
      let outcome = try process.waitForEnd(seconds: 90)
      #expect(outcome.status == .code(0))
      #expect(outcome.errorText == "")
      return try folder.contents("out\(number)")
    }
  }

  @Test func eightProcessesAtOnce() throws {
    let each = 400
    let outputs = try run(8) { process in
      (0..<each).map { Sample.shorten(process * each + $0, suffix: $0 % 3 == 0 ? "SHORT" : "UNGUESSABLE") }
    }
    let links = try outputs.flatMap { try StoreDurabilityTests.links(in: $0) }
    #expect(links.count == 8 * each)
    #expect(Set(links).count == links.count)
    try Store.expect(links, in: path)
    #expect(try ForeignConnection(path).value("SELECT count(*) FROM links") == "\(8 * each)")
  }

  @Test func eightProcessesWithTheSameContent() throws {
    let kinds = 60
    let outputs = try run(8) { process in
      (0..<300).map { Sample.shorten(($0 * 7 + process * 11) % kinds, id: "\(($0 * 7 + process * 11) % kinds)") }
    }
    var links: [String: Set<String>] = [:]
    var created = 0
    for line in outputs.flatMap({ $0.split(separator: 0x0A) }) {
      let reply = try Reply(Array(line))
      links[reply.id, default: []].insert(try #require(reply.result?["shortLink"] as? String))
      if reply.result?["created"] as? Bool == true { created += 1 }
    }
    #expect(links.count == kinds)
    #expect(links.values.allSatisfy { $0.count == 1 })
    #expect(created == kinds)
    #expect(try ForeignConnection(path).value("SELECT count(*) FROM links") == "\(kinds)")
  }

  @Test func oneCustomSuffixHasOneWinner() throws {
    let outputs = try run(8) { process in
      (0..<50).map { number in
        Sample.request(
          "shorten", id: "\(number)",
          #"{"longDynamicLink":\#(Sample.quoted(Sample.longLink(process))),"#
            + #""suffix":{"option":"CUSTOM","customSuffix":"c\#(number)"}}"#)
      }
    }
    let replies = try outputs.flatMap { $0.split(separator: 0x0A) }.map { try Reply(Array($0)) }
    #expect(replies.count == 400)
    #expect(replies.filter { $0.result?["created"] as? Bool == true }.count == 50)
    #expect(replies.filter { $0.code == 1409 && $0.status == "ALREADY_EXISTS" }.count == 350)
  }
}
