import LinkCore
import TestSupport
import Testing

/// A link carries the same whichever form it comes in (flutterfire#10627, #8954, #11638, react-native-firebase#6746,
/// firebase-android-sdk#4637).
@Suite struct EntryFormTests {
  /// What the forms have in common.
  private struct Carried: Equatable {
    let url: [UInt8]?
    let matchType: MatchType
    let minimumAppVersion: [UInt8]?
    let utm: [String]

    init(_ payload: LinkPayload) {
      url = payload.url
      matchType = payload.matchType
      minimumAppVersion = payload.minimumAppVersion
      utm = payload.utmTexts
    }
  }

  private static let prefixes = [
    "https://google.com", "https://google.com/one", "https://a.firebase.com/mypath", "https://xyz.page.link",
  ]
  private static let targets = [
    "https://www.example.com/my-page", "http://x.example", "HTTPS://X.example/%41%2f?b=c&d=%26#f", "Http://[::1]:8/",
    "https://www.example.com/?link=https://y.example/&utm_source=its-own", "https://x.example/?a==b&&+c",
  ]

  private static func encode(_ text: String) -> String {
    var out: [UInt8] = []
    PercentEncoding.append(text.utf8Bytes.span, to: &out)
    return out.utf8Text
  }

  private static func link(_ random: inout SeededGenerator) throws -> DynamicLink {
    var values: [(LinkParameter, String)] = [(.link, targets.randomElement(using: &random) ?? targets[0])]
    let optional: [LinkParameter] = LinkParameter.utm + [.iosMinimumVersion, .socialTitle, .iosAppStoreID]
    for parameter in optional where Bool.random(using: &random) {
      values.append((parameter, random.text(maximumCount: 8)))
    }
    return try LinkBuilder.link(prefixes.randomElement(using: &random) ?? prefixes[0], values)
  }

  /// The same long link in other spellings: without the slash, pairs in another order, with pairs that mean nothing.
  private static func spellings(_ long: String, _ random: inout SeededGenerator) -> [String] {
    let parts = long.split(separator: "?", maxSplits: 1).map(String.init)
    let front = String(parts[0].dropLast())
    var pairs = parts[1].split(separator: "&").map(String.init)
    pairs.shuffle(using: &random)
    let more = ["_osl=x", "match_type=weak", "invitation_id=i", "cid=1", "_icp=1"]
    return [
      long, front + "?" + parts[1], front + "/?" + pairs.joined(separator: "&"),
      front + "?" + (pairs + more).joined(separator: "&"),
    ]
  }

  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func carriesTheSame(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let parser = try RecognitionTests.parser()
    let made = try Self.link(&random)
    let long = made.longLink
    let expected = Carried(try #require(parser.parse(long.utf8Bytes).payload))
    #expect(expected.url == made.parameters.bytes(.link))
    #expect(expected.matchType == .unique)
    #expect(expected.minimumAppVersion == made.parameters.bytes(.iosMinimumVersion))
    #expect(
      expected.utm
        == LinkParameter.utm.compactMap { parameter in
          made.parameters.bytes(parameter).map { "\(parameter.descriptor.queryName)=\($0.utf8Text)" }
        })

    var forms: [(String, IncomingLink)] = Self.spellings(long, &random).map { ($0, parser.parse($0.utf8Bytes)) }
    for (_, link) in forms { #expect(link.kind == .dynamicLink) }
    for scheme in ["gindeeplinkurl", "com.example.Bundle", "COM.EXAMPLE.bundle"] {
      var opening: [UInt8] = []
      CustomSchemeLink(opening: made).append(scheme: scheme.utf8Bytes, to: &opening)
      forms.append((scheme, parser.parse(opening)))
      // Without the optional slash.
      let other = opening.utf8Text.replacing("/link/?", with: "/link?")
      forms.append((scheme + " without a slash", parser.parse(other.utf8Bytes)))
      // One in the other, both ways.
      let wrapped = "https://xyz.page.link/?link=" + Self.encode(opening.utf8Text)
      forms.append(("long around " + scheme, parser.parse(wrapped.utf8Bytes)))
      let around = "\(scheme)://google/link/?deep_link_id=" + Self.encode(long)
      forms.append((scheme + " around long", parser.parse(around.utf8Bytes)))
    }
    for clicked in ["https://google.com/one/abc", "https://xyz.page.link/abc?utm_id=clicked&imv=9&match_type=weak"] {
      var short = parser.parse(clicked.utf8Bytes)
      let candidate = try #require(short.candidates.first)
      try parser.accept(candidate, longLink: long.utf8Bytes, for: &short)
      #expect(short.kind == .shortLink)
      forms.append((clicked, short))
    }
    forms.append(("referrer", parser.parse(referrer: ("deep_link=" + Self.encode(long)).utf8Bytes)))
    forms.append(("raw referrer", parser.parse(referrer: ("deep_link=" + long).utf8Bytes)))

    for (name, link) in forms {
      let payload = try #require(link.payload, "\(name)")
      #expect(Carried(payload) == expected, "\(name) of \(long)")
    }
  }

  /// The match type of a custom-scheme form comes through whatever stands inside.
  @Test(arguments: MatchType.allCases)
  func matchTypeComesFromTheNearestForm(_ type: MatchType) throws {
    let parser = try RecognitionTests.parser()
    let inner = "gindeeplinkurl://google/link/?deep_link_id=https://x&match_type=\(type.rawValue)"
    let forms = [
      inner, "https://google.com/?link=" + Self.encode(inner),
      "gindeeplinkurl://google/link/?match_type=unique&deep_link_id=" + Self.encode(inner),
      "gindeeplinkurl://google/link/?match_type=\(type.rawValue)&deep_link_id="
        + Self.encode("https://google.com/?match_type=unique&link=https://x"),
    ]
    for form in forms {
      let payload = try #require(parser.parse(form.utf8Bytes).payload, "\(form)")
      #expect(payload.matchType == type, "\(form)")
      #expect(payload.url?.utf8Text == "https://x")
    }
  }
}
