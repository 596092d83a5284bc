/// Gets the slices of a group worked on.
package protocol SliceRunner: Sendable {
  /// Into how many slices a group is divided at most.
  var mostSlices: Int { get }

  /// Does everything that the schedule asks for, and returns when all is done; several threads may take part, each slice
  /// on one at a time.
  ///
  /// `perform` does the schedule's task of that name: it is given a function that it calls for one slice after the other,
  /// and one that it calls, in the same order, when a slice was performed and may be finished.
  func run(_ schedule: SliceSchedule, perform: (_ next: () -> Slice?, _ done: () -> Void) -> Void)
}
