import JSONRPC

/// Works on the last slice first: what comes out must not depend on which slice is quicker.
struct BackwardRunner: SliceRunner {
  func run(_ stage: Slice.Stage, of slices: [Slice]) {
    for slice in slices.reversed() { slice.run(stage) }
  }
}
