import Foundation
import LinkStore
import TestSupport
import Testing

@testable import LinkService

/// Fallbacks that are dynamic links themselves: they are followed as long as they end, and ignored when they come back.
@Suite
struct FallbackChainTests {
  private static func own(_ suffix: String) -> String { "https%3A%2F%2Fexample.com%2Flink%2F\(suffix)" }

  private static let page = "https%3A%2F%2Fwww.example.com%2Ffallback"

  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    /// By suffix what each link has beside `link`; `a` is clicked.
    let links: [(suffix: String, more: String)]
    var device = #"{"platform":"desktop"}"#
    var click = "https://example.com/link/a"
    let kind: String
    let url: String
    /// The fallbacks that come back.
    var loops: [String] = []
    var testDescription: String { id }
  }

  private static let b = "https://example.com/link/b"
  private static let target = "https://www.example.com/a"
  private static let store = "https://apps.apple.com/app/id123"

  /// Links each of which falls back to the next one; the last does not.
  private static func chain(_ count: Int) -> [(String, String)] {
    let names = ["a", "b", "c", "d", "e", "f", "g", "h"]
    return (0..<count).map { (names[$0], $0 + 1 < count ? "&ofl=" + own(names[$0 + 1]) : "") }
  }

  static let desktopRows: [Row] = [
    Row(
      id: "none is a link", links: [("a", "&ofl=" + page)], kind: "fallback", url: "https://www.example.com/fallback"),
    Row(id: "one hop", links: chain(2), kind: "fallback", url: b),
    Row(id: "five hops", links: chain(6), kind: "fallback", url: b),
    Row(id: "six hops", links: chain(7), kind: "link", url: target, loops: ["ofl"]),
    Row(id: "itself", links: [("a", "&ofl=" + own("a"))], kind: "link", url: target, loops: ["ofl"]),
    Row(
      id: "two", links: [("a", "&ofl=" + own("b")), ("b", "&ofl=" + own("a"))], kind: "link", url: target,
      loops: ["ofl"]),
    Row(
      id: "three", links: [("a", "&ofl=" + own("b")), ("b", "&ofl=" + own("c")), ("c", "&ofl=" + own("a"))],
      kind: "link", url: target, loops: ["ofl"]),
    Row(
      id: "a circle further on", links: [("a", "&ofl=" + own("b")), ("b", "&ofl=" + own("b"))], kind: "link",
      url: target, loops: ["ofl"]),
    Row(
      id: "the end is a fallback", links: [("a", "&ofl=" + own("b")), ("b", "&ofl=" + page)], kind: "fallback", url: b),
    Row(
      id: "the end is unknown", links: [("a", "&ofl=" + own("none"))], kind: "fallback",
      url: "https://example.com/link/none"),
    Row(
      id: "the end is the debug page", links: [("a", "&ofl=" + own("b%3Fd%3D1")), ("b", "&ofl=" + own("a"))],
      kind: "fallback", url: b + "?d=1"),
    Row(
      id: "over another prefix", links: [("a", "&ofl=https%3A%2F%2Fopen.example%2Fx")], kind: "link", url: target,
      loops: ["ofl"]),
    Row(
      id: "over a long link",
      links: [
        (
          "a",
          "&ofl=https%3A%2F%2Fopen.example%2F%3Flink%3Dhttps%253A%252F%252Fwww.example.com%252F%26ofl%3Dhttps%253A%252F%252Fexample.com%252Flink%252Fa"
        )
      ],
      kind: "link", url: target, loops: ["ofl"]),
    Row(
      id: "a long link that ends",
      links: [("a", "&ofl=https%3A%2F%2Fopen.example%2F%3Flink%3Dhttps%253A%252F%252Fwww.example.com%252F")],
      kind: "fallback", url: "https://open.example/?link=https%3A%2F%2Fwww.example.com%2F"),
    Row(
      id: "from a long link", links: [("a", "&ofl=" + own("a"))],
      click: "https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fa&ofl=" + own("a"), kind: "link",
      url: target, loops: ["ofl"]),
    Row(
      id: "another platform's fallback", links: [("a", "&ofl=" + own("b")), ("b", "&ifl=" + own("a"))],
      kind: "fallback", url: b),
  ]

  static let mobileRows: [Row] = [
    Row(
      id: "crawlers see no fallback", links: [("a", "&ofl=" + own("a"))], device: #"{"platform":"crawler"}"#,
      kind: "socialPreview", url: target),
    Row(
      id: "the page's button",
      links: [("a", "&ibi=com.example.ios&isi=123&ifl=" + own("b")), ("b", "&ifl=" + own("a"))],
      device: #"{"platform":"ios"}"#, kind: "preview", url: store, loops: ["ifl"]),
    Row(
      id: "the page's button, which ends",
      links: [("a", "&ibi=com.example.ios&isi=123&ifl=" + own("b")), ("b", "")], device: #"{"platform":"ios"}"#,
      kind: "preview", url: b),
    Row(
      id: "iPad: the other fallback", links: [("a", "&ipfl=" + own("b") + "&ifl=" + page), ("b", "&ipfl=" + own("a"))],
      device: #"{"platform":"ipados"}"#, kind: "fallback", url: "https://www.example.com/fallback", loops: ["ipfl"]),
    Row(
      id: "iPad: both come back",
      links: [
        ("a", "&ibi=com.example.ios&isi=123&efr=1&ipfl=" + own("b") + "&ifl=" + own("a")), ("b", "&ipfl=" + own("a")),
      ],
      device: #"{"platform":"ipados"}"#, kind: "store", url: store, loops: ["ipfl", "ifl"]),
    Row(
      id: "iPad alone", links: [("a", "&ifl=" + own("b")), ("b", "&ipfl=" + own("a"))],
      device: #"{"platform":"ipados"}"#, kind: "link", url: target, loops: ["ifl"]),
    Row(
      id: "not on the phone", links: [("a", "&ifl=" + own("b")), ("b", "&ipfl=" + own("a"))],
      device: #"{"platform":"ios"}"#, kind: "fallback", url: b),
    Row(
      id: "Android without the app",
      links: [("a", "&apn=com.example.android&afl=" + own("b")), ("b", "&apn=com.example.android&afl=" + own("a"))],
      device: #"{"platform":"android","appInstalled":false}"#, kind: "store",
      url: "https://play.google.com/store/apps/details?id=com.example.android", loops: ["afl"]),
    Row(
      id: "behind an intent",
      links: [("a", "&apn=com.example.android&afl=" + own("b")), ("b", "&apn=com.example.android&afl=" + own("a"))],
      device: #"{"platform":"android"}"#, kind: "app",
      url: "intent://www.example.com/a#Intent;scheme=https;package=com.example.android;"
        + "S.browser_fallback_url=https%3A%2F%2Fplay.google.com", loops: ["afl"]),
    Row(
      id: "behind an intent, which ends",
      links: [("a", "&apn=com.example.android&afl=" + own("b")), ("b", "&apn=com.example.android")],
      device: #"{"platform":"android"}"#, kind: "app",
      url: "intent://www.example.com/a#Intent;scheme=https;package=com.example.android;"
        + "S.browser_fallback_url=https%3A%2F%2Fexample.com%2Flink%2Fb;end"),
    Row(
      id: "an older app", links: [("a", "&ibi=com.example.ios&imv=2&ifl=" + own("a"))],
      device: #"{"platform":"ios","appInstalled":true,"appVersion":"1"}"#, kind: "link", url: target, loops: ["ifl"]),
  ]

  /// In all these ways a browser comes back to the link.
  static let spellings = [
    "https://example.com/link/a", "https://example.com/link/a/", "https://example.com/link/%61",
    "https://example.com/link/./a", "https://example.com/link/x/../a", "https://example.com/link/%2e/a",
    "http://example.com/link/a", "HTTPS://EXAMPLE.com:443/link/a", "https://example.com./link/a",
    "https://example.com/link/a?utm_source=x&link=https://www.example.com/", "https://example.com/link/a#b",
  ].map { url in
    Row(
      id: url,
      links: [
        (
          "a",
          "&ofl="
            + url.replacing("%", with: "%25").replacing("&", with: "%26").replacing("#", with: "%23").replacing(
              "?", with: "%3F"
            ).replacing("=", with: "%3D")
        )
      ],
      kind: "link", url: target, loops: ["ofl"])
  }

  private static func domain(_ row: Row) throws -> LinkDomain {
    let configuration = LinkDomain.configuration.replacing(
      #""^https://www\\.example\\.com/","#, with: #""(?i)^https?://(www\\.)?example\\.com","#)
    let domain = try LinkDomain(configuration: configuration)
    for link in row.links { try domain.create(link.suffix, link.more) }
    try domain.create("x", "&ofl=" + own("a"), prefix: "https://open.example")
    return domain
  }

  @Test(arguments: desktopRows + mobileRows + spellings)
  func decides(_ row: Row) throws {
    let domain = try Self.domain(row)
    // Again and again: nothing is kept that must not be.
    for _ in 0..<4 {
      let answer = try domain.resolve(row.click, row.device, #","explain":true"#)
      #expect(answer.text("/destination/kind") == row.kind, "\(answer)")
      #expect(answer.text("/destination/url")?.hasPrefix(row.url) == true, "\(answer)")
      let remarks = answer.result("/warning")?.elements ?? []
      let loops = remarks.filter { $0["warningCode"]?.text == "LOOPING_FALLBACK_LINK" }.compactMap {
        $0["parameter"]?.text
      }
      #expect(loops == row.loops, "\(answer)")
      let reasons = (answer.result("/trace")?.elements ?? []).filter { $0.at("/facts/reason")?.text == "loop" }
      if row.kind != "app" { #expect(reasons.count == row.loops.count, "\(answer)") }
      let plain = try domain.resolve(row.click, row.device)
      #expect(plain.result("/destination") == answer.result("/destination"))
      #expect(plain.result("/http") == answer.result("/http"))
    }
  }

  @Test func theWarningSaysWhat() throws {
    let domain = try LinkDomain()
    try domain.create("a", "&ofl=" + Self.own("a"))
    let answer = try domain.resolve("https://example.com/link/a", "{}")
    #expect(answer.warnings == ["DYNAMIC_LINK_AS_FALLBACK_LINK", "LOOPING_FALLBACK_LINK"])
    #expect(
      answer.text("/warning/1/warningMessage")
        == #"ofl leads back to this link, or over more than 5 dynamic links: "https://example.com/link/a"; "#
        + "it is ignored; give the final URL.")
  }

  /// Whether the other link ends is asked at each click: it may expire, or be disabled, while nothing else happens.
  @Test func otherLinksChange() throws {
    let domain = try LinkDomain()
    try domain.create("a", "&ofl=" + Self.own("b"))
    try domain.create("b", "&ofl=" + Self.own("a"), rest: #","expireTime":"2026-01-01T00:01:00Z""#)
    func place() throws -> String? { try domain.request("https://example.com/link/a").location }
    for _ in 0..<4 { #expect(try place() == Self.target) }
    domain.service.clock.advance(seconds: 60)
    for _ in 0..<4 { #expect(try place() == Self.b) }
    _ = try domain.service.ask("updateLink", #"{"shortLink":"\#(Self.b)","expireTime":null}"#)
    for _ in 0..<4 { #expect(try place() == Self.target) }
    _ = try domain.service.ask("updateLink", #"{"shortLink":"\#(Self.b)","disabled":true}"#)
    for _ in 0..<4 { #expect(try place() == Self.b) }
    let past = try domain.request("https://example.com/link/a", "{}", #","now":"2020-01-01T00:00:00Z""#)
    #expect(past.location == Self.b)
  }

  /// What is counted is where the click went; the links on the way count when the browser comes to them.
  @Test func countsTheClickedLink() throws {
    let domain = try LinkDomain()
    try domain.create("a", "&ofl=" + Self.own("b"))
    try domain.create("b", "&ofl=" + Self.own("a"))
    try domain.create("c", "&ofl=" + Self.own("d"))
    try domain.create("d")
    for name in ["a", "c"] { _ = try domain.request("https://example.com/link/\(name)") }
    _ = try domain.request("https://example.com/link/a", method: "HEAD")
    #expect(try domain.counted("https://example.com/link/a") == ["desktop link 1"])
    #expect(try domain.counted("https://example.com/link/c") == ["desktop fallback 1"])
    for name in ["b", "d"] { #expect(try domain.counted("https://example.com/link/\(name)") == []) }
  }

  /// The page shows on each platform what a click there leads to.
  @Test func theDebugPageKnows() throws {
    let domain = try LinkDomain()
    try domain.create("a", "&ifl=" + Self.own("b") + "&ofl=" + Self.own("b"))
    try domain.create("b", "&ipfl=" + Self.own("a") + "&ofl=" + Self.own("a"))
    let answer = try domain.resolve("https://example.com/link/a?d=1", "{}")
    #expect(answer.warnings.filter { $0 == "LOOPING_FALLBACK_LINK" }.count == 2)
    let page = try #require(answer.text("/http/body"))
    #expect(page.contains("LOOPING_FALLBACK_LINK"))
    // A text that is too wide for its box goes on in the next line, which is an element of its own.
    let words = page.replacing(/<\/text><text [^>]*>/, with: " ")
    let charts = words.components(separatedBy: "<section>").dropFirst()
    #expect(charts.map { $0.contains("leads back here") } == [false, true, false, true, false])
    let long =
      "https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fa&d=1&ofl=" + Self.own("b")
    #expect(try domain.resolve(long, "{}").warnings.contains("LOOPING_FALLBACK_LINK"))
  }

  // MARK: Work

  private static func stored(_ more: String) -> StoredLink {
    StoredLink(
      key: LinkKey(prefix: "https://example.com/link".bytes, suffix: "a".bytes),
      longLink: "https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fa\(more)".bytes, option: .custom,
      state: .live, createdAt: 0, expireAt: nil, name: nil, tags: nil)
  }

  /// Only who falls back to a link of ours pays for it, and no more than the limit.
  @Test(arguments: [
    ("", 1), ("&ofl=" + page, 1), ("&ifl=" + own("a"), 1), ("&ofl=" + own("a"), 1 + FallbackChain.hopLimit),
  ])
  func asksNoMoreThanItMust(_ more: String, _ count: Int) throws {
    let store = ScriptedStore(.found(Self.stored(more)))
    let domain = try LinkDomain(store: store)
    for click in 1...3 {
      _ = try domain.resolve("https://example.com/link/a", "{}")
      #expect(store.operations.count == click * count)
    }
  }

  // MARK: Property

  /// However links fall back to each other, a browser that follows redirects gets out.
  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func browsersGetOut(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let domain = try LinkDomain()
    let names = ["a", "b", "c", "d", "e", "f", "g"]
    for name in names {
      var more = "&apn=com.example.android"
      for parameter in ["ofl", "ifl", "ipfl", "afl"] where Int.random(in: 0..<5, using: &random) > 0 {
        more +=
          "&\(parameter)="
          + (Int.random(in: 0..<8, using: &random) == 0
            ? Self.page : Self.own(names.randomElement(using: &random) ?? "a"))
      }
      try domain.create(name, more)
    }
    let agents = [
      "Mozilla/5.0 (X11; Linux x86_64)", "Mozilla/5.0 (iPhone)", "Mozilla/5.0 (iPad)", "Mozilla/5.0 (Android 14)",
    ]
    for agent in agents {
      for name in names {
        var url = "https://example.com/link/" + name
        var hops = 0
        while url.hasPrefix("https://example.com/link/"), hops <= names.count {
          hops += 1
          let answer = try domain.request(url, #"{"User-Agent":"\#(agent)"}"#)
          let location = try #require(answer.location)
          // Where the app is missing, the browser takes the intent's fallback.
          let fallback = location.components(separatedBy: "S.browser_fallback_url=").dropFirst().first
          url = fallback.map { $0.dropLast(4).removingPercentEncoding ?? "" } ?? location
        }
        #expect(hops <= FallbackChain.hopLimit + 1, "\(agent) \(name)")
      }
    }
  }
}
