import LinkCore

/// Where nobody may be led: past the allowlist, the stores and the schemes of the configured apps.
struct PlaceCheck {
  /// Whether only domains with an allowlist have a part in it.
  private let isRestricted: Bool

  private static let targets = ["https://www.example.com/", "https://example.com/link/"]
  private static let appleStore = "https://apps.apple.com/app/id"
  private static let googleStore = "https://play.google.com/store/apps/details?id="
  private static let schemes: Set<String> = ["myapp", "com.example.ios"]

  init(url: [UInt8], longLinks: [[UInt8]]) {
    isRestricted = ([url] + longLinks).allSatisfy { text in
      let lower = String(decoding: text, as: UTF8.self).lowercased()
      return text.allSatisfy { $0 < 0x80 } && !lower.contains("open.example") && !lower.contains("closed.example")
    }
  }

  func check(_ place: [UInt8]) { check(shown(place)) }

  /// In a page the link itself may stand as well.
  func check(_ place: String, inPage: Bool = false) {
    if inPage, place.hasPrefix("https://example.com/link/") || place.hasPrefix("https://example.com/link?") { return }
    require(isAllowed(place), "nobody is led to \(place)")
  }

  private func isAllowed(_ place: String) -> Bool {
    if place.hasPrefix("intent:") { return isAllowed(intent: place) }
    return isSite(place) || isApp(place)
  }

  private func isSite(_ place: String) -> Bool {
    if place.hasPrefix(Self.googleStore) { return true }
    if place.hasPrefix(Self.appleStore) {
      let rest = place.dropFirst(Self.appleStore.count)
      let id = rest.prefix { $0.isASCII && $0.isNumber }
      return !id.isEmpty && (id.count == rest.count || rest.dropFirst(id.count).first == "?")
    }
    guard (try? WebURL.check(Array(place.utf8).span)) != nil else { return false }
    return !isRestricted || Self.targets.contains { place.hasPrefix($0) }
  }

  private func isApp(_ place: String) -> Bool {
    guard let end = place.firstRange(of: "://google/link/?deep_link_id=") else { return false }
    return Self.schemes.contains(place[..<end.lowerBound].lowercased())
  }

  private func isAllowed(intent: String) -> Bool {
    let halves = intent.split(separator: "#", maxSplits: 2, omittingEmptySubsequences: false)
    guard halves.count == 2, !halves[0].contains(";") else { return false }
    let fields = halves[1].split(separator: ";", omittingEmptySubsequences: false)
    guard fields.count == 5, fields[0] == "Intent", fields[1].hasPrefix("scheme="), fields[2].hasPrefix("package="),
      fields[3].hasPrefix("S.browser_fallback_url="), fields[4] == "end"
    else { return false }
    let scheme = fields[1].dropFirst("scheme=".count)
    let data = scheme + halves[0].dropFirst("intent".count)
    var fallback: [UInt8] = []
    let escaped = Array(fields[3].dropFirst("S.browser_fallback_url=".count).utf8)
    guard PercentEncoding.appendDecoded(escaped.span, to: &fallback), isSite(shown(fallback)) else { return false }
    return Self.schemes.contains(String(scheme)) || isSite(String(data))
  }
}
