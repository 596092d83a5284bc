import Foundation
import Testing

@testable import LinkCore

struct HTTPAnswerTests {
  private static let query =
    "link=https%3A%2F%2Fwww.example.com%2Fa%20b&apn=com.example.android&ibi=com.example.ios&isi=123"
    + "&ofl=https%3A%2F%2Fo.example.com%2F"

  private static func answer(_ device: Device, debug: Bool = false) throws -> HTTPAnswer {
    let link = try ResolveSupport.link(query)
    let resolution = try Resolver.decide(link: link, device: device, isShort: true, debug: debug)
    return HTTPAnswer(
      resolution, of: link, shortLink: Array("https://example.com/link/abc".utf8), on: device)
  }

  private static func text(_ answer: HTTPAnswer) -> [[String?]] {
    answer.headers.map { [ResolveSupport.text($0.name), ResolveSupport.text($0.value)] }
  }

  @Test(arguments: [
    ("fallback", Device(platform: .desktop), "https://o.example.com/"),
    ("social preview without tags goes to the link", Device(platform: .crawler), "https://www.example.com/a%20b"),
    (
      "app", Device(platform: .ios, appInstalled: true),
      "com.example.ios://google/link/?deep_link_id=https%3A%2F%2Fwww.example.com%2Fa%2520b&match_type=unique"
    ),
  ])
  func redirects(_ id: String, _ device: Device, _ location: String) throws {
    let answer = try Self.answer(device)
    #expect(answer.status == 302, "\(id)")
    #expect(answer.body == nil)
    #expect(
      Self.text(answer) == [
        ["Location", location],
        ["Cache-Control", "no-store"],
        ["Vary", "User-Agent, Sec-CH-UA-Platform, Sec-CH-UA-Mobile, Accept-Language, Accept"],
        ["Referrer-Policy", "strict-origin-when-cross-origin"],
        ["X-Robots-Tag", "noindex"],
      ]
    )
  }

  @Test func noHeaderEndsItsLine() {
    let answer = HTTPAnswer(redirectingTo: [UInt8](0...255))
    let value = answer.headers[0].value
    #expect(value.allSatisfy { $0 >= 0x20 && $0 < 0x7F })
    #expect(ResolveSupport.text(value)?.hasPrefix("%00%01%02%03%04%05%06%07%08%09%0A%0B%0C%0D") == true)
    #expect(ResolveSupport.text(value)?.contains(" !\"#$%&'()*+,-./0123456789:;<=>?@ABC") == true)
    #expect(
      ResolveSupport.text(value)?.hasSuffix(
        "xyz{|}~%7F%80" + (0x81...0xFF).map { String(format: "%%%02X", $0) }.joined()) == true)
  }
}
