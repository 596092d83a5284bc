import LinkStore
import Synchronization

/// A store that gives the outcome it was told to, whatever it is asked.
final class ScriptedStore: ShortLinkStore {
  private let outcome: Mutex<StoreOutcome>
  private let asked = Mutex<[StoreOperation]>([])

  private let counted = Mutex<[Click]>([])
  private let lost = Mutex<Int64>(0)

  /// The clicks that were handed over.
  var clicks: [Click] { counted.withLock { $0 } }

  /// Says from now on that it has lost so many clicks.
  func lose(_ count: Int64) { lost.withLock { $0 = count } }

  init(_ outcome: StoreOutcome) {
    self.outcome = Mutex(outcome)
  }

  var fault: StoreFault? {
    guard case .failed(let fault) = outcome.withLock({ $0 }) else { return nil }
    return fault
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

  func count(_ clicks: [Click]) { counted.withLock { $0 += clicks } }

  func writeCounts() -> Duration? { nil }

  var lostClickCount: Int64 { lost.withLock { $0 } }

  func checkHealth() throws(StoreFault) {}

  func close() {}
}
