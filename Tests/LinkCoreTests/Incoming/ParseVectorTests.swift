import LinkCore
import Testing

/// Long links (P) and custom-scheme links (C), most from the unit tests of Firebase iOS SDK 11.15, others from the
/// issue that is the row's id.
@Suite struct ParseVectorTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let url: String
    var kind = IncomingLink.Kind.dynamicLink
    /// Nil when the payload has no URL.
    let target: String?
    var matchType = MatchType.unique
    var minimumAppVersion: String?
    var utm: [String] = []
    var warnings: [LinkWarning.Code] = []
    var testDescription: String { id }
  }

  static let encoded =
    "https%3A%2F%2Fwww.google.com%252Fmaps%2Fplace%2FTokyo+American%2BClub%2F%4035.658578%2C139.74158"
    + "8%2C3a%2C75y%2C90t%2Fdata%3D%213m8%211e2%213m6%211s4266698%212e1%213e10%216s%252F%252Fstorage.go"
    + "ogleapis.com%252Fstatic.panoramio.com%252Fphotos%252Fmedium%252F4266698.jpg%217i640%218i480%214m"
    + "2%213m1%211s0x0000000000000000%3A0x1b8b8130c79148e1%216m1%211e1"
  static let decoded =
    "https://www.google.com%2Fmaps/place/Tokyo+American+Club/@35.658578,139.741588,3a,75y,90t/data=!3"
    + "m8!1e2!3m6!1s4266698!2e1!3e10!6s%2F%2Fstorage.googleapis.com%2Fstatic.panoramio.com%2Fphotos%2Fm"
    + "edium%2F4266698.jpg!7i640!8i480!4m2!3m1!1s0x0000000000000000:0x1b8b8130c79148e1!6m1!1e1"
  static let place = "https://www.google.com/maps/place/Minneapolis"
  static let keys = "https://www.google.com?key1%3Dvalue1%26key2%3Dvalue2"

  static let rows: [Row] = [
    Row(id: "P-01", url: "https://a.firebase.com/mypath/?link=http://abcd", target: "http://abcd"),
    Row(id: "P-02", url: "https://xyz.page.link/?link=" + encoded, target: decoded, warnings: [.linkNotURI]),
    Row(id: "P-03", url: "https://goo.gl/app/sample?link=" + place + "&isi=585027354", target: place),
    Row(
      id: "P-04",
      url: "https://goo.gl/app/sample?link=" + keys + "&isi=585027354",
      target: "https://www.google.com?key1=value1&key2=value2"
    ),
    Row(id: "P-05", url: "https://sample.page.link?link=" + place + "&isi=585027354", target: place),
    Row(
      id: "P-06",
      url: "https://sample.page.link?link=" + keys + "&isi=585027354",
      target: "https://www.google.com?key1=value1&key2=value2"
    ),
    Row(
      id: "P-07",
      url: "https://sample.page.link?link=" + encoded + "&imv=03-9g03hfd&isi=585027354",
      target: decoded,
      minimumAppVersion: "03-9g03hfd",
      warnings: [.linkNotURI]
    ),
    Row(
      id: "P-08",
      url: "https://sample.page.link?link=" + encoded + "&utm_source=utm_source&utm_medium=utm_medium"
        + "&utm_campaign=utm_campaign&utm_term=utm_term&utm_content=utm_content&isi=585027354",
      target: decoded,
      utm: [
        "utm_source=utm_source", "utm_medium=utm_medium", "utm_campaign=utm_campaign", "utm_term=utm_term",
        "utm_content=utm_content",
      ],
      warnings: [.linkNotURI]
    ),
    Row(
      id: "P-09",
      url: "https://sample.page.link?link=" + encoded + "&ibi=com.google.sample&ius=79306483",
      target: decoded,
      warnings: [.linkNotURI]
    ),
    Row(
      id: "P-15",
      url: "https://logreps.page.link/?link=https://app.logreps.com/home&apn=com.logreps.app&isi=972446701"
        + "&ibi=com.logreps.app&cid=8639198780632985982&_osl=https://logreps.page.link/8V2f&_fpb=CJsFEPcCGgJlbg=="
        + "&_cpt=cpit&_iumenbl=1&_iumchkactval=1&_plt=1157&_uit=5067&_cpb=1",
      target: "https://app.logreps.com/home"
    ),
    Row(
      id: "P-16",
      url: "https://theonecollection.page.link/?link=https://api.oneplanet-official.com/login/email"
        + "?code%3Dfa7c8b531eae45b0a2fc9ec52ab8865d&isi=1410049209&ibi=tw.com.mores.theonecollection.Oneplanet"
        + "&cid=3903585605462674524&_fpb=CKwGEPcCGgVlbi1VUw==&_cpt=cpit&_iumenbl=1&_iumchkactval=1&_plt=1508"
        + "&_uit=1927&_cpb=1",
      target: "https://api.oneplanet-official.com/login/email?code=fa7c8b531eae45b0a2fc9ec52ab8865d"
    ),
    Row(
      id: "P-17",
      url: "https://iomoney2.page.link/?link=https://iomoney.web.app/#/?report=EXAMPLE&ibi=iOmoneyLite",
      target: "https://iomoney.web.app/",
      warnings: [.fragment]
    ),
    Row(
      id: "P-18",
      url: "https://iomoney2.page.link/?link=https%3A%2F%2Fiomoney%2Eweb%2Eapp%2F%23%2F%3Freport%3DEXAMPLE"
        + "&ibi=iOmoneyLite",
      target: "https://iomoney.web.app/#/?report=EXAMPLE"
    ),
    Row(
      id: "P-20",
      url: "https://example.page.link/?afl=&amv=0&apn=com.bundle.id&ibi=com.bundle.id&ifl=&ipfl="
        + "&link=https://www.example.com/?para1=parameterValue&para2=parameterValue&para3=parameterValue",
      target: "https://www.example.com/?para1=parameterValue",
      warnings: [.notEncoded, .unrecognized, .unrecognized, .cutOff]
    ),
    Row(
      id: "P-21",
      url: "https://example.page.link/?link=https%3A%2F%2Fexample.org%2Fdeeplinks%2Fpatients%2Fconnect"
        + "%3FpracticeId%3DP0tzaE2XXU33uLDjmUuf%26name%3Dal%20mond%26dobDay%3D05&apn=au.org.example2"
        + "&isi=1111111111&ibi=au.org.example",
      target: "https://example.org/deeplinks/patients/connect?practiceId=P0tzaE2XXU33uLDjmUuf&name=al%20mond&dobDay=05"
    ),
    Row(
      id: "firebase-ios-sdk#6786",
      url: "https://example.page.link/?link=https%3A%2F%2Fexample.com%2Fpath%3Fname%3Dsjim%C3%A9nez",
      target: "https://example.com/path?name=sjim%C3%A9nez"
    ),
    Row(
      id: "firebase-android-sdk#959",
      url: "https://example.page.link/?link=https%3A%2F%2Fexample.com%2F%3Fp%3DA%2520%252B%2520B",
      target: "https://example.com/?p=A%20%2B%20B"
    ),
    Row(
      id: "link with control character",
      url: "https://example.page.link/?link=https://x%0A/",
      target: nil,
      warnings: [.linkNotURI]
    ),
    Row(
      id: "C-02",
      url: "gindeeplinkurl://google/link/?deep_link_id=https://developers.google.com/products/",
      kind: .customScheme,
      target: "https://developers.google.com/products/"
    ),
    Row(
      id: "C-03",
      url: "gindeeplinkurl://google/link/?invitation_id=@213920940217491274389172947",
      kind: .customScheme,
      target: nil
    ),
    Row(
      id: "C-04",
      url: "COM.example.bundle://google/link/?deep_link_id=https://developers.google.com/products/"
        + "&invitation_id=21392094021749127-4389172947",
      kind: .customScheme,
      target: "https://developers.google.com/products/"
    ),
    Row(
      id: "C-05",
      url: "gindeeplinkurl://google/link/?invitation_id=21392094021749127-4389172947",
      kind: .customScheme,
      target: nil
    ),
    Row(
      id: "C-06",
      url: "gindeeplinkurl://google/link/?invitation_id=21392094021749127-4389172947&match_type=weak",
      kind: .customScheme,
      target: nil,
      matchType: .weak
    ),
    Row(
      id: "C-07",
      url: "gindeeplinkurl://google/link?deep_link_id=" + encoded,
      kind: .customScheme,
      target: decoded,
      warnings: [.linkNotURI]
    ),
    Row(
      id: "C-19",
      url: "gindeeplinkurl://google/link/?match_type=unique&request_ip_version=IP%5FV6&utm_source=clevertap"
        + "&utm_campaign=user%5Fengagement%5F17%5F02%5F2023&utm_medium=whatsapp"
        + "&deep_link_id=https%3A%2F%2Faarthiscan%2Ecom%2F%3Fdeeplink%3Dprofile%2Fwallet"
        + "&match_message=Link%20is%20uniquely%20matched%20for%20this%20device%2E",
      kind: .customScheme,
      target: "https://aarthiscan.com/?deeplink=profile/wallet",
      utm: ["utm_source=clevertap", "utm_medium=whatsapp", "utm_campaign=user_engagement_17_02_2023"]
    ),
    Row(
      id: "C-20",
      url: "gindeeplinkurl://google/link/?request_ip_version=IP%5FV6"
        + "&match_message=No%20pre%2Dinstall%20link%20matched%20for%20this%20device%2E",
      kind: .customScheme,
      target: nil,
      matchType: .none
    ),
    Row(
      id: "C-21",
      url: "gindeeplinkurl://google/link/?dismiss=1&is_weak_match=1",
      kind: .customScheme,
      target: nil,
      matchType: .none
    ),
    Row(
      id: "unknown match type",
      url: "gindeeplinkurl://google/link/?deep_link_id=https://x&match_type=Unique",
      kind: .customScheme,
      target: "https://x",
      matchType: .none
    ),
    Row(
      id: "utm of another name",
      url: "gindeeplinkurl://google/link/?deep_link_id=https://x&utm_id=7&utm_source=s&match_type=default&imv=2",
      kind: .customScheme,
      target: "https://x",
      matchType: .default,
      minimumAppVersion: "2",
      utm: ["utm_source=s", "utm_id=7"]
    ),
    Row(
      id: "C-17 custom scheme",
      url: "gindeeplinkurl://google/link/?deep_link_id=abc123",
      kind: .customScheme,
      target: nil,
      warnings: [.linkNotURI]
    ),
    Row(
      id: "custom target",
      url: "gindeeplinkurl://google/link/?deep_link_id=other%3A%2F%2Fa%20b",
      kind: .customScheme,
      target: "other://a%20b"
    ),
    Row(
      id: "dangerous target",
      url: "gindeeplinkurl://google/link/?deep_link_id=javascript%3Aalert(1)",
      kind: .customScheme,
      target: nil,
      warnings: [.linkNotURI]
    ),
  ]

  @Test(arguments: rows)
  func parses(_ row: Row) throws {
    let link = try RecognitionTests.parser().parse(row.url.utf8Bytes)
    #expect(link.kind == row.kind)
    let payload = try #require(link.payload)
    #expect(payload.url?.utf8Text == row.target)
    #expect(payload.matchType == row.matchType)
    #expect(payload.minimumAppVersion?.utf8Text == row.minimumAppVersion)
    #expect(payload.utmTexts == row.utm)
    #expect(link.warnings.map(\.code) == row.warnings)
    #expect(link.nested.isEmpty)
    #expect((payload.link != nil) == (row.kind == .dynamicLink))
    #expect(link.trace.isEmpty)
  }

  /// A custom-scheme URL that carries no dynamic link, or is no URL of ours.
  static let carryingNothing: [(id: String, url: String, kind: IncomingLink.Kind)] = [
    ("C-01", "gindeeplinkurl://google/link/abc123xyz", .customScheme),
    ("dismiss path", "gindeeplinkurl://google/link/dismiss", .customScheme),
    ("no pair", "gindeeplinkurl://google/link/?x", .customScheme),
    ("no query", "gindeeplinkurl://google/link/", .customScheme),
    ("other host", "gindeeplinkurl://Google/link/?deep_link_id=https://x", .customScheme),
    ("own screen", "gindeeplinkurl:screen", .customScheme),
    ("C-17 long", "https://goo.gl/app/sample?link=abc123&isi=585027354", .shortLink),
    ("C-18", "https://www.google.com", .unrecognized),
    ("scheme of nobody", "other://google/link/?deep_link_id=https://x", .unrecognized),
  ]

  @Test(arguments: carryingNothing)
  func carriesNothing(_ id: String, _ url: String, _ kind: IncomingLink.Kind) throws {
    let link = try RecognitionTests.parser().parse(url.utf8Bytes)
    #expect(link.kind == kind)
    #expect(link.payload == nil)
  }

  @Test func namesWhatFirebaseHandsOn() throws {
    let url =
      "gindeeplinkurl://google/link/?invitation_id=i%40d&invitation_weakMatchEndpoint=IPV6&match_message=m%2E&a=b"
    let payload = try #require(try RecognitionTests.parser().parse(url.utf8Bytes).payload)
    #expect(payload.inviteID?.utf8Text == "i@d")
    #expect(payload.weakMatchEndpoint?.utf8Text == "IPV6")
    #expect(payload.matchMessage?.utf8Text == "m.")
    #expect(
      payload.parameters.pairs.map(\.name) == [
        "invitation_id", "invitation_weakMatchEndpoint", "match_message", "a",
      ]
    )
  }

  @Test func keepsInternalParametersInThePairs() throws {
    let row = try #require(Self.rows.first { $0.id == "P-15" })
    let payload = try #require(try RecognitionTests.parser().parse(row.url.utf8Bytes).payload)
    let original = payload.parameters.pairs.first { $0.name == "_osl" }
    #expect(original?.value == "https://logreps.page.link/8V2f")
    #expect(payload.link?.prefix.text.utf8Text == "https://logreps.page.link")
    #expect(payload.link?.extras == [])
  }
}
