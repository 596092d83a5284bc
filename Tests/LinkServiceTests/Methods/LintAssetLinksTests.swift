import TestSupport
import Testing

@testable import LinkService

/// The file in its three forms, and the size of the answer.
@Suite struct LintAssetLinksTests {
  private static let file = #"[{"relation":["x"]}]"#

  @Test func threeFormsOfOneFile() throws {
    let service = TestService()
    let value = try service.ask("lintAssetLinks", "{\"assetLinks\":\(Self.file)}")
    let text = try service.ask("lintAssetLinks", "{\"assetLinks\":\(JSONTree.string(Self.file).jsonText)}")
    // The text of `file`, encoded by another program.
    let bytes = try service.ask("lintAssetLinks", #"{"assetLinksBase64":"W3sicmVsYXRpb24iOlsieCJdfV0="}"#)
    #expect(text.result() == bytes.result())
    let ids = { (answer: Answer) in answer.result("/findings")?.elements.compactMap { $0["id"]?.text } }
    #expect(ids(value) == ["A05", "A07"])
    #expect(ids(text) == ["A05", "A07"])
    #expect(text.result("/findings/0/column") == .number("15"))
    #expect(value.result("/findings/0/column") == nil)
    #expect(value.text("/findings/0/pointer") == "/0/relation/0")
  }

  /// Each finding repeats the names above it.
  @Test func theAnswerIsBounded() throws {
    let service = try TestService(configuration: #"{"limits":{"answerBytes":20000}}"#)
    let name = String(repeating: "a", count: 5_000)
    let members = (0..<9).map { "\"\(name)\($0)\":1" }.joined(separator: ",")
    let answer = try service.ask("lintAssetLinks", "{\"assetLinks\":[{\(members)}]}")
    #expect(answer.message == "The answer would be longer than 20000 bytes; ask for less or raise limits.answerBytes.")
    #expect(!(try service.ask("lintAssetLinks", "{\"assetLinks\":\(Self.file)}")).isError)
  }

  // MARK: Hosting

  private static let url = "https://example.com/.well-known/assetlinks.json"
  private static let json = #""headers":{"Content-Type":"application/json; charset=utf-8"}"#

  struct Served: Sendable, CustomTestStringConvertible {
    let id: String
    var file = "[]"
    let hosting: String
    let message: String
    let fix: String
    var testDescription: String { id }
  }

  static let served: [Served] = [
    Served(
      id: "L90", hosting: #""url":"http://example.com/.well-known/assetlinks.json","status":200,\#(json)"#,
      message:
        #""http://example.com/.well-known/assetlinks.json" is not HTTPS; Android reads the file over HTTPS only."#,
      fix: "Serve it at https://HOST/.well-known/assetlinks.json with a valid certificate."),
    Served(
      id: "L91",
      hosting:
        #""url":"\#(url)","finalUrl":"https://www.example.com/.well-known/assetlinks.json","status":200,\#(json)"#,
      message:
        #"The request is redirected to "https://www.example.com/.well-known/assetlinks.json"; Android does not follow."#,
      fix: "Serve the file itself at the first URL, with status 200."),
    Served(
      id: "L92", hosting: #""url":"\#(url)","status":404,\#(json)"#,
      message: "The server answers with status 404, so the file cannot be read.",
      fix: "Put the file there, or rewrite the path to where it is; a redirect will not do."),
    Served(
      id: "L92", hosting: #""url":"\#(url)","status":500,\#(json)"#,
      message: "The server answers with status 500, so the file cannot be read.", fix: "Answer with status 200."),
    Served(
      id: "L92", hosting: #""url":"\#(url)","status":403,\#(json)"#,
      message: "The server answers with status 403, so the file cannot be read.",
      fix: "Let everyone read it; filters for bots must let Google's requests through."),
    Served(
      id: "L93", hosting: #""url":"\#(url)","status":200,"headers":{"content-type":"text/plain"}"#,
      message: #"The Content-Type is "text/plain"; Android takes application/json only."#,
      fix: "Send Content-Type: application/json."),
    Served(
      id: "L93", hosting: #""url":"\#(url)","status":200,"headers":{}"#,
      message: "The answer has no Content-Type.", fix: "Send Content-Type: application/json."),
    Served(
      id: "L94", hosting: #""url":"https://example.com/assetlinks.json","status":200,\#(json)"#,
      message: #"The file is at "https://example.com/assetlinks.json", where Android does not look for it."#,
      fix: "Serve it at /.well-known/assetlinks.json."),
    Served(
      id: "L96", file: "<!doctype html>", hosting: #""url":"\#(url)","status":200,\#(json)"#,
      message: "The server answers with a web page and status 200, so systems find no file.",
      fix: "Exempt /.well-known/assetlinks.json from the fallback of the web application."),
  ]

  /// What is wrong with how the file is served is told without a place, and of a file that is served well nothing is.
  @Test(arguments: served)
  func howItIsServed(_ row: Served) throws {
    func findings(_ hosting: String) throws -> [JSONTree] {
      let file = JSONTree.string(row.file).jsonText
      let answer = try TestService().ask("lintAssetLinks", "{\"assetLinks\":\(file),\"hosting\":{\(hosting)}}")
      return try #require(answer.result("/findings"), "\(answer)").elements
        .filter { $0["id"]?.text?.hasPrefix("L9") == true }
    }
    let found = try findings(row.hosting)
    #expect(found.map { $0["id"]?.text } == [row.id])
    #expect(found.first?["severity"] == .string("error"))
    #expect(found.first?["message"] == .string(row.message))
    #expect(found.first?["fix"] == .string(row.fix))
    #expect(found.first?["line"] == nil)
    expectSentence(row.message)
    expectSentence(row.fix)
    if row.id != "L96" { #expect(try findings(#""url":"\#(Self.url)","status":200,\#(Self.json)"#) == []) }
  }

  /// Apple's CDN has no such files.
  @Test func noCopyOfApples() throws {
    let hosting = #"{"url":"\#(Self.url)","status":200,"headers":{},"cdn":{"status":200,"headers":{},"body":""}}"#
    let answer = try TestService().ask("lintAssetLinks", "{\"assetLinks\":[],\"hosting\":\(hosting)}")
    #expect(answer.field == "/hosting/cdn")
  }
}
