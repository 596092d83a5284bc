import Dispatch
import JSONRPC
import StrictJSON
import Synchronization

/// A service whose methods are `echo`, `fill` (as many bytes as params say) and `count` (numbers in the order of
/// effects).
final class SmallService: RequestService {
  private let count = Mutex(0)
  private let closings = Mutex(0)
  private let chores = Mutex(0)
  private let isCaughtUp = DispatchSemaphore(value: 0)
  private let catchUps = Mutex(0)

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

  /// Puts off so much work; one piece of it is done in each ``catchUp()``.
  func putOff(_ count: Int) { chores.withLock { $0 = count } }

  /// How often the service was asked to catch up.
  var timesCaughtUp: Int { catchUps.withLock { $0 } }

  /// Waits until nothing is put off any more; false when that takes too long.
  func waitUntilCaughtUp() -> Bool { isCaughtUp.wait(timeout: .now() + Channel.patience) == .success }

  func catchUp() -> Duration? {
    catchUps.withLock { $0 += 1 }
    return chores.withLock { chores in
      guard chores > 0 else { return nil }
      chores -= 1
      guard chores == 0 else { return .microseconds(1) }
      isCaughtUp.signal()
      return nil
    }
  }

  func close() { closings.withLock { $0 += 1 } }
}
