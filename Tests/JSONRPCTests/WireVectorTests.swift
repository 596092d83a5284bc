import JSONRPC
import TestSupport
import Testing

/// Every vector, delivered in every way, and a request after it that must be answered.
@Suite struct WireVectorTests {
  @Test(arguments: WireVector.all, [false, true])
  func answersHoweverItIsDelivered(vector: WireVector, headers: Bool) {
    let stream = vector.stream(headers: headers)
    let expected = vector.expected(headers: headers)
    for parts in Splits.all(stream) {
      let answers = Conversation.answers(to: parts)
      guard answers == expected else {
        Issue.record("cut after \(parts[0].count) of \(stream.count) bytes: \(answers) instead of \(expected)")
        return
      }
    }
  }

  @Test func allRowsAreThere() {
    #expect(WireVector.examples.count == 15)
    #expect(Set(WireVector.all.map { Array($0.id.utf8) }).count == WireVector.all.count)
  }

  @Test(arguments: [10_000, 1_000_000]) func deepNestingIsRefusedAndTheNextLineWorks(depth: Int) {
    let vector = WireVector(
      "D35", bytes: [UInt8](repeating: UInt8(ascii: "["), count: depth), .error("null", .parse, "notJSON"))
    for headers in [false, true] {
      #expect(Conversation.answers(to: [vector.stream(headers: headers)]) == vector.expected(headers: headers))
    }
  }
}
