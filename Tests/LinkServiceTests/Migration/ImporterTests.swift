import LinkCore
import LinkStore
import TestSupport
import Testing

@testable import LinkService

/// What becomes of each row of a file.
@Suite struct ImporterTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    /// Behind the header ``ImporterTests/header``.
    let row: String
    let line: String
    var configuration = "{}"
    var testDescription: String { id }
  }

  private static let header = "short_link,link,ifl,archived,name,created_at\n"
  private static let configured = #"""
    {"domains":[{"uriPrefix":"https://go.example.com/l","allow":["^https://www\\.example\\.com/.*$"]}]}
    """#

  static let rows = [
    Row(
      id: "created", row: "https://x.page.link/Ab12,https://www.example.com/,,,,",
      line: #"{"line":2,"outcome":"created","shortLink":"https://x.page.link/Ab12"}"#),
    Row(
      id: "a suffix of other bytes", row: "https://x.page.link/caf%C3%A9,https://www.example.com/,,,,",
      line: #"{"line":2,"outcome":"created","shortLink":"https://x.page.link/caf%C3%A9"}"#),
    Row(
      id: "behind lines", row: "\r\n\n\"https://x.page.link/Ab12\",\"https://www.example.com/\",,,\"a\nb\",",
      line: #"{"line":4,"outcome":"created","shortLink":"https://x.page.link/Ab12"}"#),
    Row(
      id: "empty", row: ",, ,,,",
      line: #"{"line":2,"outcome":"skipped","reason":"The row is empty."}"#),
    Row(
      id: "no short link", row: ",https://www.example.com/,,,,",
      line:
        #"{"line":2,"outcome":"error","column":"Short link","reason":"Short link is missing; give the URL of the short link."}"#
    ),
    Row(
      id: "no deep link", row: "https://x.page.link/a,,,,,",
      line:
        #"{"line":2,"outcome":"error","shortLink":"https://x.page.link/a","column":"Deep link","reason":"link is missing; give the http or https URL that the link leads to."}"#
    ),
    Row(
      id: "a deep link of another scheme", row: "https://x.page.link/a,ftp://x,,,,",
      line:
        #"{"line":2,"outcome":"error","shortLink":"https://x.page.link/a","column":"Deep link","reason":"link must be an absolute http or https URL, but \"ftp://x\" has another scheme."}"#
    ),
    Row(
      id: "a dangerous fallback", row: "https://x.page.link/a,https://www.example.com/,javascript:alert(1),,,",
      line:
        #"{"line":2,"outcome":"error","shortLink":"https://x.page.link/a","column":"iOS fallback link","reason":"iosFallbackLink has a scheme that runs code or reads local data: \"javascript:alert(1)\"; use http or https."}"#
    ),
    Row(
      id: "a suffix that cannot be", row: "https://x.page.link/a%2Fb,https://www.example.com/,,,,",
      line:
        #"{"line":2,"outcome":"error","column":"Short link","reason":"Short link \"https://x.page.link/a%2Fb\" has the suffix \"a/b\", in which \"/\" (byte 2F) cannot stand."}"#
    ),
    Row(
      id: "too few fields", row: "https://x.page.link/a,https://www.example.com/pro",
      line:
        #"{"line":2,"outcome":"error","reason":"The row has 2 fields, but the file has 6 columns; put values with a comma in quotes."}"#
    ),
    Row(
      id: "a quote without end", row: "https://x.page.link/a,\"https://www.example.com/,,,,",
      line:
        #"{"line":2,"outcome":"error","reason":"The row has a quote on line 2 that is never closed; double a quote that belongs to the value."}"#
    ),
    Row(
      id: "not a time", row: "https://x.page.link/a,https://www.example.com/,,,,3/4/2021",
      line:
        #"{"line":2,"outcome":"error","column":"Creation timestamp","reason":"Creation timestamp must be a time such as \"2021-03-04T05:06:07Z\", not \"3/4/2021\"."}"#
    ),
    Row(
      id: "a prefix that is configured", row: "https://go.example.com/l/Ab12,https://www.example.com/,,,,",
      line: #"{"line":2,"outcome":"created","shortLink":"https://go.example.com/l/Ab12"}"#, configuration: configured),
    Row(
      id: "a prefix that is not configured", row: "https://x.page.link/Ab12,https://www.example.com/,,,,",
      line:
        #"{"line":2,"outcome":"error","shortLink":"https://x.page.link/Ab12","column":"Short link","reason":"The prefix \"https://x.page.link\" is not configured; add it to \"domains\", or put its links under a configured one with --map."}"#,
      configuration: configured),
    Row(
      id: "a target that the allowlist forbids", row: "https://go.example.com/l/Ab12,https://evil.example/,,,,",
      line:
        #"{"line":2,"outcome":"error","shortLink":"https://go.example.com/l/Ab12","column":"Deep link","reason":"link \"https://evil.example/\" matches no pattern of the domain's allowlist: \"^https://www\\.example\\.com/.*$\"."}"#,
      configuration: configured),
    Row(
      id: "more than one segment", row: "https://go.example.com/l/a/b,https://www.example.com/,,,,",
      line:
        #"{"line":2,"outcome":"error","column":"Short link","reason":"Short link \"https://go.example.com/l/a/b\" has the suffix \"a/b\", in which \"/\" (byte 2F) cannot stand."}"#,
      configuration: configured),
  ]

  @Test(arguments: rows) func outcome(_ row: Row) throws {
    let store = Migration.makeStore()
    let lines = try Migration.lines(Self.header + row.row, into: store, configuration: row.configuration)
    #expect(lines == [row.line])
    #expect(Migration.links(store).isEmpty != lines[0].contains("created"))
  }

  @Test func linesAreWhatTheSchemaSays() throws {
    let check = SchemaCheck(document: try PublishedDocuments.message())
    for row in Self.rows {
      let faults = check.faults(
        of: try JSONTree(parsing: row.line.bytes), schemaAt: "/definitions/importOutcome")
      #expect(faults == [], "\(row.id)")
    }
    let wrong = try JSONTree(parsing: #"{"line":0,"outcome":"done"}"#.bytes)
    #expect(!check.faults(of: wrong, schemaAt: "/definitions/importOutcome").isEmpty)
  }

  /// The reason is the sentence that `build` gives for the same link.
  @Test(arguments: [
    "", "ftp://x", "javascript:1", "https://x.page.link/y", "https:///", "https://a@b/", "https://a\\b",
    "https://evil.example/",
  ])
  func reasonsAreThoseOfBuild(_ link: String) throws {
    let configuration =
      #"{"domains":[{"uriPrefix":"https://x.page.link","allow":["^https://www\\.example\\.com/.*$"]}]}"#
    let service = try TestService(configuration: configuration)
    let info = JSONTree.object([.init("domainUriPrefix", .string("https://x.page.link")), .init("link", .string(link))])
    let built = try service.ask("build", JSONTree.object([.init("dynamicLinkInfo", info)]).jsonText)
    let message = try #require(built.message)
    let lines = try Migration.lines(
      Self.header + "https://x.page.link/a,\(link),,,,", into: Migration.makeStore(), configuration: configuration)
    #expect(try JSONTree(parsing: lines[0].bytes)["reason"]?.text == message)
  }

  // MARK: What is kept

  @Test func theStoredLinkSaysWhatTheRowSays() throws {
    let store = Migration.makeStore()
    let columns = "short_link,link,apn,amv,ibi,isi,efr,st,utm_source,at,name,created_at,archived\n"
    let text =
      columns
      + #"https://X.page.link/Ab12,https://www.example.com/a b,com.example,7,com.example.ios,123,yes,"T, ü",s,a,N,2021-03-04T05:06:07Z,no"#
    #expect(try Migration.lines(text, into: store).count == 1)
    let link = try #require(Migration.links(store).first)
    #expect(link.key == LinkKey(prefix: "https://x.page.link".bytes, suffix: "Ab12".bytes))
    #expect(
      String(decoding: link.longLink, as: UTF8.self)
        == "https://x.page.link/?link=https%3A%2F%2Fwww.example.com%2Fa%2520b&apn=com.example&amv=7&ibi=com.example.ios"
        + "&isi=123&efr=1&st=T%2C%20%C3%BC&utm_source=s&at=a")
    #expect(link.option == .short && link.state == .live && link.createdAt == 1_614_834_367_000)
    #expect(link.name == "N".bytes && link.expireAt == nil && link.tags == nil)
  }

  @Test func withoutATimeALinkIsAsOldAsItsImport() throws {
    let store = Migration.makeStore()
    _ = try Migration.lines(Self.header + "https://x.page.link/a,https://www.example.com/,,,,", into: store)
    #expect(Migration.links(store).map(\.createdAt) == [Migration.now])
  }

  struct OptionRow: Sendable, CustomTestStringConvertible {
    let suffix: String
    let option: SuffixOption
    var testDescription: String { suffix }
  }

  @Test(arguments: [
    OptionRow(suffix: "abc", option: .custom), OptionRow(suffix: "Ab12", option: .short),
    OptionRow(suffix: "0123456789abcdef", option: .short), OptionRow(suffix: "0123456789abcdefG", option: .unguessable),
    OptionRow(suffix: "0123456789abcdefGH", option: .custom), OptionRow(suffix: "summer-sale", option: .custom),
    OptionRow(suffix: "Link", option: .custom), OptionRow(suffix: "caf\u{E9}", option: .custom),
  ])
  func theSuffixTellsItsOption(_ row: OptionRow) {
    #expect(SuffixOption(adopting: row.suffix.bytes) == row.option)
  }

  /// What FDL did: the same content and option give the link that is there.
  @Test(arguments: [("Ab12", "SHORT"), ("0123456789abcdefG", "UNGUESSABLE")])
  func shortenAnswersWithAnImportedLink(_ suffix: String, _ option: String) throws {
    let store = Migration.makeStore()
    _ = try Migration.lines(
      "short_link,link,apn,efr\nhttps://x.page.link/\(suffix),https://www.example.com/,com.example,false\n", into: store
    )
    let service = TestService(store: store)
    let params = #"""
      {"dynamicLinkInfo":{"domainUriPrefix":"https://x.page.link","link":"https://www.example.com/",\#
      "androidInfo":{"androidPackageName":"com.example"}},"suffix":{"option":"\#(option)"}}
      """#
    let answer = try service.ask("shorten", params)
    #expect(answer.text("/shortLink") == "https://x.page.link/\(suffix)")
    #expect(answer.result("/created") == .bool(false))
  }

  @Test func importedLinksAreResolved() throws {
    let store = Migration.makeStore()
    let text =
      Self.header + "https://x.page.link/caf%C3%A9,https://www.example.com/,,,,\n"
      + "https://x.page.link/old,https://www.example.com/old,,yes,,\n"
    #expect(try Migration.lines(text, into: store).count == 2)
    let service = TestService(store: store)
    for url in ["https://x.page.link/caf%C3%A9", "https://x.page.link/caf\u{E9}", "https://x.page.link/caf%c3%a9"] {
      #expect(try service.ask("resolve", #"{"url":"\#(url)"}"#).text("/link") == "https://www.example.com/", "\(url)")
    }
    #expect(try service.ask("resolve", #"{"url":"https://x.page.link/old"}"#).status == "FAILED_PRECONDITION")
  }
}
