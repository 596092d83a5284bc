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
        var group = SQLiteGroup(links: links, drawer: drawer, writesPerTransaction: settings.writesPerTransaction)
        group.run(first, next, deliver)
        if group.connectionFault != nil { drop(&state) }
      } catch {
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

  package func close() {
    state.withLock { state in
      if case .open(let links) = state { leave(links) }
      state = .closed
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
