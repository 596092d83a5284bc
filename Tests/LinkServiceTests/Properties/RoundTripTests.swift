import LinkCore
import TestSupport
import Testing

/// What goes into a link comes out of it, whatever it is and whichever way it goes.
@Suite struct RoundTripTests {
  @Test(arguments: Seeds.of(0..<300))
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

  /// The links of the other test have every parameter, each with a value, without one, and with an empty one.
  @Test func nothingIsLeftOut() {
    var seen: [String: Set<String>] = [:]
    for seed in 0..<300 {
      var random = SeededGenerator(seed: UInt64(seed))
      let link = RandomLink(&random)
      for parameter in LinkParameter.allCases where !parameter.descriptor.restPath.isEmpty {
        let pointer = "/" + parameter.descriptor.restPath.joined(separator: "/")
        let sent = link.sent.at(pointer)
        let kind = sent == nil ? "absent" : sent == .string("") ? "empty" : "there"
        seen[parameter.descriptor.queryName, default: []].insert(kind)
      }
    }
    #expect(seen.count == 27)
    for (name, kinds) in seen { #expect(kinds.count == (name == "link" ? 1 : 3), "\(name)") }
  }

  /// Parameters that take any text.
  static let texts = LinkParameter.allCases.filter { [.text, .packageName, .bundleID].contains($0.kind) }

  @Test(arguments: texts)
  func everyEdgeInEveryText(_ parameter: LinkParameter) throws {
    let service = TestService()
    for text in EdgeText.all {
      var group: JSONTree = .string(text)
      for name in parameter.descriptor.restPath.reversed() { group = .object([.init(name, group)]) }
      let info = JSONTree.object(
        [
          .init("domainUriPrefix", .string("https://example.com/link")), .init("link", .string("https://x.example/")),
        ] + group.members)
      let request = JSONTree.object([.init("dynamicLinkInfo", info)]).jsonText
      let long = try #require(try service.ask("build", request).text("/longDynamicLink"), "\(request)")
      let isPlain = long.utf8.allSatisfy { (0x21...0x7E).contains($0) }
      #expect(isPlain, "\(long)")
      let parsed = try service.ask("parseIncoming", JSONTree.object([.init("url", .string(long))]).jsonText)
      #expect(parsed.result("/dynamicLink/dynamicLinkInfo") == info, "\(request)")
    }
  }
}
