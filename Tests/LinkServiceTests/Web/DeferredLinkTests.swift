import Foundation
import TestSupport
import Testing

@testable import LinkService

/// Links that reach an app on its first start: over the clipboard on iOS, by the install referrer on Android.
///
/// Either is the link itself, so the match is unique; nobody is recognised by anything else.
@Suite
struct DeferredLinkTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    /// Beside `link` and the apps.
    var more = ""
    /// What the click brings along.
    var added = ""
    /// In the payload.
    var source: String?
    var testDescription: String { id }
  }

  static let rows = [
    Row(id: "plain"),
    Row(id: "campaign", more: "&utm_source=mail&utm_term=a%20%2B%26b%3D%22%3C", source: "mail"),
    Row(id: "campaign of the click", more: "&utm_source=mail", added: "?utm_source=poster", source: "poster"),
    Row(id: "campaign of the click alone", added: "?utm_source=%22%3E%3Cscript%3E%26", source: "\"><script>&"),
    Row(id: "version", more: "&imv=1.2&amv=3"),
    Row(id: "not ASCII", more: "&st=%C3%BC%F0%9F%A6%86&sd=%3Cb%3E'%22"),
    Row(id: "unknown parameter", more: "&zz=1"),
    Row(id: "other parameters of the click", added: "?link=https%3A%2F%2Fevil.example&apn=evil.app&isi=9&_icp=1"),
  ]

  private static let apps = "&apn=com.example.android&ibi=com.example.ios&isi=123"
  private static let iPhone =
    #"{"User-Agent":"Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1"}"#
  private static let android =
    #"{"User-Agent":"Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36"}"#

  /// What an app gets that was opened by the link.
  private static func opened(_ domain: LinkDomain, _ url: String) throws -> JSONTree {
    try #require(
      try domain.service.ask("parseIncoming", JSONTree.object([.init("url", .string(url))]).jsonText)
        .result("/dynamicLink"))
  }

  @Test(arguments: rows)
  func clipboard(_ row: Row) throws {
    let domain = try LinkDomain()
    try domain.create("sale", Self.apps + row.more)
    let click = "https://example.com/link/sale" + row.added
    let page = try #require(try domain.request(click, Self.iPhone).body)
    let copied = try #require(PageElement.all(of: page).lazy.compactMap { $0["data-link"] }.first)
    #expect(copied.hasPrefix("https://example.com/link/?link="))
    #expect(copied.hasSuffix("&_icp=1"))
    let payload = try Self.opened(domain, copied)
    #expect(payload["matchType"]?.text == "unique")
    #expect(payload["url"]?.text == "https://www.example.com/sale")
    #expect(payload.at("/utmParameters/utm_source")?.text == row.source)
    #expect(payload.at("/parameters/_icp") == nil)
    // The app that was there gets the same.
    #expect(payload == (try Self.opened(domain, click)))
    #expect(payload == (try Self.opened(domain, String(copied.dropLast("&_icp=1".count)))))
  }

  @Test(arguments: rows)
  func referrer(_ row: Row) throws {
    let domain = try LinkDomain()
    try domain.create("sale", Self.apps + row.more)
    let click = "https://example.com/link/sale" + row.added
    let intent = try #require(try domain.request(click, Self.android).location)
    let fallback = try #require(intent.components(separatedBy: "S.browser_fallback_url=").last?.dropLast(4))
    let store = try #require(fallback.removingPercentEncoding)
    let value = try #require(store.components(separatedBy: "&referrer=").last)
    for referrer in [value, try #require(value.removingPercentEncoding), store] {
      let answer = try domain.service.ask(
        "parseIncoming", JSONTree.object([.init("referrer", .string(referrer))]).jsonText)
      let payload = try #require(answer.result("/dynamicLink"))
      #expect(payload["matchType"]?.text == "unique")
      #expect(payload == (try Self.opened(domain, click)))
    }
  }

  struct Mark: Sendable, CustomTestStringConvertible {
    let url: String
    let kind: String
    /// Names in `parameters`.
    var names: [String] = []
    var testDescription: String { url }
  }

  static let marks = [
    Mark(
      url: "https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2F&_icp=1", kind: "dynamicLink",
      names: ["link"]),
    Mark(
      url: "https://example.com/link?link=https%3A%2F%2Fwww.example.com%2F&_icp=1", kind: "dynamicLink", names: ["link"]
    ),
    Mark(
      url: "https://example.com/link/?_icp=1&link=https%3A%2F%2Fwww.example.com%2F", kind: "dynamicLink",
      names: ["_icp", "link"]),
    Mark(
      url: "https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2F&_icp=2", kind: "dynamicLink",
      names: ["link", "_icp"]),
    Mark(
      url: "https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2F&x_icp=1", kind: "dynamicLink",
      names: ["link", "x_icp"]),
    Mark(url: "https://example.com/link/?link=https://www.example.com/&_icp=1", kind: "dynamicLink", names: ["link"]),
    Mark(url: "https://example.com/link/sale?_icp=1", kind: "shortLink", names: ["link"]),
    Mark(url: "https://example.com/link/sale?utm_source=&_icp=1", kind: "shortLink", names: ["link"]),
    Mark(url: "https://example.com/link/?_icp=1", kind: "unrecognized"),
    Mark(url: "https://elsewhere.example/?_icp=1", kind: "unrecognized"),
  ]

  /// Firebase iOS SDK 11.15, FIRDLRetrievalProcessDefault: the mark stands at the end, long and short links have it.
  @Test(arguments: marks)
  func marksAreRead(_ row: Mark) throws {
    let domain = try LinkDomain()
    try domain.create("sale")
    let answer = try domain.service.ask("parseIncoming", #"{"url":"\#(row.url)"}"#)
    #expect(answer.text("/kind") == row.kind, "\(answer)")
    let names = answer.result("/dynamicLink/parameters")?.members.map { String(decoding: $0.name, as: UTF8.self) }
    #expect(names ?? [] == row.names, "\(answer)")
    if !row.names.isEmpty { #expect(answer.text("/dynamicLink/matchType") == "unique") }
    // The URL itself is shown as it came in.
    #expect(answer.text("/components/absoluteString") == row.url)
  }

  /// What tells people apart has no part in an answer.
  @Test func nobodyIsRecognised() throws {
    let domain = try LinkDomain()
    try domain.create("sale", Self.apps)
    let others = [
      #","X-Forwarded-For":"192.0.2.1","Cookie":"id=1""#,
      #","Sec-CH-UA-Model":"Pixel 8","DNT":"1","Viewport-Width":"390""#,
      #","Referer":"https://social.example/","X-Real-IP":"2001:db8::1","Sec-GPC":"1""#,
    ]
    for agent in [Self.iPhone, Self.android, "{\"User-Agent\":\"x\"}"] {
      let plain = try domain.request("https://example.com/link/sale", agent)
      for other in others {
        let headers = agent.dropLast() + other + "}"
        #expect(try domain.request("https://example.com/link/sale", String(headers)) == plain)
      }
      #expect(plain["Set-Cookie"] == nil)
    }
  }
}
