import CSQLite

/// Makes COMMIT fail on every SQLite connection of this process to a file whose path ends with a given name.
///
/// SQLite turns a COMMIT that its commit hook refuses into a ROLLBACK, as it does itself when the disk fails.
enum CommitVeto {
  /// The names for which commits are refused.
  private static let refused = Locked<Set<String>>([])
  private static let isInstalled = Locked(false)

  /// Must be called before the store opens the file.
  static func install() {
    isInstalled.withLock { isInstalled in
      guard !isInstalled else { return }
      isInstalled = true
      let entry:
        @convention(c) (OpaquePointer?, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, OpaquePointer?) -> Int32 =
          { connection, _, _ in
            sqlite3_commit_hook(
              connection,
              { context in
                guard let context else { return 0 }
                return CommitVeto.refuses(OpaquePointer(context)) ? 1 : 0
              },
              connection.map { UnsafeMutableRawPointer($0) }
            )
            return SQLITE_OK
          }
      sqlite3_auto_extension(unsafeBitCast(entry, to: (@convention(c) () -> Void).self))
    }
  }

  static func refuse(_ name: String) {
    refused.withLock { _ = $0.insert(name) }
  }

  static func allow(_ name: String) {
    refused.withLock { _ = $0.remove(name) }
  }

  private static func refuses(_ connection: OpaquePointer) -> Bool {
    guard let path = sqlite3_db_filename(connection, "main").map({ String(cString: $0) }) else { return false }
    return refused.withLock { names in names.contains { path.hasSuffix("/" + $0) } }
  }
}
