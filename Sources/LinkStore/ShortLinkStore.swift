/// Where short links are kept.
///
/// May be called from any thread; calls run one after another.
package protocol ShortLinkStore: AnyObject, Sendable {
  /// The place as a `StoreLocation` writes it, for `status`; never a password.
  var locationText: [UInt8] { get }

  /// Performs lists of operations as if one by one, in order, and delivers one outcome for each at the same place.
  ///
  /// `deliver` is called for the position of each list, in order, as soon as its outcomes are final, so that the caller
  /// can go on with them while later lists are performed.
  ///
  /// A later operation sees the writes of an earlier one. An outcome that depends on a write is delivered only after
  /// that write is durable. An operation that fails leaves its neighbours alone, except that writes of one transaction
  /// fail together when the transaction cannot be committed; reads among them are then answered from committed state.
  /// The first call opens the store; a call after a failure looks at it anew.
  func perform(_ lists: [[StoreOperation]], deliver: (Int, [StoreOutcome]) -> Void)

  /// Opens the store if necessary, verifies its structure, and that it can be written.
  func checkHealth() throws(StoreFault)

  /// Ends the use of the store; every later operation fails with `closed`.
  func close()
}

extension ShortLinkStore {
  /// Performs one list of operations and returns their outcomes.
  package func perform(_ operations: [StoreOperation]) -> [StoreOutcome] {
    var outcomes: [StoreOutcome] = []
    perform([operations]) { outcomes = $1 }
    return outcomes
  }
}
