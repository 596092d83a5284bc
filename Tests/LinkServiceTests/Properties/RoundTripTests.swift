import TestSupport
import Testing

/// What goes into a link comes out of it, whatever it is and whichever way it goes.
@Suite struct RoundTripTests {
  @Test(arguments: 0..<300)
  func everyWayGivesTheSameLink(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let link = RandomLink(&random)
    let service = TestService()
    let info = "{\"dynamicLinkInfo\":\(link.sent.jsonText)}"
    let long = try #require(try service.ask("build", info).text("/longDynamicLink"), "\(info)")

    let url = JSONTree.object([.init("url", .string(long))]).jsonText
    let parsed = try service.ask("parseIncoming", url)
    #expect(parsed.text("/kind") == "dynamicLink")
    #expect(parsed.result("/dynamicLink/dynamicLinkInfo") == link.answered, "\(info)")
    #expect(parsed.warnings == [])

    // Both forms of the request are one link.
    let short = try service.ask("shorten", info)
    let same = try service.ask("shorten", JSONTree.object([.init("longDynamicLink", .string(long))]).jsonText)
    #expect(same.text("/shortLink") == short.text("/shortLink"))
    #expect(same.result("/created") == .bool(false))

    let clicked = JSONTree.object([.init("url", .string(try #require(short.text("/shortLink"))))]).jsonText
    for request in [url, clicked] {
      let resolved = try service.ask("resolve", request)
      #expect(resolved.result("/dynamicLinkInfo") == link.answered, "\(info)")
      #expect(resolved.text("/longDynamicLink") == long)
      #expect(resolved.text("/link") == link.answered["link"]?.text)
    }
    let received = try service.ask("parseIncoming", clicked)
    #expect(received.text("/kind") == "shortLink")
    #expect(received.result("/dynamicLink") == parsed.result("/dynamicLink"))
  }
}
