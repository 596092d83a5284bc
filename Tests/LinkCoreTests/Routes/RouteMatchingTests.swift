import LinkCore
import TestSupport
import Testing

/// Which route a URL has, and what it says.
@Suite struct RouteMatchingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let routes: [String]
    let url: String
    /// Nil when there is no route.
    let match: String?
    var testDescription: String { id }

    init(_ id: String, _ routes: [String], _ url: String, _ match: String?) {
      self.id = id
      self.routes = routes
      self.url = url
      self.match = match
    }
  }

  private static let web = "https://www.example.com"
  private static let product = ["product /product/{id:int}"]
  private static let redemption = ["redemption /redemption/{path...}"]

  static let paths = [
    Row("literal", ["a /a/b"], web + "/a/b", "a"),
    Row("literal, case", ["a /a/b"], web + "/A/b", nil),
    Row("literal, escaped in the URL", ["a /a/b"], web + "/%61/b", "a"),
    Row("literal, escaped in the table", ["a /a%20b"], web + "/a%20b", "a"),
    Row("literal with a slash in it", ["a /a%2Fb"], web + "/a%2fb", "a"),
    Row("an escaped slash separates nothing", ["a /a/b"], web + "/a%2Fb", nil),
    Row("literal, canonically equal only", ["a /\u{E9}"], web + "/e\u{301}", nil),
    Row("literal, not ASCII", ["a /\u{E9}"], web + "/%C3%A9", "a"),
    Row("a slash at the end", ["a /a"], web + "/a/", "a"),
    Row("two slashes at the end", ["a /a"], web + "/a//", nil),
    Row("an empty segment", ["a /a/b"], web + "/a//b", nil),
    Row("longer", ["a /a"], web + "/a/b", nil),
    Row("shorter", ["a /a/b"], web + "/a", nil),
    Row("the root", ["a /"], web, "a"),
    Row("the root with a slash", ["a /"], web + "/", "a"),
    Row("the root with a query", ["a /"], web + "?x=1", "a ? x=\"1\""),
    Row("fragment", ["a /a"], web + "/a#b", "a"),
    Row("number", product, web + "/product/42", "product id=42"),
    Row("number with a zero in front", product, web + "/product/042", nil),
    Row("number with an escape", product, web + "/product/%34%32", "product id=42"),
    Row("no number", product, web + "/product/x", nil),
    Row("empty number", product, web + "/product/", nil),
    Row("empty number in the middle", ["a /a/{x}/b"], web + "/a//b", nil),
    Row("string", ["a /{x}"], web + "/%E2%82%AC%20%2F%25", "a x=\"€ /%\""),
    Row("plus stays plus", ["a /{x}"], web + "/a+b", "a x=\"a+b\""),
    Row("string of an escape that is none", ["a /{x}"], web + "/%zz", "a x=\"%zz\""),
    Row("dot segment", ["a /{x}/b"], web + "/../b", nil),
    Row("escaped dot segment", ["a /{x}/b"], web + "/%2E./b", nil),
    Row("dot segment in a rest", ["a /{x...}"], web + "/a/./b", nil),
    Row("dots in a segment", ["a /{x}"], web + "/...", "a x=\"...\""),
    Row("bool", ["a /{x:bool}"], web + "/true", "a x=true"),
    Row("bool in upper case", ["a /{x:bool}"], web + "/TRUE", nil),
    Row(
      "UUID in upper case", ["a /{x:uuid}"], web + "/550E8400-E29B-41D4-A716-446655440000",
      "a x=\"550e8400-e29b-41d4-a716-446655440000\""),
    Row("enum", ["a /{x:enum(new|old)}"], web + "/old", "a x=\"old\""),
    Row("enum, other", ["a /{x:enum(new|old)}"], web + "/Old", nil),
    Row("optional", ["a /a/{x?}"], web + "/a/b", "a x=\"b\""),
    Row("optional, absent", ["a /a/{x?}"], web + "/a", "a"),
    Row("optional, absent behind a slash", ["a /a/{x?}"], web + "/a/", "a"),
    Row("optional, too long", ["a /a/{x?}"], web + "/a/b/c", nil),
    Row("optional, empty", ["a /a/{x?}"], web + "/a//", nil),
    Row("optional number", ["a /a/{x:int?}"], web + "/a/x", nil),
    Row("rest", redemption, web + "/redemption/a/b", "redemption path=\"a/b\""),
    Row("rest, none", redemption, web + "/redemption", "redemption path=\"\""),
    Row("rest, only a slash", redemption, web + "/redemption/", "redemption path=\"\""),
    Row("rest with a slash at its end", redemption, web + "/redemption/a/", "redemption path=\"a/\""),
    Row("rest with an empty segment", redemption, web + "/redemption/a//b", "redemption path=\"a//b\""),
    Row("rest that begins with a slash", redemption, web + "/redemption//a", nil),
    Row("rest, decoded by segment", redemption, web + "/redemption/a%20b/%C3%A9", "redemption path=\"a b/é\""),
    Row("rest that begins with an escaped slash", redemption, web + "/redemption/%2Fevil.example/a", nil),
    Row("rest that begins with two of them", ["a /{x...}"], web + "/%2F%2Fevil.example", nil),
    Row("rest with an escaped slash", redemption, web + "/redemption/a%2F%2Fb", "redemption path=\"a//b\""),
    Row("rest with dot segments between escaped slashes", redemption, web + "/redemption/a/b%2F..%2F..%2Fc", nil),
    Row("rest with a dot segment behind an escaped slash", redemption, web + "/redemption/a%2f.", nil),
    Row("rest behind a parameter with one", ["a /{x}/{y...}"], web + "/a%2F../b", "a x=\"a/..\" y=\"b\""),
    Row("rest with dots in a segment", redemption, web + "/redemption/a%2F..b", "redemption path=\"a/..b\""),
    Row("rest of everything", ["a /{x...}"], web + "/", "a x=\"\""),
  ]

  static let queries = [
    Row("declared", ["a /a ?n=int ?s=string"], web + "/a?n=5&s=b%20c", "a ? n=5 s=\"b c\""),
    Row("missing", ["a /a ?n=int"], web + "/a", nil),
    Row("optional, missing", ["a /a ?n=int?"], web + "/a", "a"),
    Row("of another type", ["a /a ?n=int"], web + "/a?n=x", nil),
    Row("optional of another type", ["a /a ?n=int?"], web + "/a?n=x", nil),
    Row("optional and empty", ["a /a ?n=int?"], web + "/a?n=", nil),
    Row("string and empty", ["a /a ?s=string"], web + "/a?s=", "a ? s=\"\""),
    Row("string without =", ["a /a ?s=string"], web + "/a?s", "a ? s=\"\""),
    Row("others", ["a /a"], web + "/a?b=c&d&=e&&", "a ? b=\"c\" d=\"\" =\"e\""),
    Row("the first of a name", ["a /a ?n=int"], web + "/a?n=1&n=x&b=1&b=2", "a ? n=1 b=\"1\""),
    Row("escaped name", ["a /a ?n=int"], web + "/a?%6E=1", "a ? n=1"),
    Row("names have a case", ["a /a ?n=int"], web + "/a?N=1", nil),
    Row("plus stays plus in a query", ["a /a ?s=string"], web + "/a?s=a+b", "a ? s=\"a+b\""),
    Row("raw = in a value", ["a /a ?s=string"], web + "/a?s=a=b", "a ? s=\"a=b\""),
    Row("bool, enum and UUID", ["a /a ?b=bool ?e=enum(x|y)"], web + "/a?b=true&e=y", "a ? b=true e=\"y\""),
  ]

  static let authorities = [
    Row("host", ["a /a @www.example.com"], web + "/a", "a"),
    Row("http", ["a /a @www.example.com"], "http://www.example.com/a", "a"),
    Row("scheme and host in capitals", ["a /a @www.example.com"], "HTTPS://WWW.Example.COM/a", "a"),
    Row("other host", ["a /a @www.example.com"], "https://example.com/a", nil),
    Row("second host", ["a /a @example.com @www.example.com"], web + "/a", "a"),
    Row("no host", ["a /a @"], web + "/a", nil),
    Row("every host", ["a /a"], "https://x.example/a", "a"),
    Row("international host", ["a /a @xn--bcher-kva.example"], "https://bücher.example/a", "a"),
    Row("standard port", ["a /a @www.example.com"], web + ":443/a", "a"),
    Row("standard port of http", ["a /a @www.example.com"], "http://www.example.com:80/a", "a"),
    Row("other port", ["a /a @www.example.com"], web + ":8443/a", nil),
    Row("port in the table", ["a /a @www.example.com:8443"], web + ":8443/a", "a"),
    Row("port in the table only", ["a /a @www.example.com:8443"], web + "/a", nil),
    Row("every port of every host", ["a /a"], web + ":8443/a", "a"),
    Row("user name", ["a /a"], "https://www.example.com@evil.example/a", nil),
    Row("backslash", ["a /a"], "https://www.example.com\\@evil.example/a", nil),
    Row("numeric host", ["a /a"], "https://127.1/a", nil),
    Row("control character", ["a /{x}"], web + "/a\tb", nil),
    Row("scheme", ["a /a +myapp"], "myapp://a", "a"),
    Row("scheme in capitals", ["a /a +MyApp"], "MYAPP://a", "a"),
    Row("other scheme", ["a /a +other"], "myapp://a", nil),
    Row("no scheme", ["a /a +"], "myapp://a", nil),
    Row("every scheme of the app", ["a /a"], "myapp://a", "a"),
    Row("unknown scheme", ["a /a"], "other://a", nil),
    Row("hosts say nothing of schemes", ["a /a @www.example.com"], "myapp://a", "a"),
    Row("schemes say nothing of hosts", ["a /a +myapp"], web + "/a", "a"),
    Row("host is the first segment", redemption, "myapp://redemption/a/b?x=1", "redemption path=\"a/b\" ? x=\"1\""),
    Row("host has no case", redemption, "myapp://REDEMPTION/A", "redemption path=\"A\""),
    Row("enum as host has no case", ["a /{x:enum(New)}"], "myapp://new", "a x=\"New\""),
    Row("string as host", ["a /{x}"], "myapp://A%20b", "a x=\"A b\""),
    Row("path of a custom scheme has a case", ["a /a/b"], "myapp://a/B", nil),
    Row("nothing", ["a /"], "myapp://", "a"),
    Row("nothing but a query", ["a /"], "myapp://?x=1", "a ? x=\"1\""),
    Row("empty host", ["a /a/b"], "myapp:///a/b", "a"),
    Row("empty host keeps the case", ["a /a/b"], "myapp:///A/b", nil),
    Row("one slash", ["a /a/b"], "myapp:/a/b", "a"),
    Row("no slash", ["a /a/b"], "myapp:a/b", "a"),
    Row("port of a custom scheme", ["a /a"], "myapp://a:80", nil),
    Row("user name of a custom scheme", ["a /a"], "myapp://u@a", nil),
    Row("dot as host", ["a /{x}/b"], "myapp://../b", nil),
  ]

  static let priorities = [
    Row("literal before number", ["n /{x:int}", "l /5"], web + "/5", "l"),
    Row("number before string", ["s /{x}", "n /{x:int}"], web + "/5", "n x=5"),
    Row("string for the others", ["s /{x}", "n /{x:int}"], web + "/x", "s x=\"x\""),
    Row("enum before number", ["n /{x:int}", "e /{x:enum(5|6)}"], web + "/5", "e x=\"5\""),
    Row("smaller enum first", ["e /{x:enum(a|b|c)}", "f /{x:enum(a|b)}"], web + "/a", "f x=\"a\""),
    Row("required before optional", ["o /a/{x?}", "r /a/{x}"], web + "/a/b", "r x=\"b\""),
    Row("shorter before optional", ["o /a/{x?}", "r /a"], web + "/a", "r"),
    Row("optional before rest", ["r /a/{x...}", "o /a/{x?}"], web + "/a/b", "o x=\"b\""),
    Row("rest for longer ones", ["r /a/{x...}", "o /a/{x?}"], web + "/a/b/c", "r x=\"b/c\""),
    Row("longer before rest", ["r /{x...}", "l /a/b/{x}"], web + "/a/b/c", "l x=\"c\""),
    Row("first segment decides", ["b /{x}/b", "a /a/{x}"], web + "/a/b", "a x=\"b\""),
    Row("required query first", ["a /a", "q /a ?x=string"], web + "/a?x=1", "q ? x=\"1\""),
    Row("without it the other", ["a /a", "q /a ?x=string"], web + "/a", "a"),
    Row("typed query first", ["a /a ?x=string?", "q /a ?x=int?"], web + "/a?x=1", "q ? x=1"),
    Row("the other for other texts", ["a /a ?x=string?", "q /a ?x=int?"], web + "/a?x=y", "a ? x=\"y\""),
    Row("host before none", ["a /{x}", "h /{x} @www.example.com"], web + "/b", "h x=\"b\""),
    Row("fewer hosts first", ["a /a @b.example @www.example.com", "h /a @www.example.com"], web + "/a", "h"),
    Row("path before host", ["h /{x} @www.example.com", "a /a"], web + "/a", "a"),
    Row("scheme before none", ["a /{x}", "s /{x} +myapp"], "myapp://b", "s x=\"b\""),
    Row("order at last", ["a /{x}", "b /{y}"], web + "/c", "a x=\"c\""),
  ]

  private static func read(
    _ url: String, _ table: RouteTable, explain: Bool = false, schemes: [String]? = ["myapp"]
  ) -> IncomingLink {
    let parser = IncomingParser(domains: [], schemes: schemes.map { $0.map { Array($0.utf8) } }, routes: table)
    var link = parser.parse(Array(url.utf8), explain: explain)
    if link.kind != .shortLink { parser.reject(&link) }
    return link
  }

  @Test(arguments: paths + queries + authorities + priorities)
  func match(_ row: Row) throws {
    let table = try RouteSpec.table(row.routes)
    let link = Self.read(row.url, table)
    #expect(link.route?.line == row.match)
    let isWeb = row.url.lowercased().hasPrefix("http")
    let isKnown = row.url.lowercased().hasPrefix("myapp")
    let kind: IncomingLink.Kind = isKnown ? .customScheme : isWeb && row.match != nil ? .universalLink : .unrecognized
    #expect(link.kind == kind)
    #expect(Self.read(row.url, table, explain: true).route?.line == row.match, "looked at one by one")
  }

  @Test func idsDiffer() {
    let ids = (Self.paths + Self.queries + Self.authorities + Self.priorities).map(\.id)
    #expect(Set(ids).count == ids.count)
  }

  // MARK: Schemes

  @Test(arguments: [
    ("myapp://a", IncomingLink.Kind.customScheme, "a"), ("javascript:a", .unrecognized, ""),
    ("data:a", .unrecognized, ""), ("intent://a", .unrecognized, ""), ("mailto:a", .unrecognized, ""),
    ("myapp://b", .unrecognized, ""),
  ])
  func nobodySaysWhichSchemesExist(_ url: String, _ kind: IncomingLink.Kind, _ match: String) throws {
    let link = Self.read(url, try RouteSpec.table(["a /a"]), schemes: nil)
    #expect(link.kind == kind)
    #expect((link.route?.line ?? "") == match)
  }

  @Test func schemesOfRoutesAreKnown() throws {
    let table = try RouteSpec.table(["a /a +myapp +other"])
    #expect(table.schemes == [Array("myapp".utf8), Array("other".utf8)])
    #expect(Self.read("other://b", table, schemes: nil).kind == .customScheme)
    #expect(Self.read("other://b", table, schemes: ["myapp"]).kind == .unrecognized)
    #expect(Self.read("theirs://b", table, schemes: nil).kind == .unrecognized)
  }

  /// A scheme that must not be given to an app is never one of the app's, even when it was declared.
  @Test(arguments: ["javascript", "data", "intent", "content", "file", "mailto", "FaceTime"])
  func dangerousSchemes(_ scheme: String) throws {
    let table = try RouteSpec.table(["a /a"])
    for schemes in [[scheme], nil] {
      let link = Self.read(scheme + "://a", table, explain: true, schemes: schemes)
      #expect(link.kind == .unrecognized)
      #expect(link.route == nil)
      #expect(link.trace.contains { $0.rule == .knownScheme && $0.refusal == .badScheme })
    }
  }

  /// Nor has a deep link of such a scheme a route.
  @Test func dangerousDeepLink() throws {
    let url = "myapp://google/link/?deep_link_id=mailto%3Aa"
    let link = Self.read(url, try RouteSpec.table(["a /a"]), explain: true, schemes: nil)
    #expect(link.kind == .customScheme)
    #expect(link.route == nil)
    #expect(link.trace.last?.rule == .routable && link.trace.last?.refusal == .badScheme)
  }

  // MARK: Dynamic links

  @Test(arguments: [
    "https://x.page.link/?link=https%3A%2F%2Fwww.example.com%2Fproduct%2F5%3Fa%3Db",
    "https://x.page.link/?link=https%3A%2F%2Fy.page.link%2F%3Flink%3Dhttps%253A%252F%252Fwww.example.com%252Fproduct%252F5%253Fa%253Db",
    "myapp://google/link/?deep_link_id=https%3A%2F%2Fwww.example.com%2Fproduct%2F5%3Fa%3Db",
    "myapp://google/link/?deep_link_id=myapp%3A%2F%2Fproduct%2F5%3Fa%3Db",
  ])
  func routeOfTheDeepLink(_ url: String) throws {
    let link = Self.read(url, try RouteSpec.table(Self.product + ["google /google/{x...}"]))
    #expect(link.route?.line == "product id=5 ? a=\"b\"")
    #expect(link.payload != nil)
  }

  @Test func routeOfTheDeepLinkOfAShortLink() throws {
    let parser = IncomingParser(domains: nil, schemes: nil, routes: try RouteSpec.table(Self.product + ["s /s"]))
    var link = parser.parse(Array("https://links.example/s".utf8))
    #expect(link.route == nil && link.kind == .unrecognized, "the store is asked first")
    try parser.accept(
      link.candidates[0], longLink: Array("https://links.example/?link=https%3A%2F%2Fw.example%2Fproduct%2F7".utf8),
      for: &link)
    #expect(link.kind == .shortLink)
    #expect(link.route?.line == "product id=7")
    var other = parser.parse(Array("https://links.example/s".utf8))
    parser.reject(&other)
    #expect(other.kind == .universalLink)
    #expect(other.route?.line == "s")
  }

  @Test func noDeepLinkHasNoRoute() throws {
    let link = Self.read("myapp://google/link/?match_type=none&a=b", try RouteSpec.table(["google /google/link"]))
    #expect(link.kind == .customScheme && link.payload != nil && link.route == nil)
    let bare = Self.read("myapp://google/link", try RouteSpec.table(["google /google/link"]))
    #expect(bare.payload == nil)
    #expect(bare.route?.line == "google")
  }

  // MARK: Trace

  private static func steps(
    _ url: String, _ routes: [String], schemes: [String] = ["myapp"]
  ) throws -> [String] {
    let trace = read(url, try RouteSpec.table(routes), explain: true, schemes: schemes).trace
    return trace.filter { [.route, .routable].contains($0.rule) }.map {
      let texts = [$0.value, Array(($0.refusal?.rawValue ?? "").utf8), $0.detail]
        .map { String(decoding: $0, as: UTF8.self) }.filter { !$0.isEmpty }
      return ($0.isMatch ? "+ " : "- ") + texts.joined(separator: " ")
    }
  }

  struct Reason: Sendable, CustomTestStringConvertible {
    let route: String
    let url: String
    let step: String
    var testDescription: String { step }

    init(_ route: String, _ url: String, _ step: String) {
      self.route = route
      self.url = url
      self.step = step
    }
  }

  static let reasons = [
    Reason("a /a", web + "\\/a", "- badURL"),
    Reason("a /a", "https://u@www.example.com/a", "- userinfo"),
    Reason("a /a", "myapp://a:1/a", "- port"),
    Reason("a /{x...}", web + "/a/%2e%2e", "- dotSegment"),
    Reason("a /a @x.example", web + "/a", "- a otherHost"),
    Reason("a /a +other", "myapp://a", "- a otherScheme"),
    Reason("a /a/{x}", web + "/a", "- a fewerSegments x"),
    Reason("a /a/b", web + "/a", "- a fewerSegments b"),
    Reason("a /a", web + "/a/b", "- a moreSegments"),
    Reason("a /a/{x?}", web + "/a/b/c", "- a moreSegments"),
    Reason("a /a/b", web + "/a/c", "- a otherSegment b"),
    Reason("a /{x}/b", web + "//b", "- a emptySegment x"),
    Reason("a /b/{x...}", web + "/b//b", "- a emptySegment x"),
    Reason("a /b/{x...}", web + "/b/%2Fb", "- a emptySegment x"),
    Reason("a /b/{x...}", web + "/b/c%2F..", "- a dotSegment x"),
    Reason("a /{x:int}", web + "/b", "- a otherType x"),
    Reason("a /b/{x:int?}", web + "/b/b", "- a otherType x"),
    Reason("a /a ?q=int", web + "/a", "- a noParameter q"),
    Reason("a /a ?q=int?", web + "/a?q=b", "- a otherParameter q"),
    Reason("a /a", web + "/a", "+ a"),
  ]

  @Test(arguments: reasons)
  func reason(_ row: Reason) throws {
    #expect(try Self.steps(row.url, [row.route], schemes: ["myapp"]) == [row.step])
  }

  /// All routes are named in their order until one fits, also those that another first segment leaves out.
  @Test func everyRouteIsExplained() throws {
    let routes = [
      "never /{x...}", "host /a/{x:int} @x.example", "literal /b/5", "longer /a/{x:int}/c", "long /a",
      "type /a/{x:bool}",
      "query /a/{x} ?q=int", "typed /a/{x:int} ?n=int?", "app /a/5 @", "last /{y...} @www.example.com",
    ]
    #expect(
      try Self.steps(Self.web + "/a/5?n=z", routes) == [
        "- long moreSegments", "- app otherHost", "- literal otherSegment b", "- type otherType x",
        "- typed otherParameter n", "- host otherHost",
        "- longer fewerSegments c", "- query noParameter q", "+ last",
      ])
  }

  @Test func withoutRoutesNothingIsSaid() throws {
    #expect(try Self.steps(Self.web + "/a", []).isEmpty)
  }
}
