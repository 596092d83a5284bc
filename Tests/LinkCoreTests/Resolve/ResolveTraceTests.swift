import LinkCore
import Testing

struct ResolveTraceTests {
  private static func trace(_ query: String, _ device: Device) throws -> [String] {
    let link = try ResolveSupport.link("link=https%3A%2F%2Fwww.example.com%2F" + query)
    return try Resolver.decide(link: link, device: device, isShort: false, tracing: true).trace.map { step in
      let facts = step.facts.map { "\($0.name)=\(ResolveSupport.text($0.value) ?? "")" }
      return ([step.rule.rawValue, step.verdict.rawValue] + facts).joined(separator: " ")
    }
  }

  @Test func desktop() throws {
    #expect(
      try Self.trace("&ofl=www.example.com", Device(userAgent: Array("curl/8".utf8))) == [
        "device taken platform=desktop source=none appInstalled=unknown",
        "debug notTaken",
        "desktop.fallback notTaken ofl=www.example.com reason=notURI",
        "desktop.link taken",
      ]
    )
  }

  @Test func inAppBrowsers() throws {
    func first(_ device: Device) throws -> String? { try Self.trace("", device).first }
    let instagram = "(iPhone) Instagram 354.0.0.29.90"
    #expect(
      try first(Device(userAgent: Array(instagram.utf8)))
        == "device taken platform=ios source=userAgent token=iphone inAppBrowser=instagram takesAppUrls=false appInstalled=unknown"
    )
    #expect(
      try first(Device(platform: .ipados, userAgent: Array("KAKAOTALK 9.7.6".utf8)))
        == "device taken platform=ipados source=explicit inAppBrowser=kakaotalk takesAppUrls=true appInstalled=unknown"
    )
    #expect(
      try first(Device(userAgent: Array("(Macintosh) Safari".utf8), maxTouchPoints: 5))
        == "device taken platform=ipados source=touchPoints token=macintosh appInstalled=unknown"
    )
  }

  @Test func iPad() throws {
    #expect(
      try Self.trace(
        "&ibi=com.example.my_app&ipfl=myapp%3A%2F%2Fx&isi=12&imv=2",
        Device(platform: .ipados, appInstalled: true, appVersion: Array("2.x".utf8))
      ) == [
        "device taken platform=ipados source=explicit appInstalled=true",
        "debug notTaken",
        "ios.minimumVersion notTaken imv=2 appVersion=2.x reason=incomparable",
        "ios.app notTaken bundleId=com.example.my_app appInstalled=true reason=noLegalScheme",
        "ios.ipadFallback notTaken ipfl=myapp://x reason=otherScheme",
        "ios.fallback notApplicable",
        "ios.store taken isi=12",
        "ios.preview notTaken reason=noLegalScheme",
      ]
    )
  }

  @Test func iPhone() throws {
    #expect(
      try Self.trace(
        "&ibi=com.example.ios&efr=1&imv=2&isi=x",
        Device(platform: .ios, appInstalled: true, appVersion: Array("1".utf8))
      ) == [
        "device taken platform=ios source=explicit appInstalled=true",
        "debug notTaken",
        "ios.minimumVersion taken imv=2 appVersion=1",
        "ios.app notTaken bundleId=com.example.ios appInstalled=true reason=tooOld",
        "ios.ipadFallback notApplicable",
        "ios.fallback notApplicable",
        "ios.store notTaken isi=x reason=notNumeric",
        "ios.link taken",
        "ios.preview notTaken reason=tooOld",
      ]
    )
  }

  @Test func android() throws {
    #expect(
      try Self.trace(
        "&apn=com.example.android&al=x&afl=https%3A%2F%2Fa.example.com&amv=x",
        Device(userAgent: Array("Android".utf8))
      ) == [
        "device taken platform=android source=userAgent token=android appInstalled=unknown",
        "debug notTaken",
        "android.package taken apn=com.example.android",
        "android.minimumVersion notTaken amv=x reason=notInteger",
        "android.appLink notTaken al=x reason=notURI",
        "android.app taken appInstalled=unknown data=https://www.example.com/ fallback=https://a.example.com",
      ]
    )
    #expect(
      try Self.trace(
        "&apn=com.example.android&afl=y&amv=7",
        Device(platform: .android, appInstalled: false, appVersionCode: 3)
      ) == [
        "device taken platform=android source=explicit appInstalled=false",
        "debug notTaken",
        "android.package taken apn=com.example.android",
        "android.minimumVersion notApplicable amv=7",
        "android.app notTaken appInstalled=false",
        "android.fallback notTaken afl=y reason=notURI",
        "android.store taken",
      ]
    )
    #expect(
      try Self.trace("&apn=a.b&amv=7", Device(platform: .android, appVersionCode: 7))
        .contains("android.minimumVersion notTaken amv=7 appVersionCode=7")
    )
    #expect(
      try Self.trace("&apn=a.b&amv=7", Device(platform: .android, appVersionCode: 6)).last
        == "android.minimumVersion taken amv=7 appVersionCode=6"
    )
    #expect(
      try Self.trace("&apn=x", Device(platform: .android)).suffix(2) == [
        "android.package notTaken apn=x reason=notPackageName", "android.link taken",
      ]
    )
  }

  @Test func rowsThatWerePassed() throws {
    let link = try ResolveSupport.link("link=https%3A%2F%2Fwww.example.com%2F")
    func passed(_ policy: LinkPolicy, isShort: Bool) -> [String] {
      Resolver.passedRows(of: link, isShort: isShort, policy: policy).map { step in
        let facts = step.facts.map { "\($0.name)=\(ResolveSupport.text($0.value) ?? "")" }
        return ([step.rule.rawValue, step.verdict.rawValue] + facts).joined(separator: " ")
      }
    }
    #expect(
      passed(LinkPolicy(), isShort: false) == [
        "shortLink notApplicable", "prefix notApplicable prefix=https://example.com/link",
        "link notTaken link=https://www.example.com/", "allowlist notApplicable",
      ])
    let domain = LinkPolicy.Domain(prefix: link.prefix, allowlist: Allowlist([Array("^https://www".utf8)]))
    #expect(
      passed(LinkPolicy(domains: [domain]), isShort: true) == [
        "shortLink notTaken", "prefix notTaken prefix=https://example.com/link",
        "link notTaken link=https://www.example.com/", "allowlist notTaken",
      ])
  }

  @Test func noneUnlessAskedFor() throws {
    let link = try ResolveSupport.link("link=https%3A%2F%2Fwww.example.com%2F")
    #expect(try Resolver.decide(link: link, device: Device(), isShort: false).trace.isEmpty)
  }

  /// Every value that counts as absent leaves the warning that `check` leaves, equal in every field.
  @Test(arguments: [
    ("&ofl=x", Device(platform: .desktop)), ("&ofl=ftp%3A%2F%2Fx", Device(platform: .desktop)),
    ("&ibi=a.b&ifl=x", Device(platform: .ios)), ("&ibi=a.b&ifl=ftp%3A%2F%2Fx", Device(platform: .ios)),
    ("&ibi=a.b&ipfl=x", Device(platform: .ipados)), ("&ibi=a.b&ipfl=ftp%3A%2F%2Fx", Device(platform: .ipados)),
    ("&ibi=a.b&isi=x", Device(platform: .ios)), ("&apn=a.b&afl=x", Device(platform: .android)),
    ("&apn=a.b&afl=ftp%3A%2F%2Fx", Device(platform: .android, appInstalled: false)),
    ("&apn=a.b&al=x", Device(platform: .android)), ("&apn=a.b&amv=x", Device(platform: .android)),
  ])
  func warnsAsCheckDoes(_ query: String, _ device: Device) throws {
    var link = try ResolveSupport.link("link=https%3A%2F%2Fwww.example.com%2F" + query)
    let warnings = try Resolver.decide(link: link, device: device, isShort: false).warnings
    #expect(warnings.count == 1)
    var checked: [LinkWarning] = []
    try link.check(LinkPolicy(), warnings: &checked)
    #expect(warnings.allSatisfy { checked.contains($0) })
  }
}
