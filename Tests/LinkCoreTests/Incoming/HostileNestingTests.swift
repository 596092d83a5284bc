import LinkCore
import TestSupport
import Testing

/// Texts that are made to be read again and again; the limit is for a reader that does, which would take hours.
@Suite(.timeLimit(.minutes(1))) struct HostileNestingTests {
  private static let length = IncomingParser.maximumLength

  private static func filled(_ head: String, with part: String, tail: String = "") -> String {
    head + String(repeating: part, count: max(0, (length - head.utf8.count - tail.utf8.count) / part.utf8.count)) + tail
  }

  private static func encode(_ text: String) -> String {
    var out: [UInt8] = []
    PercentEncoding.append(text.utf8Bytes.span, to: &out)
    return out.utf8Text
  }

  /// As deep as the length allows, each level encoded as it has to be.
  private static func encodedNest(_ wrap: (String) -> String) -> String {
    var text = "https://x"
    while true {
      let next = wrap(text)
      if next.utf8.count > length { return text }
      text = next
    }
  }

  static let texts: [(id: String, text: String)] = [
    ("long in long, raw", filled("", with: "https://xyz.page.link/?link=", tail: "https://x")),
    ("custom in custom, raw", filled("", with: "gindeeplinkurl://google/link?deep_link_id=", tail: "https://x")),
    (
      "one in the other, raw",
      filled("", with: "gindeeplinkurl://google/link?deep_link_id=https://xyz.page.link/?link=", tail: "https://x")
    ),
    ("long in long", encodedNest { "https://xyz.page.link/?link=" + encode($0) }),
    ("custom in custom", encodedNest { "gindeeplinkurl://google/link/?deep_link_id=" + encode($0) }),
    (
      "one in the other",
      encodedNest {
        "gindeeplinkurl://google/link/?deep_link_id=" + encode("https://xyz.page.link/?link=" + encode($0))
      }
    ),
    ("pairs in every level", filled("", with: "https://xyz.page.link/?a&b=%zz&link=", tail: "https://x")),
    ("percent of percent", filled("https://xyz.page.link/?link=https%3A%2F%2Fx/", with: "%25")),
    ("only percents", filled("https://xyz.page.link/?link=https://x&a=", with: "%")),
    ("only pairs", filled("https://xyz.page.link/?link=https://x", with: "&a")),
    ("only links", filled("https://google.com/?", with: "link=https://x&")),
    ("only slashes", filled("https://google.com/", with: "/")),
    ("only segments", filled("gindeeplinkurl://google/", with: "%zz/")),
    ("only at signs", filled("https://", with: "@")),
    ("only utm", filled("gindeeplinkurl://google/link/?", with: "utm_=1&")),
    ("referrer of referrers", filled("", with: "referrer=")),
    ("referrer of deep links", filled("", with: "deep_link=?")),
  ]

  @Test(arguments: texts)
  func answers(_ id: String, _ text: String) throws {
    #expect(text.utf8.count <= Self.length)
    #expect(text.utf8.count > Self.length / 2)
    let parser = try RecognitionTests.parser()
    let link = parser.parse(text.utf8Bytes, explain: true)
    #expect(link.nested.count <= IncomingParser.maximumDepth)
    // A trace is a few steps for each level that is followed and each prefix.
    #expect(link.trace.count <= 16 * (IncomingParser.maximumDepth + 1))
    if let payload = link.payload { #expect(!payload.matchType.rawValue.isEmpty) }
    let referrer = parser.parse(referrer: text.utf8Bytes, explain: true)
    #expect(referrer.trace.count <= 16 * (IncomingParser.maximumDepth + 1) + 1)
  }

  /// What is given as deep link beyond the depth is named, and nothing of the levels below is remarked on.
  @Test func saysThatItStopped() throws {
    let link = try RecognitionTests.parser().parse(
      ("https://xyz.page.link/?link=" + Self.encode(Self.texts[6].text)).prefix(Self.length).utf8.map { $0 })
    #expect(link.warnings.count { $0.code == .nestedTooDeep } <= 1)
    let deep = try RecognitionTests.parser().parse(Self.texts[0].text.utf8Bytes)
    #expect(deep.warnings.last?.code == .nestedTooDeep)
    #expect(deep.nested.count == IncomingParser.maximumDepth)
    #expect(deep.payload?.url?.starts(with: "https://xyz.page.link/?link=".utf8Bytes) == true)
  }
}
