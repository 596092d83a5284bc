import LinkCore
import TestSupport
import Testing

/// The order of rules counts where two of them take a URL, and nowhere else.
struct AssociationOrderTests {
  private static func matcher(_ rules: some Sequence<String>) -> AssociationMatcher {
    let document = AssociationCase.document(
      ##"{"appIDs":["A.b"],"components":[\##(rules.joined(separator: ","))]}"##, more: RandomRules.variables)
    return AssociationDocument(reading: Array(document.utf8)).compiled()
  }

  private static func decision(
    _ matcher: AssociationMatcher, _ url: String
  ) throws -> (outcome: AssociationAppVerdict.Outcome, rule: Int?) {
    var work = AssociationWork()
    let verdict = try #require(matcher.decide(Array("https://example.com\(url)".utf8), using: &work).apps.first)
    return (verdict.outcome, verdict.rule?.index)
  }

  /// Of the rules that take a URL alone the first one decides, and the last one when the order is reversed.
  ///
  /// So the reverse order changes the outcome exactly where the two do not both open or both exclude.
  @Test(arguments: RandomRules.Kind.allCases, Seeds.of(0..<6))
  func reversal(_ kind: RandomRules.Kind, _ seed: UInt64) throws {
    var random = RandomRules(kind, seed: seed &+ 3_000)
    var taken = 0
    var changed = 0
    for _ in 0..<20 {
      let rules = (0..<5).map { _ in random.rule(excludes: true) }
      let alone = rules.map { AssociationOrderTests.matcher([$0]) }
      let forward = AssociationOrderTests.matcher(rules)
      let reversed = AssociationOrderTests.matcher(rules.reversed())
      for _ in 0..<40 {
        let url = random.url()
        let outcomes = try alone.map { try AssociationOrderTests.decision($0, url).outcome }
        let takers = outcomes.indices.filter { outcomes[$0] != .noMatch }
        let first = try AssociationOrderTests.decision(forward, url)
        let last = try AssociationOrderTests.decision(reversed, url)
        #expect(first.rule == takers.first, "\(rules) \(url)")
        #expect(last.rule.map { rules.count - 1 - $0 } == takers.last, "\(rules) \(url)")
        #expect(first.outcome == takers.first.map { outcomes[$0] } ?? .noMatch, "\(rules) \(url)")
        #expect(last.outcome == takers.last.map { outcomes[$0] } ?? .noMatch, "\(rules) \(url)")
        if !takers.isEmpty { taken += 1 }
        if first.outcome != last.outcome {
          changed += 1
          #expect(Set(takers.map { outcomes[$0] }) == [.match, .exclude], "\(rules) \(url)")
        }
      }
    }
    // A test in which nothing is taken would pass as well.
    #expect(taken > 100 && changed > 0, "\(kind) \(seed) \(taken) \(changed)")
  }
}
