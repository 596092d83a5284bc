import LinkCore
import TestSupport
import Testing

@Suite struct IncomingParserTests {
  private func parse(_ text: String, explain: Bool = false) throws -> IncomingLink {
    try RecognitionTests.parser().parse(text.utf8Bytes, explain: explain)
  }

  private func encode(_ text: String) -> String {
    var out: [UInt8] = []
    PercentEncoding.append(text.utf8Bytes.span, to: &out)
    return out.utf8Text
  }

  private func utm(_ payload: LinkPayload?) -> [String] { payload?.utmTexts ?? [] }

  // MARK: Components

  @Test func showsComponents() throws {
    let link = try parse("https://h.example:8443/a%20b//%zz/?x=1%202&y&x=2&%61=3#f%20")
    let components = try #require(link.components)
    #expect(components.url.text(components.url.path) == "/a%20b//%zz/")
    #expect(
      components.pathSegments.map { components.decodedPath[$0] }.map { Array($0).utf8Text } == ["a b", "", "%zz"]
    )
    #expect(components.query.pairs.map(\.name) == ["x", "y", "x", "%61"])
    #expect(components.query.pairs.map(\.value) == ["1 2", nil, "2", "3"])
    let first = components.query.firstItems
    #expect(first.map { components.query.bytes($0.decodedName).utf8Text } == ["x", "y", "a"])
    #expect(components.url.text(components.url.fragment) == "f%20")
    #expect(components.url.portNumber == 8_443)
    #expect(link.warnings == [LinkWarning(.undecodable, value: "%zz".utf8Bytes)])
    #expect(link.kind == .unrecognized)
  }

  @Test func warnsOnceAboutAnUndecodableParameter() throws {
    let link = try parse("https://xyz.page.link/?link=https://x&st=%zz")
    #expect(link.warnings == [LinkWarning(.undecodable, .socialTitle, name: "st".utf8Bytes, value: "%zz".utf8Bytes)])
  }

  @Test func warnsAboutANameThatCannotBeDecoded() throws {
    let link = try parse("other:x?%zz&a%ff=b")
    #expect(
      link.warnings == [
        LinkWarning(.undecodable, name: "%zz".utf8Bytes, value: "%zz".utf8Bytes),
        LinkWarning(.undecodable, name: "a%ff".utf8Bytes, value: "b".utf8Bytes),
      ])
  }

  @Test(arguments: ["", "google.com", "/path", "%", "\u{0}"])
  func textThatIsNoURL(_ text: String) throws {
    let link = try parse(text)
    #expect(link.kind == .unrecognized)
    #expect(link.components == nil)
    #expect(link.text == text.utf8Bytes)
    #expect(link.candidates.isEmpty)
  }

  // MARK: Short links

  @Test(arguments: [
    ("https://google.com/xyz", ["https://google.com xyz"]),
    ("https://google.com/one/xyz/?a=b", ["https://google.com/one xyz"]),
    ("https://google.com/one/", ["https://google.com one"]),
    ("https://google.com/one?link=x", ["https://google.com one"]),
    ("https://google.com/x%20y", ["https://google.com x y"]),
    ("https://google.com/a/b", ["https://google.com a/b"]),
    ("https://SomeApp.page.link/xYz?d=1", ["https://someapp.page.link xYz"]),
    ("http://someapp.page.link/xYz", ["https://someapp.page.link xYz"]),
    ("https://sample.page.link/i/79g49s", ["https://sample.page.link i/79g49s"]),
    ("https://someapp.page.link/?link=httpx", ["https://someapp.page.link "]),
    ("https://goo.gl/application", ["https://goo.gl application"]),
    ("https://page.link/app/x", ["https://page.link/app x"]),
    ("https://google.com/link/dismiss", ["https://google.com link/dismiss"]),
    ("https://1234.page.link/link/dismiss", ["https://1234.page.link/link dismiss"]),
    ("https://Other.example:8443/a/b/c?x", ["https://other.example:8443/a/b c"]),
    ("http://other.example:80/a/", ["https://other.example a"]),
    ("https://other.example:80/a", ["https://other.example:80 a"]),
    ("http://other.example:443/a", ["https://other.example a"]),
    ("https://other.example:443/a", ["https://other.example a"]),
    ("https://other.example:/a", ["https://other.example a"]),
    ("http://other.example:8080/a", ["https://other.example:8080 a"]),
    ("https://other.example:99999/a", []),
    ("https://other.example:x/a", []),
    ("https://other.example/", []),
    ("https://u@other.example/a", []),
    ("gindeeplinkurl://host/a", []),
  ])
  func asksTheStoreFor(_ url: String, _ candidates: [String]) throws {
    let link = try parse(url)
    #expect(link.candidates.map { "\($0.prefix.utf8Text) \($0.suffix.utf8Text)" } == candidates)
  }

  /// What recognition asks the store for is what a prefix stores under.
  @Test(arguments: [
    "https://x.example", "HTTPS://X.Example/", "https://x.example:443/A", "https://x.example:80/a",
    "https://x:8443/a/b",
    "https://[2001:DB8::1]:444",
  ])
  func prefixesAndURLsHaveOneKey(_ text: String) throws {
    let prefix = try URIPrefix(text.utf8Bytes.span)
    let open = IncomingParser(domains: nil, schemes: nil)
    for configured in [open, IncomingParser(domains: [prefix], schemes: [])] {
      for front in [prefix.text, prefix.key] {
        let candidate = try #require(configured.parse(front + "/suffix".utf8Bytes).candidates.first)
        #expect(candidate.prefix.utf8Text == prefix.key.utf8Text)
        #expect(candidate.suffix.utf8Text == "suffix")
      }
    }
  }

  /// http counts as https, on the port that it has anyway.
  @Test(arguments: [
    ("http://x.example:80/?link=https://y", "https://x.example"),
    ("http://x.example:8080/?link=https://y", "https://x.example:8080"),
    ("http://x.example:443/p?link=https://y", "https://x.example:443/p"),
    ("https://x.example:80/?link=https://y", "https://x.example:80"),
  ])
  func portOfTheGuessedPrefix(_ url: String, _ prefix: String) throws {
    let link = IncomingParser(domains: nil, schemes: nil).parse(url.utf8Bytes)
    #expect(link.payload?.link?.prefix.text.utf8Text == prefix)
    #expect(link.payload?.link?.prefix == (try URIPrefix(prefix.utf8Bytes.span)))
  }

  @Test func acceptsAStoredLink() throws {
    let parser = try RecognitionTests.parser()
    var link = parser.parse("https://google.com/one/xyz?imv=3&utm_id=clicked".utf8Bytes, explain: true)
    let candidate = try #require(link.candidates.first)
    let stored = "https://google.com/one/?link=https%3A%2F%2Fx%2Fa&imv=2&ibi=b"
    try parser.accept(candidate, longLink: stored.utf8Bytes, for: &link)
    #expect(link.kind == .shortLink)
    #expect(link.shortLink == candidate)
    #expect(link.candidates.isEmpty)
    let payload = try #require(link.payload)
    #expect(payload.url?.utf8Text == "https://x/a")
    #expect(payload.matchType == .unique)
    #expect(payload.minimumAppVersion?.utf8Text == "2")
    // Nothing comes from the clicked URL (flutterfire#3125).
    #expect(utm(payload) == [])
    #expect(payload.parameters.pairs.map(\.name) == ["link", "imv", "ibi"])
    #expect(payload.link?.longLink == stored.replacing("&imv=2&ibi=b", with: "&ibi=b&imv=2"))
    #expect(link.trace.first { $0.rule == .storedLink }?.isMatch == true)
  }

  /// A campaign goes on adding its parameters to a short link that is printed: those that it adds beat the stored ones.
  @Test func clickedCampaignBeatsTheStoredOne() throws {
    let parser = try RecognitionTests.parser()
    var link = parser.parse("https://google.com/xyz?utm_source=clicked&utm_term=&utm_content&x=1".utf8Bytes)
    let candidate = try #require(link.candidates.first)
    let stored = "https://google.com/?link=https%3A%2F%2Fx&utm_source=stored&utm_medium=stored&utm_term=stored"
    try parser.accept(candidate, longLink: stored.utf8Bytes, for: &link)
    #expect(utm(link.payload) == ["utm_source=clicked", "utm_medium=stored", "utm_term=stored"])
    #expect(
      link.payload?.link?.longLink
        == "https://google.com/?link=https%3A%2F%2Fx&utm_source=clicked&utm_medium=stored&utm_term=stored")
  }

  @Test func rejectsWhatTheStoreDoesNotHave() throws {
    let parser = try RecognitionTests.parser()
    for (url, kind) in [
      ("https://google.com/xyz", IncomingLink.Kind.shortLink), ("https://o.example/x", .unrecognized),
    ] {
      var link = parser.parse(url.utf8Bytes, explain: true)
      parser.reject(&link)
      #expect(link.kind == kind)
      #expect(link.candidates.isEmpty)
      #expect(link.trace.last?.rule == .storedLink)
      #expect(link.trace.last?.isMatch == false)
    }
  }

  @Test func refusesAStoredTextThatIsNoLongLink() throws {
    let parser = try RecognitionTests.parser()
    for text in ["", "https://google.com", "https://google.com/?apn=x"] {
      var link = parser.parse("https://google.com/xyz".utf8Bytes)
      let candidate = try #require(link.candidates.first)
      #expect(throws: LinkFault.self) { try parser.accept(candidate, longLink: text.utf8Bytes, for: &link) }
    }
  }

  // MARK: One payload whatever the form

  @Test func everyFormGivesTheSamePayload() throws {
    let parser = try RecognitionTests.parser()
    let dynamicLink = try LinkBuilder.link(
      "https://google.com/one",
      [
        (.link, "https://www.example.com/my-page?a=1&b=2"), (.iosMinimumVersion, "1.2"), (.utmSource, "s"),
        (.utmCampaign, "c d"),
      ]
    )
    let long = dynamicLink.longLink
    var custom: [UInt8] = []
    CustomSchemeLink(opening: dynamicLink).append(scheme: "gindeeplinkurl".utf8Bytes, to: &custom)
    var short = parser.parse("https://google.com/one/abc".utf8Bytes)
    let candidate = try #require(short.candidates.first)
    try parser.accept(candidate, longLink: long.utf8Bytes, for: &short)
    let referrer = "deep_link=" + encode(long)
    let links = [
      parser.parse(long.utf8Bytes), parser.parse(custom), short, parser.parse(referrer: referrer.utf8Bytes),
      parser.parse(long.replacing("/?", with: "?").utf8Bytes),
    ]
    for link in links {
      let payload = try #require(link.payload)
      #expect(payload.url?.utf8Text == "https://www.example.com/my-page?a=1&b=2")
      #expect(payload.matchType == .unique)
      #expect(payload.minimumAppVersion?.utf8Text == "1.2")
      #expect(utm(payload) == ["utm_source=s", "utm_campaign=c d"])
      #expect(link.warnings.isEmpty)
    }
  }

  // MARK: Referrer

  @Test func readsThePlayReferrer() throws {
    let parser = try RecognitionTests.parser()
    let long = "https://google.com/one?link=https%3A%2F%2Fx"
    let referrer = "utm_source=google&utm_medium=cpc&deep_link=" + encode(long)
    let link = parser.parse(referrer: referrer.utf8Bytes, explain: true)
    #expect(link.kind == .dynamicLink)
    #expect(link.text.utf8Text == long)
    #expect(utm(link.payload) == ["utm_source=google", "utm_medium=cpc"])
    #expect(link.trace.first?.rule == .playReferrer)
    let none = parser.parse(referrer: "utm_source=google".utf8Bytes)
    #expect(none.kind == .unrecognized)
    #expect(none.components == nil)
  }

  // MARK: Nested forms

  @Test func unwrapsNestedForms() throws {
    let inner = "https://xyz.page.link/?link=" + encode("https://x/deep") + "&utm_source=inner&imv=3"
    let custom =
      "gindeeplinkurl://google/link/?deep_link_id=" + encode(inner)
      + "&match_type=weak&utm_source=outer&match_message=m"
    let outer = "https://google.com/?link=" + encode(custom) + "&imv=9"
    let link = try parse(outer, explain: true)
    #expect(link.kind == .dynamicLink)
    #expect(link.nested.map(\.utf8Text) == [outer, custom, inner])
    let payload = try #require(link.payload)
    #expect(payload.url?.utf8Text == "https://x/deep")
    #expect(utm(payload) == ["utm_source=inner"])
    #expect(payload.minimumAppVersion?.utf8Text == "3")
    #expect(payload.matchType == .weak)
    #expect(payload.matchMessage?.utf8Text == "m")
    #expect(payload.parameters.pairs.map(\.name) == ["link", "utm_source", "imv"])
    #expect(link.trace.filter { $0.rule == .nested }.map(\.refusal) == [nil, nil, .noForm])
  }

  /// The order in which Firebase JS SDK, action_code_url.ts, looks for the URL of an action.
  @Test(arguments: [
    (
      "1 link in deep_link_id",
      "gindeeplinkurl://google/link?deep_link_id=https%3A%2F%2Fxyz.page.link%3Flink%3Dhttps://x"
    ),
    ("2 deep_link_id", "gindeeplinkurl://google/link?deep_link_id=https%3A%2F%2Fx&link=https%3A%2F%2Fy"),
    (
      "3 deep_link_id in link",
      "https://xyz.page.link?link=gindeeplinkurl%3A%2F%2Fgoogle%2Flink%3Fdeep_link_id%3Dhttps://x"
    ),
    ("4 link", "https://xyz.page.link?link=https%3A%2F%2Fx&deep_link_id=https%3A%2F%2Fy"),
  ])
  func looksInsideInThisOrder(_ id: String, _ url: String) throws {
    #expect(try parse(url).payload?.url?.utf8Text == "https://x")
  }

  @Test func doesNotFollowASchemeOfNobody() throws {
    let link = try parse("https://google.com/?link=" + encode("other://google/link/?deep_link_id=https://x"))
    #expect(link.kind == .unrecognized)
    #expect(link.payload == nil)
  }

  @Test func boundsTheDepth() throws {
    var url = "https://x/deep"
    for _ in 0..<IncomingParser.maximumDepth + 4 { url = "https://xyz.page.link/?link=" + encode(url) }
    let link = try parse(url, explain: true)
    #expect(link.nested.count == IncomingParser.maximumDepth)
    #expect(link.payload?.url?.starts(with: "https://xyz.page.link".utf8Bytes) == true)
    #expect(link.warnings.last == LinkWarning(.nestedTooDeep, length: IncomingParser.maximumDepth))
    #expect(link.trace.last?.refusal == .tooDeep)
  }

  @Test func boundsTheLength() throws {
    let parser = try RecognitionTests.parser()
    let head = "gindeeplinkurl://google/link/?".utf8Bytes
    var text = head
    while text.count + 10 <= IncomingParser.maximumLength {
      text += "&utm_\(text.count % 9_000 + 1_000)".utf8Bytes.prefix(9) + [0x3D]
    }
    let longest = parser.parse(text + [UInt8](repeating: 0x61, count: IncomingParser.maximumLength - text.count))
    #expect(longest.kind == .customScheme)
    #expect(longest.payload != nil)
    let longer = text + [UInt8](repeating: 0x61, count: IncomingParser.maximumLength + 1 - text.count)
    for link in [parser.parse(longer), parser.parse(referrer: longer)] {
      #expect(link.kind == .unrecognized)
      #expect(link.components == nil)
      #expect(link.warnings == [LinkWarning(.linkTooLong, length: longer.count)])
    }
  }

  /// No text at all makes parsing trap or changes the text.
  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func parsesAnything(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let parser = try RecognitionTests.parser()
    let heads = [
      "", "https://google.com", "https://xyz.page.link/", "gindeeplinkurl://google/link/?", "http://[", "a:",
    ]
    for _ in 0..<100 {
      let text = (heads.randomElement(using: &random) ?? "") + random.text(maximumCount: 30)
      let bytes = text.utf8Bytes
      let link = parser.parse(bytes, explain: true)
      #expect(link.text == bytes)
      #expect((link.components == nil) == (LinkURL(bytes) == nil))
      if let url = link.payload?.url { #expect(!url.contains { $0 <= 0x20 || $0 >= 0x7F }) }
      let plain = parser.parse(bytes)
      #expect(plain.kind == link.kind)
      #expect(plain.candidates == link.candidates)
      _ = parser.parse(referrer: bytes)
    }
  }
}
