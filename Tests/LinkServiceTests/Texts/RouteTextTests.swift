import JSONRPC
import LinkCore
import Testing

@testable import LinkService

/// The sentences about route tables, and about URLs that cannot be built for a route.
@Suite struct RouteTextTests {
  static let faults: [TextRow<RouteFault>] = [
    TextRow("slash", RouteFault(.notAbsolute, at: 0), #"does not begin with "/"; write one in front of it"#),
    TextRow(
      "empty", RouteFault(.emptySegment, at: 2),
      "has a slash too many at byte 2; a URL is matched with and without one at its end"),
    TextRow(
      "dot", RouteFault(.dotSegment, at: 1, "..".bytes),
      #"has the segment ".." at byte 1, which browsers resolve; leave it out"#),
    TextRow(
      "byte", RouteFault(.forbiddenByte, at: 2, [0x3F]),
      #"has "?" (byte 3F) at byte 2; write "%3F", and query parameters under "query""#),
    TextRow(
      "escape", RouteFault(.badEscape, at: 1, "100%".bytes),
      #"has an escape in "100%" at byte 1 that cannot be decoded; write "%25" for "%""#),
    TextRow(
      "partial", RouteFault(.partialParameter, at: 3, "p-{id}".bytes),
      "has a brace inside of a segment at byte 3; a parameter is a whole segment: {id:int}"),
    TextRow(
      "name", RouteFault(.badName, at: 2, "1".bytes),
      #"has the parameter name "1" at byte 2; use a letter or "_", then letters, digits, "_" or "-""#),
    TextRow(
      "repeated", RouteFault(.repeatedName, at: 6, "a".bytes),
      #"has two parameters with the name "a"; rename the one at byte 6"#),
    TextRow(
      "type", RouteFault(.unknownType, at: 5, "float".bytes),
      #"has the unknown type "float" at byte 5; use string, int, bool, uuid or enum(a|b)"#),
    TextRow(
      "enum", RouteFault(.badEnum, at: 4, "enum()".bytes),
      #"has a malformed enum "enum()" at byte 4; write it as enum(a|b)"#
    ),
    TextRow(
      "alternative", RouteFault(.repeatedAlternative, at: 11, "a".bytes),
      #"has the alternative "a" twice; leave out the one at byte 11"#),
    TextRow(
      "last", RouteFault(.notLast, at: 1, "{a?}".bytes),
      #"has "{a?}" at byte 1; only the last segment may be optional or a rest"#),
    TextRow(
      "rest", RouteFault(.typedRest, at: 1, "{a:int...}".bytes),
      #"has "{a:int...}" at byte 1; a rest is always a string"#),
    TextRow(
      "mark", RouteFault(.misplacedMark, at: 1, "{a?:int}".bytes),
      #"has "{a?:int}" at byte 1; the mark stands behind the type: {page:int?}"#),
    TextRow("segments", RouteFault(.tooManySegments, at: 128), "has more than 64 segments; shorten it"),
    TextRow("long", RouteFault(.tooLong, at: 2_048), "has more than 2048 bytes; shorten it"),
  ]

  @Test(arguments: faults)
  func reason(_ row: TextRow<RouteFault>) { #expect(ErrorText.reason(for: row.fault) == row.text) }

  @Test func everyFaultHasARow() { #expect(Set(Self.faults.map(\.fault.code)) == Set(RouteFault.Code.allCases)) }

  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let fault: RouteBuildFault
    var code = RPCError.Code.invalidArgument
    let field: String
    let text: String
    var testDescription: String { id }
  }

  private static let id = RouteField(.values, "a/b".bytes)
  private static let ref = RouteField(.query, "ref".bytes)
  private static let url = "https://x.example/a".bytes

  static let rows: [Row] = [
    Row(
      id: "missing", fault: .missing(id), field: "/route/values/a~1b",
      text: "/route/values/a~1b is missing; it is required."),
    Row(
      id: "missing in query", fault: .missing(ref), field: "/route/query/ref",
      text: "/route/query/ref is missing; it is required."),
    Row(
      id: "not a string", fault: .wrongType(ref, .string, .int(5)), field: "/route/query/ref",
      text: #"/route/query/ref must be a string, not "5"."#),
    Row(
      id: "not a number", fault: .wrongType(ref, .int, .string("x".bytes)), field: "/route/query/ref",
      text: #"/route/query/ref must be a whole number, not "x"."#),
    Row(
      id: "not a flag", fault: .wrongType(ref, .bool, .bool(true)), field: "/route/query/ref",
      text: #"/route/query/ref must be true or false, not "true"."#),
    Row(
      id: "not a UUID", fault: .wrongType(ref, .uuid, .string("x".bytes)), field: "/route/query/ref",
      text: #"/route/query/ref must be a UUID such as "550e8400-e29b-41d4-a716-446655440000", not "x"."#),
    Row(
      id: "no alternative", fault: .wrongType(ref, .choice(["a".bytes, "b".bytes]), .string("x".bytes)),
      field: "/route/query/ref", text: #"/route/query/ref must be "a" or "b", not "x"."#),
    Row(
      id: "dot segment", fault: .dotSegment(ref, value: "a/..".bytes), field: "/route/query/ref",
      text: #"/route/query/ref must be without the segments "." and "..", which browsers resolve, not "a/.."."#),
    Row(
      id: "leading slash", fault: .leadingSlash(ref, value: "/a".bytes), field: "/route/query/ref",
      text: #"/route/query/ref must be without a slash in front, not "/a"."#),
    Row(
      id: "any host", fault: .hostMissing(choices: nil), field: "/route/host",
      text: #"The route "r" names no host; give /route/host."#),
    Row(
      id: "several hosts", fault: .hostMissing(choices: ["a".bytes, "b".bytes]), field: "/route/host",
      text: #"The route "r" allows several hosts; give /route/host as "a" or "b"."#),
    Row(
      id: "other host", fault: .hostNotAllowed("c".bytes, choices: ["a".bytes, "b".bytes]), field: "/route/host",
      text: #"/route/host must be "a" or "b", not "c"."#),
    Row(
      id: "any scheme", fault: .schemeMissing(choices: nil), field: "/route/scheme",
      text: #"The route "r" names no scheme; give /route/scheme."#),
    Row(
      id: "several schemes", fault: .schemeMissing(choices: ["a".bytes, "b".bytes]), field: "/route/scheme",
      text: #"The route "r" allows several schemes; give /route/scheme as "a" or "b"."#),
    Row(
      id: "other scheme", fault: .schemeNotAllowed("c".bytes, choices: ["a".bytes]), field: "/route/scheme",
      text: #"/route/scheme must be "a", not "c"."#),
    Row(
      id: "dangerous scheme", fault: .dangerousScheme("javascript".bytes), code: .permissionDenied,
      field: "/route/scheme",
      text: #"scheme "javascript" runs code or reads local data; use a scheme of the app's own."#),
    Row(
      id: "bad scheme", fault: .badScheme("mailto".bytes), field: "/route/scheme",
      text: #"/route/scheme must be a scheme of the app's own, not "mailto"."#),
    Row(
      id: "no universal link", fault: .neverUniversalLink, field: "/route/as",
      text: #"The route "r" allows no host; ask for "customScheme"."#),
    Row(
      id: "no custom scheme", fault: .neverCustomScheme, field: "/route/as",
      text: #"The route "r" allows no scheme; ask for "universalLink"."#),
    Row(
      id: "too long", fault: .tooLong, field: "/route", text: "The URL has more than 65536 bytes; shorten the values."),
    Row(
      id: "another route", fault: .takenBy(route: "q".bytes, url: url), field: "/route",
      text: #""https://x.example/a" would be read as the route "q", which is asked before "r"; "#
        + "make the paths of the two differ."),
    Row(
      id: "a short link", fault: .readAs(.shortLink, url: url), field: "/route",
      text:
        #""https://x.example/a" would be read as a short link, not as the route "r"; use another path, host or query."#
    ),
    Row(
      id: "a dynamic link", fault: .readAs(.dynamicLink, url: url), field: "/route",
      text: #""https://x.example/a" would be read as a dynamic link, not as the route "r"; "#
        + "use another path, host or query."),
    Row(
      id: "a custom scheme", fault: .readAs(.customScheme, url: url), field: "/route",
      text: #""https://x.example/a" would be read as a custom-scheme URL, not as the route "r"; "#
        + "use another path, host or query."),
    Row(
      id: "a universal link", fault: .readAs(.universalLink, url: url), field: "/route",
      text: #""https://x.example/a" would be read as a universal link, not as the route "r"; "#
        + "use another path, host or query."),
    Row(
      id: "nothing", fault: .readAs(.unrecognized, url: url), field: "/route",
      text: #""https://x.example/a" would be read as no link of ours, not as the route "r"; "#
        + "use another path, host or query."),
  ]

  @Test(arguments: rows)
  func error(_ row: Row) {
    let error = ErrorText.error(for: ServiceFault.route(row.fault, name: "r".bytes))
    #expect(error.message == row.text)
    #expect(error.code == row.code)
    #expect(error.data == [.string("field", row.field)])
    expectSentence(row.text)
  }

  @Test func unknownRoutes() {
    let known = ["product", "redemption"].map(\.bytes)
    let near = ErrorText.routeNotFound("prodcut".bytes, known: known)
    #expect(near.message == #"There is no route "prodcut"; did you mean "product"?"#)
    #expect(near.data == [.string("field", "/route/name"), .string("nearest", "product")])
    let far = ErrorText.routeNotFound("x".bytes, known: known)
    #expect(far.message == #"There is no route "x"; there are "product" and "redemption"."#)
    #expect(far.data == [.string("field", "/route/name")])
    let one = ErrorText.routeNotFound("x".bytes, known: ["product".bytes])
    #expect(one.message == #"There is no route "x"; the only one is "product"."#)
  }

  static let remarks: [TextRow<RouteRemark>] = [
    TextRow(
      "closed route", .closed(route: "a".bytes),
      #"The route "a" allows no host and no scheme, so it is never matched; leave out "hosts" or "schemes", or list some."#
    ),
    TextRow(
      "unreachable route", .unreachable(route: "b".bytes, by: "a".bytes, .all),
      #"The route "b" is never that of a URL, because "a" is asked first and matches all that it does; remove it or make "#
        + "its path more specific."),
    TextRow(
      "unreachable universal link", .unreachable(route: "b".bytes, by: "a".bytes, .universalLinks),
      #"The route "b" is never that of a universal link, because "a" is asked first and matches all that it does; "#
        + "remove it or make its path more specific."),
    TextRow(
      "unreachable custom scheme", .unreachable(route: "b".bytes, by: "a".bytes, .customSchemes),
      #"The route "b" is never that of a custom-scheme URL, because "a" is asked first and matches all that it does; "#
        + "remove it or make its path more specific."),
    TextRow(
      "overlap", .overlap(route: "b".bytes, with: "a".bytes, path: "/x".bytes),
      #"The routes "a" and "b" both match "/x", and the first is taken; make the paths differ."#),
    TextRow(
      "parameter of another router", .foreignSyntax(route: "a".bytes, segment: ":id".bytes),
      #"The route "a" matches the segment ":id" as it is written; a parameter is "{name}", and all that is left of a path "#
        + #""{name...}"."#),
    TextRow(
      "below a prefix", .belowPrefix(route: "a".bytes, prefix: "https://x.example/p".bytes),
      #"The universal links of the route "a" lie below the prefix "https://x.example/p", so they are read as short "#
        + "links; use another host or path."),
    TextRow(
      "scheme of no app", .foreignScheme(route: "a".bytes, scheme: "x".bytes),
      #"The route "a" names the scheme "x" of no configured app; add it to "apps" or leave it out."#),
  ]

  /// A new remark does not compile before it is named here, and it needs a row above.
  @Test(arguments: remarks)
  func remark(_ row: TextRow<RouteRemark>) {
    #expect(WarningText.sentence(for: row.fault) == row.text)
    #expect(WarningText.sentence(for: ConfigurationWarning.route(row.fault)) == row.text)
    expectSentence(row.text)
    switch row.fault {
    case .closed, .unreachable, .overlap, .foreignSyntax, .belowPrefix, .foreignScheme: break
    }
  }
}
