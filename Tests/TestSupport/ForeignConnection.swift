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

  /// One column of all rows, as text.
  package func rows(_ sql: String, column: Int32) throws -> [String] {
    var statement: OpaquePointer?
    try #require(sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK)
    defer { sqlite3_finalize(statement) }
    var rows: [String] = []
    while sqlite3_step(statement) == SQLITE_ROW {
      rows.append(sqlite3_column_text(statement, column).map { String(cString: $0) } ?? "NULL")
    }
    return rows
  }

  /// What SQLite did for one statement.
  package struct Work: Equatable, Sendable {
    /// Instructions of its virtual machine.
    package let virtualMachineSteps: Int
    /// Rows that were gone through without an index.
    package let fullScanSteps: Int
    package let sorts: Int
  }

  /// Runs a statement to its end, with SQL literals in place of `?1`, `?2` and so on.
  package func work(of sql: String, with values: [String]) throws -> Work {
    var text = sql
    for (index, value) in values.enumerated().reversed() {
      text = text.split(separator: "?\(index + 1)", omittingEmptySubsequences: false).joined(separator: value)
    }
    var statement: OpaquePointer?
    try #require(sqlite3_prepare_v2(handle, text, -1, &statement, nil) == SQLITE_OK)
    defer { sqlite3_finalize(statement) }
    var code = SQLITE_ROW
    while code == SQLITE_ROW { code = sqlite3_step(statement) }
    try #require(code == SQLITE_DONE, "\(String(cString: sqlite3_errmsg(handle)))")
    func status(_ counter: Int32) -> Int { Int(sqlite3_stmt_status(statement, counter, 0)) }
    return Work(
      virtualMachineSteps: status(SQLITE_STMTSTATUS_VM_STEP),
      fullScanSteps: status(SQLITE_STMTSTATUS_FULLSCAN_STEP),
      sorts: status(SQLITE_STMTSTATUS_SORT)
    )
  }
}
