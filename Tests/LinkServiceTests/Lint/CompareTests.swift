import LinkCore
import TestSupport
import Testing

@testable import LinkService

/// What `compareAASA` says of two files.
@Suite struct CompareTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let before: LintRow.File
    let after: LintRow.File

    /// `appID listed -lost +gained`, each change as `url before>after` with the ends of the pointers.
    let apps: [String]
    var profile = "ios14"

    var testDescription: String { id }
  }

  private static let app = "ABCDE12345.com.example.app"

  static let rows: [Row] = [
    Row(
      id: "written otherwise", before: .rules(##"[{"/":"/a/*"},{"/":"/b"}]"##),
      after: .rules(##"[{"/":"b/","comment":"x"},{"/":"/a*","?":{"x":"1"},"exclude":false},{"/":"a/**"}]"##),
      apps: ["\(app) both +https://example.com/ay?x=1 >components/1"]),
    Row(
      id: "the same in other words", before: .rules(##"[{"/":"/a/*"},{"/":"/a/b"}]"##),
      after: .rules(##"[{"/":"/a"},{"/":"/a/?*"},{"/":"/a/*"}]"##), apps: ["\(app) both"]),
    Row(
      id: "narrower", before: .rules(##"[{"/":"/buy/*"}]"##), after: .rules(##"[{"/":"/buy/????"}]"##),
      apps: ["\(app) both -https://example.com/buy components/0>"]),
    Row(
      id: "an exclusion more", before: .rules(##"[{"/":"/a/*"}]"##),
      after: .rules(##"[{"/":"/a/b/*","exclude":true},{"/":"/a/*"}]"##),
      apps: ["\(app) both -https://example.com/a/b components/0>components/0"]),
    Row(
      id: "an exclusion less", before: .rules(##"[{"#":"no","exclude":true},{"/":"/a/*"}]"##),
      after: .rules(##"[{"/":"/a/*"}]"##), apps: ["\(app) both +https://example.com/a#no components/0>components/0"]),
    Row(
      id: "other order", before: .rules(##"[{"/":"/a/b","exclude":true},{"/":"/a/*"}]"##),
      after: .rules(##"[{"/":"/a/*"},{"/":"/a/b","exclude":true}]"##),
      apps: ["\(app) both +https://example.com/a/b components/0>components/0"]),
    Row(
      id: "case", before: .rules(##"[{"/":"/a"}]"##), after: .rules(##"[{"/":"/a","caseSensitive":false}]"##),
      apps: ["\(app) both +https://example.com/A >components/0"]),
    Row(
      id: "case, for systems that do not know it", before: .rules(##"[{"/":"/a"}]"##),
      after: .rules(##"[{"/":"/a","caseSensitive":false}]"##), apps: ["\(app) both"], profile: "ios13"),
    Row(
      id: "escapes", before: .rules(##"[{"/":"/a b","percentEncoded":false}]"##), after: .rules(##"[{"/":"/a%20b"}]"##),
      apps: ["\(app) both -https://example.com/a%20%62 components/0>"]),
    Row(
      id: "values of a variable", before: .variables(##"[{"/":"/$(food)"}]"##, ##"{"food":["pizza","sushi"]}"##),
      after: .variables(##"[{"/":"/$(food)"}]"##, ##"{"food":["pizza","tofu"]}"##),
      apps: ["\(app) both -https://example.com/sushi components/0> +https://example.com/tofu >components/0"]),
    Row(
      id: "a parameter", before: .rules(##"[{"?":{"id":"?*"}}]"##), after: .rules(##"[{"?":{"id":"*"}}]"##),
      apps: ["\(app) both +https://example.com/ >components/0"]),
    Row(
      id: "the app goes and another comes", before: .rules(##"[{"/":"/a"}]"##),
      after: .appID("ABCDE12345.com.example.b"),
      apps: [
        "\(app) before -https://example.com/a components/0>",
        "ABCDE12345.com.example.b after +https://example.com/a >components/0",
      ]),
    Row(
      id: "the file breaks", before: .rules(##"[{"/":"/a"}]"##), after: "{",
      apps: ["\(app) before -https://example.com/a components/0>"]),
    Row(id: "a comma too many", before: .paths(##"["/a"]"##), after: .paths(##"["/a",]"##), apps: ["\(app) both"]),
    Row(id: "two broken files", before: "{", after: "", apps: []),
  ]

  private static func answer(_ row: Row) throws -> Answer {
    let before = JSONTree.string(row.before.text).jsonText
    let after = JSONTree.string(row.after.text.isEmpty ? " " : row.after.text).jsonText
    return try TestService().ask(
      "compareAASA", "{\"before\":\(before),\"after\":\(after),\"profile\":\"\(row.profile)\"}")
  }

  private static func end(_ pointer: JSONTree?) -> String {
    (pointer?.text ?? "").split(separator: "/").suffix(2).joined(separator: "/")
  }

  private static func changes(_ list: JSONTree?, _ sign: String) -> [String] {
    (list?.elements ?? []).map { change in
      "\(sign)\(change["url"]?.text ?? "") \(end(change["before"]))>\(end(change["after"]))"
    }
  }

  @Test(arguments: rows)
  func compared(_ row: Row) throws {
    let answer = try Self.answer(row)
    let apps = try #require(answer.result("/apps"), "\(answer)").elements.map { app in
      let changes = Self.changes(app["lost"], "-") + Self.changes(app["gained"], "+")
      return (["\(app["appID"]?.text ?? "") \(app["listed"]?.text ?? "")"] + changes).joined(separator: " ")
    }
    #expect(apps == row.apps)
    #expect(answer.result("/changed") == (row.apps.contains { $0.contains("https:") } ? .bool(true) : .bool(false)))
    #expect(answer.result("/apps")?.elements.allSatisfy { $0["decided"] == .bool(true) } == true)
  }

  /// The changes that are told are changes for `matchAASA` too.
  @Test(arguments: rows)
  func witnessesHold(_ row: Row) throws {
    let service = TestService()
    func opens(_ file: LintRow.File, _ url: String, _ app: String) throws -> Bool {
      let text = JSONTree.string(file.text.isEmpty ? " " : file.text).jsonText
      let params = "{\"aasa\":\(text),\"url\":\"\(url)\",\"appID\":\"\(app)\",\"profile\":\"\(row.profile)\"}"
      return try service.ask("matchAASA", params).result("/results/0/apps/0/verdict") == .string("match")
    }
    for app in try #require(try Self.answer(row).result("/apps")).elements {
      let id = try #require(app["appID"]?.text)
      for (name, isLost) in [("lost", true), ("gained", false)] {
        for change in app[name]?.elements ?? [] {
          let url = try #require(change["url"]?.text)
          #expect(try opens(row.before, url, id) == isLost)
          #expect(try opens(row.after, url, id) != isLost)
        }
      }
    }
  }

  // MARK: Order

  private static func entry(_ apps: String, _ rules: String) -> String {
    "{\"appIDs\":[\(apps.split(separator: " ").map { "\"ABCDE12345.\($0)\"" }.joined(separator: ","))],\"components\":\(rules)}"
  }

  /// Entries before and after, and for each two apps `before>after url`.
  static let orders: [(id: String, before: [String], after: [String], reordered: [String])] = [
    (
      "two entries", [entry("a", ##"[{"/":"/x/*"}]"##), entry("b", ##"[{"/":"/x/y"}]"##)],
      [entry("b", ##"[{"/":"/x/y"}]"##), entry("a", ##"[{"/":"/x/*"}]"##)], ["a>b /x/y"]
    ),
    ("two ids", [entry("a b", ##"[{"/":"/x"}]"##)], [entry("b a", ##"[{"/":"/x"}]"##)], ["a>b /x"]),
    (
      "nothing in common", [entry("a", ##"[{"/":"/x"}]"##), entry("b", ##"[{"/":"/y"}]"##)],
      [entry("b", ##"[{"/":"/y"}]"##), entry("a", ##"[{"/":"/x"}]"##)], []
    ),
    (
      "what is in common is excluded",
      [entry("a", ##"[{"/":"/x/y","exclude":true},{"/":"/x/*"}]"##), entry("b", ##"[{"/":"/x/y"}]"##)],
      [entry("b", ##"[{"/":"/x/y"}]"##), entry("a", ##"[{"/":"/x/y","exclude":true},{"/":"/x/*"}]"##)], []
    ),
    (
      "part of what is in common is excluded",
      [entry("a", ##"[{"/":"/x/y","exclude":true},{"/":"/x/*"}]"##), entry("b", ##"[{"/":"/x/y*"}]"##)],
      [entry("b", ##"[{"/":"/x/y*"}]"##), entry("a", ##"[{"/":"/x/y","exclude":true},{"/":"/x/*"}]"##)],
      ["a>b /x/yz"]
    ),
    (
      "a third app is first anyway", [entry("c", "[{}]"), entry("a", "[{}]"), entry("b", "[{}]")],
      [entry("c", "[{}]"), entry("b", "[{}]"), entry("a", "[{}]")], []
    ),
    (
      "a third app is first for a part", [entry("c", ##"[{"/":"/"}]"##), entry("a", "[{}]"), entry("b", "[{}]")],
      [entry("c", ##"[{"/":"/"}]"##), entry("b", "[{}]"), entry("a", "[{}]")], ["a>b /x"]
    ),
    (
      "three apps", [entry("a b c", "[{}]")], [entry("c b a", "[{}]")], ["a>c /"]
    ),
    (
      "other rules besides", [entry("a", ##"[{"/":"/x/*"}]"##), entry("b", ##"[{"/":"/x/y"}]"##)],
      [entry("b", ##"[{"/":"/x/??*"},{"/":"/x/y"}]"##), entry("a", ##"[{"/":"/x/y"}]"##)], ["a>b /x/y"]
    ),
    (
      "an app that is lost comes first no more", [entry("a", ##"[{"/":"/x"}]"##), entry("b", ##"[{"/":"/x"}]"##)],
      [entry("b", ##"[{"/":"/x"}]"##), entry("a", ##"[{"/":"/z"}]"##)], []
    ),
  ]

  /// Which app comes first is told, and `matchAASA` says so too.
  @Test(arguments: orders.indices)
  func order(_ row: Int) throws {
    let order = Self.orders[row]
    let service = TestService()
    let files = [order.before, order.after].map { "{\"applinks\":{\"details\":[\($0.joined(separator: ","))]}}" }
    let answer = try service.ask("compareAASA", "{\"before\":\(files[0]),\"after\":\(files[1])}")
    let changes = try #require(answer.result("/reordered"), "\(answer)").elements
    let told = changes.map { change in
      let apps = ["before", "after"].map { change[$0]?.text?.dropFirst("ABCDE12345.".count) ?? "" }
      return "\(apps[0])>\(apps[1]) \(change["url"]?.text?.dropFirst("https://example.com".count) ?? "")"
    }
    #expect(told == order.reordered, "\(order.id)")
    let isOtherwise = answer.result("/apps")?.elements.contains {
      $0["lost"] != .array([]) || $0["gained"] != .array([])
    }
    #expect(answer.result("/changed") == .bool(!told.isEmpty || isOtherwise == true), "\(order.id)")
    for change in changes {
      for (file, member) in zip(files, ["before", "after"]) {
        let match = try service.ask("matchAASA", "{\"aasa\":\(file),\"url\":\"\(change["url"]?.text ?? "")\"}")
        #expect(match.result("/results/0/opens") == change[member], "\(order.id)")
      }
    }
  }

  @Test func usable() throws {
    let answer = try TestService().ask("compareAASA", ##"{"before":{},"after":"{"}"##)
    #expect(answer.result("/usable/before") == .bool(true))
    #expect(answer.result("/usable/after") == .bool(false))
    #expect(answer.result("/changed") == .bool(false))
  }

  /// Patterns that are too large to be searched look alike to the search, and are not the same for that.
  @Test func tooLarge() throws {
    func file(_ letter: String) -> LintRow.File {
      .rules("[{\"/\":\"/\(String(repeating: letter, count: 70_000))\"}]")
    }
    let row = Row(id: "", before: file("a"), after: file("b"), apps: [])
    #expect(try Self.answer(row).result("/apps/0/decided") == .bool(false))
  }

  /// Exclusions of other paths have nothing to do with a rule, however many there are.
  @Test func manyExclusions() throws {
    func file(_ excluded: String) -> LintRow.File {
      let rules = (0..<1_500).map { "{\"/\":\"/\(excluded)\($0)/*\",\"exclude\":true},{\"/\":\"/p\($0)/*\"}" }
      return .rules("[\(rules.joined(separator: ","))]")
    }
    let answer = try Self.answer(Row(id: "", before: file("q"), after: file("r"), apps: []))
    #expect(answer.result("/apps/0/decided") == .bool(true))
    #expect(answer.result("/changed") == .bool(false))
  }

  @Test func notDecided() throws {
    let marks = String(repeating: "?", count: 22)
    let values = ##"{"v":["a","b"]}"##
    let row = Row(
      id: "",
      before: .variables("[{\"/\":\"/\(String(repeating: "$(v)", count: 32))\"}]", values),
      after: .variables("[{\"/\":\"*a\(marks)\"},{\"/\":\"*b\(marks)\"}]", values), apps: [])
    #expect(try Self.answer(row).result("/apps/0/decided") == .bool(false))
  }

  @Test(arguments: [
    (##"{"before":{}}"##, "/after"), (##"{"before":{"a":1,"a":1},"after":{}}"##, "/before/a"),
    (##"{"before":1,"after":{}}"##, "/before"),
  ])
  func refused(_ params: String, _ field: String) throws {
    let answer = try TestService().ask("compareAASA", params)
    #expect(answer.status == "INVALID_ARGUMENT")
    #expect(answer.field == field)
  }
}
