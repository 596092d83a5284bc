import LinkCore
import TestSupport
import Testing

/// The spellings in which a Play install referrer comes in.
@Suite struct InstallReferrerTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let referrer: String
    var target: String = InstallReferrerTests.long
    var utm: [String] = ["utm_source=google", "utm_medium=cpc"]
    var testDescription: String { "\(id): \(referrer)" }
  }

  static let long = "https://google.com/one/?link=https%3A%2F%2Fwww.example.com%2Fa%3Fb%3Dc&ibi=com.example"

  private static func encode(_ text: String) -> String {
    var out: [UInt8] = []
    PercentEncoding.append(text.utf8Bytes.span, to: &out)
    return out.utf8Text
  }

  private static let plain = "utm_source=google&utm_medium=cpc&deep_link=" + encode(long)

  static let rows: [Row] = [
    Row(id: "as Play hands it on", referrer: plain),
    Row(id: "deep link first", referrer: "deep_link=\(encode(long))&utm_source=google&utm_medium=cpc"),
    Row(id: "deep link between", referrer: "utm_source=google&deep_link=\(encode(long))&utm_medium=cpc"),
    Row(id: "alone", referrer: "deep_link=" + encode(long), utm: []),
    Row(id: "other pairs", referrer: "anid=admob&" + plain + "&gclid=x"),
    Row(id: "question mark", referrer: "?" + plain),
    Row(id: "still encoded", referrer: encode(plain)),
    Row(id: "encoded twice", referrer: encode(encode(plain))),
    Row(id: "as a pair", referrer: "referrer=" + encode(plain)),
    Row(id: "as a pair among others", referrer: "id=com.example&referrer=\(encode(plain))&hl=en"),
    Row(id: "as a pair, encoded twice", referrer: "referrer=" + encode(encode(plain))),
    Row(
      id: "page in the store",
      referrer: "https://play.google.com/store/apps/details?id=com.example&referrer=" + encode(plain)),
    Row(id: "market", referrer: "market://details?id=com.example&referrer=" + encode(plain)),
    Row(id: "inner URL not encoded", referrer: "utm_source=google&utm_medium=cpc&deep_link=" + long),
    Row(id: "inner URL encoded twice", referrer: "utm_source=google&utm_medium=cpc&deep_link=" + encode(encode(long))),
    Row(
      id: "short link", referrer: "utm_source=google&utm_medium=cpc&deep_link=https://google.com/one/abc",
      target: "https://google.com/one/abc"),
    Row(
      id: "custom scheme, not encoded",
      referrer: "utm_source=google&utm_medium=cpc&deep_link=gindeeplinkurl://google/link?deep_link_id=https://x&imv=1",
      target: "gindeeplinkurl://google/link?deep_link_id=https://x&imv=1"),
    Row(
      id: "the last one counts", referrer: "deep_link=https%3A%2F%2Fy&" + plain),
    Row(
      id: "plus and escapes", referrer: "utm_source=a+b%20c&deep_link=" + encode(long), utm: ["utm_source=a+b c"]),
  ]

  @Test(arguments: rows)
  func reads(_ row: Row) throws {
    let parser = try RecognitionTests.parser()
    var link = parser.parse(referrer: row.referrer.utf8Bytes)
    #expect(link.text.utf8Text == row.target)
    if let candidate = link.candidates.first {
      try parser.accept(candidate, longLink: Self.long.utf8Bytes, for: &link)
    }
    let payload = try #require(link.payload)
    #expect(payload.utmTexts == row.utm)
    #expect(link.components?.url.text == row.target.utf8Bytes)
    // All but the campaign is that of the URL inside.
    var alone = parser.parse(row.target.utf8Bytes)
    if let candidate = alone.candidates.first {
      try parser.accept(candidate, longLink: Self.long.utf8Bytes, for: &alone)
    }
    #expect(link.kind == alone.kind)
    #expect(payload.url == alone.payload?.url)
    #expect(payload.matchType == alone.payload?.matchType)
    #expect(payload.minimumAppVersion == alone.payload?.minimumAppVersion)
  }

  @Test(arguments: [
    "", "?", "utm_source=google-play&utm_medium=organic", "deep_link", "deep_link=", "DEEP_LINK=https://x",
    "referrer=utm_source%3Da", "%", "%25%25", "https://www.example.com/", "not%20set",
  ])
  func carriesNothing(_ referrer: String) throws {
    let link = try RecognitionTests.parser().parse(referrer: referrer.utf8Bytes)
    #expect(link.kind == .unrecognized)
    #expect(link.components == nil)
    #expect(link.payload == nil)
    #expect(link.text == referrer.utf8Bytes)
  }

  /// The campaign of the link itself is nearer than that of the referrer.
  @Test func theLinkIsNearer() throws {
    let link = try RecognitionTests.parser().parse(
      referrer: "utm_source=play&imv=9&match_type=weak&deep_link=\(Self.encode(Self.long + "&utm_medium=own"))"
        .utf8Bytes)
    let payload = try #require(link.payload)
    #expect(payload.utmTexts == ["utm_medium=own"])
    #expect(payload.minimumAppVersion == nil)
    #expect(payload.matchType == .unique)
  }
}
