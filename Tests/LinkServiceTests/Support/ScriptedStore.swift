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

  func perform(_ next: () -> [StoreOperation]?, deliver: ([StoreOutcome], StoreGeneration) -> Void) {
    let outcome = outcome.withLock { $0 }
    while let list = next() {
      asked.withLock { $0 += list }
      deliver(Array(repeating: outcome, count: list.count), StoreGeneration())
    }
  }

  func checkHealth() throws(StoreFault) {}

  func close() {}
}
