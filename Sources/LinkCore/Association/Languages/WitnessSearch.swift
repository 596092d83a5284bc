// Looking for a URL that some rules take and others do not.
//
// The URL is put together piece by piece, path, query and fragment in turn, and every rule's automaton follows. Where
// all of them are in states that were met before, nothing new can come; so the search ends, with the shortest such URL
// or with the certainty that there is none. States can be very many, so it may also give up.
//
// A pattern such as `*a????????` has as many states as there are sets of places in it. What gives up for that reason is
// searched again in another way, which costs more for plain patterns: a rule that must take the URL is followed along
// one way through its pattern at a time, and a state of the others is passed over when a smaller one is known, from
// which they take less (antichains, De Wulf, Doyen, Henzinger and Raskin, CAV 2006).
//
// Only URLs that are well-formed are looked at: those that RFC 3986 and browsers know, with every `%` part of an
// escape. A path with an empty or a dot segment is taken when there is no other: browsers would change it.

/// A search for a URL that tells rules apart.
struct WitnessSearch {
  enum Outcome: Equatable {
    /// Path, query and fragment of such a URL, as they are written.
    case found([UInt8])

    /// There is no such URL.
    case none

    /// There may be one; what could be spent on the search is spent.
    case undecided
  }

  /// A way to where the search has come: what was put down last, and where that was put down.
  private struct Step {
    let parent: Int

    /// The piece; -1 when a part ended.
    let piece: Int
    let part: URLPart
  }

  /// What it costs to make a piece ready for all variants.
  private static let costOfPiece = 8

  private let inside: Int
  private let rules: [RuleLanguage]
  private var alphabets: [URLAlphabet] = []

  /// For each part, what each rule asks of it.
  private var automata: [[PartAutomaton]] = []
  private var steps: [Step] = []

  /// For each variant and each piece of the path, whether rules of that variant read a slash.
  private var slashes: [[Bool]] = []

  /// For each step and each rule the state that it leads to, and in the path the state before the slashes at its end.
  private var states: [[Int]] = []
  private var known: Set<[Int]> = []

  /// Whether the search goes one way at a time; then for each state of the rules that must take the URL the steps that
  /// lead there with the smallest ones of the others.
  private let isOneWay: Bool
  private var smallest: [[Int]: [Int]] = [:]

  /// Steps that need not be gone on from, since one that leads to smaller states is known.
  private var passedOver: Set<Int> = []

  /// A URL that all of `inside` and none of `outside` take.
  ///
  /// `used` are the bytes that patterns of the document name.
  static func outcome(
    inside: [RuleLanguage], outside: [RuleLanguage], used: [Bool], _ budget: inout SearchBudget
  ) -> Outcome {
    if inside.contains(where: \.takesNothing) { return .none }
    let outside = outside.filter { !$0.takesNothing }
    if (inside + outside).contains(where: \.isTooLarge) { return .undecided }
    let nodes = (inside + outside).reduce(0) { $0 + $1.size }
    for isOneWay in [false, true] {
      guard !budget.isSpent else { return .undecided }
      budget.begin(nodes: nodes)
      guard !budget.isExhausted else { return .undecided }
      var search = WitnessSearch(inside: inside, outside: outside, used: used, isOneWay: isOneWay)
      budget.spend(search.alphabets.reduce(0) { $0 + $1.pieces.count } * WitnessSearch.costOfPiece)
      var outcome = search.run(allowsOddPaths: false, &budget)
      if outcome == .none { outcome = search.run(allowsOddPaths: true, &budget) }
      if outcome == .none { return search.alphabets.contains { !$0.isComplete } ? .undecided : .none }
      if outcome != .undecided { return outcome }
    }
    return .undecided
  }

  private init(inside: [RuleLanguage], outside: [RuleLanguage], used: [Bool], isOneWay: Bool) {
    self.inside = inside.count
    self.isOneWay = isOneWay
    rules = inside + outside
    for part in URLPart.allCases {
      let alphabet = URLAlphabet(part, rules, used: used)
      alphabets.append(alphabet)
      automata.append(rules.map { PartAutomaton(part, of: $0, over: alphabet.pieces) })
    }
    slashes = TextVariant.all.map { variant in
      alphabets[0].pieces.map { $0.compared(variant) == [UInt8(ascii: "/")] }
    }
  }

  private mutating func run(allowsOddPaths: Bool, _ budget: inout SearchBudget) -> Outcome {
    steps = []
    states = []
    known = []
    smallest = [:]
    passedOver = []
    let start = [Int](repeating: AutomatonState.start, count: rules.count * 2)
    let slash = alphabets[0].slash
    for first in next(start, .path, slash, &budget) {
      enter(first, Step(parent: -1, piece: slash, part: .path), .path, &budget)
    }
    // What has not come to an end here is soon seen to be of the kind that needs the other way.
    let limit = isOneWay ? budget.states : budget.states / 4
    var position = 0
    while position < steps.count {
      guard !budget.isExhausted, steps.count < limit else { return .undecided }
      guard !passedOver.contains(position) else {
        position += 1
        continue
      }
      let step = steps[position]
      let part = step.piece < 0 ? step.part.next ?? .fragment : step.part
      if let behind = end(states[position], part, &budget) {
        let last = Step(parent: position, piece: -1, part: part)
        if part != .fragment {
          enter(behind, last, part.next ?? .fragment, &budget)
        } else if isWitness(behind) {
          let text = text(upTo: position)
          if allowsOddPaths || !WitnessSearch.hasOddPath(text) { return .found(text) }
        }
      }
      for piece in alphabets[part.rawValue].pieces.indices {
        if part == .path, !allowsOddPaths, piece == slash, step.piece == piece { continue }
        for behind in next(states[position], part, piece, &budget) {
          enter(behind, Step(parent: position, piece: piece, part: part), part, &budget)
        }
      }
      position += 1
    }
    // Where the budget ran out, ways may have been left out.
    return budget.isExhausted ? .undecided : .none
  }

  private mutating func enter(_ state: [Int], _ step: Step, _ part: URLPart, _ budget: inout SearchBudget) {
    guard known.insert(state + [part.rawValue]).inserted else { return }
    if isOneWay {
      let key = Array(state[..<(2 * inside)] + [part.rawValue])
      let others = smallest[key, default: []]
      budget.spend(others.count / 2)
      for other in others where takesNoMore(states[other], than: state, part, &budget) { return }
      let larger = others.filter { takesNoMore(state, than: states[$0], part, &budget) }
      passedOver.formUnion(larger)
      smallest[key] = others.filter { !larger.contains($0) } + [states.count]
    }
    steps.append(step)
    states.append(state)
  }

  /// Whether what the rules that must not take the URL take from one state, they take from the other too.
  private func takesNoMore(_ state: [Int], than other: [Int], _ part: URLPart, _ budget: inout SearchBudget) -> Bool {
    for index in 2 * inside..<state.count {
      guard automata[part.rawValue][index / 2].takesNoMore(from: state[index], than: other[index], &budget) else {
        return false
      }
    }
    return true
  }

  /// The states behind a piece, each of which may lead to a URL; none when a rule that must take it cannot any more.
  private mutating func next(_ state: [Int], _ part: URLPart, _ piece: Int, _ budget: inout SearchBudget) -> [[Int]] {
    var ways = [state]
    budget.spend(rules.count)
    for rule in rules.indices {
      let current = automata[part.rawValue][rule].step(state[2 * rule], piece, &budget)
      // In the path, what stands before the slashes at its end is kept.
      let isSlash = part == .path && slashes[Int(rules[rule].variant.rawValue)][piece]
      let before = isSlash ? state[2 * rule + 1] : current
      if rule < inside, current == AutomatonState.dead, before == AutomatonState.dead { return [] }
      guard isOneWay, rule < inside else {
        for way in ways.indices {
          ways[way][2 * rule] = current
          ways[way][2 * rule + 1] = before
        }
        continue
      }
      let choices = automata[part.rawValue][rule].ways(from: current, &budget)
      // Every way is kept with the states of all rules, so there may be no more of them than can be paid for.
      budget.spend(ways.count * choices.count * (1 + rules.count / 8))
      guard !budget.isExhausted else { return [] }
      ways = ways.flatMap { way in
        choices.map { choice in
          var way = way
          way[2 * rule] = choice
          way[2 * rule + 1] = isSlash ? before : choice
          return way
        }
      }
    }
    return ways
  }

  /// The states behind the end of a part; nil when a rule that must take the URL does not take the part.
  private mutating func end(_ state: [Int], _ part: URLPart, _ budget: inout SearchBudget) -> [Int]? {
    var next = state
    for rule in rules.indices {
      var last = state[2 * rule + 1]
      if part == .path, rules[rule].takesParent {
        last = automata[0][rule].step(last, alphabets[0].slash, &budget)
      }
      let isTaken = automata[part.rawValue][rule].isAccepting(last)
      if rule < inside, !isTaken { return nil }
      next[2 * rule] = isTaken ? AutomatonState.start : AutomatonState.dead
      next[2 * rule + 1] = next[2 * rule]
    }
    return next
  }

  /// Whether the URL that ends here is taken by no rule that must not take it.
  private func isWitness(_ state: [Int]) -> Bool {
    for rule in inside..<rules.count where state[2 * rule] != AutomatonState.dead { return false }
    return true
  }

  private func text(upTo last: Int) -> [UInt8] {
    var parts: [[UInt8]] = [[], [], []]
    var position = last
    while position >= 0 {
      let step = steps[position]
      if step.piece >= 0 {
        parts[step.part.rawValue] = alphabets[step.part.rawValue].pieces[step.piece].text + parts[step.part.rawValue]
      }
      position = step.parent
    }
    var text = parts[0]
    if !parts[1].isEmpty { text += [UInt8(ascii: "?")] + parts[1] }
    if !parts[2].isEmpty { text += [UInt8(ascii: "#")] + parts[2] }
    return text
  }

  private static func hasOddPath(_ text: [UInt8]) -> Bool {
    let end = text.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? text.count
    return BrowserForm.hasOddSegments(text.span.extracting(0..<end))
  }
}
