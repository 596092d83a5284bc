import LinkCore

/// Compares two files: a URL that is lost or gained is, and where nothing is lost or gained no URL is.
enum ComparisonCheck {
  static func run(_ before: [UInt8], _ after: [UInt8], _ profile: AssociationProfile, _ urls: [[UInt8]]) {
    let old = AssociationDocument(reading: before).compiled(profile: profile)
    let new = AssociationDocument(reading: after).compiled(profile: profile)
    let comparison = AssociationComparison(old, new, budget: ReadingCheck.budget)
    let urls = urls.filter { WrittenURL.isWellFormed($0) }
    for app in comparison.apps {
      require(app.isBefore == old.apps.contains(app.appID) && app.isAfter == new.apps.contains(app.appID), "listed")
      for (changes, opensBefore) in [(app.lost, true), (app.gained, false)] {
        for change in changes {
          let verdicts = (verdict(old, change.url, app.appID), verdict(new, change.url, app.appID))
          let what = "\(shown(app.appID)) \(shown(change.url))"
          require((verdicts.0.outcome == .match) == opensBefore, "before: \(what)")
          require((verdicts.1.outcome == .match) != opensBefore, "after: \(what)")
          require(verdicts.0.rule == change.before && verdicts.1.rule == change.after, "the rules: \(what)")
        }
      }
      guard app.isDecided else { continue }
      for url in urls {
        let isOpen = (verdict(old, url, app.appID).outcome == .match, verdict(new, url, app.appID).outcome == .match)
        let what = "\(shown(app.appID)) \(shown(url))"
        if app.lost.isEmpty { require(!isOpen.0 || isOpen.1, "nothing is lost: \(what)") }
        if app.gained.isEmpty { require(isOpen.0 || !isOpen.1, "nothing is gained: \(what)") }
      }
    }
    let own = AssociationComparison(old, old, budget: ReadingCheck.budget)
    require(!own.hasChanges, "a file is like itself")
  }

  /// The outcome and the rule that decides; neither in a file that cannot be used.
  private static func verdict(
    _ matcher: AssociationMatcher, _ url: [UInt8], _ app: [UInt8]
  ) -> (outcome: AssociationAppVerdict.Outcome, rule: AssociationRulePlace?) {
    var work = AssociationWork()
    let verdict = matcher.decide(url, AssociationQuestion(appID: app), using: &work).apps.first
    return (verdict?.outcome ?? .noMatch, verdict?.rule)
  }
}
