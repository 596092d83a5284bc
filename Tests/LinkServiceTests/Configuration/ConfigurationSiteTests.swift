import TestSupport
import Testing

@testable import LinkService

/// The keys of a domain that only a web front needs: `allowAny` and `notFound`.
@Suite struct ConfigurationSiteTests {
  private static func domain(_ rest: String) throws -> Configuration {
    try Configuration(parsing: #"{"domains":[{"uriPrefix":"https://x.example/l"\#(rest)}]}"#.bytes)
  }

  @Test(arguments: [
    ("", false), (#","allowAny":true"#, true), (#","allowAny":false"#, false), (#","allowAny":null"#, false),
    (#","allow":["^https://y\\.example/"]"#, true), (#","allow":["^https://y\\.example/"],"allowAny":false"#, true),
    (#","allow":[]"#, true),
  ])
  func longLinksAreFollowed(_ rest: String, _ isFollowed: Bool) throws {
    #expect(try Self.domain(rest).domains[0].isOpenToLongLinks == isFollowed)
  }

  @Test(arguments: [
    (#","allowAny":"true""#, "/domains/0/allowAny must be true or false, not a string."),
    (#","allowAny":1"#, "/domains/0/allowAny must be true or false, not a number."),
    (#","notFound":"/lost""#, #"/domains/0/notFound must be an absolute http or https URL, not "/lost"."#),
    (#","notFound":"myapp://x""#, #"/domains/0/notFound must be an absolute http or https URL, not "myapp://x"."#),
    (
      #","notFound":"javascript:alert(1)""#,
      #"/domains/0/notFound must be an absolute http or https URL, not "javascript:alert(1)"."#
    ),
    (#","allowAll":true"#, #"/domains/0/allowAll is not a known field; did you mean "allowAny"?"#),
  ])
  func refuses(_ rest: String, _ text: String) throws {
    let fault = #expect(throws: ConfigurationFault.self) { try Self.domain(rest) }
    #expect(fault.map { ConfigurationText.sentence(for: $0) } == text)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let rest: String
    let warnings: [ConfigurationWarning]
    var testDescription: String { id }
  }

  private static let prefix = "https://x.example/l".bytes
  private static let anchored = #","allow":["^https://y\\.example/"]"#

  private static func below(_ url: String) -> [ConfigurationWarning] {
    [.notFoundBelowPrefix(prefix: prefix, url: url.bytes, own: prefix)]
  }

  static let rows = [
    Row(id: "nothing to say", rest: anchored + #","notFound":"https://y.example/""#, warnings: []),
    Row(id: "any target", rest: #","allowAny":true"#, warnings: [.noAllowlist(prefix: prefix)]),
    Row(id: "both", rest: anchored + #","allowAny":true"#, warnings: [.allowAnyWithoutEffect(prefix: prefix)]),
    Row(
      id: "both, empty", rest: #","allow":[],"allowAny":true"#,
      warnings: [.allowAnyWithoutEffect(prefix: prefix), .emptyAllowlist(prefix: prefix)]),
    Row(id: "beside the prefix", rest: anchored + #","notFound":"https://x.example/lost""#, warnings: []),
    Row(id: "longer than the prefix", rest: anchored + #","notFound":"https://x.example/lost/l""#, warnings: []),
    Row(
      id: "below the prefix", rest: anchored + #","notFound":"https://x.example/l/lost""#,
      warnings: below("https://x.example/l/lost")),
    Row(
      id: "the prefix", rest: anchored + #","notFound":"https://x.example/l""#, warnings: below("https://x.example/l")),
    Row(
      id: "the prefix in another spelling", rest: anchored + #","notFound":"http://X.example:80/a/../l?x#y""#,
      warnings: below("http://X.example:80/a/../l?x#y")),
    Row(
      id: "another port", rest: anchored + #","notFound":"https://x.example:8443/l""#, warnings: []),
  ]

  @Test(arguments: rows)
  func warnings(_ row: Row) throws {
    #expect(try Self.domain(row.rest).warnings == row.warnings)
  }

  /// Apps that no association file can have are told, once each; without domains there is no file.
  @Test func appsThatAreLeftOut() throws {
    let apps = #"""
      "apps":{"ios":[{"bundleId":"com.example.a"},{"bundleId":"com.example.b","appIdPrefix":"ABCDE12345"},\#
      {"bundleId":"no bundle","appIdPrefix":"ABCDE12345"}],\#
      "android":[{"packageName":"com.example.c"},{"packageName":"com.example.c"},{"packageName":"com"},\#
      {"packageName":"com.example.d","sha256CertFingerprints":["\#(String(repeating: "A1", count: 32))"]}]}
      """#
    let domain = #"{"uriPrefix":"https://x.example","allow":["^https://y\\.example/"]}"#
    let configuration = try Configuration(parsing: #"{"domains":[\#(domain)],\#(apps)}"#.bytes)
    #expect(
      configuration.warnings == [
        .app(GenerationWarning(.iosAppWithoutPrefix, value: "com.example.a".bytes)),
        .app(GenerationWarning(.badBundleID, value: "no bundle".bytes)),
        .app(GenerationWarning(.badPackageName, value: "com".bytes)),
        .app(GenerationWarning(.androidAppWithoutFingerprint, value: "com.example.c".bytes)),
      ])
    #expect(try Configuration(parsing: "{\(apps)}".bytes).warnings == [.noDomains])
  }

  /// Another domain's prefix is a prefix as well.
  @Test func placesOnOtherDomains() throws {
    let configuration = try Configuration(
      parsing: #"""
        {"domains":[{"uriPrefix":"https://x.example","allow":["^https://y\\.example/"],"notFound":"https://z.example/a"},\#
        {"uriPrefix":"https://z.example","allow":["^https://y\\.example/"],"notFound":"https://y.example/"}]}
        """#.bytes)
    #expect(
      configuration.warnings == [
        .notFoundBelowPrefix(
          prefix: "https://x.example".bytes, url: "https://z.example/a".bytes, own: "https://z.example".bytes)
      ])
  }
}
