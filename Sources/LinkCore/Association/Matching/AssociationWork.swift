/// Memory in which URLs are decided; kept from one URL to the next, so that a rule costs no allocation.
package struct AssociationWork: Sendable {
  var automaton = AutomatonWork()
  var texts = [URLText](repeating: URLText(), count: TextVariant.count)

  /// For each entry the rule that decided, -1 for none, -2 while it is not known.
  var decisions: [Int] = []

  package init() {}

  /// Steps that matching took so far, however many URLs: what bounds on the work are tested by.
  package var steps: Int { automaton.steps }

  /// Whether the steps that were allowed are used up: the last verdict and all that follow are undecided.
  package var isExhausted: Bool { automaton.isExhausted }

  /// Allows this many steps from now on, over all URLs; a step takes a few nanoseconds.
  package mutating func allow(steps: Int) {
    automaton.steps = 0
    automaton.stepLimit = steps
  }

  /// Begins a URL about which only these of `count` entries are asked.
  mutating func begin(_ entries: [Int], of count: Int) {
    for index in texts.indices { texts[index].reset() }
    if decisions.count != count { decisions = [Int](repeating: -2, count: count) }
    for entry in entries { decisions[entry] = -2 }
  }

  mutating func begin(entries: Int) {
    for index in texts.indices { texts[index].reset() }
    automaton.steps &+= entries
    decisions.removeAll(keepingCapacity: true)
    decisions.append(contentsOf: repeatElement(-2, count: entries))
  }
}
