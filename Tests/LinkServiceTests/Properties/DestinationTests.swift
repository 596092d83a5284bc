import Foundation
import TestSupport
import Testing

@testable import LinkService

/// All pairs of what links, devices and clicks may have: nobody is led anywhere but to what the allowlist lets through, the
/// stores and the app's own schemes.
@Suite
struct DestinationTests {
  private static let configuration = LinkDomain.configuration.replacing(
    #"{"bundleId":"com.example.ios","#, with: #"{"bundleId":"com.example.pad"},{"bundleId":"com.example.ios","#)

  private static func domain() throws -> LinkDomain {
    let domain = try LinkDomain(configuration: configuration)
    try domain.create("end")
    try domain.create(
      "back", "&ofl=https%3A%2F%2Fexample.com%2Flink%2Fback&ifl=https%3A%2F%2Fexample.com%2Flink%2Fback")
    return domain
  }

  private static let targets = [
    "https://www.example.com/", "https://example.com/link/back", "https://example.com/link/end",
    "https://open.example/?link=https%3A%2F%2Fwww.example.com%2F&",
  ]
  private static let schemes = ["myapp", "com.example.ios", "com.example.pad"]

  /// Where a person, a browser or a system may go.
  private static func isAllowed(_ url: String) -> Bool {
    if targets.contains(where: { url.hasPrefix($0) }) { return true }
    if url == "https://apps.apple.com/app/id123" || url.hasPrefix("https://apps.apple.com/app/id123?") { return true }
    if url.hasPrefix("https://play.google.com/store/apps/details?id=com.example.android&") { return true }
    if schemes.contains(where: { url.hasPrefix($0 + "://google/link/?deep_link_id=https%3A%2F%2Fwww.example.com%2F") })
    {
      return true
    }
    guard url.hasPrefix("intent:"), let mark = url.range(of: "#Intent;", options: .backwards) else { return false }
    let fields = url[mark.upperBound...].components(separatedBy: ";")
    guard fields.count == 4, fields[3] == "end", fields[1] == "package=com.example.android",
      fields[2].hasPrefix("S.browser_fallback_url=")
    else { return false }
    let scheme = fields[0].dropFirst("scheme=".count)
    let data = scheme + url[..<mark.lowerBound].dropFirst("intent".count)
    let fallback = fields[2].dropFirst("S.browser_fallback_url=".count).removingPercentEncoding ?? ""
    guard data.hasPrefix("https://www.example.com/") || data.hasPrefix("myapp://") else { return false }
    return !fallback.hasPrefix("intent:") && !fallback.hasPrefix("myapp:") && isAllowed(fallback)
  }

  /// Elements that load or lead nowhere but by the attributes that are looked at below.
  private static let elements: Set<String> = [
    "html", "head", "meta", "title", "link", "style", "body", "main", "h1", "h2", "h3", "p", "bdi", "div", "a", "img",
    "button", "script", "section", "svg", "g", "rect", "text", "path", "details", "summary", "ul", "li", "dl", "dt",
    "dd", "code", "span",
  ]
  private static let attributes: Set<String> = [
    "lang", "dir", "charset", "name", "property", "content", "rel", "href", "src", "alt", "class", "id", "hidden",
    "type",
    "role", "aria-label", "aria-describedby", "data-link", "data-done", "data-failed", "viewBox", "x", "y", "width",
    "height", "rx", "d",
  ]
  private static let image = "https://images.example/i.png"

  /// Checks each place to which an answer leads, or from which it loads.
  ///
  /// The link itself, in whatever form, may stand in its page: what is shared, and what is copied.
  private static func check(_ web: JSONTree, _ place: String?, of shortLink: String, _ id: String) {
    func check(_ url: String) {
      let isOwn = url.hasPrefix("https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2F") || url == shortLink
      #expect(isAllowed(url) || isOwn, "\(id): \(url)")
    }
    if let place { #expect(isAllowed(place), "\(id): \(place)") }
    for field in web["headers"]?.elements ?? [] {
      let (name, value) = (field[0]?.text ?? "", field[1]?.text ?? "")
      if name == "Location" {
        #expect(isAllowed(value), "\(id): \(value)")
      } else {
        #expect(
          !value.replacing("; img-src https://images.example;", with: "").contains("://"), "\(id): \(name): \(value)")
      }
    }
    guard let page = web["body"]?.text else { return }
    for element in PageElement.all(of: page) {
      #expect(elements.contains(element.name), "\(id): \(element.name)")
      for (name, value) in element.attributes {
        #expect(attributes.contains(name), "\(id): \(name)")
        switch name {
        case "href", "data-link": check(value)
        case "src": #expect(value == image, "\(id)")
        case "content": checkMeta(element, value, check, id)
        default: break
        }
      }
    }
    // What runs is the same in every page, and loads nothing.
    let scripts = PageElement.texts(of: "script", in: page)
    #expect(scripts.count <= 1, "\(id)")
    for text in scripts + PageElement.texts(of: "style", in: page) {
      let isFixed = !text.contains("example") && !text.contains("://") && !text.contains("url(")
      #expect(isFixed && !text.contains("@import"), "\(id)")
    }
  }

  private static func checkMeta(_ element: PageElement, _ value: String, _ check: (String) -> Void, _ id: String) {
    switch element["name"] ?? element["property"] {
    case "og:url": check(value)
    case "og:image", "twitter:image": #expect(value == image, "\(id)")
    case "apple-itunes-app":
      let parts = value.components(separatedBy: ", app-argument=")
      #expect(parts.count == 2 && parts[0] == "app-id=123" && !parts[1].contains(","), "\(id): \(value)")
      check(parts.last?.replacing("%2C", with: ",") ?? "")
    case "viewport", "description", "og:type", "og:title", "og:description", "twitter:card", "twitter:title",
      "twitter:description":
      break
    default: Issue.record("\(id): \(element.attributes)")
    }
  }

  /// What the campaign has no part in.
  private static func target(_ url: String?) -> String? {
    guard let url else { return nil }
    let end = ["&referrer=", "%26referrer%3D", "&utm_"].compactMap { url.range(of: $0)?.lowerBound }.min()
    return String(url[..<(end ?? url.endIndex)])
  }

  /// What an answer may be.
  private struct Seen {
    var kinds: Set<String> = []
    var refused = 0
    var isOnWeb = 0
  }

  private static let apps = "&apn=com.example.android&ibi=com.example.ios&isi=123"

  /// Every fourth feature with all behind it.
  @Test(arguments: Seeds.of(0..<4))
  func pairs(_ part: Int) throws {
    let domain = try Self.domain()
    var seen = Seen()
    for (first, one) in ClickFeature.all.enumerated() where first % 4 == part {
      for (second, other) in ClickFeature.all.enumerated().dropFirst(first + 1) {
        // Each pair is tried with what most links have as well, so that both features come to matter.
        try click([one, other], "", "\(first)-\(second)", domain, &seen)
        try click([one, other], Self.apps, "\(first)-\(second)-app", domain, &seen)
      }
    }
    #expect(seen.kinds == ["app", "store", "fallback", "link", "preview", "socialPreview", "debug"])
    #expect(seen.refused > 100 && seen.isOnWeb > 100)
  }

  /// Many features at once.
  @Test(arguments: Seeds.of(1..<9 as Range<UInt64>))
  func sets(_ seed: UInt64) throws {
    let domain = try Self.domain()
    var random = SeededGenerator(seed: seed)
    var seen = Seen()
    for number in 0..<120 {
      let features = (0..<Int.random(in: 3...7, using: &random)).compactMap { _ in
        ClickFeature.all.randomElement(using: &random)
      }
      try click(features, Bool.random(using: &random) ? Self.apps : "", "\(seed)-\(number)-set", domain, &seen)
    }
    #expect(seen.kinds.count > 3, "\(seen.kinds)")
  }

  private func click(
    _ features: [ClickFeature], _ common: String, _ id: String, _ domain: LinkDomain, _ seen: inout Seen
  ) throws {
    var members: [String: String] = [:]
    for member in features.flatMap(\.device) { members[member.name] = member.json }
    let device = "{" + members.map { #""\#($0)":\#($1)"# }.sorted().joined(separator: ",") + "}"
    let more = features.map(\.link).joined()
    let long = "https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fp" + common + more
    let added = features.map(\.added).filter { !$0.isEmpty }.joined(separator: "&")
    let short = try domain.service.ask(
      "shorten", #"{"longDynamicLink":"\#(long)","suffix":{"option":"CUSTOM","customSuffix":"p-\#(id)"}}"#)
    guard let shortLink = short.text("/shortLink") else {
      #expect(["INVALID_ARGUMENT", "PERMISSION_DENIED"].contains(short.status), "\(short)")
      seen.refused += 1
      #expect(try domain.resolve(long, device).isError, "\(id)")
      #expect(try domain.request(long).location == nil, "\(id)")
      return
    }
    let clicks = [(shortLink, device), (shortLink + "?" + added, device), (long, device)]
    let answers = try domain.service.ask(clicks.map { ("resolve", #"{"url":"\#($0)","device":\#($1)}"#) })
    for (answer, click) in zip(answers, clicks) {
      let kind = try #require(answer.text("/destination/kind"), "\(id) \(answer)")
      seen.kinds.insert(kind)
      Self.check(try #require(answer.result("/http")), answer.text("/destination/url"), of: shortLink, id)
      guard let headers = Self.headers(members) else { continue }
      seen.isOnWeb += 1
      let web = try domain.service.ask(
        "handleRequest", #"{"method":"GET","url":"\#(click.0)","headers":\#(headers)}"#)
      #expect(web.result() == answer.result("/http"), "\(id)")
    }
    // A short link keeps no switch of its own, and a switch that is added to it is no change of its place.
    let isDebug = answers.map { $0.text("/destination/kind") == "debug" }
    let lastSwitch = added.split(separator: "&").last { $0.hasPrefix("d=") }
    #expect(isDebug == [false, lastSwitch == "d=1", more.contains("&d=1")], "\(id)")
    if !isDebug[2] {
      #expect(answers[2].text("/destination/kind") == answers[0].text("/destination/kind"), "\(id)")
    }
    guard !isDebug[1] else { return }
    #expect(answers[1].text("/destination/kind") == answers[0].text("/destination/kind"), "\(id)")
    #expect(
      Self.target(answers[1].text("/destination/url")) == Self.target(answers[0].text("/destination/url")), "\(id)")
  }

  /// The device as a front has it, nil when it is more than that.
  private static func headers(_ members: [String: String]) -> String? {
    guard Set(members.keys).isSubset(of: ["userAgent", "headers"]) else { return nil }
    let agent = members["userAgent"].map { #""User-Agent":\#($0)"# }
    let others = members["headers"].map { String($0.dropFirst().dropLast()) }
    return "{" + [agent, others].compactMap { $0 }.joined(separator: ",") + "}"
  }
}
