// URLs that the rules of one list open and those of another do not.
//
// Such a URL is taken by a rule of the first list that opens (j), and by no exclusion before that. In the second list
// it is either taken by no rule that opens, or by an exclusion (k) and by no rule that opens before that. So for each j,
// and for each k, a URL is looked for that j and k take; the matcher says whether it is a difference, and else which
// rule stands in the way, and a URL is looked for that this rule does not take. Rules that are the same in both lists
// need no search, nor do two whose paths begin otherwise.

/// Differences, and whether there are certainly no others.
struct OpeningDifferences {
  private(set) var found: [OpeningDifference] = []

  /// Whether every search came to an end.
  private(set) var isDecided = true

  /// At most one for each rule that opens, and at most `limit`; then the rest is not looked for.
  ///
  /// `entries` are compiled entries, asked in order. With `amongExclusions` only URLs that the other list excludes
  /// count.
  init(
    of left: inout RuleLanguages, _ leftEntries: [Int], from right: inout RuleLanguages, _ rightEntries: [Int],
    amongExclusions: Bool = false, limit: Int, _ budget: inout SearchBudget
  ) {
    let leftRules = leftEntries.flatMap { left.matcher.entries[$0].rules }
    let rightRules = rightEntries.flatMap { right.matcher.entries[$0].rules }
    var excludedBefore = KnownLanguages()
    var opened = KnownLanguages()
    var orders: [Int: Int] = [:]
    var exclusions: [Exclusion] = []
    for (order, rule) in rightRules.enumerated() {
      let language = right.language(of: rule)
      if right.matcher.rules[rule].excludes {
        exclusions.append(Exclusion(rule: rule, order: order, beginning: language.beginning))
      } else {
        opened.insert(language, of: rule)
        orders[rule] = order
      }
    }
    for rule in leftRules {
      let language = left.language(of: rule)
      guard !left.matcher.rules[rule].excludes else {
        excludedBefore.insert(language, of: rule)
        continue
      }
      guard found.count < limit else { return }
      let same = opened.rule(of: language, in: &right).flatMap { orders[$0] }
      var candidates: [Int?] = same == nil && !amongExclusions ? [nil] : []
      let beginning = language.beginning
      for other in exclusions {
        guard other.order < same ?? Int.max else { break }
        if !other.beginning.isApart(from: beginning) { candidates.append(other.rule) }
      }
      budget.spend(exclusions.count / OpeningDifferences.pairsOfUnit)
      for candidate in candidates {
        guard !budget.isSpent else {
          isDecided = false
          return
        }
        if let candidate, excludedBefore.rule(of: right.language(of: candidate), in: &left) != nil { continue }
        let search = Search(rule: rule, exclusion: candidate, leftEntries: leftEntries, rightEntries: rightEntries)
        switch search.run(&left, &right, &budget) {
        case .found(let difference): found.append(difference)
        case .none: continue
        case .undecided:
          isDecided = false
          continue
        }
        break
      }
    }
  }

  /// An exclusion of the other list.
  private struct Exclusion {
    let rule: Int

    /// Its place among all rules of the list.
    let order: Int
    let beginning: PathBeginning
  }

  /// How many pairs of rules are looked at in the time of one unit of the budget.
  private static let pairsOfUnit = 16

  /// The search for one pair of rules.
  private struct Search {
    enum Outcome {
      case found(OpeningDifference)
      case none
      case undecided
    }

    let rule: Int
    let exclusion: Int?
    let leftEntries: [Int]
    let rightEntries: [Int]

    /// After so many rules that stand in the way the search is given up.
    private static let limit = 64

    func run(
      _ left: inout RuleLanguages, _ right: inout RuleLanguages, _ budget: inout SearchBudget
    ) -> Outcome {
      var inside = [left.language(of: rule)]
      if let exclusion { inside.append(right.language(of: exclusion)) }
      let used = zip(left.used, right.used).map { $0 || $1 }
      var outside: [RuleLanguage] = []
      while outside.count < Search.limit {
        let text: [UInt8]
        switch WitnessSearch.outcome(inside: inside, outside: outside, used: used, &budget) {
        case .none: return .none
        case .undecided: return .undecided
        case .found(let found): text = found
        }
        guard let own = left.decision(on: text, in: leftEntries), own >= 0,
          let other = right.decision(on: text, in: rightEntries)
        else { return .undecided }
        let next: RuleLanguage
        if left.matcher.rules[own].excludes {
          next = left.language(of: own)
        } else if other >= 0, !right.matcher.rules[other].excludes {
          next = right.language(of: other)
        } else {
          return .found(OpeningDifference(text: text, opening: own, other: other))
        }
        // What was left out can stand in the way again only when search and matcher disagree.
        guard !outside.contains(next) else { return .undecided }
        outside.append(next)
      }
      return .undecided
    }
  }
}
