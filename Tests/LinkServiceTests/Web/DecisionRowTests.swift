import LinkStore
import TestSupport
import Testing

@testable import LinkService

/// FDL's table of destinations as callers meet it: what `resolve` says and what a visitor gets, row by row, and the
/// problems that users had with it.
///
/// The rows that need nothing but the link are those of `DecisionTableTests` as well.
@Suite
struct DecisionRowTests {
  struct Row: Sendable, CustomTestStringConvertible {
    /// The row, or `7.` and the row of the users' problems.
    let id: String
    let url: String
    var device = #"{"platform":"desktop"}"#
    /// That of `resolve`; a status word when it refuses.
    let kind: String
    var place: String?
    /// That of the front, for a desktop.
    let status: Int
    var testDescription: String { (id.hasPrefix("7.") ? "" : "5.1/") + id }
  }

  private static let link = "https://example.com/link"

  /// Long link below the prefix with an allowlist.
  private static func long(_ more: String, target: String = "https%3A%2F%2Fwww.example.com%2Fp") -> String {
    "\(link)/?link=\(target)\(more)"
  }

  private static let page = "https://www.example.com/p"
  private static let evil = "https%3A%2F%2Fevil.example%2F"

  static let rows: [Row] = [
    Row(id: "1 short", url: "\(link)/sale?d=1", kind: "debug", status: 200),
    Row(id: "1 long", url: long("&d=1"), kind: "debug", status: 200),
    Row(id: "1 refused first", url: long("&d=1", target: evil), kind: "PERMISSION_DENIED", status: 400),
    Row(id: "2", url: "\(link)/none", kind: "NOT_FOUND", status: 404),
    Row(id: "2 debug", url: "\(link)/none?d=1", kind: "NOT_FOUND", status: 404),
    Row(id: "3 short", url: "https://other.example/sale", kind: "NOT_FOUND", status: 404),
    Row(id: "3 long", url: "https://other.example/?link=\(evil)", kind: "NOT_FOUND", status: 404),
    Row(id: "4 no link", url: "\(link)/?apn=com.example.android&isi=1", kind: "INVALID_ARGUMENT", status: 400),
    Row(id: "4 empty link", url: "\(link)/?link=&isi=1", kind: "INVALID_ARGUMENT", status: 400),
    Row(id: "4 no URL", url: long("", target: "x"), kind: "INVALID_ARGUMENT", status: 400),
    Row(id: "4 another scheme", url: long("", target: "myapp%3A%2F%2Fx"), kind: "INVALID_ARGUMENT", status: 400),
    Row(id: "4 script", url: long("", target: "javascript%3Aalert(1)"), kind: "PERMISSION_DENIED", status: 400),
    Row(id: "5 link", url: long("", target: evil), kind: "PERMISSION_DENIED", status: 400),
    Row(
      id: "5 link, allowed only in part", url: long("", target: "https%3A%2F%2Fwww.example.com.evil.example%2F"),
      kind: "PERMISSION_DENIED", status: 400),
    Row(id: "5 afl", url: long("&afl=\(evil)"), kind: "PERMISSION_DENIED", status: 400),
    Row(id: "5 ifl", url: long("&ifl=\(evil)"), kind: "PERMISSION_DENIED", status: 400),
    Row(id: "5 ipfl", url: long("&ipfl=\(evil)"), kind: "PERMISSION_DENIED", status: 400),
    Row(id: "5 ofl", url: long("&ofl=\(evil)"), kind: "PERMISSION_DENIED", status: 400),
    Row(id: "5 al", url: long("&al=\(evil)"), kind: "PERMISSION_DENIED", status: 400),
    Row(id: "5 the last of two", url: long("&link=\(evil)"), kind: "PERMISSION_DENIED", status: 400),
    Row(id: "5 a stored link", url: "\(link)/old", kind: "PERMISSION_DENIED", status: 400),
    Row(id: "22 short", url: "\(link)/sale", kind: "link", place: "https://www.example.com/sale", status: 302),
    Row(id: "22 long", url: long(""), kind: "link", place: page, status: 302),
    Row(id: "disabled", url: "\(link)/off", kind: "FAILED_PRECONDITION", status: 410),
    Row(id: "disabled, debug", url: "\(link)/off?d=1", kind: "FAILED_PRECONDITION", status: 410),
    Row(id: "expired", url: "\(link)/brief", kind: "FAILED_PRECONDITION", status: 410),
    Row(id: "deleted", url: "\(link)/gone", kind: "FAILED_PRECONDITION", status: 410),
  ]

  static let problems: [Row] = [
    Row(
      id: "7.34 firebase-ios-sdk#10392 no list, no restriction",
      url: "https://open.example/?link=https%3A%2F%2Fany.example%2F", kind: "link", place: "https://any.example/",
      status: 302),
    Row(
      id: "7.37 flutterfire#3392 link on its own domain",
      url: long("", target: "https%3A%2F%2Fexample.com%2Flink%3Fid%3D1"), kind: "PERMISSION_DENIED", status: 400),
    Row(
      id: "7.38 react-native-firebase#2039 link that is a dynamic link",
      url: long("&ibi=com.example.ios", target: "https%3A%2F%2Fopen.example%2Fsale"), kind: "PERMISSION_DENIED",
      status: 400),
    Row(
      id: "7.39 flutterfire#3832 ibi without isi", url: long("&ibi=com.example.ios&efr=1"),
      device: #"{"platform":"ios"}"#, kind: "link", place: page, status: 302),
    Row(
      id: "7.41 react-native-firebase#5184 desktop visitors", url: long("&ofl=https%3A%2F%2Fwww.example.com%2Fdesk"),
      kind: "fallback", place: "https://www.example.com/desk", status: 302),
    Row(
      id: "7.42 firebase-ios-sdk#3938 iPad that looks like a Mac", url: long("&ibi=com.example.ios&isi=1&efr=1"),
      device:
        #"{"userAgent":"Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15","maxTouchPoints":5}"#,
      kind: "store", place: "https://apps.apple.com/app/id1", status: 302),
    Row(
      id: "7.42 a platform that the caller knows", url: long("&ibi=com.example.ios&isi=1&efr=1"),
      device: #"{"platform":"ipados","userAgent":"Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)"}"#, kind: "store",
      place: "https://apps.apple.com/app/id1", status: 302),
    Row(
      id: "7.45 quickstart-ios#1016 efr", url: long("&ibi=com.example.ios&isi=1&efr=1"), device: #"{"platform":"ios"}"#,
      kind: "store", place: "https://apps.apple.com/app/id1", status: 302),
    Row(
      id: "7.45 quickstart-ios#1016 no efr", url: long("&ibi=com.example.ios&isi=1"), device: #"{"platform":"ios"}"#,
      kind: "preview", place: "https://apps.apple.com/app/id1", status: 302),
    Row(
      id: "7.54 firebase-ios-sdk#10190 store URL as fallback",
      url:
        "https://open.example/?link=https%3A%2F%2Fwww.example.com%2Fp&ibi=com.example.ios&isi=1&efr=1&ifl=https%3A%2F%2Fapps.apple.com%2Fapp%2Fid1%3Fppid%3D2",
      device: #"{"platform":"ios"}"#, kind: "fallback", place: "https://apps.apple.com/app/id1?ppid=2", status: 302),
    Row(
      id: "7.58 quickstart-ios#774 nothing is missing", url: long("&apn=com.example.android&ibi=com.example.ios&isi=1"),
      kind: "link", place: page, status: 302),
    Row(
      id: "7.59 firebase-ios-sdk#5853 hand-made long link", url: long("", target: evil), kind: "PERMISSION_DENIED",
      status: 400),
  ]

  /// Without a place for the lost; `old` leads where the list does not allow any more.
  static func domain() throws -> LinkDomain {
    let folder = try ScratchFolder()
    let location = StoreLocation(place: .sqliteFile(path: folder.file("links.db").bytes))
    let store = SQLiteStore(location: location, random: CountingSource())
    let configuration = LinkDomain.configuration.replacing(#","notFound":"https://www.example.com/lost""#, with: "")
    let domain = try LinkDomain(configuration: configuration, store: store, in: folder)
    for suffix in ["sale", "off", "gone", "old"] { try domain.create(suffix) }
    try domain.create("brief")
    let past = "2025-01-01T00:00:00Z"
    _ = try domain.service.ask("updateLink", #"{"shortLink":"\#(link)/brief","expireTime":"\#(past)"}"#)
    _ = try domain.service.ask("updateLink", #"{"shortLink":"\#(link)/off","disabled":true}"#)
    let connection = try ForeignConnection(folder.file("links.db"))
    try connection.execute(
      "UPDATE links SET long_link = replace(long_link, 'www', 'evil'), reuse_key = NULL WHERE suffix = 'old'")
    try connection.execute("UPDATE links SET state = 2, reuse_key = NULL WHERE suffix = 'gone'")
    return domain
  }

  @Test(arguments: rows + problems)
  func decides(_ row: Row) throws {
    let domain = try Self.domain()
    for _ in 0..<3 {
      let answer = try domain.resolve(row.url, row.device)
      #expect((answer.status ?? answer.text("/destination/kind")) == row.kind, "\(answer)")
      #expect(answer.text("/destination/url") == row.place, "\(answer)")
      let web = try domain.request(row.url)
      #expect(web.status == row.status)
      #expect((web.location != nil) == (row.status == 302))
      #expect(web.body?.contains("evil.example") != true || row.status == 404)
    }
    domain.service.service.close()
  }

  /// Rows 2 to 5 have their tests here, the others in `DecisionTableTests`; row 15 is the system's own.
  @Test func rowsOfTheService() {
    let numbers = Set(Self.rows.compactMap { Int($0.id.prefix { $0.isNumber }) })
    #expect(numbers.isSuperset(of: [2, 3, 4, 5]))
  }

  /// Each row that was looked at is named, in the order of the decision.
  @Test(arguments: [
    ("\(link)/sale", ["shortLink notTaken", "prefix notTaken", "link notTaken", "allowlist notTaken"]),
    (long(""), ["shortLink notApplicable", "prefix notTaken", "link notTaken", "allowlist notTaken"]),
    (
      "https://open.example/?link=https%3A%2F%2Fwww.example.com%2Fp",
      ["shortLink notApplicable", "prefix notTaken", "link notTaken", "allowlist notApplicable"]
    ),
  ])
  func explains(_ url: String, _ front: [String]) throws {
    let domain = try Self.domain()
    let answer = try domain.resolve(url, #"{"platform":"desktop"}"#, #","explain":true"#)
    let steps = (answer.result("/trace")?.elements ?? []).map {
      "\($0["rule"]?.text ?? "") \($0["verdict"]?.text ?? "")"
    }
    #expect(
      steps == front + ["device taken", "debug notTaken", "desktop.fallback notApplicable", "desktop.link taken"])
    #expect(answer.text("/trace/2/facts/link") == answer.text("/link"))
    domain.service.service.close()
  }

  @Test func explainsWithoutConfiguration() throws {
    let answer = try TestService().ask("resolve", #"{"url":"\#(Self.long(""))","explain":true}"#)
    #expect(answer.text("/trace/1/verdict") == "notApplicable")
    #expect(answer.text("/trace/1/facts/prefix") == Self.link)
  }

  // MARK: What is added to a short link

  /// flutterfire#3125, flutterfire#29, firebase-android-sdk#2138: parameters and fragments are not merged into the link.
  @Test(arguments: [
    "?link=https%3A%2F%2Fevil.example", "?ofl=https%3A%2F%2Fevil.example", "?apn=evil.app&ibi=evil.app&isi=9", "?efr=1",
    "?st=Evil", "#fragment", "?x=1#fragment", "?al=evil%3A%2F%2Fx", "?imv=9&amv=9", "?at=1&ct=2&pt=3&mt=4", "?d=0",
    "?D=1",
    "?_imcp=0&_icp=1&cid=1",
  ])
  func nothingIsMerged(_ added: String) throws {
    let domain = try LinkDomain()
    try domain.create("sale", "&apn=com.example.android&ibi=com.example.ios&isi=123&st=Title")
    for platform in ["desktop", "ios", "ipados", "android", "crawler"] {
      let device = #"{"platform":"\#(platform)"}"#
      let plain = try domain.resolve("https://example.com/link/sale", device)
      let answer = try domain.resolve("https://example.com/link/sale" + added, device)
      #expect(answer.result() == plain.result(), "\(platform)")
    }
  }

  struct Campaign: Sendable, CustomTestStringConvertible {
    let added: String
    /// Of the link with `utm_source=mail&utm_medium=m`.
    let campaign: String
    var testDescription: String { added }
  }

  static let campaigns = [
    Campaign(added: "", campaign: #"{"utm_source":"mail","utm_medium":"m"}"#),
    Campaign(added: "?utm_source=poster", campaign: #"{"utm_source":"poster","utm_medium":"m"}"#),
    Campaign(added: "?utm_campaign=c&x=1", campaign: #"{"utm_source":"mail","utm_medium":"m","utm_campaign":"c"}"#),
    Campaign(added: "?utm_source=a&utm_source=b", campaign: #"{"utm_source":"b","utm_medium":"m"}"#),
    Campaign(added: "?utm_source=&utm_medium", campaign: #"{"utm_source":"mail","utm_medium":"m"}"#),
    Campaign(added: "?utm_id=1&UTM_SOURCE=x&utm_sourc=y", campaign: #"{"utm_source":"mail","utm_medium":"m"}"#),
    Campaign(added: "?utm_source=a+b%20c%26%3D%2B", campaign: #"{"utm_source":"a+b c&=+","utm_medium":"m"}"#),
    Campaign(added: "?utm_source=%FF", campaign: #"{"utm_source":"%FF","utm_medium":"m"}"#),
    Campaign(added: "?utm_source=%0D%0ALocation:x", campaign: #"{"utm_source":"\r\nLocation:x","utm_medium":"m"}"#),
    Campaign(added: "#utm_source=x", campaign: #"{"utm_source":"mail","utm_medium":"m"}"#),
  ]

  /// The campaign of a click reaches the app, by all ways, and the store, and changes nothing else.
  @Test(arguments: campaigns)
  func campaignsReachTheApp(_ row: Campaign) throws {
    let domain = try LinkDomain()
    try domain.create("sale", "&apn=com.example.android&ibi=com.example.ios&isi=123&utm_source=mail&utm_medium=m")
    let short = "https://example.com/link/sale"
    func parse(_ member: String, _ text: String) throws -> String? {
      try domain.service.ask("parseIncoming", JSONTree.object([.init(member, .string(text))]).jsonText)
        .result("/dynamicLink/utmParameters")?.jsonText
    }
    #expect(try parse("url", short + row.added) == row.campaign)
    let app = try domain.resolve(short + row.added, #"{"platform":"ios","appInstalled":true}"#)
    #expect(try parse("url", try #require(app.text("/destination/url"))) == row.campaign)
    let long = try #require(app.text("/longDynamicLink"))
    #expect(try parse("url", long) == row.campaign)
    let store = try domain.resolve(short + row.added, #"{"platform":"android","appInstalled":false}"#)
    #expect(try parse("referrer", try #require(store.text("/destination/url"))) == row.campaign)
    for platform in ["desktop", "ios", "ipados", "crawler"] {
      let device = #"{"platform":"\#(platform)"}"#
      let answer = try domain.resolve(short + row.added, device)
      #expect(answer.result("/destination") == (try domain.resolve(short, device)).result("/destination"))
      #expect(answer.isError == false)
    }
  }

  /// What a click brings along cannot make the link too long to be followed.
  @Test func longCampaigns() throws {
    let domain = try LinkDomain()
    try domain.create("sale", "&sd=" + String(repeating: "x", count: 60_000))
    let click = "https://example.com/link/sale?utm_source=" + String(repeating: "y", count: 60_000)
    #expect(try domain.resolve(click, "{}").text("/destination/url") == "https://www.example.com/sale")
    #expect(try domain.request(click).location == "https://www.example.com/sale")
    #expect(try domain.request(click, #"{"Accept":"application/json"}"#).status == 200)
  }

  /// 7.57 flutterfire#3405: nobody is shown parameters that FDL's pages added.
  @Test func internalParametersAreNotShown() throws {
    let domain = try LinkDomain()
    try domain.create("sale", "&ibi=com.example.ios&isi=1&st=Title")
    let urls = [
      "https://open.example/none?_imcp=0&_osl=secret", "https://other.example/x?_imcp=0",
      "https://example.com/link/sale?_imcp=0&d=1",
      "https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2F&_imcp=0&d=1",
      "https://example.com/link/sale?_imcp=0",
      "https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2F&_imcp=0&ibi=com.example.ios&isi=1",
      "https://example.com/link/?apn=a&_imcp=0", "https://example.com/link/?link=x&_imcp=0",
      "https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2F&_imcp=0&st=Title",
    ]
    for url in urls {
      for agent in ["x", "Mozilla/5.0 (iPhone)", "Slackbot 1.0"] {
        let page = try domain.request(url, #"{"User-Agent":"\#(agent)"}"#)
        #expect(page.body?.contains("_imcp") != true, "\(url) \(agent)")
        #expect(page.location?.contains("_imcp") != true)
      }
      let answer = try domain.resolve(url, "{}")
      #expect(!answer.description.contains("_imcp"), "\(answer)")
      if answer.isError {
        let json = try domain.request(url, #"{"Accept":"application/json"}"#)
        #expect(json.body?.contains("_imcp") == false, "\(json)")
      }
    }
  }
}
