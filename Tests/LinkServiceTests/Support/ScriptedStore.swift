import LinkStore
import Synchronization

/// A store that gives the outcome it was told to, whatever it is asked.
final class ScriptedStore: ShortLinkStore {
  private let outcome: Mutex<StoreOutcome>
  private let asked = Mutex<[StoreOperation]>([])

  init(_ outcome: StoreOutcome) {
    self.outcome = Mutex(outcome)
  }

  let locationText = Array("sqlite:/scripted".utf8)

  var operations: [StoreOperation] { asked.withLock { $0 } }

  func perform(_ lists: [[StoreOperation]], deliver: (Int, [StoreOutcome]) -> Void) {
    asked.withLock { $0 += lists.joined() }
    let outcome = outcome.withLock { $0 }
    for (position, list) in lists.enumerated() {
      deliver(position, Array(repeating: outcome, count: list.count))
    }
  }

  func checkHealth() throws(StoreFault) {}

  func close() {}
}
