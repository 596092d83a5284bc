/// Memory in which patterns with variables are matched; kept from one match to the next.
struct AutomatonWork: Sendable {
  /// A state: an element of the pattern and a place in it.
  struct State: Sendable {
    let element: Int32
    let place: Int32
  }

  var current: [State] = []
  var next: [State] = []

  /// Elements that are to be entered.
  var pending: [Int] = []

  /// For each state, then for each element, the round in which it was last entered.
  var marks: [UInt32] = []
  var round: UInt32 = 0

  /// How many steps all matches took so far: what the bounds on the work are tested by.
  var steps = 0

  /// Begins a new round with no state entered.
  mutating func beginRound() {
    next.removeAll(keepingCapacity: true)
    if round == .max {
      for index in marks.indices { marks[index] = 0 }
      round = 0
    }
    round += 1
  }

  /// Marks a place; returns false when it is marked already.
  mutating func mark(_ index: Int) -> Bool {
    if marks[index] == round { return false }
    marks[index] = round
    return true
  }
}
