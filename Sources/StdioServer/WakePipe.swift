/// A pipe through which signal handlers and the writer thread wake the thread that polls.
package final class WakePipe: Sendable {
  /// The byte that only says that something has changed; every other byte is the number of a signal.
  static let change: UInt8 = 0

  /// The end to poll.
  let readEnd: Int32

  /// The end that handlers write to; a write never waits.
  let writeEnd: Int32

  /// Opens the pipe; nil when there are too many open files.
  package init?() {
    guard let (readEnd, writeEnd) = SystemCalls.makePipe() else { return nil }
    self.readEnd = readEnd
    self.writeEnd = writeEnd
  }

  deinit {
    SystemCalls.closeDescriptor(readEnd)
    SystemCalls.closeDescriptor(writeEnd)
  }

  /// Has SIGTERM, SIGINT and SIGHUP arrive here, and SIGPIPE ignored.
  ///
  /// The pipe must live as long as the process.
  package func watchSignals() { SystemCalls.watchSignals(writingTo: writeEnd) }

  /// Says that a signal came, or with ``change`` that something else did.
  package func wake(_ byte: UInt8) {
    // A full pipe wakes its reader just as well.
    _ = SystemCalls.writeSome(writeEnd, [byte], 0..<1)
  }

  /// Takes out what has arrived; returns the signals in order.
  func drain() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 64)
    var signals: [UInt8] = []
    while case .moved(let count) = SystemCalls.readSome(readEnd, into: &bytes, at: 0, count: bytes.count), count > 0 {
      signals += bytes[..<count].filter { $0 != WakePipe.change }
    }
    return signals
  }
}
