/// What one rule asks of one part of a URL, as an automaton over pieces; without one the part may be anything.
struct PartAutomaton {
  private var pattern: LazyAutomaton?
  private var dictionary: QueryAutomaton?

  init(_ part: URLPart, of rule: RuleLanguage, over pieces: [URLPiece]) {
    if let pattern = rule.pattern(part) {
      self.pattern = LazyAutomaton(pattern, rule.variant, over: pieces)
    } else if part == .query, !rule.items.isEmpty {
      dictionary = QueryAutomaton(rule.items, rule.variant, over: pieces)
    }
  }

  func isAccepting(_ state: Int) -> Bool {
    pattern?.isAccepting(state) ?? dictionary?.isAccepting(state) ?? (state != AutomatonState.dead)
  }

  /// The state behind a piece.
  mutating func step(_ state: Int, _ piece: Int, _ budget: inout SearchBudget) -> Int {
    pattern?.step(state, piece, &budget) ?? dictionary?.step(state, piece, &budget) ?? state
  }

  /// States of which each takes a part of what the state takes, and all together the whole.
  ///
  /// Empty when the budget does not allow for so many.
  mutating func ways(from state: Int, _ budget: inout SearchBudget) -> [Int] {
    pattern?.ways(from: state, &budget) ?? [state]
  }

  /// Whether everything that is taken from a state is taken from another one too; false when it cannot be told.
  func takesNoMore(from state: Int, than other: Int, _ budget: inout SearchBudget) -> Bool {
    if state == other || state == AutomatonState.dead { return true }
    return pattern?.takesNoMore(from: state, than: other, &budget) ?? false
  }
}
