/// Has the slices of a group worked on.
package protocol SliceRunner: Sendable {
  /// Runs one stage of all slices and returns when all are done; several threads may take part, each slice on one.
  func run(_ stage: Slice.Stage, of slices: [Slice])
}

/// Works on one slice after the other.
package struct SerialRunner: SliceRunner {
  package init() {}

  package func run(_ stage: Slice.Stage, of slices: [Slice]) {
    for slice in slices { slice.run(stage) }
  }
}
