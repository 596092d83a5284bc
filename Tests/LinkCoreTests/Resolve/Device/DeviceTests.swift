import Testing

@testable import LinkCore

struct DeviceTests {
  @Test(arguments: DeviceRow.all)
  func readsUserAgents(_ row: DeviceRow) {
    let device = Device(userAgent: Array(row.userAgent.utf8))
    #expect(device.platform == row.platform)
    #expect(device.source == row.source)
    #expect(device.inAppBrowser == row.app)
    #expect(device.token.isEmpty == (row.source == .none))
    #expect(Device(headers: DeviceSupport.headers([("USER-AGENT", row.userAgent)])) == device)
  }

  @Test func tableIsBroad() {
    #expect(DeviceRow.all.count >= 160)
    #expect(Set(DeviceRow.all.map(\.id)).count == DeviceRow.all.count)
    #expect(Set(DeviceRow.all.map(\.userAgent)).count == DeviceRow.all.count)
    for platform in Device.Platform.allCases { #expect(DeviceRow.all.contains { $0.platform == platform }) }
    for app in InAppBrowser.allCases { #expect(DeviceRow.all.contains { $0.app == app }, "\(app)") }
  }

  @Test(arguments: [
    ("upper case", "MOZILLA/5.0 (LINUX; ANDROID 10; K)", Device.Platform.android),
    ("words that end like a device", "Trypad/1 tripad myandroid 2ipod", .desktop),
    ("words that begin like one", "iPadify/1", .ipados),
    ("behind any other byte", "\u{FFFD}\u{0}é iPhone", .ios),
    ("the first row of the table, not of the text", "iPhone Android iPad", .ipados),
    ("no letters", "5.0 (;) 10_15 é", .desktop),
    ("a letter at the end", "Mozilla/5.0 i", .desktop),
  ])
  func readsWords(_ id: String, _ userAgent: String, _ platform: Device.Platform) {
    #expect(Device(userAgent: Array(userAgent.utf8)).platform == platform, "\(id)")
  }

  @Test func whatTheCallerSaysGoesFirst() {
    let headers = DeviceSupport.headers([("Sec-CH-UA-Platform", "\"Android\""), ("User-Agent", "Twitterbot/1.0")])
    let iPhone = Array(DeviceSupport.iPhone.utf8)
    let device = Device(platform: .ipados, userAgent: iPhone, headers: headers)
    #expect(device.platform == .ipados)
    #expect(device.source == .explicit)
    #expect(device.token.isEmpty)
    #expect(Device(userAgent: iPhone, headers: headers).platform == .ios)
    #expect(Device(userAgent: [], headers: headers).platform == .crawler)
    #expect(Device().source == .none)
    #expect(Device(platform: .ios, appVersion: []).appVersion == nil)
  }

  @Test func appIsReadBesideAGivenPlatform() {
    let app = Array("\(DeviceSupport.iPhone) Instagram 354.0.0.29.90 (iPhone12,8)".utf8)
    for platform in Device.Platform.allCases {
      let device = Device(platform: platform, userAgent: app)
      #expect(device.platform == platform)
      #expect(device.inAppBrowser == (platform.hasApps ? .instagram : nil))
    }
  }

  @Test func traitsTellDevicesApart() {
    var seen: Set<[UInt8]> = []
    var count = 0
    for platform in Device.Platform.allCases {
      for app in [nil] + InAppBrowser.allCases {
        for installed in [nil, false, true] {
          for code in [nil, 0, 1, 256] as [Int64?] {
            for version in [nil, "", "1", "1\u{0}"] as [String?] {
              var device = Device(
                platform: platform, appInstalled: installed, appVersionCode: code,
                appVersion: version.map { Array($0.utf8) })
              device.inAppBrowser = app
              if version != "" { count += 1 }
              seen.insert(DeviceSupport.traits(device))
            }
          }
        }
      }
    }
    #expect(seen.count == count)
  }

  @Test func traitsLeaveOutWhatOnlyATraceShows() {
    let iPhone = Device(userAgent: Array("\(DeviceSupport.iPhone) Safari/604.1".utf8))
    #expect(iPhone.source == .userAgent)
    #expect(DeviceSupport.traits(iPhone) == DeviceSupport.traits(Device(platform: .ios)))
  }
}
