import LinkService
import LinkStore
import TestSupport
import Testing

/// Rows S, F, and those of B and K that concern requests rather than values: what clients of Firebase sent, and what
/// they read from the answer.
///
/// Suffixes of the captures were drawn by another machine, so their shape is compared, not their characters. Warnings
/// about fingerprints are not among ours, and a missing allowlist has a code of its own.
@Suite struct ShortenVectorTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    var method = "shorten"
    let params: String
    var prefix = "https://xyz.page.link"
    /// How many characters the suffix has; nil for a refusal.
    var suffixCount: Int?
    var warnings: [String] = []
    var status: String?
    /// Pointer to the field at fault.
    var field: String?
    var testDescription: String { id }
  }

  static func info(_ prefix: String, _ more: String = "") -> String {
    #"{"dynamicLinkInfo":{"domainUriPrefix":"\#(prefix)","link":"https://google.com/abc"}\#(more)}"#
  }

  static func captured(_ id: String, _ prefix: String, _ suffix: String, option: String, warnings: [String]) -> Row {
    Row(
      id: id, params: info(prefix, option), prefix: prefix, suffixCount: suffix.utf8.count, warnings: warnings)
  }

  static let short = #","suffix":{"option":"SHORT"}"#
  static let unguessable = #","suffix":{"option":"UNGUESSABLE"}"#

  static let rows: [Row] = [
    captured("S-01", "https://example.page.link", "uH877tctFJ7mctBF6", option: "", warnings: []),
    captured("S-02", "https://lazyclick.page.link", "dp9s9yqvnVt41VQG7", option: "", warnings: ["ALLOWLIST_MISSING"]),
    captured(
      "S-03", "https://codeofdigital.page.link", "CBNYHKkLc6FZmuYU9", option: "", warnings: ["ALLOWLIST_MISSING"]),
    captured("S-04", "https://alexzhu.page.link", "y6N7", option: short, warnings: ["ALLOWLIST_MISSING"]),
    Row(id: "S-05, S-08, B-24 fresh", params: info("https://xyz.page.link"), suffixCount: 17),
    Row(id: "S-06, B-24 unguessable", params: info("https://xyz.page.link", unguessable), suffixCount: 17),
    Row(id: "S-07, B-24 short", params: info("https://xyz.page.link", short), suffixCount: 4),
    Row(
      id: "S-10, S-11", params: info("this is invalid domain URI Prefix"), status: "INVALID_ARGUMENT",
      field: "/dynamicLinkInfo/domainUriPrefix"),
    Row(
      id: "K-07 build", method: "build", params: #"{"dynamicLinkInfo":{"link":"https://google.com"}}"#,
      status: "INVALID_ARGUMENT", field: "/dynamicLinkInfo"),
    Row(
      id: "K-07 shorten", params: #"{"dynamicLinkInfo":{"link":"https://google.com"}}"#, status: "INVALID_ARGUMENT",
      field: "/dynamicLinkInfo"),
    Row(
      id: "K-08", params: #"{"longDynamicLink":"https://xyz.page.link?link=https%3A%2F%2Fgoogle.com"}"#,
      suffixCount: 17),
    Row(
      id: "F-02",
      params: #"{"dynamicLinkInfo":{"domainUriPrefix":"https://flutterfiretests.page.link","#
        + #""link":"https://firebase.google.com/docs/dynamic-links"}\#(short)}"#,
      prefix: "https://flutterfiretests.page.link", suffixCount: 4),
    Row(
      id: "F-02 with a long link beside",
      params: #"{"dynamicLinkInfo":{"domainUriPrefix":"https://flutterfiretests.page.link","#
        + #""link":"https://firebase.google.com/docs/dynamic-links"},"#
        + #""longDynamicLink":"https://xyz.page.link?link=https%3A%2F%2Fgoogle.com"}"#,
      status: "INVALID_ARGUMENT"),
  ]

  /// The three domains whose owners were warned that they have no allowlist, and those that were not.
  static let configuration = """
    {"domains":[{"uriPrefix":"https://lazyclick.page.link"},{"uriPrefix":"https://codeofdigital.page.link"},\
    {"uriPrefix":"https://alexzhu.page.link"},\
    {"uriPrefix":"https://example.page.link","allow":["^https://google\\\\.com/"]},\
    {"uriPrefix":"https://xyz.page.link","allow":["^https://google\\\\.com"]},\
    {"uriPrefix":"https://flutterfiretests.page.link","allow":["^https://firebase\\\\.google\\\\.com/"]}]}
    """

  @Test(arguments: rows)
  func answers(_ row: Row) throws {
    let store = SQLiteStore(location: StoreLocation(place: .sqliteMemory), random: CountingSource())
    let service = TestService(try Configuration(parsing: Self.configuration.bytes), store: store)
    let answer = try service.ask(row.method, row.params)
    #expect(answer.status == row.status, "\(answer)")
    #expect(answer.field == row.field)
    guard let count = row.suffixCount else {
      // What the SDK hands on of an error: its message, its status and its code.
      #expect(answer.message?.isEmpty == false)
      #expect(answer.code != nil)
      return
    }
    let link = try #require(answer.text("/shortLink"))
    #expect(link.hasPrefix(row.prefix + "/"))
    let suffix = link.dropFirst(row.prefix.utf8.count + 1)
    #expect(suffix.utf8.count == count && suffix.utf8.count <= 17)
    #expect(suffix.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) })
    #expect(answer.text("/previewLink") == link + "?d=1")
    #expect(answer.warnings == row.warnings)
    #expect(answer.result("/warning") == .array(answer.result("/warning")?.elements ?? [.null]))
  }

  /// The parameters count, whatever long link the builder was given beside them; here nothing may stand beside them.
  @Test("F-01")
  func flutterBuildsFromTheParameters() throws {
    let parameters = """
      {"domainUriPrefix":"https://flutterfiretests.page.link","link":"https://firebase.google.com/docs/dynamic-links",\
      "androidInfo":{"androidPackageName":"io.flutter.plugins.firebase.tests","androidMinPackageVersionCode":"1"},\
      "iosInfo":{"iosBundleId":"io.flutter.plugins.firebase.tests","iosMinimumVersion":"2"}}
      """
    let answer = try TestService().ask("build", #"{"dynamicLinkInfo":\#(parameters)}"#)
    let link = try #require(answer.text("/longDynamicLink"))
    let parsed = try TestService().ask("parseIncoming", #"{"url":"\#(link)"}"#)
    #expect(parsed.text("/components/host") == "flutterfiretests.page.link")
    let expected = """
      {"link":"https://firebase.google.com/docs/dynamic-links","apn":"io.flutter.plugins.firebase.tests","amv":"1",\
      "ibi":"io.flutter.plugins.firebase.tests","imv":"2"}
      """
    #expect(parsed.result("/components/params") == (try JSONTree(parsing: expected)))
    let beside = #"{"dynamicLinkInfo":\#(parameters),"longDynamicLink":"https://xyz.page.link?link=https%3A%2F%2Fx"}"#
    #expect(try TestService().ask("build", beside).field == "/longDynamicLink")
  }

  @Test func noVectorIsLeftOut() {
    let rows = Self.rows.map(\.id) + ["F-01"]
    #expect(FirebaseVectors.faults(.shorten, rows: rows) == [])
    #expect(FirebaseVectors.faults(.flutter, rows: rows) == [])
    let others = ["B-24", "K-07", "K-08"]
    #expect(others.allSatisfy { other in rows.contains { $0.contains(other) } })
  }
}
