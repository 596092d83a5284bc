import LinkCore
import Testing

struct AssociationTraceTests {
  private static let document = AssociationCase.rules(
    ##"""
    [{"/":"/other/*"},{"/":"/a/*","?":"x=1"},{"/":"/a/*","?":{"Id":"4?","z":"?*"},"caseSensitive":false},
     {"/":"/a/*","?":{"id":"4*"},"#":"top"},{"/":"/a b/*","percentEncoded":false},{"#":"*","exclude":true},{}]
    """##)

  private func steps(_ document: String, _ url: String) -> [String] {
    let read = AssociationDocument(reading: Array(document.utf8))
    let matcher = read.compiled()
    var work = AssociationWork()
    let verdict = matcher.decide(Array(url.utf8), AssociationQuestion(traces: true), using: &work)
    return verdict.traces.flatMap(\.steps).map { step in
      let pattern = matcher.patternText(of: step).map { String(decoding: $0, as: UTF8.self) } ?? "-"
      let failed = step.failed.map { "\($0)" } ?? "passed"
      return "\(step.rule.index) \(failed) \(pattern) \(String(decoding: verdict.comparedText(step), as: UTF8.self))"
    }
  }

  @Test
  func everyRuleUpToTheDecidingOne() {
    #expect(
      steps(AssociationTraceTests.document, "https://example.com/A%20b/c/?id=42&ID=50#End") == [
        "0 path /other/* /A%20b/c",
        "1 path /a/* /A%20b/c",
        "2 path /a/* /a%20b/c",
        "3 path /a/* /A%20b/c",
        "4 path /a b/* /A b/c",
        "5 passed - ",
      ])
    #expect(
      steps(AssociationTraceTests.document, "https://example.com/a/?id=42&ID=50#End") == [
        "0 path /other/* /a",
        "1 query x=1 id=42&ID=50",
        "2 queryItem 4? 50",
        "3 fragment top End",
        "4 path /a b/* /a",
        "5 passed - ",
      ])
  }

  @Test
  func pathsDialect() {
    let document = AssociationCase.paths(##"["NOT /x/*","/NOT x"]"##)
    #expect(
      steps(document, "https://example.com/y") == ["0 path /x/* /y", "1 path /NOT x /y"])
  }

  @Test
  func closest() throws {
    let document = AssociationCase.rules(##"[{"/":"/b"},{"/":"/a","?":{"q":"1"}},{"/":"/a","?":"q=1"},{"/":"/c"}]"##)
    let matcher = AssociationDocument(reading: Array(document.utf8)).compiled()
    var work = AssociationWork()
    let question = AssociationQuestion(traces: true)
    let miss = matcher.decide(Array("https://h.test/a?q=2".utf8), question, using: &work)
    let closest = try #require(miss.closest(for: miss.apps[0]))
    #expect(closest.rule.index == 1)
    #expect(closest.failed == .queryItem)
    #expect(miss.comparedText(closest) == Array("2".utf8))
    let hit = matcher.decide(Array("https://h.test/b".utf8), question, using: &work)
    #expect(hit.closest(for: hit.apps[0]) == nil)
  }

  /// The rules of app `A.b`, a URL, and the one that came nearest with what failed in it.
  private static let misses: [(id: String, rules: String, url: String, closest: String)] = [
    ("one that opens before one that excludes", ##"{"/":"/a/b","exclude":true},{"#":"f"}"##, "/a/c", "1 fragment f ''"),
    ("an exclusion where nothing opens", ##"{"/":"/a/b","exclude":true}"##, "/a/c", "0 path /a/b '/a/c'"),
    ("more that fits", ##"{"#":"f"},{"/":"/a","?":"q"}"##, "/a", "1 query q ''"),
    ("`*` fits nothing", ##"{"/":"*","#":"f"},{"/":"/aab"}"##, "/aa", "1 path /aab '/aa'"),
    ("a longer beginning", ##"{"/":"/buy/*"},{"/":"/help/*"},{"/":"/h*x"}"##, "/helpp/1", "1 path /help/* '/helpp/1'"),
    ("the first of two", ##"{"/":"/x"},{"/":"/y"}"##, "/a", "0 path /x '/a'"),
    ("a first slash is no beginning", ##"{"/":"/x"},{"?":"a=1"}"##, "/?a=1&b", "1 query a=1 'a=1&b'"),
    ("any character counts", ##"{"/":"/a"},{"/":"/????"}"##, "/abc", "1 path /???? '/abc'"),
    ("text before a variable", ##"{"/":"/a/x"},{"/":"/a/b$(digit)"}"##, "/a/bx", "1 path /a/b$(digit) '/a/bx'"),
    (
      "each item counts", ##"{"/":"/a","?":{"x":"1"}},{"/":"/a","?":{"y":"1","x":"1"}}"##, "/a?y=1&x=2",
      "1 queryItem x=1 '2'"
    ),
    ("an item that is not there", ##"{"?":{"x":"?*"}}"##, "/a?X=1", "0 queryItem x=?* absent"),
    ("an item that is empty", ##"{"?":{"x":"?*"}}"##, "/a?x=", "0 queryItem x=?* ''"),
    ("one item of two", ##"{"?":{"x":"7"}}"##, "/a?x=7&x=42", "0 queryItem x=7 '42'"),
    (
      "folded and decoded", ##"{"/":"/É?","caseSensitive":false,"percentEncoded":false}"##, "/%C3%89", "0 path /É? '/é'"
    ),
  ]

  @Test(arguments: misses.indices)
  func nearestRule(_ row: Int) throws {
    let miss = AssociationTraceTests.misses[row]
    let document = AssociationCase.document(##"{"appID":"A.b","components":[\##(miss.rules)]}"##)
    let matcher = AssociationDocument(reading: Array(document.utf8)).compiled()
    var work = AssociationWork()
    let url = Array("https://h.test\(miss.url)".utf8)
    let verdict = matcher.decide(url, AssociationQuestion(traces: true), using: &work)
    let app = try #require(verdict.apps.first)
    #expect(app.outcome == .noMatch, "\(miss.id)")
    let step = try #require(verdict.closest(for: app))
    func text(_ bytes: [UInt8]?) -> String { String(decoding: bytes ?? [], as: UTF8.self) }
    let name = matcher.itemName(of: step).map { text($0) + "=" } ?? ""
    let compared = step.isAbsent ? "absent" : "'\(text(verdict.comparedText(step)))'"
    let failed = step.failed.map { "\($0)" } ?? ""
    #expect(
      "\(step.rule.index) \(failed) \(name)\(text(matcher.patternText(of: step))) \(compared)" == miss.closest,
      "\(miss.id)")
  }

  /// An app with several entries has one nearest rule, wherever it stands.
  @Test
  func nearestRuleOfAllEntries() throws {
    let document = AssociationCase.document(
      ##"""
      {"appIDs":["A.a","A.b"],"components":[{"/":"/x"}]},{"appID":"A.b","components":[{"/":"/a/x"}]}
      """##)
    let matcher = AssociationDocument(reading: Array(document.utf8)).compiled()
    var work = AssociationWork()
    let verdict = matcher.decide(Array("https://h.test/a/b".utf8), AssociationQuestion(traces: true), using: &work)
    #expect(verdict.apps.map { verdict.closest(for: $0)?.rule.entry } == [0, 1])
  }

  /// Only entries of the app that was asked for are traced, each once, and apps share them.
  @Test
  func entriesOfApps() {
    let document = AssociationCase.document(
      ##"""
      {"appIDs":["A.a","A.b"],"components":[{"/":"/x"}]},{"appID":"A.b","components":[{"/":"/y"}]},
      {"appID":"A.c","components":[{}]}
      """##)
    let matcher = AssociationDocument(reading: Array(document.utf8)).compiled()
    var work = AssociationWork()
    let url = Array("https://h.test/y".utf8)
    let all = matcher.decide(url, AssociationQuestion(traces: true), using: &work)
    #expect(all.traces.map(\.entry) == [0, 1, 2])
    #expect(all.apps.map { all.traces(for: $0).map(\.entry) } == [[0], [0, 1], [2]])
    let one = matcher.decide(url, AssociationQuestion(appID: Array("A.b".utf8), traces: true), using: &work)
    #expect(one.traces.map(\.entry) == [0, 1])
    #expect(one.opens == Array("A.b".utf8))
    #expect(matcher.decide(url, using: &work).traces.isEmpty)
  }

  /// An entry that an earlier app asked for first stands where its own app asks for it.
  @Test
  func tracesStandInTheOrderOfTheApp() {
    let document = AssociationCase.document(
      ##"""
      {"appIDs":["A.a"],"components":[{"/":"/x"}]},{"appIDs":["A.b"],"components":[{"/":"/x"}]},
      {"appIDs":["A.a","A.b"],"components":[{"/":"/y"}]},{"appIDs":["A.b"],"components":[{"/":"/z"}]}
      """##)
    let matcher = AssociationDocument(reading: Array(document.utf8)).compiled()
    var work = AssociationWork()
    let verdict = matcher.decide(Array("https://h.test/z".utf8), AssociationQuestion(traces: true), using: &work)
    #expect(verdict.apps.map { verdict.traces(for: $0).map(\.entry) } == [[0, 2], [1, 2, 3]])
  }

  @Test
  func pointersOfPlaces() {
    let document = AssociationCase.document(##"0,{"appID":"A.a","components":[{"/":"/x"},{}]}"##)
    let dictionary = ##"{"applinks":{"details":{"A/b~":{"paths":["/n","*"]}}}}"##
    for (text, pointer) in [
      (document, "/applinks/details/1/components/1"), (dictionary, "/applinks/details/A~1b~0/paths/1"),
    ] {
      let read = AssociationDocument(reading: Array(text.utf8))
      let matcher = read.compiled()
      var work = AssociationWork()
      let rule = matcher.decide(Array("https://h.test/y".utf8), using: &work).apps.first?.rule
      #expect(rule.map { matcher.pointer(to: $0) } == Array(pointer.utf8))
      let range = rule.map { read.sourceRange(of: $0.node) } ?? 0..<0
      #expect([#"{}"#, #""*""#].contains(String(decoding: Array(text.utf8)[range], as: UTF8.self)))
    }
  }
}
