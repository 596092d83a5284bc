import Foundation
import LinkCore
import Testing

/// Problems that users reported about where a click goes.
struct ResolveUserProblemTests {
  private static let base = "link=https%3A%2F%2Fwww.example.com%2Fmy-page"

  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    let query: String
    let device: Device
    let kind: Destination.Kind
    let url: String

    init(_ id: String, _ query: String, _ device: Device, _ kind: Destination.Kind, _ url: String) {
      self.id = id
      self.query = query
      self.device = device
      self.kind = kind
      self.url = url
    }

    var testDescription: String { id }
  }

  static let rows: [Row] = [
    Row(
      "flutterfire#3832 ibi without isi", "&ibi=com.example.ios&efr=1", Device(platform: .ios), .link,
      "https://www.example.com/my-page"),
    Row(
      "react-native-firebase#5184 desktop visitors", "&ofl=https%3A%2F%2Fdesk.example.com%2F",
      Device(userAgent: Array("Mozilla/5.0 (X11; Linux x86_64)".utf8)), .fallback, "https://desk.example.com/"),
    Row(
      "firebase-ios-sdk#3938 iPad that looks like a Mac", "&ibi=com.example.ios&isi=123&efr=1",
      Device(platform: .ipados, userAgent: Array("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15)".utf8)), .store,
      "https://apps.apple.com/app/id123"),
    Row(
      "quickstart-ios#1016 no efr", "&ibi=com.example.ios&isi=123", Device(platform: .ios), .preview,
      "https://apps.apple.com/app/id123"),
    Row(
      "quickstart-ios#1016 efr", "&ibi=com.example.ios&isi=123&efr=1", Device(platform: .ios), .store,
      "https://apps.apple.com/app/id123"
    ),
    Row(
      "firebase-ios-sdk#10190 product page in ifl",
      "&ibi=com.example.ios&isi=123&efr=1&ifl=https%3A%2F%2Fapps.apple.com%2Fapp%2Fid123%3Fppid%3D45a1",
      Device(platform: .ios), .fallback, "https://apps.apple.com/app/id123?ppid=45a1"),
  ]

  @Test(arguments: rows)
  func decides(_ row: Row) throws {
    let link = try ResolveSupport.link(Self.base + row.query)
    let resolution = try Resolver.decide(link: link, device: row.device, isShort: true)
    #expect(resolution.destination.kind == row.kind)
    #expect(ResolveSupport.text(resolution.destination.url) == row.url)
  }

  /// flutterfire#3832: the owner is told when the link is made.
  @Test func iosAppWithoutStoreIsRemarkedOn() throws {
    var link = try ResolveSupport.link(Self.base + "&ibi=com.example.ios")
    var warnings: [LinkWarning] = []
    try link.check(LinkPolicy(), warnings: &warnings)
    #expect(warnings.contains { $0.code == .iosAppWithoutStore })
  }

  /// firebase-tools#1184: the slash behind a prefix with a path stays in the link that the store hands on.
  @Test func prefixKeepsItsSlash() throws {
    let link = try ResolveSupport.link(Self.base + "&apn=com.example.android")
    let resolution = try Resolver.decide(
      link: link,
      device: Device(platform: .android, appInstalled: false),
      isShort: true
    )
    let pairs = ResolveSupport.pairs(try #require(ResolveSupport.text(resolution.destination.url)))
    #expect(
      pairs["referrer"]?.removingPercentEncoding
        == "deep_link=https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android"
    )
  }

  /// Of a clicked short link's query only `d` is looked at (flutterfire#3125, dub#4388).
  @Test(arguments: [
    ("", false), ("d=1", true), ("d=0", false), ("d", false), ("d=", false), ("D=1", false), ("dd=1", false),
    ("utm_source=x&d=1&_icp=1", true), ("d=1&d=0", false), ("d=0&d=1", true), ("d=11", false), ("d=1%20", false),
    ("redir_url=https://evil.example", false),
    ("link=https%3A%2F%2Fevil.example&ofl=https%3A%2F%2Fevil.example", false),
    ("x=d=1", false), ("%64=1", false), ("&&d=1&", true),
  ])
  func clickedQuery(_ query: String, _ isDebug: Bool) throws {
    let prefix = try URIPrefix(Array("https://example.com/link".utf8).span)
    let parser = IncomingParser(domains: [prefix], schemes: [])
    let clicked = ClickedURL(Array("https://example.com/link/Ab12?\(query)".utf8), parser: parser)
    #expect(clicked.needsStore)
    #expect(clicked.asksForDebug == isDebug)
    let link = try ResolveSupport.link(Self.base + "&ofl=https%3A%2F%2Fdesk.example.com%2F")
    let resolution = try Resolver.decide(
      link: link,
      device: Device(platform: .desktop),
      isShort: true,
      debug: clicked.asksForDebug
    )
    #expect(ResolveSupport.text(resolution.destination.url) == (isDebug ? nil : "https://desk.example.com/"))
  }
}
