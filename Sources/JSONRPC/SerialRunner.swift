/// Works on one slice after the other.
package struct SerialRunner: SliceRunner {
  package let mostSlices: Int

  /// Several slices are of no use but to see that it makes no difference.
  package init(mostSlices: Int = 1) { self.mostSlices = mostSlices }

  package func run(_ schedule: SliceSchedule, perform: (_ next: () -> Slice?, _ done: () -> Void) -> Void) {
    var schedule = schedule
    while true {
      switch schedule.next() {
      case .prepare(let position):
        schedule.slices[position].run(.prepare)
        schedule.prepared(position)
      case .perform:
        perform({ schedule.takeForPerforming() }, { schedule.performed() })
        schedule.stopPerforming()
      case .finish(let position):
        schedule.slices[position].run(.finish)
        schedule.finished()
      case .wait, .done:
        return
      }
    }
  }
}
