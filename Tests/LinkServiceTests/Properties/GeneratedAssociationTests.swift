import TestSupport
import Testing

@testable import LinkService

/// What `generateAASA` writes opens the app exactly for what the prefixes and routes have: every URL that is built for a
/// route, and of those that nearly are one no other than the notes say.
@Suite struct GeneratedAssociationTests {
  private static let app = "ABCDE12345.com.example.ios"
  private static let prefixes = [
    "https://www.example.com/link", "https://www.example.com/a", "https://www.example.com/a/b", "https://x.example",
  ]

  /// How often each outcome came up: a test that decides nothing would pass as well.
  private struct Count {
    var built = 0
    var opened = 0
    var left = 0
    var excused: [String: Int] = [:]
  }

  @Test(arguments: Seeds.of(0..<20))
  func opensWhatTheRoutesHave(_ block: Int) throws {
    var count = Count()
    for seed in block * 20..<block * 20 + 20 { try check(UInt64(seed), &count) }
    #expect(count.built > 20)
    #expect(count.opened > 50)
    #expect(count.left > 50)
    #expect(count.excused.values.reduce(0, +) * 20 < count.opened + count.left, "\(count)")
  }

  /// A configuration out of a seed.
  private static func configuration(_ seed: UInt64, _ routes: RandomRoutes) -> String {
    var random = SeededGenerator(seed: seed)
    let domains = prefixes.filter { _ in Int.random(in: 0...5, using: &random) == 0 }.map { prefix in
      JSONTree.object([.init("uriPrefix", .string(prefix))])
    }
    let print = JSONTree.string(String(repeating: "5a", count: 32))
    return JSONTree.object([
      .init("domains", .array(domains)), .init("routes", .array(routes.table)),
      .init(
        "apps",
        .object([
          .init(
            "ios",
            .array([
              .object([.init("bundleId", .string("com.example.ios")), .init("appIdPrefix", .string("ABCDE12345"))])
            ])),
          .init(
            "android",
            .array([
              .object([
                .init("packageName", .string("com.example.android")), .init("sha256CertFingerprints", .array([print])),
              ])
            ])),
        ])),
    ]).jsonText
  }

  /// The URL of a route, unless it is read as something else or has a port.
  private static func built(_ wish: RandomRoutes.Wish, _ service: TestService) throws -> (url: String, host: String)? {
    let host = wish.hosts?.last ?? "www.example.com"
    guard !host.contains(":") else { return nil }
    let route: [JSONTree.Member] = [
      .init("name", .string(wish.name)), .init("as", .string("universalLink")), .init("values", wish.values),
      .init("query", wish.query), .init("host", .string(host)),
    ]
    let built = try service.ask("build", JSONTree.object([.init("route", .object(route))]).jsonText)
    return built.text("/url").map { ($0, host) }
  }

  /// The forms for other systems check less, so they open for all that is built as well; dynamic rules are read here as
  /// Apple reads rules, whose wildcards take no less.
  @Test(arguments: Seeds.of(0..<20))
  func otherFormsOpenWhatIsBuilt(_ block: Int) throws {
    var count = 0
    for seed in block * 10..<block * 10 + 10 {
      let routes = RandomRoutes(seed: UInt64(seed))
      let configuration = Self.configuration(UInt64(seed), routes)
      let service = try TestService(configuration: configuration)
      var urls: [String: [String]] = [:]
      for wish in routes.wishes {
        guard let (url, host) = try Self.built(wish, service) else { continue }
        urls[host, default: []].append(url)
        count += 1
      }
      for (host, urls) in urls {
        let old = try Self.file(host, UInt64(seed), service, legacy: true).result("/aasa")
        let links = try service.ask("generateAssetLinks", "{\"domain\":\"\(host)\",\"dynamicRules\":true}")
        for (file, profile) in [(old, "ios9"), (Self.asApple(links), "ios14")] {
          let list = JSONTree.array(urls.map { .string($0) }).jsonText
          let answer = try service.ask(
            "matchAASA", "{\"aasa\":\(file?.jsonText ?? "0"),\"urls\":\(list),\"profile\":\"\(profile)\"}")
          for (index, url) in urls.enumerated() {
            #expect(
              answer.text("/results/\(index)/opens") == Self.app,
              "\(seed) \(url) \(profile)\n\(configuration)\n\(answer)"
            )
          }
        }
        let found = try service.ask(
          "lintAssetLinks", "{\"assetLinks\":\(links.result("/assetLinks")?.jsonText ?? "0")}")
        #expect((found.result("/findings")?.elements ?? []).allSatisfy { $0["severity"]?.text == "info" }, "\(found)")
      }
    }
    #expect(count > 20)
  }

  /// The dynamic rules of an assetlinks file, in a file for Apple.
  private static func asApple(_ links: Answer) -> JSONTree? {
    let rules = links.result(
      "/assetLinks/0/relation_extensions/delegate_permission~1common.handle_all_urls/dynamic_app_link_components")
    let details = JSONTree.object([
      .init("appIDs", .array([.string(Self.app)])), .init("components", rules ?? .null),
    ])
    return .object([.init("applinks", .object([.init("details", .array([details]))]))])
  }

  private func check(_ seed: UInt64, _ count: inout Count) throws {
    let routes = RandomRoutes(seed: seed)
    let configuration = Self.configuration(seed, routes)
    let service = try TestService(configuration: configuration)
    var files: [String: Answer] = [:]
    for wish in routes.wishes {
      guard let (url, host) = try Self.built(wish, service) else { continue }
      let file = try files[host] ?? Self.file(host, seed, service)
      files[host] = file
      count.built += 1
      var misses = NearMisses(of: url, seed: seed)
      let urls = [url] + (0..<20).map { _ in misses.next() }
      let aasa = try #require(file.result("/aasa"), "\(file)").jsonText
      let list = JSONTree.array(urls.map { .string($0) }).jsonText
      let matched = try service.ask("matchAASA", "{\"aasa\":\(aasa),\"domain\":\"\(host)\",\"urls\":\(list)}")
      #expect(matched.result("/problems") == .array([]))
      let readings = try service.ask(urls.map { ("parseIncoming", "{\"url\":\(JSONTree.string($0).jsonText)}") })
      for (index, (url, parsed)) in zip(urls, readings).enumerated() {
        let opens = matched.text("/results/\(index)/opens") == Self.app
        let isKnown = parsed.status == "NOT_FOUND" || ["universalLink", "dynamicLink"].contains(parsed.text("/kind"))
        let route = matched.text("/results/\(index)/apps/0/rule/rule/comment")
        if opens { count.opened += 1 } else { count.left += 1 }
        if opens == isKnown { continue }
        let excuse = Self.excuse(for: url, route: opens ? route : parsed.text("/route/name"), opens: opens, file)
        guard excuse == nil else {
          count.excused[excuse ?? "", default: 0] += 1
          continue
        }
        Issue.record(
          "\(seed) \(url) \(opens) \(route ?? "") \(parsed.text("/route/name") ?? "")\n\(configuration)\n\(file)")
      }
    }
  }

  /// The file of a host, in which nothing but what is worth knowing is found.
  ///
  /// Of files with both forms some are looked over, since comparing the two takes long.
  private static func file(
    _ host: String, _ seed: UInt64, _ service: TestService, legacy: Bool = false
  ) throws -> Answer {
    let file = try service.ask("generateAASA", "{\"domain\":\"\(host)\",\"legacy\":\(legacy)}")
    guard !legacy || seed.isMultiple(of: 4) else { return file }
    let found = try service.ask("lintAASA", "{\"aasa\":\(file.result("/aasa")?.jsonText ?? "0")}")
    let findings = try #require(found.result("/findings")).elements
    // Routes may differ in case only (L83); that is for their author to decide.
    let unexpected = findings.filter { $0["severity"]?.text != "info" && $0["id"]?.text != "L83" }
    #expect(unexpected == [], "\(seed) \(found)\n\(file)")
    return file
  }

  /// The note that says so when the file and the routes do not agree about a URL.
  private static func excuse(for url: String, route: String?, opens: Bool, _ file: Answer) -> String? {
    let notes = (file.result("/note")?.elements ?? []).filter { note in
      guard let route else { return note["id"]?.text == "barePrefix" }
      return note["message"]?.text?.contains("\"\(route)\"") ?? false
    }
    let path = url.split(separator: "?")[0].dropFirst("https://".count)
    return notes.compactMap { $0["id"]?.text }.first { id in
      switch id {
      case "barePrefix":
        opens && Self.prefixes.contains { url.split(separator: "?")[0] == $0 || url.hasPrefix($0 + "/") }
      case "emptySegments": opens && path.contains("//")
      case "moreSegments", "numbers", "optionalQuery": opens
      case "longNumbers": opens && url.contains("123456789012345678901234567890")
      case "emptyOptionals": opens && (url.contains("=&") || url.hasSuffix("="))
      case "emptyValues": !opens && (url.contains("=&") || url.hasSuffix("="))
      default: false
      }
    }
  }
}
