import Foundation
import Testing

@testable import LinkCore

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct DebugPageTests {
  private static func answer(_ query: String, shortLink: String? = nil) throws -> HTTPAnswer {
    let link = try ResolveSupport.link(query)
    let resolution = try Resolver.decide(
      link: link, device: Device(platform: .desktop), isShort: shortLink != nil, debug: true)
    let warnings = [PageWarning(code: Array("SOME_CODE".utf8), message: Array("A <b> & c.".utf8))]
    let device = Device(platform: .desktop, headers: [HTTPField("accept-language", "de")])
    return HTTPAnswer(
      resolution, of: link, shortLink: shortLink.map { Array($0.utf8) }, on: device, warnings: warnings)
  }

  private static func text(_ answer: HTTPAnswer) throws -> String {
    String(decoding: try #require(answer.body), as: UTF8.self)
  }

  private static let query =
    "link=https%3A%2F%2Fwww.example.com%2Fa%20b&apn=com.example.android&ibi=com.example.ios&isi=123"
    + "&ofl=https%3A%2F%2Fo.example.com%2F&ifl=x%3Ay&st=%3Cb%3E&other=1"

  @Test func showsDecisionsParametersAndWarnings() throws {
    let answer = try Self.answer(Self.query)
    #expect(answer.status == 200)
    #expect(answer.location == nil)
    let text = try Self.text(answer)
    // Developers read English whatever their visitors do.
    #expect(text.contains("<html lang=\"en\" dir=\"ltr\">"))
    for part in [
      "<li><code>SOME_CODE</code> A &lt;b&gt; &amp; c.</li>",
      "<code>st</code>", "<code>&lt;b&gt;</code>", "<code>other</code>",
      "aria-label=\"Is the app known to be installed? no. Is there a fallback for iOS (ifl)? no. Is there an App Store",
      "aria-label=\"Is the app known to be installed? no. Is there a fallback for iPad (ipfl)? no. "
        + "Is there a fallback for iOS (ifl)? no. Is there an App Store id (isi)? yes. "
        + "Does the app preview page come first? yes. The app preview page. The app. The app&#39;s page in its store. \"",
      "ifl = x:y, neither http nor https",
      "<li>The fallback: <code>https://o.example.com/</code></li>",
      "<li>A page with social tags: <code>https://www.example.com/a%20b</code></li>",
    ] {
      #expect(text.contains(part), "\(part)")
    }
    #expect(text.components(separatedBy: "<svg ").count == 1 + Device.Platform.allCases.count)
    #expect(!text.contains("<script") && !text.contains("<img"))
  }

  /// A link that carries `d=1` itself is shown as if it did not.
  @Test func looksBehindTheSwitch() throws {
    let text = try Self.text(try Self.answer(Self.query + "&d=1"))
    #expect(!text.contains("This page") && !text.contains("<code>d</code>"))
  }

  @Test func shortLinkIsNamed() throws {
    let text = try Self.text(try Self.answer(Self.query, shortLink: "https://example.com/link/abc"))
    #expect(text.contains("<code>https://example.com/link/abc</code></p>"))
    #expect(text.contains("pcampaignid=fdl_short"))
  }

  /// The drawings are well-formed, whatever stands in them.
  @Test(arguments: ["plain", "\u{1}<svg>\"'&]]>", String(repeating: "日本語", count: 400)])
  func drawingsAreWellFormed(_ value: String) throws {
    let text = try Self.text(try Self.answer(Self.query + "&ipfl=\(ResolveSupport.escaped(value))"))
    for rest in text.components(separatedBy: "<svg ").dropFirst() {
      let end = try #require(rest.range(of: "</svg>"))
      #expect(XMLParser(data: Data("<svg \(rest[..<end.upperBound])".utf8)).parse())
    }
  }

  /// Long texts go over three lines of 42 columns at most, broken at blanks where there are some.
  @Test(arguments: [
    ("", []),
    ("isi = 123", ["isi = 123"]),
    (String(repeating: "x", count: 42), [String(repeating: "x", count: 42)]),
    (String(repeating: "x", count: 43), [String(repeating: "x", count: 42), "x"]),
    ("bundleId = com.example.ios, appInstalled = unknown", ["bundleId = com.example.ios, appInstalled", "= unknown"]),
    (String(repeating: "日", count: 22), [String(repeating: "日", count: 21), "日"]),
    (
      String(repeating: "x", count: 600),
      [String(repeating: "x", count: 42), String(repeating: "x", count: 42), String(repeating: "x", count: 41) + "…"]
    ),
    ("e" + String(repeating: "\u{301}", count: 400), ["e" + String(repeating: "\u{301}", count: 255) + "\u{FFFD}…"]),
  ])
  func boxesBreakLines(_ text: String, _ lines: [String]) {
    var page = HTMLWriter()
    let box = FlowChartBox(.end, "Name", detail: Array(text.utf8), answer: "")
    box.write(at: 0, to: &page)
    let parts = String(decoding: page.bytes, as: UTF8.self).components(separatedBy: "class=\"detail\"").dropFirst()
    #expect(parts.map { $0.components(separatedBy: ">")[1].components(separatedBy: "<")[0] } == lines)
    #expect(box.height == 56 + 16 * max(lines.count - 1, 0))
  }
}
