import Dispatch
import JSONRPC

/// Works on the slices of a group with as many threads as there are cores.
struct ParallelRunner: SliceRunner {
  /// Carries the slices to the threads; each slice is touched by one thread, and the caller waits for all.
  private struct Work: @unchecked Sendable {
    let slices: [Slice]
  }

  /// Carries to the threads what one of them calls while the caller waits.
  private struct Performing: @unchecked Sendable {
    let perform: ((Int) -> Void) -> Void
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

  /// One thread performs, the others finish each slice that is ready.
  ///
  /// Iterations begin in order, so the first of them, which all others wait for, is never without a thread.
  func finish(_ slices: [Slice], after perform: ((Int) -> Void) -> Void) {
    if slices.count == 1 {
      perform { _ in }
      slices[0].run(.finish)
      return
    }
    let work = Work(slices: slices)
    let ready = slices.map { _ in DispatchSemaphore(value: 0) }
    withoutActuallyEscaping(perform) { perform in
      let performing = Performing(perform: perform)
      DispatchQueue.concurrentPerform(iterations: slices.count + 1) { @Sendable iteration in
        if iteration == 0 {
          performing.perform { ready[$0].signal() }
        } else {
          ready[iteration - 1].wait()
          work.slices[iteration - 1].run(.finish)
        }
      }
    }
  }
}
