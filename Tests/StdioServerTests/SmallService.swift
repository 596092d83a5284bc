import JSONRPC
import StrictJSON
import Synchronization

/// A service whose methods are `echo`, `fill` (as many bytes as params say) and `count` (numbers in the order of
/// effects).
final class SmallService: RequestService {
  private let count = Mutex(0)
  private let closings = Mutex(0)

  /// How often the service was closed.
  var timesClosed: Int { closings.withLock { $0 } }

  /// How many `count` requests had their effect.
  var counted: Int { count.withLock { $0 } }

  func makeHandler() -> any RequestHandler { SmallHandler() }

  func beginGroup() {}

  func perform(_ next: () -> (any RequestHandler)?, done: () -> Void) {
    while let handler = next() {
      defer { done() }
      guard let handler = handler as? SmallHandler else { continue }
      handler.numbers = handler.numbers.map { number in
        number
          ?? count.withLock { count in
            count += 1
            return count
          }
      }
    }
  }

  func close() { closings.withLock { $0 += 1 } }
}
