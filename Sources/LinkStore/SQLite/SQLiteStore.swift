import Locking

/// Short links in an SQLite database: a file in write-ahead-log mode, or memory.
///
/// Several stores, in one process or in many, may use the same file.
package final class SQLiteStore: ShortLinkStore {
  private enum State {
    /// To be opened; says how often it was opened before.
    case waiting(openings: Int)
    case open(SQLiteLinks)
    case closed
  }

  /// The place, with an absolute path unless there is no working directory.
  package let location: StoreLocation
  private let settings: SQLiteSettings
  private let drawer: SuffixDrawer
  private let state = Guarded<State>(.waiting(openings: 0))
  /// Locked inside the lock of the state, never the other way round.
  private let tally = Guarded(ClickTally())

  /// Locked for a moment, in whatever lock: whoever asks for it does not wait for the database.
  private let condition = Guarded(StoreCondition())
  private let watcher = Guarded<(@Sendable (StoreChange) -> Void)?>(nil)

  /// Takes note of the place; the first use opens it.
  package init(location: StoreLocation, random: any RandomSource, settings: SQLiteSettings = SQLiteSettings()) {
    self.location = location.resolved(against: SystemCalls.currentDirectory() ?? [])
    self.settings = settings
    drawer = SuffixDrawer(random: random)
  }

  /// Whether the place is a file that is not there, so that the first use would make it.
  package var isMissing: Bool {
    guard case .sqliteFile(let path) = location.place else { return false }
    return SystemCalls.kind(of: path) == .nothing
  }

  package var locationText: [UInt8] { location.canonicalText }

  package func perform(_ next: () -> [StoreOperation]?, deliver: ([StoreOutcome], StoreGeneration) -> Void) {
    // Nothing to do is no reason to open the store.
    var first = next()
    while let list = first, list.isEmpty {
      deliver([], StoreGeneration())
      first = next()
    }
    guard let first else { return }
    state.withLock { state in
      do throws(StoreFault) {
        let links = try open(&state)
        var group = SQLiteGroup(
          links: links, drawer: drawer, writesPerTransaction: settings.writesPerTransaction,
          tally: tally
        )
        group.run(first, next, deliver)
        note(group.fault, inWriting: group.fault == nil ? group.hasWritten : group.isFaultOfWriting)
        if group.connectionFault != nil { drop(&state) }
      } catch {
        note(error, inWriting: false)
        var failed: [StoreOperation]? = first
        while let list = failed {
          deliver(Array(repeating: .failed(error), count: list.count), StoreGeneration())
          failed = next()
        }
      }
    }
  }

  package func checkHealth() throws(StoreFault) {
    try state.withLock { state throws(StoreFault) in
      let links = try open(&state)
      do throws(StoreFault) {
        let verdict = try links.connection.text("PRAGMA quick_check(1)")
        guard verdict == Array("ok".utf8) else {
          throw StoreFault(
            code: .damaged,
            engineMessage: String(decoding: verdict, as: UTF8.self),
            path: links.connection.path
          )
        }
        try links.beginWriting()
        try links.rollBack()
      } catch {
        if error.castsDoubtOnConnection { drop(&state) }
        throw error
      }
    }
  }

  // MARK: Condition

  package var fault: StoreFault? {
    let (fault, isUnknown) = condition.withLock { ($0.fault, $0.isUnknown) }
    return isUnknown ? SQLiteOpening(location: location, settings: settings, isReopening: false).foreseenFault : fault
  }

  /// Reports from now on when the store becomes unusable and when it is usable again, at once when it is seen to be
  /// unusable now; `report` must not use the store.
  package func watch(_ report: @escaping @Sendable (StoreChange) -> Void) {
    watcher.withLock { $0 = report }
    // A file that is there may be read although it cannot be written.
    if let fault { note(fault, inWriting: fault.code == .readOnly) }
  }

  /// Takes note of a use and what it has met.
  private func note(_ fault: StoreFault?, inWriting isWriting: Bool) {
    let change = condition.withLock { condition in
      if let fault { condition.fail(fault, inWriting: isWriting) } else { condition.succeed(inWriting: isWriting) }
    }
    guard let change else { return }
    watcher.withLock { $0 }?(change)
  }

  // MARK: Clicks

  package var lostClickCount: Int64 { tally.withLock { $0.lostCount } }

  package func count(_ clicks: [Click]) {
    let now = SystemCalls.monotonicNanoseconds()
    tally.withLock { $0.add(clicks, now: now, interval: settings.countInterval.clampedNanoseconds) }
  }

  package func writeCounts() -> Duration? {
    let now = SystemCalls.monotonicNanoseconds()
    guard let due = tally.withLock({ $0.dueTime }) else { return nil }
    guard due <= now else { return .nanoseconds(Int64(clamping: due &- now)) }
    state.withLock { state in
      if case .closed = state { return tally.withLock { $0.letGo() } }
      writeCounts(&state, patience: settings.countPatience, isFlushed: false)
    }
    return tally.withLock { $0.dueTime }.map { time in
      let now = SystemCalls.monotonicNanoseconds()
      return time <= now ? .zero : .nanoseconds(Int64(clamping: time &- now))
    }
  }

  /// Writes all counts that wait; what fails waits on.
  private func writeCounts(_ state: inout State, patience: Duration, isFlushed: Bool) {
    let rows = tally.withLock { $0.take() }
    guard !rows.isEmpty else { return }
    var written = 0
    var fault: StoreFault?
    do throws(StoreFault) {
      let links = try open(&state)
      links.connection.waiter.reset(atMost: patience)
      let outcome = CountWriter(links: links).write(rows, isFlushed: isFlushed)
      (written, fault) = (outcome.written, outcome.fault)
      if outcome.isConnectionInDoubt { drop(&state) }
    } catch {
      fault = error
    }
    // Counts are not waited for, so a lock that is held for a moment says nothing.
    if fault?.code != .busy { note(fault, inWriting: true) }
    let (now, interval) = (SystemCalls.monotonicNanoseconds(), settings.countInterval.clampedNanoseconds)
    tally.withLock { tally in
      guard let fault else { return tally.succeed() }
      tally.putBack(rows[written...], isLocked: fault.code == .busy, now: now, interval: interval)
    }
  }

  package func close() {
    state.withLock { state in
      if case .closed = state { return }
      writeCounts(&state, patience: settings.busyDeadline, isFlushed: true)
      if case .open(let links) = state { leave(links) }
      state = .closed
      // What is still there cannot be written any more.
      tally.withLock { $0.letGo() }
    }
  }

  /// The open database; opens it, or opens it again if another file stands in its place or in that of its log.
  private func open(_ state: inout State) throws(StoreFault) -> SQLiteLinks {
    if case .open(let links) = state, !links.connection.isInPlace || !links.connection.hasCompanions { drop(&state) }
    switch state {
    case .closed:
      throw StoreFault(code: .closed, path: [])
    case .open(let links):
      links.connection.waiter.reset()
      return links
    case .waiting(let openings):
      let opening = SQLiteOpening(location: location, settings: settings, isReopening: openings > 0)
      let connection = try opening.connection()
      let links: SQLiteLinks
      do throws(StoreFault) {
        links = try SQLiteLinks(connection: connection, opening: openings)
      } catch {
        // The version is ours, but the tables are not.
        throw error.code == .other ? error.with(code: .damaged) : error
      }
      connection.noteCompanions()
      connection.waiter.reset()
      state = .open(links)
      return links
    }
  }

  /// Lets a connection in doubt go; the next use opens another one.
  ///
  /// A database in memory ends with its connection, so that one is kept.
  private func drop(_ state: inout State) {
    guard case .open(let links) = state, location.place != .sqliteMemory else { return }
    leave(links)
    state = .waiting(openings: links.generation.opening + 1)
  }

  private func leave(_ links: SQLiteLinks) {
    if !links.connection.isInPlace {
      links.connection.keepLogOnClose()
    } else if !links.connection.hasCompanions {
      links.connection.rescueLog()
    }
  }
}
