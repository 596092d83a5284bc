import TestSupport
import Testing

@testable import LinkCore

/// What the search says is what the matcher says.
struct WitnessSearchTests {
  private static func languages(_ rules: String) -> RuleLanguages {
    let document = AssociationCase.document(
      ##"{"appIDs":["A.b"],"components":\##(rules)}"##, more: RandomRules.variables)
    return RuleLanguages(AssociationDocument(reading: Array(document.utf8)).compiled())
  }

  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  /// Random pairs of rules: a witness separates them, and without one no URL does.
  @Test(arguments: RandomRules.Kind.allCases, Seeds.of(0..<20))
  func pairs(_ kind: RandomRules.Kind, _ seed: UInt64) {
    var random = RandomRules(kind, seed: seed)
    var decided = 0
    var undecided = 0
    for _ in 0..<60 {
      let rules = "[\(random.rule()),\(random.rule())]"
      var languages = WitnessSearchTests.languages(rules)
      func takes(_ rule: Int, _ text: [UInt8]) -> Bool { languages.takes(rule, text) }
      var budget = SearchBudget()
      let outcome = WitnessSearch.outcome(
        inside: [languages.language(of: 0)], outside: [languages.language(of: 1)], used: languages.used, &budget)
      switch outcome {
      case .found(let text):
        decided += 1
        let url = String(decoding: text, as: UTF8.self)
        #expect(takes(0, text), "\(rules) \(url)")
        #expect(!takes(1, text), "\(rules) \(url)")
      case .none:
        decided += 1
        for _ in 0..<400 {
          let url = random.url()
          let text = WitnessSearchTests.bytes(url)
          if takes(0, text), !takes(1, text) { Issue.record("\(rules) \(url)") }
        }
      case .undecided: undecided += 1
      }
    }
    #expect(decided > undecided * 20, "\(kind) \(seed)")
  }

  /// Classes that tell the digits of an escape apart, beside a rule that sees the character.
  @Test(arguments: [
    ("digit, upper", #""/":"/?$(digit)$(upper)""#, [#""/":"/???""#], true),
    ("digit, lower", #""/":"/?$(digit)$(lower)""#, [#""/":"/???""#], true),
    ("digit, digit", #""/":"/?$(digit)$(digit)""#, [#""/":"/???""#], true),
    ("not of a letter", #""/":"/?$(digit)$(upper)""#, [#""/":"/???""#, #""/":"/$(alpha)""#], true),
    ("in a query", #""?":"?$(digit)$(upper)""#, [#""?":"???""#], true),
    ("in a fragment", ##""#":"?$(digit)$(lower)""##, [##""#":"???""##], true),
    ("several bytes", #""/":"/?$(upper)$(upper)?$(upper)$(upper)""#, [#""/":"/??????""#], false),
  ])
  func classesInEscapes(_ id: String, _ raw: String, _ decoded: [String], _ isFound: Bool) {
    let others = decoded.map { ##"{"percentEncoded":false,\##($0)}"## }.joined(separator: ",")
    var languages = WitnessSearchTests.languages(##"[{\##(raw)},\##(others)]"##)
    var budget = SearchBudget()
    let count = 1 + decoded.count
    let outcome = WitnessSearch.outcome(
      inside: [languages.language(of: 0)], outside: (1..<count).map { languages.language(of: $0) },
      used: languages.used, &budget)
    switch outcome {
    case .found(let text):
      #expect(isFound, "\(id)")
      let taking = (0..<count).filter { languages.takes($0, text) }
      #expect(taking == [0], "\(id)")
    case .undecided: #expect(!isFound, "\(id)")
    case .none: Issue.record("\(id)")
    }
  }

  /// Random lists: a rule is reached, or the rules before it take all of its URLs.
  @Test(arguments: RandomRules.Kind.allCases, Seeds.of(0..<12))
  func reach(_ kind: RandomRules.Kind, _ seed: UInt64) {
    var random = RandomRules(kind, seed: seed &+ 1_000)
    var undecided = 0
    for _ in 0..<15 {
      let rules = random.list(6)
      var languages = WitnessSearchTests.languages(rules)
      func takes(_ rule: Int, _ text: [UInt8]) -> Bool { languages.takes(rule, text) }
      var budget = SearchBudget()
      let outcomes = (0..<6).map { RuleReach(of: $0, in: 0, &languages, &budget) }
      undecided += outcomes.count { if case .undecided = $0 { true } else { false } }
      for (rule, outcome) in outcomes.enumerated() {
        guard case .covered(let cover, let witness) = outcome else { continue }
        #expect(cover.allSatisfy { $0 < rule }, "\(rules)")
        #expect(takes(rule, witness), "\(rules)")
        let decision = languages.decision(on: witness, in: [0])
        #expect(decision.map { $0 < rule } == true, "\(rules)")
      }
      for _ in 0..<300 {
        let url = random.url()
        let text = WitnessSearchTests.bytes(url)
        for (rule, outcome) in outcomes.enumerated() {
          switch outcome {
          case .reached, .undecided: continue
          case .takesNothing: if takes(rule, text) { Issue.record("\(rules) \(rule) \(url)") }
          case .covered(let cover, _):
            guard takes(rule, text), !cover.contains(where: { takes($0, text) }) else { continue }
            Issue.record("\(rules) \(rule) \(url)")
          }
        }
      }
    }
    #expect(undecided <= 5, "\(kind) \(seed)")
  }

  /// Random lists compared: what is found is a difference, and what is not found is none.
  @Test(arguments: RandomRules.Kind.allCases, Seeds.of(0..<12))
  func differences(_ kind: RandomRules.Kind, _ seed: UInt64) {
    var random = RandomRules(kind, seed: seed &+ 2_000)
    for _ in 0..<12 {
      let rules = [random.list(4), random.list(4)]
      var left = WitnessSearchTests.languages(rules[0])
      var right = WitnessSearchTests.languages(rules[1])
      var budget = SearchBudget()
      let differences = OpeningDifferences(of: &left, [0], from: &right, [0], limit: 100, &budget)
      func opens(_ text: [UInt8], isLeft: Bool) -> Bool {
        let decision = isLeft ? left.decision(on: text, in: [0]) : right.decision(on: text, in: [0])
        guard let rule = decision, rule >= 0 else { return false }
        return !(isLeft ? left : right).matcher.rules[rule].excludes
      }
      for difference in differences.found {
        let url = String(decoding: difference.text, as: UTF8.self)
        #expect(opens(difference.text, isLeft: true), "\(rules) \(url)")
        #expect(!opens(difference.text, isLeft: false), "\(rules) \(url)")
      }
      guard differences.found.isEmpty, differences.isDecided else { continue }
      for _ in 0..<300 {
        let url = random.url()
        let text = WitnessSearchTests.bytes(url)
        if opens(text, isLeft: true), !opens(text, isLeft: false) { Issue.record("\(rules) \(url)") }
      }
    }
  }
}
