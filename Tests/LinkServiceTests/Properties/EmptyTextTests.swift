import Dispatch
import LinkCore
import Testing

/// Handlers share nothing, not even what is empty; the thread sanitizer looks on.
@Suite struct EmptyTextTests {
  @Test func threadsDoNotShareEmptyTexts() {
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<1_000 {
        var text: [UInt8] = []
        PercentEncoding.appendDecoded([UInt8]().span, to: &text)
        #expect(text.isEmpty)
      }
    }
  }
}
