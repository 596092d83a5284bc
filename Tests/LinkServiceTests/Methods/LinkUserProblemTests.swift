import LinkService
import TestSupport
import Testing

/// Problems that users of Firebase reported when they built and shortened links, by the threads in which they did.
@Suite struct LinkUserProblemTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let method: String
    let params: String
    /// Texts in the result, by pointer.
    var texts: [String: String] = [:]
    var warnings: [String] = []
    var status: String?
    var field: String?
    /// A part of the message of a refusal.
    var message: String?
    var testDescription: String { id }
  }

  /// One domain with a list, one without, one prefix with a path, two apps.
  static let configuration = """
    {"domains":[{"uriPrefix":"https://go.example","allow":["^https://www\\\\.example\\\\.com/","^https://apps\\\\.apple\\\\.com/"]},\
    {"uriPrefix":"https://open.example"},{"uriPrefix":"https://www.example.com/promos","allow":["^https://www\\\\.example\\\\.com/"]}],\
    "apps":{"ios":[{"bundleId":"com.example.ios","appStoreId":"123"}],"android":[{"packageName":"com.example.android"}]}}
    """

  static func long(_ rest: String) -> String { #"{"longDynamicLink":"https://go.example\#(rest)"}"# }

  static func info(_ members: String, prefix: String = "https://go.example") -> String {
    #"{"dynamicLinkInfo":{"domainUriPrefix":"\#(prefix)",\#(members)}}"#
  }

  static let page = #""link":"https://www.example.com/p""#

  static let rows: [Row] = [
    Row(
      id: "flutterfire#1740 raw fragment", method: "shorten",
      params: long("?link=https://www.example.com/#/?report=EXAMPLE&ibi=com.example.ios"),
      warnings: ["LINK_WITH_FRAGMENTS"]),
    Row(
      id: "quickstart-unity#566 raw query", method: "shorten",
      params: long("/?link=https://www.example.com/?para1=a&para2=b"),
      warnings: ["NOT_ENCODED_PARAM", "UNRECOGNIZED_PARAM", "CUT_OFF_PARAM"]),
    Row(
      id: "quickstart-android#560 referrer", method: "shorten",
      params: long("/?link=https://www.example.com/?id=1&referrer=r&apn=com.example.android"),
      warnings: ["NOT_ENCODED_PARAM", "UNRECOGNIZED_PARAM", "CUT_OFF_PARAM"]),
    Row(
      id: "firebase-ios-sdk#6786 letter that is not ASCII", method: "resolve",
      params: #"{"url":"https://go.example/?link=https%3A%2F%2Fwww.example.com%2Fsjim%C3%A9nez"}"#,
      texts: ["/link": "https://www.example.com/sjim%C3%A9nez"]),
    Row(
      id: "firebase-ios-sdk#3651 encoded twice", method: "resolve",
      params: #"{"url":"https://go.example/?link=https%3A%2F%2Fwww.example.com%2F%25E6%2597%25A5"}"#,
      texts: ["/link": "https://www.example.com/%E6%97%A5"]),
    Row(
      id: "firebase-android-sdk#959 plus and blank", method: "build",
      params: info(#""link":"https://www.example.com/?parameter=A%20%2B%20B""#),
      texts: [
        "/longDynamicLink":
          "https://go.example/?link=https%3A%2F%2Fwww.example.com%2F%3Fparameter%3DA%2520%252B%2520B"
      ]),
    Row(
      id: "flutterfire#1930 slash behind the prefix", method: "build",
      params: info(page, prefix: "https://go.example/"),
      texts: ["/longDynamicLink": "https://go.example/?link=https%3A%2F%2Fwww.example.com%2Fp"]),
    Row(
      id: "flutterfire#1930 two slashes in a long link", method: "shorten",
      params: long("//?link=https%3A%2F%2Fwww.example.com%2Fp"), status: "INVALID_ARGUMENT", field: "/longDynamicLink",
      message: "more than one slash"),
    Row(
      id: "firebase-ios-sdk#7087 no slash before the query", method: "parseIncoming",
      params: #"{"url":"https://go.example?link=https%3A%2F%2Fwww.example.com%2Fp"}"#,
      texts: ["/kind": "dynamicLink", "/dynamicLink/url": "https://www.example.com/p"]),
    Row(
      id: "firebase-tools#1184 no slash behind the path", method: "resolve",
      params: #"{"url":"https://www.example.com/promos?link=https%3A%2F%2Fwww.example.com%2Fp"}"#,
      texts: ["/link": "https://www.example.com/p"]),
    Row(
      id: "react-native-firebase#3382 path on page.link", method: "build",
      params: info(page, prefix: "https://test.page.link/groupinvite"), status: "INVALID_ARGUMENT",
      field: "/dynamicLinkInfo/domainUriPrefix", message: "has a path, which a prefix on page.link"),
    Row(
      id: "flutterfire#2851 path on page.link", method: "shorten",
      params: #"{"longDynamicLink":"https://droopyposts.page.link/jTpt?link=https%3A%2F%2Fwww.example.com%2Fp"}"#,
      status: "INVALID_ARGUMENT", field: "/longDynamicLink", message: "looks like a short link"),
    Row(
      id: "react-native-firebase#2282 prefix without scheme", method: "build",
      params: info(page, prefix: "go.example"), status: "INVALID_ARGUMENT", field: "/dynamicLinkInfo/domainUriPrefix",
      message: "https prefix such as"),
    Row(
      id: "react-native-firebase#2282 long link without scheme", method: "shorten",
      params: #"{"longDynamicLink":"go.example/?link=https%3A%2F%2Fwww.example.com%2Fp"}"#, status: "INVALID_ARGUMENT",
      field: "/longDynamicLink", message: "has no scheme"),
    Row(
      id: "firebase-ios-sdk#6978 link is not the first parameter", method: "parseIncoming",
      params: #"{"url":"https://go.example/?some=qry&link=https%3A%2F%2Fwww.example.com%2Fp"}"#,
      texts: ["/kind": "dynamicLink"], warnings: ["UNRECOGNIZED_PARAM"]),
    Row(
      id: "react-native-firebase#998 prefix of somebody else", method: "shorten",
      params: info(page, prefix: "https://other.page.link"), status: "PERMISSION_DENIED",
      field: "/dynamicLinkInfo/domainUriPrefix", message: "is not configured"),
    Row(
      id: "react-native-firebase#5249 domain of somebody else", method: "build",
      params: #"{"dynamicLinkInfo":{"dynamicLinkDomain":"other.page.link",\#(page)}}"#, status: "PERMISSION_DENIED",
      field: "/dynamicLinkInfo/dynamicLinkDomain", message: "is not configured"),
    Row(
      id: "flutterfire#3392 link on its own domain", method: "build",
      params: info(#""link":"https://go.example?id=1""#), status: "PERMISSION_DENIED", field: "/dynamicLinkInfo/link",
      message: "lies below the link's own prefix"),
    Row(
      id: "react-native-firebase#2039 dynamic link in a dynamic link", method: "build",
      params: info(#""link":"https://wyr.page.link/abcd""#), status: "PERMISSION_DENIED",
      field: "/dynamicLinkInfo/link", message: "is itself a dynamic link"),
    Row(
      id: "flutterfire#3832 no store id", method: "build",
      params: info(page + #","iosInfo":{"iosBundleId":"com.example.ios"}"#),
      texts: ["/warning/0/field": "/dynamicLinkInfo/iosInfo/iosBundleId"], warnings: ["MISSING_IOS_APP_STORE_ID"]),
    Row(
      id: "react-native-firebase#5184 desktop fallback", method: "build",
      params: info(page + #","desktopInfo":{"desktopFallbackLink":"https://www.example.com/d"}"#),
      texts: [
        "/longDynamicLink":
          "https://go.example/?link=https%3A%2F%2Fwww.example.com%2Fp&ofl=https%3A%2F%2Fwww.example.com%2Fd"
      ]),
    Row(
      id: "firebase-android-sdk#4215 query behind the host", method: "build",
      params: info(#""link":"https://www.example.com?group_invite_code=1""#), status: "PERMISSION_DENIED",
      field: "/dynamicLinkInfo/link", message: #""https://www.example.com?group_invite_code=1" matches no pattern"#),
    Row(
      id: "firebase-ios-sdk#10392 no list, no restriction", method: "build",
      params: info(#""link":"https://anything.example/""#, prefix: "https://open.example"),
      warnings: ["ALLOWLIST_MISSING"]),
    Row(
      id: "flutterfire#1442 suffix of one's own", method: "shorten",
      params: #"{"dynamicLinkInfo":{"domainUriPrefix":"https://go.example",\#(page)},"#
        + #""suffix":{"option":"CUSTOM","customSuffix":"invite-me"}}"#,
      texts: ["/shortLink": "https://go.example/invite-me"]),
    Row(
      id: "flutterfire#5051 prefix with a path", method: "shorten",
      params: #"{"dynamicLinkInfo":{"domainUriPrefix":"https://www.example.com/promos",\#(page)},"#
        + #""suffix":{"option":"CUSTOM","customSuffix":"mail"}}"#,
      texts: ["/shortLink": "https://www.example.com/promos/mail"]),
    Row(
      id: "firebase-ios-sdk#10190 store URL as fallback", method: "build",
      params: info(
        page + #","iosInfo":{"iosBundleId":"com.example.ios","#
          + #""iosFallbackLink":"https://apps.apple.com/app/id123?ppid=1"}"#)),
    Row(
      id: "firebase-ios-sdk#2462 unknown parameters are kept", method: "resolve",
      params: #"{"url":"https://go.example/?link=https%3A%2F%2Fwww.example.com%2Fp&zz=1&foo=b%20c"}"#,
      texts: ["/longDynamicLink": "https://go.example/?link=https%3A%2F%2Fwww.example.com%2Fp&foo=b%20c&zz=1"],
      warnings: ["UNRECOGNIZED_PARAM", "UNRECOGNIZED_PARAM"]),
    Row(
      id: "flutterfire#3405 internal parameter in a message", method: "resolve",
      params: #"{"url":"https://go.example/none?_imcp=0"}"#, status: "NOT_FOUND",
      message: #"There is no short link "https://go.example/none";"#),
    Row(
      id: "quickstart-ios#774 which parameter is missing", method: "shorten",
      params: long("/?apn=com.example.android&ibi=com.example.ios&isi=123"), status: "INVALID_ARGUMENT",
      field: "/longDynamicLink", message: #"The parameter link is missing"#),
    Row(
      id: "quickstart-ios#774 nothing is missing", method: "shorten",
      params: long(
        "/?apn=com.example.android&ibi=com.example.ios&isi=123&link=https%3A%2F%2Fwww.example.com%2Fp"),
      texts: ["/shortLink": "https://go.example/0123456789ABCDEFG"]),
    Row(
      id: "firebase-ios-sdk#5853 hand-made long link", method: "resolve",
      params: #"{"url":"https://go.example/?link=https%3A%2F%2Fevil.example%2F"}"#, status: "PERMISSION_DENIED",
      field: "/url", message: "matches no pattern"),
    Row(
      id: "firebase-ios-sdk#5853 hand-made fallback", method: "resolve",
      params:
        #"{"url":"https://go.example/?link=https%3A%2F%2Fwww.example.com%2Fp&ofl=https%3A%2F%2Fevil.example%2F"}"#,
      status: "PERMISSION_DENIED", field: "/url", message: "matches no pattern"),
  ]

  @Test(arguments: rows)
  func answers(_ row: Row) throws {
    let answer = try TestService(configuration: Self.configuration).ask(row.method, row.params)
    #expect(answer.status == row.status, "\(answer)")
    #expect(answer.field == row.field, "\(answer)")
    if let message = row.message { #expect(answer.message?.contains(message) == true, "\(answer)") }
    for (pointer, text) in row.texts { #expect(answer.text(pointer) == text, "\(answer)") }
    #expect(answer.warnings == row.warnings, "\(answer)")
    // flutter#28262: a client crashed on a list that was not there.
    if row.status == nil, row.method != "parseIncoming" { #expect(answer.result("/warning") != nil) }
  }

  /// react-native-firebase#4312: with the default option each call made another link.
  @Test func theSameRequestGivesTheSameLink() throws {
    let service = TestService()
    for suffix in ["", #","suffix":{"option":"SHORT"}"#, #","suffix":{"option":"UNGUESSABLE"}"#] {
      let params = #"{"dynamicLinkInfo":{"domainUriPrefix":"https://go.example",\#(Self.page)}\#(suffix)}"#
      let links = try (0..<3).map { _ in try service.ask("shorten", params).text("/shortLink") }
      #expect(links[0] != nil)
      #expect(Set(links).count == 1)
    }
  }

  /// flutterfire#10013: a missing value was there as null.
  @Test func absentValuesAreLeftOut() throws {
    let answer = try TestService().ask(
      "parseIncoming", #"{"url":"https://x.page.link/?link=https%3A%2F%2Fwww.example.com%2Fp"}"#)
    #expect(answer.result("/dynamicLink/utmParameters") == .object([]))
    #expect(answer.result("/dynamicLink/minimumAppVersion") == nil)
  }
}
