/// What one rule asks of one part of a URL, as an automaton over pieces.
enum PartAutomaton {
  /// The part may be anything.
  case anything
  case pattern(LazyAutomaton)
  case dictionary(QueryAutomaton)

  init(_ part: URLPart, of rule: RuleLanguage, over pieces: [URLPiece]) {
    if let pattern = rule.pattern(part) {
      self = .pattern(LazyAutomaton(pattern, rule.variant, over: pieces))
    } else if part == .query, !rule.items.isEmpty {
      self = .dictionary(QueryAutomaton(rule.items, rule.variant, over: pieces))
    } else {
      self = .anything
    }
  }

  /// The state from which on nothing is taken.
  static let dead = 0

  /// The state before anything is read.
  static let start = 1

  func isAccepting(_ state: Int) -> Bool {
    switch self {
    case .anything: state != PartAutomaton.dead
    case .pattern(let automaton): automaton.isAccepting(state)
    case .dictionary(let automaton): automaton.isAccepting(state)
    }
  }

  mutating func step(_ state: Int, _ piece: Int, _ budget: inout SearchBudget) -> Int {
    switch self {
    case .anything:
      return state
    case .pattern(var automaton):
      // Taken out and put back, so that the automaton's memory has one owner while it grows.
      self = .anything
      let next = automaton.step(state, piece, &budget)
      self = .pattern(automaton)
      return next
    case .dictionary(var automaton):
      self = .anything
      let next = automaton.step(state, piece, &budget)
      self = .dictionary(automaton)
      return next
    }
  }

  /// States of which each takes a part of what the state takes, and all together the whole.
  mutating func ways(from state: Int) -> [Int] {
    guard case .pattern(var automaton) = self else { return [state] }
    self = .anything
    let ways = automaton.ways(from: state)
    self = .pattern(automaton)
    return ways
  }

  /// Whether everything that is taken from a state is taken from another one too; false when it cannot be told.
  func takesNoMore(from state: Int, than other: Int, _ budget: inout SearchBudget) -> Bool {
    if state == other || state == PartAutomaton.dead { return true }
    guard case .pattern(let automaton) = self else { return false }
    return automaton.takesNoMore(from: state, than: other, &budget)
  }
}
