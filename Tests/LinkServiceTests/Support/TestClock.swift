import Synchronization

/// A clock that stands still until the test moves it, in milliseconds since 1970.
final class TestClock: Sendable {
  /// 2026-01-01T00:00:00Z.
  static let start: Int64 = 1_767_225_600_000

  private let milliseconds = Atomic<Int64>(start)

  var now: Int64 { milliseconds.load(ordering: .relaxed) }

  func advance(seconds: Int64) { milliseconds.add(seconds * 1_000, ordering: .relaxed) }
}
