import LinkCore
import TestSupport
import Testing

/// Problems that users reported about links that came in; the id is the thread.
@Suite struct IncomingUserProblemTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let url: String
    var kind = IncomingLink.Kind.dynamicLink
    var target: String?
    var utm: [String] = []
    var warnings: [LinkWarning.Code] = []
    var testDescription: String { "\(id): \(url)" }
  }

  static let rows: [Row] = [
    Row(
      id: "flutterfire#1740 raw # and = in link",
      url: "https://example.page.link/?link=https://example.com/#/page?id=1&apn=a",
      target: "https://example.com/", warnings: [.fragment]),
    Row(
      id: "quickstart-unity#566 raw pairs in link",
      url: "https://example.page.link/?link=https://www.example.com/?para1=a&para2=b&apn=a",
      target: "https://www.example.com/?para1=a", warnings: [.notEncoded, .unrecognized, .cutOff]),
    Row(
      id: "quickstart-android#560 referrer of the deep link",
      url: "https://example.page.link/?link=https://www.example.com/?id=1&referrer=me&apn=a",
      target: "https://www.example.com/?id=1", warnings: [.notEncoded, .unrecognized, .cutOff]),
    Row(
      id: "firebase-ios-sdk#6786 non-ASCII, not encoded",
      url: "https://example.page.link/?link=https://example.com/sjiménez", target: "https://example.com/sjim%C3%A9nez"),
    Row(
      id: "firebase-ios-sdk#3651 encoded twice",
      url: "https://example.page.link/?link=https%3A%2F%2Fexample.com%2F%25E4%25B8%25AD",
      target: "https://example.com/%E4%B8%AD"),
    Row(
      id: "firebase-android-sdk#959 blank and plus",
      url: "https://example.page.link/?link=https%3A%2F%2Fexample.com%2F%3Fp%3DA%2520%252B%2520B+C",
      target: "https://example.com/?p=A%20%2B%20B+C"),
    Row(id: "firebase-ios-sdk#7087 prefix?", url: "https://google.com/one?link=https://x", target: "https://x"),
    Row(id: "firebase-ios-sdk#7087 prefix/?", url: "https://google.com/one/?link=https://x", target: "https://x"),
    Row(id: "firebase-tools#1184 slash lost", url: "https://a.firebase.com/mypath?link=https://x", target: "https://x"),
    Row(
      id: "firebase-ios-sdk#6978 link behind another pair, encoded",
      url: "https://google.com?some=qry&link=https%3A%2F%2Fsomedomain", target: "https://somedomain",
      warnings: [.unrecognized]),
    Row(id: "firebase-ios-sdk#8786 hyphen", url: "https://example.page.link/a-b", kind: .shortLink),
    Row(id: "firebase-ios-sdk#8786 underscore", url: "https://example.page.link/a_b", kind: .shortLink),
    Row(id: "firebase-ios-sdk#9005 two segments", url: "https://example.page.link/a/b", kind: .unrecognized),
    Row(
      id: "flutterfire#10059 custom domain that is not configured", url: "https://links.example.com/abc",
      kind: .unrecognized),
    Row(
      id: "flutterfire#10059 the same, long", url: "https://links.example.com/?link=https%3A%2F%2Fx",
      kind: .unrecognized, warnings: [.prefixNotConfigured]),
    Row(
      id: "flutterfire#8483 long link on a custom domain",
      url: "https://google.com/one/?link=https%3A%2F%2Fx&apn=a&isi=1",
      target: "https://x"),
    Row(
      id: "firebase-ios-sdk#5314 handled, and nothing in it", url: "https://www.example.com/a?link=https%3A%2F%2Fx",
      kind: .unrecognized, warnings: [.prefixNotConfigured]),
    Row(
      id: "firebase-ios-sdk#10341 campaign",
      url: "https://example.page.link/?link=https://x&utm_source=s&utm_medium=m&utm_campaign=c&utm_term=t"
        + "&utm_content=n",
      target: "https://x",
      utm: ["utm_source=s", "utm_medium=m", "utm_campaign=c", "utm_term=t", "utm_content=n"]),
    Row(
      id: "flutterfire#10013 no campaign", url: "https://example.page.link/?link=https://x&utm_source=&utm_term",
      target: "https://x"),
    Row(
      id: "firebase-android-sdk#4637 term and content",
      url: "https://example.page.link/?link=https://x&utm_content=n&utm_term=t", target: "https://x",
      utm: ["utm_term=t", "utm_content=n"]),
    Row(
      id: "react-native-firebase#2039 a dynamic link in a dynamic link",
      url: "https://google.com/one/?link=https%3A%2F%2Fxyz.page.link%2F%3Flink%3Dhttps%253A%252F%252Fx",
      target: "https://x"),
    Row(
      id: "firebase-ios-sdk#6489 nothing matched",
      url: "gindeeplinkurl://google/link/?request_ip_version=IP%5FV6&match_message=No%20pre%2Dinstall%20link%2E",
      kind: .customScheme),
    Row(
      id: "firebase-ios-sdk#2462 more parameters",
      url: "gindeeplinkurl://google/link/?deep_link_id=https://x&extra=1&match_type=weak", kind: .customScheme,
      target: "https://x"),
    Row(
      id: "scheme that is not configured", url: "other://google/link/?deep_link_id=https://x", kind: .unrecognized,
      warnings: [.schemeNotConfigured]),
  ]

  @Test(arguments: rows)
  func answers(_ row: Row) throws {
    let parser = try RecognitionTests.parser()
    var link = parser.parse(row.url.utf8Bytes)
    parser.reject(&link)
    #expect(link.kind == row.kind)
    #expect(link.payload?.url?.utf8Text == row.target)
    #expect(link.payload?.utmTexts ?? [] == row.utm)
    #expect(link.warnings.map(\.code) == row.warnings)
  }

  /// The warning names what is missing.
  @Test func namesTheMissingPrefix() throws {
    let parser = try RecognitionTests.parser()
    for url in ["https://links.example.com/p/?link=https://x", "https://links.example.com/p?link=https://x"] {
      var link = parser.parse(url.utf8Bytes)
      parser.reject(&link)
      #expect(
        link.warnings
          == [LinkWarning(.prefixNotConfigured, value: "https://links.example.com/p".utf8Bytes)])
    }
    #expect(
      parser.parse("other://google/link?a=b".utf8Bytes).warnings
        == [LinkWarning(.schemeNotConfigured, value: "other".utf8Bytes)])
    // It is no link that is missing a prefix while the store may have it.
    var other = parser.parse("https://links.example.com/a?link=https://x".utf8Bytes)
    #expect(other.warnings == [])
    parser.reject(&other)
    #expect(other.warnings.map(\.code) == [.prefixNotConfigured])
    // Nobody said which prefixes there are, or the host is FDL's and its prefix known.
    let open = IncomingParser(domains: nil, schemes: nil)
    #expect(open.parse("https:///?link=https://x".utf8Bytes).warnings == [])
    #expect(parser.parse("https://a.page.link/a/b?link=https://x".utf8Bytes).warnings == [])
  }

  /// flutterfire#3405: nobody is shown parameters that FDL's pages added.
  @Test(arguments: [
    ("https://a.example/x?_imcp=0", "https://a.example/x"),
    ("https://a.example/x?a=1&_imcp=0&b=_c&cid=2#f", "https://a.example/x?a=1&b=_c#f"),
    ("https://a.example/x?_icp=1&_icp#f", "https://a.example/x#f"),
    ("https://a.example/x?a=1&&b", "https://a.example/x?a=1&&b"),
    ("https://a.example/x?", "https://a.example/x?"),
    ("https://a.example/x", "https://a.example/x"),
  ])
  func hidesInternalParameters(_ url: String, _ shown: String) {
    #expect(InternalParameter.removed(from: url.utf8Bytes).utf8Text == shown)
  }

  @Test(arguments: [
    ("https://a.example/x?d=1", "https://a.example/x"), ("https://a.example/x?d", "https://a.example/x"),
    ("https://a.example/x?_icp=1&dd=1&d=1#f", "https://a.example/x?dd=1#f"),
  ])
  func hidesTheSwitchOfTheDebugPage(_ url: String, _ shown: String) {
    #expect(InternalParameter.removed(from: url.utf8Bytes, withDebug: true).utf8Text == shown)
  }
}
