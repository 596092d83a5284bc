import LinkCore
import TestSupport
import Testing

struct AssociationFilterTests {
  /// With a trace every rule is tried in order, without one most are passed over; both decide alike.
  @Test(arguments: Seeds.of(0..<60))
  func filtersAndTracesAgree(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let document = AssociationFilterTests.document(&random)
    let matcher = AssociationDocument(reading: Array(document.utf8)).compiled()
    var work = AssociationWork()
    for _ in 0..<60 {
      let url = Array(AssociationFilterTests.url(&random).utf8)
      let plain = matcher.decide(url, using: &work)
      let traced = matcher.decide(url, AssociationQuestion(traces: true), using: &work)
      #expect(plain.opens == traced.opens)
      #expect(plain.notes == traced.notes)
      #expect(plain.apps.map(\.rule) == traced.apps.map(\.rule))
      #expect(plain.apps.map(\.outcome) == traced.apps.map(\.outcome))
    }
  }

  private static func pick(_ choices: [String], _ random: inout SeededGenerator) -> String {
    choices.randomElement(using: &random) ?? ""
  }

  private static func text(_ choices: [String], _ length: Int, _ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...length, using: &random)).map { _ in pick(choices, &random) }.joined()
  }

  private static func rule(_ random: inout SeededGenerator) -> String {
    var members = [##""/":"\##(text(["/", "a", "B", "%41", "*", "?", "$(v)"], 6, &random))""##]
    if Int.random(in: 0..<3, using: &random) == 0 {
      members.append(##""?":{"q":"\##(text(["a", "*", "?"], 3, &random))"}"##)
    }
    if Int.random(in: 0..<4, using: &random) == 0 {
      members.append(##""#":"\##(text(["a", "*"], 2, &random))""##)
    }
    for name in ["caseSensitive", "percentEncoded", "exclude"] where Int.random(in: 0..<3, using: &random) == 0 {
      members.append("\"\(name)\":\(Bool.random(using: &random))")
    }
    return "{\(members.joined(separator: ","))}"
  }

  private static func document(_ random: inout SeededGenerator) -> String {
    let entries = (0..<3).map { _ in
      let rules = (0..<Int.random(in: 0...30, using: &random)).map { _ in rule(&random) }.joined(separator: ",")
      let ids = pick([##""A.a""##, ##""A.b""##, ##""A.a","A.b""##], &random)
      return ##"{"appIDs":[\##(ids)],"components":[\##(rules)]}"##
    }
    return AssociationCase.document(
      entries.joined(separator: ","), more: ##","substitutionVariables":{"v":["a","Ab","*b"]}"##)
  }

  private static func url(_ random: inout SeededGenerator) -> String {
    "https://x.test/" + text(["/", "a", "b", "A", "B", "%41", "%2F"], 6, &random)
      + pick(["", "?q=a", "?q=", "?q=aa&q=b"], &random) + pick(["", "#a", "#"], &random)
  }
}
