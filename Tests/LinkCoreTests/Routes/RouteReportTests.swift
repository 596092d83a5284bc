import LinkCore
import TestSupport
import Testing

/// What is reported about a route table as a whole.
@Suite struct RouteReportTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let routes: [String]
    /// `LATER<EARLIER` for a route that is unreachable, `LATER~EARLIER PATH` for an overlap.
    let reports: [String]
    var testDescription: String { id }

    init(_ id: String, _ routes: [String], _ reports: String...) {
      self.id = id
      self.routes = routes
      self.reports = reports
    }
  }

  static let rows = [
    Row("nothing", []),
    Row("different literals", ["a /a", "b /b"]),
    Row("different lengths", ["a /{x}", "b /{x}/{y}"]),
    Row("more specific", ["a /{x}", "b /{x:int}", "c /5", "d /{x...}", "e /{x}/{y?}"]),
    Row("the same", ["a /a/{x}", "b /a/{y}"], "b<a"),
    Row("the same behind a stranger", ["a /a", "s /s", "b /a"], "b<a"),
    Row("the same escaped", ["a /%61", "b /a"], "b<a"),
    Row("three times", ["a /a", "b /a", "c /a"], "b<a", "c<a"),
    Row("the same enum", ["a /{x:enum(a|b)}", "b /{x:enum(b|a)}"], "b<a"),
    Row("enum and bool", ["a /{x:enum(false|true)}", "b /{x:bool}"], "b<a"),
    Row("enum and number", ["a /{x:enum(1|a)}", "b /{x:int}"], "b~a /1"),
    Row("enums", ["a /{x:enum(a|b)}", "b /{x:enum(b|c)}"], "b~a /b"),
    Row("enum of numbers", ["a /{x:int}", "b /{x:enum(1|2)}"]),
    Row("number and UUID", ["a /{x:int}", "b /{x:uuid}"]),
    Row("number and bool", ["a /{x:int}", "b /{x:bool}"]),
    Row("crossing", ["a /{x}/b", "b /a/{x}"], "a~b /a/b"),
    Row("crossing types", ["a /{x:int}/{y}", "b /{x}/{y:int}"], "b~a /1/1"),
    Row("optional and required", ["a /a/{x?}", "b /a/{x}", "c /a"]),
    Row("optional and rest", ["a /a/{x...}", "b /a/{x?}"]),
    Row("rests", ["a /a/{x...}", "b /a/{y...}"], "b<a"),
    Row("rests of different length", ["a /{x...}", "b /{x}/{y...}"]),
    Row("host without case", ["a /a", "b /A @"], "b<a"),
    Row("host without case, path with one", ["a /a", "b /A"], "b<a custom"),
    Row("hosts", ["a /a @x.example", "b /a @y.example"], "b<a custom"),
    Row("hosts alone", ["a /a @x.example +", "b /a @y.example +"]),
    Row("a host and every host", ["a /a +", "b /a @x.example +"]),
    Row("crossing hosts", ["a /a @x.example @y.example +", "b /a @y.example @z.example +"], "b~a /a"),
    Row("fewer hosts", ["a /a @x.example @y.example +", "b /a @y.example +"]),
    Row("the same hosts", ["a /a @x.example @y.example +", "b /a @y.example @x.example +"], "b<a"),
    Row("path and host", ["a /{x} @x.example +", "b /a +"]),
    Row("schemes", ["a /a @ +one", "b /a @ +two"]),
    Row("crossing schemes", ["a /a @ +one +two", "b /a @ +two +three"], "b~a /a"),
    Row("universal links and schemes", ["a /a @x.example +", "b /a @ +myapp"]),
    Row("one route for each", ["a /a @x.example", "b /a +myapp"]),
    Row("closed", ["a /a @ +"], "a!"),
    Row("parameter of another router", ["a /product/:id"], "a :id"),
    Row("parameter in angle brackets", ["a /product/<id>"], "a <id>"),
    Row("wildcard", ["a /a/*", "b /b/**"], "a *", "b **"),
    Row("literals with such characters in them", ["a /a:b", "b /:", "c /a*", "d /<a", "e /a>"]),
    Row("such a literal is the lesser trouble", ["a /:id", "b /:id"], "a :id", "b<a"),
    Row("query", ["a /a", "b /a ?q=string"]),
    Row("the same query", ["a /a ?q=string", "b /a ?q=string"], "b<a"),
    Row("optional query is no restriction", ["a /a ?q=string?", "b /a"], "b<a"),
    Row("optional number is one", ["a /a ?q=int?", "b /a"]),
    Row("two required ones", ["a /a ?q=string", "b /a ?r=string"], "b~a /a"),
    Row("other types", ["a /a ?q=int", "b /a ?q=bool"]),
    Row("wider type first", ["a /a ?q=string", "b /a ?q=int"], "b<a"),
    Row("wider type last", ["a /a ?q=int", "b /a ?q=string"]),
    Row("optional and required number", ["a /a ?q=int?", "b /a ?q=int"]),
    Row("other optional types", ["a /a ?q=int?", "b /a ?q=bool?"], "b~a /a"),
    Row("escaped in the report", ["a /%C3%A4%20b/{x}", "b /{x}/c"], "b~a /%C3%A4%20b/c"),
    Row(
      "alternatives behind literals", ["a /{x:enum(a|b)}/c", "b /{x:enum(b|a)}/d", "c /{x:enum(a|c)}/c"], "c~a /a/c"),
    Row("alternatives of queries", ["a /a ?q=enum(a|b)", "b /a ?q=enum(b|c)", "c /a ?q=enum(d|e)"], "b~a /a"),
    Row("root", ["a /", "b /"], "b<a"),
    Row("root and optional", ["a /{x?}", "b /"]),
  ]

  private static func line(_ report: RouteReport, _ table: RouteTable) -> String {
    let names = [report.route, report.other].map { String(decoding: table.routes[$0].name, as: UTF8.self) }
    switch report.finding {
    case .unreachable(.all): return names[0] + "<" + names[1]
    case .unreachable(.universalLinks): return names[0] + "<" + names[1] + " web"
    case .unreachable(.customSchemes): return names[0] + "<" + names[1] + " custom"
    case .overlap(let path): return names[0] + "~" + names[1] + " " + String(decoding: path, as: UTF8.self)
    case .closed: return names[0] + "!"
    case .foreignSyntax(let segment): return names[0] + " " + String(decoding: segment, as: UTF8.self)
    }
  }

  @Test(arguments: rows)
  func reports(_ row: Row) throws {
    let table = try RouteSpec.table(row.routes)
    #expect(table.reports.map { Self.line($0, table) } == row.reports)
  }

  /// No URL has a route that is said to be unreachable; with random tables and random URLs.
  @Test(arguments: Seeds.of(0..<150))
  func reportsAreTrue(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let pieces = ["a", "b", "1", "true", "{x}", "{x:int}", "{x:bool}", "{x:enum(a|1)}", "{x:enum(a|b)}"]
    let tails = ["", "", "/{t?}", "/{t:int?}", "/{t...}"]
    let rest = ["", "", " @", " @x.example", " +", " +myapp", " ?q=int", " ?q=string?"]
    let lines = (0..<8).map { index in
      let count = Int.random(in: 0...2, using: &random)
      var path = ""
      for place in 0..<count {
        let piece = pieces.randomElement(using: &random) ?? "a"
        path += "/" + piece.replacing("{x", with: "{x\(place)")
      }
      path += tails.randomElement(using: &random) ?? ""
      return "r\(index) \(path.isEmpty ? "/" : path)" + (rest.randomElement(using: &random) ?? "")
    }
    let table = try RouteSpec.table(lines)
    func route(_ url: String) -> String? {
      Self.route(of: Array(url.utf8), in: table.routes).map { String(decoding: $0, as: UTF8.self) }
    }
    var dead: Set<String> = []
    for report in table.reports {
      let name = String(decoding: table.routes[report.route].name, as: UTF8.self)
      switch report.finding {
      case .unreachable(.all), .closed: dead.formUnion(["https", "myapp"].map { $0 + " " + name })
      case .unreachable(.universalLinks): dead.insert("https " + name)
      case .unreachable(.customSchemes): dead.insert("myapp " + name)
      case .overlap, .foreignSyntax: continue
      }
    }
    var seen: Set<String> = []
    let segments = ["a", "b", "1", "true", "z", "A"]
    for _ in 0..<300 {
      let path = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        "/" + (segments.randomElement(using: &random) ?? "a")
      }.joined()
      let query = ["", "?q=1", "?q=x"].randomElement(using: &random) ?? ""
      if let name = route("https://x.example" + path + query) { seen.insert("https " + name) }
      if let name = route("myapp:/" + path + query) { seen.insert("myapp " + name) }
    }
    #expect(dead.isDisjoint(with: seen), "\(lines) \(dead.intersection(seen))")
  }

  /// The path of an overlap is one of both routes, and the one that is said to be asked first is taken.
  @Test(arguments: rows.filter { $0.reports.contains { $0.contains("~") } })
  func overlapsAreTrue(_ row: Row) throws {
    let table = try RouteSpec.table(row.routes)
    for report in table.reports {
      guard case .overlap(let path) = report.finding else { continue }
      let both = [report.route, report.other].sorted().map { table.routes[$0] }
      let shared = ["https://x.example", "https://y.example", "myapp:", "two:"].flatMap { front in
        ["", "?q=1&r=1", "?q=b"].map { Array(front.utf8) + path + Array($0.utf8) }
      }.filter { url in
        both.allSatisfy { Self.route(of: url, in: [$0]) != nil }
      }
      #expect(!shared.isEmpty)
      for url in shared { #expect(Self.route(of: url, in: both) == table.routes[report.other].name) }
    }
  }

  private static func route(of url: [UInt8], in routes: [Route]) -> [UInt8]? {
    let parser = IncomingParser(domains: [], schemes: nil, routes: RouteTable(routes))
    var link = parser.parse(url)
    parser.reject(&link)
    return link.route?.name
  }
}
