import CSQLite

/// Decides how long one connection waits for a lock, and waits.
///
/// SQLite's own busy timeout backs off to sleeps of 100 ms, and then a process can starve beside others that ask more
/// often; random sleeps of 0.1 to 1 ms give everybody a turn. Touched only by the thread that is using the connection.
final class BusyWaiter {
  /// Nanoseconds.
  private let deadline: UInt64
  /// What holds at present.
  private var patience: UInt64
  /// When the wait for the lock in question began.
  private var waitingSince: UInt64 = 0
  /// Set when the deadline was passed: the rest of the group fails at once instead of waiting for each of its
  /// operations.
  private(set) var isExhausted = false
  private var random: UInt64

  init(deadline: Duration) {
    self.deadline = deadline.clampedNanoseconds
    patience = self.deadline
    random = SystemCalls.monotonicNanoseconds() | 1
  }

  /// Forgets earlier waits; a new group has its full patience, other work perhaps less.
  func reset(atMost limit: Duration? = nil) {
    isExhausted = false
    patience = limit.map { min(deadline, $0.clampedNanoseconds) } ?? deadline
  }

  /// Sleeps once and says whether to try again; false when the patience has ended since `start`.
  func pause(since start: UInt64) -> Bool {
    guard !isExhausted else { return false }
    guard SystemCalls.monotonicNanoseconds() &- start < patience else {
      isExhausted = true
      return false
    }
    SystemCalls.sleep(nanoseconds: 100_000 + Int(nextRandom() % 900_000))
    return true
  }

  /// Makes the connection ask this waiter; the waiter must live as long as the connection.
  func attach(to connection: OpaquePointer) {
    sqlite3_busy_handler(
      connection,
      { context, attempt in
        guard let context else { return 0 }
        return Unmanaged<BusyWaiter>.fromOpaque(context).takeUnretainedValue().answer(attempt: attempt) ? 1 : 0
      },
      Unmanaged.passUnretained(self).toOpaque()
    )
  }

  /// Answers SQLite, which counts from 0 how often it has asked for the same lock.
  private func answer(attempt: Int32) -> Bool {
    if attempt == 0 { waitingSince = SystemCalls.monotonicNanoseconds() }
    return pause(since: waitingSince)
  }

  /// xorshift64: the sleeps only have to differ between processes, nobody gains by foreseeing them.
  private func nextRandom() -> UInt64 {
    random ^= random << 13
    random ^= random >> 7
    random ^= random << 17
    return random
  }
}
