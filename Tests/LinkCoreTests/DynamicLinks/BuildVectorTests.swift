import LinkCore
import TestSupport
import Testing

/// Rows B from FDLURLComponentsTests.m of Firebase iOS SDK 11.15, K from the tests of the Android SDK, D from the iOS
/// SDK's encoding rules.
///
/// FDL escapes `.`, `-`, `_` and `~`, and has no order; we do neither, so its links compare as decoded pairs and ours
/// as text.
@Suite struct BuildVectorTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    var prefix = "https://xyz.page.link"
    let values: [(LinkParameter, String)]
    let expected: String
    /// The SDK's own text, parameters sorted by name; nil where it is not known.
    var vector: String?
    var testDescription: String { id }
  }

  static let link: (LinkParameter, String) = (.link, LinkBuilder.deepLink)
  static let head = "https://xyz.page.link/?link=https%3A%2F%2Fgoogle.com"

  static let everything: [(LinkParameter, String)] = [
    (.utmSource, "s"), (.utmMedium, "m"), (.utmCampaign, "ca"), (.utmTerm, "t"), (.utmContent, "co"),
    (.iosBundleID, "com.iphone.app"), (.iosFallbackLink, "https://google.com/iphone"),
    (.iosCustomScheme, "mycustomsheme"), (.iosMinimumVersion, "1.2.3"), (.ipadBundleID, "com.ipad.app"),
    (.ipadFallbackLink, "https://google.com/ipad"), (.iosAppStoreID, "666"), (.affiliateToken, "affiliate"),
    (.campaignToken, "campaign"), (.providerToken, "provider"), (.androidPackageName, "com.google.android.gms"),
    (.androidFallbackLink, "https://google.com/android"), (.androidMinimumVersion, "14"), (.socialTitle, "title"),
    (.socialDescription, "description"), (.socialImageLink, "https://google.com/someimage"),
    (.desktopFallbackLink, "https://google.com/fallbackForOtherPlatform"), (.forcedRedirect, "1"), link,
  ]

  static let rows: [Row] = [
    Row(
      id: "B-01, B-05, B-06", values: [link], expected: head,
      vector: "https://xyz.page.link/?link=https%3A%2F%2Fgoogle%2Ecom"),
    Row(
      id: "B-02",
      prefix: "https://foo.com/path",
      values: [link],
      expected: "https://foo.com/path/?link=https%3A%2F%2Fgoogle.com",
      vector: "https://foo.com/path/?link=https%3A%2F%2Fgoogle%2Ecom"
    ),
    Row(
      id: "B-03",
      values: everything,
      expected: head
        + "&apn=com.google.android.gms&afl=https%3A%2F%2Fgoogle.com%2Fandroid&amv=14&ibi=com.iphone.app"
        + "&ifl=https%3A%2F%2Fgoogle.com%2Fiphone&ius=mycustomsheme&ipfl=https%3A%2F%2Fgoogle.com%2Fipad"
        + "&ipbi=com.ipad.app&isi=666&imv=1.2.3&efr=1&ofl=https%3A%2F%2Fgoogle.com%2FfallbackForOtherPlatform"
        + "&st=title&sd=description&si=https%3A%2F%2Fgoogle.com%2Fsomeimage&utm_source=s&utm_medium=m"
        + "&utm_campaign=ca&utm_term=t&utm_content=co&at=affiliate&ct=campaign&pt=provider",
      vector: "https://xyz.page.link/?afl=https%3A%2F%2Fgoogle%2Ecom%2Fandroid&amv=14"
        + "&apn=com%2Egoogle%2Eandroid%2Egms&at=affiliate&ct=campaign&efr=1&ibi=com%2Eiphone%2Eapp"
        + "&ifl=https%3A%2F%2Fgoogle%2Ecom%2Fiphone&imv=1%2E2%2E3&ipbi=com%2Eipad%2Eapp"
        + "&ipfl=https%3A%2F%2Fgoogle%2Ecom%2Fipad&isi=666&ius=mycustomsheme&link=https%3A%2F%2Fgoogle%2Ecom"
        + "&ofl=https%3A%2F%2Fgoogle%2Ecom%2FfallbackForOtherPlatform&pt=provider&sd=description"
        + "&si=https%3A%2F%2Fgoogle%2Ecom%2Fsomeimage&st=title&utm_campaign=ca&utm_content=co&utm_medium=m"
        + "&utm_source=s&utm_term=t"
    ),
    Row(
      id: "B-07",
      values: [
        link, (.utmSource, "s"), (.utmMedium, "m"), (.utmCampaign, "ca"), (.utmTerm, "t"), (.utmContent, "co"),
      ],
      expected: head + "&utm_source=s&utm_medium=m&utm_campaign=ca&utm_term=t&utm_content=co"
    ),
    Row(id: "B-08", values: [link, (.utmSource, "")], expected: head),
    Row(id: "B-10", values: [link, (.utmSource, "s"), (.utmSource, "")], expected: head),
    Row(
      id: "B-11",
      values: [
        link, (.iosBundleID, "com.iphone.app"), (.iosFallbackLink, "https://google.com/iphone"),
        (.iosCustomScheme, "mycustomscheme"), (.iosMinimumVersion, "1.2.3"), (.ipadBundleID, "com.ipad.app"),
        (.ipadFallbackLink, "https://google.com/ipad"), (.iosAppStoreID, "666"),
      ],
      expected: head + "&ibi=com.iphone.app&ifl=https%3A%2F%2Fgoogle.com%2Fiphone&ius=mycustomscheme"
        + "&ipfl=https%3A%2F%2Fgoogle.com%2Fipad&ipbi=com.ipad.app&isi=666&imv=1.2.3"
    ),
    Row(id: "B-12", values: [link, (.iosBundleID, "com.iphone.app")], expected: head + "&ibi=com.iphone.app"),
    Row(
      id: "B-14",
      values: [(.providerToken, "provider"), (.campaignToken, "campaign"), (.affiliateToken, "affiliate"), link],
      expected: head + "&at=affiliate&ct=campaign&pt=provider"
    ),
    Row(
      id: "B-16",
      values: [
        link, (.androidPackageName, "com.google.android.gms"), (.androidFallbackLink, "https://google.com/android"),
        (.androidMinimumVersion, "14"),
      ],
      expected: head + "&apn=com.google.android.gms&afl=https%3A%2F%2Fgoogle.com%2Fandroid&amv=14"
    ),
    Row(
      id: "B-17, B-18",
      values: [link, (.androidPackageName, "com.google.android.gms")],
      expected: head + "&apn=com.google.android.gms"
    ),
    Row(
      id: "B-20",
      values: [
        link, (.socialTitle, "title"), (.socialDescription, "description"),
        (.socialImageLink, "https://google.com/someimage"),
      ],
      expected: head + "&st=title&sd=description&si=https%3A%2F%2Fgoogle.com%2Fsomeimage"
    ),
    Row(
      id: "B-21", values: [link, (.socialTitle, ""), (.socialDescription, ""), (.socialImageLink, "")], expected: head),
    Row(id: "B-22 fresh, K-16 unset", values: [link], expected: head),
    Row(id: "B-22 true, K-15", values: [link, (.forcedRedirect, "1")], expected: head + "&efr=1"),
    Row(id: "B-22 false, K-16 false", values: [link, (.forcedRedirect, "0")], expected: head + "&efr=0"),
    Row(
      id: "B-23 set",
      values: [link, (.desktopFallbackLink, "https://google.com")],
      expected: head + "&ofl=https%3A%2F%2Fgoogle.com"
    ),
    Row(
      id: "B-23 removed",
      values: [link, (.desktopFallbackLink, "https://google.com"), (.desktopFallbackLink, "")],
      expected: head
    ),
    Row(
      id: "D-01",
      values: [(.link, "https://example.com/?a=1&b=2#frag")],
      expected: "https://xyz.page.link/?link=https%3A%2F%2Fexample.com%2F%3Fa%3D1%26b%3D2%23frag",
      vector: "https://xyz.page.link/?link=https%3A%2F%2Fexample%2Ecom%2F%3Fa%3D1%26b%3D2%23frag"
    ),
    Row(
      id: "D-02",
      values: [(.link, "https://example.com/?q=A%20%2B%20B")],
      expected: "https://xyz.page.link/?link=https%3A%2F%2Fexample.com%2F%3Fq%3DA%2520%252B%2520B",
      vector: "https://xyz.page.link/?link=https%3A%2F%2Fexample%2Ecom%2F%3Fq%3DA%2520%252B%2520B"
    ),
    Row(
      id: "D-03",
      values: [(.link, "https://example.com/path?name=sjim%C3%A9nez")],
      expected: "https://xyz.page.link/?link=https%3A%2F%2Fexample.com%2Fpath%3Fname%3Dsjim%25C3%25A9nez",
      vector: "https://xyz.page.link/?link=https%3A%2F%2Fexample%2Ecom%2Fpath%3Fname%3Dsjim%25C3%25A9nez"
    ),
    Row(
      id: "D-03 raw",
      values: [(.link, "https://example.com/path?name=sjiménez")],
      expected: "https://xyz.page.link/?link=https%3A%2F%2Fexample.com%2Fpath%3Fname%3Dsjim%25C3%25A9nez"
    ),
    Row(
      id: "D-04",
      values: [link, (.socialTitle, "Café 日本 😀"), (.socialDescription, "50% off & more = fun?")],
      expected: head + "&st=Caf%C3%A9%20%E6%97%A5%E6%9C%AC%20%F0%9F%98%80&sd=50%25%20off%20%26%20more%20%3D%20fun%3F",
      vector: "https://xyz.page.link/?link=https%3A%2F%2Fgoogle%2Ecom&sd=50%25%20off%20%26%20more%20%3D%20fun%3F"
        + "&st=Caf%C3%A9%20%E6%97%A5%E6%9C%AC%20%F0%9F%98%80"
    ),
    Row(
      id: "D-05",
      values: [link, (.socialTitle, "a_b-c~d.e*f'(g)!")],
      expected: head + "&st=a_b-c~d.e%2Af%27%28g%29%21",
      vector: "https://xyz.page.link/?link=https%3A%2F%2Fgoogle%2Ecom&st=a%5Fb%2Dc%7Ed%2Ee%2Af%27%28g%29%21"
    ),
    Row(
      id: "D-06",
      values: [link, (.forcedRedirect, "0")],
      expected: head + "&efr=0",
      vector: "https://xyz.page.link/?efr=0&link=https%3A%2F%2Fgoogle%2Ecom"
    ),
    Row(
      id: "D-07, B-19",
      values: [
        (.androidPackageName, "com.example.android"), (.androidMinimumVersion, "14"), (.androidMinimumVersion, "0"),
        link,
      ],
      expected: head + "&apn=com.example.android&amv=0",
      vector: "https://xyz.page.link/?amv=0&apn=com%2Eexample%2Eandroid&link=https%3A%2F%2Fgoogle%2Ecom"
    ),
    Row(
      id: "D-08",
      values: [link, (.socialDescription, "line1\nline2\ttab")],
      expected: head + "&sd=line1%0Aline2%09tab",
      vector: "https://xyz.page.link/?link=https%3A%2F%2Fgoogle%2Ecom&sd=line1%0Aline2%09tab"
    ),
    Row(
      id: "D-09",
      values: [link, (.utmSource, "A + B")],
      expected: head + "&utm_source=A%20%2B%20B",
      vector: "https://xyz.page.link/?link=https%3A%2F%2Fgoogle%2Ecom&utm_source=A%20%2B%20B"
    ),
    Row(
      id: "D-11",
      prefix: "https://example.com/link",
      values: [
        (.link, "https://www.example.com/my-page"), (.iosBundleID, "com.example.ios"),
        (.androidPackageName, "com.example.android"),
      ],
      expected: "https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android"
        + "&ibi=com.example.ios",
      vector: "https://example.com/link/?apn=com%2Eexample%2Eandroid&ibi=com%2Eexample%2Eios"
        + "&link=https%3A%2F%2Fwww%2Eexample%2Ecom%2Fmy%2Dpage"
    ),
    Row(
      id: "D-13",
      values: [
        (.link, "https://google.com/abc"), (.androidMinimumVersion, "12"), (.androidPackageName, "com.myapp.packageid"),
        (.affiliateToken, "abcdefg"), (.campaignToken, "hijklmno"), (.iosBundleID, "com.myapp.bundleid"),
        (.iosMinimumVersion, "1.2.3"), (.ipadBundleID, "com.myapp.bundleid.ipad"),
        (.iosCustomScheme, "mycustomscheme"), (.providerToken, "pq-rstuv"),
        (.socialDescription, "My app is awesome!"), (.socialTitle, "My App!"), (.utmCampaign, "mycampaign"),
        (.utmContent, "mycontent"), (.utmMedium, "mymedium"), (.utmSource, "mysource"), (.utmTerm, "myterm"),
      ],
      expected: "https://xyz.page.link/?link=https%3A%2F%2Fgoogle.com%2Fabc&apn=com.myapp.packageid&amv=12"
        + "&ibi=com.myapp.bundleid&ius=mycustomscheme&ipbi=com.myapp.bundleid.ipad&imv=1.2.3&st=My%20App%21"
        + "&sd=My%20app%20is%20awesome%21&utm_source=mysource&utm_medium=mymedium&utm_campaign=mycampaign"
        + "&utm_term=myterm&utm_content=mycontent&at=abcdefg&ct=hijklmno&pt=pq-rstuv",
      vector: "https://xyz.page.link/?amv=12&apn=com%2Emyapp%2Epackageid&at=abcdefg&ct=hijklmno"
        + "&ibi=com%2Emyapp%2Ebundleid&imv=1%2E2%2E3&ipbi=com%2Emyapp%2Ebundleid%2Eipad&ius=mycustomscheme"
        + "&link=https%3A%2F%2Fgoogle%2Ecom%2Fabc&pt=pq%2Drstuv&sd=My%20app%20is%20awesome%21&st=My%20App%21"
        + "&utm_campaign=mycampaign&utm_content=mycontent&utm_medium=mymedium&utm_source=mysource&utm_term=myterm"
    ),
    Row(
      id: "K-09",
      values: [link, (.androidMinimumVersion, "19"), (.androidFallbackLink, "https://android.com")],
      expected: head + "&afl=https%3A%2F%2Fandroid.com&amv=19"
    ),
    Row(
      id: "K-12",
      values: [
        link, (.utmSource, "Twitter"), (.utmMedium, "Social"), (.utmCampaign, "Example Promo"),
        (.utmTerm, "Example Term"), (.utmContent, "Example Content"),
      ],
      expected: head + "&utm_source=Twitter&utm_medium=Social&utm_campaign=Example%20Promo&utm_term=Example%20Term"
        + "&utm_content=Example%20Content"
    ),
    Row(
      id: "K-13",
      values: [link, (.providerToken, "123456"), (.campaignToken, "example-campaign")],
      expected: head + "&ct=example-campaign&pt=123456"
    ),
    Row(
      id: "K-17",
      prefix: "https://custom.com/xyz",
      values: [(.link, "https://deep.link")],
      expected: "https://custom.com/xyz/?link=https%3A%2F%2Fdeep.link",
      vector: "https://custom.com/xyz?link=https%3A%2F%2Fdeep.link"
    ),
    Row(
      id: "K-18, K-14",
      prefix: "https://example.page.link",
      values: [
        (.link, "https://www.example.com/?a=1&b=2"),
        (.socialDescription, "This link works whether app is installed or not!"),
      ],
      expected: "https://example.page.link/?link=https%3A%2F%2Fwww.example.com%2F%3Fa%3D1%26b%3D2"
        + "&sd=This%20link%20works%20whether%20app%20is%20installed%20or%20not%21",
      vector: "https://example.page.link?link=https%3A%2F%2Fwww.example.com%2F%3Fa%3D1%26b%3D2"
        + "&sd=This%20link%20works%20whether%20app%20is%20installed%20or%20not!"
    ),
    Row(
      id: "slash of the prefix",
      prefix: "https://xyz.page.link/",
      values: [link],
      expected: head
    ),
    Row(
      id: "the four beyond the SDKs",
      values: [link, (.androidLink, "https://a.example/"), (.gclid, "g"), (.mediaType, "8"), (.debug, "1")],
      expected: head + "&al=https%3A%2F%2Fa.example%2F&gclid=g&mt=8"
    ),
  ]

  @Test(arguments: rows)
  func builds(_ row: Row) throws {
    let built = try LinkBuilder.build(row.prefix, row.values)
    #expect(built.text == row.expected)
    if let vector = row.vector {
      #expect(LinkBuilder.pairs(built.text) == LinkBuilder.pairs(vector))
    }
  }

  /// What was built, or what FDL built, parses to the same parameters and is built again to the same text.
  @Test(arguments: rows)
  func parsesWhatItBuilds(_ row: Row) throws {
    for text in [row.expected, row.vector].compactMap({ $0 }) {
      let parsed = try LinkBuilder.parse(text)
      #expect(parsed.link.longLink == row.expected)
      #expect(parsed.link.prefix.text.utf8Text == row.expected.components(before: "/?"))
      #expect(parsed.warnings.isEmpty)
    }
  }

  /// B-04 and K-03 are prefixes; K-07, K-08 and B-24 are requests, see `ShortenVectorTests`.
  @Test func noVectorIsLeftOut() {
    let rows = Self.rows.map(\.id) + URIPrefixTests.rows.map(\.id) + URIPrefixTests.domains.map(\.id)
    #expect(FirebaseVectors.faults(.build, rows: rows + ["B-24"]) == [])
    #expect(FirebaseVectors.faults(.derived, rows: rows) == [])
    #expect(FirebaseVectors.faults(.android, rows: rows + ["K-07", "K-08"]) == [])
  }
}

extension String {
  func components(before separator: String) -> String {
    var end = startIndex
    while end < endIndex, !self[end...].hasPrefix(separator) { end = index(after: end) }
    return String(self[..<end])
  }
}
