import LinkCore
import TestSupport
import Testing

/// The linter on bytes that no one meant.
struct LintHostileTests {
  private static let sample = Array(
    ##"""
    {"applinks":{"apps":[],"defaults":{"caseSensitive":false,"?":{"a":"*"}},"details":[
    {"appID":"A.b","appIDs":["A.c","A.dé"],"paths":["NOT /x/*","*"],"defaults":{"percentEncoded":false},"components":[
    {"/":"/$(v)/é?*","?":{"q\u00e9":"\ud83d\ude00?","z":"$(alpha)"},"#":"$(digit)","exclude":true},{"?":"a=*",},{"/":"a"},
    {"/":"/%41%zz%C3*"},{"?":{"a":"","b":"*x?"}},{"/":"/a/"}]}],"substitutionVariables":{"v":["a*","?b",""]}},
    "webcredentials":{"apps":["A.c","x"]}}
    """##.utf8)

  private static let urls = [
    "https://example.com/.well-known/apple-app-site-association", "http://[::1", "", "x:", "//",
    "https://é\u{0}/a.json",
  ].map { Array($0.utf8) }

  private func lint(_ bytes: [UInt8], _ profile: AssociationProfile = .ios14) {
    let document = AssociationDocument(reading: bytes)
    for problem in AssociationLinter.findings(in: document, profile: profile) {
      #expect(problem.offset >= 0 && problem.offset + problem.length <= bytes.count)
      _ = document.pointer(of: problem)
      _ = document.textRange(of: problem)
    }
  }

  @Test(arguments: AssociationProfile.allCases)
  func everyTruncation(_ profile: AssociationProfile) {
    for count in 0...LintHostileTests.sample.count { lint(Array(LintHostileTests.sample.prefix(count)), profile) }
  }

  @Test(arguments: [0x01, 0x04, 0x20, 0x80, 0xFF] as [UInt8])
  func everyFlip(_ mask: UInt8) {
    for index in LintHostileTests.sample.indices {
      var bytes = LintHostileTests.sample
      bytes[index] ^= mask
      lint(bytes)
    }
  }

  /// Values in the wrong places: every string, number and bracket in place of every other.
  @Test(arguments: 0..<40)
  func everyShuffle(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      ##"{"applinks":"##, "[", "]", "{", "}", ##""details":"##, ##""appIDs":"##, ##""components":"##, ##""/":"##,
      ##""?":"##, ##""a*?$(lang)""##, "1", "null", "true", ",", ##""paths":"##, ##""defaults":"##,
      ##""substitutionVariables":"##, ##""exclude":"##,
    ]
    for _ in 0..<200 {
      var text = ##"{"applinks":{"details":["##
      for _ in 0..<Int.random(in: 0...12, using: &random) { text += pieces.randomElement(using: &random) ?? "" }
      lint(Array(text.utf8))
      lint(Array((text + "]}}").utf8))
      lint(Array((text + "}]}}").utf8))
    }
  }

  @Test
  func hostingAndEntitlements() {
    let document = AssociationDocument(reading: LintHostileTests.sample)
    var random = SeededGenerator(seed: 9)
    let entries = (0..<300).map { _ in
      Array((["applinks:", "appclips:", "", "x:"].randomElement(using: &random) ?? "").utf8)
        + Array(random.text(maximumCount: 20).utf8)
    }
    for url in LintHostileTests.urls {
      for status in [-1, 0, 200, 301, 404, Int.max] {
        let answer = AssociationHosting.Answer(
          status: status,
          headers: [HTTPField(name: Array("Location".utf8), value: [0xFF]), HTTPField(name: [], value: [])])
        let hosting = AssociationHosting(
          url: url, finalURL: LintHostileTests.urls.randomElement(using: &random), answer: answer,
          redirects: [[], url],
          cdn: AssociationHosting.Copy(answer: answer, body: LintHostileTests.sample.dropLast(40) + []))
        let problems = AssociationLinter.findings(in: document, hosting: hosting, entitlements: entries)
        #expect(problems.contains { $0.subject == .hosting })
        #expect(problems.count { $0.subject == .entitlements } <= 101)
      }
    }
  }

  /// What is searched is bounded, however intricate the rules and however many.
  @Test
  func intricateRules() {
    let marks = String(repeating: "?", count: 40)
    let rules = (0..<40).map { ##"{"/":"*\##($0 % 2 == 0 ? "a" : "aa")\##(marks.dropLast($0 % 7))*b"}"## }
    let document = AssociationCase.rules("[\(rules.joined(separator: ","))]")
    let problems = AssociationLinter.findings(in: AssociationDocument(reading: Array(document.utf8)))
    #expect(problems.contains { if case .undecided = $0.detail { true } else { false } })
  }
}
