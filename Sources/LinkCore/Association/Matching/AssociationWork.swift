/// Memory in which URLs are decided; kept from one URL to the next, so that a rule costs no allocation.
package struct AssociationWork: Sendable {
  var automaton = AutomatonWork()
  var texts = [URLText](repeating: URLText(), count: TextVariant.count)

  /// For each entry the rule that decided, -1 for none, -2 while it is not known.
  var decisions: [Int] = []

  /// Where rules whose path can fit stand in a finder: several runs, ascending each.
  var runs: [Range<Int>] = []

  package init() {}

  mutating func begin(entries: Int) {
    for index in texts.indices { texts[index].reset() }
    decisions.removeAll(keepingCapacity: true)
    while decisions.count < entries { decisions.append(-2) }
  }
}
