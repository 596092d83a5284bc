import CSQLite

/// The way from a place to a connection that is ready for links.
///
/// 1. Look at the path: a kind of file or file system that cannot work is refused before SQLite touches it.
/// 2. Open, and identify the content before anything is changed, so that a database of another program stays as it is.
/// 3. Switch to the write-ahead log and set what belongs to each connection.
/// 4. Take the missing migration steps.
struct SQLiteOpening {
  let location: StoreLocation
  let settings: SQLiteSettings
  /// Whether this process had the database open before.
  ///
  /// Then it is not made again: an empty database in place of one with links would be a silent loss.
  let isReopening: Bool

  func connection() throws(StoreFault) -> SQLiteConnection {
    let waiter = BusyWaiter(deadline: settings.busyDeadline)
    switch location.place {
    case .sqliteMemory:
      let connection = try SQLiteConnection(
        name: settings.spillsMemory ? [] : Array(":memory:".utf8),
        path: [],
        flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX,
        waiter: waiter
      )
      try configure(connection)
      try SQLiteSchema.migrate(connection)
      return connection
    case .sqliteFile(let path):
      return try file(path, waiter: waiter)
    }
  }

  private func file(_ path: [UInt8], waiter: BusyWaiter) throws(StoreFault) -> SQLiteConnection {
    try prepare(path)
    var flags = SQLITE_OPEN_NOMUTEX
    if settings.isReadOnly {
      flags |= SQLITE_OPEN_READONLY
    } else {
      flags |= isReopening ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    }
    // A path that begins with `file:` could be taken for a URI, one that begins with `:` for a special name.
    let name = path.first == UInt8(ascii: "/") ? path : Array("./".utf8) + path
    let connection = try SQLiteConnection(name: name, path: path, flags: flags, waiter: waiter)
    guard case .regular(let identity) = SystemCalls.kind(of: path) else { throw StoreFault(code: .gone, path: path) }
    connection.identity = identity
    guard !SystemCalls.isOnNetwork(path) else { throw StoreFault(code: .noWriteAheadLog, path: path) }

    let standing: SQLiteSchema.Standing
    do throws(StoreFault) {
      standing = try SQLiteSchema.standing(of: connection)
    } catch {
      throw error.concernsWriteAheadLog ? error.with(code: .noWriteAheadLog) : error
    }
    let isCurrent = standing == .ours(version: SQLiteSchema.latestVersion)
    if case .ours(let version) = standing { connection.schemaVersion = version }
    if isReopening && standing == .empty { throw StoreFault(code: .gone, path: path) }
    if connection.isReadOnly {
      // Every version has the same links.
      guard standing != .empty else { throw StoreFault(code: .readOnly, path: path) }
      try configure(connection)
      return connection
    }
    try switchToWriteAheadLog(connection)
    try configure(connection)
    if !isCurrent { try migrate(connection) }
    return connection
  }

  /// Makes the directory if that is asked for, and refuses what is no regular file.
  private func prepare(_ path: [UInt8]) throws(StoreFault) {
    switch SystemCalls.kind(of: path) {
    case .regular:
      // While the database was read-only its companions were made with its permissions, and they outlive that.
      for companion in ["-wal", "-shm"] where !settings.isReadOnly {
        SystemCalls.adoptPermissions(of: path, for: path + Array(companion.utf8))
      }
      return
    case .other: throw unopened(path)
    case .unknown(let cause): throw unopened(path, cause)
    case .nothing where isReopening: throw StoreFault(code: .gone, path: path)
    case .nothing: break
    }
    guard let slash = path.lastIndex(of: UInt8(ascii: "/")), slash > 0 else { return }
    let directory = Array(path[..<slash])
    if location.makesDirectory {
      let cause = SystemCalls.makeDirectories(directory)
      guard cause == 0 else { throw unopened(path, cause) }
    }
    // Asked before the file is made, so that none is left behind there.
    guard !SystemCalls.isOnNetwork(directory) else { throw StoreFault(code: .noWriteAheadLog, path: path) }
  }

  private func unopened(_ path: [UInt8], _ cause: Int32 = 0) -> StoreFault {
    StoreFault(code: .cannotOpen, systemCode: Int(cause), path: path, obstacle: StoreObstacle.find(at: path))
  }

  /// What will keep the file from being opened or written, as far as that is seen without opening it or changing
  /// anything.
  var foreseenFault: StoreFault? {
    guard case .sqliteFile(let path) = location.place, !settings.isReadOnly else { return nil }
    let kind = SystemCalls.kind(of: path)
    if kind == .nothing, location.makesDirectory { return nil }
    guard let obstacle = StoreObstacle.find(at: path) else { return nil }
    if case .regular = kind { return StoreFault(code: .readOnly, path: path, obstacle: obstacle) }
    return StoreFault(code: .cannotOpen, path: path, obstacle: obstacle)
  }

  /// Switches a fresh file to the write-ahead log, which the file then remembers.
  ///
  /// The switch needs the whole file for itself and fails at once where SQLite sees a deadlock, whatever the busy
  /// handler says; so it is tried again here, after a look whether another process has done it.
  private func switchToWriteAheadLog(_ connection: SQLiteConnection) throws(StoreFault) {
    let start = SystemCalls.monotonicNanoseconds()
    while true {
      do throws(StoreFault) {
        // The answer to the next question is remembered from the last read, so the file is read first.
        _ = try connection.integer("PRAGMA schema_version")
        if try connection.text("PRAGMA journal_mode") == Array("wal".utf8) { return }
        // Only a database without content takes this; 4096 is the default of every SQLite since 3.12.
        try connection.execute("PRAGMA page_size = 4096")
        if try connection.text("PRAGMA journal_mode = WAL") == Array("wal".utf8) { return }
        throw StoreFault(code: .noWriteAheadLog, path: connection.path)
      } catch {
        guard error.code == .busy else {
          throw error.concernsWriteAheadLog ? error.with(code: .noWriteAheadLog) : error
        }
        guard connection.waiter.pause(since: start) else { throw error }
      }
    }
  }

  private func migrate(_ connection: SQLiteConnection) throws(StoreFault) {
    do throws(StoreFault) {
      try SQLiteSchema.migrate(connection)
    } catch {
      // The database itself can be written, so it is the log or its shared memory that cannot.
      throw error.code == .readOnly ? error.with(code: .noWriteAheadLog) : error
    }
  }

  /// What SQLite does not keep in the file.
  private func configure(_ connection: SQLiteConnection) throws(StoreFault) {
    try connection.execute(
      """
      PRAGMA synchronous = FULL;
      PRAGMA fullfsync = ON;
      PRAGMA checkpoint_fullfsync = ON;
      PRAGMA wal_autocheckpoint = \(settings.checkpointPages);
      PRAGMA journal_size_limit = 67108864;
      PRAGMA cache_size = -\(settings.cacheBytes >> 10);
      PRAGMA mmap_size = 0;
      """
    )
    if let count = settings.maximumPageCount {
      try connection.execute("PRAGMA max_page_count = \(count)")
    }
  }
}
