#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A value that one thread at a time may use.
///
/// What `Synchronization.Mutex` is, over a POSIX mutex: the thread sanitizer follows that one, while on Linux it takes
/// every use of `Mutex` for a race (Swift 6.3).
package final class Guarded<State>: @unchecked Sendable {
  /// Touched only while `mutex` is held.
  private var state: State
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>

  package init(_ state: sending State) {
    self.state = state
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    let code = pthread_mutex_init(mutex, nil)
    precondition(code == 0, "a mutex of the default kind can always be made")
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deinitialize(count: 1)
    mutex.deallocate()
  }

  /// Runs a body with the value; must not be called from within the body.
  package func withLock<Result, Fault: Error>(_ body: (inout State) throws(Fault) -> Result) throws(Fault) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body(&state)
  }
}
