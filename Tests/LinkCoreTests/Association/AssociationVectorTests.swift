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
    for profile in AssociationProfile.allCases where profile >= row.leastProfile {
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

  /// For vectors that match nothing the rule that came nearest and what in it did not fit, unless that is the path of
  /// the first rule.
  private static let misses = [
    "V5": "0/3 queryItem", "V6": "0/3 queryItem", "V76": "0/0 queryItem", "V79": "0/0 query", "V80": "0/0 query",
    "V82": "0/0 query", "V85": "0/0 queryItem", "V90": "0/0 queryItem", "V94": "0/0 queryItem", "V99": "0/0 queryItem",
    "V107": "0/0 fragment", "V140": "0/1 path", "V165": "0/2 fragment", "V166": "0/0 queryItem",
  ]

  /// Vectors in which no rule is tried: there is none, the app has none, or the host is another one.
  private static let untried: Set = ["V15", "V21", "V23", "V26", "V28", "V150"]

  @Test(arguments: AssociationVectors.all.filter { $0.id.first == "V" && $0.outcome == .noMatch })
  func missesAreTold(_ row: AssociationCase) throws {
    var work = AssociationWork()
    let question = AssociationQuestion(
      servedDomain: row.domain.map { Array($0.utf8) }, appID: Array(row.app.utf8), traces: true)
    let matcher = AssociationDocument(reading: Array(row.document.utf8)).compiled(profile: row.profile)
    let verdict = matcher.decide(Array(row.url.utf8), question, using: &work)
    let step = verdict.closest(for: try #require(verdict.apps.first))
    let told = step.map { "\($0.rule.entry)/\($0.rule.index) \($0.failed.map { "\($0)" } ?? "")" }
    #expect(told == (Self.untried.contains(row.id) ? nil : Self.misses[row.id] ?? "0/0 path"))
  }
}
