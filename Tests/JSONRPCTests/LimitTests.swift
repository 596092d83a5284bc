import JSONRPC
import StrictJSON
import Testing

/// What passes a limit is answered, and the next message works.
@Suite struct LimitTests {
  private static let next = #"{"jsonrpc":"2.0","method":"sum","params":[1],"id":"next"}"#
  private static let nextAnswer = Answer.result(#""next""#, "1").text + "\n"

  private func answers(to message: String, _ limits: WireLimits) -> String {
    Conversation.answers(to: [Array("\(message)\n\(LimitTests.next)\n".utf8)], limits: limits)
  }

  @Test func messageBytes() {
    let message = #"{"jsonrpc":"2.0","id":1,"method":"sum","params":[1,2,3,4,5,6,7,8,9]}"#
    let limits = WireLimits(messageBytes: message.utf8.count)
    #expect(answers(to: message, limits) == Answer.result("1", "45").text + "\n" + LimitTests.nextAnswer)
    let limit = limits.messageBytes
    #expect(
      answers(to: message + " ", limits)
        == Answer.error("null", .request, "over messageBytes \(limit)").text + "\n" + LimitTests.nextAnswer)
  }

  @Test func values() {
    let limits = WireLimits(json: JSONLimits(values: 10))
    let message = #"{"jsonrpc":"2.0","id":1,"method":"sum","params":[1,2,3,4,5]}"#
    #expect(answers(to: message, limits) == Answer.result("1", "15").text + "\n" + LimitTests.nextAnswer)
    #expect(
      answers(to: message.replacing("5]", with: "5,6]"), limits)
        == Answer.error("null", .request, "over values 10").text + "\n" + LimitTests.nextAnswer)
  }

  @Test(arguments: [9_999, 10_000, 10_001]) func batchEntries(count: Int) {
    let batch = "[" + Array(repeating: "1", count: count).joined(separator: ",") + "]"
    let expected =
      count <= 10_000
      ? Answer.batch(Array(repeating: .error("null", .request, "notObject"), count: count))
      : .error("null", .request, "over batchEntries 10000")
    #expect(answers(to: batch, WireLimits()) == expected.text + "\n" + LimitTests.nextAnswer)
  }

  @Test(arguments: ["fill", "fillLater"]) func answerBytes(method: String) {
    let limits = WireLimits(answerBytes: 1000)
    let fits = #"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":[900]}"#
    let filling = #"""# + String(repeating: "x", count: 900) + #"""#
    #expect(answers(to: fits, limits) == Answer.result("1", filling).text + "\n" + LimitTests.nextAnswer)
    let tooLarge = fits.replacing("900", with: "1000")
    #expect(
      answers(to: tooLarge, limits)
        == Answer.error("1", .request, "over answerBytes 1000").text + "\n" + LimitTests.nextAnswer)
    #expect(answers(to: tooLarge.replacing(#""id":1,"#, with: ""), limits) == LimitTests.nextAnswer)
  }

  /// The answer to a batch counts as one; entries that do not fit any more are refused one by one.
  @Test(arguments: ["fill", "fillLater"]) func answerBytesOfBatch(method: String) {
    let entries = (1...4).map { #"{"jsonrpc":"2.0","id":\#($0),"method":"\#(method)","params":[400]}"# }
    let filling = #"""# + String(repeating: "x", count: 400) + #"""#
    let refusal = "over answerBytes 1000"
    let expected = Answer.batch([
      .result("1", filling), .result("2", filling), .error("3", .request, refusal), .error("4", .request, refusal),
    ])
    #expect(
      answers(to: "[\(entries.joined(separator: ","))]", WireLimits(answerBytes: 1000))
        == expected.text + "\n" + LimitTests.nextAnswer)
  }
}
