import Foundation
import TestSupport
import Testing

/// `linkd match` on files, from scripts and by hand.
@Suite(.timeLimit(.minutes(1)))
struct MatchCommandTests {
  private static let file = """
    {"applinks":{"details":[
     {"appIDs":["A.b"],"components":[{"/":"/no/*","exclude":true},{"/":"/a/*"}]}]}}

    """

  private static let table = """
    URL                  APP  VERDICT  RULE
    https://h.test/a/1   A.b  match    2:63 {"/":"/a/*"}
    https://h.test/no/1  A.b  exclude  2:34 {"/":"/no/*","exclude":true}
    https://h.test/      A.b  noMatch  -

    """

  private static let urls = ["https://h.test/a/1", "https://h.test/no/1", "https://h.test/"]
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.write(Array(Self.file.utf8), to: "aasa")
  }

  private func run(_ arguments: [String], input: String = "") throws -> LinkdOutcome {
    var launch = LinkdLaunch(["match"] + arguments)
    launch.directory = folder.path
    return try LinkdProcess.run(launch, input: Array(input.utf8))
  }

  @Test func aTable() throws {
    for (arguments, input) in [
      (["aasa"] + Self.urls, ""), (["-"] + Self.urls, Self.file),
      (["aasa", "-"], Self.urls.joined(separator: "\n")),
      (["aasa", Self.urls[0], "-"], Self.urls[1...].joined(separator: "\r\n")),
      (["aasa", "-"], "# our links\n\n  " + Self.urls.joined(separator: " \n\t") + "\n"),
    ] {
      let outcome = try run(arguments, input: input)
      #expect(outcome.outputText == Self.table)
      #expect(outcome.errorText == "")
      #expect(outcome.status == .code(0))
    }
  }

  /// The table is expected again: nothing is printed, and the exit code says so.
  @Test func expectations() throws {
    try folder.write(Array(Self.table.utf8), to: "expected")
    let same = try run(["aasa", "--expect", "expected"])
    #expect(same.outputText == "" && same.errorText == "")
    #expect(same.status == .code(0))
    try folder.write(Array(Self.file.replacing("/a/*", with: "/b/*").utf8), to: "changed")
    let changed = try run(["changed", "--expect", "expected"])
    #expect(changed.outputText == "- https://h.test/a/1  A.b  match\n+ https://h.test/a/1  A.b  noMatch\n")
    #expect(changed.errorText == "linkd: 1 verdict differs from \"expected\"\n")
    #expect(changed.status == .code(1))
    let part = try run(["changed", "--expect", "expected", Self.urls[1]])
    #expect(part.status == .code(0))
    let piped = try run(["aasa", "--expect", "-"], input: Self.table)
    #expect(piped.status == .code(0))
  }

  @Test func moreURLsThanOneCallTakes() throws {
    let urls = (0..<2_500).map { "https://h.test/a/\($0)" }
    let outcome = try run(["aasa", "-"], input: urls.joined(separator: "\n"))
    let lines = outcome.outputText.split(separator: "\n").dropFirst()
    #expect(lines.map { $0.split(separator: " ")[0] } == urls.map { Substring($0) })
    #expect(lines.allSatisfy { $0.contains("  match  ") })
    #expect(outcome.status == .code(0))
    let explained = try run(["aasa", "-", "--explain"], input: (0..<35).map { "https://h.test/b/\($0)\n" }.joined())
    #expect(explained.outputText.split(separator: "\n").count == 1 + 2 * 35)
  }

  @Test func otherQuestions() throws {
    let lower = try run(["aasa", "--form", "browser", " HTTPS://H.test/x/../a/1"])
    #expect(lower.outputText.contains("  match  "))
    let other = try run(["aasa", "--domain", "*.h.test", "https://h.test/a/1"])
    #expect(other.outputText.contains("  noMatch  The URL's host"))
    let app = try run(["aasa", "--app", "A.z", "https://h.test/a/1"])
    #expect(app.outputText.contains("  A.z  noMatch  No entry"))
    let old = try run(["aasa", "--profile", "ios9", "https://h.test/a/1"])
    #expect(old.outputText.contains("  noMatch  Systems before iOS 13 need"))
  }

  @Test func filesThatCannotBeUsed() throws {
    try folder.write(Array("{\"applinks\":".utf8), to: "broken")
    let broken = try run(["broken", "https://h.test/"])
    #expect(broken.outputText == "URL              APP  VERDICT  RULE\nhttps://h.test/  -    noMatch  -\n")
    #expect(broken.errorText.hasPrefix("broken:1:13: error: "))
    #expect(broken.status == .code(1))
    let missing = try run(["missing", "https://h.test/"])
    #expect(missing.errorText == "linkd: the file \"missing\" cannot be read: No such file or directory\n")
    #expect(missing.status == .code(66))
    try folder.write(Array("https://h.test/ A.b maybe\n".utf8), to: "expected")
    let unexpected = try run(["aasa", "--expect", "expected"])
    #expect(
      unexpected.errorText
        == "linkd: the file \"expected\" cannot be used: line 1 is not URL, app and verdict (match, exclude or noMatch)\n"
    )
    #expect(unexpected.status == .code(66))
  }

  /// A list that was lost on the way is no success.
  @Test func nothingToMatch() throws {
    let list = try run(["aasa", "-"], input: "# none\n\n")
    #expect(list.errorText == "linkd: the file \"-\" cannot be used: it has no URL\n")
    #expect(list.outputText == "")
    #expect(list.status == .code(66))
    let expectation = try run(["aasa", "--expect", "-"])
    #expect(expectation.errorText == "linkd: the file \"-\" cannot be used: it expects nothing\n")
    #expect(expectation.status == .code(66))
  }

  /// A file for CI needs neither a home nor a store, and leaves nothing behind.
  @Test func nothingIsKept() throws {
    var launch = LinkdLaunch(["match", folder.file("aasa"), "https://h.test/"])
    launch.environment["HOME"] = nil
    launch.directory = folder.path
    #expect(try LinkdProcess.run(launch).status == .code(0))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["aasa"])
  }
}
