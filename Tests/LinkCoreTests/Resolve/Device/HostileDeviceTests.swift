import Testing

@testable import LinkCore

struct HostileDeviceTests {
  private static let length = UserAgentSigns.searchedLength

  /// Not a tuple: the library would write every byte of an argument down as JSON.
  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    let userAgent: [UInt8]
    let platform: Device.Platform

    init(_ id: String, _ userAgent: [UInt8], _ platform: Device.Platform) {
      self.id = id
      self.userAgent = userAgent
      self.platform = platform
    }

    var testDescription: String { id }
  }

  private static let blanks = [UInt8](repeating: 0x20, count: 1 << 20)
  private static let iPhone = Array("iPhone".utf8)
  private static let everyByte = (0...255).map { UInt8($0) }

  static let rows: [Row] = [
    Row("a megabyte of blanks", blanks, .desktop),
    Row("a megabyte of letters", [UInt8](repeating: 0x61, count: 1 << 20), .desktop),
    Row("a megabyte of half tokens", Array(String(repeating: "ipa ", count: 1 << 18).utf8), .desktop),
    Row("a phone and a megabyte", iPhone + blanks, .ios),
    Row("a megabyte and a phone", blanks + iPhone, .desktop),
    Row("behind the searched length", blanks.prefix(length) + iPhone, .desktop),
    Row("cut at the searched length", blanks.prefix(length - 1) + iPhone, .ios),
    Row("every byte", everyByte, .desktop),
    Row("every byte and a phone", everyByte + iPhone, .ios),
    Row("controls for blanks", Array("Mozilla/5.0\u{0}(iPhone\u{0}\r\n\u{7F}".utf8), .ios),
    Row("half a character in front", [0xC3] + iPhone, .ios),
    Row("no UTF-8", [0xFF, 0xFE, 0x80], .desktop),
    Row("a zero", [0], .desktop),
    Row("a letter", [0x69], .desktop),
    Row("half a token at the end", Array("(iPhon".utf8), .desktop),
  ]

  @Test(arguments: rows)
  func readsAnyBytes(_ row: Row) {
    let device = Device(userAgent: row.userAgent)
    #expect(device.platform == row.platform)
    for name in ["User-Agent", "Sec-CH-UA-Platform", "Sec-CH-UA-Mobile"] {
      let field = HTTPField(name: Array(name.utf8), value: row.userAgent)
      let platform = Device(headers: [field], maxTouchPoints: .min).platform
      #expect(platform == (name == "User-Agent" ? row.platform : .desktop), "\(name)")
    }
  }

  @Test func blanksAroundAHint() {
    let blanks = String(repeating: " \"\t", count: 1 << 18)
    let headers = DeviceSupport.headers([("sec-ch-ua-platform", blanks + "Android" + blanks)])
    #expect(Device(headers: headers).platform == .android)
  }

  @Test func namesOfHeadersHaveNoCase() {
    for name in ["user-agent", "User-Agent", "USER-AGENT", "uSER-aGENT"] {
      #expect(Device(headers: DeviceSupport.headers([(name, DeviceSupport.iPhone)])).platform == .ios, "\(name)")
    }
    for name in ["SEC-CH-UA-PLATFORM", "Sec-Ch-Ua-Platform", "sec-CH-UA-platform"] {
      #expect(Device(headers: DeviceSupport.headers([(name, "\"Android\"")])).platform == .android, "\(name)")
    }
    for name in ["SEC-CH-UA-MOBILE", "Sec-Ch-Ua-Mobile"] {
      let headers = DeviceSupport.headers([("Sec-CH-UA-Platform", "\"iOS\""), (name, "?0")])
      #expect(Device(headers: headers).platform == .ipados, "\(name)")
    }
  }

  @Test(arguments: ["", " user-agent", "user-agent ", "user_agent", "x-user-agent", "user-agent:", "user\u{0}-agent"])
  func otherNamesAreOtherHeaders(_ name: String) {
    #expect(Device(headers: DeviceSupport.headers([(name, DeviceSupport.iPhone)])).source == .none)
  }

  @Test func firstOfRepeatedHeadersThatIsNotEmptyCounts() {
    let headers = DeviceSupport.headers([
      ("User-Agent", ""), ("Sec-CH-UA-Platform", ""), ("user-agent", DeviceSupport.linux),
      ("USER-AGENT", DeviceSupport.iPhone), ("sec-ch-ua-platform", "\"iOS\""), ("sec-ch-ua-platform", "\"Windows\""),
      ("sec-ch-ua-mobile", "?0"), ("sec-ch-ua-mobile", "?1"),
    ])
    #expect(Device(headers: headers).platform == .ipados)
    let reversed = Device(headers: headers.reversed())
    // A phone whose hints say Windows and pages for phones.
    #expect(reversed.platform == .ios)
    #expect(reversed.source == .userAgent)
  }

  @Test func thousandsOfHeaders() {
    let others = DeviceSupport.headers((0..<20_000).map { ("X-Header-\($0)", "iPhone Android \($0)") })
    let own = DeviceSupport.headers([("User-Agent", DeviceSupport.iPad)])
    #expect(Device(headers: others).source == .none)
    #expect(Device(headers: others + own).platform == .ipados)
    let repeated = DeviceSupport.headers(Array(repeating: ("User-Agent", DeviceSupport.iPad), count: 20_000))
    #expect(Device(headers: own + repeated) == Device(headers: own))
  }

  @Test func everyCutOfARealUserAgentIsRead() {
    for row in DeviceRow.all {
      let bytes = Array(row.userAgent.utf8)
      for count in stride(from: 0, to: bytes.count, by: 7) {
        let device = Device(userAgent: Array(bytes[..<count]), maxTouchPoints: Int64(count))
        #expect(device.platform.hasApps || device.inAppBrowser == nil)
      }
    }
  }
}
