import LinkCore
import TestSupport
import Testing

/// Rows P and X in which an SDK asked FDL's server: here the store is asked.
///
/// FIRDynamicLinksTest.m and FIRDynamicLinkNetworkingTests.m of Firebase iOS SDK 11.15, end-to-end tests of its wrappers.
@Suite struct StoredVectorTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let url: String
    let kind: IncomingLink.Kind
    /// What the store has for the first candidate.
    var longLink: String?
    var target: String?
    var minimumAppVersion: String?
    /// Whether the store is asked.
    var isAsked = true
    var testDescription: String { id }
  }

  static let rows: [Row] = [
    Row(
      id: "P-11", url: "http://reinl.page.link/t4ionvr", kind: .shortLink,
      longLink: "https://reinl.page.link/?link=https%3A%2F%2Fx.example%2F&imv=8g5u3e", target: "https://x.example/",
      minimumAppVersion: "8g5u3e"),
    Row(
      id: "P-12", url: "http://reinl.page.link/t4ionvr", kind: .shortLink,
      longLink: "https://reinl.page.link/?link=https%3A%2F%2Fx.example%2F", target: "https://x.example/"),
    Row(id: "P-13", url: "othergindeeplinkurl://google/link/?deep_link_id=x", kind: .unrecognized, isAsked: false),
    Row(
      id: "X-01 nothing was found", url: "gindeeplinkurl://google/link/?match_type=unique", kind: .customScheme,
      isAsked: false),
    Row(id: "X-05", url: "https://reinl.page.link/not-a-valid-link", kind: .shortLink),
    Row(id: "X-06", url: "https://google.com/contact", kind: .shortLink),
    Row(id: "X-07", url: "", kind: .unrecognized, isAsked: false),
  ]

  @Test(arguments: rows)
  func asksTheStore(_ row: Row) throws {
    let parser = try RecognitionTests.parser()
    var link = parser.parse(row.url.utf8Bytes)
    #expect(link.kind == row.kind)
    #expect(!link.candidates.isEmpty == row.isAsked)
    guard let candidate = link.candidates.first else { return }
    guard let longLink = row.longLink else {
      // A short link that the store does not have: NOT_FOUND.
      parser.reject(&link)
      #expect(link.kind == .shortLink)
      #expect(link.shortLink == nil)
      return
    }
    try parser.accept(candidate, longLink: longLink.utf8Bytes, for: &link)
    #expect(link.kind == .shortLink)
    #expect(link.shortLink == candidate)
    let payload = try #require(link.payload)
    #expect(payload.url?.utf8Text == row.target)
    #expect(payload.matchType == .unique)
    #expect(payload.minimumAppVersion?.utf8Text == row.minimumAppVersion)
  }

  @Test func nothingFoundHasNoURL() throws {
    let link = try RecognitionTests.parser().parse("gindeeplinkurl://google/link/?match_type=unique".utf8Bytes)
    let payload = try #require(link.payload)
    #expect(payload.url == nil)
    #expect(payload.matchType == .unique)
  }
}
