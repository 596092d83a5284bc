import CSQLite
import Testing

/// A connection of another program to an SQLite file.
package final class ForeignConnection {
  private let handle: OpaquePointer

  package init(_ path: String) throws {
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(path, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nil)
    handle = try #require(opened)
    try #require(code == SQLITE_OK)
    sqlite3_busy_timeout(handle, 20_000)
  }

  deinit {
    sqlite3_close_v2(handle)
  }

  package func execute(_ sql: String) throws {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    try #require(code == SQLITE_OK, "\(String(cString: sqlite3_errmsg(handle)))")
  }

  /// The first column of the first row, as text.
  package func value(_ sql: String) throws -> String {
    var statement: OpaquePointer?
    try #require(sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK)
    defer { sqlite3_finalize(statement) }
    try #require(sqlite3_step(statement) == SQLITE_ROW)
    return sqlite3_column_text(statement, 0).map { String(cString: $0) } ?? "NULL"
  }
}
