import Dispatch
import JSONRPC
import Locking

/// Works on the slices of a group with as many threads as there are cores.
struct ParallelRunner: SliceRunner {
  /// Two for each core: with one, a thread that is done early would have nothing to help with; with more, each handler
  /// sees less of what it has seen before.
  let mostSlices = min(max(2 * SystemCalls.coreCount, 2), 16)

  /// Carries the work to the threads, which touch each slice one at a time while the caller waits for all.
  private struct Work: @unchecked Sendable {
    var schedule: SliceSchedule
    let perform: (() -> Slice?, () -> Void) -> Void
  }

  func run(_ schedule: SliceSchedule, perform: (_ next: () -> Slice?, _ done: () -> Void) -> Void) {
    guard schedule.slices.count > 1 else {
      SerialRunner().run(schedule, perform: perform)
      return
    }
    withoutActuallyEscaping(perform) { perform in
      let work = Guarded(Work(schedule: schedule, perform: perform))
      DispatchQueue.concurrentPerform(iterations: schedule.slices.count) { @Sendable _ in
        ParallelRunner.help(with: work)
      }
    }
  }

  /// Takes part in the work until all is done.
  private static func help(with work: Guarded<Work>) {
    let (slices, perform) = work.withLock { ($0.schedule.slices, $0.perform) }
    while true {
      let task = work.wait { work -> SliceSchedule.Task? in
        let task = work.schedule.next()
        if case .wait = task { return nil }
        return task
      }
      switch task {
      case .prepare(let position):
        slices[position].run(.prepare)
        work.change { $0.schedule.prepared(position) }
      case .perform:
        perform({ work.withLock { $0.schedule.takeForPerforming() } }, { work.change { $0.schedule.performed() } })
        work.change { $0.schedule.stopPerforming() }
      case .finish(let position):
        slices[position].run(.finish)
        work.change { $0.schedule.finished() }
      case .wait, .done:
        return
      }
    }
  }
}
