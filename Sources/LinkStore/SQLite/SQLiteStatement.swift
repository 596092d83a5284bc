import CSQLite

/// A prepared statement, finalised when it is let go.
///
/// One use is: bind every parameter, `step` as often as there are rows, `finish`. Parameters count from 1, columns from
/// 0.
final class SQLiteStatement {
  private let handle: OpaquePointer
  private let connection: SQLiteConnection
  /// The first failure of a bind in this use.
  private var bindCode = SQLITE_OK

  /// - Parameter isPersistent: Whether it will be used many times; SQLite then keeps it out of its short-lived memory.
  init(_ sql: String, on connection: SQLiteConnection, isPersistent: Bool = true) throws(StoreFault) {
    var prepared: OpaquePointer?
    let flags = isPersistent ? UInt32(SQLITE_PREPARE_PERSISTENT) : 0
    let code = sqlite3_prepare_v3(connection.handle, sql, -1, flags, &prepared, nil)
    guard code == SQLITE_OK, let prepared else { throw connection.fault(code) }
    handle = prepared
    self.connection = connection
  }

  deinit {
    sqlite3_finalize(handle)
  }

  // MARK: Parameters

  func bind(_ value: Int64?, at index: Int32) {
    note(value.map { sqlite3_bind_int64(handle, index, $0) } ?? sqlite3_bind_null(handle, index))
  }

  /// Binds a copy of UTF-8 text.
  func bind(text: [UInt8]?, at index: Int32) {
    guard let text else { return note(sqlite3_bind_null(handle, index)) }
    text.withUnsafeBytes { buffer in
      note(linkd_sqlite3_bind_text_copy(handle, index, buffer.baseAddress, UInt64(buffer.count)))
    }
  }

  /// Binds UTF-8 text where it stands; it must not move or change before `finish`.
  func bind(borrowed text: UnsafeBufferPointer<UInt8>, at index: Int32) {
    note(linkd_sqlite3_bind_text_static(handle, index, text.baseAddress, UInt64(text.count)))
  }

  /// Binds a copy of bytes.
  func bind(blob: [UInt8]?, at index: Int32) {
    guard let blob else { return note(sqlite3_bind_null(handle, index)) }
    blob.withUnsafeBytes { buffer in
      note(linkd_sqlite3_bind_blob_copy(handle, index, buffer.baseAddress, UInt64(buffer.count)))
    }
  }

  /// Keeps the first failure for the next step, which must not run with a parameter that was left NULL.
  private func note(_ code: Int32) {
    if bindCode == SQLITE_OK { bindCode = code }
  }

  // MARK: Running

  /// Goes to the next row; false after the last one.
  func step() throws(StoreFault) -> Bool {
    guard bindCode == SQLITE_OK else { throw connection.fault(bindCode) }
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code: throw connection.fault(code)
    }
  }

  /// Steps through to the end and makes the statement ready for its next use.
  func run() throws(StoreFault) {
    defer { finish() }
    while try step() {}
  }

  /// Makes the statement ready for its next use and lets the bound bytes go.
  func finish() {
    // The result repeats the error of the last step, which has been thrown already.
    _ = sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
    bindCode = SQLITE_OK
  }

  // MARK: Columns

  func isNull(_ column: Int32) -> Bool {
    sqlite3_column_type(handle, column) == SQLITE_NULL
  }

  func integer(_ column: Int32) -> Int64 {
    sqlite3_column_int64(handle, column)
  }

  func optionalInteger(_ column: Int32) -> Int64? {
    isNull(column) ? nil : integer(column)
  }

  /// The bytes of a text or blob; empty for NULL.
  func bytes(_ column: Int32) -> [UInt8] {
    guard let base = sqlite3_column_blob(handle, column) else { return [] }
    return Array(UnsafeRawBufferPointer(start: base, count: Int(sqlite3_column_bytes(handle, column))))
  }

  func optionalBytes(_ column: Int32) -> [UInt8]? {
    isNull(column) ? nil : bytes(column)
  }
}
