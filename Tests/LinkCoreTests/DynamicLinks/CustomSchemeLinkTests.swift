import LinkCore
import TestSupport
import Testing

@Suite struct CustomSchemeLinkTests {
  private func text(_ link: CustomSchemeLink, scheme: String = "gindeeplinkurl") -> String {
    var out: [UInt8] = []
    link.append(scheme: scheme.utf8Bytes, to: &out)
    return out.utf8Text
  }

  private func link(_ text: String) -> CustomSchemeLink? {
    LinkURL(text.utf8Bytes).flatMap { CustomSchemeLink($0) }
  }

  @Test func opensAnApp() throws {
    let dynamicLink = try LinkBuilder.link(
      "https://a.example",
      [
        (.link, "https://www.example.com/a?b=c"), (.iosMinimumVersion, "03-9g03hfd"), (.utmCampaign, "a b"),
        (.utmSource, "s"), (.socialTitle, "not handed on"), (.iosAppStoreID, "1"),
      ]
    )
    let opening = CustomSchemeLink(opening: dynamicLink, extras: [QueryPair(name: "x".utf8Bytes, value: "&".utf8Bytes)])
    #expect(
      text(opening, scheme: "MyApp")
        == "myapp://google/link/?deep_link_id=https%3A%2F%2Fwww.example.com%2Fa%3Fb%3Dc&match_type=unique"
        + "&imv=03-9g03hfd&utm_source=s&utm_campaign=a%20b&x=%26"
    )
    let bare = CustomSchemeLink(opening: try LinkBuilder.link("https://a.example", []), matchType: .weak)
    #expect(text(bare) == "gindeeplinkurl://google/link/?match_type=weak")
    #expect(bare.url == nil)
    #expect(bare.matchType == .weak)
  }

  /// C-11 and C-12: every pair survives, whoever wrote it.
  @Test(arguments: [
    "gindeeplinkurl://google/link/?deep_link_id=https%3A%2F%2Fgoogle%2Ecom%2Fa%25b%21c%3Dd"
      + "&invitation_id=3082906yht4i02&invitation_weakMatchEndpoint=IPV6&match_type=unique&utm_campaign=testCampaign"
      + "&utm_content=testContent&utm_medium=email&utm_source=firebase&utm_term=testTerm",
    "scheme://google/link/?a_parameter=a%5Fvalue&deep_link_id=https%3A%2F%2Fmmaksym%2Ecom%2Ftest%2Dapp1"
      + "&match_message=Link%20is%20uniquely%20matched%20for%20this%20device%2E&match_type=unique"
      + "&utm_campaign=Maksym%20M%20Test&utm_content=test%5Fcontent&utm_medium=test%5Fmedium"
      + "&utm_source=test%5Fsource&utm_term=test%5Fterm",
    "scheme://google/link?b=1&a&b=2&%61=%zz",
  ])
  func writesWhatItRead(_ url: String) throws {
    let read = try #require(link(url))
    let written = text(read, scheme: "scheme")
    let again = try #require(link(written))
    #expect(again.query.sortedPairs == read.query.sortedPairs)
    #expect(text(again, scheme: "scheme") == written)
  }

  @Test(arguments: [
    "s://google/link/abc", "s://google/links?a=1", "s://google/link//?a=1", "s://google/?a=1", "s://GOOGLE/link/?a=1",
    "s://google:1/link/?a=1", "s://u@google/link/?a=1", "s:google/link/?a=1", "s://google/link/", "s://google/link/?a",
    "s://google/Link?a=1",
  ])
  func refusesOtherShapes(_ url: String) {
    #expect(link(url) == nil)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func readingUndoesWriting(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      var pairs = [QueryPair(name: "deep_link_id".utf8Bytes, value: random.text(maximumCount: 20).utf8Bytes)]
      for index in 0..<Int.random(in: 0...5, using: &random) {
        pairs.append(QueryPair(name: "n\(index)".utf8Bytes, value: random.text(maximumCount: 20).utf8Bytes))
      }
      let made = CustomSchemeLink(query: DecodedQuery(pairs: pairs))
      let read = try #require(link(text(made)))
      #expect(read.query.pairs.map(\.name) == pairs.map(\.name.utf8Text))
      #expect(read.query.items.map { item in item.value.map { read.query.bytes($0) } } == pairs.map(\.value))
      #expect(read.matchType == made.matchType)
    }
  }
}
