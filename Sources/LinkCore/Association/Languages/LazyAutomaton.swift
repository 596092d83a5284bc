/// A pattern's automaton made deterministic, one state at a time as a search asks for it.
///
/// A state is the set of nodes that the texts read so far can have led to. There can be as many as there are sets of
/// nodes (`*a????????` is such a pattern), so every step is paid for.
struct LazyAutomaton {
  private let pattern: PatternAutomaton
  private var sets: [[Int]] = [[]]
  private var accepts = [false]
  private var numbers: [[Int]: Int] = [:]

  /// For each state and piece the state behind it, -1 while it is not known.
  private var known: [Int] = []
  private let pieces: [URLPiece]
  private let variant: TextVariant

  /// For each node, the round in which it was last added.
  private var marks: [Int]
  private var round = 0
  private var pending: [Int] = []

  init(_ pattern: PatternAutomaton, _ variant: TextVariant, over pieces: [URLPiece]) {
    self.pattern = pattern
    self.variant = variant
    self.pieces = pieces
    marks = [Int](repeating: 0, count: pattern.nodes.count)
    var first: [Int] = []
    round = 1
    let isAccepting = add(0, to: &first)
    known = [Int](repeating: -1, count: pieces.count)
    insert(first, isAccepting)
  }

  func isAccepting(_ state: Int) -> Bool { accepts[state] }

  /// The state behind a piece.
  mutating func step(_ state: Int, _ piece: Int, _ budget: inout SearchBudget) -> Int {
    guard state != AutomatonState.dead else { return state }
    let place = state * pieces.count + piece
    if known[place] >= 0 { return known[place] }
    var next = state
    for unit in pieces[piece].units(variant) {
      next = step(next, over: unit, &budget)
      if next == AutomatonState.dead { break }
    }
    known[place] = next
    return next
  }

  private mutating func step(_ state: Int, over unit: [UInt8], _ budget: inout SearchBudget) -> Int {
    var next: [Int] = []
    var isAccepting = false
    round += 1
    budget.spend(sets[state].count + 1)
    for node in sets[state] {
      guard let behind = place(behind: unit, at: node) else { continue }
      if add(behind, to: &next) { isAccepting = true }
    }
    guard !next.isEmpty || isAccepting else { return AutomatonState.dead }
    next.sort()
    dropPassed(&next)
    return number(of: next, isAccepting, &budget)
  }

  /// For each node of a state a state of its own, and one more for the end of the pattern.
  ///
  /// Empty when the budget does not allow for so many.
  mutating func ways(from state: Int, _ budget: inout SearchBudget) -> [Int] {
    let set = sets[state]
    guard set.count + (accepts[state] ? 1 : 0) > 1 else { return [state] }
    var ways = accepts[state] ? [number(of: [], true, &budget)] : []
    for node in set {
      guard !budget.isExhausted else { return [] }
      ways.append(number(of: [node], false, &budget))
    }
    return ways
  }

  /// Whether a state has no node that the other one has not.
  func takesNoMore(from state: Int, than other: Int, _ budget: inout SearchBudget) -> Bool {
    guard !accepts[state] || accepts[other] else { return false }
    let (own, others) = (sets[state], sets[other])
    guard own.count <= others.count else { return false }
    budget.spend(1 + others.count / 16)
    var position = 0
    for node in own {
      while position < others.count, others[position] < node { position += 1 }
      guard position < others.count, others[position] == node else { return false }
    }
    return true
  }

  /// What stands before a star that was reached takes nothing that the star does not take too.
  private func dropPassed(_ set: inout [Int]) {
    let last = set.lastIndex { index in
      if case .star(isWithinValue: false) = pattern.nodes[index] { true } else { false }
    }
    if let last, last > 0 { set.removeFirst(last) }
  }

  /// The node behind a unit that a node reads, or nil.
  private func place(behind unit: [UInt8], at index: Int) -> Int? {
    let nodes = pattern.nodes
    switch nodes[index] {
    case .single: return index + 1
    case .star: return index
    case .one(let members): return unit.count == 1 && members.contains(unit[0]) ? index + 1 : nil
    case .byte:
      for offset in unit.indices {
        guard index + offset < nodes.count, nodes[index + offset] == .byte(unit[offset]) else { return nil }
      }
      return index + unit.count
    case .fork, .jump, .end: return nil
    }
  }

  /// Adds a node and all that follows without a unit; returns whether the pattern's end is among them.
  private mutating func add(_ first: Int, to set: inout [Int]) -> Bool {
    var isAccepting = false
    pending.append(first)
    while let index = pending.popLast() {
      guard marks[index] != round else { continue }
      marks[index] = round
      switch pattern.nodes[index] {
      case .byte, .single, .one: set.append(index)
      case .star:
        set.append(index)
        pending.append(index + 1)
      case .fork(let targets): pending.append(contentsOf: pattern.targets[targets])
      case .jump(let target): pending.append(target)
      case .end: isAccepting = true
      }
    }
    return isAccepting
  }

  /// The number of a state, new or known.
  private mutating func number(of set: [Int], _ isAccepting: Bool, _ budget: inout SearchBudget) -> Int {
    if let number = numbers[key(set, isAccepting)] { return number }
    // What is kept of a state is paid for too, so that memory has a bound.
    budget.spend((pieces.count + set.count) / 4)
    return insert(set, isAccepting)
  }

  /// What a state is known by: two equal sets can differ in whether the end was reached.
  private func key(_ set: [Int], _ isAccepting: Bool) -> [Int] { isAccepting ? set + [-1] : set }

  /// Adds a state; returns its number.
  @discardableResult
  private mutating func insert(_ set: [Int], _ isAccepting: Bool) -> Int {
    let number = sets.count
    numbers[key(set, isAccepting)] = number
    sets.append(set)
    accepts.append(isAccepting)
    known.append(contentsOf: repeatElement(-1, count: pieces.count))
    return number
  }
}
