import TestSupport
import Testing

/// A long link, its short link and what an app is opened with carry the same.
@Suite struct SamePayloadTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let more: String
    var testDescription: String { id }
  }

  static let rows = [
    Row(id: "the seed", more: ""),
    Row(id: "campaign", more: "&utm_source=A%20%2B%20B&utm_medium=m&utm_campaign=c&utm_term=t&utm_content=%C3%A9"),
    Row(id: "minimum version", more: "&isi=1&imv=1.2.3"),
    Row(id: "custom scheme", more: "&ius=myapp&efr=1"),
    Row(id: "an iPad app", more: "&ipbi=com.example.ipad"),
  ]

  @Test(arguments: rows)
  func threeForms(_ row: Row) throws {
    let service = TestService()
    let long =
      "https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android"
      + "&ibi=com.example.ios" + row.more
    func ask(_ method: String, _ members: [(String, JSONTree)]) throws -> Answer {
      try service.ask(method, JSONTree.object(members.map { JSONTree.Member($0.0, $0.1) }).jsonText)
    }
    let short = try #require(try ask("shorten", [("longDynamicLink", .string(long))]).text("/shortLink"))
    #expect(short.utf8.count == "https://example.com/link/".utf8.count + 17)
    let device = try JSONTree(parsing: #"{"platform":"ios","appInstalled":true}"#)
    let opened = try ask("resolve", [("url", .string(short)), ("device", device)])
    #expect(opened.text("/destination/kind") == "app")
    let app = try #require(opened.text("/destination/url"))

    let payloads = try [long, short, app].map { url in
      try #require(try ask("parseIncoming", [("url", .string(url))]).result("/dynamicLink"), "\(url)")
    }
    for member in ["url", "matchType", "utmParameters", "minimumAppVersion"] {
      #expect(payloads[1][member] == payloads[0][member], "\(member)")
      #expect(payloads[2][member] == payloads[0][member], "\(member) of \(app)")
    }
    #expect(payloads[0]["url"] == .string("https://www.example.com/my-page"))
    #expect(payloads[0]["matchType"] == .string("unique"))
    #expect(payloads[1] == payloads[0])

    // The store hands the same to an app that it installs.
    let android = try JSONTree(parsing: #"{"platform":"android","appInstalled":false}"#)
    let store = try #require(
      try ask("resolve", [("url", .string(long)), ("device", android)]).text("/destination/url"))
    let parsed = try ask("parseIncoming", [("url", .string(store))])
    let referrer = try #require(parsed.text("/components/params/referrer"))
    let installed = try ask("parseIncoming", [("referrer", .string(referrer))])
    #expect(installed.result("/dynamicLink") == payloads[0])
  }
}
