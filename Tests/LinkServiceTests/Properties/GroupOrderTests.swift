import TestSupport
import Testing

@testable import LinkService

/// Requests that arrive together are answered as if one after another, those also that ask the store more than once.
@Suite(.timeLimit(.minutes(1)))
struct GroupOrderTests {
  private static func own(_ suffix: String) -> String { "https%3A%2F%2Fexample.com%2Flink%2F\(suffix)" }

  private static func resolve(_ suffix: String) -> (String, String) {
    ("resolve", #"{"url":"https://example.com/link/\#(suffix)"}"#)
  }

  private static func update(_ suffix: String, _ change: String) -> (String, String) {
    ("updateLink", #"{"shortLink":"https://example.com/link/\#(suffix)",\#(change)}"#)
  }

  private static func create(_ suffix: String, _ more: String) -> (String, String) {
    (
      "shorten",
      #"{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2F\#(suffix)\#(more)","#
        + #""suffix":{"option":"CUSTOM","customSuffix":"\#(suffix)"}}"#
    )
  }

  /// What `a` leads to while `b`, to which it falls back, changes: the second request sees nothing of the third.
  @Test func fallbacksAreFollowedInTheStateOfTheirTurn() throws {
    let domain = try LinkDomain()
    try domain.create("a", "&ofl=" + Self.own("b"))
    let answers = try domain.service.ask([
      Self.resolve("a"), Self.create("b", "&ofl=" + Self.own("a")), Self.resolve("a"),
      Self.update("b", #""disabled":true"#), Self.resolve("a"), Self.update("b", #""disabled":false"#),
      Self.resolve("a"), Self.update("b", #""expireTime":"2020-01-01T00:00:00Z""#), Self.resolve("a"),
    ])
    let places = stride(from: 0, to: answers.count, by: 2).map { answers[$0].text("/destination/kind") }
    #expect(places == ["fallback", "link", "fallback", "link", "fallback"])
    // Nor does a later click get what was so then.
    for _ in 0..<3 { #expect(try domain.service.ask([Self.resolve("a")])[0].text("/destination/kind") == "fallback") }
  }

  /// A link that has expired is looked at once more when its answer was known by heart.
  @Test func knownAnswersThatEnd() throws {
    let domain = try LinkDomain()
    let service = domain.service
    _ = try service.ask([Self.create("a", "")])
    _ = try service.ask([Self.update("a", #""expireTime":"2026-01-01T00:01:00Z""#)])
    for _ in 0..<4 { #expect(try !service.ask([Self.resolve("a")])[0].isError) }
    service.clock.advance(seconds: 60)
    let revived = Self.update("a", #""expireTime":null"#)
    let answers = try service.ask([Self.resolve("a"), revived, Self.resolve("a")])
    #expect(answers.map(\.code) == [1410, nil, nil])
    for _ in 0..<4 { #expect(try !service.ask([Self.resolve("a")])[0].isError) }
  }

  private static let names = ["a", "b", "c", "d", "e", "f"]

  private static func fallbacks(_ random: inout SeededGenerator) -> String {
    ["ofl", "ifl", "afl"].map { parameter in
      Int.random(in: 0..<4, using: &random) == 0
        ? "" : "&\(parameter)=" + own(names.randomElement(using: &random) ?? "a")
    }.joined() + "&apn=com.example.android"
  }

  private static func request(_ random: inout SeededGenerator) -> (String, String) {
    let name = names.randomElement(using: &random) ?? "a"
    let agent =
      ["x", "Mozilla/5.0 (iPhone)", "Mozilla/5.0 (Linux; Android 14)", "Slackbot 1.0", "Googlebot/2.1"]
      .randomElement(using: &random) ?? "x"
    let query = ["", "", "", "?d=1", "?utm_source=x"].randomElement(using: &random) ?? ""
    let url = "https://example.com/link/\(name)\(query)"
    // Long enough for the group to be divided among threads.
    let padding = String(repeating: "-", count: 120)
    switch Int.random(in: 0..<12, using: &random) {
    case 0:
      return update(name, #""disabled":\#(Bool.random(using: &random))"#)
    case 1:
      let time = ["null", #""2020-01-01T00:00:00Z""#, #""2030-01-01T00:00:00Z""#].randomElement(using: &random) ?? ""
      return update(name, #""expireTime":\#(time)"#)
    case 2: return create(name, fallbacks(&random))
    case 3: return ("linkStats", #"{"shortLink":"https://example.com/link/\#(name)"}"#)
    case 4: return ("parseIncoming", #"{"url":"\#(url)"}"#)
    case 5, 6:
      return (
        "resolve",
        #"{"url":"\#(url)","record":true,"explain":true,"device":{"userAgent":"\#(agent)","headers":{"X":"\#(padding)"}}}"#
      )
    default:
      let method = Int.random(in: 0..<4, using: &random) == 0 ? "HEAD" : "GET"
      let accept = Int.random(in: 0..<4, using: &random) == 0 ? "application/json" : "text/html"
      return (
        "handleRequest",
        #"{"method":"\#(method)","url":"\#(url)","headers":{"User-Agent":"\#(agent)","Accept":"\#(accept)","X":"\#(padding)"}}"#
      )
    }
  }

  /// In one group, on one thread or divided among several, the answers are those of the same requests one by one.
  @Test(arguments: Seeds.of(1..<7 as Range<UInt64>), [1, 4])
  func groupsAreAnsweredAsOneByOne(_ seed: UInt64, _ slices: Int) throws {
    var random = SeededGenerator(seed: seed)
    let first = Self.names.prefix(3).map { Self.create($0, Self.fallbacks(&random)) }
    let requests = first + (0..<400).map { _ in Self.request(&random) }
    let configuration = LinkDomain.configuration.bytes
    let alone = TestService(try Configuration(parsing: configuration))
    let together = TestService(try Configuration(parsing: configuration), mostSlices: slices)
    var kinds: Set<String> = []
    for _ in 0..<2 {
      let answers = try together.ask(requests)
      for (request, answer) in zip(requests, answers) {
        let expected = try alone.ask(request.0, request.1)
        kinds.insert(expected.text("/destination/kind") ?? expected.status ?? "")
        guard answer.tree["result"] == expected.tree["result"], answer.tree["error"] == expected.tree["error"] else {
          Issue.record("\(request): \(answer), not \(expected)")
          return
        }
      }
    }
    #expect(kinds.isSuperset(of: ["fallback", "app", "FAILED_PRECONDITION", "ALREADY_EXISTS"]), "\(kinds)")
  }
}
