import Testing

@testable import LinkCore

struct InAppBrowserTests {
  /// Who takes what, as the sources in ``InAppBrowser/takesAppURLs(on:)`` have it.
  private static let takesIntents: Set<InAppBrowser> = [.line, .telegram, .kakaotalk, .naver, .x, .duckduckgo]
  private static let takesCustomSchemes: Set<InAppBrowser> = [.x, .kakaotalk, .naver, .duckduckgo]

  @Test(arguments: InAppBrowser.allCases)
  func takesAppURLs(_ app: InAppBrowser) {
    #expect(app.takesAppURLs(on: .android) == Self.takesIntents.contains(app))
    #expect(app.takesAppURLs(on: .ios) == Self.takesCustomSchemes.contains(app))
    #expect(app.takesAppURLs(on: .ipados) == Self.takesCustomSchemes.contains(app))
  }

  @Test(arguments: [
    ("a browser", DeviceSupport.android + " Mobile Safari/537.36", true),
    ("a WebView", "Mozilla/5.0 (Linux; Android 5.1.1; Nexus 5 Build/LMY48B; wv) Chrome/43.0.2357.65", false),
    ("LINE on Android", "Mozilla/5.0 (Linux; Android 11; wv) Line/12.21.1/IAB", true),
    ("LINE on iPhone", DeviceSupport.iPhone + " Safari Line/8.4.1", false),
    ("Safari", DeviceSupport.iPhone + " AppleWebKit/605.1.15 Safari/604.1", true),
    ("WebKit alone", DeviceSupport.iPhone + " AppleWebKit/605.1.15", false),
    ("desktop", DeviceSupport.linux + " FBAN/x", true),
    ("nothing", "", true),
  ])
  func deviceTakesAppURLs(_ id: String, _ userAgent: String, _ takes: Bool) {
    #expect(Device(userAgent: Array(userAgent.utf8)).takesAppURLs == takes, "\(id)")
  }

  @Test func platformsWithoutAppsAskNobody() {
    for app in InAppBrowser.allCases {
      #expect(app.takesAppURLs(on: .desktop) && app.takesAppURLs(on: .crawler))
    }
  }
}
