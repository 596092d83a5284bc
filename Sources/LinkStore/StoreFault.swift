/// Why the store could not do something, as facts.
package struct StoreFault: Error, Hashable, Sendable {
  /// What is wrong, independent of the engine.
  package enum Code: Hashable, Sendable {
    /// The file or its directory is not there, is of another kind, or may not be opened.
    case cannotOpen
    /// Others held the lock for longer than the deadline.
    case busy
    /// The disk, or what the database may take of it, is full.
    case full
    /// The database can be read but not written.
    case readOnly
    /// It is a database, but its content is broken.
    case damaged
    /// The file is something else than a database.
    case notADatabase
    /// The system reported an error while reading or writing.
    case io
    /// The write-ahead log cannot be used there: a network file system, a directory that cannot be written.
    case noWriteAheadLog
    /// A newer program made the database; this one would not understand it.
    case tooNew(schemaVersion: Int)
    /// The database belongs to another program, by its `application_id` (0 when it names none).
    case foreign(applicationID: Int)
    /// The file that this process had opened is gone, or an empty one stands in its place.
    case gone
    /// The random source failed or gave nothing that could be used.
    case noRandomness
    /// Every suffix that was drawn is held, which only a broken random source explains.
    case suffixesExhausted
    /// The engine refuses the values of this one operation.
    case rejected
    /// The store was closed.
    case closed
    case other
  }

  package let code: Code
  /// The engine's own number (SQLite: the extended result code), 0 if it was not asked.
  package let engineCode: Int
  /// The engine's own words, empty if it was not asked.
  package let engineMessage: String
  /// `errno` where the system was the cause, else 0.
  package let systemCode: Int
  /// The database file, empty for a database in memory.
  package let path: [UInt8]
  /// What was seen to stand in the way of the file, where that explains the fault.
  package let obstacle: StoreObstacle?

  package init(
    code: Code,
    engineCode: Int = 0,
    engineMessage: String = "",
    systemCode: Int = 0,
    path: [UInt8],
    obstacle: StoreObstacle? = nil
  ) {
    self.code = code
    self.engineCode = engineCode
    self.engineMessage = engineMessage
    self.systemCode = systemCode
    self.path = path
    self.obstacle = obstacle
  }

  /// The same without any path: visitors of a web front are not to learn where files are.
  package var withoutPaths: StoreFault {
    StoreFault(
      code: code, engineCode: engineCode, engineMessage: engineMessage, systemCode: systemCode, path: [],
      obstacle: obstacle.map { StoreObstacle($0.kind, path: []) })
  }
}
