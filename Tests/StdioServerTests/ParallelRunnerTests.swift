import JSONRPC
import Testing

@testable import StdioServer

/// Large groups on several threads: the first slices are finished while the last ones are performed.
@Suite(.timeLimit(.minutes(1)))
struct ParallelRunnerTests {
  @Test(arguments: [1, 127, 128, 3_000]) func deferredRequestsAreAnsweredInOrder(count: Int) {
    let service = SmallService()
    let exchange = Exchange(service: service, runner: ParallelRunner())
    var number = 0
    for _ in 0..<20 {
      let ids = (0..<count).map { number + $0 }
      let input = Array(ids.map { Requests.count($0) }.joined().utf8)
      var answers: [UInt8] = []
      _ = exchange.receive(input, to: input.count, atEnd: false)
      while exchange.hasWork {
        exchange.work(on: input)
        answers += exchange.outputs.joined()
        exchange.release()
      }
      number += count
      #expect(String(decoding: answers, as: UTF8.self) == ids.map { Requests.result($0, "\($0 + 1)") }.joined())
    }
    #expect(service.counted == number)
  }
}
