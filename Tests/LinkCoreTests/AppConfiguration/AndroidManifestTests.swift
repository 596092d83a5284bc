import Foundation
import TestSupport
import Testing

@testable import LinkCore

/// Intent filters: what they take as Android reads them.
@Suite struct AndroidManifestTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    var prefixes: [String] = []
    var routes: [String] = []
    /// Attributes of the elements behind scheme and host.
    let paths: [String]
    var takes: [String] = []
    var leaves: [String] = []
    var notes: [GenerationNote] = []
    var testDescription: String { id }
  }

  static let rows: [Row] = [
    Row(
      id: "a prefix", prefixes: ["https://x.example/l%C3%BCnk"], paths: [#"path="/lünk""#, #"pathPrefix="/lünk/""#],
      takes: ["/lünk", "/lünk/", "/lünk/a/b"], leaves: ["/lünk2", "/"],
      notes: [
        .barePrefix(["https://x.example/l%C3%BCnk".utf8Bytes]), .previews(["https://x.example/l%C3%BCnk".utf8Bytes]),
      ]),
    Row(
      id: "the whole host", prefixes: ["https://x.example", "https://x.example/l"], paths: [],
      notes: [
        .barePrefix(["https://x.example/l".utf8Bytes, "https://x.example".utf8Bytes]),
        .previews(["https://x.example/l".utf8Bytes, "https://x.example".utf8Bytes]),
      ]),
    Row(
      id: "literals", routes: ["a /a/b", "b /"],
      paths: [#"path="/""#, #"path="/a/b""#, #"path="/a/b/""#], takes: ["/a/b", "/a/b/", "/"],
      leaves: ["/a", "/a/b/c"]),
    Row(
      id: "a parameter at the end", routes: ["a /user/{name}"], paths: [#"pathPattern="/user/..*""#],
      takes: ["/user/x", "/user/x/", "/user/x/y"], leaves: ["/user/", "/user", "/users/x"],
      notes: [.moreSegments(["a".utf8Bytes])]),
    Row(
      id: "a parameter within", routes: ["a /user/{name}/posts"],
      paths: [#"pathPattern="/user/..*/posts""#, #"pathPattern="/user/..*/posts/""#],
      takes: ["/user/x/posts", "/user/xyz/posts/"], leaves: ["/user/x/y/posts", "/user//posts", "/user/x/post"]),
    Row(
      id: "a longer route that a shorter one covers", routes: ["a /user/{name}", "b /user/{name}/posts"],
      paths: [#"pathPattern="/user/..*""#], takes: ["/user/x/posts"], notes: [.moreSegments(["a".utf8Bytes])]),
    Row(
      id: "a rest", routes: ["a /docs/{x...}"], paths: [#"path="/docs""#, #"pathPrefix="/docs/""#],
      takes: ["/docs", "/docs/", "/docs/a/b"], leaves: ["/docs2"]),
    Row(
      id: "a rest behind a parameter", routes: ["a /{x}/docs/{y...}"],
      paths: [#"pathPattern="/..*/docs""#, #"pathPattern="/..*/docs/.*""#],
      takes: ["/a/docs", "/a/docs/", "/a/docs/b/c"], leaves: ["/a/b/docs", "/a/docs2"]),
    Row(id: "every path", routes: ["a /{x...}", "b /b"], paths: []),
    Row(
      id: "alternatives", routes: ["a /{x:enum(a|b%c)}"],
      paths: [#"path="/a""#, #"path="/a/""#, #"path="/b%c""#, #"path="/b%c/""#], takes: ["/a", "/b%c"],
      leaves: ["/c"]),
    Row(
      id: "a UUID", routes: ["a /{x:uuid}"],
      paths: [
        #"pathPattern="/........-....-....-....-............""#,
        #"pathPattern="/........-....-....-....-............/""#,
      ], takes: ["/550e8400-e29b-41d4-a716-446655440000"], leaves: ["/550e8400", "/550e8400-e29b-41d4-a716"],
      notes: [.types(["a".utf8Bytes])]),
    Row(
      id: "types and queries", routes: ["a /p/{x:int} ?q=string", "b /b ?r=int?", "c /c ?s=string?"],
      paths: [
        #"path="/b""#, #"path="/b/""#, #"path="/c""#, #"path="/c/""#, #"pathPattern="/p/..*""#,
      ],
      notes: [.moreSegments(["a".utf8Bytes]), .types(["a".utf8Bytes]), .queries(["b".utf8Bytes, "a".utf8Bytes])]),
    Row(
      id: "what patterns and XML escape", routes: [#"a /a*b.c%5Cd/{x}/&<%22"#],
      paths: [
        #"pathPattern="/a\\*b\\.c\\\\d/..*/&amp;&lt;&quot;""#, #"pathPattern="/a\\*b\\.c\\\\d/..*/&amp;&lt;&quot;/""#,
      ], takes: [#"/a*b.c\d/x/&<""#], leaves: [#"/ab.c\d/x/&<""#, #"/aaab.c\d/x/&<""#, #"/a*b.cd/x/&<""#]),
    Row(
      id: "a backslash in a literal path", routes: ["a /a%5Cb"], paths: [#"path="/a\\b""#, #"path="/a\\b/""#],
      takes: [#"/a\b"#], leaves: ["/ab"]),
    Row(
      id: "white space", routes: ["a /a%09b%0A"], paths: [##"path="/a&#9;b&#10;""##, ##"path="/a&#9;b&#10;/""##],
      takes: ["/a\tb\n"]),
    Row(
      id: "what XML cannot have", routes: ["a /a%01b", "b /b", "c /%EF%BF%BE"], paths: [#"path="/b""#, #"path="/b/""#],
      notes: [.unwritable(["a".utf8Bytes, "c".utf8Bytes])]),
    Row(
      id: "a prefix that XML cannot have", prefixes: ["https://x.example/%00", "https://x.example/b%EF%BF%BF"],
      routes: ["a /a"], paths: [#"path="/a""#, #"path="/a/""#],
      notes: [.unwritablePrefix(["https://x.example/b%EF%BF%BF".utf8Bytes, "https://x.example/%00".utf8Bytes])]),
  ]

  private static func manifest(_ row: Row) throws -> AndroidManifest {
    let domain = AssociatedDomain(
      try RouteHost("x.example".utf8Bytes.span), prefixes: try row.prefixes.map { try URIPrefix($0.utf8Bytes.span) },
      routes: try RouteSpec.table(row.routes))
    return AndroidManifest(domains: [domain], schemes: [])
  }

  @Test(arguments: rows)
  func paths(_ row: Row) throws {
    let manifest = try Self.manifest(row)
    let elements = String(decoding: manifest.text, as: UTF8.self).split(separator: "\n").compactMap { line in
      line.firstMatch(of: /^ *<data android:(.*) \/>$/).map { String($0.1) }
    }
    #expect(elements.prefix(2) == [#"scheme="https""#, #"host="x.example""#])
    #expect(Array(elements.dropFirst(2)) == row.paths)
    #expect(manifest.notes == [.activityName] + row.notes)
  }

  @Test(arguments: rows)
  func asAndroidReadsThem(_ row: Row) throws {
    let matchers = try AndroidFilter.data(Self.manifest(row).text).dropFirst(2).map {
      AndroidPathMatcher(attribute: $0.attribute, value: $0.value)
    }
    for path in row.takes { #expect(matchers.contains { $0.matches(path) }, "\(path)") }
    for path in row.leaves { #expect(!matchers.contains { $0.matches(path) }, "\(path)") }
  }

  /// Whatever a route and its values are, its URLs are taken.
  @Test(arguments: 0..<20)
  func takesWhatIsBuilt(_ block: UInt64) throws {
    var random = SeededGenerator(seed: block)
    let literals = ["a", "b.c", "*", "a*", ".*", "%5C", "ü", "x%20y", "%2F"]
    var count = 0
    for _ in 0..<50 {
      var path = ""
      var values: [RouteArgument] = []
      for place in 0..<Int.random(in: 1...4, using: &random) {
        if Bool.random(using: &random) {
          path += "/" + (literals.randomElement(using: &random) ?? "a")
        } else {
          path += "/{p\(place)}"
          let text = ["x", "a.b", "*", "\\", "é", "..."].randomElement(using: &random) ?? "x"
          values.append(RouteArgument(name: "p\(place)".utf8Bytes, value: .string(text.utf8Bytes)))
        }
      }
      if Bool.random(using: &random) {
        path += "/{rest...}"
        values.append(RouteArgument(name: "rest".utf8Bytes, value: .string("y/z".utf8Bytes)))
      }
      let table = try RouteSpec.table(["r \(path)"])
      let host = try RouteHost("x.example".utf8Bytes.span)
      let url = try RouteURL(table.routes[0], .universalLink(host: host), values: values, query: [])
      let decoded = try #require(
        String(decoding: url.text.dropFirst("https://x.example".utf8.count), as: UTF8.self).removingPercentEncoding)
      let manifest = AndroidManifest(
        domains: [AssociatedDomain(host, prefixes: [], routes: table)], schemes: [])
      let data = try AndroidFilter.data(manifest.text).dropFirst(2)
      let isTaken = data.contains { AndroidPathMatcher(attribute: $0.attribute, value: $0.value).matches(decoded) }
      #expect(isTaken || data.isEmpty, "\(path) \(decoded)")
      if !data.isEmpty { count += 1 }
    }
    #expect(count > 30)
  }

  @Test func filters() throws {
    let table = try RouteSpec.table(["a /a @x.example @y.example"])
    let domains = try ["x.example", "y.example", "z.example"].map { host in
      AssociatedDomain(try RouteHost(host.utf8Bytes.span), prefixes: [], routes: table)
    }
    let manifest = AndroidManifest(domains: domains, schemes: ["myapp".utf8Bytes, "other".utf8Bytes])
    let text = String(decoding: manifest.text, as: UTF8.self)
    let filters = text.components(separatedBy: "<intent-filter").dropFirst()
    #expect(filters.map { $0.hasPrefix(#" android:autoVerify="true">"#) } == [true, true, false])
    #expect(
      try AndroidFilter.data(manifest.text).map { $0.attribute + "=" + $0.value } == [
        "scheme=https", "host=x.example", "path=/a", "path=/a/",
        "scheme=https", "host=y.example", "path=/a", "path=/a/",
        "scheme=myapp", "scheme=other",
      ])
  }
}
