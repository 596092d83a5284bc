/// Writes counted clicks in transactions of their own.
///
/// Apart from those of links, so that what is wrong with counts (a full disk, say) fails no link. Except at the end they
/// are not flushed to the disk: no count is lost with the process, and with the machine a few may be, which is no reason
/// to let requests wait for the disk every second. A later transaction of a link flushes them too.
struct CountWriter {
  let links: SQLiteLinks

  /// Rows after which a transaction is committed, so that other processes get their turn.
  static let rowsPerTransaction = 4_096

  /// Writes rows in order, and says how many of them are written for good.
  func write(
    _ rows: [(click: Click, count: Int64)], isFlushed: Bool
  ) -> (written: Int, fault: StoreFault?, isConnectionInDoubt: Bool) {
    var written = 0
    var fault: StoreFault?
    do throws(StoreFault) {
      if !isFlushed { try links.connection.execute("PRAGMA synchronous = NORMAL") }
      while written < rows.count {
        let end = min(written + Self.rowsPerTransaction, rows.count)
        try links.beginWriting()
        for row in rows[written..<end] { try links.add(row.count, of: row.click) }
        try links.commitInPlace()
        written = end
      }
    } catch {
      fault = error
    }
    return (written, fault, tidyUp(after: fault))
  }

  /// Leaves the connection as links need it; true when it is not to be used any more.
  private func tidyUp(after fault: StoreFault?) -> Bool {
    do throws(StoreFault) {
      try links.rollBack()
      try links.connection.execute("PRAGMA synchronous = FULL")
    } catch {
      return true
    }
    return fault?.castsDoubtOnConnection == true
  }
}
