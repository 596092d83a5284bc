import Testing

@testable import LinkCore

struct DeviceHintTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    let userAgent: String
    let hint: String?
    let mobile: String?
    let touch: Int64?
    let platform: Device.Platform
    let source: Device.Source

    var testDescription: String { id }

    init(
      _ id: String, _ userAgent: String, _ hint: String? = nil, mobile: String? = nil, touch: Int64? = nil,
      _ platform: Device.Platform, _ source: Device.Source
    ) {
      self.id = id
      self.userAgent = userAgent
      self.hint = hint
      self.mobile = mobile
      self.touch = touch
      self.platform = platform
      self.source = source
    }

    var headers: [HTTPField] {
      DeviceSupport.headers(
        [("user-agent", userAgent)] + (hint.map { [("Sec-CH-UA-Platform", $0)] } ?? [])
          + (mobile.map { [("Sec-CH-UA-Mobile", $0)] } ?? []))
    }
  }

  private static let (iPhone, iPad, mac) = (DeviceSupport.iPhone, DeviceSupport.iPad, DeviceSupport.mac)
  private static let (linux, android) = (DeviceSupport.linux, DeviceSupport.android)

  /// Pairs that browsers send (matomo-org/device-detector, `clienthints.yml`).
  static let real: [Row] = [
    Row("phone", "\(android) Mobile Safari/537.36", "\"Android\"", mobile: "?1", .android, .clientHint),
    Row("tablet", "\(android) Safari/537.36", "\"Android\"", mobile: "?0", .android, .clientHint),
    Row(
      "Fire tablet",
      "Mozilla/5.0 (Linux; Android 9; KFKAWI) AppleWebKit/537.36 (KHTML, like Gecko) Silk/98.1.148 like Chrome/98.0.4758.101 Safari/537.36",
      "\"Android\"", mobile: "?0", .android, .clientHint),
    Row(
      "phone that asks for pages for the desktop",
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/102.0.5005.134 Safari/537.36 OPR/88.0.4412.53",
      "\"Android\"", mobile: "?0", .android, .clientHint),
    Row(
      "television that hides its name",
      "Mozilla/5.0 (Linux; Andr0id 11; TY55_1) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.6099.56 Safari/537.36 OMI/4.24.3.23.StableAVB_Telly.1",
      "\"Android\"", mobile: "?0", .android, .clientHint),
    Row("no user agent", "", "\"Android\"", mobile: "?1", .android, .clientHint),
    Row(
      "Chromium OS",
      "Mozilla/5.0 (X11; CrOS x86_64 14150.90.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/94.0.4606.126 Safari/537.36",
      "\"Chromium OS\"", mobile: "?0", .desktop, .clientHint),
    Row(
      "Linux on Chrome OS",
      "Mozilla/5.0 (X11; CrOS armv7l 13597.84.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/92.0.4515.98 Safari/537.36",
      "\"Linux\"", mobile: "?0", .desktop, .clientHint),
    Row(
      "Windows that calls itself a Mac",
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_10_2) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/96.0.6167.5881 Safari/537.36",
      "\"Windows\"", mobile: "?0", .desktop, .clientHint),
    Row(
      "Quest",
      "Mozilla/5.0 (X11; Linux x86_64; Quest 2) AppleWebKit/537.36 (KHTML, like Gecko) OculusBrowser/24.3.0.4.63.416895357 SamsungBrowser/4.0 Chrome/106.0.5249.168 VR Safari/537.36",
      "\"Linux\"", mobile: "?0", .desktop, .clientHint),
    Row(
      "unknown",
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/98.0.4758.102 Safari/537.36 PTST/220216.200657",
      "\"Unknown\"", mobile: "?0", .desktop, .userAgent),
  ]

  static let forms: [Row] = [
    Row("without quotes", linux, "Android", .android, .clientHint),
    Row("case and blanks", linux, " \t\"anDROID\" ", .android, .clientHint),
    Row("iOS", linux, "\"iOS\"", .ios, .clientHint),
    Row("Chrome OS beside Android", android, "\"Chrome OS\"", mobile: "?0", .desktop, .clientHint),
    Row("Fuchsia", "", "\"Fuchsia\"", .desktop, .clientHint),
    Row("macOS beside a phone", iPhone, "\"macOS\"", .desktop, .clientHint),
    Row("unknown beside a phone", iPhone, "\"Unknown\"", .ios, .userAgent),
    Row("a name that is none", iPhone, "\"Plan 9\"", .ios, .userAgent),
    Row("a quote alone", iPhone, "\"", .ios, .userAgent),
    Row("empty", iPhone, "", .ios, .userAgent),
    Row("two names", iPhone, "\"Android\", \"Windows\"", .ios, .userAgent),
    Row("with a parameter", iPhone, "\"Android\";v=1", .ios, .userAgent),
    Row("a fetcher speaks for itself", "Twitterbot/1.0", "\"Linux\"", .crawler, .userAgent),
    Row("a robot speaks for itself", "Googlebot/2.1", "\"Android\"", mobile: "?1", .desktop, .userAgent),
    Row("nothing", "", "", .desktop, .none),
    Row("form alone", "", mobile: "?1", .desktop, .none),
    Row("form alone beside a phone", iPhone, mobile: "?0", .ios, .userAgent),
  ]

  /// The form decides where the platform leaves it open, or contradicts it.
  static let mobile: [Row] = [
    Row("desktop hint, phone, for phones", android, "\"Linux\"", mobile: "?1", .android, .userAgent),
    Row("desktop hint, phone, not for phones", android, "\"Linux\"", mobile: "?0", .desktop, .clientHint),
    Row("desktop hint, iPhone, for phones", iPhone, "\"macOS\"", mobile: "?1", .ios, .userAgent),
    Row("desktop hint, desktop, for phones", linux, "\"Windows\"", mobile: "?1", .desktop, .clientHint),
    Row("desktop hint alone, for phones", "", "\"Windows\"", mobile: "?1", .desktop, .clientHint),
    Row("iOS alone, not for phones", "", "\"iOS\"", mobile: "?0", .ipados, .clientHint),
    Row("iOS alone, for phones", "", "\"iOS\"", mobile: "?1", .ios, .clientHint),
    Row("iOS, iPhone, not for phones", iPhone, "\"iOS\"", mobile: "?0", .ios, .clientHint),
    Row("iOS, iPad, for phones", iPad, "\"iOS\"", mobile: "?1", .ipados, .clientHint),
    Row("blanks", "", "\"iOS\"", mobile: " ?0 ", .ipados, .clientHint),
    Row("no boolean", mac, "\"iOS\"", mobile: "1", .ipados, .clientHint),
    Row("no boolean beside a phone", android, "\"Linux\"", mobile: "?2", .desktop, .clientHint),
  ]

  /// iPadOS since version 13 sends the user agent of a Mac.
  static let iPads: [Row] = [
    Row("iOS beside a Mac", mac, "\"iOS\"", .ipados, .clientHint),
    Row("iOS beside a Mac, for phones", mac, "\"iOS\"", mobile: "?1", .ios, .clientHint),
    Row("iPadOS beside a Mac", mac, "\"iPadOS\"", .ipados, .clientHint),
    Row("iOS beside an iPad", iPad, "\"iOS\"", .ipados, .clientHint),
    Row("touch points", mac, touch: 5, .ipados, .touchPoints),
    Row("two touch points", mac, touch: 2, .ipados, .touchPoints),
    Row("one touch point", mac, touch: 1, .desktop, .userAgent),
    Row("no touch points", mac, touch: 0, .desktop, .userAgent),
    Row("touch points go before macOS", mac, "\"macOS\"", touch: 5, .ipados, .touchPoints),
    Row("macOS without touch points", mac, "\"macOS\"", touch: 0, .desktop, .clientHint),
    Row("most touch points", mac, touch: .max, .ipados, .touchPoints),
    Row("touch points of a laptop", linux, touch: 10, .desktop, .userAgent),
    Row("touch points of a Chromebook", "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0)", touch: 10, .desktop, .userAgent),
    Row("touch points of a phone", android, touch: 5, .android, .userAgent),
    Row("touch points of nothing", "", touch: 5, .desktop, .none),
    Row(
      "touch points of iMessage", "\(mac) facebookexternalhit/1.1 Facebot Twitterbot/1.0", touch: 5, .crawler,
      .userAgent),
  ]

  @Test(arguments: real + forms + mobile + iPads)
  func reads(_ row: Row) {
    let device = Device(headers: row.headers, maxTouchPoints: row.touch)
    #expect(device.platform == row.platform)
    #expect(device.source == row.source)
    #expect(Device(headers: row.headers.reversed(), maxTouchPoints: row.touch) == device)
    switch row.source {
    case .clientHint: #expect(device.token == Array((row.hint ?? "").utf8))
    case .touchPoints: #expect(device.token == Array("macintosh".utf8))
    case .explicit, .none: #expect(device.token.isEmpty)
    case .userAgent: #expect(!device.token.isEmpty)
    }
  }

  @Test func touchPointsBesideAUserAgent() {
    #expect(Device(userAgent: Array(DeviceSupport.mac.utf8), maxTouchPoints: 5).platform == .ipados)
    #expect(
      Device(platform: .desktop, userAgent: Array(DeviceSupport.mac.utf8), maxTouchPoints: 5).platform == .desktop)
  }

  @Test func appsOnAnIPadThatCallsItselfAMac() {
    let webKit = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)"
    func app(_ userAgent: String, _ touch: Int64?) -> InAppBrowser? {
      Device(userAgent: Array(userAgent.utf8), maxTouchPoints: touch).inAppBrowser
    }
    #expect(app("\(webKit) [LinkedInApp]", 5) == .linkedin)
    #expect(app(webKit, 5) == .webview)
    #expect(app(DeviceSupport.mac, 5) == nil)
    #expect(app("\(webKit) [LinkedInApp]", nil) == nil)
    #expect(app(webKit, 0) == nil)
  }
}
