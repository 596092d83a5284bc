import LinkStore
import TestSupport
import Testing

@testable import LinkService

/// What a web front is told to send for the requests to a link domain.
@Suite
struct HandleRequestTests {
  private static let prefixes = [
    "https://example.com/link", "https://open.example", "https://closed.example", "https://port.example:8443/l",
  ]

  static func domain() throws -> LinkDomain {
    let domain = try LinkDomain()
    for prefix in prefixes { try domain.create("sale", prefix: prefix) }
    try domain.create("tags", "&st=Title")
    try domain.create("off")
    _ = try domain.service.ask("updateLink", #"{"shortLink":"https://example.com/link/off","disabled":true}"#)
    return domain
  }

  private static let rows =
    WebRow.shortLinks + WebRow.unknown + WebRow.broken + WebRow.longLinks + WebRow.files + WebRow.methods + WebRow.heads
    + WebRow.programs

  @Test(arguments: rows)
  func answers(_ row: WebRow) throws {
    let domain = try Self.domain()
    var answers: [WebAnswer] = []
    // The later ones may come from what is kept.
    for _ in 0..<4 { answers.append(try domain.request(row.url, row.headers, method: row.method)) }
    let answer = answers[0]
    #expect(answers.allSatisfy { $0 == answer })
    #expect(answer.isSafe)
    switch row.wanted {
    case .redirect(let place):
      #expect(answer.status == 302)
      #expect(answer.location == place)
      #expect(answer.body == nil)
    case .page(let status):
      #expect(answer.status == status)
      #expect(answer.location == nil)
      #expect(answer["Content-Type"] == "text/html; charset=utf-8")
      #expect(answer["Content-Security-Policy"]?.hasPrefix("default-src 'none'") == true)
      #expect(answer.body?.hasPrefix("<!doctype html>") == true)
    case .json(let status):
      #expect(answer.status == status)
      #expect(answer.location == nil)
      #expect(answer["Content-Type"] == "application/json")
      #expect(answer.json != nil)
      #expect(answer.json?.at("/error") == nil || status != 200)
    case .bare(let status):
      #expect(answer.status == status)
      #expect(answer.location == nil)
      #expect(answer.body == nil)
    }
    if !row.part.isEmpty { #expect(answer.body?.contains(row.part) == true, "\(answer.body ?? "")") }
  }

  @Test func idsAreUnique() {
    var seen: Set<String> = []
    #expect(Self.rows.map(\.id).filter { !seen.insert($0).inserted } == [])
  }

  /// RFC 9110 §9.3.2 and §8.6: the header section is that of GET, with the length of what GET would get.
  @Test(arguments: rows.filter { $0.method == "GET" })
  func headIsGetWithoutBody(_ row: WebRow) throws {
    let domain = try Self.domain()
    let get = try domain.request(row.url, row.headers)
    let head = try domain.request(row.url, row.headers, method: "HEAD")
    #expect(head.body == nil)
    #expect(head.status == get.status)
    #expect(head.fields.filter { $0.name != "Content-Length" } == get.fields)
    #expect(head["Content-Length"] == get.body.map { "\($0.utf8.count)" })
  }

  /// RFC 9110 §15.5.6.
  @Test(arguments: WebRow.methods)
  func allowNamesTheMethods(_ row: WebRow) throws {
    #expect(try Self.domain().request(row.url, method: row.method)["Allow"] == "GET, HEAD")
  }

  /// Nothing but association files may be kept by anybody on the way, and every answer that differs by a header says so.
  @Test(arguments: rows)
  func caching(_ row: WebRow) throws {
    let answer = try Self.domain().request(row.url, row.headers, method: row.method)
    let isFile = WebRow.files.contains { $0.id == row.id } && answer.status == 200
    #expect(answer["Cache-Control"] == (isFile ? "public, max-age=3600" : "no-store"))
    let varying = (answer["Vary"] ?? "").split(separator: ", ").map { String($0) }
    let all = ["User-Agent", "Sec-CH-UA-Platform", "Sec-CH-UA-Mobile", "Accept", "Accept-Language"]
    #expect(Set(varying) == (isFile ? [] : Set(all)))
    #expect(answer["Referrer-Policy"] == (isFile ? nil : "strict-origin-when-cross-origin"))
    #expect((answer["X-Content-Type-Options"] == "nosniff") == (answer["Content-Type"] != nil))
    #expect((answer["X-Robots-Tag"] == "noindex") == !isFile)
    #expect(answer["Retry-After"] == nil)
    // Who may read an answer on another site is for the front to say.
    #expect(answer["Access-Control-Allow-Origin"] == nil)
  }

  // MARK: Programs

  /// An app in the field gets what parseIncoming says.
  @Test(arguments: WebRow.programs.filter { $0.wanted == .json(200) })
  func programsGetWhatParseIncomingSays(_ row: WebRow) throws {
    let domain = try Self.domain()
    let answer = try domain.request(row.url, row.headers)
    let parsed = try domain.service.ask("parseIncoming", #"{"url":"\#(row.url)"}"#)
    #expect(answer.json == parsed.result())
    #expect(parsed.result() != nil)
  }

  @Test(arguments: [
    ("https://example.com/link/none", "resolve"), ("https://example.com/link/off", "resolve"),
    ("https://example.com/link/?link=https%3A%2F%2Fevil.example", "resolve"),
  ])
  func programsGetTheErrorOfResolve(_ url: String, _ method: String) throws {
    let domain = try Self.domain()
    let answer = try domain.request(url, #"{"Accept":"application/json"}"#)
    #expect(answer.json?["error"] == (try domain.service.ask(method, #"{"url":"\#(url)"}"#)).tree["error"])
  }

  @Test func campaignsReachPrograms() throws {
    let answer = try Self.domain().request(
      "https://example.com/link/sale?utm_source=poster&apn=evil.app", #"{"Accept":"application/json"}"#)
    #expect(answer.json?.at("/dynamicLink/utmParameters")?.jsonText == #"{"utm_source":"poster"}"#)
    #expect(answer.json?.at("/dynamicLink/dynamicLinkInfo/androidInfo") == nil)
  }

  // MARK: Counting

  struct Count: Sendable, CustomTestStringConvertible {
    let id: String
    var url = "https://example.com/link/sale"
    var headers = "{}"
    var method = "GET"
    var rest = ""
    let counts: [String]
    var testDescription: String { id }
  }

  static let counts = [
    Count(id: "a click", counts: ["desktop link 1"]),
    Count(id: "asked for", rest: #","record":true"#, counts: ["desktop link 1"]),
    Count(id: "not wanted", rest: #","record":false"#, counts: []),
    Count(id: "HEAD", method: "HEAD", rest: #","record":true"#, counts: []),
    Count(id: "POST", method: "POST", counts: []),
    Count(id: "JSON", headers: #"{"Accept":"application/json"}"#, rest: #","record":true"#, counts: []),
    Count(id: "debug page", url: "https://example.com/link/sale?d=1", rest: #","record":true"#, counts: []),
    Count(id: "in another spelling", url: "http://EXAMPLE.com/link/%73ale/?utm_source=x", counts: ["desktop link 1"]),
    Count(
      id: "search engine",
      headers: #"{"User-Agent":"Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"}"#,
      counts: ["crawler link 1"]),
    Count(
      id: "search engine as a phone",
      headers: #"{"User-Agent":"Mozilla/5.0 (Linux; Android 6.0.1) Chrome/126.0 Mobile (compatible; bingbot/2.0)"}"#,
      counts: ["crawler link 1"]),
    Count(id: "crawler", headers: #"{"User-Agent":"Slackbot 1.0"}"#, counts: ["crawler socialPreview 1"]),
    Count(
      id: "phone", headers: #"{"User-Agent":"Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Safari/604.1"}"#,
      counts: ["ios link 1"]),
    Count(id: "another link", url: "https://open.example/sale", counts: []),
    Count(id: "unknown", url: "https://example.com/link/none", counts: []),
  ]

  @Test(arguments: counts)
  func counting(_ row: Count) throws {
    let domain = try Self.domain()
    _ = try domain.request(row.url, row.headers, method: row.method, row.rest)
    #expect(try domain.counted("https://example.com/link/sale") == row.counts)
  }

  // MARK: Time and store

  @Test func linksEnd() throws {
    let domain = try Self.domain()
    try domain.create("brief", rest: #","expireTime":"2026-01-01T00:01:00Z""#)
    let url = "https://example.com/link/brief"
    let json = #"{"Accept":"application/json"}"#
    for _ in 0..<4 { #expect(try domain.request(url).status == 302) }
    #expect(try domain.request(url, "{}", #","now":"2026-01-01T00:01:00Z""#).status == 410)
    #expect(try domain.request(url, json, #","now":"2026-01-01T00:01:00Z""#).status == 410)
    domain.service.clock.advance(seconds: 60)
    for _ in 0..<4 { #expect(try domain.request(url).status == 410) }
    #expect(try domain.request(url, json).status == 410)
    #expect(try domain.request(url, "{}", #","now":"2026-01-01T00:00:59Z""#).status == 302)
    #expect(try domain.request(url, json, #","now":"2026-01-01T00:00:59Z""#).status == 200)
    #expect(try domain.request("https://example.com/link/off").status == 410)
    // The link is known, so nobody is sent to the place for unknown ones.
    #expect(try domain.request("https://example.com/link/off").location == nil)
  }

  /// What one method has answered is no answer of the other.
  @Test func answersAreKeptApart() throws {
    let domain = try Self.domain()
    let url = "https://example.com/link/tags"
    let crawler = #"{"User-Agent":"Slackbot 1.0"}"#
    func all() throws -> [String] {
      [
        try domain.resolve(url, #"{"headers":\#(crawler)}"#).tree.jsonText,
        try domain.service.ask("handleRequest", #"{"method":"GET","url":"\#(url)","headers":\#(crawler)}"#).tree
          .jsonText,
        try domain.service.ask("handleRequest", #"{"method":"HEAD","url":"\#(url)","headers":\#(crawler)}"#).tree
          .jsonText,
      ]
    }
    let first = try all()
    #expect(Set(first).count == 3)
    for _ in 0..<4 { #expect(try all() == first) }
    #expect(
      try domain.resolve(url, #"{"headers":\#(crawler)}"#).result("/http") == JSONTree(parsing: first[1])["result"])
  }

  @Test(arguments: ["{}", #"{"Accept":"application/json"}"#])
  func theStoreIsOutOfReach(_ headers: String) throws {
    let fault = StoreFault(code: .cannotOpen, engineMessage: "unable to open", path: "/x.db".bytes)
    let domain = try LinkDomain(store: ScriptedStore(.failed(fault)))
    for method in ["GET", "HEAD"] {
      let answer = try domain.request("https://example.com/link/sale", headers, method: method)
      #expect(answer.status == 503)
      #expect(answer["Retry-After"] == "5")
      #expect(answer["Cache-Control"] == "no-store")
      #expect((answer.body == nil) == (method == "HEAD"))
      // Visitors learn nothing of the machine.
      if headers == "{}" { #expect(answer.body?.contains("/x.db") != true) }
    }
    let long = "https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fp"
    #expect(try domain.request(long).location == "https://www.example.com/p")
    #expect(try domain.request("https://example.com/.well-known/assetlinks.json").status == 200)
  }

  /// A bug of ours is no answer to a visitor.
  @Test func outcomesThatCannotBe() throws {
    let service = try LinkDomain(store: ScriptedStore(.counted([]))).service
    let answer = try service.ask("handleRequest", #"{"method":"GET","url":"https://example.com/link/sale"}"#)
    #expect(answer.code == -32603)
  }

  // MARK: Configuration

  /// Without apps there are no files: one without apps would say that none may open the links.
  @Test(arguments: [
    "apple-app-site-association", ".well-known/apple-app-site-association", ".well-known/assetlinks.json",
  ])
  func withoutApps(_ path: String) throws {
    let configuration =
      #"{"domains":[{"uriPrefix":"https://example.com","allowAny":true,"notFound":"https://www.example.com/lost"}]"#
    for apps in [
      "}", #","apps":{"ios":[{"bundleId":"com.example.ios"}],"android":[{"packageName":"com.example.android"}]}}"#,
    ] {
      let answer = try LinkDomain(configuration: configuration + apps).request("https://example.com/" + path)
      #expect(answer.status == 404)
      #expect(answer.location == nil)
      #expect(answer.body != nil)
    }
  }

  /// A path belongs to the longest prefix above it, and so do the rules for what is unknown.
  @Test func prefixesInEachOther() throws {
    let domain = try LinkDomain(
      configuration: #"""
        {"domains":[{"uriPrefix":"https://example.com","notFound":"https://www.example.com/root"},\#
        {"uriPrefix":"https://example.com/link","allowAny":true,"notFound":"https://www.example.com/link"}]}
        """#)
    try domain.create("sale", prefix: "https://example.com/link")
    try domain.create("home", prefix: "https://example.com")
    #expect(try domain.request("https://example.com/link/sale").location == "https://www.example.com/sale")
    #expect(try domain.request("https://example.com/home").location == "https://www.example.com/home")
    #expect(try domain.request("https://example.com/link/none").location == "https://www.example.com/link")
    #expect(try domain.request("https://example.com/none").location == "https://www.example.com/root")
    #expect(try domain.request("https://example.com/linknone").location == "https://www.example.com/root")
    let long = "?link=https%3A%2F%2Fwww.example.com%2Fp"
    #expect(try domain.request("https://example.com/link/" + long).location == "https://www.example.com/p")
    #expect(try domain.request("https://example.com/" + long).status == 400)
  }

  /// Who is sent to a path that is unknown itself stays there.
  @Test func placesForTheLostThatAreUnknownThemselves() throws {
    let domain = try LinkDomain(
      configuration: #"""
        {"domains":[{"uriPrefix":"https://a.example","notFound":"https://b.example/lost?x=1"},\#
        {"uriPrefix":"https://b.example","notFound":"https://A.example:443/./lost"},\#
        {"uriPrefix":"https://c.example","notFound":"https://c.example"}]}
        """#)
    #expect(try domain.request("https://a.example/x").location == "https://b.example/lost?x=1")
    #expect(try domain.request("https://b.example/lost?x=1").status == 404)
    #expect(try domain.request("https://b.example/lost").location == "https://A.example:443/./lost")
    #expect(try domain.request("https://a.example/lost").status == 404)
    #expect(try domain.request("https://c.example/x").location == "https://c.example")
    #expect(try domain.request("https://c.example/").status == 404)
  }

  // MARK: Any request

  /// Whatever a URL or header holds, there is an answer that can be sent, and it leads to nobody else.
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func anyRequest(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let domain = try Self.domain()
    let fronts = [
      "https://example.com/link/", "https://example.com/link/sale", "https://open.example/", "https://",
      "http://example.com",
      "https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2F", "", "https://closed.example/?link=",
      "https://example.com/link/sale?utm_source=", "https://example.com/.well-known/",
    ]
    for _ in 0..<100 {
      let url = (fronts.randomElement(using: &random) ?? "") + random.text(maximumCount: 12)
      let header = JSONTree.string(random.text(maximumCount: 40)).jsonText
      let headers = #"{"User-Agent":\#(header),"Accept-Language":\#(header),"Accept":\#(header)}"#
      guard !url.isEmpty else { continue }
      let answer = try domain.request(url, headers, method: Bool.random(using: &random) ? "GET" : "HEAD")
      #expect([200, 302, 400, 404, 410].contains(answer.status), "\(url)")
      #expect(answer.isSafe, "\(url)")
      if let location = answer.location, !url.lowercased().contains("open.example") {
        #expect(location.hasPrefix("https://www.example.com/"), "\(url)")
      }
    }
  }
}
