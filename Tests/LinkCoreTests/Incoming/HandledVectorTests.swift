import LinkCore
import TestSupport
import Testing

/// Rows H: what handleUniversalLink of Firebase iOS SDK 11.15 returned for a URL; FIRDynamicLinksTest.m.
///
/// "True with an object" is a long link that is read, or a short link that the store is asked for; "false with nil" is a
/// URL that is neither.
@Suite struct HandledVectorTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let url: String
    let kind: IncomingLink.Kind
    var testDescription: String { "\(id): \(url)" }
  }

  private static let query = "ibi=com%2Egoogle%2EGCMTestApp%2Edev&amv=0&imv=1%2E0"
  private static let link = "link=https%3A%2F%2Fwww%2Egoogle%2Ecom"

  static let rows: [Row] = [
    Row(id: "H-01", url: "https://some.page.link/test", kind: .shortLink),
    Row(id: "H-02", url: "https://some.page.link/test-test", kind: .shortLink),
    Row(id: "H-03", url: "https://some.page.link/test_test", kind: .shortLink),
    Row(id: "H-04", url: "https://some.page.link/test_test-test", kind: .shortLink),
    Row(id: "H-05", url: "https://some.app.goo.gl/test_test-test", kind: .shortLink),
    Row(id: "H-06", url: "https://some.app.google/test_test-test", kind: .shortLink),
    Row(id: "H-07", url: "https://n8r9f.app.goo.gl/?\(link)&\(query)", kind: .dynamicLink),
    Row(id: "H-08", url: "https://n8r9f.app.goo.gl/?\(query)&\(link)", kind: .dynamicLink),
    Row(id: "H-09", url: "https://n8r9f.app.google/?\(link)&\(query)", kind: .dynamicLink),
    Row(id: "H-10", url: "https://n8r9f.app.google/?\(query)&\(link)", kind: .dynamicLink),
    Row(id: "H-11", url: "https://www.google.com/maps/place/@1,1/My+Home/", kind: .unrecognized),
    Row(id: "H-12", url: "https://mydomain.com/t439gfde", kind: .unrecognized),
    Row(id: "H-13", url: "https://goo.gl/309dht4", kind: .unrecognized),
    Row(id: "H-14", url: "https://59eh.goo.gl/309dht4", kind: .unrecognized),
    Row(id: "H-15", url: "https://app.59eh.goo.gl/309dht4", kind: .unrecognized),
    Row(id: "H-16", url: "https://goo.gl/i/309dht4", kind: .unrecognized),
    Row(id: "H-17", url: "https://page.link/i/309dht4", kind: .unrecognized),
    Row(id: "H-18", url: "https://fjo3eh.goo.gl/i/309dht4", kind: .unrecognized),
    Row(id: "H-19", url: "https://app.fjo3eh.goo.gl/i/309dht4", kind: .unrecognized),
    Row(id: "H-20", url: "https://1234.page.link/link/dismiss", kind: .unrecognized),
  ]

  @Test(arguments: rows)
  func handles(_ row: Row) throws {
    for parser in [try RecognitionTests.parser(), IncomingParser(domains: nil, schemes: nil)] {
      let link = parser.parse(row.url.utf8Bytes)
      #expect(link.kind == row.kind)
      switch row.kind {
      case .dynamicLink:
        let payload = try #require(link.payload)
        #expect(payload.url?.utf8Text == "https://www.google.com")
        #expect(payload.matchType == .unique)
        #expect(payload.minimumAppVersion?.utf8Text == "1.0")
      case .shortLink:
        #expect(link.candidates.map(\.suffix.utf8Text) == [row.url.split(separator: "/").last.map(String.init)])
      default: #expect(link.payload == nil)
      }
    }
  }
}
