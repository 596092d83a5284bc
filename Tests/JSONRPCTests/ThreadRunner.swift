import Dispatch
import JSONRPC

/// Works on all slices at once.
struct ThreadRunner: SliceRunner {
  private struct Work: @unchecked Sendable {
    let slices: [Slice]
  }

  func run(_ stage: Slice.Stage, of slices: [Slice]) {
    let work = Work(slices: slices)
    DispatchQueue.concurrentPerform(iterations: slices.count) { @Sendable index in work.slices[index].run(stage) }
  }
}
