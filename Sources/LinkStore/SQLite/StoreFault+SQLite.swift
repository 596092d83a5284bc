import CSQLite

extension StoreFault {
  /// The fault for what an SQLite call returned.
  ///
  /// - Parameters:
  ///   - code: An extended result code (https://www.sqlite.org/rescode.html).
  ///   - connection: The connection that made the call, which knows the words and `errno`; nil if there is none.
  init(sqlite code: Int32, connection: OpaquePointer?, path: [UInt8]) {
    let text = connection.map { sqlite3_errmsg($0) } ?? sqlite3_errstr(code)
    let kind = Self.code(sqlite: code)
    self.init(
      code: kind,
      engineCode: Int(code),
      engineMessage: text.map { String(cString: $0) } ?? "",
      systemCode: connection.map { Int(sqlite3_system_errno($0)) } ?? 0,
      path: path,
      obstacle: kind.obstacle(at: path)
    )
  }

  /// The same fault under a more telling code, for callers that know more than the engine.
  func with(code: Code) -> StoreFault {
    StoreFault(
      code: code,
      engineCode: engineCode,
      engineMessage: engineMessage,
      systemCode: systemCode,
      path: path,
      obstacle: obstacle ?? code.obstacle(at: path)
    )
  }

  /// Whether the fault can only come from the engine's shared memory or log file, where no use was made of either yet.
  var concernsWriteAheadLog: Bool {
    switch Int32(truncatingIfNeeded: engineCode) & 0xFF {
    case SQLITE_CANTOPEN: return true
    case SQLITE_READONLY: return true
    case SQLITE_IOERR:
      // SQLITE_IOERR_SHMOPEN, SHMSIZE, SHMLOCK, SHMMAP: macros that Swift does not import.
      return (18...21).contains(engineCode >> 8)
    default: return false
    }
  }

  /// Whether the connection that reported it is to be replaced before the next use.
  var castsDoubtOnConnection: Bool {
    switch code {
    case .busy, .full, .rejected, .noRandomness, .suffixesExhausted, .closed: false
    default: true
    }
  }

  private static func code(sqlite code: Int32) -> Code {
    // SQLITE_READONLY_DBMOVED: the file is no longer where it was opened.
    if code == SQLITE_READONLY | (4 << 8) { return .gone }
    switch code & 0xFF {
    case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: return .busy
    case SQLITE_FULL: return .full
    case SQLITE_READONLY: return .readOnly
    case SQLITE_CORRUPT: return .damaged
    case SQLITE_NOTADB: return .notADatabase
    case SQLITE_IOERR: return .io
    case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH: return .cannotOpen
    case SQLITE_CONSTRAINT, SQLITE_MISMATCH, SQLITE_TOOBIG: return .rejected
    default: return .other
    }
  }
}

extension StoreFault.Code {
  /// What explains a fault of this kind at a database file; nil when nothing is seen that does.
  func obstacle(at path: [UInt8]) -> StoreObstacle? {
    switch self {
    case .cannotOpen, .readOnly, .noWriteAheadLog: path.isEmpty ? nil : StoreObstacle.find(at: path)
    default: nil
    }
  }
}
