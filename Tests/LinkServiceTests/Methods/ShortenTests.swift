import LinkCore
import LinkService
import LinkStore
import TestSupport
import Testing

/// What is stored, what is answered again, and what is refused.
@Suite struct ShortenTests {
  private static let long = "https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2F"

  private static func params(_ more: String = "", content: String = "") -> String {
    #"{"longDynamicLink":"\#(long)\#(content)"\#(more)}"#
  }

  private static func custom(_ suffix: String, content: String = "") -> String {
    params(#","suffix":{"option":"CUSTOM","customSuffix":"\#(suffix)"}"#, content: content)
  }

  private static func stored(
    _ state: LinkState = .live, content: String = long, expireAt: Int64? = nil, option: SuffixOption = .custom
  ) -> StoredLink {
    StoredLink(
      key: LinkKey(prefix: "https://example.com/link".bytes, suffix: "sale".bytes), longLink: content.bytes,
      option: option, state: state, createdAt: 0, expireAt: expireAt, name: nil, tags: nil)
  }

  // MARK: What the store is asked

  private static func created(_ params: String) throws -> NewLink {
    let store = ScriptedStore(.created(stored()))
    _ = try TestService(store: store).ask("shorten", params)
    let operation = try #require(store.operations.first)
    #expect(store.operations.count == 1)
    guard case .create(let new) = operation else { throw Unexpected() }
    return new
  }

  private struct Unexpected: Error {}

  @Test func everythingIsKept() throws {
    let new = try Self.created(
      Self.params(#","name":"Näme","tags":["a","b\"c"],"expireTime":"2026-06-01T00:00:00.5Z","sdkVersion":"1""#))
    #expect(new.prefix == "https://example.com/link".bytes)
    #expect(new.suffix == .unguessable)
    #expect(new.longLink == Self.long.bytes)
    #expect(new.reuseKey?.count == 16)
    #expect(new.createdAt == TestClock.start)
    #expect(new.expireAt == 1_780_272_000_500)
    #expect(new.name == "Näme".bytes)
    #expect(new.tags == #"["a","b\"c"]"#.bytes)
  }

  @Test func nothingMoreIsKept() throws {
    let new = try Self.created(Self.params(#","name":"","tags":null,"expireTime":"","reuse":"""#))
    #expect(new.expireAt == nil)
    #expect(new.name == nil)
    #expect(new.tags == nil)
    #expect(new.reuseKey != nil)
  }

  struct KeyRow: Sendable, CustomTestStringConvertible {
    let id: String
    var more = ""
    var content = ""
    let isSame: Bool
    var testDescription: String { id }
  }

  static let keyRows = [
    KeyRow(id: "the same", isSame: true),
    KeyRow(id: "named", more: #","name":"n","tags":["t"]"#, isSame: true),
    KeyRow(id: "d and internal parameters", content: "&d=1&_icp=1&_imcp=0", isSame: true),
    KeyRow(id: "an empty parameter", content: "&st=", isSame: true),
    KeyRow(id: "unspecified", more: #","suffix":{"option":"OPTION_UNSPECIFIED"}"#, isSame: true),
    KeyRow(id: "UNGUESSABLE", more: #","suffix":{"option":"UNGUESSABLE"}"#, isSame: true),
    KeyRow(id: "SHORT", more: #","suffix":{"option":"SHORT"}"#, isSame: false),
    KeyRow(id: "another parameter", content: "&st=x", isSame: false),
    KeyRow(id: "an unknown parameter", content: "&x=y", isSame: false),
    KeyRow(id: "expiring", more: #","expireTime":"2026-06-01T00:00:00Z""#, isSame: false),
  ]

  @Test(arguments: keyRows)
  func reuseKey(_ row: KeyRow) throws {
    let plain = try #require(try Self.created(Self.params()).reuseKey)
    let key = try #require(try Self.created(Self.params(row.more, content: row.content)).reuseKey)
    #expect((key == plain) == row.isSame)
  }

  @Test func noKeyWithoutReuseOrForCustom() throws {
    #expect(try Self.created(Self.params(#","reuse":false"#)).reuseKey == nil)
    let custom = try Self.created(Self.custom("sale"))
    #expect(custom.reuseKey == nil)
    #expect(custom.suffix == .custom("sale".bytes))
    #expect(try Self.created(Self.params(#","suffix":{"option":"SHORT"}"#)).suffix == .short)
  }

  @Test func thePrefixIsStoredByItsKeyAndWrittenAsTyped() throws {
    let new = try Self.created(
      #"{"dynamicLinkInfo":{"domainUriPrefix":"HTTPS://Example.COM:443/Link/","link":"https://www.example.com/"}}"#)
    #expect(new.prefix == "https://example.com/Link".bytes)
    #expect(new.longLink == "HTTPS://Example.COM:443/Link/?link=https%3A%2F%2Fwww.example.com%2F".bytes)
  }

  // MARK: CUSTOM

  struct HolderRow: Sendable, CustomTestStringConvertible {
    let id: String
    let holder: StoredLink
    let status: String?
    var testDescription: String { id }
  }

  static let holderRows = [
    HolderRow(id: "the same content", holder: stored(), status: nil),
    HolderRow(id: "the same content of another option", holder: stored(option: .short), status: nil),
    HolderRow(id: "other content", holder: stored(content: long + "&st=x"), status: "ALREADY_EXISTS"),
    HolderRow(id: "disabled, the same content", holder: stored(.disabled), status: "FAILED_PRECONDITION"),
    HolderRow(
      id: "disabled, other content", holder: stored(.disabled, content: long + "&st=x"), status: "ALREADY_EXISTS"),
    HolderRow(id: "deleted, the same content", holder: stored(.deleted), status: "ALREADY_EXISTS"),
    HolderRow(id: "expired", holder: stored(expireAt: TestClock.start), status: "FAILED_PRECONDITION"),
    HolderRow(id: "not yet expired", holder: stored(expireAt: TestClock.start + 1), status: nil),
    HolderRow(id: "content that cannot be read", holder: stored(content: "?"), status: "ALREADY_EXISTS"),
  ]

  @Test(arguments: holderRows)
  func suffixIsHeld(_ row: HolderRow) throws {
    let answer = try TestService(store: ScriptedStore(.suffixTaken(row.holder))).ask("shorten", Self.custom("sale"))
    #expect(answer.status == row.status, "\(answer)")
    if row.status == nil {
      #expect(answer.text("/shortLink") == "https://example.com/link/sale")
      #expect(answer.result("/created") == .bool(false))
    }
    if row.status == "ALREADY_EXISTS" { #expect(answer.field == "/suffix/customSuffix") }
  }

  static let reserved = ["apple-app-site-association", "assetlinks", "i", "app", "link", "_"]

  @Test(arguments: reserved)
  func reservedWords(_ word: String) throws {
    let service = TestService()
    for spelling in [word, word.uppercased(), word.prefix(1).uppercased() + word.dropFirst()] {
      let answer = try service.ask("shorten", Self.custom(spelling))
      #expect(answer.message == "/suffix/customSuffix \"\(spelling)\" is reserved; choose another suffix.")
      #expect(answer.code == -32602)
    }
    #expect(!(try service.ask("shorten", Self.custom(word + "-1"))).isError)
  }

  static let badSuffixes = ["a.b", "a b", "a/b", "a?b", "a#b", "a%41", "é", "a+b", "a~b", "\\u0000", "\\n"]

  @Test(arguments: badSuffixes)
  func grammar(_ suffix: String) throws {
    let answer = try TestService().ask("shorten", Self.custom(suffix))
    #expect(answer.code == -32602)
    #expect(answer.field == "/suffix/customSuffix")
  }

  // MARK: Drawn suffixes

  private struct Zeros: RandomSource {
    func fill(_ count: Int) -> [UInt8] { Array(repeating: 0, count: count) }
  }

  @Test func shortOnesGrowWhenTheyAreHeld() throws {
    let store = SQLiteStore(location: StoreLocation(place: .sqliteMemory), random: Zeros())
    let service = TestService(store: store)
    let short = #","suffix":{"option":"SHORT"}"#
    var links: [String?] = []
    for content in ["", "&st=a", "&st=b"] {
      links.append(try service.ask("shorten", Self.params(short, content: content)).text("/shortLink"))
    }
    #expect(links == ["0000", "00000", "000000"].map { "https://example.com/link/" + $0 })
  }

  @Test func unguessableOnesHave17Characters() throws {
    let store = SQLiteStore(location: StoreLocation(place: .sqliteMemory), random: SystemRandomSource())
    let service = TestService(store: store)
    let first = try #require(try service.ask("shorten", Self.params()).text("/shortLink"))
    let second = try #require(try service.ask("shorten", Self.params(#","reuse":false"#)).text("/shortLink"))
    for link in [first, second] {
      let suffix = link.dropFirst("https://example.com/link/".count)
      #expect(suffix.utf8.count == 17)
      #expect(suffix.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) })
    }
    #expect(first != second)
  }

  // MARK: Time

  @Test func expiry() throws {
    let service = TestService()
    let params = Self.params(#","expireTime":"2026-01-01T00:01:00Z""#)
    let link = try #require(try service.ask("shorten", params).text("/shortLink"))
    let url = #"{"url":"\#(link)"}"#
    let parse = #"{"url":"\#(link)","domains":["https://example.com/link"]}"#
    service.clock.advance(seconds: 59)
    #expect(!(try service.ask("resolve", url)).isError)
    #expect(try service.ask("shorten", params).text("/shortLink") == link)
    service.clock.advance(seconds: 1)
    for answer in [try service.ask("resolve", url), try service.ask("parseIncoming", parse)] {
      #expect(answer.code == 1410)
      #expect(answer.message == "The short link \"\(link)\" expired at 2026-01-01T00:01:00Z.")
    }
    #expect(
      try service.ask("shorten", params).message
        == "/expireTime 2026-01-01T00:01:00Z is in the past; give a time to come.")
  }

  @Test func expiryBeforeNineteenSeventy() throws {
    let answer = try TestService().ask("shorten", Self.params(#","expireTime":"0001-01-01T00:00:00Z""#))
    #expect(answer.message == "/expireTime 0001-01-01T00:00:00Z is in the past; give a time to come.")
  }

  // MARK: Order

  /// A group that is large enough to be divided among threads.
  @Test func equalRequestsOfOneGroupGiveOneLink() throws {
    let padding = String(repeating: "x", count: 400)
    let answers = try TestService().ask(
      (0..<300).map { ("shorten", Self.params(#","name":"\#(padding)\#($0)""#, content: "&st=\($0 % 3)")) })
    let links = answers.map { $0.text("/shortLink") }
    #expect(Set(links).count == 3)
    for index in answers.indices {
      #expect(answers[index].result("/created") == .bool(index < 3))
      #expect(links[index] == links[index % 3])
    }
  }

  @Test func laterRequestsOfOneGroupSeeEarlierOnes() throws {
    let padding = String(repeating: "x", count: 600)
    var requests: [(method: String, params: String)] = []
    for index in 0..<100 {
      let url = #"{"url":"https://example.com/link/s\#(index)"}"#
      requests.append(("resolve", url))
      requests.append(("shorten", Self.custom("s\(index)", content: "&st=\(index)&sd=\(padding)")))
      requests.append(("resolve", url))
    }
    let answers = try TestService().ask(requests)
    for index in 0..<100 {
      #expect(answers[index * 3].code == 1404)
      #expect(answers[index * 3 + 1].result("/created") == .bool(true))
      #expect(
        answers[index * 3 + 2].result("/dynamicLinkInfo/socialMetaTagInfo/socialTitle") == .string("\(index)"))
    }
  }
}
