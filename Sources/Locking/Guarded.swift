#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A value that one thread at a time may use, and whose changes others can wait for.
///
/// What `Synchronization.Mutex` is, over a POSIX mutex: the thread sanitizer follows that one, while on Linux it takes
/// every use of `Mutex` for a race (Swift 6.3).
package final class Guarded<State>: @unchecked Sendable {
  /// Touched only while `mutex` is held.
  private var state: State
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let changed: UnsafeMutablePointer<pthread_cond_t>

  package init(_ state: sending State) {
    self.state = state
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    changed = .allocate(capacity: 1)
    changed.initialize(to: pthread_cond_t())
    let codes = (pthread_mutex_init(mutex, nil), pthread_cond_init(changed, nil))
    precondition(codes == (0, 0), "a mutex and a condition of the default kind can always be made")
  }

  deinit {
    pthread_cond_destroy(changed)
    changed.deinitialize(count: 1)
    changed.deallocate()
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

  /// Runs a body with the value, and then all bodies of ``wait(for:)`` anew.
  package func change<Result>(_ body: (inout State) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    let result = body(&state)
    pthread_cond_broadcast(changed)
    return result
  }

  /// Runs a body with the value, again after each ``change(_:)``, until it returns something.
  package func wait<Result>(for body: (inout State) -> Result?) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      if let result = body(&state) { return result }
      pthread_cond_wait(changed, mutex)
    }
  }
}
