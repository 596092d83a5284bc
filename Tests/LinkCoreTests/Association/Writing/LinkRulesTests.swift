import TestSupport
import Testing

@testable import LinkCore

/// The rules that are written for prefixes and routes, in their order.
@Suite struct LinkRulesTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    var prefixes: [String] = []
    var routes: [String] = []
    var dialect = PatternDialect.components
    let rules: [String]
    var notes: [GenerationNote] = []
    var testDescription: String { id }
  }

  private static let digits8 = String(repeating: "$(xdigit)", count: 8)
  private static let digits4 = String(repeating: "$(xdigit)", count: 4)
  private static let digits12 = String(repeating: "$(xdigit)", count: 12)
  private static let uuid = [digits8, digits4, digits4, digits4, digits12].joined(separator: "-")

  static let rows: [Row] = [
    Row(
      id: "a prefix", prefixes: ["https://x.example/link"], rules: ["- /link/* d=1", "+ /link/*"],
      notes: [.barePrefix(["https://x.example/link".utf8Bytes])]),
    Row(
      id: "a prefix with the whole host", prefixes: ["https://x.example"], routes: ["a /a/{b}"],
      rules: ["- /_/*", "- /* d=1", "+ /*"],
      notes: [.barePrefix(["https://x.example".utf8Bytes]), .belowPrefix(["a".utf8Bytes])]),
    Row(
      id: "the longest prefix first", prefixes: ["https://x.example/l", "https://x.example/l/promo"],
      rules: ["- /l/promo/* d=1", "+ /l/promo/*", "- /l/* d=1", "+ /l/*"],
      notes: [.barePrefix(["https://x.example/l/promo".utf8Bytes, "https://x.example/l".utf8Bytes])]),
    Row(
      id: "what no pattern has", prefixes: ["https://x.example/a*b$(c"], rules: ["- /a?b?(c/* d=1", "+ /a?b?(c/*"],
      notes: [
        .barePrefix(["https://x.example/a*b$(c".utf8Bytes]), .prefixCharacter(["https://x.example/a*b$(c".utf8Bytes]),
      ]),
    Row(
      id: "routes below a prefix", prefixes: ["https://x.example/link"],
      routes: ["a /link/{b}/{c}", "b /link", "c /links", "d /link/{x...}"],
      rules: ["- /link/* d=1", "+ /link/*", "+ /links"],
      notes: [
        .barePrefix(["https://x.example/link".utf8Bytes]), .belowPrefix(["b".utf8Bytes, "a".utf8Bytes, "d".utf8Bytes]),
      ]),
    Row(
      id: "other hosts", prefixes: ["https://y.example/l"], routes: ["a /a @y.example", "b /b @x.example"],
      rules: ["+ /b"]),
    Row(id: "no universal links", routes: ["a /a @", "b /b +myapp"], rules: ["+ /b"]),
    Row(id: "the root", routes: ["a /"], rules: ["+ /"]),
    Row(
      id: "literals as build writes them and as browsers send them", routes: ["a /ü/a:b/x%20y", "b /%25/a%2Fb"],
      rules: ["+ /%25/a%2Fb", "+ /%C3%BC/a%3Ab/x%20y", "+ /%C3%BC/a:b/x%20y"]),
    Row(
      id: "literals that only build's spelling has", routes: ["a /a*b", "b /$5", "c /[x]"],
      rules: ["+ /a%2Ab", "+ /%245", "+ /%5Bx%5D"],
      notes: [.builtSpelling(["a".utf8Bytes, "b".utf8Bytes, "c".utf8Bytes])]),
    Row(
      id: "one segment", routes: ["a /user/{name}"], rules: ["- /*/*/?*", "+ /user/?*"]),
    Row(
      id: "from the longest to the shortest", routes: ["a /{x}", "b /{x}/{y}/{z}", "c /c"],
      rules: ["- /*/*/*/?*", "+ /?*/?*/?*", "- /*/?*", "+ /?*"]),
    Row(
      id: "an optional segment", routes: ["a /size/{x?}"], rules: ["+ /size", "- /*/*/?*", "+ /size/?*"]),
    Row(
      id: "a rest", routes: ["a /docs/{x...}", "b /docs/{y}", "c /{z}"],
      rules: ["+ /docs/*", "- /*/?*", "+ /?*"], notes: [.emptySegments(["a".utf8Bytes])]),
    Row(
      id: "a rest behind a parameter", routes: ["a /{x}/docs/{y...}"], rules: ["+ /?*/docs/*"],
      notes: [.moreSegments(["a".utf8Bytes]), .emptySegments(["a".utf8Bytes])]),
    Row(
      id: "what a rest behind a parameter takes anyway",
      routes: ["a /{x}/docs/{y...}", "b /{x}/{y}/docs/{z}", "c /{x}/{y}/doc/{z}", "d /u/docs"],
      rules: ["+ /?*/docs/*", "- /*/*/*/*/?*", "+ /?*/?*/doc/?*"],
      notes: [.moreSegments(["a".utf8Bytes]), .emptySegments(["a".utf8Bytes])]),
    Row(
      id: "what a rest behind a number takes anyway",
      routes: ["a /{x:int}/{y...}", "b /1a/{z}", "c /a1/{z}", "d /0x/b", "e /-1/b"],
      rules: ["+ /0x/b", "+ /$(int)/*", "- /*/*/?*", "+ /a1/?*"],
      notes: [
        .moreSegments(["a".utf8Bytes]), .numbers(["a".utf8Bytes]), .longNumbers(["a".utf8Bytes]),
        .variables(["a".utf8Bytes]), .emptySegments(["a".utf8Bytes]),
      ]),
    Row(
      id: "every path", routes: ["a /{x...}", "b /b", "c /{y}/{z}"], rules: ["+ /*"],
      notes: [.emptySegments(["a".utf8Bytes])]),
    Row(
      id: "every longer path", routes: ["a /{x}/{y}/{z...}", "b /{x}"], rules: ["+ /?*/?*/*", "+ /?*"],
      notes: [.moreSegments(["a".utf8Bytes]), .emptySegments(["a".utf8Bytes])]),
    Row(
      id: "alternatives", routes: ["a /{b:bool}/{c:enum(S|L|a:b)}"], rules: ["+ /$(b)/$(c)"],
      notes: [.variables(["a".utf8Bytes])]),
    Row(id: "a UUID", routes: ["a /{id:uuid}"], rules: ["+ /" + uuid], notes: [.variables(["a".utf8Bytes])]),
    Row(
      id: "a number", routes: ["a /product/{id:int}"],
      rules: ["- /*/*/?*", "- /product/?*$(non-digit)*", "+ /product/$(int)"],
      notes: [.longNumbers(["a".utf8Bytes]), .variables(["a".utf8Bytes])]),
    Row(
      id: "a number that a text covers", routes: ["a /product/{id:int}", "b /product/{slug}"],
      rules: ["- /*/*/?*", "+ /product/?*"]),
    Row(
      id: "a number after a text in its place", routes: ["a /p/{id:int}/x", "b /p/{slug}/{tab}"],
      rules: ["- /*/*/*/?*", "+ /p/?*/?*"]),
    Row(
      id: "numbers in each other's way", routes: ["a /{x:int}/{y}", "b /{u}/{v:int}"],
      rules: ["- /*/*/?*", "+ /$(int)/?*", "- /?*/?*$(non-digit)*", "+ /?*/$(int)"],
      notes: [
        .numbers(["a".utf8Bytes]), .longNumbers(["a".utf8Bytes, "b".utf8Bytes]),
        .variables(["a".utf8Bytes, "b".utf8Bytes]),
      ]),
    Row(
      id: "one of two numbers in the way", routes: ["a /a/{x:int}/{z}", "b /{w}/bb/{u:int}"],
      rules: [
        "- /*/*/*/?*", "- /?*/bb/?*$(non-digit)*", "+ /?*/bb/$(int)", "- /a/?*$(non-digit)*/?*", "+ /a/$(int)/?*",
      ],
      notes: [.longNumbers(["b".utf8Bytes, "a".utf8Bytes]), .variables(["b".utf8Bytes, "a".utf8Bytes])]),
    Row(
      id: "a required text", routes: ["a /a ?q=string"], rules: ["+ /a q=?*", "+ /a ?$(empty-q)"]),
    Row(
      id: "two required texts", routes: ["a /a ?q=string ?r=string"], rules: ["+ /a q=?* r=?*"],
      notes: [.emptyValues(["a".utf8Bytes])]),
    Row(id: "an optional text", routes: ["a /a ?q=string?"], rules: ["+ /a"]),
    Row(
      id: "an optional flag", routes: ["a /a ?q=bool?"], rules: ["+ /a q=$(q)", "+ /a q="],
      notes: [.emptyOptionals(["a".utf8Bytes]), .variables(["a".utf8Bytes])]),
    Row(
      id: "a number in the query", routes: ["a /a ?q=int"],
      rules: ["- /a q=?*$(non-digit)*", "+ /a q=$(int)"],
      notes: [.longNumbers(["a".utf8Bytes]), .variables(["a".utf8Bytes])]),
    Row(
      id: "a number and optional parameters", routes: ["a /a/{x:int} ?q=bool? ?r=int?"],
      rules: [
        "- /*/*/?*", "- /a/?*$(non-digit)*", "- /a/$(int) r=?*$(non-digit)*", "+ /a/$(int) q=$(q) r=$(int)",
        "+ /a/$(int) q=$(q) r=", "+ /a/$(int) q= r=$(int)", "+ /a/$(int) q= r=",
      ],
      notes: [
        .longNumbers(["a".utf8Bytes]), .emptyOptionals(["a".utf8Bytes]), .variables(["a".utf8Bytes]),
      ]),
    Row(
      id: "a number in the query before a route without it", routes: ["a /a ?q=int", "b /{x}"],
      rules: ["- /*/?*", "+ /?*"]),
    Row(
      id: "three optional types", routes: ["a /a ?p=bool? ?q=int? ?r=uuid?"], rules: ["+ /a"],
      notes: [.optionalQuery(["a".utf8Bytes])]),
    Row(
      id: "names in the spelling of browsers", routes: ["a /a ?f[x]=bool", "b /b ?f[x]=bool?"],
      rules: [
        "+ /a f%5Bx%5D=$(fx)", "+ /a f[x]=$(fx)", "+ /b f%5Bx%5D=$(fx)", "+ /b f[x]=$(fx)", "+ /b f%5Bx%5D= f[x]=",
      ], notes: [.emptyOptionals(["b".utf8Bytes]), .variables(["a".utf8Bytes, "b".utf8Bytes])]),

    // MARK: Paths

    Row(
      id: "paths: no queries and no variables", prefixes: ["https://x.example/link", "https://x.example"],
      routes: ["a /a"], dialect: .paths, rules: ["+ /link/*", "- /_/*", "+ /*"],
      notes: [
        .barePrefix(["https://x.example/link".utf8Bytes, "https://x.example".utf8Bytes]),
        .previews(["https://x.example/link".utf8Bytes, "https://x.example".utf8Bytes]), .belowPrefix(["a".utf8Bytes]),
      ]),
    Row(
      id: "paths: types", routes: ["a /a/{x:int} ?q=int", "b /b/{x:enum(S|L)}", "c /c/{x:uuid}"], dialect: .paths,
      rules: [
        "+ /b/S", "+ /b/L", "- /*/*/?*", "+ /a/?*", "+ /c/????????-????-????-????-????????????",
      ], notes: [.types(["a".utf8Bytes, "c".utf8Bytes])]),
    Row(
      id: "paths: alternatives up to 16", routes: ["a /{x:bool}/{y:bool}/{z:enum(a|b|c|d|e)}"], dialect: .paths,
      rules: ["- /*/*/*/?*", "+ /?*/?*/?*"], notes: [.types(["a".utf8Bytes])]),

    // MARK: Dynamic rules

    Row(
      id: "dynamic rules", prefixes: ["https://x.example/link"],
      routes: ["a /ü", "b /b/{x...}", "c /c/{y} ?q=string ?r=bool ?s=int?"], dialect: .dynamicRules,
      rules: [
        "- /link/* d=1", "+ /link", "+ /link/*", "+ /%C3%BC", "+ /%C3%BC/", "+ /ü", "+ /ü/", "+ /b/*", "+ /b",
        "- /*/*/?*", "+ /c/?* q=* r=true", "+ /c/?* q=* r=false",
      ],
      notes: [
        .barePrefix(["https://x.example/link".utf8Bytes]), .optionalQuery(["c".utf8Bytes]),
        .emptySegments(["b".utf8Bytes]),
      ]),
    Row(
      id: "dynamic rules: what looks like a variable", routes: ["a /$(x)"], dialect: .dynamicRules,
      rules: ["+ /%24%28x%29", "+ /%24%28x%29/"], notes: [.builtSpelling(["a".utf8Bytes])]),
  ]

  @Test(arguments: rows)
  func rules(_ row: Row) throws {
    let prefixes = try row.prefixes.map { try URIPrefix($0.utf8Bytes.span) }
    let domain = AssociatedDomain(
      try RouteHost("x.example".utf8Bytes.span), prefixes: prefixes, routes: try RouteSpec.table(row.routes))
    let rules = LinkRules(domain, row.dialect, comments: LinkRules.Comments(longPaths: [], noNumber: []))
    #expect(rules.rules.map(\.line) == row.rules)
    #expect(rules.notes == row.notes)
  }

  @Test func comments() throws {
    let domain = AssociatedDomain(
      try RouteHost("x.example".utf8Bytes.span), prefixes: [], routes: try RouteSpec.table(["a /a/{x:int}", "b /b"]))
    let comments = LinkRules.Comments(longPaths: "too long".utf8Bytes, noNumber: "no number".utf8Bytes)
    let rules = LinkRules(domain, .components, comments: comments).rules
    #expect(
      rules.map { String(decoding: $0.comment, as: UTF8.self) } == ["b", "too long", "a: no number", "a"])
  }

  /// A thousand routes, the most that there are, take no long time, though each is compared with each.
  @Test func manyRoutes() throws {
    let lines = (0..<RouteTable.maximumCount).map { "r\($0) /p\($0)/{x:int}/{y:enum(a|b)?} ?q=int?" }
    let domain = AssociatedDomain(
      try RouteHost("x.example".utf8Bytes.span), prefixes: [], routes: try RouteSpec.table(lines))
    let rules = LinkRules(domain, .components, comments: LinkRules.Comments(longPaths: [], noNumber: []))
    #expect(rules.rules.count > 5 * RouteTable.maximumCount)
  }
}

extension LinkRules.Rule {
  /// `+` or `-`, the path, then `NAME=PATTERN` for each item or `?PATTERN` for the whole query.
  fileprivate var line: String {
    var line = (excludes ? "- " : "+ ") + String(decoding: path, as: UTF8.self)
    switch query {
    case nil: break
    case .text(let pattern): line += " ?" + String(decoding: pattern, as: UTF8.self)
    case .items(let items):
      for item in items { line += " " + String(decoding: item.name + "=".utf8Bytes + item.pattern, as: UTF8.self) }
    }
    return line
  }
}
