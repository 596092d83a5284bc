import JSONRPC

/// Works on the last slice first, and on as many at a time as may be: what comes out must not depend on which slice is
/// quicker.
struct BackwardRunner: SliceRunner {
  let mostSlices = 8

  func run(_ schedule: SliceSchedule, perform: (_ next: () -> Slice?, _ done: () -> Void) -> Void) {
    var schedule = schedule
    while true {
      var preparing: [Int] = []
      var finishing: [Int] = []
      var isOver = false
      collecting: while true {
        switch schedule.next() {
        case .prepare(let position): preparing.append(position)
        case .finish(let position): finishing.append(position)
        case .perform:
          perform({ schedule.takeForPerforming() }, { schedule.performed() })
          schedule.stopPerforming()
        case .wait: break collecting
        case .done:
          isOver = true
          break collecting
        }
      }
      if isOver { return }
      for position in preparing.reversed() {
        schedule.slices[position].run(.prepare)
        schedule.prepared(position)
      }
      for position in finishing.reversed() {
        schedule.slices[position].run(.finish)
        schedule.finished()
      }
    }
  }
}
