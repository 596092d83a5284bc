import Foundation
import TestSupport
import Testing

@testable import LinkCore

/// What pages contain, and that nothing of a link becomes markup.
struct PageTests {
  private static let app = "ibi=com.example.ios&isi=123&apn=com.example.android"

  private static func answer(
    _ query: String, _ device: Device, shortLink: String? = nil
  ) throws -> HTTPAnswer {
    let link = try ResolveSupport.link(query)
    let resolution = try Resolver.decide(link: link, device: device, isShort: shortLink != nil)
    return HTTPAnswer(
      resolution, of: link, shortLink: shortLink.map { Array($0.utf8) }, on: device)
  }

  private static func text(_ answer: HTTPAnswer) throws -> String {
    String(decoding: try #require(answer.body), as: UTF8.self)
  }

  private static func header(_ name: String, _ answer: HTTPAnswer) -> String? {
    answer.headers.first { ResolveSupport.text($0.name) == name }.flatMap { ResolveSupport.text($0.value) }
  }

  private static let german = [HTTPField("accept-language", "de")]

  /// Characters that turn others round stay in what they came in: U+2069 would end the isolation that keeps them there.
  @Test(arguments: [
    "\u{61C}", "\u{200E}", "\u{200F}", "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}",
    "\u{2067}", "\u{2068}", "\u{2069}",
  ])
  func addressesKeepTheirDirection(_ control: String) throws {
    let escaped = try #require(control.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
    let missing = HTTPAnswer(.missing(url: Array("https://example.com/\(control)é\(control)".utf8)), in: .english)
    let page = try Self.text(missing)
    #expect(page.contains("<bdi>https://example.com/\(escaped)é\(escaped)</bdi>."))
    let debug = try Self.text(
      try Self.answer(
        "link=https%3A%2F%2Fwww.example.com%2F&ifl=\(escaped)x&st=\(escaped)&d=1", Device(platform: .desktop)))
    #expect(!debug.unicodeScalars.contains(try #require(control.unicodeScalars.first)))
    #expect(debug.contains("<dd><code>\(escaped)</code></dd>") && debug.contains("ifl = \(escaped)x"))
  }

  /// Neighbours of those characters in Unicode, and beginnings of them.
  @Test func otherCharactersStay() throws {
    let text = "\u{61B}\u{61D}\u{200D}\u{2010}\u{2029}\u{202F}\u{2065}\u{206A}"
    let page = try Self.text(HTTPAnswer(.missing(url: Array(text.utf8)), in: .english))
    #expect(page.contains("<bdi>\(text)</bdi>"))
    var cut = HTMLWriter()
    cut.address([0xE2, 0x80, 0xAE, 0xE2, 0x81, 0xD8])
    #expect(cut.bytes == Array("%E2%80%AE".utf8) + [0xE2, 0x81, 0xD8])
  }

  @Test func previewPage() throws {
    let query =
      "link=https%3A%2F%2Fwww.example.com%2Fa%2Cb&\(Self.app)&st=Sale&sd=All%20of%20it"
      + "&si=https%3A%2F%2Fimg.example.com%3A8443%2Fa.png"
    let answer = try Self.answer(query, Device(platform: .ios))
    let text = try Self.text(answer)
    #expect(answer.status == 200)
    #expect(answer.location == nil)
    #expect(Self.header("Content-Type", answer) == "text/html; charset=utf-8")
    #expect(Self.header("Content-Language", answer) == "en")
    #expect(Self.header("Content-Security-Policy", answer)?.contains("; img-src https://img.example.com:8443;") == true)
    #expect(text.hasPrefix("<!doctype html>\n<html lang=\"en\" dir=\"ltr\">\n"))
    for part in [
      "<title>Sale</title>", "<h1 dir=\"auto\">Sale</h1>", "<p dir=\"auto\">All of it</p>",
      "<img class=\"picture\" alt=\"\" src=\"https://img.example.com:8443/a.png\">",
      "<meta name=\"apple-itunes-app\" content=\"app-id=123, app-argument=com.example.ios://google/link/"
        + "?deep_link_id=https%3A%2F%2Fwww.example.com%2Fa%2Cb&amp;match_type=unique\">",
      "id=\"open\" href=\"com.example.ios://google/link/?deep_link_id=https%3A%2F%2Fwww.example.com%2Fa%2Cb&amp;"
        + "match_type=unique\">Open</a>",
      "id=\"other\" href=\"https://apps.apple.com/app/id123\">Get the app</a>",
      "This link leads to <bdi>www.example.com</bdi>.",
      "&amp;_icp=1\" data-done=\"The link is copied.\"",
    ] {
      #expect(text.contains(part), "\(part)")
    }
  }

  @Test(arguments: [
    ("language", "", Device(platform: .ios, headers: Self.german), "<html lang=\"de\" dir=\"ltr\">", true),
    ("heading without a title", "", Device(platform: .ios), "<h1>Open in the app</h1>", true),
    ("fallback", "&ifl=https%3A%2F%2Fi.example.com", Device(platform: .ios), ">Continue in the browser</a>", true),
    ("nothing to copy for", "&ifl=https%3A%2F%2Fi.example.com", Device(platform: .ios), "_icp=1", false),
    ("image over http", "&si=http%3A%2F%2Fimg.example.com%2Fa.png", Device(platform: .ios), "<img", false),
    ("image of an address", "&si=https%3A%2F%2F%5B%3A%3A1%5D%2Fa.png", Device(platform: .ios), "<img", false),
    (
      "host that would end a directive", "&si=https%3A%2F%2Fa%3Bb.example.com%2F", Device(platform: .ios), "<img", false
    ),
    ("image that is no URL", "&si=x", Device(platform: .ios), "<img", false),
  ])
  func previewPages(_ id: String, _ query: String, _ device: Device, _ part: String, _ isThere: Bool) throws {
    let answer = try Self.answer("link=https%3A%2F%2Fwww.example.com%2F&\(Self.app)\(query)", device)
    #expect(try Self.text(answer).contains(part) == isThere, "\(id)")
  }

  /// Safari shows its banner for a store id alone.
  @Test(arguments: ["", "&isi=12x", "&isi=%22%3E"])
  func noBannerWithoutStoreID(_ more: String) throws {
    let answer = try Self.answer(
      "link=https%3A%2F%2Fwww.example.com%2F&ibi=com.example.ios" + more, Device(platform: .ios))
    #expect(answer.status == 200)
    #expect(try !Self.text(answer).contains("apple-itunes-app"))
  }

  @Test(arguments: [
    ("iOS app", Device.Platform.ios, "href=\"com.example.ios://google/link/"),
    ("Android app", .android, "href=\"intent://www.example.com/"),
  ])
  func appInBrowserOfAnotherApp(_ id: String, _ platform: Device.Platform, _ href: String) throws {
    let query = "link=https%3A%2F%2Fwww.example.com%2F&\(Self.app)"
    let redirect = try Self.answer(query, Device(platform: platform, appInstalled: true))
    #expect(redirect.status == 302 && redirect.location != nil && redirect.body == nil, "\(id)")
    let instagram = Array("Instagram 300.0".utf8)
    let page = try Self.answer(query, Device(platform: platform, userAgent: instagram, appInstalled: true))
    #expect(page.status == 200 && page.location == nil, "\(id)")
    let text = try Self.text(page)
    #expect(text.contains("id=\"open\" \(href)"), "\(id)")
    #expect(text.contains("If nothing happens"), "\(id)")
  }

  @Test func socialPage() throws {
    let query = "link=https%3A%2F%2Fwww.example.com%2F&st=Sale&sd=All&si=https%3A%2F%2Fi.example.com%2Fa.png&ofl=x"
    let answer = try Self.answer(query, Device(platform: .crawler), shortLink: "https://example.com/link/abc")
    let text = try Self.text(answer)
    #expect(answer.status == 200 && answer.location == nil)
    for part in [
      "<meta property=\"og:title\" content=\"Sale\">", "<meta property=\"og:description\" content=\"All\">",
      "<meta property=\"og:image\" content=\"https://i.example.com/a.png\">",
      "<meta property=\"og:url\" content=\"https://example.com/link/abc\">",
      "<meta property=\"og:type\" content=\"website\">",
      "<meta name=\"twitter:card\" content=\"summary_large_image\">",
      "<link rel=\"canonical\" href=\"https://example.com/link/abc\">",
      "<a class=\"button first\" href=\"https://www.example.com/\">",
    ] {
      #expect(text.contains(part), "\(part)")
    }
    #expect(!text.contains("<script"))
    #expect(Self.header("Content-Security-Policy", answer)?.contains("script-src") == false)
    #expect(!text.contains("http-equiv"))
  }

  @Test func socialPageWithoutImage() throws {
    let text = try Self.text(
      try Self.answer("link=https%3A%2F%2Fwww.example.com%2F&st=Sale", Device(platform: .crawler)))
    #expect(text.contains("<meta name=\"twitter:card\" content=\"summary\">"))
    #expect(text.contains("<link rel=\"canonical\" href=\"https://example.com/link/?link="))
    #expect(!text.contains("og:image"))
  }

  @Test func crawlerOfLinkWithoutTags() throws {
    let answer = try Self.answer("link=https%3A%2F%2Fwww.example.com%2Fa", Device(platform: .crawler))
    #expect(answer.status == 302)
    #expect(ResolveSupport.text(answer.location) == "https://www.example.com/a")
  }

  @Test(arguments: [
    ("invalid", ErrorPage.invalid, 400, "This link is not valid", "Its address is incomplete"),
    ("refused", .refused, 400, "This link is not valid", "It leads to an address that is not allowed"),
    ("gone", .gone, 410, "This link is no longer available", "It has expired or was switched off."),
    (
      "missing", .missing(url: Array("https://example.com/<b>?a=1&_imcp=0".utf8)), 404, "Page not found",
      "There is no link at <bdi>https://example.com/&lt;b&gt;?a=1</bdi>."
    ),
    (
      "missing, asked for the debug page", .missing(url: Array("https://example.com/a?d=1".utf8)), 404,
      "Page not found", "There is no link at <bdi>https://example.com/a</bdi>."
    ),
  ])
  func errorPages(_ id: String, _ error: ErrorPage, _ status: Int, _ title: String, _ part: String) throws {
    let answer = HTTPAnswer(error, in: .english)
    #expect(answer.status == status, "\(id)")
    let text = try Self.text(answer)
    #expect(text.contains("<title>\(title)</title>") && text.contains("<h1>\(title)</h1>"), "\(id)")
    #expect(text.contains(part), "\(id)")
  }

  private static func texts(_ language: PageLanguage) -> [String] {
    Mirror(reflecting: language).children.filter { $0.label != "tag" }.compactMap {
      ($0.value as? StaticString)?.description
    }
  }

  /// Every text that a language has stands in one of the pages, and none of another language does.
  @Test(arguments: PageLanguage.all)
  func pagesSpeakOneLanguage(_ language: PageLanguage) throws {
    let headers = [HTTPField(name: Array("Accept-Language".utf8), value: language.tagBytes)]
    let instagram = headers + [HTTPField("User-Agent", "Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Instagram 300.0")]
    let link = "link=https%3A%2F%2Fwww.example.com%2F"
    let fallback = "&ifl=https%3A%2F%2Fi.example.com"
    var answers = [
      try Self.answer("\(link)&\(Self.app)", Device(platform: .ios, headers: headers)),
      try Self.answer("\(link)&\(Self.app)\(fallback)", Device(platform: .ipados, headers: headers)),
      try Self.answer("\(link)&\(Self.app)", Device(headers: instagram)),
      try Self.answer("\(link)&sd=1", Device(platform: .crawler, headers: headers)),
    ]
    answers += [.invalid, .refused, .missing(url: []), .gone, .unavailable].map { HTTPAnswer($0, in: language) }
    let direction = ["ar", "he"].contains("\(language.tag)") ? "rtl" : "ltr"
    var all = ""
    for answer in answers {
      let text = try Self.text(answer)
      #expect(text.hasPrefix("<!doctype html>\n<html lang=\"\(language.tag)\" dir=\"\(direction)\">\n"))
      #expect(Self.header("Content-Language", answer) == "\(language.tag)")
      all += text.replacing("<bdi>www.example.com</bdi>", with: "{}").replacing("<bdi></bdi>", with: "{}")
    }
    for text in Self.texts(language) { #expect(all.contains(text), "\(text)") }
    for text in Self.texts(.english) where language != .english {
      #expect(!all.contains(">\(text)<") && !all.contains("\"\(text)\""), "\(text)")
    }
  }

  /// ` 'sha256-…'` for each element of that name.
  private static func hashes(of element: String, in page: String) -> String {
    page.components(separatedBy: "<\(element)>").dropFirst().map { rest in
      let digest = SHA256.digest(of: Array(rest.components(separatedBy: "</\(element)>")[0].utf8))
      return " 'sha256-\(String(decoding: Base64.encode(digest), as: UTF8.self))'"
    }.joined()
  }

  /// The hashes in the policy are those of what stands in the page.
  @Test func policyAllowsWhatThePageHas() throws {
    let answer = try Self.answer("link=https%3A%2F%2Fwww.example.com%2F&\(Self.app)", Device(platform: .ios))
    let text = try Self.text(answer)
    let policy = try #require(Self.header("Content-Security-Policy", answer))
    #expect(
      policy.contains(
        "; style-src\(Self.hashes(of: "style", in: text)); script-src\(Self.hashes(of: "script", in: text));"))
    #expect(policy.hasPrefix("default-src 'none';"))
    #expect(!policy.contains("unsafe"))
    #expect(text.components(separatedBy: "style=").count == 1)
    #expect(text.components(separatedBy: " on").allSatisfy { !$0.hasPrefix("click") && !$0.hasPrefix("error") })
  }

  /// Whatever the texts of a link are, the page has the same markup.
  @Test func textsNeverBecomeMarkup() throws {
    func skeleton(_ texts: (String) -> String) throws -> [[UInt8]] {
      let pairs = ["st", "sd"].map { "\($0)=\(ResolveSupport.escaped(texts($0)))" }.joined(separator: "&")
      return try [Device(platform: .ios), Device(platform: .crawler)].map { device in
        let body = try #require(
          try Self.answer("link=https%3A%2F%2Fwww.example.com%2F&\(Self.app)&\(pairs)", device).body)
        return body.filter { Array("<>\"'".utf8).contains($0) }
      }
    }
    let plain = try skeleton { _ in "plain" }
    var random = SeededGenerator(seed: 11)
    let pieces = [
      "<", ">", "\"", "'", "&", "</title>", "</script>", "<!--", "-->", "]]>", "\u{0}", "\r\n", "\u{2028}", "\u{202E}",
      "javascript:", "é", "日本", "&lt;", "&#x3c;", "{}", "`", "=", "/", "\u{FFFE}", "\u{7F}", "a",
    ]
    for _ in 0..<400 {
      let hostile = try skeleton { _ in
        "x" + (0..<6).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      }
      #expect(hostile == plain)
    }
  }
}
