import CSQLite

/// One open SQLite connection and what its calls report.
///
/// Used by one thread at a time; SQLite's own mutexes are off.
final class SQLiteConnection {
  let handle: OpaquePointer
  /// The file, empty for a database in memory.
  let path: [UInt8]
  let waiter: BusyWaiter
  /// The file that was opened, nil for a database in memory.
  var identity: FileIdentity?
  /// How many of the numbered steps its tables had taken when it was opened.
  var schemaVersion = 0
  /// The write-ahead log and its shared memory, as they were noted.
  private var companions: [(path: [UInt8], identity: FileIdentity)] = []

  /// Opens without looking at the content.
  ///
  /// - Parameter name: What SQLite is given: a path that it cannot mistake for a URI, or `:memory:`.
  init(name: [UInt8], path: [UInt8], flags: Int32, waiter: BusyWaiter) throws(StoreFault) {
    var opened: OpaquePointer?
    let code = (name + [0]).withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { sqlite3_open_v2($0.baseAddress, &opened, flags, nil) }
    }
    guard code == SQLITE_OK, let opened else {
      let fault = StoreFault(sqlite: code, connection: opened, path: path)
      sqlite3_close_v2(opened)
      throw fault
    }
    handle = opened
    self.path = path
    self.waiter = waiter
    sqlite3_extended_result_codes(handle, 1)
    waiter.attach(to: handle)
    // The file may come from anywhere: nothing in its schema may run functions with side effects or rewrite the schema.
    setOption(SQLITE_DBCONFIG_DEFENSIVE, true)
    setOption(SQLITE_DBCONFIG_TRUSTED_SCHEMA, false)
  }

  deinit {
    // Statements keep their connection alive, so none is left here.
    sqlite3_close_v2(handle)
  }

  /// Whether a transaction is open.
  ///
  /// SQLite ends one on its own after some errors, so this is asked before a ROLLBACK.
  var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// How many rows the last INSERT, UPDATE or DELETE changed.
  var lastChangeCount: Int { Int(sqlite3_changes(handle)) }

  /// How many rows were changed since the connection was opened, by triggers too; begins anew after the largest number.
  var totalChangeCount: Int32 { sqlite3_total_changes(handle) }

  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// Keeps the log when the connection is closed, for a file that has another one's name by now.
  func keepLogOnClose() {
    setOption(SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)
  }

  /// Whether the path still leads to the file that was opened, as far as can be told; always true in memory.
  var isInPlace: Bool {
    guard let identity else { return true }
    switch SystemCalls.kind(of: path) {
    case .regular(let found): return found == identity
    case .nothing, .other: return false
    case .unknown: return true
    }
  }

  /// Takes note of the log and its shared memory, which stand as long as the connection does unless somebody removes
  /// them.
  func noteCompanions() {
    guard identity != nil, !isReadOnly else { return }
    for name in ["-wal", "-shm"] {
      let companion = path + Array(name.utf8)
      guard case .regular(let found) = SystemCalls.kind(of: companion) else { continue }
      companions.append((companion, found))
    }
  }

  /// Whether the log and its shared memory are those in use, as far as can be told.
  ///
  /// What goes to a removed log is lost with the process, and through other shared memory than that of other processes
  /// both sides overwrite each other's links (https://www.sqlite.org/howtocorrupt.html, section 1.4).
  var hasCompanions: Bool {
    companions.allSatisfy { companion in
      switch SystemCalls.kind(of: companion.path) {
      case .regular(let found): found == companion.identity
      case .nothing, .other: false
      case .unknown: true
      }
    }
  }

  /// Writes what a removed log holds to the file, before the connection is closed.
  ///
  /// Where another process has made a new log or new shared memory, it has done that itself, and the two no longer
  /// know of each other's writes; so all is left as it is.
  func rescueLog() {
    let isReplaced = companions.contains { companion in
      guard case .regular(let found) = SystemCalls.kind(of: companion.path) else { return false }
      return found != companion.identity
    }
    if isReplaced {
      keepLogOnClose()
    } else {
      // A checkpoint that fails leaves the file as it was, and there is nothing else to be tried.
      try? execute("PRAGMA wal_checkpoint(PASSIVE)")
    }
  }

  func fault(_ code: Int32) -> StoreFault {
    StoreFault(sqlite: code, connection: handle, path: path)
  }

  /// Runs statements that return nothing of interest.
  func execute(_ sql: String) throws(StoreFault) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw fault(code) }
  }

  /// The number in the first column of the first row, 0 if there is no row.
  func integer(_ sql: String) throws(StoreFault) -> Int64 {
    let statement = try SQLiteStatement(sql, on: self, isPersistent: false)
    defer { statement.finish() }
    return try statement.step() ? statement.integer(0) : 0
  }

  /// The text in the first column of the first row, empty if there is no row.
  func text(_ sql: String) throws(StoreFault) -> [UInt8] {
    let statement = try SQLiteStatement(sql, on: self, isPersistent: false)
    defer { statement.finish() }
    return try statement.step() ? statement.bytes(0) : []
  }

  private func setOption(_ option: Int32, _ isOn: Bool) {
    // A library that is too old for an option refuses it and works without.
    _ = linkd_sqlite3_set_option(handle, option, isOn ? 1 : 0)
  }
}
