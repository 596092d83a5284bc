import Foundation

/// A value that several threads of a test gather in.
///
/// Over `NSLock`, which the thread sanitizer follows; it takes every use of `Synchronization.Mutex` for a race.
final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: sending Value) {
    self.value = value
  }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&value) }
  }
}
