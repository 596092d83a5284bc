import Foundation
import TestSupport
import Testing

/// `linkd lint` on files, from scripts, in CI and by hand.
@Suite(.timeLimit(.minutes(1)))
struct LintCommandTests {
  /// What nothing is to be said about.
  private static let clean = """
    {
      "applinks": {
        "details": [
          {"appIDs": ["ABCDE12345.com.example.ios"], "components": [{"/": "/products/*"}]}
        ]
      }
    }

    """

  /// A trailing comma: an error, and the file is read all the same.
  private static let comma = clean.replacing(#"[{"/": "/products/*"}]"#, with: #"[{"/": "/products/*"},]"#)

  private static let url = "https://www.example.com/.well-known/apple-app-site-association"
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.write(Array(Self.clean.utf8), to: "clean")
    try folder.write(Array(Self.comma.utf8), to: "comma")
  }

  private func run(_ arguments: [String], input: String = "") throws -> LinkdOutcome {
    var launch = LinkdLaunch(["lint"] + arguments)
    launch.directory = folder.path
    return try LinkdProcess.run(launch, input: Array(input.utf8))
  }

  @Test func nothingIsSaidOfACleanFile() throws {
    for (arguments, input) in [(["clean"], ""), (["-"], Self.clean)] {
      let outcome = try run(arguments, input: input)
      #expect(outcome.outputText == "" && outcome.errorText == "")
      #expect(outcome.status == .code(0))
    }
  }

  @Test func aFinding() throws {
    let outcome = try run(["clean", "comma"])
    let lines = outcome.outputText.components(separatedBy: "\n")
    #expect(lines.contains { $0.hasPrefix("comma:4:85: error: ") && $0.hasSuffix(" [L02]") })
    let excerpt = try #require(lines.firstIndex { $0.contains("\"components\"") })
    #expect(lines[excerpt + 1] == String(repeating: " ", count: 4 + 84) + "^")
    #expect(lines.contains { $0.contains("1 error") && $0.hasSuffix(" in 2 files") })
    #expect(outcome.errorText == "")
    #expect(outcome.status == .code(1))
  }

  /// Android's file has rules of its own, in the same formats; what belongs to Apple's alone is not looked at.
  @Test func androidsFile() throws {
    try folder.write(Array(#"[{"relation":["x"],"target":{}}]"#.utf8), to: "statements")
    try folder.write(Array("{}".utf8), to: "assetlinks.json")
    let outcome = try run(["statements", "assetlinks.json", "clean"])
    let lines = outcome.outputText.components(separatedBy: "\n")
    #expect(lines.contains { $0.hasPrefix("statements:1:15: error: ") && $0.hasSuffix(" [A05]") })
    #expect(lines.contains { $0.hasPrefix("assetlinks.json:1:1: error: ") && $0.hasSuffix(" [A01]") })
    #expect(outcome.errorText == "")
    #expect(outcome.status == .code(1))
    let sarif = try JSONTree(parsing: try run(["assetlinks.json", "--format=sarif"]).output)
    #expect(sarif.at("/runs/0/tool/driver/rules/0/shortDescription/text")?.text == "JSON that is no array")
    let idle = try run(["statements", "--profile=ios13"])
    #expect(
      idle.errorText
        == "linkd: \"statements\" is an assetlinks.json file, to which --profile, --entitlement and --cdn do not apply\n"
    )
    #expect(idle.outputText.contains("[A05]"))
  }

  @Test func aFileThatCannotBeRead() throws {
    let outcome = try run(["missing", "comma"])
    #expect(outcome.errorText == "linkd: the file \"missing\" cannot be read: No such file or directory\n")
    #expect(outcome.outputText.contains("comma:4:85: error: "))
    #expect(outcome.status == .code(66))
  }

  @Test func theOtherFormats() throws {
    let json = try run(["comma", "--format", "json"])
    let tree = try JSONTree(parsing: json.output)
    #expect(tree.at("/files/0/file")?.text == "comma")
    #expect(tree.at("/files/0/findings")?.elements.contains { $0["id"]?.text == "L02" } == true)
    #expect(json.status == .code(1))
    let sarif = try run(["clean", "comma", "--format=sarif"])
    let results = try JSONTree(parsing: sarif.output).at("/runs/0/results")?.elements ?? []
    #expect(results.contains { $0["ruleId"]?.text == "L02" && $0["level"]?.text == "error" })
    #expect(sarif.status == .code(1))
    #expect(try run(["clean", "--format=sarif"]).status == .code(0))
  }

  private static func served(_ head: String, _ body: String = clean) -> String {
    "HTTP/2 \(head)\r\n\r\n\(body)"
  }

  @Test func howItIsServed() throws {
    let good = Self.served("200 \r\ncontent-type: application/json")
    let outcome = try run(["--url", Self.url, "--http", "-"], input: good)
    #expect(outcome.outputText == "" && outcome.errorText == "")
    #expect(outcome.status == .code(0))
    try folder.write(Array(Self.served("200 \r\ncontent-type: application/json", Self.comma).utf8), to: "answer")
    let comma = try run(["--url", Self.url, "--http", "answer"])
    #expect(comma.outputText.hasPrefix("\(Self.url):4:85: error: "))
    #expect(comma.status == .code(1))
    let missing = try run(
      ["--url", Self.url, "--http", "-"], input: Self.served("404 \r\ncontent-type: text/html", "no"))
    #expect(missing.outputText.contains("[L92]"))
    #expect(missing.status == .code(1))
    let moved = Self.served("301 \r\nlocation: https://example.com/x", "") + good
    #expect(try run(["--url", Self.url, "--http", "-"], input: moved).outputText.contains("[L91]"))
    let none = try run(["--url", Self.url, "--http", "clean"])
    #expect(
      none.errorText.hasPrefix("linkd: the file \"clean\" cannot be used: it does not begin with the status line"))
    #expect(none.status == .code(66))
    for (input, reason) in [("", "it is empty"), ("HTTP/2 200 \r\ncontent-length: 9\r\n\r\n", "it has the headers")] {
      let nothing = try run(["--url", Self.url, "--http", "-"], input: input)
      #expect(nothing.errorText.hasPrefix("linkd: the file \"-\" cannot be used: \(reason)"))
      #expect(nothing.outputText == "")
      #expect(nothing.status == .code(66))
    }
  }

  @Test func entitlements() throws {
    let outcome = try run(["clean", "--entitlement", "applinks:https://www.example.com/"])
    #expect(outcome.outputText.contains("[L99]"))
    #expect(outcome.status == .code(1))
    let good = try run(["clean", "--entitlement=applinks:www.example.com"])
    #expect(good.outputText == "")
  }

  /// On a terminal findings have colours, unless the person wants none.
  @Test(arguments: [["TERM": "xterm"], ["TERM": "dumb"], ["TERM": "xterm", "NO_COLOR": "1"]])
  func colours(_ environment: [String: String]) throws {
    let terminal = try Terminal.open()
    defer { terminal.close() }
    var launch = LinkdLaunch(["lint", folder.file("comma")], environment: environment)
    launch.output = .descriptor(terminal.descriptor)
    #expect(try LinkdProcess.run(launch).status == .code(1))
    let isColoured = environment == ["TERM": "xterm"]
    #expect(try terminal.shown().contains("\u{1B}[1;31merror:\u{1B}[0m") == isColoured)
  }
}
