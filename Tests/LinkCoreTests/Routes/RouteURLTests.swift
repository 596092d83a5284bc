import LinkCore
import Testing

/// URLs that are built for routes: what is written, and what is refused.
@Suite struct RouteURLTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let route: String
    var form = RouteURL.Form.universalLink(host: nil)
    var values: [(String, RouteValue)] = []
    var query: [(String, RouteValue)] = []
    let url: String
    var testDescription: String { id }
  }

  private static func text(_ text: String) -> RouteValue { .string(Array(text.utf8)) }
  private static let uuid = "550e8400-e29b-41d4-a716-446655440000"
  private static let app = RouteURL.Form.customScheme(nil)

  static let rows = [
    Row(id: "literals", route: "a /a%20b/c @x.example", url: "https://x.example/a%20b/c"),
    Row(id: "root", route: "a / @x.example", url: "https://x.example/"),
    Row(id: "host in lower case with its port", route: "a /a @X.Example:8443", url: "https://x.example:8443/a"),
    Row(id: "international host", route: "a /a @bücher.example", url: "https://xn--bcher-kva.example/a"),
    Row(
      id: "values of all types", route: "a /{s}/{i:int}/{b:bool}/{u:uuid}/{e:enum(x|y)} @x.example",
      values: [
        ("u", text(uuid.uppercased())), ("e", text("y")), ("s", text("é/%? #+")), ("i", .int(.min)),
        ("b", .bool(false)),
      ], url: "https://x.example/%C3%A9%2F%25%3F%20%23%2B/-9223372036854775808/false/\(uuid)/y"),
    Row(id: "optional", route: "a /{x:int?} @x.example", values: [("x", .int(0))], url: "https://x.example/0"),
    Row(id: "optional, absent", route: "a /{x?} @x.example", url: "https://x.example/"),
    Row(id: "optional, empty", route: "a /a/{x?} @x.example", values: [("x", text(""))], url: "https://x.example/a"),
    Row(
      id: "rest", route: "a /a/{x...} @x.example", values: [("x", text("b c//d/"))],
      url: "https://x.example/a/b%20c//d/"),
    Row(id: "rest, empty", route: "a /a/{x...} @x.example", values: [("x", text(""))], url: "https://x.example/a"),
    Row(id: "rest, absent", route: "a /{x...} @x.example", url: "https://x.example/"),
    Row(
      id: "dots", route: "a /{x}/{y...} @x.example", values: [("x", text("...")), ("y", text(".a/b."))],
      url: "https://x.example/.../.a/b."),
    Row(
      id: "declared query parameters first", route: "a /a ?p=int? ?q=string @x.example",
      query: [("z", text("")), ("q", text("a&b=c")), ("y", text("ü")), ("p", .int(1))],
      url: "https://x.example/a?p=1&q=a%26b%3Dc&z=&y=%C3%BC"),
    Row(
      id: "name of a query parameter", route: "a /a @x.example", query: [("a[é]", text("1"))],
      url: "https://x.example/a?a%5B%C3%A9%5D=1"),
    Row(id: "no name", route: "a /a @x.example", query: [("", text(""))], url: "https://x.example/a?="),
    Row(id: "custom scheme", route: "a /a/{x} +MyApp", form: app, values: [("x", text("b"))], url: "myapp://a/b"),
    Row(id: "custom scheme, root", route: "a / +myapp", form: app, url: "myapp://"),
    Row(
      id: "custom scheme, query alone", route: "a / +myapp", form: app, query: [("x", text("1"))], url: "myapp://?x=1"),
    Row(
      id: "custom scheme, host that is a value", route: "a /{x...} +myapp", form: app, values: [("x", text("a:b@c/d"))],
      url: "myapp://a%3Ab%40c/d"),
    Row(id: "one of several schemes", route: "a /a +one +two", form: .customScheme(Array("TWO".utf8)), url: "two://a"),
  ]

  private static func arguments(_ pairs: [(String, RouteValue)]) -> [RouteArgument] {
    pairs.map { RouteArgument(name: Array($0.0.utf8), value: $0.1) }
  }

  @Test(arguments: rows)
  func builds(_ row: Row) throws {
    let route = try RouteSpec.route(row.route)
    let url = try RouteURL(route, row.form, values: Self.arguments(row.values), query: Self.arguments(row.query))
    #expect(String(decoding: url.text, as: UTF8.self) == row.url)
    let parser = IncomingParser(domains: [], schemes: nil, routes: RouteTable([route]))
    let kind: IncomingLink.Kind = if case .customScheme = row.form { .customScheme } else { .universalLink }
    #expect(throws: Never.self) { try parser.check(url.text, for: url, readAs: kind) }
  }

  struct Refused: Sendable, CustomTestStringConvertible {
    let id: String
    let route: String
    var form = RouteURL.Form.universalLink(host: nil)
    var values: [(String, RouteValue)] = []
    var query: [(String, RouteValue)] = []
    let fault: RouteBuildFault
    var testDescription: String { id }
  }

  private static let x = RouteField(.values, Array("x".utf8))
  private static let q = RouteField(.query, Array("q".utf8))
  private static let hosts = ["a.example", "b.example"].map { Array($0.utf8) }

  static let refused = [
    Refused(id: "missing", route: "a /{x} @x.example", fault: .missing(x)),
    Refused(id: "empty", route: "a /{x} @x.example", values: [("x", text(""))], fault: .missing(x)),
    Refused(id: "missing in the query", route: "a /a ?q=int @x.example", fault: .missing(q)),
    Refused(
      id: "number for a string", route: "a /{x} @x.example", values: [("x", .int(1))],
      fault: .wrongType(x, .string, .int(1))),
    Refused(
      id: "string for a number", route: "a /{x:int} @x.example", values: [("x", text("1"))],
      fault: .wrongType(x, .int, text("1"))),
    Refused(
      id: "number for a rest", route: "a /{x...} @x.example", values: [("x", .int(1))],
      fault: .wrongType(x, .string, .int(1))),
    Refused(
      id: "no UUID", route: "a /{x:uuid} @x.example", values: [("x", text("1"))], fault: .wrongType(x, .uuid, text("1"))
    ),
    Refused(
      id: "no alternative", route: "a /{x:enum(a|b)} @x.example", values: [("x", text("c"))],
      fault: .wrongType(x, .choice([[0x61], [0x62]]), text("c"))),
    Refused(
      id: "string for a number in the query", route: "a /a ?q=int @x.example", query: [("q", text("1"))],
      fault: .wrongType(q, .int, text("1"))),
    Refused(
      id: "number where nothing is declared", route: "a /a @x.example", query: [("q", .int(1))],
      fault: .wrongType(q, .string, .int(1))),
    Refused(id: "dot", route: "a /{x} @x.example", values: [("x", text("."))], fault: .dotSegment(x, value: [0x2E])),
    Refused(
      id: "dots in a rest", route: "a /{x...} @x.example", values: [("x", text("a/../b"))],
      fault: .dotSegment(x, value: Array("a/../b".utf8))),
    Refused(
      id: "slash in front of a rest", route: "a /{x...} @x.example", values: [("x", text("/a"))],
      fault: .leadingSlash(x, value: Array("/a".utf8))),
    Refused(id: "no host", route: "a /a", fault: .hostMissing(choices: nil)),
    Refused(id: "two hosts", route: "a /a @a.example @b.example", fault: .hostMissing(choices: hosts)),
    Refused(id: "never a universal link", route: "a /a @", fault: .neverUniversalLink),
    Refused(id: "no scheme", route: "a /a", form: app, fault: .schemeMissing(choices: nil)),
    Refused(
      id: "two schemes", route: "a /a +a +b", form: app, fault: .schemeMissing(choices: [[0x61], [0x62]])),
    Refused(id: "never a custom scheme", route: "a /a +", form: app, fault: .neverCustomScheme),
    Refused(
      id: "other scheme", route: "a /a +a", form: .customScheme([0x62]),
      fault: .schemeNotAllowed([0x62], choices: [[0x61]])),
    Refused(
      id: "script", route: "a /a", form: .customScheme(Array("JavaScript".utf8)),
      fault: .dangerousScheme(Array("javascript".utf8))),
    Refused(
      id: "script, to be repaired", route: "a /a", form: .customScheme(Array("java\tscript".utf8)),
      fault: .dangerousScheme(Array("java\tscript".utf8))),
    Refused(
      id: "mail", route: "a /a", form: .customScheme(Array("mailto".utf8)), fault: .badScheme(Array("mailto".utf8))),
    Refused(
      id: "no scheme at all", route: "a /a", form: .customScheme(Array("a b".utf8)),
      fault: .badScheme(Array("a b".utf8))),
    Refused(
      id: "too long", route: "a /{x} @x.example", values: [("x", text(String(repeating: "é", count: 11_000)))],
      fault: .tooLong),
  ]

  @Test(arguments: refused)
  func refuses(_ row: Refused) throws {
    let route = try RouteSpec.route(row.route)
    #expect(throws: row.fault) {
      try RouteURL(route, row.form, values: Self.arguments(row.values), query: Self.arguments(row.query))
    }
  }

  @Test func hostIsOneOfTheRoute() throws {
    let route = try RouteSpec.route("a /a @a.example @b.example:8443")
    let known = try RouteHost(Array("B.example:8443".utf8).span)
    let other = try RouteHost(Array("b.example".utf8).span)
    let url = try RouteURL(route, .universalLink(host: known), values: [], query: [])
    #expect(url.text == Array("https://b.example:8443/a".utf8))
    #expect(
      throws: RouteBuildFault.hostNotAllowed(
        other.text, choices: ["a.example", "b.example:8443"].map { Array($0.utf8) })
    ) {
      try RouteURL(route, .universalLink(host: other), values: [], query: [])
    }
  }

  // MARK: What would be read as something else

  @Test func anotherRouteIsAskedFirst() throws {
    try expect(
      ["a /{x} @x.example", "b /five @x.example"], values: [("x", Self.text("five"))], url: "https://x.example/five"
    ) { .takenBy(route: Array("b".utf8), url: $0) }
  }

  @Test func shortLinkOfAConfiguredDomain() throws {
    try expect(["a /a/b @x.example"], domains: ["https://x.example"], url: "https://x.example/a/b") {
      .readAs(.shortLink, url: $0)
    }
  }

  @Test func longLinkOfAConfiguredDomain() throws {
    try expect(
      ["a / @x.example"], domains: ["https://x.example"], query: [("link", Self.text("https://y.example"))],
      url: "https://x.example/?link=https%3A%2F%2Fy.example"
    ) { .readAs(.dynamicLink, url: $0) }
  }

  @Test func dynamicLinkWhenNobodySaysWhichPrefixesExist() throws {
    try expect(
      ["a /a @x.example"], query: [("link", Self.text("https://y.example"))],
      url: "https://x.example/a?link=https%3A%2F%2Fy.example"
    ) { .readAs(.dynamicLink, url: $0) }
  }

  @Test func customSchemeFormOfADynamicLink() throws {
    try expect(
      ["a /{x...} +myapp"], form: Self.app, values: [("x", Self.text("google/link"))], query: [("y", Self.text("z"))],
      url: "myapp://google/link?y=z"
    ) { .readAs(.dynamicLink, url: $0) }
  }

  private func expect(
    _ routes: [String], form: RouteURL.Form = .universalLink(host: nil), domains: [String]? = nil,
    values: [(String, RouteValue)] = [], query: [(String, RouteValue)] = [], url wanted: String,
    _ fault: ([UInt8]) -> RouteBuildFault
  ) throws {
    let table = try RouteSpec.table(routes)
    let url = try RouteURL(table.routes[0], form, values: Self.arguments(values), query: Self.arguments(query))
    #expect(String(decoding: url.text, as: UTF8.self) == wanted)
    let prefixes = try domains?.map { try URIPrefix(Array($0.utf8).span) }
    let parser = IncomingParser(domains: prefixes, schemes: nil, routes: table)
    let kind: IncomingLink.Kind = if case .customScheme = form { .customScheme } else { .universalLink }
    #expect(throws: fault(url.text)) { try parser.check(url.text, for: url, readAs: kind) }
  }
}
