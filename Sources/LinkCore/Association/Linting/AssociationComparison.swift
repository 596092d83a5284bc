/// Two files compared by what they do: URLs that an app opened before and no longer opens, the other way round, and
/// those that another app opens first.
package struct AssociationComparison: Sendable {
  /// A URL on which the files disagree.
  package struct Change: Equatable, Sendable {
    package let url: [UInt8]

    /// The rule that decides in each file; nil when none does.
    package let before: AssociationRulePlace?
    package let after: AssociationRulePlace?
  }

  /// What changed for one app.
  package struct App: Sendable {
    package let appID: [UInt8]

    /// Whether the file lists the app.
    package let isBefore: Bool
    package let isAfter: Bool

    /// URLs that opened before and no longer do, at most one for each rule that opened them.
    package fileprivate(set) var lost: [Change] = []

    /// URLs that open now and did not before.
    package fileprivate(set) var gained: [Change] = []

    /// Whether it is certain that nothing else changed when a list is empty.
    package fileprivate(set) var isDecided = true
  }

  /// A URL that two apps open by both files, of which another one comes first now.
  package struct Reordering: Equatable, Sendable {
    package let url: [UInt8]

    /// The app that comes first by each file.
    package let before: [UInt8]
    package let after: [UInt8]
  }

  /// URLs that show that apps changed places: one for each two apps.
  package private(set) var reordered: [Reordering] = []

  /// The apps of both files: in the order of the first, then those that only the second has.
  package private(set) var apps: [App] = []

  /// Most URLs of one app and direction.
  package static let changeLimit = 20

  /// Compares what two files, read by the same systems, mean; `origin` is what witness URLs begin with, and `budget`
  /// bounds the search for them.
  package init(
    _ before: AssociationMatcher, _ after: AssociationMatcher, limit: Int = AssociationComparison.changeLimit,
    origin: [UInt8]? = nil, budget: SearchBudget = SearchBudget()
  ) {
    var left = RuleLanguages(before)
    var right = RuleLanguages(after)
    var budget = budget
    var numbers: [[UInt8]: Int] = [:]
    for (number, app) in after.apps.enumerated() { numbers[app] = number }
    let earlier = Set(before.apps)
    var pairs: [(appID: [UInt8], before: [Int]?, after: [Int]?)] = []
    for (number, app) in before.apps.enumerated() {
      pairs.append((app, before.entriesOfApps[number], numbers[app].map { after.entriesOfApps[$0] }))
    }
    for (number, app) in after.apps.enumerated() where !earlier.contains(app) {
      pairs.append((app, nil, after.entriesOfApps[number]))
    }
    // Apps of the same entries open the same URLs.
    var known: [[[Int]]: (lost: OpeningDifferences, gained: OpeningDifferences)] = [:]
    for pair in pairs {
      let (old, new) = (pair.before ?? [], pair.after ?? [])
      let differences =
        known[[old, new]]
        ?? (
          lost: OpeningDifferences(of: &left, old, from: &right, new, limit: limit, &budget),
          gained: OpeningDifferences(of: &right, new, from: &left, old, limit: limit, &budget)
        )
      known[[old, new]] = differences
      var app = App(appID: pair.appID, isBefore: pair.before != nil, isAfter: pair.after != nil)
      app.lost = differences.lost.found.map { difference in
        Change(
          url: RuleLanguages.url(difference.text, at: origin), before: before.place(of: difference.opening),
          after: after.place(of: difference.other))
      }
      app.gained = differences.gained.found.map { difference in
        Change(
          url: RuleLanguages.url(difference.text, at: origin), before: before.place(of: difference.other),
          after: after.place(of: difference.opening))
      }
      app.isDecided = differences.lost.isDecided && differences.gained.isDecided
      apps.append(app)
    }
    compareOrder(&left, &right, limit, origin, &budget)
  }

  private mutating func compareOrder(
    _ left: inout RuleLanguages, _ right: inout RuleLanguages, _ limit: Int, _ origin: [UInt8]?,
    _ budget: inout SearchBudget
  ) {
    let differences = FirstAppDifferences(of: &left, from: &right, limit: limit, &budget)
    reordered = differences.found.map { difference in
      Reordering(
        url: RuleLanguages.url(difference.text, at: origin), before: difference.left, after: difference.right)
    }
    let undecided = Set(differences.undecided.flatMap { [$0.left, $0.right] })
    for app in apps.indices where undecided.contains(apps[app].appID) { apps[app].isDecided = false }
  }

  /// Whether any app opens other URLs than before, or comes first where it did not.
  package var hasChanges: Bool { !reordered.isEmpty || apps.contains { !$0.lost.isEmpty || !$0.gained.isEmpty } }
}
