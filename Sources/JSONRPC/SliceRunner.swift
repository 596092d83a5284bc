/// Has the slices of a group worked on.
package protocol SliceRunner: Sendable {
  /// Runs one stage of all slices and returns when all are done; several threads may take part, each slice on one.
  func run(_ stage: Slice.Stage, of slices: [Slice])

  /// Runs `perform` and then the finish stage of all slices, and returns when all are done.
  ///
  /// `perform` is given a function that it calls with the position of each slice, in order, when that slice can be
  /// finished; a runner with several threads need not wait for the others.
  func finish(_ slices: [Slice], after perform: ((Int) -> Void) -> Void)
}

extension SliceRunner {
  package func finish(_ slices: [Slice], after perform: ((Int) -> Void) -> Void) {
    perform { _ in }
    run(.finish, of: slices)
  }
}

/// Works on one slice after the other.
package struct SerialRunner: SliceRunner {
  package init() {}

  package func run(_ stage: Slice.Stage, of slices: [Slice]) {
    for slice in slices { slice.run(stage) }
  }
}
