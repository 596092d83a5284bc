/// The tables of the database, and the numbered steps that lead to them.
///
/// `application_id` says that the file is ours, `user_version` how many steps it has taken.
enum SQLiteSchema {
  /// What a database is before it is used.
  enum Standing: Equatable {
    /// Nothing is in it: a new file.
    case empty
    /// It is ours and has taken this many steps.
    case ours(version: Int)
  }

  /// "lnkd" in ASCII.
  static let applicationID: Int64 = 0x6C6E_6B64

  /// The steps: number `n`, counted from 0, leads from version `n` to `n + 1`.
  ///
  /// A step that has been released is never changed. Links are in a rowid table, because at a million links it takes
  /// 1.6 times as many new rows a second as one WITHOUT ROWID; the rows of clicks are hardly more than their key.
  private static let steps = [
    """
    CREATE TABLE links(
      prefix TEXT NOT NULL,
      suffix TEXT NOT NULL,
      long_link TEXT NOT NULL,
      reuse_key BLOB CHECK (reuse_key IS NULL OR (length(reuse_key) = 16 AND state = 0 AND option <> 3)),
      option INTEGER NOT NULL CHECK (option BETWEEN 1 AND 3),
      state INTEGER NOT NULL DEFAULT 0 CHECK (state BETWEEN 0 AND 2),
      created_at INTEGER NOT NULL,
      expire_at INTEGER,
      name TEXT,
      tags TEXT,
      PRIMARY KEY (prefix, suffix)) STRICT;
    CREATE UNIQUE INDEX links_reuse ON links(reuse_key) WHERE reuse_key IS NOT NULL;
    """,
    """
    CREATE TABLE clicks(
      prefix TEXT NOT NULL,
      suffix TEXT NOT NULL,
      day INTEGER NOT NULL,
      platform INTEGER NOT NULL,
      event INTEGER NOT NULL,
      count INTEGER NOT NULL CHECK (count > 0),
      PRIMARY KEY (prefix, suffix, day, platform, event)) STRICT, WITHOUT ROWID;
    """,
  ]

  /// The first version that counts clicks.
  static let clicksVersion = 2

  static var latestVersion: Int { steps.count }

  /// Looks at a database without changing it.
  ///
  /// - Throws: `foreign` or `tooNew`; the engine's fault if it cannot be read.
  static func standing(of connection: SQLiteConnection) throws(StoreFault) -> Standing {
    // One transaction: between two reads another process may make the tables.
    let ownsTransaction = !connection.isInTransaction
    if ownsTransaction { try connection.execute("BEGIN") }
    defer { if ownsTransaction && connection.isInTransaction { try? connection.execute("ROLLBACK") } }
    let owner = try connection.integer("PRAGMA application_id")
    let version = try connection.integer("PRAGMA user_version")
    if owner == applicationID {
      let version = Int(version)
      guard version <= latestVersion else {
        throw StoreFault(code: .tooNew(schemaVersion: version), path: connection.path)
      }
      guard version > 0 else { throw StoreFault(code: .damaged, path: connection.path) }
      return .ours(version: version)
    }
    let objectCount = try connection.integer("SELECT count(*) FROM sqlite_master")
    guard owner == 0 && version == 0 && objectCount == 0 else {
      throw StoreFault(code: .foreign(applicationID: Int(owner)), path: connection.path)
    }
    return .empty
  }

  /// Takes the steps that are missing, all in one transaction; several processes may call this at once.
  static func migrate(_ connection: SQLiteConnection) throws(StoreFault) {
    try connection.execute("BEGIN IMMEDIATE")
    defer { if connection.isInTransaction { try? connection.execute("ROLLBACK") } }
    let version =
      switch try standing(of: connection) {
      case .empty: 0
      case .ours(let version): version
      }
    for step in steps[version...] {
      try connection.execute(step)
    }
    if version < latestVersion {
      try connection.execute("PRAGMA application_id = \(applicationID)")
      try connection.execute("PRAGMA user_version = \(latestVersion)")
    }
    try connection.execute("COMMIT")
    connection.schemaVersion = latestVersion
  }
}
