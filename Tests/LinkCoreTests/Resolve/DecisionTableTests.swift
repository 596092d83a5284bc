import LinkCore
import Testing

/// The table of `Resolver` row by row, and what stands between the rows.
struct DecisionTableTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    let query: String
    let device: Device
    let kind: Destination.Kind
    let url: String?
    /// The last rule that was taken.
    let rule: ResolveStep.Rule
    let debug: Bool

    init(
      _ id: String,
      _ query: String,
      _ device: Device,
      _ kind: Destination.Kind,
      _ url: String?,
      _ rule: ResolveStep.Rule,
      debug: Bool = false
    ) {
      self.id = id
      self.query = "link=https%3A%2F%2Fwww.example.com%2Fmy-page" + query
      self.device = device
      self.kind = kind
      self.url = url
      self.rule = rule
      self.debug = debug
    }

    var testDescription: String { "5.1/" + id }
  }

  static let page = "https://www.example.com/my-page"
  private static let appStore = "https://apps.apple.com/app/id123"
  private static let opening =
    "com.example.ios://google/link/?deep_link_id=https%3A%2F%2Fwww.example.com%2Fmy-page&match_type=unique"

  private static let app = "&ibi=com.example.ios"
  private static let store = "&ibi=com.example.ios&isi=123"
  private static let fallback = "&ibi=com.example.ios&isi=123&ifl=https%3A%2F%2Fi.example.com%2F"
  private static let pad = fallback + "&ipfl=https%3A%2F%2Fpad.example.com%2F"
  static let android = "&apn=com.example.android"
  static let androidFallback = android + "&afl=https%3A%2F%2Fa.example.com%2F"

  static let anyRows: [Row] = [
    Row("1 ios", store, Device(platform: .ios), .debug, nil, .debug, debug: true),
    Row("1 android", android, Device(platform: .android), .debug, nil, .debug, debug: true),
    Row("1 desktop", "", Device(platform: .desktop), .debug, nil, .debug, debug: true),
    Row("1 crawler", "&st=Title", Device(platform: .crawler), .debug, nil, .debug, debug: true),
    Row("1 in the link", "&d=1", Device(platform: .desktop), .debug, nil, .debug),
    Row("1 d=0", "&d=0", Device(platform: .desktop), .link, page, .desktopLink),
    Row("1 d=11", "&d=11", Device(platform: .desktop), .link, page, .desktopLink),
    Row("6", "&st=Title", Device(platform: .crawler), .socialPreview, page, .socialPreview),
    Row(
      "6 no tags", "&ofl=https%3A%2F%2Fo.example.com", Device(platform: .crawler), .socialPreview, page, .socialPreview),
    Row(
      "21", "&ofl=https%3A%2F%2Fo.example.com", Device(platform: .desktop), .fallback, "https://o.example.com",
      .desktopFallback),
    Row(
      "21 nothing known", "&ofl=https%3A%2F%2Fo.example.com", Device(), .fallback, "https://o.example.com",
      .desktopFallback),
    Row("22", pad + androidFallback, Device(platform: .desktop), .link, page, .desktopLink),
    Row("22 other scheme", "&ofl=myapp%3A%2F%2Fx", Device(platform: .desktop), .link, page, .desktopLink),
    Row("22 no URI", "&ofl=www.example.com", Device(platform: .desktop), .link, page, .desktopLink),
    Row("22 userinfo", "&ofl=https%3A%2F%2Fa%40b.example.com", Device(platform: .desktop), .link, page, .desktopLink),
    Row("22 script", "&ofl=JavaScript%3Aalert(1)", Device(platform: .desktop), .link, page, .desktopLink),
  ]

  static let iosRows: [Row] = [
    Row("7", store, Device(platform: .ios, appInstalled: true), .app, opening, .iosApp),
    Row(
      "7 before every fallback", pad + "&efr=1", Device(platform: .ipados, appInstalled: true), .app, opening, .iosApp),
    Row(
      "7 ius", store + "&ius=MyApp", Device(platform: .ios, appInstalled: true), .app,
      opening.replacing("com.example.ios", with: "myapp"), .iosApp),
    Row(
      "7 ipbi", store + "&ipbi=com.example.pad", Device(platform: .ipados, appInstalled: true), .app,
      opening.replacing(".ios", with: ".pad"), .iosApp),
    Row(
      "7 ipbi is nothing to an iPhone", store + "&ipbi=com.example.pad", Device(platform: .ios, appInstalled: true),
      .app, opening, .iosApp),
    Row(
      "7 imv and utm go along", store + "&imv=2.0&utm_source=a%20b", Device(platform: .ios, appInstalled: true), .app,
      opening + "&imv=2.0&utm_source=a%20b", .iosApp),
    Row(
      "7 underscore is no scheme", "&ibi=com.example.my_app&isi=123&efr=1", Device(platform: .ios, appInstalled: true),
      .store, appStore, .iosStore),
    Row(
      "7 underscore with ius", "&ibi=com.example.my_app&isi=123&ius=myapp", Device(platform: .ios, appInstalled: true),
      .app, opening.replacing("com.example.ios", with: "myapp"), .iosApp),
    Row(
      "7 script is no scheme", "&ibi=com.example.my_app&isi=123&ius=javascript&efr=1",
      Device(platform: .ios, appInstalled: true), .store, appStore, .iosStore),
    Row(
      "7 no app, no opening", "&ius=myapp&isi=123", Device(platform: .ios, appInstalled: true), .store, appStore,
      .iosStore),
    Row("8", pad + "&efr=1", Device(platform: .ipados), .fallback, "https://pad.example.com/", .ipadFallback),
    Row("8 only iPad", pad + "&efr=1", Device(platform: .ios), .fallback, "https://i.example.com/", .iosFallback),
    Row(
      "8 unusable", fallback + "&efr=1&ipfl=pad.example.com", Device(platform: .ipados), .fallback,
      "https://i.example.com/", .iosFallback),
    Row(
      "9 iPhone", fallback + "&efr=1", Device(platform: .ios, appInstalled: false), .fallback, "https://i.example.com/",
      .iosFallback),
    Row(
      "9 iPad", fallback + "&efr=1", Device(platform: .ipados, appInstalled: false), .fallback,
      "https://i.example.com/", .iosFallback),
    Row(
      "9 unusable", store + "&efr=1&ifl=ftp%3A%2F%2Fi.example.com", Device(platform: .ios), .store, appStore, .iosStore),
    Row("10", store + "&efr=1", Device(platform: .ios), .store, appStore, .iosStore),
    Row("10 iPad", store + "&efr=1", Device(platform: .ipados), .store, appStore, .iosStore),
    Row(
      "10 tokens", store + "&efr=1&mt=8&ct=a%26b&at=1&pt=2", Device(platform: .ios), .store,
      appStore + "?pt=2&at=1&ct=a%26b&mt=8", .iosStore),
    Row("11", app + "&efr=1", Device(platform: .ios), .link, page, .iosLink),
    Row("11 isi no number", app + "&efr=1&isi=12x", Device(platform: .ios), .link, page, .iosLink),
    Row("12 store", store, Device(platform: .ios), .preview, appStore, .iosPreview),
    Row(
      "12 fallback", fallback, Device(platform: .ios, appInstalled: false), .preview, "https://i.example.com/",
      .iosPreview),
    Row("12 iPad fallback", pad, Device(platform: .ipados), .preview, "https://pad.example.com/", .iosPreview),
    Row("12 link", app, Device(platform: .ios), .preview, page, .iosPreview),
    Row("12 efr=0", store + "&efr=0", Device(platform: .ios), .preview, appStore, .iosPreview),
    Row("12 ipbi alone", "&ipbi=com.example.pad&isi=123", Device(platform: .ipados), .preview, appStore, .iosPreview),
    Row("13", pad + "&efr=1", Device(platform: .ipados), .fallback, "https://pad.example.com/", .ipadFallback),
    Row("14", "&isi=123", Device(platform: .ios), .store, appStore, .iosStore),
    Row("14 link", "", Device(platform: .ios), .link, page, .iosLink),
    Row(
      "14 ipbi alone on an iPhone", "&ipbi=com.example.pad&isi=123", Device(platform: .ios), .store, appStore, .iosStore
    ),
    Row(
      "imv lower, ifl", fallback + "&imv=2.0",
      Device(platform: .ios, appInstalled: true, appVersion: Array("1.9".utf8)), .fallback, "https://i.example.com/",
      .iosFallback),
    Row(
      "imv lower, store", store + "&imv=2.0", Device(platform: .ios, appInstalled: true, appVersion: Array("1.9".utf8)),
      .store, appStore, .iosStore),
    Row(
      "imv lower, link", app + "&imv=2.0", Device(platform: .ios, appInstalled: true, appVersion: Array("1.9".utf8)),
      .link, page, .iosLink),
    Row(
      "imv lower, iPad", pad + "&imv=2.0", Device(platform: .ipados, appInstalled: true, appVersion: Array("1.9".utf8)),
      .fallback, "https://pad.example.com/", .ipadFallback),
    Row(
      "imv equal", store + "&imv=2.0", Device(platform: .ios, appInstalled: true, appVersion: Array("2".utf8)), .app,
      opening + "&imv=2.0", .iosApp),
    Row(
      "imv incomparable", store + "&imv=2.x", Device(platform: .ios, appInstalled: true, appVersion: Array("2.1".utf8)),
      .app, opening + "&imv=2.x", .iosApp),
    Row(
      "imv without version", store + "&imv=2.0", Device(platform: .ios, appInstalled: true), .app, opening + "&imv=2.0",
      .iosApp),
    Row(
      "imv of a missing app", store + "&imv=2.0",
      Device(platform: .ios, appInstalled: false, appVersion: Array("1".utf8)), .preview, appStore, .iosPreview),
  ]

  @Test(arguments: anyRows + iosRows + androidRows)
  func decides(_ row: Row) throws {
    let link = try ResolveSupport.link(row.query)
    let resolution = try Resolver.decide(
      link: link,
      device: row.device,
      isShort: false,
      debug: row.debug,
      tracing: true
    )
    #expect(resolution.destination.kind == row.kind)
    #expect(ResolveSupport.text(resolution.destination.url) == row.url)
    #expect(resolution.trace.last { $0.verdict == .taken }?.rule == row.rule)
    #expect((resolution.withoutApp != nil) == [.preview, .app].contains(row.kind))
  }

  /// All of FDL's rows are here but 2, 3 and 5, which the service has its tests of, and 15, which is the system's own.
  @Test func everyRowIsThere() {
    let ids = (Self.anyRows + Self.iosRows + Self.androidRows).map(\.id) + ["4"]
    let numbers = Set(ids.compactMap { Int($0.prefix { $0.isNumber }) })
    #expect(numbers == Set(1...22).subtracting([2, 3, 5, 15]))
  }

  /// A fallback of which it is known that it leads back counts as absent; all else is as it was.
  @Test(arguments: anyRows + iosRows + androidRows)
  func ignoresLoops(_ row: Row) throws {
    let link = try ResolveSupport.link(row.query)
    func decide(_ loops: Set<LinkParameter>, _ link: DynamicLink) throws -> Resolution {
      try Resolver.decide(
        link: link, device: row.device, isShort: false, debug: row.debug, ignoring: loops, tracing: true)
    }
    let plain = try decide([], link)
    let used = plain.inBrowser.parameter
    #expect((used != nil) == (plain.inBrowser.kind == .fallback))
    let fallbacks: Set<LinkParameter> = [
      .androidFallbackLink, .iosFallbackLink, .ipadFallbackLink, .desktopFallbackLink,
    ]
    #expect(try decide(fallbacks.subtracting([used].compactMap { $0 }), link).destination == plain.destination)
    guard let used else { return }
    let other = try decide([used], link)
    var without = link
    without.parameters.remove(used)
    let absent = try decide([], without)
    #expect(other.destination.kind == absent.destination.kind)
    #expect(other.inBrowser.kind == absent.inBrowser.kind && other.inBrowser.parameter == absent.inBrowser.parameter)
    #expect(other.warnings.contains { $0.code == .fallbackLoops && $0.parameter == used })
    let reasons = other.trace.flatMap(\.facts).filter { $0.name == "reason" && $0.value == Array("loop".utf8) }
    // Nobody asks why an app is not left.
    let isSilent = other.destination.kind == .app && row.device.platform != .android
    #expect(reasons.count == (isSilent ? 0 : 1))
  }

  @Test func rowFour() throws {
    let prefix = try URIPrefix(Array("https://example.com/link".utf8).span)
    for platform in Device.Platform.allCases {
      let fault = #expect(throws: LinkFault.self) {
        try Resolver.decide(link: DynamicLink(prefix: prefix), device: Device(platform: platform), isShort: false)
      }
      #expect(fault?.code == .missingLink)
    }
  }

  @Test(arguments: [
    ("myapp%3A%2F%2Fx", LinkFault.Code.invalidURL), ("javascript%3Aalert(1)", .dangerousScheme),
    ("https%3A%2F%2Fexample.com%5C%40evil.example", .invalidURL),
    ("https%3A%2F%2Fwww.example.com%2F%0D%0Ax", .invalidURL),
  ])
  func refusesLinks(_ value: String, _ code: LinkFault.Code) throws {
    let link = try ResolveSupport.link("link=\(value)&ofl=https%3A%2F%2Fo.example.com")
    let fault = #expect(throws: LinkFault.self) {
      try Resolver.decide(link: link, device: Device(platform: .desktop), isShort: false)
    }
    #expect(fault?.code == code)
  }

  /// A link that was not checked before leaves in the same form as one that was.
  @Test func escapesTheLink() throws {
    let link = try ResolveSupport.link("link=https%3A%2F%2Fb%C3%BCcher.example%2Fa%20b%22&ibi=com.example.ios")
    let device = Device(platform: .ios, appInstalled: true)
    let desktop = try Resolver.decide(link: link, device: Device(platform: .desktop), isShort: false)
    #expect(ResolveSupport.text(desktop.destination.url) == "https://xn--bcher-kva.example/a%20b%22")
    let opened = try Resolver.decide(link: link, device: device, isShort: false)
    #expect(
      ResolveSupport.text(opened.appURL)
        == "com.example.ios://google/link/?deep_link_id=https%3A%2F%2Fxn--bcher-kva.example%2Fa%2520b%2522"
        + "&match_type=unique"
    )
  }

  /// The page in front of an iOS destination gets what its two buttons need.
  @Test func previewHasBothButtons() throws {
    let link = try ResolveSupport.link("link=https%3A%2F%2Fwww.example.com%2Fmy-page&ibi=com.example.ios&isi=123")
    let resolution = try Resolver.decide(link: link, device: Device(platform: .ios), isShort: true)
    #expect(ResolveSupport.text(resolution.appURL) == Self.opening)
    #expect(resolution.withoutApp?.kind == .store)
    #expect(ResolveSupport.text(resolution.withoutApp?.url) == Self.appStore)
    // Where nothing can open the app, a page in front of the store would be in the way.
    let underscore = try ResolveSupport.link("link=https%3A%2F%2Fwww.example.com%2F&ibi=com.example.my_app&isi=123")
    let unopenable = try Resolver.decide(link: underscore, device: Device(platform: .ios), isShort: true)
    #expect(unopenable.destination.kind == .store)
    #expect(unopenable.appURL == nil)
  }
}
