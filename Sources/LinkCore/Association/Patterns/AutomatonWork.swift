/// Memory in which patterns with variables are matched; kept from one match to the next.
struct AutomatonWork: Sendable {
  /// A state: an element of the pattern and a place in it.
  struct State: Sendable {
    let element: Int

    /// How many bytes have been read of a text, or of a variable's values.
    let length: Int

    /// The values that begin with what has been read, in the pool.
    let values: Range<Int>
  }

  var current: [State] = []
  var next: [State] = []

  /// Elements that are to be entered.
  var pending: [Int] = []

  /// For each number, the round in which it was last marked.
  private var marks: [UInt32] = []
  private var round: UInt32 = 0

  /// The numbers marked in this round, when there are too many numbers for `marks`.
  private var sparseMarks: Set<Int> = []
  private var isSparse = false

  /// Most numbers that `marks` is kept for: 4 MiB.
  private static let denseLimit = 1 << 20

  /// How many steps all matches took so far: what the bounds on the work are tested by.
  var steps = 0

  /// At how many steps matching gives up.
  var stepLimit = Int.max

  /// Whether matching has given up, so that what it says means nothing.
  var isExhausted: Bool { steps > stepLimit }

  /// Makes room for a pattern that marks numbers below `limit`.
  mutating func prepare(limit: Int) {
    isSparse = limit > AutomatonWork.denseLimit
    if !isSparse, marks.count < limit { marks.append(contentsOf: repeatElement(0, count: limit - marks.count)) }
    pending.removeAll(keepingCapacity: true)
  }

  /// Begins a new round with no state entered.
  mutating func beginRound() {
    next.removeAll(keepingCapacity: true)
    if isSparse { sparseMarks.removeAll(keepingCapacity: true) }
    if round == .max {
      for index in marks.indices { marks[index] = 0 }
      round = 0
    }
    round += 1
  }

  /// Marks a number; returns false when it is marked already.
  mutating func mark(_ index: Int) -> Bool {
    if isSparse { return sparseMarks.insert(index).inserted }
    if marks[index] == round { return false }
    marks[index] = round
    return true
  }
}
