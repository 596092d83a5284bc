import LinkCore
import Testing

@testable import LinkService

/// What is said about rules of the linter whatever the file.
@Suite struct LintRuleTextTests {
  private static let ids =
    (0...99).map { $0 < 10 ? "L0\($0)" : "L\($0)" }.filter { LintRule(rawValue: $0) != nil }
    + AssetLinksRule.allCases.map(\.rawValue)

  /// Each has its own heading, short enough for a list, and a sentence.
  @Test func everyRule() {
    let words = Self.ids.compactMap { LintRuleText.words(for: $0.bytes) }
    #expect(words.count == Self.ids.count)
    #expect(Set(words.map(\.message)).count == words.count)
    for word in words {
      #expect(word.message.count <= 45 && word.message.last != ".", "\(word.message)")
      #expect(word.message.first?.isUppercase == true || word.message.hasPrefix("appID"), "\(word.message)")
      expectSentence(word.fix)
    }
  }

  /// What stands for the rest of a group is that of one rule, and of no other.
  @Test(arguments: [
    ("L01", "Not JSON"), ("L20", "No service that systems know"), ("L44", "Unknown name"), ("L50", "Not an app id"),
    ("L64", "Rule that no URL reaches"), ("L74", "Query value that is no string"), ("L82", "Empty path"),
    ("L92", "Refused"), ("L99", "Associated domain of the app"),
    ("A01", "JSON that is no array"), ("A12", "SHA-1 fingerprint"), ("A26", "Paths in a statement"),
  ])
  func headings(_ id: String, _ heading: String) {
    #expect(LintRuleText.words(for: id.bytes)?.message == heading)
  }

  @Test(arguments: ["", "L14", "L100", "A00", "X01"]) func unknown(_ id: String) {
    #expect(LintRuleText.words(for: id.bytes) == nil)
  }
}
