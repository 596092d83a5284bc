// URLs that two apps open in two documents, of which one comes first in the one document and the other in the other.
//
// For apps that changed places a URL is looked for that a rule of each takes. The matcher says which app is the first;
// if it is another one, or if one of the two does not open the URL after all, a URL is looked for that the rule which
// said so does not take, and so on.

/// A URL that one app opens first in a document, and another app in another document, though both open it in both.
struct FirstAppDifference: Equatable {
  /// Path, query and fragment of the URL.
  let text: [UInt8]

  /// The apps that come first, by their ids.
  let left: [UInt8]
  let right: [UInt8]
}

/// Such differences, one for each pair of apps, and the pairs for which it was not decided.
struct FirstAppDifferences {
  private(set) var found: [FirstAppDifference] = []
  private(set) var undecided: [(left: [UInt8], right: [UInt8])] = []

  /// After so many rules that stand in the way the search for a pair is given up.
  private static let limit = 64

  /// How many apps are looked at in the time of one unit of the budget.
  private static let appsOfUnit = 64

  /// At most `limit` differences; then the rest is not looked for.
  init(of left: inout RuleLanguages, from right: inout RuleLanguages, limit: Int, _ budget: inout SearchBudget) {
    var places: [[UInt8]: Int] = [:]
    for (place, app) in right.matcher.apps.enumerated() { places[app] = place }
    // The apps of both documents: where each stands in either.
    let common = left.matcher.apps.enumerated().compactMap { place, app in places[app].map { (left: place, right: $0) }
    }
    // In most documents the apps behind one in the left document stand behind it in the right one as well.
    var firstBehind = [Int](repeating: Int.max, count: common.count + 1)
    for order in common.indices.reversed() { firstBehind[order] = min(firstBehind[order + 1], common[order].right) }
    for (order, first) in common.enumerated() where firstBehind[order + 1] < first.right {
      budget.spend(common.count / FirstAppDifferences.appsOfUnit)
      for second in common[(order + 1)...] where second.right < first.right {
        guard found.count < limit else { return }
        let names = (left: left.matcher.apps[first.left], right: left.matcher.apps[second.left])
        guard !budget.isSpent else {
          undecided.append(names)
          return
        }
        budget.spend(1)
        let pair = Pair(before: first, behind: second)
        switch pair.search(&left, &right, &budget) {
        case .found(let text): found.append(FirstAppDifference(text: text, left: names.left, right: names.right))
        case .none: continue
        case .undecided: undecided.append(names)
        }
      }
    }
  }

  /// Two apps of which the one stands before the other in the left document and behind it in the right one.
  private struct Pair {
    let before: (left: Int, right: Int)
    let behind: (left: Int, right: Int)

    func search(
      _ left: inout RuleLanguages, _ right: inout RuleLanguages, _ budget: inout SearchBudget
    ) -> WitnessSearch.Outcome {
      let ofOne = Openings(before, &left, &right, &budget)
      let ofOther = Openings(behind, &left, &right, &budget)
      var isDecided = ofOne.isComplete && ofOther.isComplete
      for one in ofOne.list {
        budget.spend(ofOther.list.count / Openings.pairsOfUnit)
        for other in ofOther.list where !other.beginning.isApart(from: one.beginning) {
          guard !budget.isSpent else { return .undecided }
          let inside = one.languages(&left, &right) + other.languages(&left, &right)
          switch search(inside: inside, &left, &right, &budget) {
          case .found(let text): return .found(text)
          case .none: continue
          case .undecided: isDecided = false
          }
        }
      }
      return isDecided ? .none : .undecided
    }

    private func search(
      inside: [RuleLanguage], _ left: inout RuleLanguages, _ right: inout RuleLanguages, _ budget: inout SearchBudget
    ) -> WitnessSearch.Outcome {
      let used = zip(left.used, right.used).map { $0 || $1 }
      var outside: [RuleLanguage] = []
      while outside.count < FirstAppDifferences.limit {
        let outcome = WitnessSearch.outcome(inside: inside, outside: outside, used: used, &budget)
        guard case .found(let text) = outcome else { return outcome }
        let obstacle: RuleLanguages.Obstacle
        switch (
          left.obstacle(on: text, before.left, isFirst: true), left.obstacle(on: text, behind.left, isFirst: false),
          right.obstacle(on: text, behind.right, isFirst: true), right.obstacle(on: text, before.right, isFirst: false)
        ) {
        case (.none, .none, .none, .none): return .found(text)
        case (.none, .none, .none, let last): obstacle = last
        case (.none, .none, let third, _): obstacle = third
        case (.none, let second, _, _): obstacle = second
        case (let first, _, _, _): obstacle = first
        }
        guard case .rule(let language) = obstacle, !outside.contains(language) else { return .undecided }
        outside.append(language)
      }
      return .undecided
    }
  }
}

/// What a URL must be taken by that an app opens in both documents: a rule of each, or one that both have.
private struct Openings {
  struct Opening {
    let left: Int

    /// Nil when the right document has the rule too.
    let right: Int?

    /// How the paths of such URLs begin.
    let beginning: PathBeginning

    func languages(_ left: inout RuleLanguages, _ right: inout RuleLanguages) -> [RuleLanguage] {
      var languages = [left.language(of: self.left)]
      if let rule = self.right { languages.append(right.language(of: rule)) }
      return languages
    }
  }

  private(set) var list: [Opening] = []

  /// Whether the list has all of them.
  private(set) var isComplete = true

  /// Most pairs of rules that are kept.
  private static let limit = 4_096

  /// How many pairs are looked at in the time of one unit of the budget.
  static let pairsOfUnit = 16

  init(
    _ app: (left: Int, right: Int), _ left: inout RuleLanguages, _ right: inout RuleLanguages,
    _ budget: inout SearchBudget
  ) {
    let own = left.openings(ofApp: app.left)
    var known = KnownLanguages()
    var others: [(rule: Int, beginning: PathBeginning)] = []
    for rule in right.openings(ofApp: app.right) {
      let language = right.language(of: rule)
      known.insert(language, of: rule)
      others.append((rule, language.beginning))
    }
    budget.spend(own.count + others.count)
    for rule in own {
      let language = left.language(of: rule)
      let beginning = language.beginning
      guard known.rule(of: language, in: &right) == nil else {
        list.append(Opening(left: rule, right: nil, beginning: beginning))
        continue
      }
      budget.spend(others.count / Openings.pairsOfUnit)
      for other in others where !other.beginning.isApart(from: beginning) {
        guard list.count < Openings.limit, !budget.isSpent else {
          isComplete = false
          return
        }
        list.append(Opening(left: rule, right: other.rule, beginning: beginning))
      }
    }
  }
}

extension RuleLanguages {
  /// Why an app does not open a URL, or not as the first.
  fileprivate enum Obstacle {
    case none

    /// A rule that excludes it, or by which an app before it opens the URL.
    case rule(RuleLanguage)

    /// No more questions may be asked, or no rule takes the URL.
    case unknown
  }

  /// The rules by which an app opens URLs; of those with the same language the first.
  fileprivate mutating func openings(ofApp app: Int) -> [Int] {
    var known = KnownLanguages()
    var openings: [Int] = []
    for rule in matcher.entriesOfApps[app].flatMap({ matcher.entries[$0].rules }) where !matcher.rules[rule].excludes {
      let language = language(of: rule)
      guard known.rule(of: language, in: &self) == nil else { continue }
      known.insert(language, of: rule)
      openings.append(rule)
    }
    return openings
  }

  fileprivate mutating func obstacle(on text: [UInt8], _ app: Int, isFirst: Bool) -> Obstacle {
    guard let own = decision(on: text, in: matcher.entriesOfApps[app]), own >= 0 else { return .unknown }
    if matcher.rules[own].excludes { return .rule(language(of: own)) }
    for earlier in isFirst ? 0..<app : 0..<0 {
      guard let rule = decision(on: text, in: matcher.entriesOfApps[earlier]) else { return .unknown }
      if rule >= 0, !matcher.rules[rule].excludes { return .rule(language(of: rule)) }
    }
    return .none
  }
}
