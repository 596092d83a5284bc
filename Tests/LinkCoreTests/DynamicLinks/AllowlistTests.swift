import LinkCore
import TestSupport
import Testing

/// Rows W: patterns of Firebase docs, Allow specific URL patterns, and of firebase-android-sdk#4215.
@Suite struct AllowlistTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let pattern: String
    let url: String
    let isMatch: Bool
    var testDescription: String { id }
  }

  static let generated = "^https{0,1}:\\/\\/our-domain\\.com(\\/.*){0,1}$"
  static let rows: [Row] = [
    Row(id: "W-01", pattern: "^https://.*.com/.*$", url: "https://evil.com/x", isMatch: true),
    Row(id: "W-02", pattern: "^https://.*.com/.*$", url: "https://evilXcom/x", isMatch: true),
    Row(id: "W-03", pattern: "^https://mybrand\\.com/.*$", url: "https://mybrand.com/a?b=c", isMatch: true),
    Row(id: "W-04", pattern: "^https://mybrand\\.com/.*$", url: "https://mybrand.com", isMatch: false),
    Row(id: "W-05", pattern: "^https://mybrand\\.com/.*$", url: "https://mybrand.com.evil.com/", isMatch: false),
    Row(id: "W-06", pattern: "^https://mybrand\\.com/.*$", url: "http://mybrand.com/", isMatch: false),
    Row(
      id: "W-07",
      pattern: "^https://play.google.com/.*$",
      url: "https://play.google.com/store/apps/details?id=other",
      isMatch: true
    ),
    Row(
      id: "W-08",
      pattern: "^https://play\\.google\\.com/.*id=myapp\\.com$",
      url: "https://play.google.com/store/apps/details?id=myapp.com",
      isMatch: true
    ),
    Row(
      id: "W-09",
      pattern: "^https://play\\.google\\.com/.*id=myapp\\.com$",
      url: "https://play.google.com/store/apps/details?id=myapp.com&x=1",
      isMatch: false
    ),
    Row(
      id: "W-11",
      pattern: "^https://itunes\\.apple\\.com/.*id123$",
      url: "https://itunes.apple.com/us/app/x/id123",
      isMatch: true
    ),
    Row(
      id: "W-12",
      pattern: "^https://itunes\\.apple\\.com/.*id123$",
      url: "https://itunes.apple.com/us/app/x/id1234",
      isMatch: false
    ),
    Row(id: "W-13", pattern: generated, url: "https://our-domain.com?group_invite_code=1", isMatch: false),
    Row(id: "W-14", pattern: generated, url: "https://our-domain.com/some-page?group_invite_code=1", isMatch: true),
    Row(id: "W-15", pattern: generated, url: "https://our-domain.com", isMatch: true),
    Row(id: "W-16", pattern: generated, url: "http://our-domain.com/", isMatch: true),
    Row(id: "partial", pattern: "mybrand\\.com/", url: "https://evil.com/?mybrand.com/", isMatch: true),
    Row(id: "empty pattern", pattern: "", url: "https://x", isMatch: true),
    Row(id: "linear", pattern: "^(a+)+$", url: String(repeating: "a", count: 50_000) + "b", isMatch: false),
  ]

  @Test(arguments: rows)
  func matches(_ row: Row) {
    let allowlist = Allowlist([row.pattern.utf8Bytes])
    let expected: Allowlist.Verdict = row.isMatch ? .allowed(pattern: 0) : .refused
    #expect(allowlist.verdict(row.url.utf8Bytes.span) == expected)
    // Once compiled, the same again.
    #expect(allowlist.verdict(row.url.utf8Bytes.span) == expected)
    #expect(allowlist.patterns[0].fault() == nil)
  }

  @Test func noVectorIsLeftOut() {
    #expect(FirebaseVectors.faults(.allowlist, rows: Self.rows.map(\.id)) == [])
  }

  @Test func asksInOrder() {
    let allowlist = Allowlist(["^a".utf8Bytes, "(".utf8Bytes, "^b".utf8Bytes, "b".utf8Bytes])
    #expect(allowlist.verdict("b".utf8Bytes.span) == .allowed(pattern: 2))
    #expect(allowlist.verdict("c".utf8Bytes.span) == .unusable(pattern: 1))
    #expect(Allowlist([]).verdict("c".utf8Bytes.span) == .refused)
    let nothing: [UInt8] = []
    #expect(allowlist.verdict(nothing.span) == .unusable(pattern: 1))
  }

  @Test(arguments: ["(", "a{1,2", "[", "\\1", "(?=a)", "a{2000}", "((((((((a{99}){99}){99}){99})))))"])
  func namesWhyAPatternIsRefused(_ pattern: String) {
    let fault = Allowlist([pattern.utf8Bytes]).patterns[0].fault()
    #expect(pattern == "a{1,2" ? fault == nil : fault?.isEmpty == false)
  }

  /// Whatever the URL, no pattern may keep a thread busy for long.
  @Test func refusesPatternsOfManySteps() throws {
    let repeated = "(a?){1000}"
    let most = Allowlist([(repeated + repeated + "b").utf8Bytes])
    #expect(most.patterns[0].fault() == nil)
    #expect(most.verdict(String(repeating: "a", count: 3000).utf8Bytes.span) == .refused)
    let more = Allowlist([(repeated + repeated + repeated + "b").utf8Bytes])
    let fault = try #require(more.patterns[0].fault())
    #expect(fault.utf8Text == "pattern too large: 12005 steps, at most 10000")
    #expect(more.verdict("b".utf8Bytes.span) == .unusable(pattern: 0))
  }

  /// RE2 itself takes gigabytes or minutes to find out that it cannot use these.
  @Test(arguments: [#"\pL"#, #"(?i)[\PL]"#, "[[:", "|", "(?:)", "a"])
  func refusesLongPatterns(_ piece: String) throws {
    let text = String(repeating: piece, count: 16_384 / piece.utf8.count)
    let longest = Allowlist([text.utf8Bytes]).patterns[0]
    #expect(longest.fault()?.utf8Text.hasPrefix("pattern too long") != true)
    let long = text + String(repeating: "a", count: 16_385 - text.utf8.count)
    let longer = Allowlist([long.utf8Bytes])
    #expect(longer.patterns[0].fault()?.utf8Text == "pattern too long: 16385 bytes, at most 16384")
    #expect(longer.verdict("a".utf8Bytes.span) == .unusable(pattern: 0))
  }

  @Test func compilesOnceFromManyThreads() async {
    let allowlist = Allowlist(["^https://mybrand\\.com/.*$".utf8Bytes])
    let matches = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<64 {
        group.addTask { allowlist.verdict("https://mybrand.com/x".utf8Bytes.span) == .allowed(pattern: 0) }
      }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(matches == 64)
  }

  @Test(arguments: [
    ("^https://a", true), ("\\Ahttps://a", true), ("(?i)^https://a", true), ("(?i)(?s)^a", true), ("^a|^b", true),
    ("^a|b", false), ("a", false), ("", false), (".*^a", false), ("(^a|^b)", true), ("(?:^a|b)", false),
    ("(^a)?b", false), ("((?i)^a)+", true), ("$^a", true), ("[^a]", false),
    ("\\Q^\\E", false), ("(?P<n>^a)", true), ("^a[|]b", true),
    ("^a[^]|]b", true), ("^a\\|b", true), ("^(a|b)", true), ("(?i)a", false), ("a|^b", false), ("^", true),
  ])
  func findsAnchor(_ pattern: String, _ isAnchored: Bool) {
    #expect(Allowlist([pattern.utf8Bytes]).patterns[0].isAnchored == isAnchored)
  }
}
