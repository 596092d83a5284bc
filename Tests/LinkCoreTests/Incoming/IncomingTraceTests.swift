import LinkCore
import TestSupport
import Testing

/// Which rule recognised a URL or refused it, and why.
@Suite struct IncomingTraceTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let url: String
    /// `rule`, or `rule-reason` when it does not fit, and the value when it says more than the rule.
    let steps: [String]
    var testDescription: String { "\(id): \(url)" }
  }

  private static let notCustom = ["customDomain-otherStart", "customDomain-otherStart", "customDomain-otherStart"]
  private static let otherPrefixes = ["prefix-otherStart", "prefix-otherStart", "prefix-otherStart"]

  static let rows: [Row] = [
    Row(id: "no URL", url: "google.com", steps: ["absoluteURL-noScheme"]),
    Row(
      id: "short", url: "https://google.com/one/xyz",
      steps: [
        "absoluteURL", "longLink-noQuery", "appCode-otherHost", "firebaseDomain-otherHost", "customDomain-otherStart",
        "customDomain", "customDomain",
      ]),
    Row(
      id: "short with a query", url: "https://google.com/one/xyz?a=b",
      steps: [
        "absoluteURL", "prefix-otherStart", "prefix-morePath", "prefix-morePath", "appCode-otherHost",
        "firebaseDomain-otherHost", "customDomain-otherStart", "customDomain", "customDomain",
      ]),
    Row(
      id: "long", url: "https://google.com/one?link=https://x",
      steps: ["absoluteURL", "prefix-otherStart", "prefix", "longLink", "nested-noForm"]),
    Row(
      id: "RG26", url: "https://a.firebase.com/mypath?link=HTTPS://x",
      steps: [
        "absoluteURL", "prefix", "longLink-otherLink", "appCode-otherHost", "firebaseDomain-otherHost",
        "customDomain-emptyRest", "customDomain-otherStart", "customDomain-otherStart", "lastSegment",
      ]),
    Row(
      id: "RF05", url: "https://google.com/?some=qry",
      steps: [
        "absoluteURL", "prefix-otherStart", "prefix-otherStart", "prefix", "longLink-noLink", "appCode-otherHost",
        "firebaseDomain-otherHost", "customDomain-otherStart", "customDomain-otherStart", "customDomain-emptyRest",
        "lastSegment-noSegment",
      ]),
    Row(
      id: "RF16", url: "https://a.firebase.com/mypaths?some=qry&link=https%3A%2F%2Fsomedomain",
      steps: [
        "absoluteURL", "prefix-noBoundary", "prefix-otherStart", "prefix-otherStart", "appCode-otherHost",
        "firebaseDomain-otherHost", "customDomain-noBoundary", "customDomain-otherStart", "customDomain-otherStart",
        "lastSegment",
      ]),
    Row(
      id: "RB09", url: "https://someapp.app.goo.gl/somepath/somepath2?link=https://somedomain",
      steps: ["absoluteURL"] + otherPrefixes + ["prefix-morePath", "appCode-otherHost", "firebaseDomain-otherShape"]
        + notCustom + ["lastSegment"]),
    Row(
      id: "RB30", url: "https://goo.gl/309dht4",
      steps: ["absoluteURL", "longLink-noQuery", "appCode-otherPath", "firebaseDomain-otherHost"] + notCustom
        + ["lastSegment"]),
    Row(
      id: "RG05", url: "https://someapp.page.link:443/abc",
      steps: ["absoluteURL", "longLink-noQuery", "appCode-otherHost", "firebaseDomain-port"] + notCustom
        + ["lastSegment"]),
    Row(
      id: "port that is none", url: "https://example.com:x/abc",
      steps: ["absoluteURL", "longLink-noQuery", "appCode-otherHost", "firebaseDomain-otherHost"] + notCustom
        + ["lastSegment-port"]),
    Row(
      id: "userinfo", url: "https://a@someapp.page.link/abc",
      steps: ["absoluteURL", "longLink-noQuery", "appCode-otherHost", "firebaseDomain-userinfo"] + notCustom
        + ["lastSegment-userinfo"]),
    Row(
      id: "no host", url: "https:///abc",
      steps: ["absoluteURL", "longLink-noQuery", "appCode-otherHost", "firebaseDomain-otherHost"] + notCustom
        + ["lastSegment-otherHost"]),
    Row(
      id: "RG18", url: "https://someapp.page.link/link/dismiss",
      steps: ["absoluteURL", "longLink-noQuery", "appCode-otherHost", "firebaseDomain-otherShape"] + notCustom
        + ["lastSegment"]),
    Row(
      id: "RG19", url: "https://goo.gl/application",
      steps: ["absoluteURL", "longLink-noQuery", "appCode"] + notCustom + ["lastSegment"]),
    Row(
      id: "RA13", url: "https://someapp.page.link/somepath",
      steps: ["absoluteURL", "longLink-noQuery", "appCode-otherHost", "firebaseDomain=shortLink"] + notCustom),
    Row(
      id: "RA26", url: "https://sample.page.link/i/79g49s",
      steps: ["absoluteURL", "longLink-noQuery", "appCode-otherHost", "firebaseDomain=invite"] + notCustom),
    Row(
      id: "RG28", url: "https://someapp.page.link/?link=httpx",
      steps: ["absoluteURL"] + otherPrefixes + [
        "prefix", "longLink-otherLink", "appCode-otherHost", "firebaseDomain=longLink",
      ] + notCustom),
    Row(id: "scheme of nobody", url: "other://x", steps: ["absoluteURL", "knownScheme-otherScheme"]),
    Row(
      id: "scheme of no app", url: "javascript://google/link/?deep_link_id=https://x",
      steps: ["absoluteURL", "knownScheme-badScheme"]),
    Row(
      id: "C-01", url: "gindeeplinkurl://google/link/abc123xyz",
      steps: ["absoluteURL", "knownScheme", "customSchemeLink-otherPath"]),
    Row(
      id: "other host", url: "gindeeplinkurl://x/link/?a=b",
      steps: ["absoluteURL", "knownScheme", "customSchemeLink-otherHost"]),
    Row(
      id: "port of a custom scheme", url: "gindeeplinkurl://google:1/link/?a=b",
      steps: ["absoluteURL", "knownScheme", "customSchemeLink-port"]),
    Row(
      id: "userinfo of a custom scheme", url: "gindeeplinkurl://a@google/link/?a=b",
      steps: ["absoluteURL", "knownScheme", "customSchemeLink-userinfo"]),
    Row(
      id: "no pair", url: "gindeeplinkurl://google/link/?a",
      steps: ["absoluteURL", "knownScheme", "customSchemeLink-noPair"]),
    Row(
      id: "C-02", url: "gindeeplinkurl://google/link/?deep_link_id=https://developers.google.com/products/",
      steps: ["absoluteURL", "knownScheme", "customSchemeLink", "nested-noForm"]),
    Row(
      id: "C-21", url: "gindeeplinkurl://google/link/?dismiss=1&is_weak_match=1",
      steps: ["absoluteURL", "knownScheme", "customSchemeLink"]),
    Row(
      id: "wrapped", url: "gindeeplinkurl://google/link/?deep_link_id=https://xyz.page.link/?link%3Dhttps://x",
      steps: ["absoluteURL", "knownScheme", "customSchemeLink"] + otherPrefixes + [
        "prefix", "longLink", "nested", "nested-noForm",
      ]),
  ]

  private static let unconfigured: [Row] = [
    Row(
      id: "any prefix", url: "https://x.example/a/?link=https://y",
      steps: ["absoluteURL", "anyPrefix", "longLink", "nested-noForm"]),
    Row(
      id: "RB18", url: "https://someapp.app.google/a/b?link=https://y",
      steps: [
        "absoluteURL", "prefix-morePath", "anyPrefix-firebaseHost", "appCode-otherHost", "firebaseDomain-otherShape",
        "lastSegment",
      ]),
    Row(
      id: "no prefix", url: "https:///a/?link=https://y",
      steps: [
        "absoluteURL", "anyPrefix-otherHost", "appCode-otherHost", "firebaseDomain-otherHost", "lastSegment-otherHost",
      ]),
    Row(
      id: "unusable prefix", url: "https://a@x.example/?link=https://y",
      steps: [
        "absoluteURL", "anyPrefix", "longLink-unusablePrefix", "appCode-otherHost", "firebaseDomain-otherHost",
        "lastSegment-userinfo",
      ]),
  ]

  private static func steps(_ link: IncomingLink) -> [String] {
    link.trace.map { step in
      let reason = step.refusal.map { "-" + $0.rawValue } ?? ""
      return step.rule.rawValue + reason
        + (step.rule == .firebaseDomain && step.isMatch ? "=" + step.detail.utf8Text : "")
    }
  }

  @Test(arguments: rows)
  func explains(_ row: Row) throws {
    #expect(Self.steps(try RecognitionTests.parser().parse(row.url.utf8Bytes, explain: true)) == row.steps)
  }

  @Test(arguments: unconfigured)
  func explainsWithoutConfiguration(_ row: Row) {
    #expect(Self.steps(IncomingParser(domains: nil, schemes: nil).parse(row.url.utf8Bytes, explain: true)) == row.steps)
  }

  @Test func namesWhatItLookedAt() throws {
    let link = try RecognitionTests.parser().parse("https://google.com/one?link=https://x".utf8Bytes, explain: true)
    #expect(
      link.trace.map(\.value.utf8Text) == [
        "", "https://a.firebase.com/mypath", "https://google.com/one", "https://google.com/one", "https://x",
      ])
  }

  /// What the store said, in the order in which it was asked.
  @Test func explainsTheStore() throws {
    let parser = IncomingParser(
      domains: [
        try URIPrefix("https://a.example/x".utf8Bytes.span), try URIPrefix("https://a.example".utf8Bytes.span),
      ],
      schemes: [])
    var link = parser.parse("https://a.example/x".utf8Bytes, explain: true)
    #expect(link.candidates.count == 1)
    parser.reject(&link)
    #expect(Self.steps(link).last == "storedLink-notStored")

    // Both prefixes leave one segment: `x` under the shorter one, nothing is known of a longer one.
    var found = parser.parse("https://a.example/x/".utf8Bytes, explain: true)
    let candidate = try #require(found.candidates.last)
    try parser.accept(candidate, longLink: "https://a.example/?link=https%3A%2F%2Fy".utf8Bytes, for: &found)
    #expect(Self.steps(found).suffix(2) == ["storedLink", "nested-noForm"])
    #expect(found.trace.first { $0.rule == .storedLink }?.detail.utf8Text == "x")
  }

  @Test func explainsAReferrer() throws {
    let parser = try RecognitionTests.parser()
    let none = parser.parse(referrer: "utm_source=a".utf8Bytes, explain: true)
    #expect(Self.steps(none) == ["playReferrer-noDeepLink"])
    let some = parser.parse(referrer: "deep_link=x".utf8Bytes, explain: true)
    #expect(Self.steps(some) == ["playReferrer", "absoluteURL-noScheme"])
    let long = [UInt8](repeating: 0x61, count: IncomingParser.maximumLength + 1)
    #expect(Self.steps(parser.parse(referrer: long, explain: true)) == ["textLength-tooLong"])
    #expect(Self.steps(parser.parse(long, explain: true)) == ["textLength-tooLong"])
  }

  /// No reason is dead: each stands in a row above or below.
  @Test func everyRuleAndReasonIsSeen() {
    var elsewhere = [
      "textLength-tooLong", "playReferrer-noDeepLink", "storedLink-notStored", "nested-tooDeep", "routable", "route",
    ]
    for row in RouteMatchingTests.reasons { elsewhere += row.step.split(separator: " ").map { "route-\($0)" } }
    let steps = (Self.rows + Self.unconfigured).flatMap(\.steps) + elsewhere
    let parts = Set(steps.flatMap { $0.split(separator: "=")[0].split(separator: "-").map(String.init) })
    #expect(Set(IncomingStep.Rule.allCases.map(\.rawValue)).subtracting(parts) == [])
    #expect(Set(IncomingStep.Reason.allCases.map(\.rawValue)).subtracting(parts) == [])
  }

  @Test func saysNothingUnlessAsked() throws {
    for row in Self.rows {
      #expect(try RecognitionTests.parser().parse(row.url.utf8Bytes).trace.isEmpty, "\(row.id)")
    }
  }
}
