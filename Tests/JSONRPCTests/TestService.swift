import JSONRPC
import StrictJSON
import Synchronization

/// A service of small methods that makes every way to answer happen.
///
/// `slow` and `count` are put aside; `perform` gives each `count` the next number, so that answers show the order in
/// which the effects took place.
final class TestService: RequestService {
  private struct Totals: Sendable {
    var count = 0
    var groups = 0
    var performs = 0
    var effects: [[UInt8]] = []
    var isClosed = false
  }

  private let totals = Mutex(Totals())

  /// Groups that were begun.
  var groups: Int { totals.withLock { $0.groups } }

  /// Calls of `perform`.
  var performs: Int { totals.withLock { $0.performs } }

  /// The names that `count` was called with, in the order of their effects.
  var effects: [[UInt8]] { totals.withLock { $0.effects } }

  /// Whether the service was closed.
  var isClosed: Bool { totals.withLock { $0.isClosed } }

  func makeHandler() -> any RequestHandler { TestHandler() }

  func beginGroup() { totals.withLock { $0.groups += 1 } }

  func perform(_ next: () -> (any RequestHandler)?, done: () -> Void) {
    totals.withLock { $0.performs += 1 }
    while let handler = next() {
      defer { done() }
      guard let handler = handler as? TestHandler else { continue }
      for index in handler.items.indices where handler.items[index].number == nil {
        let name = handler.items[index].name
        handler.items[index].number = totals.withLock { totals in
          totals.count += 1
          totals.effects.append(name)
          return totals.count
        }
      }
    }
  }

  func close() { totals.withLock { $0.isClosed = true } }
}
