import TestSupport
import Testing

@testable import LinkService

/// Routes in `build` and `parseIncoming`, where the vectors do not reach.
@Suite struct RouteTests {
  private static let table = #"[{"name":"a","path":"/a/{x:int}"}]"#

  private static func parse(_ url: String, _ rest: String = "") -> String { "{\"url\":\"\(url)\"\(rest)}" }

  @Test func nothingConfiguredAndNothingGiven() throws {
    let answer = try TestService().ask("build", #"{"route":{"name":"a","as":"universalLink"}}"#)
    #expect(answer.code == 1404)
    #expect(answer.field == "/route/name")
  }

  @Test func buildNeedsALinkOrARoute() throws {
    #expect(try TestService().ask("build", "{}").message == "/dynamicLinkInfo is missing; it is required.")
  }

  /// The table of one request says nothing to the next one.
  @Test func tablesOfRequestsDoNotMix() throws {
    let service = TestService()
    let other = #"[{"name":"b","path":"/a/{x}"}]"#
    let answers = try service.ask([
      ("parseIncoming", Self.parse("myapp://a/5", ",\"routes\":\(Self.table)")),
      ("parseIncoming", Self.parse("myapp://a/5", ",\"routes\":\(other)")),
      ("parseIncoming", Self.parse("myapp://a/5")),
      ("parseIncoming", Self.parse("myapp://a/6", ",\"routes\":\(Self.table)")),
    ])
    #expect(answers.map { $0.text("/route/name") } == ["a", "b", nil, "a"])
    #expect(answers[3].result("/route/values/x") == .number("6"))
  }

  /// More tables than are kept, each twice.
  @Test func manyTables() throws {
    let service = TestService()
    for _ in 0..<2 {
      for index in 0..<40 {
        let routes = ",\"routes\":[{\"name\":\"r\(index)\",\"path\":\"/a\"}]"
        let answer = try service.ask("parseIncoming", Self.parse("myapp://a", routes))
        #expect(answer.text("/route/name") == "r\(index)")
      }
    }
  }

  /// Lists that would make one URL slow to read are refused.
  @Test(arguments: ["hosts", "schemes"])
  func longLists(_ field: String) throws {
    func answer(_ count: Int) throws -> Answer {
      let entries = (0..<count).map { "\"x\($0).example\"" }.joined(separator: ",")
      let routes = ",\"routes\":[{\"name\":\"a\",\"path\":\"/a\",\"\(field)\":[\(entries)]}]"
      return try TestService().ask("parseIncoming", Self.parse("https://x255.example/a", routes))
    }
    #expect(try answer(256).text("/route/name") == "a")
    let refused = try answer(257)
    #expect(refused.message == "/routes/0/\(field) has more than 256 entries; leave some out.")
    #expect(refused.field == "/routes/0/\(field)")
  }

  /// A table whose routes take long to compare is read all the same.
  @Test func tablesThatTakeLongToCompare() throws {
    let path = String(repeating: "/a", count: 60)
    let routes = (0..<1_000).map { "{\"name\":\"r\($0)\",\"path\":\"\(path)/x\($0)\"}" }.joined(separator: ",")
    let answer = try TestService().ask("parseIncoming", Self.parse("myapp:\(path)/x999", ",\"routes\":[\(routes)]"))
    #expect(answer.text("/route/name") == "r999")
  }

  @Test func schemesOfTheRequestComeFirst() throws {
    let service = TestService()
    let routes = #","routes":[{"name":"a","path":"/a","schemes":["myapp"]}]"#
    #expect(try service.ask("parseIncoming", Self.parse("MYAPP://a", routes)).text("/kind") == "customScheme")
    let others = #","schemes":["other"]"#
    let unknown = try service.ask("parseIncoming", Self.parse("myapp://a", routes + others))
    #expect(unknown.text("/kind") == "unrecognized")
    #expect(unknown.result("/route") == nil)
  }

  /// With apps configured a URL of another scheme is not ours, whatever its path.
  @Test func configuredAppsLimitTheSchemes() throws {
    let service = try TestService(
      configuration:
        #"{"apps":{"ios":[{"bundleId":"com.example.ios","customScheme":"myapp"}]},"routes":\#(Self.table)}"#)
    #expect(try service.ask("parseIncoming", Self.parse("myapp://a/5")).text("/route/name") == "a")
    #expect(try service.ask("parseIncoming", Self.parse("com.example.ios://a/5")).text("/route/name") == "a")
    #expect(try service.ask("parseIncoming", Self.parse("other://a/5")).text("/kind") == "unrecognized")
  }

  @Test func playReferrer() throws {
    let answer = try TestService().ask(
      "parseIncoming",
      #"{"referrer":"utm_source=x&deep_link=https%3A%2F%2Fl.example%2F%3Flink%3Dhttps%253A%252F%252Fw.example%252Fa%252F5","routes":\#(Self.table)}"#
    )
    #expect(answer.text("/kind") == "dynamicLink")
    #expect(answer.result("/route/values/x") == .number("5"))
  }

  /// A stored short link comes before a route, and one that the store does not have may be a route.
  @Test func theStoreIsAskedFirst() throws {
    let service = TestService()
    let made = try service.ask(
      "shorten",
      #"{"longDynamicLink":"https://x.example/a/?link=https%3A%2F%2Fw.example%2F","suffix":{"option":"CUSTOM","customSuffix":"5"}}"#
    )
    #expect(made.text("/shortLink") == "https://x.example/a/5")
    let routes = ",\"routes\":\(Self.table)"
    let stored = try service.ask("parseIncoming", Self.parse("https://x.example/a/5", routes))
    #expect(stored.text("/kind") == "shortLink")
    #expect(stored.result("/route") == nil)
    let free = try service.ask("parseIncoming", Self.parse("https://x.example/a/6", routes))
    #expect(free.text("/kind") == "universalLink")
  }

  @Test func buildTellsWhatIsWrongWithTheTable() throws {
    let routes = #"[{"name":"a","path":"/a"},{"name":"b","path":"/a"}]"#
    let answer = try TestService().ask(
      "build", #"{"route":{"name":"a","as":"universalLink","host":"x.example"},"routes":\#(routes)}"#)
    #expect(answer.warnings == ["ROUTE_UNREACHABLE"])
    #expect(answer.text("/warning/0/field") == "/routes/1")
    let configured = try TestService(configuration: "{\"routes\":\(routes)}")
    let quiet = try configured.ask("build", #"{"route":{"name":"a","as":"universalLink","host":"x.example"}}"#)
    #expect(quiet.warnings == [])
  }

  @Test func warningsOfTheDynamicLink() throws {
    let answer = try TestService().ask(
      "build",
      #"{"route":{"name":"a","as":"dynamicLink","host":"x.example","values":{"x":1}},"routes":\#(Self.table),"dynamicLinkInfo":{"dynamicLinkDomain":"l.example","iosInfo":{"iosBundleId":"i"}}}"#
    )
    #expect(answer.text("/url") == "https://l.example/?link=https%3A%2F%2Fx.example%2Fa%2F1&ibi=i")
    #expect(answer.warnings == ["DEPRECATED_PARAM", "MISSING_IOS_APP_STORE_ID"])
    #expect(answer.text("/warning/0/field") == "/dynamicLinkInfo/dynamicLinkDomain")
  }

  @Test(arguments: [
    #"{"x":null}"#, #"{}"#,
  ])
  func nullIsAbsent(_ values: String) throws {
    let routes = #"[{"name":"a","path":"/a/{x?}"}]"#
    let answer = try TestService().ask(
      "build",
      #"{"route":{"name":"a","as":"customScheme","scheme":"myapp","values":\#(values),"query":{"y":null}},"routes":\#(routes)}"#
    )
    #expect(answer.text("/url") == "myapp://a")
  }

  @Test(arguments: [
    (#""values":{"x":1,"x":2}"#, "/route/values/x"), (#""query":{"q":"1","q":"2"}"#, "/route/query/q"),
    (#""values":[]"#, "/route/values"), (#""query":"q""#, "/route/query"), (#""values":{"x":true}"#, "/route/values/x"),
    (#""values":{"x":-0}"#, "/route/values/x"), (#""values":{"x":9223372036854775808}"#, "/route/values/x"),
    (#""values":{"x":1.0}"#, "/route/values/x"), (#""values":{"x":[1]}"#, "/route/values/x"),
    (#""query":{"a/b~":5}"#, "/route/query/a~1b~0"), (#""query":{"q":"\ud800"}"#, "/route/query/q"),
    (#""host":"x/y""#, "/route/host"), (#""host":"""#, "/route/host"),
  ])
  func refusedArguments(_ member: String, _ field: String) throws {
    let values = member.hasPrefix("\"values\"") ? "" : #","values":{"x":1}"#
    let host = member.hasPrefix("\"host\"") ? "" : #","host":"x.example""#
    let answer = try TestService().ask(
      "build", #"{"route":{"name":"a","as":"universalLink"\#(values)\#(host),\#(member)},"routes":\#(Self.table)}"#)
    #expect(answer.code == -32602, "\(answer)")
    #expect(answer.field == field)
  }
}
