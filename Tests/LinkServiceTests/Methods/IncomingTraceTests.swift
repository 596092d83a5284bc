import LinkCore
import TestSupport
import Testing

@testable import LinkService

/// What `explain` publishes about a URL that came in.
@Suite struct IncomingTraceTests {
  /// A short link that is not there is an error, and its trace says why it was taken for one.
  @Test func anUnknownShortLinkIsExplained() throws {
    let service = TestService()
    let url = #""url":"https://example.com/link/abcd","domains":["https://example.com/link"]"#
    let answer = try service.ask("parseIncoming", "{\(url),\"explain\":true}")
    #expect(answer.status == "NOT_FOUND")
    let trace = try #require(answer.tree.at("/error/data/trace")?.elements)
    #expect(trace.compactMap { $0["rule"]?.text }.suffix(2) == ["customDomain", "storedLink"])
    #expect(trace.last?["verdict"] == .string("noMatch"))
    #expect(trace.last?["reason"] == .string("notStored"))
    #expect(trace.last?["value"] == .string("https://example.com/link"))
    #expect(trace.last?["detail"] == .string("abcd"))
    #expect(try service.ask("parseIncoming", "{\(url)}").tree.at("/error/data/trace") == nil)
  }

  /// Every identifier is published with its meaning, once.
  @Test func everyIdentifierIsDocumented() throws {
    let document = try PublishedDocuments.openRPC()
    let step = try #require(document["components"]?["schemas"]?["TraceStep"]?["properties"])
    for (member, identifiers) in [
      ("rule", IncomingStep.Rule.allCases.map(\.rawValue)), ("reason", IncomingStep.Reason.allCases.map(\.rawValue)),
    ] {
      #expect(step[member]?["enum"]?.elements.compactMap(\.text) == identifiers)
      let text = try #require(step[member]?["description"]?.text)
      for identifier in identifiers { #expect(text.contains(" \(identifier): "), "\(identifier)") }
      #expect(text.hasSuffix("."))
    }
    let texts =
      IncomingStep.Rule.allCases.map { IncomingRuleText.text(for: $0) }
      + IncomingStep.Reason.allCases.map { IncomingRuleText.text(for: $0) }
    for text in texts { #expect(!text.isEmpty && !text.hasSuffix(".") && !text.contains(";")) }
    #expect(Set(texts).count == texts.count)
  }
}
