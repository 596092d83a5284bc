import TestSupport
import Testing

@testable import LinkService

/// Every kind of broken link that people have asked about: a finding or a note explains it, and what it says to do makes
/// the link work.
@Suite struct BrokenLinkTests {
  private static func findings(_ state: BrokenLink.State) throws -> [JSONTree] {
    let text = JSONTree.string(state.file).jsonText
    let answer = try TestService().ask(
      "lintAASA", "{\"aasa\":\(text)\(state.more.isEmpty ? "" : "," + state.more)}")
    return try #require(answer.result("/findings"), "\(answer)").elements
  }

  private static func result(_ state: BrokenLink.State, _ url: String, _ profile: String) throws -> JSONTree {
    let text = JSONTree.string(state.file).jsonText
    let answer = try TestService().ask(
      "matchAASA", "{\"aasa\":\(text),\"url\":\(JSONTree.string(url).jsonText),\"profile\":\"\(profile)\"}")
    return try #require(answer.result("/results/0"), "\(answer)")
  }

  private static func opens(_ state: BrokenLink.State, _ url: String, _ profile: String) throws -> Bool {
    try result(state, url, profile)["opens"] == .string(BrokenLink.app)
  }

  private static func notes(_ state: BrokenLink.State, _ url: String, _ profile: String) throws -> [String] {
    try result(state, url, profile)["note"]?.elements.compactMap { $0["id"]?.text } ?? []
  }

  @Test(arguments: BrokenLink.all)
  func isExplained(_ link: BrokenLink) throws {
    let findings = try Self.findings(link.before)
    for expected in link.findings {
      let isFound = findings.contains { finding in
        finding["id"] == .string(expected.id) && finding["pointer"] == .string(expected.pointer)
          && finding["fix"] == .string(expected.fix)
      }
      #expect(isFound, "\(expected.id): \(findings.map(\.jsonText))")
    }
    if link.findings.isEmpty {
      #expect(findings.allSatisfy { $0["severity"] == .string("info") }, "\(findings.map(\.jsonText))")
    }
    if let note = link.note { #expect(try Self.notes(link.before, link.opens, link.profile).contains(note)) }
  }

  /// No finding that explained the fault is left, and none that is worse than a remark has come.
  @Test(arguments: BrokenLink.all)
  func isMended(_ link: BrokenLink) throws {
    let findings = try Self.findings(link.after)
    #expect(findings.allSatisfy { $0["severity"] == .string("info") }, "\(findings.map(\.jsonText))")
    for expected in link.findings {
      #expect(!findings.contains { $0["id"]?.text == expected.id && $0["fix"]?.text == expected.fix })
    }
    if let note = link.note { #expect(try !Self.notes(link.after, link.opens, link.profile).contains(note)) }
  }

  @Test(arguments: BrokenLink.all.filter { !$0.opens.isEmpty })
  func opensTheApp(_ link: BrokenLink) throws {
    #expect(try Self.opens(link.after, link.opens, link.profile))
    // A file that is a web page opens nothing.
    let isFile = link.before.file.hasPrefix("{")
    #expect(try Self.opens(link.before, link.opens, link.profile) == (link.openedBefore && isFile))
    guard let closes = link.closes else { return }
    #expect(try Self.opens(link.before, closes, link.profile))
    #expect(try !Self.opens(link.after, closes, link.profile))
  }
}
