import Locking

/// Works through the operations of one group on one connection, in order.
///
/// Leading reads run in one read transaction, so that SQLite looks for changes once. The first write begins a write
/// transaction (IMMEDIATE: one that began by reading could not be retried), in which all later operations run until
/// it has enough writes, or keeps enough outcomes back, and is committed. Nothing is returned before that.
///
/// When a transaction is lost, its writes fail, its reads are run again on what is committed, and the writes that are
/// left in the group fail too: a full disk or a held lock would otherwise cost its time once for each of them.
struct SQLiteGroup {
  private enum Mode {
    case idle
    case reading
    /// The transaction began with the operation at `start`.
    case writing(start: Place, writeCount: Int)
  }

  /// Where an operation stands: in which list, and at which index there.
  private struct Place: Equatable {
    var list: Int
    var index: Int
  }

  private let links: SQLiteLinks
  private let creator: LinkCreator
  private let writesPerTransaction: Int
  /// The clicks that wait to be written.
  private let tally: Guarded<ClickTally>
  /// The lists so far, and the outcomes of each.
  private var lists: [[StoreOperation]] = []
  private var outcomes: [[StoreOutcome]] = []
  /// What each list began with.
  private var generations: [StoreGeneration] = []
  /// How many lists, from the first on, were delivered.
  private var deliveredCount = 0
  private var mode = Mode.idle
  /// Bytes of links that were read in the write transaction.
  private var heldBytes = 0
  /// Why no more writes are tried.
  private var writeFault: StoreFault?
  /// Why nothing is tried any more: a transaction that could not even be rolled back.
  private var fatalFault: StoreFault?
  /// The last fault that says that the connection should be replaced.
  private(set) var connectionFault: StoreFault?
  /// The first fault, unless it is of one operation alone.
  private(set) var fault: StoreFault?
  private(set) var isFaultOfWriting = false
  /// Whether a write transaction was committed.
  private(set) var hasWritten = false

  init(links: SQLiteLinks, drawer: SuffixDrawer, writesPerTransaction: Int, tally: Guarded<ClickTally>) {
    self.links = links
    creator = LinkCreator(links: links, drawer: drawer)
    self.writesPerTransaction = writesPerTransaction
    self.tally = tally
  }

  /// Performs everything, and delivers the outcomes of each list as soon as they are final.
  mutating func run(
    _ first: [StoreOperation], _ next: () -> [StoreOperation]?, _ deliver: ([StoreOutcome], StoreGeneration) -> Void
  ) {
    var current: [StoreOperation]? = first
    var last = Place(list: 0, index: 0)
    while let list = current {
      current = list.isEmpty ? next() : nil
      let number = lists.count
      lists.append(list)
      outcomes.append(Array(repeating: .missing, count: list.count))
      generations.append(links.generation)
      for index in list.indices {
        if index == list.count - 1 { current = next() }
        last = Place(list: number, index: index)
        if list[index].isWrite {
          write(list[index], at: last)
          deliverFinal(before: number, deliver)
        } else {
          read(list[index], at: last, isLast: index == list.count - 1 && current == nil)
        }
      }
      deliverFinal(before: number + 1, deliver)
    }
    switch mode {
    case .idle: break
    case .reading: endReading()
    case .writing(let start, _): commit(from: start, through: last)
    }
    deliverFinal(before: lists.count, deliver)
  }

  /// Delivers the lists in front of `end`, unless they are part of a transaction that may still be lost.
  private mutating func deliverFinal(before end: Int, _ deliver: ([StoreOutcome], StoreGeneration) -> Void) {
    if case .writing = mode { return }
    while deliveredCount < end {
      var final: [StoreOutcome] = []
      swap(&final, &outcomes[deliveredCount])
      deliver(final, generations[deliveredCount])
      deliveredCount += 1
    }
  }

  private subscript(_ place: Place) -> StoreOutcome {
    get { outcomes[place.list][place.index] }
    set { outcomes[place.list][place.index] = newValue }
  }

  /// Performs one operation in whatever transaction there is.
  private mutating func outcome(of operation: StoreOperation) -> StoreOutcome {
    if let fatalFault { return .failed(fatalFault) }
    do throws(StoreFault) {
      switch operation {
      case .create(let new): return try creator.create(new)
      case .adopt(let link, let reuseKey): return try creator.adopt(link, reuseKey: reuseKey)
      case .find(let key):
        if let link = try links.find(key) { return .found(link) }
      case .findChanged(let key, let generation):
        if generation.isSame(as: links.generation) { return .unchanged }
        if let link = try links.find(key) { return .found(link) }
      case .findFirst(let keys):
        for key in keys {
          if let link = try links.find(key) { return .found(link) }
        }
      case .list(let key, let limit): return .listed(try links.list(after: key, limit: limit))
      case .update(let update):
        if let (link, before) = try links.update(update) { return .updated(link, before: before) }
      case .counts(let key, let days):
        var sums = ClickSums()
        for count in try links.counts(of: key, days: days) { sums.add(count) }
        for count in tally.withLock({ $0.counts(of: key, days: days) }) { sums.add(count) }
        return .counted(sums.counts)
      }
      return .missing
    } catch {
      note(error, inWriting: operation.isWrite)
      return .failed(error)
    }
  }

  // MARK: Reads

  private mutating func read(_ operation: StoreOperation, at place: Place, isLast: Bool) {
    if case .idle = mode, fatalFault == nil {
      do throws(StoreFault) {
        if !isLast {
          try links.beginReading()
          mode = .reading
        }
      } catch {
        // Each look-up is a transaction of its own then, and reports what is wrong itself.
        note(error)
      }
      links.noteGeneration()
    }
    self[place] = outcome(of: operation)
    checkTransaction(after: place)
    commitIfLarge(through: place)
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

  private mutating func write(_ operation: StoreOperation, at place: Place) {
    if let fault = fatalFault ?? writeFault {
      self[place] = .failed(fault)
      return
    }
    guard let (start, writeCount) = beginWriting(at: place) else { return }
    self[place] = outcome(of: operation)
    mode = .writing(start: start, writeCount: writeCount + 1)
    checkTransaction(after: place)
    commitIfLarge(through: place)
  }

  /// Commits a transaction that has enough writes, or whose outcomes would take too much memory.
  private mutating func commitIfLarge(through place: Place) {
    guard case .writing(let start, let writeCount) = mode else { return }
    heldBytes += self[place].readBytes
    if writeCount >= writesPerTransaction || heldBytes >= StoreOperation.pageBytes {
      commit(from: start, through: place)
    }
  }

  /// Makes sure that a write transaction is open; nil, with the outcome set, if there can be none.
  private mutating func beginWriting(at place: Place) -> (start: Place, writeCount: Int)? {
    switch mode {
    case .writing(let start, let writeCount): return (start, writeCount)
    case .reading: endReading()
    case .idle: break
    }
    do throws(StoreFault) {
      if let fatalFault { throw fatalFault }
      try links.beginWriting()
      links.noteGeneration()
      heldBytes = 0
      return (place, 0)
    } catch {
      note(error, inWriting: true)
      writeFault = error
      self[place] = .failed(error)
      return nil
    }
  }

  private mutating func commit(from start: Place, through end: Place) {
    do throws(StoreFault) {
      try links.commitInPlace()
      mode = .idle
      hasWritten = true
    } catch {
      loseTransaction(error, from: start, through: end)
    }
  }

  // MARK: Lost transactions

  /// Some errors make SQLite roll the whole transaction back on its own (https://www.sqlite.org/lang_transaction.html,
  /// section 3); notices that.
  private mutating func checkTransaction(after place: Place) {
    guard !links.connection.isInTransaction else { return }
    switch mode {
    case .idle: break
    case .reading: mode = .idle
    case .writing(let start, _):
      let cause: StoreFault =
        if case .failed(let fault) = self[place] { fault } else { links.connection.fault(0).with(code: .other) }
      loseTransaction(cause, from: start, through: place)
    }
  }

  private mutating func loseTransaction(_ fault: StoreFault, from start: Place, through end: Place) {
    note(fault, inWriting: true)
    writeFault = fault
    mode = .idle
    leaveTransaction()
    for list in start.list...end.list {
      let first = list == start.list ? start.index : 0
      let end = list == end.list ? end.index + 1 : lists[list].count
      for index in first..<end {
        if lists[list][index].isWrite {
          if case .failed = outcomes[list][index] { continue }
          outcomes[list][index] = .failed(fault)
        } else {
          outcomes[list][index] = outcome(of: lists[list][index])
        }
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

  private mutating func note(_ fault: StoreFault, inWriting isWriting: Bool = false) {
    if fault.castsDoubtOnConnection { connectionFault = fault }
    if self.fault == nil, fault.code != .rejected { (self.fault, isFaultOfWriting) = (fault, isWriting) }
  }
}
