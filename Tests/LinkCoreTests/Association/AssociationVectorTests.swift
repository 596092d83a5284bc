import LinkCore
import Testing

struct AssociationVectorTests {
  @Test(arguments: AssociationVectors.all)
  func verdictAndRule(_ row: AssociationCase) {
    row.check()
  }

  /// What a vector says holds for every profile that reads all that its document uses.
  @Test(arguments: AssociationVectors.all)
  func verdictInOtherProfiles(_ row: AssociationCase) {
    for profile in AssociationProfile.allCases where profile.rawValue >= row.leastProfile.rawValue {
      row.check(as: profile)
    }
  }

  /// The trace comes from the code that decides: its last step is the deciding rule, and no step before it passed.
  @Test(arguments: AssociationVectors.all)
  func traceAgrees(_ row: AssociationCase) throws {
    var work = AssociationWork()
    let question = AssociationQuestion(
      servedDomain: row.domain.map { Array($0.utf8) }, appID: Array(row.app.utf8), traces: true)
    let matcher = AssociationDocument(reading: Array(row.document.utf8)).compiled(profile: row.profile)
    let verdict = matcher.decide(Array(row.url.utf8), question, using: &work)
    let app = try #require(verdict.apps.first)
    #expect(app.outcome == row.outcome)
    #expect(app.rule.map { "\($0.entry)/\($0.index)" } == row.rule)
    let steps = verdict.traces(for: app).flatMap(\.steps)
    #expect(steps.filter { $0.failed == nil }.map(\.rule) == (app.rule.map { [$0] } ?? []))
    if app.rule != nil { #expect(steps.last?.failed == nil) }
  }
}
