import LinkStore
import StrictJSON
import TestSupport
import Testing

@testable import LinkService

/// Clicks that `resolve` counts, and what `linkStats` says of them.
@Suite(.timeLimit(.minutes(1)))
struct LinkStatsTests {
  private static let link = "https://example.com/link/sale"

  private static func create(_ content: String, suffix: String = "sale", _ rest: String = "") -> (String, String) {
    TestService.shorten(
      "https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2F" + content, as: suffix, rest)
  }

  private static func click(_ device: String = "{}", _ rest: String = #","record":true"#) -> (String, String) {
    ("resolve", #"{"url":"\#(link)","device":\#(device)\#(rest)}"#)
  }

  private static let stats = ("linkStats", #"{"shortLink":"\#(link)"}"#)

  private static func words(_ answer: Answer) -> [String] { answer.clickEvents + answer.clickDestinations }

  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    var content = ""
    var device = "{}"
    var rest = #","record":true"#
    let words: [String]
    var testDescription: String { id }
  }

  private static let app = "&apn=com.example.a&ibi=com.example.i&isi=123"

  static let rows = [
    Row(
      id: "desktop", device: #"{"platform":"desktop"}"#,
      words: ["DESKTOP CLICK 1", "DESKTOP REDIRECT 1", "desktop link 1"]),
    Row(
      id: "desktop fallback", content: "&ofl=https%3A%2F%2Fo.example", device: #"{"platform":"desktop"}"#,
      words: ["DESKTOP CLICK 1", "DESKTOP REDIRECT 1", "desktop fallback 1"]),
    Row(
      id: "android app", content: app, device: #"{"platform":"android"}"#,
      words: ["ANDROID CLICK 1", "ANDROID APP_RE_OPEN 1", "android app 1"]),
    Row(
      id: "android store", content: app, device: #"{"platform":"android","appInstalled":false}"#,
      words: ["ANDROID CLICK 1", "ANDROID REDIRECT 1", "android store 1"]),
    Row(
      id: "android fallback", content: app + "&afl=https%3A%2F%2Fa.example",
      device: #"{"platform":"android","appInstalled":false}"#,
      words: ["ANDROID CLICK 1", "ANDROID REDIRECT 1", "android fallback 1"]),
    Row(
      id: "ios preview", content: app, device: #"{"platform":"ios"}"#, words: ["IOS CLICK 1", "ios preview 1"]),
    Row(
      id: "ios store", content: app + "&efr=1", device: #"{"platform":"ios"}"#,
      words: ["IOS CLICK 1", "IOS REDIRECT 1", "ios store 1"]),
    Row(
      id: "ios app", content: app, device: #"{"platform":"ios","appInstalled":true}"#,
      words: ["IOS CLICK 1", "IOS APP_RE_OPEN 1", "ios app 1"]),
    Row(
      id: "ipad", content: app + "&efr=1", device: #"{"platform":"ipados"}"#,
      words: ["IOS CLICK 1", "IOS REDIRECT 1", "ipados store 1"]),
    Row(
      id: "crawler", content: app, device: #"{"platform":"crawler"}"#,
      words: ["OTHER CRAWLER 1", "crawler socialPreview 1"]),
    Row(
      id: "search engine", content: app + "&ofl=https%3A%2F%2Fo.example",
      device: #"{"userAgent":"Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"}"#,
      words: ["OTHER CRAWLER 1", "crawler fallback 1"]),
    Row(
      id: "the caller knows better", device: #"{"platform":"ios","userAgent":"Googlebot/2.1"}"#,
      words: ["IOS CLICK 1", "IOS REDIRECT 1", "ios link 1"]),
    Row(
      id: "explained", rest: #","record":true,"explain":true"#,
      words: ["DESKTOP CLICK 1", "DESKTOP REDIRECT 1", "desktop link 1"]),
    Row(id: "not recorded", rest: "", words: []),
    Row(id: "said not to be recorded", rest: #","record":false"#, words: []),
    Row(
      id: "yesterday's", rest: #","record":true,"now":"2025-12-31T23:59:59.999Z""#,
      words: ["DESKTOP CLICK 1", "DESKTOP REDIRECT 1", "desktop link 1"]),
    Row(
      id: "of the first day", rest: #","record":true,"now":"2025-12-26T00:00:00Z""#,
      words: ["DESKTOP CLICK 1", "DESKTOP REDIRECT 1", "desktop link 1"]),
    Row(id: "before the first day", rest: #","record":true,"now":"2025-12-25T23:59:59.999Z""#, words: []),
    Row(id: "tomorrow's", rest: #","record":true,"now":"2026-01-02T00:00:00Z""#, words: []),
  ]

  /// A click once, in a group with its question and alone; and many times, when the answer is known by heart.
  @Test(arguments: rows)
  func clicksAreCounted(_ row: Row) throws {
    for isGroup in [false, true] {
      let service = TestService()
      let requests = [Self.create(row.content), Self.click(row.device, row.rest), Self.stats]
      let answers = try isGroup ? service.ask(requests) : requests.map { try service.ask($0.0, $0.1) }
      #expect(answers.map(\.isError) == [false, false, false], "\(answers)")
      #expect(Self.words(answers[2]) == row.words)
      let clicks = Array(repeating: Self.click(row.device, row.rest), count: 9)
      let more = try service.ask(clicks + [Self.stats])
      #expect(Self.words(more[9]) == row.words.map { $0.dropLast() + "10" })
    }
  }

  @Test func whatIsNoClickOnTheLinkIsNotCounted() throws {
    let store = ScriptedStore(.missing)
    let long = #"{"url":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2F","record":true}"#
    let unknown = #"{"url":"https://example.com/link/none","record":true}"#
    let scripted = TestService(store: store)
    #expect(try !scripted.ask("resolve", long).isError)
    #expect(try scripted.ask("resolve", unknown).code == 1404)
    _ = scripted.service.catchUp()
    #expect(store.clicks.isEmpty)

    let service = TestService()
    _ = try service.ask([Self.create("", #","expireTime":"2026-01-01T00:01:00Z""#)])
    #expect(try !service.ask("resolve", #"{"url":"\#(Self.link)?d=1","record":true}"#).isError)
    #expect(try !service.ask("parseIncoming", #"{"url":"\#(Self.link)"}"#).isError)
    #expect(Self.words(try service.ask(Self.stats.0, Self.stats.1)) == [])
    for _ in 0..<4 { #expect(try !service.ask(Self.click().0, Self.click().1).isError) }
    service.clock.advance(seconds: 60)
    for _ in 0..<4 { #expect(try service.ask(Self.click().0, Self.click().1).code == 1410) }
    #expect(Self.words(try service.ask(Self.stats.0, Self.stats.1)).first == "DESKTOP CLICK 4")
  }

  /// Nothing tells one person from another.
  @Test func whatIsHandedOverHasNoPersonInIt() throws {
    let stored = StoredLink(
      key: LinkKey(prefix: "https://example.com/link".bytes, suffix: "sale".bytes),
      longLink: "https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2F".bytes,
      option: .custom, state: .live, createdAt: 0, expireAt: nil, name: nil, tags: nil)
    let store = ScriptedStore(.found(stored))
    let service = TestService(store: store)
    let device =
      #"{"headers":{"User-Agent":"Mozilla/5.0 (iPhone)","Referer":"https://r.example/?me","X-Forwarded-For":"192.0.2.1"}}"#
    _ = try service.ask("resolve", #"{"url":"\#(Self.link)?utm_source=me","device":\#(device),"record":true}"#)
    _ = service.service.catchUp()
    #expect(
      store.clicks == [Click(on: stored.key, at: TestClock.start, platform: .ios, event: .link)])
  }

  /// A notification is a click like any other.
  @Test func notificationsCount() throws {
    let service = TestService()
    _ = try service.ask([Self.create("")])
    let note = #"{"jsonrpc":"2.0","method":"resolve","params":{"url":"\#(Self.link)","record":true}}"#
    #expect(service.send([note.bytes, note.bytes]).isEmpty)
    #expect(Self.words(try service.ask(Self.stats.0, Self.stats.1)).first == "DESKTOP CLICK 2")
  }

  /// Each question is answered with exactly the clicks before it, however the group is divided.
  @Test(arguments: [1, 2, 8], [40, 2_000])
  func clicksAreCountedInTheirOrder(slices: Int, count: Int) throws {
    let service = TestService(mostSlices: slices)
    _ = try service.ask([Self.create(""), Self.create("b", suffix: "other")])
    let other = #"{"url":"https://example.com/link/other","record":true}"#
    for round in 0..<3 {
      var requests: [(method: String, params: String)] = []
      var expected: [(index: Int, clicks: Int)] = []
      for number in 0..<count {
        requests.append(number % 3 == 1 ? ("resolve", other) : Self.click(#"{"platform":"desktop"}"#))
        guard number % 7 == 3 || number == count - 1 else { continue }
        let clicks = (0...number).filter { $0 % 3 != 1 }.count
        expected.append((requests.count, round * (0..<count).filter { $0 % 3 != 1 }.count + clicks))
        requests.append(Self.stats)
      }
      let answers = try service.ask(requests)
      for (index, clicks) in expected {
        let words = Self.words(answers[index])
        guard words.first == "DESKTOP CLICK \(clicks)" else {
          Issue.record("round \(round), request \(index): \(words), not \(clicks)")
          return
        }
      }
      if round == 1 { _ = service.service.catchUp() }
    }
  }

  /// Clicks whose answers are known, but on links that have expired since, take another round; so does a question behind
  /// them.
  @Test(arguments: [1, 8])
  func clicksThatTakeLongerAreWaitedFor(slices: Int) throws {
    let service = TestService(mostSlices: slices)
    let count = 600
    let long = String(repeating: "x", count: 40_000)
    _ = try service.ask([Self.create("")] + (0..<60).map { Self.create(long, suffix: "l\($0)") })
    for _ in 0..<4 { _ = try service.ask([Self.click()]) }
    // What follows the known clicks is larger than what is kept, so that the answer is gone when it is asked for.
    var requests = Array(repeating: Self.click(), count: count / 2)
    for _ in 0..<2 {
      requests += (0..<60).map { ("resolve", #"{"url":"https://example.com/link/l\#($0)","record":true}"#) }
    }
    requests += Array(repeating: Self.click(), count: count / 2) + [Self.stats]
    for round in 1...2 {
      let answers = try service.ask(requests)
      #expect(answers.allSatisfy { !$0.isError })
      #expect(Self.words(answers[answers.count - 1]).first == "DESKTOP CLICK \(4 + round * count)")
    }
  }

  @Test func batchesCountInTheirOrder() throws {
    let service = TestService()
    _ = try service.ask([Self.create("")])
    func call(_ request: (String, String)) -> String {
      #"{"jsonrpc":"2.0","id":1,"method":"\#(request.0)","params":\#(request.1)}"#
    }
    let batch = "[" + [Self.click(), Self.stats, Self.click(), Self.stats].map(call).joined(separator: ",") + "]"
    let answers = try service.send([batch.bytes]).map { try JSONTree(parsing: $0) }
    #expect(
      (answers.first?.elements ?? []).map { Self.words(Answer($0)).first }.filter { $0 != nil }
        == ["DESKTOP CLICK 1", "DESKTOP CLICK 2"])
  }

  @Test func durationsAreDaysWithToday() throws {
    let service = TestService()
    _ = try service.ask([Self.create("")])
    for day in 22...31 {
      _ = try service.ask([Self.click("{}", #","record":true,"now":"2025-12-\#(day)T12:00:00Z""#)])
    }
    _ = try service.ask([Self.click("{}", #","record":true,"now":"1970-01-01T00:00:00Z""#)])
    func clicks(_ days: String) throws -> String? {
      Self.words(try service.ask("linkStats", #"{"shortLink":"\#(Self.link)","durationDays":\#(days)}"#)).first
    }
    #expect(try clicks("1") == nil)
    #expect(try clicks("2") == "DESKTOP CLICK 1")
    #expect(try clicks("7") == "DESKTOP CLICK 6")
    #expect(try clicks("null") == "DESKTOP CLICK 6")
    #expect(try clicks("11") == "DESKTOP CLICK 10")
    #expect(try clicks("20454") == "DESKTOP CLICK 10")
    #expect(try clicks("20455") == "DESKTOP CLICK 11")
    #expect(try clicks("36500") == "DESKTOP CLICK 11")
    service.clock.advance(seconds: 86_400)
    #expect(try clicks("2") == nil)
    for days in ["0", "-1", "36501", "9223372036854775807", "1.5"] {
      let answer = try service.ask("linkStats", #"{"shortLink":"\#(Self.link)","durationDays":\#(days)}"#)
      #expect(answer.field == "/durationDays")
      #expect(answer.message == "/durationDays must be a whole number from 1 to 36500, not \"\(days)\".")
    }
  }

  @Test func linksInAnyStateAreTold() throws {
    let service = TestService()
    _ = try service.ask([Self.create(""), Self.click()])
    for change in [#""disabled":true"#, #""expireTime":"2020-01-01T00:00:00Z""#] {
      #expect(try !service.ask("updateLink", #"{"shortLink":"\#(Self.link)",\#(change)}"#).isError)
      #expect(Self.words(try service.ask(Self.stats.0, Self.stats.1)).first == "DESKTOP CLICK 1")
    }
    #expect(try service.ask("linkStats", #"{"shortLink":"\#(Self.link)?d=1"}"#).result("/linkEventStats") != nil)
  }

  @Test func sumsDoNotOverflow() throws {
    let counts = ClickEvent.allCases.flatMap { event in
      ClickPlatform.allCases.map { ClickCount(platform: $0, event: event, count: .max) }
    }
    var writer = JSONWriter()
    LinkStatsWriter.write(counts, lostClicks: 0, to: &writer)
    let answer = Answer(try JSONTree(parsing: Array(#"{"result":"#.utf8) + writer.bytes + Array("}".utf8)))
    let words = Self.words(answer)
    #expect(words.contains("IOS CLICK 9223372036854775807"))
    #expect(words.contains("OTHER CRAWLER 9223372036854775807"))
    #expect(words.allSatisfy { $0.hasSuffix(" 9223372036854775807") })
    #expect(!words.contains { $0.hasPrefix("OTHER CLICK") })
  }

  // MARK: Clicks that could not be counted

  @Test func lostClicksAreTold() throws {
    let key = LinkKey(prefix: "https://example.com/link".bytes, suffix: "sale".bytes)
    let stored = StoredLink(
      key: key, longLink: [], option: .custom, state: .live, createdAt: 0, expireAt: nil, name: nil, tags: nil)
    let store = ScriptedStore(.found(stored))
    let service = TestService(store: store)
    let before = try service.ask("status", "{}").result("/warning")?.elements.count ?? 0
    store.lose(12)
    let warnings = try #require(try service.ask("status", "{}").result("/warning")?.elements)
    #expect(warnings.count == before + 1)
    #expect(
      warnings.last?.text
        == "linkStats lacks 12 clicks, because the store could not be written for too long; make room or check its permissions."
    )
    #expect(WarningText.sentence(forLostClicks: 0) == nil)
    #expect(WarningText.sentence(forUncountedClicks: 0) == nil)
    #expect(
      WarningText.sentence(forUncountedClicks: 1)
        == "1 click could not be counted, because the store could not be written")
    #expect(WarningText.sentence(forLostClicks: 1)?.hasPrefix("linkStats lacks 1 click, because ") == true)
  }

  /// A file that can be read and not be written: clicks are answered, counted and told; too many kinds of them are lost.
  @Test func aStoreThatCannotBeWritten() throws {
    let folder = try ScratchFolder()
    let location = StoreLocation(place: .sqliteFile(path: folder.file("links.db").bytes))
    let first = TestService(store: SQLiteStore(location: location, random: CountingSource()))
    _ = try first.ask([Self.create("")])
    first.service.close()
    var settings = SQLiteSettings()
    settings.isReadOnly = true
    settings.countInterval = .zero
    let store = SQLiteStore(location: location, random: CountingSource(), settings: settings)
    let service = TestService(store: store)
    for round in 1...3 {
      #expect(try !service.ask(Self.click().0, Self.click().1).isError)
      #expect(service.service.catchUp() != nil)
      let answer = try service.ask(Self.stats.0, Self.stats.1)
      #expect(Self.words(answer).first == "DESKTOP CLICK \(round)")
      #expect(answer.warnings == [])
    }
    let key = LinkKey(prefix: "https://example.com/link".bytes, suffix: "sale".bytes)
    store.count((0..<70_000).map { Click(on: key, at: $0 * 86_400_000, platform: .ios, event: .app) })
    let answer = try service.ask(Self.stats.0, Self.stats.1)
    #expect(answer.warnings == ["CLICKS_NOT_COUNTED"])
    #expect(Self.words(answer).first == "DESKTOP CLICK 3" || Self.words(answer).contains("DESKTOP CLICK 3"))
  }

  /// Two services as two processes have them; each tells what both have written and what it has counted itself.
  @Test func manyAddToTheSameCounts() throws {
    let folder = try ScratchFolder()
    let location = StoreLocation(place: .sqliteFile(path: folder.file("links.db").bytes))
    let services = (0..<2).map { _ in
      var settings = SQLiteSettings()
      settings.countInterval = .zero
      return TestService(store: SQLiteStore(location: location, random: CountingSource(), settings: settings))
    }
    _ = try services[0].ask([Self.create("")])
    for service in services {
      for _ in 0..<5 { _ = try service.ask([Self.click()]) }
    }
    #expect(services.map { $0.service.catchUp() == nil } == [true, true])
    _ = try services[1].ask([Self.click()])
    #expect(Self.words(try services[0].ask(Self.stats.0, Self.stats.1)).first == "DESKTOP CLICK 10")
    #expect(Self.words(try services[1].ask(Self.stats.0, Self.stats.1)).first == "DESKTOP CLICK 11")
    for service in services { service.service.close() }
    let raw = try ForeignConnection(folder.file("links.db"))
    #expect(try raw.rows("SELECT count FROM clicks", column: 0) == ["11"])
  }

  /// `linkd call` counts as well.
  @Test func aLoneCallCounts() throws {
    let service = TestService()
    _ = try service.ask([Self.create("")])
    guard case .success = service.service.call("resolve".bytes, params: Self.click().1.bytes) else {
      Issue.record("The call fails.")
      return
    }
    guard case .success(let result) = service.service.call("linkStats".bytes, params: Self.stats.1.bytes) else {
      Issue.record("The call fails.")
      return
    }
    #expect(String(decoding: result, as: UTF8.self).contains(#""count":"1","event":"CLICK""#))
    #expect(Self.words(try service.ask(Self.stats.0, Self.stats.1)).first == "DESKTOP CLICK 1")
  }
}
