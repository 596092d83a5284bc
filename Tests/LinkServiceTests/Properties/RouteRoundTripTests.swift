import TestSupport
import Testing

@testable import LinkService

/// A URL that is built for a route is read back as that route with the same values, whatever they are and whichever
/// form it has; what would not be is refused.
@Suite struct RouteRoundTripTests {
  private static let forms = ["universalLink", "customScheme", "dynamicLink"]

  /// The tables of all seeds together refuse little, and every form is built many times.
  private struct Count {
    var built: [String: Int] = [:]
    var taken = 0
    var refused: [String] = []
  }

  @Test(arguments: Seeds.of(0..<40))
  func parsingUndoesBuilding(_ block: Int) throws {
    var count = Count()
    for seed in block * 10..<block * 10 + 10 {
      let routes = RandomRoutes(seed: UInt64(seed))
      let table = JSONTree.array(routes.table)
      let fromRequest = TestService()
      let configured = try TestService(configuration: JSONTree.object([.init("routes", table)]).jsonText)
      for wish in routes.wishes {
        for form in Self.forms {
          try check(wish, form, table: table, fromRequest, &count)
          try check(wish, form, table: nil, configured, &count)
        }
      }
    }
    for form in Self.forms { #expect(count.built[form, default: 0] > 20, "\(form)") }
    #expect(count.refused == [])
  }

  private func check(
    _ wish: RandomRoutes.Wish, _ form: String, table: JSONTree?, _ service: TestService, _ count: inout Count
  ) throws {
    var route: [JSONTree.Member] = [
      .init("name", .string(wish.name)), .init("as", .string(form)), .init("values", wish.values),
      .init("query", wish.query),
    ]
    if form == "customScheme" {
      if wish.schemes?.count != 1 { route.append(.init("scheme", .string(wish.schemes?.last ?? "other"))) }
    } else if wish.hosts?.count != 1 {
      route.append(.init("host", .string(wish.hosts?.last ?? "any.example")))
    }
    var params: [JSONTree.Member] = [.init("route", .object(route))]
    if form == "dynamicLink" {
      params.append(
        .init(
          "dynamicLinkInfo",
          .object([
            .init("domainUriPrefix", .string("https://links.example/x")),
            .init("androidInfo", .object([.init("androidPackageName", .string("com.example"))])),
          ])))
    }
    if let table { params.append(.init("routes", table)) }
    let request = JSONTree.object(params).jsonText
    let built = try service.ask("build", request)
    guard let url = built.text("/url") else {
      // The only honest reason: another route of the table is asked first. It must then be the one that is read.
      let message = built.message ?? ""
      if message.contains("would be read as the route"), built.field == "/route" {
        count.taken += 1
      } else {
        count.refused.append("\(request) \(built)")
      }
      return
    }
    count.built[form, default: 0] += 1
    var parse: [JSONTree.Member] = [.init("url", .string(url))]
    if let table { parse.append(.init("routes", table)) }
    let explained = JSONTree.object(parse + [.init("explain", .bool(true))]).jsonText
    for text in [JSONTree.object(parse).jsonText, explained] {
      let parsed = try service.ask("parseIncoming", text)
      let comment = Comment(rawValue: "\(request) \(url) \(parsed)")
      #expect(parsed.text("/kind") == form, comment)
      #expect(parsed.text("/route/name") == wish.name, comment)
      #expect(parsed.result("/route/values") == wish.answeredValues, comment)
      #expect(Self.isSame(parsed.result("/route/query"), wish.answeredQuery), comment)
    }
  }

  /// Whether two objects have the same members, whatever their order.
  private static func isSame(_ one: JSONTree?, _ other: JSONTree) -> Bool {
    guard let one, one.members.count == other.members.count else { return false }
    return other.members.allSatisfy { one.members.contains($0) }
  }

  /// Every byte of a value survives, in every place.
  @Test(arguments: 0..<256)
  func everyCharacter(_ value: Int) throws {
    let character = String(UnicodeScalar(UInt8(value)))
    let text = JSONTree.string("a" + character).jsonText
    let single = JSONTree.string(["/", ".", ""].contains(character) ? "x" : character).jsonText
    let rest = character == "/" || character == "." ? text : single
    let table = #"[{"name":"r","path":"/literal/{one}/{rest...}"},{"name":"s","path":"/{one}/{rest...}","hosts":[]}]"#
    let service = TestService()
    for (name, place) in [
      ("r", #""as":"universalLink","host":"x.example""#), ("s", #""as":"customScheme","scheme":"myapp""#),
    ] {
      let values = "{\"one\":\(single),\"rest\":\(rest)}"
      let query = "{\"q\":\(text),\(JSONTree.string("n" + character).jsonText):\(text)}"
      let built = try service.ask(
        "build", #"{"route":{"name":"\#(name)",\#(place),"values":\#(values),"query":\#(query)},"routes":\#(table)}"#)
      let url = try #require(built.text("/url"), "\(built)")
      #expect(url.utf8.allSatisfy { (0x21...0x7E).contains($0) })
      let parsed = try service.ask("parseIncoming", #"{"url":"\#(url)","routes":\#(table)}"#)
      #expect(parsed.text("/route/name") == name)
      #expect(try parsed.result("/route/values") == JSONTree(parsing: values))
      #expect(try parsed.result("/route/query") == JSONTree(parsing: query))
    }
  }
}
