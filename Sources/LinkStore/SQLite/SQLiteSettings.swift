/// How an SQLite store is run; the values for production are the defaults.
package struct SQLiteSettings: Sendable {
  /// How long one lock is waited for.
  ///
  /// After it was passed once, the rest of the same group does not wait again.
  package var busyDeadline: Duration = .seconds(5)
  /// Writes after which a transaction is committed.
  ///
  /// At 256 the flush to the disk costs next to nothing a write, and other processes get their turn every few
  /// milliseconds.
  package var writesPerTransaction = 256
  /// Opens the file for reading only, whatever its permissions are.
  package var isReadOnly = false
  /// The most pages of 4096 bytes that the database may take; nil leaves it to the disk.
  package var maximumPageCount: Int?

  /// How long a counted click waits for others before they are written.
  package var countInterval: Duration = .seconds(1)
  /// How long the lock is waited for to write counts, beside requests that want to be answered.
  package var countPatience: Duration = .milliseconds(10)

  /// Memory for pages of the database, in bytes.
  package var cacheBytes = 8 << 20
  /// Pages in the write-ahead log after which they are written to the file.
  package var checkpointPages = 4000
  /// Keeps a database in memory in a temporary file of its own where it is larger than the cache.
  package var spillsMemory = false

  package init() {}
}
