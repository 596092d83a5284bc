import Testing

@testable import LinkCore

struct DeviceTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    let userAgent: String
    let platform: Device.Platform

    init(_ id: String, _ userAgent: String, _ platform: Device.Platform) {
      self.id = id
      self.userAgent = userAgent
      self.platform = platform
    }

    var testDescription: String { id }
  }

  private static let webKit = "AppleWebKit/605.1.15 (KHTML, like Gecko)"
  private static let chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0"

  static let rows: [Row] = [
    Row(
      "iPhone Safari",
      "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) \(webKit) Version/17.5 Mobile/15E148 Safari/604.1", .ios),
    Row(
      "iPod",
      "Mozilla/5.0 (iPod touch; CPU iPhone OS 12_5_7 like Mac OS X) \(webKit) Version/12.1.2 Mobile/15E148 Safari/604.1",
      .ios),
    Row(
      "iPad", "Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) \(webKit) Version/12.1.2 Mobile/15E148 Safari/604.1",
      .ipados),
    Row(
      "iPhone app on an iPad",
      "Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) \(webKit) Mobile/20A362 [FBAN/FBIOS;FBDV/iPad8,1;FBSN/iOS]",
      .ipados),
    Row(
      "iPhone Facebook",
      "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) \(webKit) Mobile/15E148 [FBAN/FBIOS;FBDV/iPhone15,2;FBSN/iOS]",
      .ios),
    Row("Android Chrome", "Mozilla/5.0 (Linux; Android 10; K) \(chrome) Mobile Safari/537.36", .android),
    Row("Android Firefox", "Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0", .android),
    Row(
      "Android LinkedIn",
      "Mozilla/5.0 (Linux; Android 13; SM-G991B; wv) \(chrome) Mobile Safari/537.36 [LinkedInApp]/1.2", .android),
    Row(
      "Android Pinterest",
      "Mozilla/5.0 (Linux; Android 13; SM-G991B; wv) \(chrome) Mobile Safari/537.36 [Pinterest/Android]", .android),
    Row(
      "Android in-app WhatsApp",
      "Mozilla/5.0 (Linux; Android 13; SM-G991B; wv) \(chrome) Mobile Safari/537.36 WhatsApp/2.24", .android),
    Row("case", "MOZILLA/5.0 (LINUX; ANDROID 10; K)", .android),
    Row(
      "Windows Phone",
      "Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) \(chrome) Mobile Safari/537.36 Edge/15.15063",
      .desktop),
    Row("Mac", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) \(webKit) Version/17.5 Safari/605.1.15", .desktop),
    Row("Windows", "Mozilla/5.0 (Windows NT 10.0; Win64; x64) \(chrome) Safari/537.36", .desktop),
    Row("Chrome OS", "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) \(chrome) Safari/537.36", .desktop),
    Row("curl", "curl/8.7.1", .desktop),
    Row("a word that ends like a device", "Trypad/1 tripad myandroid 2ipod", .desktop),
    Row("Facebook", "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)", .crawler),
    Row("Messenger", "facebookexternalhit/1.1 Facebot", .crawler),
    Row(
      "iMessage",
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0",
      .crawler),
    Row("Twitter", "Twitterbot/1.0", .crawler),
    Row("WhatsApp", "WhatsApp/2.23.20.0 A", .crawler),
    Row(
      "Google+",
      "Mozilla/5.0 (Windows NT 6.1; rv:6.0) Gecko/20110814 Firefox/6.0 Google (+https://developers.google.com/+/web/snippet/)",
      .crawler),
    Row("Telegram", "TelegramBot (like TwitterBot)", .crawler),
    Row("LinkedIn", "LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)", .crawler),
    Row("Slack", "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)", .crawler),
    Row("Discord", "Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)", .crawler),
    Row(
      "Skype, Teams", "Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com",
      .crawler),
    Row("Pinterest", "Mozilla/5.0 (compatible; Pinterestbot/1.0; +http://www.pinterest.com/bot.html)", .crawler),
    Row(
      "Google, as a phone",
      "Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) \(chrome) Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
      .desktop),
    Row(
      "Apple, as a phone",
      "Mozilla/5.0 (iPhone; CPU iPhone OS 8_1 like Mac OS X) AppleWebKit/600.1.4 (KHTML, like Gecko) Version/8.0 Mobile/12B410 Safari/600.1.4 (Applebot/0.1; +http://www.apple.com/go/applebot)",
      .desktop),
    Row("Bing", "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)", .desktop),
    Row("bytes", "\u{FFFD}\u{0}é iPhone", .ios),
    Row(
      "behind the searched length", String(repeating: " ", count: UserAgentTable.searchedLength) + "iPhone", .desktop),
    Row(
      "cut at the searched length", String(repeating: " ", count: UserAgentTable.searchedLength - 1) + "iPhone", .ios),
  ]

  @Test(arguments: rows)
  func readsUserAgents(_ row: Row) {
    let device = Device(userAgent: Array(row.userAgent.utf8))
    #expect(device.platform == row.platform)
    #expect(Device(headers: Self.headers([("USER-AGENT", row.userAgent)])).platform == row.platform)
    #expect((device.source == .none) == device.token.isEmpty)
  }

  private static func headers(_ pairs: [(String, String)]) -> [HTTPField] {
    pairs.map { HTTPField(name: Array($0.0.utf8), value: Array($0.1.utf8)) }
  }

  private static let phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)"
  private static let linux = "Mozilla/5.0 (X11; Linux x86_64)"

  @Test(arguments: [
    ("hint first", "\"Android\"", linux, Device.Platform.android, Device.Source.clientHint),
    ("hint without quotes", "Android", linux, .android, .clientHint),
    ("case and blanks", " \"anDROID\" ", linux, .android, .clientHint),
    ("iOS", "\"iOS\"", linux, .ios, .clientHint),
    ("iOS on an iPad", "\"iOS\"", "Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X)", .ipados, .clientHint),
    ("Chrome OS", "\"Chrome OS\"", "Mozilla/5.0 (Linux; Android 11; x)", .desktop, .clientHint),
    ("macOS", "\"macOS\"", phone, .desktop, .clientHint),
    ("unknown", "\"Unknown\"", phone, .ios, .userAgent),
    ("nonsense", "\"", phone, .ios, .userAgent),
    ("empty", "", phone, .ios, .userAgent),
    ("a fetcher speaks for itself", "\"Linux\"", "Twitterbot/1.0", .crawler, .userAgent),
    ("a robot speaks for itself", "\"Android\"", "Googlebot/2.1", .desktop, .userAgent),
    ("hint alone", "\"Android\"", "", .android, .clientHint),
    ("nothing", "", "", .desktop, .none),
  ])
  func hints(_ id: String, _ hint: String, _ userAgent: String, _ platform: Device.Platform, _ source: Device.Source) {
    let device = Device(headers: Self.headers([("Sec-CH-UA-Platform", hint), ("user-agent", userAgent)]))
    #expect(device.platform == platform, "\(id)")
    #expect(device.source == source, "\(id)")
  }

  @Test func whatTheCallerSaysGoesFirst() {
    let headers = Self.headers([("Sec-CH-UA-Platform", "\"Android\""), ("User-Agent", "Twitterbot/1.0")])
    let device = Device(platform: .ipados, userAgent: Array(Self.phone.utf8), headers: headers)
    #expect(device.platform == .ipados)
    #expect(device.source == .explicit)
    #expect(Device(userAgent: Array(Self.phone.utf8), headers: headers).platform == .ios)
    #expect(Device(userAgent: [], headers: headers).platform == .crawler)
    #expect(Device().source == .none)
    #expect(Device(platform: .ios, appVersion: []).appVersion == nil)
  }

  @Test func everyRowCanBeFound() {
    for row in UserAgentTable.rows {
      let token = row.tokenBytes
      #expect(token.first?.isASCIILetter == true)
      #expect(token == token.map(\.lowercasedASCII))
      #expect(UserAgentTable.row(token.span)?.tokenBytes == token)
    }
  }
}
