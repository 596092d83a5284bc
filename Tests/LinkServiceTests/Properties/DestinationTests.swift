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

  private static func plain(_ html: some StringProtocol) -> String {
    html.replacingOccurrences(of: "&quot;", with: "\"").replacingOccurrences(of: "&#39;", with: "'")
      .replacingOccurrences(of: "&lt;", with: "<").replacingOccurrences(of: "&gt;", with: ">")
      .replacingOccurrences(of: "&amp;", with: "&")
  }

  /// Values of an attribute in a page.
  private static func values(_ attribute: String, in page: String) -> [String] {
    page.components(separatedBy: " \(attribute)=\"").dropFirst().map { plain($0.prefix { $0 != "\"" }) }
  }

  /// All to which an answer leads, or may lead.
  private static func places(_ web: JSONTree) -> [String] {
    var places: [String] = []
    for field in web["headers"]?.elements ?? [] where field[0]?.text == "Location" {
      places.append(field[1]?.text ?? "")
    }
    guard let page = web["body"]?.text else { return places }
    for attribute in ["href", "action", "formaction", "data-link", "ping"] { places += values(attribute, in: page) }
    for content in values("content", in: page) where content.contains("app-argument=") {
      places.append(content.components(separatedBy: "app-argument=")[1].replacing("%2C", with: ","))
    }
    return places
  }

  /// The link itself, in whatever form, may stand in its page: what is shared, and what is copied.
  private static func check(_ web: JSONTree, _ place: String?, of shortLink: String, _ id: String) {
    let long = "https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2F"
    for url in places(web) {
      #expect(isAllowed(url) || url.hasPrefix(long) || url == shortLink, "\(id): \(url)")
    }
    if let place { #expect(isAllowed(place), "\(id): \(place)") }
    guard let page = web["body"]?.text else { return }
    for source in values("src", in: page) { #expect(source == "https://images.example/i.png", "\(id)") }
    #expect(!page.contains("alert(1)<") && !page.contains("onload=\""), "\(id)")
    // One element of its own for each script and style: nothing in a link makes another one.
    #expect(page.components(separatedBy: "<script").count <= 2 && !page.contains("<iframe"), "\(id)")
  }

  /// What the campaign has no part in.
  private static func target(_ url: String?) -> String? {
    guard let url else { return nil }
    let end = ["&referrer=", "%26referrer%3D", "&utm_"].compactMap { url.range(of: $0)?.lowerBound }.min()
    return String(url[..<(end ?? url.endIndex)])
  }

  @Test func pairs() throws {
    let domain = try Self.domain()
    var kinds: Set<String> = []
    var refused = 0
    for (first, one) in ClickFeature.all.enumerated() {
      for (second, other) in ClickFeature.all.enumerated().dropFirst(first + 1) {
        let id = "\(first) and \(second)"
        // A part of the pairs is tried with what most links have, so that both features come to matter.
        for common in ["", "&apn=com.example.android&ibi=com.example.ios&isi=123"] {
          try click(one, other, common, common.isEmpty ? id : "\(id) in an app", domain, &kinds, &refused)
        }
      }
    }
    #expect(kinds == ["app", "store", "fallback", "link", "preview", "socialPreview"])
    #expect(refused > 100)
  }

  private func click(
    _ one: ClickFeature, _ other: ClickFeature, _ common: String, _ id: String, _ domain: LinkDomain,
    _ kinds: inout Set<String>, _ refused: inout Int
  ) throws {
    var members: [String: String] = [:]
    for member in one.device + other.device { members[member.name] = member.json }
    let device = "{" + members.map { #""\#($0)":\#($1)"# }.sorted().joined(separator: ",") + "}"
    let long = "https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fp" + common + one.link + other.link
    let added = [one.added, other.added].filter { !$0.isEmpty }.joined(separator: "&")
    let suffix = "p" + id.map { $0.isNumber ? String($0) : "-" }.joined().suffix(20)
    let short = try domain.service.ask(
      "shorten", #"{"longDynamicLink":"\#(long)","suffix":{"option":"CUSTOM","customSuffix":"\#(suffix)"}}"#)
    guard let shortLink = short.text("/shortLink") else {
      #expect(["INVALID_ARGUMENT", "PERMISSION_DENIED"].contains(short.status), "\(short)")
      refused += 1
      #expect(try domain.resolve(long, device).isError, "\(id)")
      #expect(try domain.request(long).location == nil, "\(id)")
      return
    }
    let answers = try domain.service.ask(
      [(shortLink, device), (shortLink + "?" + added, device), (long, device)].map { url, device in
        ("resolve", #"{"url":"\#(url)","device":\#(device)}"#)
      })
    for answer in answers {
      let kind = try #require(answer.text("/destination/kind"), "\(id) \(answer)")
      kinds.insert(kind)
      Self.check(try #require(answer.result("/http")), answer.text("/destination/url"), of: shortLink, id)
    }
    #expect(answers[1].text("/destination/kind") == answers[0].text("/destination/kind"), "\(id)")
    #expect(
      Self.target(answers[1].text("/destination/url")) == Self.target(answers[0].text("/destination/url")), "\(id)")
    #expect(answers[2].text("/destination/kind") == answers[0].text("/destination/kind"), "\(id)")
  }
}
