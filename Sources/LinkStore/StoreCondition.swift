/// Whether a store can be used, as far as its last uses tell.
struct StoreCondition {
  private(set) var fault: StoreFault?

  /// Whether no use has told anything yet.
  private(set) var isUnknown = true

  /// Whether the fault is known from writing: then only a write shows that it is gone.
  private var isOfWriting = false

  /// What was told since the store could be used.
  private var told: Set<Cause> = []

  private enum Cause: Hashable {
    /// Whatever it keeps from being done.
    case obstacle(StoreObstacle)
    case code(StoreFault.Code)
  }

  /// Takes note of a fault; returns what is to be told of it, each cause once until the store can be used again.
  mutating func fail(_ fault: StoreFault, inWriting isOfWriting: Bool) -> StoreChange? {
    switch fault.code {
    case .rejected, .closed: return nil
    default: break
    }
    isUnknown = false
    self.isOfWriting = isOfWriting
    self.fault = fault
    let cause = fault.obstacle.map { Cause.obstacle($0) } ?? .code(fault.code)
    return told.insert(cause).inserted ? .failed(fault) : nil
  }

  /// Takes note of a use without a fault; returns what is to be told of it.
  mutating func succeed(inWriting hasWritten: Bool) -> StoreChange? {
    isUnknown = false
    guard let fault, hasWritten || !isOfWriting else { return nil }
    self.fault = nil
    told.removeAll()
    return .recovered(from: fault)
  }
}
