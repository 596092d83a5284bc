import JSONRPC
import Testing

/// `shutdown` and `exit`.
@Suite struct LifecycleTests {
  private let shutdown = #"{"jsonrpc":"2.0","id":"s","method":"shutdown"}"#
  private let exit = #"{"jsonrpc":"2.0","method":"exit"}"#
  private let count = #"{"jsonrpc":"2.0","id":1,"method":"count"}"#
  private let countQuietly = #"{"jsonrpc":"2.0","method":"count"}"#
  private let isShutDown = Answer.result(#""s""#, "null")
  private let refused = Answer.error("1", .request, "shut down")

  private func run(_ lines: String..., together: Bool) -> Conversation {
    var conversation = Conversation()
    if together {
      conversation.deliver(lines.map { $0 + "\n" }.joined())
    } else {
      for line in lines { conversation.deliver(line + "\n") }
    }
    return conversation
  }

  private func text(_ answers: Answer...) -> String { answers.map { $0.framed(headers: false) }.joined() }

  @Test(arguments: [true, false]) func requestsAfterShutdownAreRefused(together: Bool) {
    let conversation = run(count, shutdown, count, countQuietly, shutdown, "[\(count)]", together: together)
    #expect(
      conversation.outputText
        == text(
          .result("1", "1"), isShutDown, refused, .error(#""s""#, .request, "shut down"), .batch([refused])))
    #expect(conversation.service.effects.count == 1)
    #expect(conversation.exchange.exitCode == nil)
  }

  @Test(arguments: [true, false]) func exitAfterShutdown(together: Bool) {
    let conversation = run(count, shutdown, countQuietly, exit, count, countQuietly, together: together)
    #expect(conversation.outputText == text(.result("1", "1"), isShutDown))
    #expect(conversation.service.effects.count == 1)
    #expect(conversation.exchange.exitCode == 0)
  }

  @Test(arguments: [true, false]) func exitWithoutShutdown(together: Bool) {
    let conversation = run(count, countQuietly, exit, count, "{", countQuietly, together: together)
    #expect(conversation.outputText == text(.result("1", "1")))
    #expect(conversation.service.effects.count == 2)
    #expect(conversation.exchange.exitCode == 1)
  }

  @Test func insideBatch() {
    let conversation = run("[\(count),\(shutdown),\(count),\(exit),\(count),\(countQuietly)]", together: true)
    #expect(conversation.outputText == text(.batch([.result("1", "1"), isShutDown, refused])))
    #expect(conversation.service.effects.count == 1)
    #expect(conversation.exchange.exitCode == 0)
  }

  @Test func invalidRequestsAreStillAnsweredAfterShutdown() {
    let conversation = run(shutdown, "{", "[]", #"{"id":1}"#, together: true)
    #expect(
      conversation.outputText
        == text(
          isShutDown, .error("null", .parse, "notJSON"), .error("null", .request, "emptyBatch"),
          .error("1", .request, "missingVersion")))
  }

  @Test func exitWithIdIsAnswered() {
    let conversation = run(#"{"jsonrpc":"2.0","id":7,"method":"\u0065xit"}"#, count, together: true)
    #expect(conversation.outputText == text(.result("7", "null")))
    #expect(conversation.exchange.exitCode == 1)
  }

  @Test func shutdownWithoutId() {
    let conversation = run(#"{"jsonrpc":"2.0","method":"shutdown"}"#, count, exit, together: true)
    #expect(conversation.outputText == text(refused))
    #expect(conversation.exchange.exitCode == 0)
  }
}
