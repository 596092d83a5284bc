import Dispatch
import JSONRPC

/// Works on the slices of a group with as many threads as there are cores.
struct ParallelRunner: SliceRunner {
  /// Carries the slices to the threads; each slice is touched by one thread, and the caller waits for all.
  private struct Work: @unchecked Sendable {
    let slices: [Slice]
  }

  func run(_ stage: Slice.Stage, of slices: [Slice]) {
    if slices.count == 1 {
      slices[0].run(stage)
      return
    }
    let work = Work(slices: slices)
    DispatchQueue.concurrentPerform(iterations: slices.count) { @Sendable index in
      work.slices[index].run(stage)
    }
  }
}
