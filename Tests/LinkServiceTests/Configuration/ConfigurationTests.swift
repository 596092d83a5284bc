import JSONRPC
import LinkCore
import StrictJSON
import TestSupport
import Testing

@testable import LinkService

/// The configuration file: every key, every refusal with its place.
@Suite struct ConfigurationTests {
  static let full = #"""
    {
      "store": "sqlite:links.db",
      "domains": [
        {"uriPrefix": "https://example.com/link/", "allow": ["^https://www\\.example\\.com/.*$"],
          "notFound": "https://www.example.com/"},
        {"uriPrefix": "https://go.example.net", "allow": null}
      ],
      "apps": {
        "ios": [
          {"bundleId": "com.example.ios", "appIdPrefix": "ABCDE12345", "appStoreId": "123456789", "customScheme": "myapp"},
          {"bundleId": "com.example.two", "appStoreId": 42}
        ],
        "android": [{"packageName": "com.example.android", "sha256CertFingerprints": ["\#(fingerprint)"]}]
      },
      "routes": [
        {"name": "product", "action": "openProduct", "path": "/product/{id:int}", "hosts": ["www.example.com"]},
        {"name": "share", "path": "/share/{x...}", "query": {"to": "string", "page": "int?"}, "hosts": [],
          "schemes": ["MyApp"]}
      ],
      "limits": {"messageBytes": 1000, "values": 100, "batchEntries": 10, "depth": 5, "answerBytes": 2000,
        "waitingBytes": 3000}
    }
    """#

  static let fingerprint = Array(repeating: "0F", count: 32).joined(separator: ":")

  private static func read(_ text: String) throws -> Configuration { try Configuration(parsing: text.bytes) }

  @Test func everyKey() throws {
    let configuration = try Self.read(Self.full)
    #expect(configuration.store == "sqlite:links.db".bytes)
    #expect(
      configuration.domains.map(\.uriPrefix.text) == ["https://example.com/link".bytes, "https://go.example.net".bytes])
    #expect(configuration.domains.map(\.allow) == [[#"^https://www\.example\.com/.*$"#.bytes], nil])
    #expect(configuration.domains.map(\.notFound) == ["https://www.example.com/".bytes, nil])
    #expect(configuration.iosApps.map(\.bundleId) == ["com.example.ios".bytes, "com.example.two".bytes])
    #expect(configuration.iosApps.map(\.appIdPrefix) == ["ABCDE12345".bytes, nil])
    #expect(configuration.iosApps.map(\.appStoreId) == ["123456789".bytes, "42".bytes])
    #expect(configuration.iosApps.map(\.customScheme) == ["myapp".bytes, nil])
    #expect(configuration.androidApps.map(\.packageName) == ["com.example.android".bytes])
    #expect(configuration.androidApps.map { $0.sha256CertFingerprints.map(\.text) } == [[Self.fingerprint.bytes]])
    #expect(
      configuration.limits
        == WireLimits(
          messageBytes: 1000, json: .init(depth: 5, values: 100), batchEntries: 10, answerBytes: 2000,
          waitingBytes: 3000))
    #expect(configuration.routes.map(\.name) == ["product".bytes, "share".bytes])
    #expect(configuration.routes.map(\.action) == ["openProduct".bytes, "share".bytes])
    #expect(configuration.routes.map(\.pattern.text) == ["/product/{id:int}".bytes, "/share/{x...}".bytes])
    #expect(configuration.routes.map { $0.hosts?.map(\.text) } == [["www.example.com".bytes], []])
    #expect(configuration.routes.map(\.schemes) == [nil, ["myapp".bytes]])
    #expect(configuration.routes[1].query.map(\.name) == ["to".bytes, "page".bytes])
    #expect(configuration.routes[1].query.map(\.isRequired) == [true, false])
    #expect(
      configuration.warnings == [
        .noAllowlist(prefix: "https://go.example.net".bytes),
        .app(GenerationWarning(.iosAppWithoutPrefix, value: "com.example.two".bytes)),
      ])
  }

  /// What is redirected to is written by the serialiser of all destinations.
  @Test func readsNotFoundAsTheTextThatGoesOut() throws {
    let text = #"{"domains":[{"uriPrefix":"https://x.example","notFound":"https://müller.example/ü b#é"}]}"#
    let configuration = try Configuration(parsing: text.bytes)
    #expect(configuration.domains[0].notFound == "https://xn--mller-kva.example/%C3%BC%20b#%C3%A9".bytes)
  }

  @Test func patternsWithoutAnAnchorAreWarnedAbout() throws {
    let text = #"{"$schema":"x","domains":[{"uriPrefix":"https://x.example","allow":["^https://a\\.b/","c"]}]}"#
    #expect(
      try Configuration(parsing: text.bytes).warnings
        == [.unanchoredPattern(prefix: "https://x.example".bytes, pattern: "c".bytes)])
  }

  /// Such a pattern has no anchor at its beginning, and yet lets nothing through.
  @Test func patternsThatMatchNothingAreWarnedAbout() throws {
    let text = #"{"domains":[{"uriPrefix":"https://x.example","allow":["/^https://a\\.b/"]}]}"#
    #expect(
      try Configuration(parsing: text.bytes).warnings == [
        .doubtfulPattern(
          prefix: "https://x.example".bytes, pattern: #"/^https://a\.b/"#.bytes, finding: .matchesNothing)
      ])
  }

  @Test func policy() throws {
    let policy = try Self.read(Self.full).makePolicy()
    #expect(
      policy.domains.map { $0.allowlist?.patterns.map(\.text) } == [[#"^https://www\.example\.com/.*$"#.bytes], nil])
    #expect(policy.schemes == ["myapp".bytes, "com.example.ios".bytes, "com.example.two".bytes])
    #expect(policy.androidPackages == ["com.example.android".bytes])
    #expect(policy.hasApps)
  }

  @Test(arguments: ["{}", #"{"store":null,"domains":[],"apps":{},"limits":{}}"#, #"{"store":"","apps":null}"#])
  func nothingSaid(_ text: String) throws {
    let configuration = try Self.read(text)
    #expect(configuration.store == nil)
    #expect(configuration.domains.isEmpty)
    #expect(configuration.limits == WireLimits())
    #expect(configuration.warnings == [.noDomains])
    #expect(!configuration.makePolicy().hasApps)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let json: String
    let text: String
    var testDescription: String { json }

    init(_ json: String, _ text: String) {
      self.json = json
      self.text = text
    }
  }

  static let refused = [
    Row("", "The JSON ends too early in line 1, column 1."),
    Row(#"{"store":"a",}"#, #"A comma stands before a closing bracket in line 1, column 14; remove the comma."#),
    Row("{\n  \"domains\": [\n    {]\n", #"The JSON has "]" (byte 5D) where it cannot stand in line 3, column 6."#),
    Row("[]", "The configuration must be an object, not an array."),
    Row(#"{"stroe":"a"}"#, #"/stroe is not a known field; did you mean "store"?"#),
    Row(#"{"store":5}"#, "/store must be a string, not a number."),
    Row(#"{"store":"a","store":"b"}"#, "/store appears twice; keep one of the two."),
    Row(#"{"domains":{}}"#, "/domains must be an array, not an object."),
    Row(#"{"domains":["https://x.example"]}"#, "/domains/0 must be an object, not a string."),
    Row(#"{"domains":[{}]}"#, "/domains/0/uriPrefix is missing; it is required."),
    Row(
      #"{"domains":[{"uriPrefix":"https://x.example/a"},{"uriPrefix":"HTTPS://X.example:443/a/"}]}"#,
      #"/domains/1/uriPrefix must be a prefix that no domain before it has, not "HTTPS://X.example:443/a"."#),
    Row(
      #"{"domains":[{"uriPrefix":"http://x.example"}]}"#,
      #"/domains/0/uriPrefix must be an https prefix such as "https://example.com/link", but "http://x.example" is not https."#
    ),
    Row(
      #"{"domains":[{"uriPrefix":"https://x.page.link/p"}]}"#,
      #"/domains/0/uriPrefix "https://x.page.link/p" has a path, which a prefix on page.link, app.goo.gl or app.google cannot have; use the host alone."#
    ),
    Row(
      #"{"domains":[{"uriPrefix":"https://x.example","allow":"x"}]}"#,
      "/domains/0/allow must be an array, not a string."),
    Row(
      #"{"domains":[{"uriPrefix":"https://x.example","allow":["a","("]}]}"#,
      #"/domains/0/allow/1 must be an RE2 pattern (missing ): (), not "("."#),
    Row(
      #"{"domains":[{"uriPrefix":"https://x.example","allow":["(?=a)"]}]}"#,
      #"/domains/0/allow/0 must be an RE2 pattern (invalid perl operator: (?=), not "(?=a)"."#),
    Row(
      #"{"domains":[{"uriPrefix":"https://x.example","allow":["(a?){1000}(b?){1000}(c?){1000}d"]}]}"#,
      "/domains/0/allow/0 must be an RE2 pattern (pattern too large: 12005 steps, at most 10000), not "
        + "\"(a?){1000}(b?){1000}(c?){1000}d\"."),
    Row(
      #"{"domains":[{"uriPrefix":"https://x.example","notFound":"https://1א.example/"}]}"#,
      #"/domains/0/notFound must be an absolute http or https URL, not "https://1א.example/"."#),
    Row(
      #"{"domains":[{"uriPrefix":"https://x.example","notFound":"x"}]}"#,
      #"/domains/0/notFound must be an absolute http or https URL, not "x"."#),
    Row(
      #"{"domains":[{"uriPrefix":"https://x.example","alow":[]}]}"#,
      #"/domains/0/alow is not a known field; did you mean "allow"?"#),
    Row(
      #"{"domains":[{"uriPrefix":"https://x.example/p","allow":["a"]},{"uriPrefix":"HTTPS://X.example:443/p/"}]}"#,
      #"/domains/1/uriPrefix must be a prefix that no domain before it has, not "HTTPS://X.example:443/p"."#),
    Row(#"{"apps":{"iOS":[]}}"#, #"/apps/iOS is not a known field; did you mean "ios"?"#),
    Row(#"{"apps":{"ios":[{}]}}"#, "/apps/ios/0/bundleId is missing; it is required."),
    Row(
      #"{"apps":{"ios":[{"bundleId":"a","appIdPrefix":"abcde12345"}]}}"#,
      #"/apps/ios/0/appIdPrefix must be 10 upper-case letters and digits, not "abcde12345"."#),
    Row(
      #"{"apps":{"ios":[{"bundleId":"a","appIdPrefix":"ABCDE1234"}]}}"#,
      #"/apps/ios/0/appIdPrefix must be 10 upper-case letters and digits, not "ABCDE1234"."#),
    Row(
      #"{"apps":{"ios":[{"bundleId":"a","appStoreId":"id1"}]}}"#,
      #"/apps/ios/0/appStoreId must be a whole number or a string of digits, not "id1"."#),
    Row(
      #"{"apps":{"ios":[{"bundleId":"a","appStoreId":-1}]}}"#,
      #"/apps/ios/0/appStoreId must be a whole number or a string of digits, not "-1"."#),
    Row(
      #"{"apps":{"ios":[{"bundleId":"a","appStoreId":1.5}]}}"#,
      #"/apps/ios/0/appStoreId must be a whole number or a string of digits, not "1.5"."#),
    Row(
      #"{"apps":{"ios":[{"bundleId":"a","customScheme":"https"}]}}"#,
      "/apps/ios/0/customScheme must be a scheme of the app's own: a letter, then letters, digits, \"+\", \"-\" or \".\", "
        + "and no common one such as https, not \"https\"."),
    Row(#"{"apps":{"android":[{}]}}"#, "/apps/android/0/packageName is missing; it is required."),
    Row(
      #"{"apps":{"android":[{"packageName":"a","sha256CertFingerprints":["AA:BB"]}]}}"#,
      "/apps/android/0/sha256CertFingerprints/0 must be a SHA-256 fingerprint, 32 bytes in hex with or without colons "
        + "between them, not \"AA:BB\"."
    ),
    Row(#"{"routes":{}}"#, "/routes must be an array, not an object."),
    Row(#"{"routes":[{"path":"/a"}]}"#, "/routes/0/name is missing; it is required."),
    Row(#"{"routes":[{"name":"a"}]}"#, "/routes/0/path is missing; it is required."),
    Row(#"{"routes":[{"name":"a","pth":"/a"}]}"#, #"/routes/0/pth is not a known field; did you mean "path"?"#),
    Row(
      #"{"routes":[{"name":"a","path":"/a"},{"name":"a","path":"/b"}]}"#,
      #"/routes/1/name must be a name that no route before it has, not "a"."#),
    Row(
      #"{"routes":[{"name":"a","path":"/product/{id:integer}"}]}"#,
      #"/routes/0/path "/product/{id:integer}" has the unknown type "integer" at byte 13; use string, int, bool, uuid or "#
        + "enum(a|b)."),
    Row(
      #"{"routes":[{"name":"a","path":"/a","query":{"x":"int","x":"int"}}]}"#,
      "/routes/0/query/x appears twice; keep one of the two."),
    Row(#"{"routes":[{"name":"a","path":"/a","query":[]}]}"#, "/routes/0/query must be an object, not an array."),
    Row(
      #"{"routes":[{"name":"a","path":"/a","hosts":["www.example.com","x/y"]}]}"#,
      #"/routes/0/hosts/1 must be a host such as "www.example.com", not "x/y"."#),
    Row(
      #"{"routes":[{"name":"a","path":"/a","schemes":["file"]}]}"#,
      "/routes/0/schemes/0 must be a scheme of the app's own: a letter, then letters, digits, \"+\", \"-\" or \".\", "
        + "and no common one such as https, not \"file\"."),
    Row(#"{"limits":{"values":0}}"#, #"/limits/values must be a whole number from 1 to 2147483648, not "0"."#),
    Row(
      #"{"limits":{"values":2147483649}}"#,
      #"/limits/values must be a whole number from 1 to 2147483648, not "2147483649"."#),
    Row(#"{"limits":{"values":"5"}}"#, "/limits/values must be a whole number, not a string."),
    Row(#"{"limits":{"value":5}}"#, #"/limits/value is not a known field; did you mean "values"?"#),
  ]

  @Test(arguments: refused)
  func refuses(_ row: Row) {
    do throws(ConfigurationFault) {
      _ = try Configuration(parsing: row.json.bytes)
      Issue.record("\(row.json) was read.")
    } catch {
      #expect(ConfigurationText.sentence(for: error) == row.text)
    }
  }

  // MARK: The schema

  @Test func theSchemaAcceptsWhatIsRead() throws {
    let document = try PublishedDocuments.configuration()
    let check = SchemaCheck(document: document)
    #expect(check.faults(of: try JSONTree(parsing: Self.full), document) == [])
    #expect(check.faults(of: .object([]), document) == [])
  }

  /// A schema cannot say what a prefix or a pattern is; types, names and bounds it does.
  @Test(
    arguments: refused.filter {
      $0.text.contains("not a known") || $0.text.contains("missing; it") || $0.text.contains(", not a")
    })
  func theSchemaRefusesWhatIsRefused(_ row: Row) throws {
    let document = try PublishedDocuments.configuration()
    #expect(SchemaCheck(document: document).faults(of: try JSONTree(parsing: row.json), document) != [])
  }

  // MARK: What it does

  @Test func anEmptyAllowlistLetsNothingPass() throws {
    let service = try TestService(configuration: #"{"domains":[{"uriPrefix":"https://x.example","allow":[]}]}"#)
    let answer = try service.ask(
      "build", #"{"dynamicLinkInfo":{"domainUriPrefix":"https://x.example","link":"https://www.example.com/"}}"#)
    #expect(answer.code == 1403)
    #expect(
      answer.message
        == "link \"https://www.example.com/\" may not be used: the domain's allowlist is empty; list patterns under \"allow\"."
    )
  }

  @Test func anUnanchoredPatternIsRemarkedOn() throws {
    let service = try TestService(
      configuration: #"{"domains":[{"uriPrefix":"https://x.example","allow":["example\\.com"]}]}"#)
    let answer = try service.ask(
      "build", #"{"dynamicLinkInfo":{"domainUriPrefix":"https://x.example","link":"https://www.example.com/"}}"#)
    #expect(answer.warnings == ["ALLOWLIST_UNANCHORED"])
  }

  struct LimitRow: Sendable, CustomTestStringConvertible {
    let limit: String
    let line: String
    let text: String
    let code: Int
    var testDescription: String { limit }
  }

  static let limits = [
    LimitRow(
      limit: #"{"batchEntries":2}"#, line: "[1,2,3]",
      text: "The batch has more than 2 entries; split it or raise limits.batchEntries.",
      code: -32600),
    LimitRow(
      limit: #"{"messageBytes":20}"#, line: #"{"jsonrpc":"2.0","id":1,"method":"status"}"#,
      text: "The message is longer than 20 bytes; split it or raise limits.messageBytes.", code: -32600),
    LimitRow(
      limit: #"{"values":3}"#, line: "[1,2,3]",
      text: "The message has more than 3 JSON values; split it or raise limits.values.", code: -32600),
    LimitRow(
      limit: #"{"depth":2}"#, line: "[[[]]]", text: "The JSON is nested deeper than 2 levels at byte 2 of the message.",
      code: -32700),
    LimitRow(
      limit: #"{"answerBytes":300}"#, line: #"{"jsonrpc":"2.0","id":1,"method":"status"}"#,
      text: "The answer would be longer than 300 bytes; ask for less or raise limits.answerBytes.", code: -32600),
  ]

  @Test(arguments: limits)
  func limit(_ row: LimitRow) throws {
    let service = try TestService(configuration: #"{"limits":\#(row.limit)}"#)
    let answers = service.send(row.line, "5")
    #expect(answers.count == 2)
    let answer = Answer(try JSONTree(parsing: answers[0]))
    #expect(answer.message == row.text, "\(answer)")
    #expect(answer.code == row.code)
    let number = try #require(try JSONTree(parsing: row.limit).members.first?.value)
    #expect(answer.tree.at("/error/data/limit") == number)
  }

  @Test func statusShowsThem() throws {
    let answer = try TestService(configuration: Self.full).ask("status", "{}")
    #expect(answer.result("/limits") == (try JSONTree(parsing: Self.full))["limits"])
    #expect(answer.text("/version") == Version.text)
    #expect(
      answer.result("/domains")?.elements == [.string("https://example.com/link"), .string("https://go.example.net")])
    #expect(
      answer.result("/warning")?.elements.compactMap(\.text)
        == [
          "Links under \"https://go.example.net\" may lead to any http or https URL; list patterns under \"allow\".",
          "The iOS app \"com.example.two\" has no \"appIdPrefix\", so iOS does not open it by the link itself; add the ten "
            + "characters in front of its identifier to \"apps\".",
        ])
  }
}
