import LinkCore
import TestSupport
import Testing

@testable import LinkService

/// What `lintAASA` finds, word for word, and what it leaves alone.
@Suite struct LintTests {
  private static func findings(_ file: LintRow.File, _ more: String = "") throws -> [JSONTree] {
    let answer = try TestService().ask("lintAASA", "{\(file.parameter)\(more.isEmpty ? "" : "," + more)}")
    return try #require(answer.result("/findings"), "\(answer)").elements
  }

  @Test(arguments: LintRow.all)
  func found(_ row: LintRow) throws {
    let findings = try Self.findings(row.file, row.more).filter { $0["id"] == .string(row.id) }
    let found = findings.contains { finding in
      finding["severity"] == .string(row.severity.rawValue) && finding["pointer"] == .string(row.pointer)
        && finding["message"] == .string(row.message) && finding["fix"] == .string(row.fix)
        && finding["witness"] == row.witness.map { .string($0) } && Self.place(of: finding) == row.place
    }
    #expect(found, "\(findings.map(\.jsonText))")
    expectSentence(row.message)
    expectSentence(row.fix)
  }

  @Test(arguments: LintRow.all)
  func notFound(_ row: LintRow) throws {
    let findings = try Self.findings(row.miss, row.moreOfMiss)
    #expect(!findings.contains { $0["id"] == .string(row.id) }, "\(findings.map(\.jsonText))")
  }

  private static func place(of finding: JSONTree) -> String {
    guard let line = finding["line"], let column = finding["column"], let length = finding["length"] else { return "" }
    return "\(line.jsonText):\(column.jsonText)+\(length.jsonText)"
  }

  /// Every rule has a file that it is found in, and one that is much like it.
  @Test func everyRuleHasARow() {
    #expect(LintRule.allCases.count == 79)
    #expect(Set(LintRule.allCases.map(\.rawValue)) == Set(LintRow.all.map(\.id)))
    #expect(LintRow.all.allSatisfy { $0.file.bytes != $0.miss.bytes || $0.more != $0.moreOfMiss })
  }

  // MARK: Silence

  /// What has no id stays silent.
  ///
  /// L14: how a file is laid out does no harm. L55: ids may have hyphens and begin labels with digits. L71: a pattern
  /// needs no slash in front.
  @Test(arguments: [
    "{\r\n\t\"applinks\":\t{\r\n\"details\":[{\"appIDs\":[\"ABCDE12345.com.example.app\"],\"components\":[{\"/\":\"/a/*\"}]}]}}\r\n\r\n",
    LintRow.File.good.text + "\n", LintRow.File.appID("ABCDE12345.com.23devs.1-pass-2-go").text,
    LintRow.File.appID("1234567890.7-eleven").text, LintRow.File.rules(##"[{"/":"a/*"},{"/":"*.html"}]"##).text,
    LintRow.File.paths(##"["a","NOT b/c","b/*"]"##).text,
  ])
  func silence(_ text: String) throws {
    #expect(try Self.findings(LintRow.File(text)).isEmpty)
    #expect(["L14", "L55", "L71"].allSatisfy { LintRule(rawValue: $0) == nil })
  }

  /// Documents that Apple shows in its documentation and talks: nothing in them is doubtful but that they are samples.
  @Test(arguments: AppleExample.all)
  func noFalseAlarms(_ example: AppleExample) throws {
    let findings = try Self.findings(LintRow.File(example.text))
    #expect(findings.compactMap { $0["id"]?.text } == example.remarks, "\(findings.map(\.jsonText))")
    #expect(findings.allSatisfy { $0["severity"] == .string("info") }, "\(findings.map(\.jsonText))")
  }

  // MARK: The method

  @Test func placesOnlyForTextsAndBytes() throws {
    let file = ##"{"applinks":{"details":[]}}"##
    let service = TestService()
    let object = try service.ask("lintAASA", "{\"aasa\":\(file)}")
    let text = try service.ask("lintAASA", "{\"aasa\":\(JSONTree.string(file).jsonText)}")
    #expect(object.result("/findings/0/pointer") == text.result("/findings/0/pointer"))
    for name in ["line", "column", "endLine", "endColumn", "offset", "length"] {
      #expect(object.result("/findings/0/\(name)") == nil)
      #expect(text.result("/findings/0/\(name)") != nil)
    }
  }

  /// Columns count UTF-16 units, offsets bytes, lines as editors do.
  @Test func placesInAnyText() throws {
    let text =
      "{\"applinks\":{\"details\":[{\"appIDs\":[\"ABCDE12345.com.example.app\"],\n \"😀é\":1,\"components\":[{\"/\":\"/a\"}]}]}}"
    let finding = try #require(try Self.findings(LintRow.File(text)).first)
    #expect(finding["id"] == .string("L44"))
    #expect(finding["line"] == .number("2") && finding["column"] == .number("2"))
    #expect(finding["endLine"] == .number("2") && finding["endColumn"] == .number("7"))
    #expect(finding["offset"] == .number("67") && finding["length"] == .number("8"))
  }

  @Test func witnessesAreOnTheServedHost() throws {
    let more =
      ##""hosting":{"url":"https://WWW.example.org:8443/.well-known/apple-app-site-association","status":200,"headers":[]}"##
    let findings = try Self.findings(.rules(##"[{"/":"/a"},{"/":"/a"}]"##), more)
    #expect(findings.first?["witness"] == .string("https://WWW.example.org/a"))
  }

  /// A copy of Apple's CDN is for the domain in its path.
  @Test func witnessesOfCopies() throws {
    let more =
      ##""hosting":{"url":"https://App-Site-Association.cdn-apple.com/a/v1/www.example.org","status":200,"headers":[]}"##
    let findings = try Self.findings(.rules(##"[{"/":"/a"},{"/":"/a"}]"##), more)
    #expect(findings.first?["witness"] == .string("https://www.example.org/a"))
  }

  /// What a server sends in place of the file is not looked at; the file itself is, whatever status the caller tells.
  @Test(arguments: [
    ("\n", []), ("Forbidden", []), ("<html></html>", []), (##"{"message":"Not found"}"##, []),
    (##"{"applinkss":{}}"##, ["L21"]), (##"{"webcredentials":{"apps":["ABCDE12345.com.example.app"]}}"##, ["L23"]),
  ])
  func refusals(_ body: String, _ ids: [String]) throws {
    let findings = try Self.findings(LintRow.File(body), BrokenLink.hosting(BrokenLink.wellKnown, 403))
    let expected = ids + ["L92"]
    #expect(findings.compactMap { $0["id"]?.text } == expected, "\(findings.map(\.jsonText))")
  }

  @Test func matchingCanLint() throws {
    let service = TestService()
    let aasa = JSONTree.string(LintRow.File.rules(##"[{"/":"/a"},{"/":"/a"}]"##).text).jsonText
    let plain = try service.ask("matchAASA", "{\"aasa\":\(aasa),\"url\":\"https://example.com/a\"}")
    let linted = try service.ask("matchAASA", "{\"aasa\":\(aasa),\"url\":\"https://example.com/a\",\"lint\":true}")
    let alone = try service.ask("lintAASA", "{\"aasa\":\(aasa)}")
    #expect(plain.result("/problems")?.elements.isEmpty == true)
    #expect(linted.result("/problems") == alone.result("/findings"))
    #expect(linted.result("/results") == plain.result("/results"))
  }

  /// No rule is told more often than anyone would read.
  @Test func findingsAreBounded() throws {
    let rules = Array(repeating: ##"{"/":"/a"}"##, count: 150).joined(separator: ",")
    let findings = try Self.findings(.rules("[\(rules)]"))
    #expect(findings.count { $0["id"] == .string("L64") } == 100)
  }

  /// Findings repeat names of the file, which can be long.
  @Test func theAnswerIsBounded() throws {
    let service = try TestService(configuration: #"{"limits":{"answerBytes":2000}}"#)
    let name = String(repeating: "x", count: 3_000)
    let answer = try service.ask("lintAASA", "{\"aasa\":{\"applinks\":{\"details\":[],\"\(name)\":1}}}")
    #expect(answer.message == "The answer would be longer than 2000 bytes; ask for less or raise limits.answerBytes.")
  }

  @Test(
    arguments: [
      (##"{}"##, nil), (##"{"aasa":"{}","aasaBase64":"e30="}"##, nil),
      (##"{"aasa":{"a":1,"a":2}}"##, "/aasa/a"),
      (##"{"aasa":"{}","hosting":{"url":"x","headers":[]}}"##, "/hosting/status"),
      (##"{"aasa":"{}","hosting":{"url":"x","status":99,"headers":[]}}"##, "/hosting/status"),
      (##"{"aasa":"{}","hosting":{"url":"x","status":200,"headers":[["a"]]}}"##, "/hosting/headers/0"),
      (##"{"aasa":"{}","profile":"ios15"}"##, "/profile"), (##"{"aasa":"{}","entitlements":"x"}"##, "/entitlements"),
    ] as [(String, String?)])
  func refused(_ params: String, _ field: String?) throws {
    let answer = try TestService().ask("lintAASA", params)
    #expect(answer.status == "INVALID_ARGUMENT")
    #expect(answer.field == field)
  }
}
