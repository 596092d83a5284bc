import Testing

@testable import LinkCore

struct StoreURLTests {
  @Test(arguments: [
    ("", "https://apps.apple.com/app/id123"),
    ("&pt=1", "https://apps.apple.com/app/id123?pt=1"),
    ("&mt=8&at=2", "https://apps.apple.com/app/id123?at=2&mt=8"),
    (
      "&mt=8&ct=a%20b%26c%3Dd&at=1%23&pt=2%0D%0A",
      "https://apps.apple.com/app/id123?pt=2%0D%0A&at=1%23&ct=a%20b%26c%3Dd&mt=8"
    ),
    ("&ct=%C3%BC", "https://apps.apple.com/app/id123?ct=%C3%BC"),
  ])
  func appStore(_ query: String, _ expected: String) throws {
    let link = try ResolveSupport.link("link=https%3A%2F%2Fwww.example.com%2F\(query)")
    #expect(ResolveSupport.text(StoreURL.appStore(id: Array("123".utf8), link)) == expected)
  }

  @Test func playWithEverything() throws {
    let link = try ResolveSupport.link(
      "link=https%3A%2F%2Fwww.example.com%2F%3Fa%3Db%26c&apn=com.example.android&utm_content=x%26y&utm_source=s"
    )
    let package = try #require(AndroidPackage(Array("com.example.android".utf8)))
    #expect(
      ResolveSupport.text(StoreURL.play(package, link, minimumVersion: 12, isShort: true))
        == "https://play.google.com/store/apps/details?id=com.example.android&pcampaignid=fdl_short"
        + "&url=https%3A%2F%2Fwww.example.com%2F%3Fa%3Db%26c&min_version=12"
        + "&referrer=utm_source%3Ds%26utm_content%3Dx%2526y%26deep_link%3Dhttps%253A%252F%252Fexample.com%252Flink%252F"
        + "%253Flink%253Dhttps%25253A%25252F%25252Fwww.example.com%25252F%25253Fa%25253Db%252526c"
        + "%2526apn%253Dcom.example.android%2526utm_source%253Ds%2526utm_content%253Dx%252526y"
    )
  }

  /// The app hands the referrer to `parseIncoming` and gets what a click would have given it.
  @Test func referrerIsReadBack() throws {
    let link = try ResolveSupport.link(
      "link=https%3A%2F%2Fwww.example.com%2F%3Fa%3D1%252B2%26b&apn=com.example.android&utm_source=a%26b%3Dc%25"
        + "&utm_campaign=%E2%9C%93&imv=2&x=y%20z"
    )
    let referrer = StoreURL.installReferrer(link)
    let prefix = try URIPrefix(Array("https://example.com/link".utf8).span)
    let incoming = IncomingParser(domains: [prefix], schemes: []).parse(referrer: referrer)
    #expect(incoming.kind == .dynamicLink)
    #expect(ResolveSupport.text(incoming.payload?.url) == "https://www.example.com/?a=1%2B2&b")
    var written: [UInt8] = []
    link.appendLongLink(to: &written)
    var readBack: [UInt8] = []
    incoming.payload?.link?.appendLongLink(to: &readBack)
    #expect(ResolveSupport.text(readBack) == ResolveSupport.text(written))
  }

  /// A link over the advised length would make a header of many times that length.
  @Test func longLinksStayOutOfTheReferrer() throws {
    let path = String(repeating: "a", count: DynamicLink.advisedLength)
    let link = try ResolveSupport.link("link=https%3A%2F%2Fwww.example.com%2F\(path)&utm_source=s")
    #expect(ResolveSupport.text(StoreURL.installReferrer(link)) == "utm_source=s")
    let package = try #require(AndroidPackage(Array("com.example.android".utf8)))
    let bare = try ResolveSupport.link("link=https%3A%2F%2Fwww.example.com%2F\(path)")
    let url = ResolveSupport.text(StoreURL.play(package, bare, minimumVersion: nil, isShort: false))
    #expect(url?.hasSuffix(path) == true)
  }

  struct Capture: CustomTestStringConvertible, Sendable {
    let id: String
    let query: String
    let isShort: Bool
    /// The pairs of the captured fallback; nil where the fallback is `afl` itself.
    let pairs: [String: String]?
    let fallback: String?

    var testDescription: String { "5.2/" + id }
  }

  /// Captured intents of FDL: which fallback one carries, and its parameters; FDL's own package and action are gone.
  static let captures: [Capture] = [
    Capture(
      id: "I-01",
      query: "link=https%3A%2F%2Fwww.neighbookz.com%2F&apn=org.neighbookz.com",
      isShort: true,
      pairs: ["id": "org.neighbookz.com", "pcampaignid": "fdl_short", "url": "https://www.neighbookz.com/"],
      fallback: nil
    ),
    Capture(
      id: "I-03",
      query: "link=https%3A%2F%2Fvc.ru%2Fsome&apn=ru.artrobot.siliconrus&amv=480&efr=1",
      isShort: false,
      pairs: [
        "id": "ru.artrobot.siliconrus", "pcampaignid": "fdl_long", "url": "https://vc.ru/some", "min_version": "480",
      ],
      fallback: nil
    ),
    Capture(
      id: "I-04",
      query: "link=https%3A%2F%2Fwww.lumapps.com%2F&apn=com.lumapps.android&amv=3601"
        + "&afl=https://play.google.com/store/apps/details?id%3Dcom.lumapps.android",
      isShort: false,
      pairs: nil,
      fallback: "https://play.google.com/store/apps/details?id=com.lumapps.android"
    ),
    Capture(
      id: "I-05",
      query: "link=https%3A%2F%2Flens.google.com%2F&al=googleapp%3A%2F%2Flens%3Flens_data%3DKAw"
        + "&apn=com.google.android.googlequicksearchbox&amv=301204913",
      isShort: false,
      pairs: [
        "id": "com.google.android.googlequicksearchbox", "pcampaignid": "fdl_long", "url": "https://lens.google.com/",
        "min_version": "301204913",
      ],
      fallback: nil
    ),
  ]

  @Test(arguments: captures)
  func fallbackOfIntent(_ capture: Capture) throws {
    let link = try ResolveSupport.link(capture.query)
    let resolution = try Resolver.decide(link: link, device: Device(platform: .android), isShort: capture.isShort)
    #expect(resolution.destination.kind == .app)
    let text = try #require(ResolveSupport.text(resolution.destination.url))
    let fallback = try #require(ResolveSupport.Intent(text)?.fallback)
    if let expected = capture.fallback { #expect(fallback == expected) }
    if var pairs = capture.pairs {
      let found = ResolveSupport.pairs(fallback)
      pairs["referrer"] = found["referrer"]
      #expect(fallback.hasPrefix("https://play.google.com/store/apps/details?id="))
      #expect(found == pairs)
    }
  }
}
