import LinkCore
import StrictJSON
import TestSupport
import Testing

@testable import LinkService

/// The table of `linkd match`, and what it is compared with.
@Suite struct MatchReportTests {
  private static let file = """
    {"applinks":{"details":[
     {"appIDs":["A.b","A.c"],"components":[{"/":"/no/*","exclude":true},{"/":"/a/*","?":{"id":"??","x":"1"}}]},
     {"appID":"A.c","paths":["/p"]}]}}
    """

  private static func answer(
    _ urls: [String], file: String = file, app: String? = nil, explains: Bool = false, domain: String? = nil
  ) throws -> MatchAnswer {
    let request = MatchRequest(
      content: file.bytes, domain: domain?.bytes, app: app?.bytes, profile: nil, form: nil, explains: explains)
    let text = try TestService().service.call("matchAASA".bytes, params: request.params(urls.map(\.bytes))).get()
    return try #require(MatchAnswer(text))
  }

  private static func table(
    _ urls: [String], file: String = file, app: String? = nil, explains: Bool = false, domain: String? = nil
  ) throws -> String {
    MatchTable.text(
      of: try answer(urls, file: file, app: app, explains: explains, domain: domain).rows)
  }

  @Test func verdictsAndRules() throws {
    #expect(
      try Self.table(["https://h.test/a/1?id=42&x=1", "https://h.test/no/1", "https://h.test/p"]) == """
        URL                           APP  VERDICT  RULE
        https://h.test/a/1?id=42&x=1  A.b  match    2:69 {"/":"/a/*","?":{"id":"??","x":"1"}}
        https://h.test/a/1?id=42&x=1  A.c  match    2:69 {"/":"/a/*","?":{"id":"??","x":"1"}}
        https://h.test/no/1           A.b  exclude  2:40 {"/":"/no/*","exclude":true}
        https://h.test/no/1           A.c  exclude  2:40 {"/":"/no/*","exclude":true}
        https://h.test/p              A.b  noMatch  -
        https://h.test/p              A.c  match    3:26 "/p"

        """)
  }

  /// One long URL does not make every line as long.
  @Test func longURLs() throws {
    let long = "https://h.test/" + String(repeating: "p", count: 200)
    #expect(
      try Self.table([long, "https://h.test/p"], app: "A.c") == """
        URL               APP  VERDICT  RULE
        \(long)  A.c  noMatch  -
        https://h.test/p  A.c  match    3:26 "/p"

        """)
  }

  @Test func reasonsWithoutARule() throws {
    #expect(
      try Self.table(["x:y", "https://h.test/"], app: "A.z", domain: "www.test") == """
        URL              APP  VERDICT  RULE
        x:y              A.z  noMatch  Universal links are http and https URLs; this one has another scheme.
        https://h.test/  A.z  noMatch  The URL's host "h.test" is not served by the file of "www.test".

        """)
    #expect(
      try Self.table(["https://h.test/"], app: "A.z") == """
        URL              APP  VERDICT  RULE
        https://h.test/  A.z  noMatch  No entry of details lists "A.z"; app ids are compared exactly.

        """)
    #expect(
      try Self.table(["https://h.test/"], file: #"{"webcredentials":{}}"#) == """
        URL              APP  VERDICT  RULE
        https://h.test/  -    noMatch  The file has no applinks object, so it says nothing about universal links.

        """)
  }

  @Test func explanations() throws {
    let urls = [
      "https://h.test/a/1?id=4&x=1", "https://h.test/a/1?id=42", "https://u@h.test/b", "https://h.test/p",
    ]
    #expect(
      try Self.table(urls, explains: true) == """
        URL                          APP  VERDICT  RULE
        https://h.test/a/1?id=4&x=1  A.b  noMatch  -
            nearest is 2:69: the query item "id" is "4", which does not fit "??"
        https://h.test/a/1?id=4&x=1  A.c  noMatch  -
            nearest is 2:69: the query item "id" is "4", which does not fit "??"
        https://h.test/a/1?id=42     A.b  noMatch  -
            nearest is 2:69: the URL has no query item "x", which is to fit "1"
        https://h.test/a/1?id=42     A.c  noMatch  -
            nearest is 2:69: the URL has no query item "x", which is to fit "1"
        https://u@h.test/b           A.b  noMatch  -
            nearest is 2:69: the path "/b" does not fit "/a/*"
        https://u@h.test/b           A.c  noMatch  -
            nearest is 2:69: the path "/b" does not fit "/a/*"
            The user name in the URL plays no part; a URL that has one may be meant to deceive.
        https://h.test/p             A.b  noMatch  -
            nearest is 2:69: the path "/p" does not fit "/a/*"
        https://h.test/p             A.c  match    3:26 "/p"

        """)
  }

  @Test(arguments: [
    ("path", #"the path "t" does not fit "p""#), ("query", #"the query "t" does not fit "p""#),
    ("fragment", #"the fragment "t" does not fit "p""#),
    ("queryItem", #"the query item "n" is "t", which does not fit "p""#),
  ])
  func reasons(_ component: String, _ reason: String) {
    func text(_ place: String) -> String {
      ReportText.nearest(
        place: place, component: component.bytes, name: "n".bytes, pattern: "p".bytes, text: "t".bytes, isAbsent: false)
    }
    #expect(text("1:2 ") == "nearest is 1:2: \(reason)")
    #expect(text("") == "nearest rule: \(reason)")
  }

  /// A table is an expectation that the same file meets.
  @Test(arguments: [false, true]) func aTableExpectsItself(explains: Bool) throws {
    let urls = ["https://h.test/a/1?id=42&x=1", "https://h.test/no/1", "https://h.test/p", "https://h.test/é x", "n"]
    let answer = try Self.answer(urls, explains: explains)
    let expectation = try MatchExpectation(parsing: MatchTable.text(of: answer.rows).bytes)
    #expect(expectation.urls == urls.map(\.bytes))
    #expect(expectation.rows.count == 2 * urls.count)
    #expect(expectation.differences(from: answer.rows) == [])
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let expected: String
    var urls = ["https://h.test/p"]
    var app: String?
    let differences: [String]

    var testDescription: String { id }
  }

  static let rows: [Row] = [
    Row(id: "all that matches", expected: "https://h.test/p A.c match", differences: []),
    Row(
      id: "remarks", expected: "# a remark\n\n\thttps://h.test/p\tA.c  match rule that is not compared\r\n",
      differences: []),
    Row(
      id: "another verdict", expected: "https://h.test/p A.c exclude",
      differences: ["- https://h.test/p  A.c  exclude\n+ https://h.test/p  A.c  match  3:26 \"/p\"\n"]),
    Row(
      id: "an app that the file does not list", expected: "https://h.test/p A.c match\nhttps://h.test/p A.z match",
      differences: ["- https://h.test/p  A.z  match\n+ https://h.test/p  A.z  noMatch\n"]),
    Row(
      id: "an app that the file does not list, and is not to match",
      expected: "https://h.test/p A.c match\nhttps://h.test/p A.z noMatch", differences: []),
    Row(
      id: "a match of an app that is not named", expected: "https://h.test/p A.b noMatch",
      differences: ["+ https://h.test/p  A.c  match  3:26 \"/p\"\n"]),
    Row(
      id: "a URL that is not named", expected: "https://h.test/x A.c match",
      differences: ["+ https://h.test/p  A.c  match  3:26 \"/p\"\n"]),
    Row(
      id: "an exclusion that is not named", expected: "https://h.test/no/1 A.b exclude", urls: ["https://h.test/no/1"],
      differences: []),
    Row(
      id: "a URL that was not asked", expected: "https://h.test/p A.c match\nhttps://h.test/x A.c match",
      differences: []),
    Row(id: "one app", expected: "https://h.test/p A.b match\nhttps://h.test/p A.c match", app: "A.c", differences: []),
    Row(
      id: "no app", expected: "https://h.test/p - noMatch",
      differences: ["+ https://h.test/p  A.c  match  3:26 \"/p\"\n"]),
    Row(id: "no app, rightly", expected: "https://h.test/x - noMatch", urls: ["https://h.test/x"], differences: []),
    Row(
      id: "a URL with blanks", expected: "https://h.test/a  match b A.b match", urls: ["https://h.test/a  match b"],
      differences: ["- https://h.test/a  match b  A.b  match\n+ https://h.test/a  match b  A.b  noMatch\n"]),
  ]

  @Test(arguments: rows) func differences(_ row: Row) throws {
    let answer = try Self.answer(row.urls, app: row.app)
    let expectation = try MatchExpectation(parsing: row.expected.bytes)
    #expect(expectation.differences(from: answer.rows, app: row.app?.bytes) == row.differences)
  }

  @Test(arguments: [("x", 1), ("a b match\n\na b", 3), ("a b MATCH", 1), ("match A.b", 1), ("A.b match\n", 1)])
  func noExpectation(_ text: String, _ line: Int) {
    #expect(throws: MatchExpectation.Fault.notARow(line: line)) { try MatchExpectation(parsing: text.bytes) }
    let sentence = ReportText.notAnExpectation(.notARow(line: line))
    #expect(sentence == "line \(line) is not URL, app and verdict (match, exclude or noMatch)")
  }

  /// A file that expects nothing would be met by every other one.
  @Test(arguments: ["", "\n# https://h.test/ A.b match\n", "URL  APP  VERDICT  RULE\n"])
  func nothingExpected(_ text: String) {
    #expect(throws: MatchExpectation.Fault.noRows) { try MatchExpectation(parsing: text.bytes) }
    #expect(ReportText.notAnExpectation(.noRows) == "it expects nothing")
  }

  @Test func listsOfURLs() {
    let urls = URLList.urls(in: "\r\n# a remark\n https://h.test/a \r\n\t# b\n\thttps://h.test/#c d\n\n".bytes)
    #expect(urls == ["https://h.test/a".bytes, "https://h.test/#c d".bytes])
    #expect(URLList.urls(in: " \n#\r".bytes).isEmpty)
  }

  @Test func problemsComeAlong() throws {
    let answer = try Self.answer(["https://h.test/"], file: "{")
    #expect(answer.problems.map(\.severity) == [.error])
    #expect(answer.rows.map(\.app) == [nil])
    #expect(MatchAnswer("{}".bytes) == nil)
    #expect(MatchAnswer("{".bytes) == nil)
  }

  @Test func howManyDiffer() {
    #expect(ReportText.differences(1, from: "f".bytes) == #"1 verdict differs from "f""#)
    #expect(ReportText.differences(2, from: "f".bytes) == #"2 verdicts differ from "f""#)
  }
}
