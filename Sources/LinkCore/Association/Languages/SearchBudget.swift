/// How much work searches may do before they give up undecided.
///
/// One unit is one node of an automaton looked at, or one rule taken one step further: about 150 nanoseconds.
package struct SearchBudget: Sendable {
  /// What is left for the search at hand.
  private(set) var current = 0

  /// What is left for all searches.
  private(set) var remaining: Int

  private let limit: Int

  /// Most states of one search.
  let states: Int

  /// What is bounded is time: a whole file takes about a second at most, one search an eighth of that.
  package init(total: Int = 1 << 23, each: Int = 1 << 20, states: Int = 20_000) {
    remaining = total
    limit = each
    self.states = states
  }

  /// Begins a search over rules with so many nodes in all; making their automata is part of its work.
  mutating func begin(nodes: Int) {
    current = min(limit, remaining)
    spend(SearchBudget.setUp + nodes / SearchBudget.nodesOfUnit)
  }

  /// What every search costs before its first step: its alphabet, and the memory for its states.
  private static let setUp = 256

  /// How many nodes are looked through, and made ready, in the time of one unit.
  private static let nodesOfUnit = 8

  /// Takes away what was done or is about to be done; never more than one search may cost.
  mutating func spend(_ amount: Int) {
    current -= min(amount, limit)
    remaining -= min(amount, limit)
  }

  /// Whether the search at hand has to give up.
  var isExhausted: Bool { current <= 0 }

  /// Whether no search may begin any more.
  var isSpent: Bool { remaining <= 0 }
}
