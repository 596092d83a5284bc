import LinkCore
import Testing

struct AssociationNoteTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    var document = AssociationCase.rules(##"{"/":"/a/*"}"##)
    let url: String
    var domain: String? = "example.com"
    var form = AssociationForm.raw
    var profile = AssociationProfile.ios14
    let notes: [AssociationNote]

    var testDescription: String { id }
  }

  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  private static let twoApps = AssociationCase.document(
    ##"{"appIDs":["A.a","A.b"],"components":[{"/":"/x"}]},{"appID":"A.c","components":[{}]}"##)
  private static let excludedApp = AssociationCase.document(
    ##"{"appID":"A.a","components":[{"exclude":true}]},{"appID":"A.b","components":[{}]}"##)
  private static let decoding = AssociationCase.rules(##"{"/":"/a/*","percentEncoded":false}"##)

  static let rows: [Row] = [
    Row(id: "a match", url: "https://example.com/a/b", notes: [.matchIsNoPromise]),
    Row(id: "no match", url: "https://example.com/b", notes: []),
    Row(id: "no URL", url: "/a/b", notes: [.notAURL]),
    Row(id: "scheme", url: "myapp://example.com/a/b", notes: [.otherScheme]),
    Row(id: "no host", url: "https:/a/b", notes: [.noHost]),
    Row(
      id: "host", url: "https://WWW.example.com/a/b",
      notes: [.otherHost(host: bytes("www.example.com"), domain: bytes("example.com"))]),
    Row(
      id: "user, port, dot", url: "https://u:p@example.com.:443/a/b",
      notes: [.userinfoIgnored, .portIgnored, .trailingDotIgnored, .matchIsNoPromise]),
    Row(id: "empty port", url: "https://example.com:/a/b", notes: [.matchIsNoPromise]),
    Row(id: "dot segment", url: "https://example.com/a/../b", notes: [.pathNotNormalised, .matchIsNoPromise]),
    Row(id: "encoded dot segment", url: "https://example.com/b/%2E", notes: [.pathNotNormalised]),
    Row(id: "two slashes", url: "https://example.com/b//c", notes: [.pathNotNormalised]),
    Row(id: "two slashes in front", url: "https://example.com//c", notes: [.pathNotNormalised]),
    Row(id: "two slashes at the end", url: "https://example.com/b//", notes: [.pathNotNormalised]),
    Row(id: "one slash at the end", url: "https://example.com/b/", notes: []),
    Row(id: "three dots", url: "https://example.com/...", notes: []),
    Row(id: "not encoded", url: "https://example.com/b c", notes: [.notEncoded]),
    Row(id: "not encoded in the fragment", url: "https://example.com/b#é", notes: [.notEncoded]),
    Row(
      id: "M56 browser", url: " https:\\\\Example.com/x/../b c", form: .browser,
      notes: [.browserForm(bytes("https://example.com/b%20c"))]),
    Row(id: "browser without change", url: "https://example.com/b", form: .browser, notes: []),
    Row(id: "bad escape", document: decoding, url: "https://example.com/%zz", notes: [.invalidEscape]),
    Row(id: "bad escape that nobody decodes", url: "https://example.com/%zz", notes: []),
    Row(
      id: "M5, M6 several apps", document: twoApps, url: "https://example.com/x",
      notes: [
        .severalApps([bytes("A.a"), bytes("A.b"), bytes("A.c")]), .severalAppsInEntry(0), .matchIsNoPromise,
      ]),
    Row(
      id: "exclusion of another app", document: excludedApp, url: "https://example.com/x",
      notes: [.exclusionOfOtherApp(excluded: bytes("A.a")), .matchIsNoPromise]),
    Row(
      id: "apps needed", document: AssociationCase.document(##"{"appID":"A.a","paths":["*"]}"##),
      url: "https://example.com/x", profile: .ios9, notes: [.appsNotEmpty]),
    Row(
      id: "M28 root", document: AssociationCase.paths(##"["*"]"##), url: "https://example.com/", profile: .ios9,
      notes: [.rootOnOldSystems, .matchIsNoPromise]),
    Row(
      id: "M28 root with its own pattern behind", document: AssociationCase.paths(##"["*","/"]"##),
      url: "https://example.com", profile: .ios9, notes: [.matchIsNoPromise]),
    Row(
      id: "M28 root that is excluded behind", document: AssociationCase.paths(##"["*","NOT /"]"##),
      url: "https://example.com", profile: .ios9, notes: [.rootOnOldSystems, .matchIsNoPromise]),
    Row(
      id: "M54 Punycode", document: AssociationCase.paths(##"["/b"]"##), url: "https://www.XN--bcher-kva.example/b",
      domain: nil, notes: [.punycodeHost, .matchIsNoPromise]),
    Row(
      id: "no Punycode", document: AssociationCase.paths(##"["/b"]"##), url: "https://axn--b.example/b", domain: nil,
      notes: [.matchIsNoPromise]),
    Row(
      id: "M12 no app for these systems",
      document: ##"{"applinks":{"apps":[],"details":[{"appIDs":["A.a"],"paths":["*"]}]}}"##,
      url: "https://example.com/x", profile: .ios9, notes: [.noApps]),
    Row(
      id: "M28 root by another pattern", document: AssociationCase.paths(##"["/*"]"##), url: "https://example.com/",
      profile: .ios9, notes: [.matchIsNoPromise]),
    Row(
      id: "root by its own pattern", document: AssociationCase.paths(##"["/"]"##), url: "https://example.com/",
      profile: .ios9, notes: [.matchIsNoPromise]),
    Row(
      id: "root, later", document: AssociationCase.paths(##"["*"]"##), url: "https://example.com/",
      notes: [.matchIsNoPromise]),
  ]

  @Test(arguments: rows + undocumentedRows + entryRows)
  func notes(_ row: Row) {
    var work = AssociationWork()
    let question = AssociationQuestion(servedDomain: row.domain.map { Array($0.utf8) }, form: row.form)
    let verdict = AssociationDocument(reading: Array(row.document.utf8)).compiled(profile: row.profile)
      .decide(Array(row.url.utf8), question, using: &work)
    #expect(verdict.notes == row.notes)
  }

  /// The apps of a document stand once each, in document order, and the first that matches opens.
  @Test
  func appsAndOpens() {
    let document = AssociationCase.document(
      ##"""
      {"appIDs":["A.b","A.a","A.b"],"components":[{"/":"/only","exclude":true}]},
      {"appID":"A.c","components":[{"/":"/x"}]},{"appIDs":["A.a","A.d"],"components":[{}]}
      """##)
    let matcher = AssociationDocument(reading: Array(document.utf8)).compiled()
    var work = AssociationWork()
    func ask(_ url: String) -> (String, [String]) {
      let verdict = matcher.decide(Array(url.utf8), using: &work)
      return (
        String(decoding: verdict.opens ?? [], as: UTF8.self),
        verdict.apps.map { "\(String(decoding: $0.appID, as: UTF8.self)) \($0.outcome) \($0.rule?.entry ?? -1)" }
      )
    }
    #expect(ask("https://h.test/x") == ("A.a", ["A.b noMatch -1", "A.a match 2", "A.c match 1", "A.d match 2"]))
    #expect(ask("https://h.test/only") == ("A.d", ["A.b exclude 0", "A.a exclude 0", "A.c noMatch -1", "A.d match 2"]))
  }

  /// Only what the app that was asked for has tried is noted.
  @Test
  func notesOfTheAppThatWasAskedFor() {
    let document = AssociationCase.document(
      ##"{"appID":"A.a","components":[{"#":"\\*"}]},{"appID":"A.b","components":[{"/":"/b"}]},{"appID":"A.d"}"##)
    let matcher = AssociationDocument(reading: Array(document.utf8)).compiled()
    var work = AssociationWork()
    func notes(_ app: String) -> [AssociationNote] {
      let question = AssociationQuestion(appID: Array(app.utf8))
      return matcher.decide(Array("https://h.test/".utf8), question, using: &work).notes
    }
    #expect(notes("A.a") == [.undocumented(.noEscapes)])
    #expect(notes("A.b") == [])
    #expect(notes("A.c") == [.appNotListed(Array("A.c".utf8))])
    #expect(notes("A.d") == [.entryWithoutRules(2)])
  }
}
