import Foundation
import TestSupport
import Testing

/// Anything at all on standard input: a clear answer or silence, and then the next line works.
@Suite(.timeLimit(.minutes(1)))
struct HostileInputTests {
  private static let launch = LinkdLaunch(["--store", "sqlite::memory:"])

  @Test(arguments: HostileLine.envelopes + HostileLine.texts + HostileLine.values)
  func oneLine(row: HostileLine) throws {
    let process = try LinkdProcess(HostileInputTests.launch)
    #expect(try process.ask(Sample.build(1)) == Array(Sample.built(1).utf8))
    process.queue(row.line + [0x0A])
    try HostileInputTests.expect(row.answer, from: process)
    #expect(try process.ask(Sample.build(2)) == Array(Sample.built(2).utf8))
    if let memory = process.peakMemory { #expect(memory < 100 << 20, "\(memory >> 20) MiB") }
    let outcome = try process.finish()
    #expect(outcome.status == .code(0))
    #expect(outcome.output.isEmpty && outcome.errors.isEmpty)
  }

  /// All of them before the first answer, so that they share groups and slices.
  @Test func allLinesAtOnce() throws {
    let rows = HostileLine.envelopes + HostileLine.texts
    let process = try LinkdProcess(HostileInputTests.launch)
    for round in 0..<20 {
      for row in rows { process.queue(row.line + [0x0A] + Array((Sample.build(round) + "\n").utf8)) }
    }
    for round in 0..<20 {
      for row in rows {
        try HostileInputTests.expect(row.answer, from: process)
        #expect(try process.readLine() == Array(Sample.built(round).utf8), "after \(row.id)")
      }
    }
    #expect(try process.finish().status == .code(0))
  }

  @Test func rowsHaveNamesOfTheirOwn() {
    let rows = HostileLine.envelopes + HostileLine.texts + HostileLine.values
    #expect(Set(rows.map(\.id)).count == rows.count)
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64]) func noise(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var input: [UInt8] = []
    let count = 500
    for number in 0..<count {
      let length = Int.random(in: 1...400, using: &generator)
      // From all bytes, or from those that JSON is made of.
      let alphabet =
        number % 2 == 0 ? Array(0...255 as ClosedRange<UInt8>) : Array(#"{}[]",:\u0123456789eE+-.tfn "#.utf8)
      let noise = (0..<length).map { _ in alphabet[Int.random(in: 0..<alphabet.count, using: &generator)] }
      input += noise.filter { $0 != 0x0A && $0 != UInt8(ascii: "C") && $0 != UInt8(ascii: "c") } + [0x0A]
      input += Array((Sample.build(number, id: "\"good \(number)\"") + "\n").utf8)
    }
    try HostileInputTests.expectGood(count, for: input, noise: "seed \(seed)")
  }

  /// Good requests with some bytes changed, cut out, doubled or moved: nearly right is the hardest kind of wrong.
  @Test(arguments: [11, 12, 13, 14] as [UInt64]) func mutations(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let models =
      (HostileLine.envelopes + HostileLine.values).map(\.line).filter { !$0.isEmpty && $0.count < 4000 }
      + [
        Sample.build(1), Sample.shorten(2), Sample.shorten(3, suffix: "SHORT"),
        Sample.resolve(Sample.longLink(4), id: "4"),
      ]
      .map { Array($0.utf8) }
    var input: [UInt8] = []
    let count = 1500
    for number in 0..<count {
      var line = models[Int.random(in: 0..<models.count, using: &generator)]
      for _ in 0..<Int.random(in: 1...4, using: &generator) where !line.isEmpty {
        let place = Int.random(in: 0..<line.count, using: &generator)
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: line[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: line.remove(at: place)
        case 2: line.insert(line[place], at: place)
        case 3: line.removeSubrange(place..<min(line.count, place + Int.random(in: 1...20, using: &generator)))
        default: line.swapAt(place, Int.random(in: 0..<line.count, using: &generator))
        }
      }
      // A request to end would be followed.
      guard line.range(of: "shutdown") == nil, line.range(of: "exit") == nil else { continue }
      input += line.filter { $0 != 0x0A } + [0x0A]
      input += Array((Sample.build(number, id: "\"good \(number)\"") + "\n").utf8)
    }
    try HostileInputTests.expectGood(nil, for: input, noise: "seed \(seed)")
  }

  // MARK: Expectations

  private static func expect(
    _ answer: HostileLine.Answer, from process: LinkdProcess, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    switch answer {
    case .silence:
      return
    case .error(let code, let id):
      let reply = try Reply(process.readLine())
      #expect(reply.code == code, "\(reply.text.prefix(500))", sourceLocation: sourceLocation)
      #expect(reply.id == id, "\(reply.text.prefix(500))", sourceLocation: sourceLocation)
      #expect(reply.message?.isEmpty == false && reply.status != nil, sourceLocation: sourceLocation)
    case .result(let id):
      let reply = try Reply(process.readLine())
      #expect(reply.result != nil, "\(reply.text.prefix(500))", sourceLocation: sourceLocation)
      #expect(reply.id == id, sourceLocation: sourceLocation)
    case .batch(let codes):
      let line = try process.readLine()
      let entries = try #require(
        JSONSerialization.jsonObject(with: Data(line)) as? [[String: Any]], sourceLocation: sourceLocation)
      #expect(entries.map { ($0["error"] as? [String: Any])?["code"] as? Int } == codes, sourceLocation: sourceLocation)
      #expect(entries.allSatisfy { $0["id"] is NSNull }, sourceLocation: sourceLocation)
    }
  }

  /// Expects that every line of output is an answer, and that those to the good requests are right and in order.
  private static func expectGood(_ count: Int?, for input: [UInt8], noise: String) throws {
    let outcome = try LinkdProcess.run(launch, input: input)
    #expect(outcome.status == .code(0), "\(noise)")
    #expect(outcome.errorText == "", "\(noise)")
    let asked = input.split(separator: 0x0A).filter { $0.range(of: "\"good ") != nil }
    var answered = 0
    for line in outcome.lines {
      guard line.range(of: "\"good ") != nil else {
        guard (try? JSONSerialization.jsonObject(with: Data(line))) != nil else {
          Issue.record("\(noise): no JSON: \(String(decoding: line, as: UTF8.self))")
          return
        }
        continue
      }
      let reply = try Reply(line)
      let number = Int(reply.id.filter(\.isNumber)) ?? -1
      guard reply.isExactly(Sample.built(number, id: "\"good \(number)\"")), answered < asked.count,
        asked[answered].elementsEqual(Sample.build(number, id: "\"good \(number)\"").utf8)
      else {
        Issue.record("\(noise): \(reply.text)")
        return
      }
      answered += 1
    }
    #expect(answered == asked.count, "\(noise)")
    if let count { #expect(answered == count, "\(noise)") }
  }
}

extension Collection<UInt8> {
  /// Where a text stands.
  fileprivate func range(of text: String) -> Range<Data.Index>? { Data(self).range(of: Data(text.utf8)) }
}
