/// Where short links are kept.
///
/// May be called from any thread; calls run one after another.
package protocol ShortLinkStore: AnyObject, Sendable {
  /// The place as a `StoreLocation` writes it, for `status`; never a password.
  var locationText: [UInt8] { get }

  /// Performs lists of operations as if one by one, in the order in which `next` gives them, until it gives none, and
  /// delivers the outcomes of each list, one for each operation at the same place.
  ///
  /// `deliver` is called for each list, in order, as soon as its outcomes are final, so that the caller can go on with
  /// them while later lists are performed. `next` is asked late, so that it may have a list that was not there before;
  /// nothing is kept open to wait for one. The generation that comes with the outcomes is not later than any of them.
  ///
  /// A later operation sees the writes of an earlier one. An outcome that depends on a write is delivered only after
  /// that write is durable. An operation that fails leaves its neighbours alone, except that writes of one transaction
  /// fail together when the transaction cannot be committed; reads among them are then answered from committed state.
  /// The first call opens the store; a call after a failure looks at it anew.
  func perform(_ next: () -> [StoreOperation]?, deliver: ([StoreOutcome], StoreGeneration) -> Void)

  /// Counts clicks; they are written later, and neither waits for the store nor fails with it.
  ///
  /// What cannot be written for long, so that too much waits, is let go.
  func count(_ clicks: [Click])

  /// Writes counted clicks if it is time to; returns after how long it will be time again, or nil when none wait.
  ///
  /// Called whenever nobody waits for an answer. What fails is tried again later.
  func writeCounts() -> Duration?

  /// How many counted clicks were let go.
  var lostClickCount: Int64 { get }

  /// Why the store could not be used, or not be written, when that was last tried; before the first use, why it will
  /// not be, where that is seen without opening it. Nil when nothing is known against it.
  var fault: StoreFault? { get }

  /// Opens the store if necessary, verifies its structure, and that it can be written.
  func checkHealth() throws(StoreFault)

  /// Writes the clicks that wait and ends the use of the store; every later operation fails with `closed`.
  func close()
}

extension ShortLinkStore {
  /// Performs one list of operations and returns their outcomes.
  package func perform(_ operations: [StoreOperation]) -> [StoreOutcome] {
    var next: [StoreOperation]? = operations
    var outcomes: [StoreOutcome] = []
    perform({ next.take() }, deliver: { (delivered, _) in outcomes = delivered })
    return outcomes
  }
}
