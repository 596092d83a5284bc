import LinkService
import LinkStore
import TestSupport
import Testing

/// Links that are clicked again and again: the answer stays what it is for the first click, and a change is seen at once.
@Suite(.timeLimit(.minutes(1)))
struct RepeatedClickTests {
  private static let content =
    "https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android"
    + "&afl=https%3A%2F%2Fwww.example.com%2Fandroid&amv=10&ibi=com.example.ios&isi=123456789&imv=2.0"
    + "&ipfl=https%3A%2F%2Fwww.example.com%2Fipad&ofl=https%3A%2F%2Fwww.example.com%2Fdesktop&efr=1"

  /// What differs between two clicks on one link.
  static let clicks = [
    #"{"url":"https://example.com/link/sale"}"#,
    #"{"url":"https://example.com/link/sale","device":{"platform":"ios"}}"#,
    #"{"url":"https://example.com/link/sale","device":{"platform":"ipados"}}"#,
    #"{"url":"https://example.com/link/sale","device":{"platform":"ios","appInstalled":true}}"#,
    #"{"url":"https://example.com/link/sale","device":{"platform":"ios","appInstalled":true,"appVersion":"1.9"}}"#,
    #"{"url":"https://example.com/link/sale","device":{"platform":"ios","appInstalled":true,"appVersion":"2.1"}}"#,
    #"{"url":"https://example.com/link/sale","device":{"platform":"android"}}"#,
    #"{"url":"https://example.com/link/sale","device":{"platform":"android","appInstalled":false}}"#,
    #"{"url":"https://example.com/link/sale","device":{"platform":"android","appInstalled":true,"appVersionCode":9}}"#,
    #"{"url":"https://example.com/link/sale","device":{"platform":"android","appInstalled":true,"appVersionCode":10}}"#,
    #"{"url":"https://example.com/link/sale","device":{"platform":"crawler"}}"#,
    #"{"url":"https://example.com/link/sale","device":{"platform":"ios"},"explain":true}"#,
    #"{"url":"https://example.com/link/sale","device":{"userAgent":"Mozilla/5.0 (iPhone)"},"explain":true}"#,
    #"{"url":"https://example.com/link/sale?d=1","device":{"platform":"ios"}}"#,
    #"{"url":"https://example.com/link/sale?utm_source=x","device":{"platform":"ios"}}"#,
    #"{"url":"https://example.com/link/SALE","device":{"platform":"ios"}}"#,
    #"{"url":"https://example.com/link/sale","now":"2030-01-01T00:00:00Z"}"#,
  ]

  private static func resolve(_ params: String) -> String {
    #"{"jsonrpc":"2.0","id":1,"method":"resolve","params":\#(params)}"#
  }

  private static func create(_ suffix: String = "sale", _ rest: String = "") -> String {
    #"{"jsonrpc":"2.0","id":0,"method":"shorten","params":{"longDynamicLink":"\#(content)","#
      + #""suffix":{"option":"CUSTOM","customSuffix":"\#(suffix)"}\#(rest)}}"#
  }

  @Test func answersAreThoseOfTheFirstClick() {
    let expected = Self.clicks.map { TestService().send(Self.create(), Self.resolve($0)).last }
    let service = TestService()
    _ = service.send(Self.create())
    for _ in 0..<5 {
      #expect(Self.clicks.map { service.send(Self.resolve($0)).last } == expected)
      #expect(service.send(Self.clicks.map { Array(Self.resolve($0).utf8) }).map(Self.text) == expected)
    }
    #expect(Set(expected).count >= 10, "The clicks differ in what they ask for.")
  }

  private static func text(_ bytes: [UInt8]) -> String? { String(decoding: bytes, as: UTF8.self) }

  /// The link is read for the first clicks; from then on the store is only asked whether anything was changed.
  @Test func laterClicksAskForChangesOnly() throws {
    let stored = StoredLink(
      key: LinkKey(prefix: "https://example.com/link".bytes, suffix: "sale".bytes), longLink: Self.content.bytes,
      option: .custom, state: .live, createdAt: 0, expireAt: nil, name: nil, tags: nil)
    let store = ScriptedStore(.found(stored))
    let service = TestService(store: store)
    let answers = (0..<4).map { _ in service.send(Self.resolve(Self.clicks[0])) }
    #expect(Set(answers).count == 1)
    let asksForChanges = store.operations.map { if case .findChanged = $0 { true } else { false } }
    #expect(asksForChanges == [false, false, true, true])
    _ = service.send(Self.resolve(Self.clicks[1]))
    #expect(store.operations.last == .find(stored.key), "Another device is another question.")
  }

  struct Change: Sendable, CustomTestStringConvertible {
    let id: String
    let sql: String
    var code: Int?
    var link: String?
    var testDescription: String { id }
  }

  static let changes = [
    Change(id: "disabled", sql: "UPDATE links SET state = 1, reuse_key = NULL", code: 1410),
    Change(id: "deleted", sql: "UPDATE links SET state = 2, reuse_key = NULL", code: 1410),
    Change(id: "gone", sql: "DELETE FROM links", code: 1404),
    Change(id: "expired", sql: "UPDATE links SET expire_at = 1", code: 1410),
    Change(
      id: "retargeted", sql: "UPDATE links SET long_link = replace(long_link, 'my-page', 'other'), reuse_key = NULL",
      link: "https://www.example.com/other"),
    Change(id: "an unrelated change", sql: "CREATE TABLE other(x)", link: "https://www.example.com/my-page"),
  ]

  /// Each change is made by another program, after the link was clicked often enough for its answer to be kept.
  @Test(arguments: changes)
  func changesAreSeenAtOnce(_ row: Change) throws {
    let folder = try ScratchFolder()
    let location = StoreLocation(place: .sqliteFile(path: folder.file("links.db").bytes))
    let service = TestService(store: SQLiteStore(location: location, random: CountingSource()))
    _ = service.send(Self.create())
    for _ in 0..<4 {
      #expect(try service.ask("resolve", Self.clicks[0]).text("/link") == "https://www.example.com/my-page")
    }
    try ForeignConnection(folder.file("links.db")).execute(row.sql)
    for _ in 0..<4 {
      let answer = try service.ask("resolve", Self.clicks[0])
      #expect(answer.code == row.code)
      #expect(answer.text("/link") == row.link)
    }
  }

  /// Somebody has given the table a trigger that runs when this program adds a link.
  @Test func changesByTriggersAreSeenAtOnce() throws {
    let folder = try ScratchFolder()
    let location = StoreLocation(place: .sqliteFile(path: folder.file("links.db").bytes))
    let service = TestService(store: SQLiteStore(location: location, random: CountingSource()))
    _ = service.send(Self.create())
    try ForeignConnection(folder.file("links.db")).execute(
      "CREATE TRIGGER t AFTER INSERT ON links BEGIN"
        + " UPDATE links SET state = 1, reuse_key = NULL WHERE suffix = 'sale'; END")
    for _ in 0..<4 { #expect(try service.ask("resolve", Self.clicks[0]).code == nil) }
    _ = service.send(Self.create("other"))
    for _ in 0..<2 { #expect(try service.ask("resolve", Self.clicks[0]).code == 1410) }
  }

  /// A version of the app may have any characters in it, and so may a suffix that another program has written.
  @Test func clicksAreToldApartWhereverTheirPartsEnd() throws {
    let folder = try ScratchFolder()
    let location = StoreLocation(place: .sqliteFile(path: folder.file("links.db").bytes))
    let service = TestService(store: SQLiteStore(location: location, random: CountingSource()))
    _ = service.send(Self.create("ab"), Self.create("c"))
    try ForeignConnection(folder.file("links.db")).execute(
      "UPDATE links SET suffix = 'a' || char(0) || 'c', long_link = replace(long_link, 'my-page', 'other'),"
        + " reuse_key = NULL WHERE suffix = 'ab'")
    let clicks = [
      (#"{"url":"https://example.com/link/a%00c","device":{"platform":"ios","appVersion":"1"}}"#, "other"),
      (#"{"url":"https://example.com/link/c","device":{"platform":"ios","appVersion":"1\u0000a"}}"#, "my-page"),
    ]
    for _ in 0..<4 {
      for (click, page) in clicks {
        #expect(try service.ask("resolve", click).text("/link") == "https://www.example.com/\(page)")
      }
    }
  }

  @Test func expiryIsSeenAtOnce() throws {
    let service = TestService()
    _ = service.send(Self.create("sale", #","expireTime":"2026-01-01T00:01:00Z""#))
    for _ in 0..<4 { #expect(try service.ask("resolve", Self.clicks[0]).code == nil) }
    service.clock.advance(seconds: 59)
    #expect(try service.ask("resolve", Self.clicks[0]).code == nil)
    service.clock.advance(seconds: 1)
    for _ in 0..<2 { #expect(try service.ask("resolve", Self.clicks[0]).code == 1410) }
    let past = #"{"url":"https://example.com/link/sale","now":"2026-01-01T00:00:30Z"}"#
    #expect(try service.ask("resolve", past).text("/link") == "https://www.example.com/my-page")
  }

  /// Known links that have expired take another look at the store; what follows them is larger than what is kept at once.
  @Test func expiredClicksBeforeLargeAnswers() throws {
    let service = TestService()
    let long = String(repeating: "x", count: 60_000)
    _ = service.send(Self.create("sale", #","expireTime":"2026-01-01T00:01:00Z""#))
    let large = #""https://example.com/link?link=https%3A%2F%2Fwww.example.com%2F\#(long)""#
    _ = try service.ask(
      "shorten", #"{"longDynamicLink":\#(large),"suffix":{"option":"CUSTOM","customSuffix":"large"}}"#)
    for _ in 0..<4 { #expect(try service.ask("resolve", Self.clicks[0]).code == nil) }
    service.clock.advance(seconds: 60)
    let answers = try service.ask(
      [("resolve", Self.clicks[0]), ("resolve", Self.clicks[0])]
        + (0..<60).map { _ in ("resolve", #"{"url":"https://example.com/link/large"}"#) })
    #expect(answers.prefix(2).map(\.code) == [1410, 1410])
    for answer in answers.dropFirst(2) {
      #expect(answer.text("/link")?.utf8.count == 24 + long.utf8.count)
    }
  }

  /// More links than answers are kept for: each is let go in its turn, and all answers stay right.
  @Test func manyLinksAreAnsweredRight() throws {
    let service = TestService()
    let count = 300
    let long = String(repeating: "x", count: 6_000)
    let suffixes = (0..<count).map { "s\($0)" }
    let creations = suffixes.map { suffix in
      #"{"jsonrpc":"2.0","id":0,"method":"shorten","params":{"suffix":{"option":"CUSTOM","customSuffix":"\#(suffix)"},"#
        + #""dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://www.example.com/\#(suffix)?\#(long)"}}}"#
    }
    #expect(service.send(creations.map { $0.bytes }).count == count)
    let clicks = suffixes.map { Self.resolve(#"{"url":"https://example.com/link/\#($0)"}"#).bytes }
    let first = service.send(clicks)
    #expect(Set(first).count == count)
    for _ in 0..<3 { #expect(service.send(clicks) == first) }
  }
}
