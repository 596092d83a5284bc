import LinkCore
import TestSupport
import Testing

@Suite struct LongLinkTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let text: String
    /// Query names and values that were read.
    let values: [String]
    var extras: [String] = []
    var warnings: [LinkWarning.Code] = []
    var testDescription: String { id }
  }

  static let rows: [Row] = [
    Row(id: "slash", text: "https://a.example/p/?link=https://x", values: ["link=https://x"]),
    Row(id: "no slash", text: "https://a.example/p?link=https://x", values: ["link=https://x"]),
    Row(id: "http", text: "http://a.example/p?link=https://x", values: ["link=https://x"]),
    Row(
      id: "any order",
      text: "https://a.example/p?sd=d&apn=a&link=https://x&st=t",
      values: ["link=https://x", "apn=a", "st=t", "sd=d"]
    ),
    Row(
      id: "one decode, plus stays",
      text: "https://a.example/p?link=https%3A%2F%2Fx%3Fq%3DA%2520%252B%2520B+C&st=a+b%2Bc",
      values: ["link=https://x?q=A%20%2B%20B+C", "st=a+b+c"]
    ),
    Row(
      id: "last wins",
      text: "https://a.example/p?st=1&link=https://x&st=2&st=3",
      values: ["link=https://x", "st=3"],
      warnings: [.duplicate]
    ),
    Row(
      id: "last wins, empty",
      text: "https://a.example/p?st=1&link=https://x&st=",
      values: ["link=https://x"],
      warnings: [.duplicate]
    ),
    Row(
      id: "fragment",
      text: "https://a.example/p?link=https://x/#/?report=EXAMPLE&ibi=iOmoneyLite",
      values: ["link=https://x/"],
      warnings: [.fragment]
    ),
    Row(
      id: "raw equals",
      text: "https://a.example/p?link=https://x/?a=1",
      values: ["link=https://x/?a=1"],
      warnings: [.notEncoded]
    ),
    Row(
      id: "P-20",
      text: "https://example.page.link/?afl=&amv=0&apn=com.bundle.id&ibi=com.bundle.id&ifl=&ipfl="
        + "&link=https://www.example.com/?para1=parameterValue&para2=parameterValue&para3=parameterValue",
      values: [
        "link=https://www.example.com/?para1=parameterValue", "apn=com.bundle.id", "amv=0", "ibi=com.bundle.id",
      ],
      extras: ["para2=parameterValue", "para3=parameterValue"],
      warnings: [.notEncoded, .unrecognized, .unrecognized, .cutOff]
    ),
    Row(
      id: "quickstart-android#560",
      text: "https://a.example/p?apn=a&link=https://x/?id=1&referrer=r&st=t",
      values: ["link=https://x/?id=1", "apn=a", "st=t"],
      extras: ["referrer=r"],
      warnings: [.notEncoded, .unrecognized, .cutOff]
    ),
    Row(
      id: "fallback that was cut off",
      text: "https://a.example/p?link=https://x&afl=https://y?a&b=2&c=3&ofl=https://z?&d=1&e",
      values: ["link=https://x", "afl=https://y?a", "ofl=https://z?", "d=1"],
      extras: ["b=2", "c=3", "e="],
      warnings: [.unrecognized, .unrecognized, .unrecognized, .cutOff, .cutOff]
    ),
    Row(
      id: "text that was cut off",
      text: "https://a.example/p?link=https://x&st=Tom&Jerry&sd=d?&x=1",
      values: ["link=https://x", "st=Tom", "sd=d?"],
      extras: ["Jerry=", "x=1"],
      warnings: [.unrecognized, .unrecognized, .cutOff]
    ),
    Row(
      id: "raw ampersand in an encoded value",
      text: "https://a.example/p?link=https%3A%2F%2Fx%3Fa%3D1&b=2&_c&e",
      values: ["link=https://x?a=1"],
      extras: ["b=2", "e="],
      warnings: [.unrecognized, .unrecognized]
    ),
    Row(
      id: "internal ones",
      text: "https://a.example/p?link=https://x&cid=86391&_osl=https://y&_fpb=CJs==&_cpt=cpit&_plt=1&_plt=2&huid=t",
      values: ["link=https://x"]
    ),
    Row(
      id: "unknown ones by name",
      text: "https://a.example/p?z=1&link=https://x&b=2&b=1&=3&a",
      values: ["link=https://x"],
      extras: ["=3", "a=", "b=2", "b=1", "z=1"],
      warnings: [.unrecognized, .unrecognized, .unrecognized, .unrecognized, .unrecognized]
    ),
    Row(
      id: "name in other case",
      text: "https://a.example/p?link=https://x&LINK=1&%61pn=2",
      values: ["link=https://x"],
      extras: ["%61pn=2", "LINK=1"],
      warnings: [.unrecognized, .unrecognized]
    ),
    Row(
      id: "undecodable",
      text: "https://a.example/p?link=https://x&st=50%25&sd=50%",
      values: ["link=https://x", "st=50%", "sd=50%"],
      warnings: [.undecodable]
    ),
    Row(id: "ad", text: "https://a.example/p?link=https://x&ad=1", values: ["link=https://x"], extras: ["ad=1"]),
    Row(
      id: "bad ad",
      text: "https://a.example/p?link=https://x&ad=yes",
      values: ["link=https://x"],
      extras: ["ad=yes"],
      warnings: [.badAdvertisement]
    ),
    Row(id: "debug", text: "https://a.example/p?link=https://x&d=1", values: ["link=https://x", "d=1"]),
  ]

  @Test(arguments: rows)
  func parses(_ row: Row) throws {
    let (link, warnings) = try LinkBuilder.parse(row.text)
    let values = link.parameters.parameters.map { parameter in
      "\(parameter.descriptor.queryName)=\((link.parameters.bytes(parameter) ?? []).utf8Text)"
    }
    #expect(values == row.values)
    #expect(link.extras.map { "\($0.name.utf8Text)=\($0.value.utf8Text)" } == row.extras)
    #expect(warnings.map(\.code) == row.warnings)
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    let id: String
    let text: String
    let code: LinkFault.Code
    var names: [String] = []
    var testDescription: String { id }
  }

  @Test(arguments: [
    Refusal(id: "no URL", text: "example.page.link/?link=https://x", code: .invalidPrefix),
    Refusal(id: "custom scheme", text: "myapp://google/link/?link=https://x", code: .invalidPrefix),
    Refusal(id: "no query", text: "https://long.link", code: .notLongLink),
    Refusal(id: "query behind #", text: "https://long.link#?link=https://x", code: .notLongLink),
    Refusal(id: "flutterfire#1930", text: "https://a.example//?link=https://x", code: .invalidPrefix),
    Refusal(
      id: "react-native-firebase#3382", text: "https://a.page.link/b/?link=https://x", code: .prefixPathOnFirebaseDomain
    ),
    Refusal(
      id: "below a configured prefix",
      text: "https://conf.example/p/abc?link=https://x",
      code: .looksLikeShortLink
    ),
    Refusal(
      id: "no link",
      text: "https://a.example/?apn=a&x=1&apn=b&_p=1",
      code: .missingLink,
      names: ["apn", "x"]
    ),
    Refusal(id: "empty link", text: "https://a.example/?link=&apn=a", code: .missingLink, names: ["link", "apn"]),
    Refusal(
      id: "too long",
      text: "https://a.example/?link=https://x&st=" + String(repeating: "a", count: 65_536),
      code: .tooLong
    ),
  ])
  func refuses(_ row: Refusal) {
    do throws(LinkFault) {
      let (link, _) = try LinkBuilder.parse(row.text, prefixes: ["https://conf.example/p", "https://other.example"])
      Issue.record("parsed as \(link.longLink)")
    } catch {
      #expect(error.code == row.code)
      #expect(error.names.map(\.utf8Text) == row.names)
    }
  }

  /// Messages show a clicked URL without them (flutterfire#3405).
  @Test(arguments: [
    ("https://x/a?_imcp=0", "https://x/a"), ("https://x/a?_imcp=0#f", "https://x/a#f"),
    ("https://x/a?a=1&_imcp=0&cid=2&b", "https://x/a?a=1&b"), ("https://x/a?_a&_b=%&huid=", "https://x/a"),
    ("https://x/a?b=_c&&d=", "https://x/a?b=_c&&d="), ("https://x/a#?_a=1", "https://x/a#?_a=1"),
    ("https://x/_a", "https://x/_a"), ("?", "?"), ("", ""),
  ])
  func removesInternalParameters(_ url: String, _ expected: String) {
    #expect(InternalParameter.removed(from: url.utf8Bytes).utf8Text == expected)
  }

  @Test func takesTheConfiguredPrefix() throws {
    let text = "https://Conf.example:443/p/?link=https://x"
    let (link, _) = try LinkBuilder.parse(text, prefixes: ["https://other.example", "https://conf.example/p"])
    #expect(link.prefix.text.utf8Text == "https://conf.example/p")
  }

  @Test func contentIgnoresOrderAndDebug() throws {
    let one = try LinkBuilder.parse("https://a.example/?link=https%3A%2F%2Fx&st=t&d=1&b=1&a=2&_osl=y").link
    let other = try LinkBuilder.parse("https://A.example?a=2&st=%74&link=https://x&b=1&sd=").link
    #expect(one.hasSameContent(as: other))
    #expect(canonical(one) == canonical(other))
    for text in [
      "https://a.example/?link=https://x&st=u&b=1&a=2", "https://a.example/?link=https://x&st=t&b=1",
      "https://a.example/?link=https://x&st=t&sd=t&b=1&a=2",
    ] {
      let different = try LinkBuilder.parse(text).link
      #expect(!one.hasSameContent(as: different))
      #expect(canonical(one) != canonical(different))
    }
    #expect(try !one.hasSameContent(as: LinkBuilder.parse("https://b.example/?link=https://x&st=t&b=1&a=2").link))
  }

  private func canonical(_ link: DynamicLink) -> [UInt8] {
    var out: [UInt8] = []
    link.appendCanonicalPairs(to: &out)
    return out
  }

  /// Whatever the values are, building, parsing and building again is the identity.
  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func parsingUndoesBuilding(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<25 {
      var link = try LinkBuilder.link("https://a.example/p", [(.link, "https://x/" + random.text(maximumCount: 30))])
      for parameter in LinkParameter.allCases where parameter != .link && Bool.random(using: &random) {
        link.parameters.set(parameter, to: random.text(maximumCount: 20).utf8Bytes)
      }
      let text = link.longLink
      #expect(!text.utf8.contains { $0 <= 0x20 || $0 >= 0x7F })
      let parsed = try LinkBuilder.parse(text)
      link.parameters.remove(.debug)
      #expect(parsed.link.parameters == link.parameters)
      #expect(parsed.link.longLink == text)
      #expect(parsed.warnings.isEmpty)
    }
  }

  /// No text at all makes parsing trap, and what it reads is written and read again to the same.
  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func parsesAnything(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let names = LinkParameter.allCases.map(\.descriptor.queryName) + ["_x", "cid", "zz", ""]
    for _ in 0..<50 {
      var text = "https://a.example/?link=https://x"
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        text += "&" + (names.randomElement(using: &random) ?? "") + (Bool.random(using: &random) ? "=" : "")
        text += random.text(maximumCount: 8)
      }
      guard let first = try? LinkBuilder.parse(text) else { continue }
      var link = first.link
      link.parameters.remove(.debug)
      let again = try LinkBuilder.parse(link.longLink)
      #expect(again.link.hasSameContent(as: link))
      #expect(again.link.longLink == link.longLink)
    }
  }
}
