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
}
