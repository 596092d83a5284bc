import CSQLite

/// The table of links in SQL: prepared statements over one connection.
///
/// Nothing here checks first and inserts later: the unique constraints decide, so that a race between threads,
/// processes and machines has one winner.
final class SQLiteLinks {
  let connection: SQLiteConnection
  private let insertion: SQLiteStatement
  private let selection: SQLiteStatement
  private let reuseSelection: SQLiteStatement
  private let listing: SQLiteStatement
  private let beginning: SQLiteStatement
  private let immediateBeginning: SQLiteStatement
  private let committing: SQLiteStatement
  private let versionSelection: SQLiteStatement

  private let opening: Int
  private var version: Int64?
  /// Changes by this connection that left all links as they were.
  private var harmlessChanges: Int32 = 0

  /// The counted clicks, once they were asked for.
  private var knownClicks: SQLiteClicks?

  /// As it was when ``noteGeneration()`` was called last, with what this connection has changed up to now.
  ///
  /// The links and counts that it adds change no link; a trigger that somebody has given the table may change others
  /// with them.
  var generation: StoreGeneration {
    StoreGeneration(opening: opening, version: version, ownChanges: connection.totalChangeCount &- harmlessChanges)
  }

  static let insertionText = """
    INSERT INTO links(prefix, suffix, long_link, reuse_key, option, created_at, expire_at, name, tags, state)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10) ON CONFLICT DO NOTHING
    """

  static let selectionText = """
    SELECT long_link, option, state, created_at, expire_at, name, tags
    FROM links WHERE prefix = ?1 AND suffix = ?2
    """

  static let reuseSelectionText = """
    SELECT long_link, option, state, created_at, expire_at, name, tags, prefix, suffix
    FROM links WHERE reuse_key = ?1
    """

  static let listingText = """
    SELECT long_link, option, state, created_at, expire_at, name, tags, prefix, suffix
    FROM links WHERE (prefix, suffix) > (?1, ?2) ORDER BY prefix, suffix LIMIT ?3
    """

  static let updateText = """
    UPDATE links SET state = ?3, expire_at = ?4, reuse_key = NULL WHERE prefix = ?1 AND suffix = ?2
    """

  /// - Parameter opening: How often the database was opened before.
  init(connection: SQLiteConnection, opening: Int) throws(StoreFault) {
    self.connection = connection
    self.opening = opening
    insertion = try SQLiteStatement(Self.insertionText, on: connection)
    selection = try SQLiteStatement(Self.selectionText, on: connection)
    reuseSelection = try SQLiteStatement(Self.reuseSelectionText, on: connection)
    listing = try SQLiteStatement(Self.listingText, on: connection)
    beginning = try SQLiteStatement("BEGIN", on: connection)
    immediateBeginning = try SQLiteStatement("BEGIN IMMEDIATE", on: connection)
    committing = try SQLiteStatement("COMMIT", on: connection)
    versionSelection = try SQLiteStatement("PRAGMA data_version", on: connection)
  }

  // MARK: Transactions

  func beginReading() throws(StoreFault) { try beginning.run() }

  func beginWriting() throws(StoreFault) {
    // SQLite begins such a transaction gladly and fails only when a row is written.
    guard !connection.isReadOnly else {
      throw StoreFault(sqlite: SQLITE_READONLY, connection: nil, path: connection.path)
    }
    try immediateBeginning.run()
  }

  func commit() throws(StoreFault) { try committing.run() }

  /// Commits what was written, unless nobody can find the file any more: then it would be lost.
  func commitInPlace() throws(StoreFault) {
    guard connection.isInPlace, connection.hasCompanions else {
      throw StoreFault(code: .gone, path: connection.path)
    }
    try commit()
  }

  /// Takes note of what other connections have committed before the present transaction, or before now without one
  /// (https://www.sqlite.org/pragma.html#pragma_data_version).
  func noteGeneration() {
    defer { versionSelection.finish() }
    let isKnown = (try? versionSelection.step()) == true
    version = isKnown ? versionSelection.integer(0) : nil
  }

  /// Ends the transaction if there is still one.
  func rollBack() throws(StoreFault) {
    guard connection.isInTransaction else { return }
    try connection.execute("ROLLBACK")
  }

  // MARK: Rows

  func find(_ key: LinkKey) throws(StoreFault) -> StoredLink? {
    try key.prefix.withUnsafeBufferPointer { prefix throws(StoreFault) in
      try key.suffix.withUnsafeBufferPointer { suffix throws(StoreFault) in
        defer { selection.finish() }
        selection.bind(borrowed: prefix, at: 1)
        selection.bind(borrowed: suffix, at: 2)
        return try selection.step() ? link(key, in: selection) : nil
      }
    }
  }

  /// The link with these 16 bytes, which is live and not custom, as the table demands.
  func find(reuseKey: [UInt8]) throws(StoreFault) -> StoredLink? {
    defer { reuseSelection.finish() }
    reuseSelection.bind(blob: reuseKey, at: 1)
    guard try reuseSelection.step() else { return nil }
    let key = LinkKey(prefix: reuseSelection.bytes(7), suffix: reuseSelection.bytes(8))
    return try link(key, in: reuseSelection)
  }

  /// The links behind a key, in order; no prefix is empty, so nothing stands before the first one.
  func list(after key: LinkKey?, limit: Int) throws(StoreFault) -> [StoredLink] {
    defer { listing.finish() }
    listing.bind(text: key?.prefix ?? [], at: 1)
    listing.bind(text: key?.suffix ?? [], at: 2)
    listing.bind(Int64(limit), at: 3)
    var found: [StoredLink] = []
    var byteCount = 0
    while byteCount < StoreOperation.pageBytes, try listing.step() {
      let link = try link(LinkKey(prefix: listing.bytes(7), suffix: listing.bytes(8)), in: listing)
      byteCount += link.byteCount
      found.append(link)
    }
    return found
  }

  /// Inserts a link; false, and nothing changed, if the key or the reuse key is held.
  func insert(_ link: StoredLink, reuseKey: [UInt8]?) throws(StoreFault) -> Bool {
    try link.key.prefix.withUnsafeBufferPointer { prefix throws(StoreFault) in
      try link.key.suffix.withUnsafeBufferPointer { suffix throws(StoreFault) in
        try link.longLink.withUnsafeBufferPointer { longLink throws(StoreFault) in
          insertion.bind(borrowed: prefix, at: 1)
          insertion.bind(borrowed: suffix, at: 2)
          insertion.bind(borrowed: longLink, at: 3)
          insertion.bind(blob: reuseKey, at: 4)
          insertion.bind(Int64(link.option.rawValue), at: 5)
          insertion.bind(link.createdAt, at: 6)
          insertion.bind(link.expireAt, at: 7)
          insertion.bind(text: link.name, at: 8)
          insertion.bind(text: link.tags, at: 9)
          insertion.bind(Int64(link.state.rawValue), at: 10)
          try insertion.run()
        }
      }
    }
    guard connection.lastChangeCount == 1 else { return false }
    harmlessChanges &+= 1
    return true
  }

  /// Changes the link that is meant, and returns it as it is and as it was; nil if there is none.
  ///
  /// The reuse key stands for a link that is live and expires when it was said to, so it goes with every change.
  func update(_ update: LinkUpdate) throws(StoreFault) -> (StoredLink, before: StoredLink)? {
    for key in update.keys {
      guard let link = try find(key) else { continue }
      let changed = update.applied(to: link)
      guard changed != link else { return (link, link) }
      let statement = try SQLiteStatement(Self.updateText, on: connection, isPersistent: false)
      statement.bind(text: key.prefix, at: 1)
      statement.bind(text: key.suffix, at: 2)
      statement.bind(Int64(changed.state.rawValue), at: 3)
      statement.bind(changed.expireAt, at: 4)
      try statement.run()
      guard connection.lastChangeCount == 1 else { throw StoreFault(code: .damaged, path: connection.path) }
      return (changed, link)
    }
    return nil
  }

  // MARK: Clicks

  /// Adds to the counts of clicks inside an open write transaction.
  func add(_ count: Int64, of click: Click) throws(StoreFault) {
    try clicks().add(count, of: click)
    // Where a trigger has changed links behind it, more than this was changed.
    harmlessChanges &+= 1
  }

  func counts(of key: LinkKey, days: ClosedRange<Int64>) throws(StoreFault) -> [ClickCount] {
    // A file that cannot be written may be of a version in which nothing was counted, until somebody else changes that.
    if connection.schemaVersion < SQLiteSchema.clicksVersion {
      guard try connection.integer("PRAGMA user_version") >= SQLiteSchema.clicksVersion else { return [] }
    }
    return try clicks().counts(of: key, days: days)
  }

  private func clicks() throws(StoreFault) -> SQLiteClicks {
    if let knownClicks { return knownClicks }
    let clicks = try SQLiteClicks(connection: connection)
    knownClicks = clicks
    return clicks
  }

  /// The current row as a link.
  private func link(_ key: LinkKey, in row: SQLiteStatement) throws(StoreFault) -> StoredLink {
    guard let option = SuffixOption(rawValue: Int(row.integer(1))), let state = LinkState(rawValue: Int(row.integer(2)))
    else {
      // The CHECK constraints forbid it, so the file was changed by other means.
      throw StoreFault(code: .damaged, path: connection.path)
    }
    return StoredLink(
      key: key,
      longLink: row.bytes(0),
      option: option,
      state: state,
      createdAt: row.integer(3),
      expireAt: row.optionalInteger(4),
      name: row.optionalBytes(5),
      tags: row.optionalBytes(6)
    )
  }
}
