import Synchronization

/// The time of the group that is being worked on, in milliseconds since 1970.
///
/// Set by the server's thread while no handler is at work, read by the handlers' threads.
package final class GroupClock: Sendable {
  private let milliseconds = Atomic<Int64>(0)

  package init() {}

  package var now: Int64 { milliseconds.load(ordering: .relaxed) }

  func set(_ now: Int64) { milliseconds.store(now, ordering: .relaxed) }
}
