import LinkCore
import StrictJSON

/// Asks every profile about URLs: what is decided does not depend on what else is asked, or was.
enum MatchingCheck {
  static func run(_ document: AssociationDocument, _ urls: [[UInt8]]) {
    for profile in AssociationProfile.allCases {
      let matcher = document.compiled(profile: profile)
      var work = AssociationWork()
      for url in urls {
        for form in [AssociationForm.raw, .browser] { check(matcher, url, form, &work) }
      }
    }
  }

  private static func check(
    _ matcher: AssociationMatcher, _ url: [UInt8], _ form: AssociationForm, _ work: inout AssociationWork
  ) {
    let plain = matcher.decide(url, AssociationQuestion(form: form), using: &work)
    let traced = matcher.decide(url, AssociationQuestion(form: form, traces: true), using: &work)
    var fresh = AssociationWork()
    requireSame(plain, traced, "explained or not: \(shown(url))")
    requireSame(plain, matcher.decide(url, AssociationQuestion(form: form), using: &fresh), "again: \(shown(url))")
    if matcher.document.isUsable { require(plain.apps.map(\.appID) == matcher.apps, "every app once") }
    require(plain.opens == plain.apps.first { $0.outcome == .match }?.appID, "the first app opens")
    checkTrace(traced, matcher)
    for app in plain.apps {
      let question = AssociationQuestion(appID: app.appID, form: form)
      let alone = matcher.decide(url, question, using: &work)
      require(alone.apps.count == 1 && isSame(alone.apps[0], app), "asked alone: \(shown(app.appID)) \(shown(url))")
    }
    if case .browserForm(let sent)? = plain.notes.first(where: { if case .browserForm = $0 { true } else { false } }) {
      let raw = matcher.decide(sent, using: &work)
      require(isSame(raw.apps, plain.apps), "as a browser sends it: \(shown(sent))")
      let again = matcher.decide(sent, AssociationQuestion(form: .browser), using: &work)
      require(
        !again.notes.contains { if case .browserForm = $0 { true } else { false } },
        "what a browser sends stays as it is: \(shown(url)) \(shown(sent))")
    }
  }

  private static func checkTrace(_ verdict: AssociationVerdict, _ matcher: AssociationMatcher) {
    for app in verdict.apps {
      let steps = verdict.traces(for: app).flatMap(\.steps)
      for step in steps {
        require(
          matcher.pointer(to: step.rule) == matcher.document.json.pointer(to: step.rule.node), "a rule has its place")
        require(step.failed == nil || matcher.patternText(of: step) != nil, "a miss has its pattern")
        _ = verdict.comparedText(step)
        _ = matcher.itemName(of: step)
      }
      require(steps.dropLast().allSatisfy { $0.failed != nil }, "the first rule that fits is the last one tried")
      require((steps.last?.failed == nil ? steps.last?.rule : nil) == app.rule, "the last rule tried decides")
      require((verdict.closest(for: app) == nil) == (steps.isEmpty || app.rule != nil), "a miss has a closest rule")
    }
  }

  private static func requireSame(_ left: AssociationVerdict, _ right: AssociationVerdict, _ what: String) {
    require(left.opens == right.opens && left.notes == right.notes && isSame(left.apps, right.apps), what)
  }

  static func isSame(_ left: [AssociationAppVerdict], _ right: [AssociationAppVerdict]) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { isSame($0, $1) }
  }

  private static func isSame(_ left: AssociationAppVerdict, _ right: AssociationAppVerdict) -> Bool {
    left.appID == right.appID && left.outcome == right.outcome && left.rule == right.rule
  }
}
