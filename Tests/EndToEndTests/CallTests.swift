import Foundation
import TestSupport
import Testing

/// `linkd call`: one request from a shell.
@Suite(.timeLimit(.minutes(1)))
struct CallTests {
  private static let built = #"{"longDynamicLink":"\#(Sample.longLink(1))","warning":[]}"# + "\n"

  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let arguments: [String]
    var input = ""

    var testDescription: String { id }
  }

  static let good = [
    Row(id: "an argument", arguments: ["call", "build", Sample.info(1)]),
    Row(id: "standard input", arguments: ["call", "build", "-"], input: Sample.info(1)),
    Row(
      id: "over many lines", arguments: ["call", "build", "-"],
      input: "\n" + Sample.info(1).replacingOccurrences(of: ",", with: ",\r\n\t") + "\n"),
    Row(id: "options in between", arguments: ["call", "--store", "sqlite::memory:", "build", "--", Sample.info(1)]),
  ]

  @Test(arguments: good) func results(row: Row) throws {
    let outcome = try LinkdProcess.run(row.arguments, input: row.input)
    #expect(outcome.status == .code(0))
    #expect(outcome.outputText == CallTests.built)
    #expect(outcome.errorText == "")
  }

  struct Bad: Sendable, CustomTestStringConvertible {
    let id: String
    let arguments: [[UInt8]]
    var input: [UInt8] = []
    let code: Int

    var testDescription: String { id }
  }

  private static func bad(_ id: String, _ method: String, _ params: String?, input: String = "", _ code: Int) -> Bad {
    Bad(
      id: id, arguments: (["call", method] + (params.map { [$0] } ?? [])).map { Array($0.utf8) },
      input: Array(input.utf8),
      code: code)
  }

  static let errors = [
    bad("no such method", "x", nil, -32601),
    bad("an empty method", "", nil, -32601),
    bad("no params", "build", nil, -32602),
    bad("empty params", "build", "", -32602),
    bad("wrong params", "build", #"{"dynamicLinkinfo":{}}"#, -32602),
    bad("an array", "build", "[1]", -32602),
    bad("a number", "build", "1", -32600),
    bad("no JSON", "build", "{", -32700),
    bad("two values", "build", "{}{}", -32700),
    bad("a way out of the request", "build", #"{}],"x":["#, -32700),
    bad("deep", "build", String(repeating: "[", count: 5000), -32700),
    bad("nothing on standard input", "build", "-", -32602),
    bad("no JSON on standard input", "build", "-", input: "x", -32700),
    bad("not found", "resolve", #"{"url":"https://example.com/link/x"}"#, 1404),
    Bad(id: "a method that is no text", arguments: [Array("call".utf8), [0xFF]], code: -32601),
    Bad(
      id: "params that are no text", arguments: [Array("call".utf8), Array("build".utf8), [0x22, 0xFF, 0x22]],
      code: -32700),
  ]

  @Test(arguments: errors) func errorsGoToStandardError(row: Bad) throws {
    var launch = LinkdLaunch()
    launch.arguments = row.arguments
    launch.environment["LINKD_STORE"] = "sqlite::memory:"
    let outcome = try LinkdProcess.run(launch, input: row.input)
    #expect(outcome.status == .code(1))
    #expect(outcome.outputText == "")
    #expect(Bytes.count(of: 0x0A, in: outcome.errors) == 1)
    let error = try JSONSerialization.jsonObject(with: Data(outcome.errors)) as? [String: Any]
    #expect(error?["code"] as? Int == row.code, "\(outcome.errorText)")
    #expect((error?["data"] as? [String: Any])?["status"] is String)
  }

  @Test func linksOfOneCallAreThereInTheNext() throws {
    let folder = try ScratchFolder()
    let store = ["--store", "sqlite:" + folder.file("links.db")]
    let made = try LinkdProcess.run(["call", "shorten", Sample.info(1)] + store)
    #expect(made.status == .code(0))
    let result = try JSONSerialization.jsonObject(with: Data(made.output)) as? [String: Any]
    let link = try #require(result?["shortLink"] as? String)
    #expect(link.hasPrefix("https://example.com/link/") && link.utf8.count == 25 + 17)
    try Store.expect([], in: folder.file("links.db"))
    let found = try LinkdProcess.run(["call", "resolve", #"{"url":\#(Sample.quoted(link))}"#] + store)
    #expect(
      found.outputText.hasPrefix(#"{"longDynamicLink":"\#(Sample.longLink(1))","link":"https://www.example.com/1","#))
  }

  @Test func inputOverTheLimitIsRefused() throws {
    let outcome = try LinkdProcess.run(
      LinkdLaunch(["call", "build", "-", "--store", "sqlite::memory:"]),
      input: [UInt8](repeating: 0x20, count: 17 << 20))
    #expect(outcome.status == .code(74))
    #expect(outcome.errorText == "linkd: standard input cannot be read: it is larger than 16777216 bytes\n")
  }
}
