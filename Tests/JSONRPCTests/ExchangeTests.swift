import JSONRPC
import TestSupport
import Testing

@testable import StdioServer

/// Groups, slices and rounds: the outcome is as if requests ran one after another.
@Suite struct ExchangeTests {
  /// Messages of all kinds; `count` and `slow` show in which order effects took place.
  private static func messages(_ count: Int, seed: UInt64) -> [String] {
    var state = seed
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    func message(_ id: Int, depth: Int) -> String {
      let text = String(repeating: "x", count: random(200))
      switch random(depth == 0 ? 12 : 10) {
      case 0, 1: return #"{"jsonrpc":"2.0","id":\#(id),"method":"count","params":["\#(id)"]}"#
      case 2: return #"{"jsonrpc":"2.0","method":"count","params":["n\#(id)"]}"#
      case 3: return #"{"jsonrpc":"2.0","id":\#(id),"method":"failLater"}"#
      case 4: return #"{"jsonrpc":"2.0","id":\#(id),"method":"echo","params":["\#(text)"]}"#
      case 5: return #"{"jsonrpc":"2.0","id":"\#(id)","method":"fail"}"#
      case 6: return #"{"jsonrpc":"2.0","method":"echo","params":["\#(text)"]}"#
      case 7: return #"{"jsonrpc":"2.0","id":\#(id),"method":"nothing"}"#
      case 8: return #"{"id":\#(id)}"#
      case 9: return #"{"jsonrpc":"2.0","id":\#(id),"method":"sum","params":[1,2,\#(id)]}"#
      case 10: return "{\(text)"
      default: return "[" + (0..<random(5)).map { message(id * 10 + $0, depth: 1) }.joined(separator: ",") + "]"
      }
    }
    return (0..<count).map { message($0, depth: 0) }
  }

  private static func stream(_ messages: [String], headers: Bool) -> [UInt8] {
    messages.flatMap { headers ? Array("Content-Length: \($0.utf8.count)\r\n\r\n\($0)".utf8) : Array("\($0)\n".utf8) }
  }

  private static let runners: [any SliceRunner] = [SerialRunner(mostSlices: 8), BackwardRunner(), ParallelRunner()]

  @Test(arguments: 0..<3, [false, true]) func largeGroupsAreLikeSingleRequests(runner: Int, headers: Bool) {
    for seed in 1...3 as ClosedRange<UInt64> {
      let messages = ExchangeTests.messages(3000, seed: seed)
      var single = Conversation()
      for message in messages { single.deliver(ExchangeTests.stream([message], headers: headers)) }
      var together = Conversation(runner: ExchangeTests.runners[runner])
      together.deliver(ExchangeTests.stream(messages, headers: headers))
      #expect(together.groups == 1)
      #expect(together.output == single.output)
      #expect(together.service.effects == single.service.effects)
      #expect(single.service.effects.count > 500)
    }
  }

  @Test(arguments: 0..<3, [false, true]) func nothingHappensAfterTheEnd(runner: Int, headers: Bool) {
    var messages = ExchangeTests.messages(3000, seed: 9)
    messages.insert(#"{"jsonrpc":"2.0","id":"s","method":"shutdown"}"#, at: 1000)
    messages.insert(#"{"jsonrpc":"2.0","method":"exit"}"#, at: 2000)
    var single = Conversation()
    for message in messages { single.deliver(ExchangeTests.stream([message], headers: headers)) }
    var together = Conversation(runner: ExchangeTests.runners[runner])
    together.deliver(ExchangeTests.stream(messages, headers: headers))
    #expect(together.output == single.output)
    #expect(together.service.effects == single.service.effects)
    #expect(together.exchange.exitCode == 0)
    #expect(single.exchange.exitCode == 0)
  }

  @Test(arguments: 0..<3) func roundsGoOnUntilAllAreAnswered(runner: Int) {
    let messages = (0..<2000).map {
      #"{"jsonrpc":"2.0","id":\#($0),"method":"\#($0 % 3 == 0 ? "slow" : "count")","params":[\#($0 % 7 + 1)]}"#
    }
    var conversation = Conversation(runner: ExchangeTests.runners[runner])
    conversation.deliver(ExchangeTests.stream(messages, headers: false))
    let expected = (0..<2000).map { Answer.result("\($0)", "\($0 + 1)").framed(headers: false) }.joined()
    #expect(conversation.outputText == expected)
    // Several threads perform what is ready, as often as it takes.
    let performs = conversation.service.performs
    #expect(runner == 2 ? performs >= 7 : performs == 7)
    #expect(conversation.service.groups == 1)
  }

  @Test func serviceIsAskedOnlyWhenSomethingWasPutAside() {
    var conversation = Conversation()
    conversation.deliver(#"{"jsonrpc":"2.0","id":1,"method":"sum"}"# + "\n")
    #expect(conversation.service.groups == 1)
    #expect(conversation.service.performs == 0)
  }

  /// Large answers that were put aside are sent in parts, in the same order and the same bytes, among requests that go
  /// several rounds, notifications and batches.
  @Test(arguments: 0..<3, [false, true]) func largeLateAnswersAreSentInParts(runner: Int, headers: Bool) {
    let messages = (0..<600).map { id in
      switch id % 10 {
      case 3: #"{"jsonrpc":"2.0","method":"fillLater","params":[100000],"id":\#(id)}"#
      case 4: #"{"jsonrpc":"2.0","method":"fillLater","params":[100000]}"#
      case 5: #"{"jsonrpc":"2.0","method":"sum","params":[\#(id)],"id":\#(id)}"#
      case 6:
        #"[{"jsonrpc":"2.0","method":"count"},{"jsonrpc":"2.0","method":"fillLater","params":[9],"id":\#(id)},"#
          + #"{"jsonrpc":"2.0","method":"fillLater","params":[90000],"id":"b"}]"#
      case 7: #"[{"jsonrpc":"2.0","method":"count"}]"#
      case 8 where id > 400: #"{"jsonrpc":"2.0","method":"slow","params":[2],"id":\#(id)}"#
      default: #"{"jsonrpc":"2.0","method":"fillLater","params":[200000],"id":\#(id)}"#
      }
    }
    var single = Conversation()
    for message in messages { single.deliver(ExchangeTests.stream([message], headers: headers)) }
    let stream = ExchangeTests.stream(messages, headers: headers)
    let service = TestService()
    let exchange = Exchange(service: service, runner: ExchangeTests.runners[runner])
    #expect(exchange.receive(stream, to: stream.count, atEnd: false) == stream.count)
    var output: [UInt8] = []
    var parts = 0
    while exchange.hasWork {
      exchange.work(on: stream)
      parts += 1
      #expect(exchange.outputs.reduce(0) { $0 + $1.count } < 8 * 5_000_000)
      for part in exchange.outputs { output += part }
      exchange.release()
    }
    #expect(parts > 5)
    #expect(service.groups == 1)
    #expect(Bytes.areEqual(output, single.output))
    #expect(service.effects == single.service.effects)
  }

  /// Requests that ask for further rounds stand before, among and behind those whose answers are large.
  @Test(arguments: 0..<3, [false, true]) func roundsAndPartsTogether(runner: Int, headers: Bool) {
    for seed in Seeds.of(1..<5 as Range<UInt64>) {
      var random = SeededGenerator(seed: seed)
      let firstRounds = Int.random(in: 0...4, using: &random)
      let messages = (0..<60).map { id in
        let isSlow = id < firstRounds || Int.random(in: 0..<6, using: &random) == 0
        let (method, number) = isSlow ? ("slow", Int.random(in: 2...3, using: &random)) : ("fillLater", 150_000)
        let request = #"{"jsonrpc":"2.0","method":"\#(method)","params":[\#(number)],"id":\#(id)}"#
        return id % 7 == 3 ? #"[\#(request),{"jsonrpc":"2.0","method":"count"},\#(request)]"# : request
      }
      var single = Conversation()
      for message in messages { single.deliver(ExchangeTests.stream([message], headers: headers)) }
      // One slice for all, or one for several of them.
      let filler = seed % 2 == 0 ? [] : (0..<1000).map { _ in String(repeating: " ", count: 100) + "[]" }
      var whole = Conversation(runner: ExchangeTests.runners[runner])
      whole.deliver(ExchangeTests.stream(filler + messages, headers: headers))
      let refusals = Conversation.answers(to: [ExchangeTests.stream(filler, headers: headers)]).utf8.count
      #expect(whole.output.count == single.output.count + refusals, "\(seed)")
      #expect(Bytes.areEqual(Array(whole.output[refusals...]), single.output), "\(seed)")
    }
  }

  /// Very large answers end a group early, so that few of them are in memory at once.
  @Test(arguments: 0..<3) func largeAnswersEndTheGroup(runner: Int) {
    let messages = (0..<1000).map {
      $0 % 2 == 0
        ? #"{"jsonrpc":"2.0","id":\#($0),"method":"fill","params":[100000],"x":"\#(String(repeating: "x", count: 50))"}"#
        : #"{"jsonrpc":"2.0","id":\#($0),"method":"count"}"#
    }
    let stream = ExchangeTests.stream(messages, headers: false)
    let exchange = Exchange(service: TestService(), runner: ExchangeTests.runners[runner])
    #expect(exchange.receive(stream, to: stream.count, atEnd: false) == stream.count)
    var output: [UInt8] = []
    var groups = 0
    while exchange.hasWork {
      exchange.work(on: stream)
      groups += 1
      let size = exchange.outputs.reduce(0) { $0 + $1.count }
      #expect(size < 8 * 5_000_000)
      for part in exchange.outputs { output += part }
      exchange.release()
      #expect(exchange.outputs.isEmpty)
    }
    #expect(groups > 5)
    let filling = #"""# + String(repeating: "x", count: 100_000) + #"""#
    let expected = (0..<1000).map {
      Answer.result("\($0)", $0 % 2 == 0 ? filling : "\($0 / 2 + 1)").framed(headers: false)
    }
    #expect(Bytes.areEqual(output, Array(expected.joined().utf8)))
  }

  @Test func bytesWithoutMessageAreNoGroup() {
    var conversation = Conversation()
    conversation.deliver("\n \n")
    #expect(conversation.groups == 0)
    conversation.deliver(#"{"jsonrpc":"2.0","id":1,"met"#)
    #expect(conversation.groups == 0)
    #expect(conversation.keptBytes == 28)
    conversation.deliver(#"hod":"sum"}"#, isLast: true)
    #expect(conversation.outputText == Answer.result("1", "0").text + "\n")
  }
}
