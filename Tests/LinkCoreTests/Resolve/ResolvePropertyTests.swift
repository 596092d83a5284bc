import TestSupport
import Testing

@testable import LinkCore

/// No combination of parameters and device leads anywhere but to the link's own URLs, the stores and its own app.
struct ResolvePropertyTests {

  private static let webValues = [
    "https://a.example.com/", "http://b.example.com/x?y=1;z#f", "https://ü.example/ä b", "https://c.example.com:8443",
    "HTTPS://D.example.com/%0D%0ALocation:%20x", "https://[2001:db8::1]/#Intent;package=evil;end",
    "https://e.example.com/;S.browser_fallback_url=https://evil.example/;end",
  ]
  private static let hostileValues = [
    "javascript:alert(1)", "JaVa\tScript:alert(1)", " javascript:alert(1)", "data:text/html,x", "intent://x#Intent;end",
    "https://a.example.com\\@evil.example/", "https://u@evil.example/", "//evil.example/", "/\\evil.example",
    "evil.example",
    "https://a.example.com/\r\nSet-Cookie: a=b", "https://", "https:///evil.example", "https://a.example.com/\u{0}",
    "\r\n",
    "myapp://x/y", "myapp:x;end#Intent;", "mailto:a@b", "ftp://f.example/", "file:///etc/passwd", "content://x", "🦆",
    "",
    "com.example.ios", "com.example.my_app", "com.example.android", "a.b;package=evil", "a.b\r\nX: y", "1", "0", "123",
    "12\n3",
    "9223372036854775807", "9223372036854775808", "1.2.3", "v2", "1234567890123456789012345678901234567890", "http",
    "MyApp",
  ]

  private static func link(_ generator: inout SeededGenerator) throws -> DynamicLink {
    var link = DynamicLink(prefix: try URIPrefix(Array("https://example.com/link".utf8).span))
    for parameter in LinkParameter.allCases where parameter != .debug && Bool.random(using: &generator) {
      let pool: [String] =
        switch (parameter.kind, Int.random(in: 0..<4, using: &generator)) {
        case (.deepLink, _), (.fallbackLink, 0...2): webValues
        case (.packageName, 0...2): ["com.example.android", "org.Example.a_1"]
        case (.bundleID, 0...2): ["com.example.ios", "com.example.my_app"]
        case (.storeID, 0...2): ["123"]
        case (.flag, _): ["0", "1"]
        case (.androidLink, 0...1): webValues
        case (.versionCode, 0...2): ["0", "7"]
        default: hostileValues + webValues
        }
      link.parameters.set(parameter, to: Array((pool.randomElement(using: &generator) ?? "").utf8))
    }
    if !link.parameters.contains(.link) { link.parameters.set(.link, to: Array(webValues[0].utf8)) }
    return link
  }

  private static func device(_ generator: inout SeededGenerator) -> Device {
    Device(
      platform: Device.Platform.allCases.randomElement(using: &generator),
      appInstalled: [nil, true, false].randomElement(using: &generator) ?? nil,
      appVersionCode: [nil, .min, 0, 6, 7, .max].randomElement(using: &generator) ?? nil,
      appVersion: [nil, "1", "2.0", "x", "1\r\n"].randomElement(using: &generator).flatMap { $0.map { Array($0.utf8) } }
    )
  }

  /// The text that goes out for a value that is a web URL.
  private static func webURL(_ link: DynamicLink, _ parameter: LinkParameter) -> [UInt8]? {
    guard let value = link.parameters.bytes(parameter) else { return nil }
    var url: [UInt8] = []
    return (try? WebURL.append(value.span, to: &url)) == nil ? nil : url
  }

  private static let fallbacks: [Device.Platform: [LinkParameter]] = [
    .ios: [.iosFallbackLink], .ipados: [.iosFallbackLink, .ipadFallbackLink], .android: [.androidFallbackLink],
    .desktop: [.desktopFallbackLink], .crawler: [],
  ]

  private static func isStore(_ url: String, _ link: DynamicLink, _ device: Device) -> Bool {
    if device.platform == .android {
      guard let name = ResolveSupport.text(link.parameters.bytes(.androidPackageName)) else { return false }
      return url.hasPrefix("https://play.google.com/store/apps/details?id=\(name)&pcampaignid=fdl_")
        && !url.contains("#") && !url.contains(";")
    }
    guard let id = ResolveSupport.text(link.parameters.bytes(.iosAppStoreID)), id.allSatisfy(\.isNumber) else {
      return false
    }
    let start = "https://apps.apple.com/app/id\(id)"
    return url == start || url.hasPrefix(start + "?")
  }

  private static func isOwnApp(_ url: String, _ link: DynamicLink, _ device: Device) -> Bool {
    guard device.platform == .android else {
      let names = [.iosCustomScheme, .iosBundleID, .ipadBundleID].compactMap { link.parameters.bytes($0) }
      guard let colon = url.firstIndex(of: ":"), let deepLink = ResolveSupport.text(webURL(link, .link)),
        url[colon...].hasPrefix(
          "://google/link/?deep_link_id=\(ResolveSupport.escaped(deepLink))&match_type=unique"
        )
      else { return false }
      let scheme = String(url[..<colon])
      return names.contains { String(decoding: $0, as: UTF8.self).lowercased() == scheme }
        && !["javascript", "data", "http", "https", "mailto", "file", "intent", "content"].contains(scheme)
    }
    guard let intent = ResolveSupport.Intent(url), intent.fields.count == 3,
      let name = link.parameters.bytes(.androidPackageName), intent.value("package") == ResolveSupport.text(name),
      let fallback = intent.fallback
    else { return false }
    let data = [webURL(link, .link), link.parameters.bytes(.androidLink), webURL(link, .androidLink)]
    let carried = data.compactMap { ResolveSupport.text($0) }.map {
      // The scheme goes out in lower case.
      let colon = $0.firstIndex(of: ":") ?? $0.startIndex
      return $0[..<colon].lowercased()
        + $0[colon...].replacing("#", with: "%23").replacing(";", with: "%3B")
    }
    let isOwnFallback = webURL(link, .androidFallbackLink).map { ResolveSupport.text($0) == fallback } ?? false
    return carried.contains(intent.data) && (isOwnFallback || isStore(fallback, link, device))
  }

  private static func isAllowed(_ destination: Destination, _ link: DynamicLink, _ device: Device) -> Bool {
    guard let bytes = destination.url, let url = ResolveSupport.text(bytes) else { return destination.kind == .debug }
    guard bytes.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return false }
    if destination.kind != .app, (try? WebURL.check(bytes.span))?.isPlain != true { return false }
    switch destination.kind {
    case .link, .socialPreview: return bytes == webURL(link, .link)
    case .fallback: return (fallbacks[device.platform] ?? []).contains { webURL(link, $0) == bytes }
    case .store: return isStore(url, link, device)
    case .app: return isOwnApp(url, link, device)
    case .preview, .debug: return false
    }
  }

  @Test(arguments: Seeds.of(0..<16 as Range<UInt64>))
  func staysWithinTheLink(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var kinds: Set<Destination.Kind> = []
    for _ in 0..<600 {
      let link = try Self.link(&generator)
      let device = Self.device(&generator)
      let isShort = Bool.random(using: &generator)
      let resolution = try Resolver.decide(link: link, device: device, isShort: isShort, tracing: true)
      let plain = try Resolver.decide(link: link, device: device, isShort: isShort)
      kinds.insert(resolution.destination.kind)
      let isPreview = resolution.destination.kind == .preview
      for place in [isPreview ? nil : resolution.destination, resolution.withoutApp].compactMap({ $0 }) {
        let isAllowed = Self.isAllowed(place, link, device)
        #expect(isAllowed, "\(place.kind) \(ResolveSupport.text(place.url) ?? "") \(device.platform)")
      }
      if isPreview { #expect(resolution.destination.url == resolution.withoutApp?.url && resolution.appURL != nil) }
      #expect(plain.destination == resolution.destination && plain.appURL == resolution.appURL)
      #expect(plain.warnings == resolution.warnings && plain.trace.isEmpty)

      if let url = resolution.appURL {
        let isOwnApp = Self.isOwnApp(String(decoding: url, as: UTF8.self), link, device)
        #expect(isOwnApp, "\(String(decoding: url, as: UTF8.self))")
      }
      if resolution.destination.kind == .app, device.platform != .android { #expect(device.appInstalled == true) }
      #expect((resolution.withoutApp != nil) == [.preview, .app].contains(resolution.destination.kind))

      let front: [String: Set<String>] = [
        "ios": ["device", "debug", "ios"], "ipados": ["device", "debug", "ios"],
        "android": ["device", "debug", "android"], "desktop": ["device", "debug", "desktop"],
        "crawler": ["device", "debug", "crawler"],
      ]
      let groups = Set(resolution.trace.map { String($0.rule.rawValue.prefix { $0 != "." }) })
      #expect(groups == front[device.platform.rawValue])

      let answer = HTTPAnswer(
        resolution, of: link, shortLink: isShort ? Array("https://example.com/link/a".utf8) : nil,
        on: device)
      #expect(answer.headers.allSatisfy { $0.value.allSatisfy { $0 >= 0x20 && $0 < 0x7F } })
      let location = answer.headers.first { $0.isNamed("location") }
      if let body = answer.body {
        #expect(location == nil)
        let places = [resolution.appURL, resolution.withoutApp?.url, resolution.destination.url].compactMap { $0 }
        let buttons = PageElement.all(of: String(decoding: body, as: UTF8.self)).filter { $0.name == "a" }
        #expect(!buttons.isEmpty && buttons.allSatisfy { places.contains(Array(($0["href"] ?? "").utf8)) })
      } else {
        #expect(location?.value == resolution.destination.url)
      }
    }
    #expect(kinds == [.app, .store, .fallback, .link, .preview, .socialPreview])
  }

  /// Whatever bytes the parameters hold, there is an answer or a fault.
  @Test(arguments: Seeds.of(100..<108 as Range<UInt64>))
  func takesAnyBytes(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      var link = DynamicLink(prefix: try URIPrefix(Array("https://example.com/link".utf8).span))
      for parameter in LinkParameter.allCases {
        let count = Int.random(in: 0..<24, using: &generator)
        let noise = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
        let front = [[], Array("https://a.b/".utf8), Array("a.b".utf8)].randomElement(using: &generator) ?? []
        link.parameters.set(parameter, to: front + noise)
      }
      let noise = (0..<64).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
      var device = Self.device(&generator)
      if Bool.random(using: &generator) {
        device = Device(
          headers: [HTTPField(name: Array("User-Agent".utf8), value: noise + Array(" iPhone".utf8) + noise)],
          appInstalled: device.appInstalled,
          appVersionCode: device.appVersionCode,
          appVersion: noise
        )
        #expect(device.platform == .ios)
      }
      do throws(LinkFault) {
        let resolution = try Resolver.decide(link: link, device: device, isShort: true, tracing: true)
        #expect(Self.isAllowed(resolution.withoutApp ?? resolution.destination, link, device))
      } catch {
        #expect(error.parameter == .link)
        #expect(Self.webURL(link, .link) == nil)
      }
    }
  }
}
