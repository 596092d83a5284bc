import LinkCore
import TestSupport
import Testing

@testable import LinkService

/// The `routes` of the configuration: what is remarked on, and that the remarks are true.
@Suite struct ConfigurationRouteTests {
  private static func read(_ text: String) throws -> Configuration { try Configuration(parsing: text.bytes) }

  struct RemarkRow: Sendable, CustomTestStringConvertible {
    let id: String
    let json: String
    let remarks: [RouteRemark]
    var testDescription: String { id }

    /// `rest` stands beside the routes.
    init(_ id: String, _ routes: String, _ rest: String = "", _ remarks: RouteRemark...) {
      self.id = id
      json = "{\"routes\":[\(routes)]\(rest)}"
      self.remarks = remarks
    }
  }

  private static let domains =
    #","domains":[{"uriPrefix":"https://example.com/link","allow":["^https://y/"]},{"uriPrefix":"https://x.example","allow":["^https://y/"]}]"#
  private static let apps = #","apps":{"ios":[{"bundleId":"com.example.ios","customScheme":"myapp"}]}"#

  static let remarks = [
    RemarkRow("all is well", #"{"name":"a","path":"/{x}"},{"name":"b","path":"/{x:int}"}"#),
    RemarkRow(
      "unreachable", #"{"name":"a","path":"/{x}"},{"name":"b","path":"/{y}"}"#, "",
      .unreachable(route: "b".bytes, by: "a".bytes, .all)),
    RemarkRow(
      "overlap", #"{"name":"a","path":"/{x}/b"},{"name":"b","path":"/a/{y}"}"#, "",
      .overlap(route: "a".bytes, with: "b".bytes, path: "/a/b".bytes)),
    RemarkRow("closed", #"{"name":"a","path":"/a","hosts":[],"schemes":[]}"#, "", .closed(route: "a".bytes)),
    RemarkRow(
      "below a prefix", #"{"name":"a","path":"/link/{x}","hosts":["Example.com"]}"#, domains,
      .belowPrefix(route: "a".bytes, prefix: "https://example.com/link".bytes)),
    RemarkRow(
      "below the root", #"{"name":"a","path":"/{x}","hosts":["x.example"]}"#, domains,
      .belowPrefix(route: "a".bytes, prefix: "https://x.example".bytes)),
    RemarkRow("beside a prefix", #"{"name":"a","path":"/links/{x}","hosts":["example.com"]}"#, domains),
    RemarkRow("the prefix itself", #"{"name":"a","path":"/link","hosts":["example.com"]}"#, domains),
    RemarkRow("partly below", #"{"name":"a","path":"/{x...}","hosts":["example.com"]}"#, domains),
    RemarkRow("another host too", #"{"name":"a","path":"/{x}","hosts":["x.example","y.example"]}"#, domains),
    RemarkRow("another port", #"{"name":"a","path":"/{x}","hosts":["x.example:8443"]}"#, domains),
    RemarkRow("every host", #"{"name":"a","path":"/link/{x}"}"#, domains),
    RemarkRow(
      "scheme of no app", #"{"name":"a","path":"/a","schemes":["MyApp","com.example.ios","other"]}"#, apps,
      .foreignScheme(route: "a".bytes, scheme: "other".bytes)),
    RemarkRow("no apps", #"{"name":"a","path":"/a","schemes":["other"]}"#),
  ]

  @Test(arguments: remarks)
  func routesAreRemarkedOn(_ row: RemarkRow) throws {
    let found = try Self.read(row.json).warnings.compactMap { warning in
      if case .route(let remark) = warning { remark } else { nil }
    }
    #expect(found == row.remarks)
  }

  /// What a remark says of a prefix is what parsing does.
  @Test func belowAPrefixIsAShortLink() throws {
    let routes =
      #"[{"name":"a","path":"/link/{x}","hosts":["example.com"]},{"name":"b","path":"/link","hosts":["example.com"]}]"#
    let service = try TestService(configuration: "{\"routes\":\(routes)\(Self.domains)}")
    #expect(try service.ask("parseIncoming", #"{"url":"https://example.com/link/y"}"#).code == 1404)
    #expect(try service.ask("parseIncoming", #"{"url":"https://example.com/link"}"#).text("/route/name") == "b")
  }

  @Test func statusWarnsAboutRoutes() throws {
    let configuration = #"{"routes":[{"name":"a","path":"/a"},{"name":"b","path":"/a"}]\#(Self.domains)}"#
    let warnings = try TestService(configuration: configuration).ask("status", "{}").result("/warning")?.elements
    #expect(
      warnings?.compactMap(\.text) == [
        WarningText.sentence(for: .route(.unreachable(route: "b".bytes, by: "a".bytes, .all)))
      ])
  }

  @Test func tooManyRoutes() throws {
    let routes = (0...RouteTable.maximumCount).map { "{\"name\":\"r\($0)\",\"path\":\"/\($0)\"}" }
    let most = "{\"routes\":[\(routes.dropLast().joined(separator: ","))]}"
    #expect(try Self.read(most).warnings == [.noDomains])
    do throws(ConfigurationFault) {
      _ = try Configuration(parsing: "{\"routes\":[\(routes.joined(separator: ","))]}".bytes)
      Issue.record("Too many routes were read.")
    } catch {
      #expect(ConfigurationText.sentence(for: error) == "/routes has more than 1000 entries; leave some out.")
    }
  }

  /// Apart from the fingerprint, which is cut short there, the sample of the wire contract.
  @Test func sampleOfTheContract() throws {
    let sample = #"""
      {
        "store": "sqlite:links.db",
        "domains": [{"uriPrefix": "https://example.com/link", "allow": ["^https://www\\.example\\.com/.*$"], "notFound": "https://www.example.com/"}],
        "apps": {
          "ios": [{"bundleId": "com.example.ios", "appIdPrefix": "ABCDE12345", "appStoreId": "123456789", "customScheme": "myapp"}],
          "android": [{"packageName": "com.example.android", "sha256CertFingerprints": ["\#(ConfigurationTests.fingerprint)"]}]
        },
        "routes": [{"name": "product", "action": "openProduct", "path": "/product/{id:int}", "hosts": ["www.example.com"]}]
      }
      """#
    let configuration = try Self.read(sample)
    #expect(configuration.warnings == [])
    let answer = try TestService(configuration).ask("parseIncoming", #"{"url":"https://www.example.com/product/42"}"#)
    #expect(answer.text("/route/action") == "openProduct")
    #expect(answer.result("/route/values/id") == .number("42"))
  }
}
