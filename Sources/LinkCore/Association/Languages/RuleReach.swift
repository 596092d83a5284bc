// Whether any URL reaches a rule: whether it takes one that no rule before it takes.
//
// Most rules before it have nothing to do with it. So a URL that it takes is looked for first, and the matcher is asked
// which rule decides. If an earlier one does, a URL that this one does not take is looked for, and so on, until the
// rule itself decides or no URL is left. Only rules that stood in the way take part in the search. Before all that one URL
// is tried that needs no search, since it reaches almost every rule.

/// Whether any URL reaches a rule.
enum RuleReach: Equatable {
  /// Some do.
  case reached

  /// No URL at all fits the rule.
  case takesNothing

  /// Rules before it take all of its URLs, for example the witness, on which one of them decides; for an exclusion one
  /// that opens, if any does.
  case covered(by: [Int], witness: [UInt8])

  /// The search was given up; these rules before it take many of its URLs.
  case undecided(behind: [Int])

  /// After so many rules that stand in the way the search is given up.
  private static let coverLimit = 64

  init(
    of rule: Int, in entry: Int, _ languages: inout RuleLanguages, _ budget: inout SearchBudget
  ) {
    let own = languages.language(of: rule)
    var cover: [Int] = []
    // For each rule of the cover a URL on which it decides.
    var witnesses: [Int: [UInt8]] = [:]
    if let (text, decision) = languages.sample(of: rule, in: entry) {
      guard decision < rule else {
        self = .reached
        return
      }
      cover = [decision]
      witnesses[decision] = text
    }
    while cover.count < RuleReach.coverLimit, !budget.isSpent {
      let outside = cover.map { languages.language(of: $0) }
      switch WitnessSearch.outcome(inside: [own], outside: outside, used: languages.used, &budget) {
      case .none where cover.isEmpty:
        self = .takesNothing
        return
      case .none:
        let smallest = RuleReach.smallest(cover, of: own, &languages, &budget)
        var deciding = cover.filter { smallest.contains($0) }
        let rules = languages.matcher.rules
        if rules[rule].excludes, smallest.contains(where: { !rules[$0].excludes }) {
          deciding.removeAll { rules[$0].excludes }
        }
        self = .covered(by: smallest, witness: deciding.first.flatMap { witnesses[$0] } ?? [])
        return
      case .undecided:
        self = .undecided(behind: cover.sorted())
        return
      case .found(let text):
        guard let decision = languages.decision(on: text, in: [entry]), decision >= 0, decision <= rule,
          !cover.contains(decision)
        else {
          self = .undecided(behind: cover.sorted())
          return
        }
        guard decision < rule else {
          self = .reached
          return
        }
        cover.append(decision)
        witnesses[decision] = text
      }
    }
    self = .undecided(behind: cover.sorted())
  }

  /// Leaves out of a cover what it does not need; one rule that is enough is looked for first.
  private static func smallest(
    _ cover: [Int], of own: RuleLanguage, _ languages: inout RuleLanguages, _ budget: inout SearchBudget
  ) -> [Int] {
    guard cover.count > 1 else { return cover }
    func isCovered(by rules: [Int], _ languages: inout RuleLanguages) -> Bool {
      let outside = rules.map { languages.language(of: $0) }
      return WitnessSearch.outcome(inside: [own], outside: outside, used: languages.used, &budget) == .none
    }
    for rule in cover.sorted() where isCovered(by: [rule], &languages) { return [rule] }
    var left = cover.sorted()
    for rule in cover.sorted(by: >) where left.count > 1 {
      let fewer = left.filter { $0 != rule }
      if isCovered(by: fewer, &languages) { left = fewer }
    }
    return left
  }
}
