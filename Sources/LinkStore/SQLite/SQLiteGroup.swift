/// Works through the operations of one group on one connection, in order.
///
/// Leading reads run in one read transaction, so that SQLite looks for changes once. The first write begins a write
/// transaction (IMMEDIATE: one that began by reading could not be retried), in which all later operations run until
/// it has enough writes and is committed. Nothing is returned before that.
///
/// When a transaction is lost, its writes fail, its reads are run again on what is committed, and the writes that are
/// left in the group fail too: a full disk or a held lock would otherwise cost its time once for each of them.
struct SQLiteGroup {
  private enum Mode {
    case idle
    case reading
    /// The transaction began with the operation at `start`.
    case writing(start: Int, writeCount: Int)
  }

  private let operations: [StoreOperation]
  private let links: SQLiteLinks
  private let creator: LinkCreator
  private let writesPerTransaction: Int
  private var outcomes: [StoreOutcome]
  private var mode = Mode.idle
  /// Why no more writes are tried.
  private var writeFault: StoreFault?
  /// Why nothing is tried any more: a transaction that could not even be rolled back.
  private var fatalFault: StoreFault?
  /// The last fault that says that the connection should be replaced.
  private(set) var connectionFault: StoreFault?

  init(_ operations: [StoreOperation], links: SQLiteLinks, drawer: SuffixDrawer, writesPerTransaction: Int) {
    self.operations = operations
    self.links = links
    creator = LinkCreator(links: links, drawer: drawer)
    self.writesPerTransaction = writesPerTransaction
    outcomes = Array(repeating: .missing, count: operations.count)
  }

  /// Returns one outcome for each operation.
  mutating func run() -> [StoreOutcome] {
    for index in operations.indices {
      switch operations[index] {
      case .find, .findFirst: read(at: index)
      case .create(let new): write(new, at: index)
      }
    }
    switch mode {
    case .idle: break
    case .reading: endReading()
    case .writing(let start, _): commit(from: start, through: operations.count - 1)
    }
    return outcomes
  }

  // MARK: Reads

  private mutating func read(at index: Int) {
    if case .idle = mode, index + 1 < operations.count, fatalFault == nil {
      do throws(StoreFault) {
        try links.beginReading()
        mode = .reading
      } catch {
        // Each look-up is a transaction of its own then, and reports what is wrong itself.
        note(error)
      }
    }
    outcomes[index] = find(operations[index])
    checkTransaction(after: index)
  }

  private mutating func find(_ operation: StoreOperation) -> StoreOutcome {
    if let fatalFault { return .failed(fatalFault) }
    do throws(StoreFault) {
      switch operation {
      case .find(let key):
        if let link = try links.find(key) { return .found(link) }
      case .findFirst(let keys):
        for key in keys {
          if let link = try links.find(key) { return .found(link) }
        }
      case .create: break
      }
      return .missing
    } catch {
      note(error)
      return .failed(error)
    }
  }

  private mutating func endReading() {
    mode = .idle
    do throws(StoreFault) {
      try links.commit()
    } catch {
      note(error)
      leaveTransaction()
    }
  }

  // MARK: Writes

  private mutating func write(_ new: NewLink, at index: Int) {
    if let fault = fatalFault ?? writeFault {
      outcomes[index] = .failed(fault)
      return
    }
    guard let (start, writeCount) = beginWriting(at: index) else { return }
    do throws(StoreFault) {
      outcomes[index] = try creator.create(new)
    } catch {
      note(error)
      outcomes[index] = .failed(error)
    }
    mode = .writing(start: start, writeCount: writeCount + 1)
    checkTransaction(after: index)
    if case .writing = mode, writeCount + 1 >= writesPerTransaction {
      commit(from: start, through: index)
    }
  }

  /// Makes sure that a write transaction is open; nil, with the outcome set, if there can be none.
  private mutating func beginWriting(at index: Int) -> (start: Int, writeCount: Int)? {
    switch mode {
    case .writing(let start, let writeCount): return (start, writeCount)
    case .reading: endReading()
    case .idle: break
    }
    do throws(StoreFault) {
      if let fatalFault { throw fatalFault }
      try links.beginWriting()
      return (index, 0)
    } catch {
      note(error)
      writeFault = error
      outcomes[index] = .failed(error)
      return nil
    }
  }

  private mutating func commit(from start: Int, through end: Int) {
    do throws(StoreFault) {
      // What is written to a file that nobody can find any more is lost.
      guard links.connection.isInPlace, links.connection.hasCompanions else {
        throw StoreFault(code: .gone, path: links.connection.path)
      }
      try links.commit()
      mode = .idle
    } catch {
      loseTransaction(error, from: start, through: end)
    }
  }

  // MARK: Lost transactions

  /// Some errors make SQLite roll the whole transaction back on its own (https://www.sqlite.org/lang_transaction.html,
  /// section 3); notices that.
  private mutating func checkTransaction(after index: Int) {
    guard !links.connection.isInTransaction else { return }
    switch mode {
    case .idle: break
    case .reading: mode = .idle
    case .writing(let start, _):
      let cause: StoreFault =
        if case .failed(let fault) = outcomes[index] { fault } else { links.connection.fault(0).with(code: .other) }
      loseTransaction(cause, from: start, through: index)
    }
  }

  private mutating func loseTransaction(_ fault: StoreFault, from start: Int, through end: Int) {
    note(fault)
    writeFault = fault
    mode = .idle
    leaveTransaction()
    for index in start...end {
      switch operations[index] {
      case .find, .findFirst: outcomes[index] = find(operations[index])
      case .create:
        if case .failed = outcomes[index] { continue }
        outcomes[index] = .failed(fault)
      }
    }
  }

  private mutating func leaveTransaction() {
    do throws(StoreFault) {
      try links.rollBack()
    } catch {
      note(error)
    }
    if links.connection.isInTransaction {
      fatalFault = connectionFault ?? StoreFault(code: .other, path: links.connection.path)
      connectionFault = fatalFault
    }
  }

  private mutating func note(_ fault: StoreFault) {
    if fault.castsDoubtOnConnection { connectionFault = fault }
  }
}
