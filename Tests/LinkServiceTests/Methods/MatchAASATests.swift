import LinkCore
import StrictJSON
import TestSupport
import Testing

@testable import LinkService

/// The file in its three forms, and the memory of files that were read before.
@Suite struct MatchAASATests {
  private static let file = #"{"applinks":{"details":[{"appIDs":["A.b"],"components":[{"/":"/x/*"}]}]}}"#

  private static func params(_ source: String, _ more: String = "") -> String {
    "{\(source),\"url\":\"https://www.example.com/x/1\"\(more)}"
  }

  /// The file as a JSON string.
  private static var text: String { JSONTree.string(file).jsonText }

  private static var base64: String {
    // The text of ``file``, encoded by another program.
    "\"eyJhcHBsaW5rcyI6eyJkZXRhaWxzIjpbeyJhcHBJRHMiOlsiQS5iIl0sImNvbXBvbmVudHMiOlt7Ii8iOiIveC8qIn1dfV19fQ==\""
  }

  @Test func threeFormsOfOneFile() throws {
    let service = TestService()
    let object = try service.ask("matchAASA", Self.params("\"aasa\":\(Self.file)"))
    let text = try service.ask("matchAASA", Self.params("\"aasa\":\(Self.text)"))
    let bytes = try service.ask("matchAASA", Self.params("\"aasaBase64\":\(Self.base64)"))
    #expect(object.text("/results/0/opens") == "A.b")
    #expect(text.result() == bytes.result())
    #expect(text.result("/results/0/apps/0/rule/column") == .number("57"))
    #expect(object.result("/results/0/apps/0/rule/column") == nil)
    #expect(object.result("/results/0/apps/0/rule/pointer") == text.result("/results/0/apps/0/rule/pointer"))
  }

  /// The same bytes are asked again and again, in each form in turn: what is remembered changes no answer.
  @Test func rememberedFilesGiveTheSameAnswers() throws {
    let service = TestService()
    let requests = [
      Self.params("\"aasa\":\(Self.file)"), Self.params("\"aasa\":\(Self.text)"),
      Self.params("\"aasa\":\(Self.file)", #","profile":"ios9""#),
      Self.params("\"aasa\":\(Self.file)", #","explain":true"#),
      Self.params("\"aasa\":\(Self.text)", #","appID":"C.d""#),
    ]
    let first = try requests.map { try TestService().ask("matchAASA", $0).result() }
    for _ in 0..<3 {
      #expect(try requests.map { try service.ask("matchAASA", $0).result() } == first)
    }
    #expect(Set(first.map { $0?.jsonText }).count == requests.count)
  }

  @Test func aRefusedObjectStaysRefused() throws {
    let service = TestService()
    let params = Self.params(#""aasa":{"applinks":{},"applinks":{}}"#)
    for _ in 0..<2 {
      let answer = try service.ask("matchAASA", params)
      #expect(answer.field == "/aasa/applinks")
      #expect(answer.status == "INVALID_ARGUMENT")
    }
  }

  /// A repeated key outside of the file is none of the file.
  @Test func escapedKeysAreCompared() throws {
    let answer = try TestService().ask(
      "matchAASA", Self.params(#""aasa":{"a":[{"x":1,"\u0078":2}]}"#))
    #expect(answer.field == "/aasa/a/0/x")
  }

  @Test(arguments: ["=", "A", "AA=", "AAA", "AA==A", "A-_A", "AAAA\\n"])
  func badBase64(_ text: String) throws {
    let answer = try TestService().ask("matchAASA", Self.params("\"aasaBase64\":\"\(text)\""))
    #expect(answer.field == "/aasaBase64", "\(answer)")
  }

  @Test func manyURLs() throws {
    let urls = (0..<200).map { "\"https://www.example.com/\($0 % 2 == 0 ? "x" : "y")/\($0)\"" }.joined(separator: ",")
    let answer = try TestService().ask("matchAASA", "{\"aasa\":\(Self.file),\"urls\":[\(urls)]}")
    let results = try #require(answer.result("/results")).elements
    #expect(results.count == 200)
    for (index, result) in results.enumerated() {
      #expect(result["opens"] == (index % 2 == 0 ? .string("A.b") : .null))
    }
  }

  /// A small request can ask for a large answer.
  @Test func theAnswerIsBounded() throws {
    let service = try TestService(configuration: #"{"limits":{"answerBytes":2000}}"#)
    let urls = Array(repeating: "\"https://www.example.com/x/1\"", count: 100).joined(separator: ",")
    let answer = try service.ask("matchAASA", "{\"aasa\":\(Self.file),\"urls\":[\(urls)]}")
    #expect(answer.message == "The answer would be longer than 2000 bytes; ask for less or raise limits.answerBytes.")
    #expect(answer.result() == nil)
    #expect(!(try service.ask("matchAASA", Self.params("\"aasa\":\(Self.file)"))).isError)
  }

  /// A trace repeats the URL's text with every rule; the bound on the answer holds within it.
  @Test func tracesAreMeasuredAsTheyGrow() throws {
    let rules = Array(repeating: #"{"/":"/x"}"#, count: 500).joined(separator: ",")
    let matcher = Self.matcher(#"{"applinks":{"details":[{"appID":"A.b","components":[\#(rules)]}]}}"#)
    let url = "https://www.example.com/\(String(repeating: "a", count: 1_000))".bytes
    let question = AssociationQuestion(traces: true)
    var work = AssociationWork()
    var writer = JSONWriter()
    #expect {
      try AssociationWriter.write(
        matcher, urls: [url], question: question, problems: [], hasPlaces: true, bytes: 50_000, work: &work, to: &writer
      )
    } throws: { error in
      if case ServiceFault.answerTooLong(limit: 50_000) = error { true } else { false }
    }
    #expect(writer.bytes.count < 50_000 + 2_000)
    writer = JSONWriter()
    try AssociationWriter.write(
      matcher, urls: [url], question: question, problems: [], hasPlaces: true, bytes: 1_000_000, work: &work,
      to: &writer)
    #expect(writer.bytes.count > 500_000)
  }

  // MARK: The cache

  private static func matcher(_ text: String) -> AssociationMatcher {
    AssociationDocument(reading: text.bytes).compiled(profile: .ios14)
  }

  @Test func keepsByContentFormAndProfile() {
    var cache = AssociationCache()
    #expect(cache.matcher(for: "{}".bytes, isValue: false, profile: .ios14) == nil)
    cache.insert(Self.matcher("{}"), for: "{}".bytes, isValue: false)
    #expect(cache.matcher(for: "{}".bytes, isValue: false, profile: .ios14)?.document.text == "{}".bytes)
    #expect(cache.matcher(for: "{}".bytes, isValue: true, profile: .ios14) == nil)
    #expect(cache.matcher(for: "{}".bytes, isValue: false, profile: .ios9) == nil)
    #expect(cache.matcher(for: "{ }".bytes, isValue: false, profile: .ios14) == nil)
  }

  @Test func dropsWhatWasUsedLongestAgo() {
    var cache = AssociationCache()
    func content(_ number: Int) -> [UInt8] { "{\"n\":\(number)}".bytes }
    func isKept(_ number: Int) -> Bool { cache.matcher(for: content(number), isValue: false, profile: .ios14) != nil }
    for number in 0..<32 { cache.insert(Self.matcher("{}"), for: content(number), isValue: false) }
    #expect(isKept(0))
    cache.insert(Self.matcher("{}"), for: content(32), isValue: false)
    #expect(isKept(0))
    #expect(!isKept(1))
    #expect((2...32).allSatisfy(isKept))
  }

  @Test func isBoundedInBytes() {
    var cache = AssociationCache()
    let large = Array(repeating: UInt8(ascii: " "), count: 5 << 20)
    cache.insert(Self.matcher("{}"), for: "{}".bytes, isValue: false)
    cache.insert(Self.matcher("{}"), for: large, isValue: false)
    #expect(cache.matcher(for: "{}".bytes, isValue: false, profile: .ios14) != nil)
    cache.insert(Self.matcher("{}"), for: large + [0x20], isValue: false)
    #expect(cache.matcher(for: large, isValue: false, profile: .ios14) == nil)
    #expect(cache.matcher(for: large + [0x20], isValue: false, profile: .ios14) != nil)
    let tooLarge = Array(repeating: UInt8(ascii: " "), count: (8 << 20) + 1)
    cache.insert(Self.matcher("{}"), for: tooLarge, isValue: false)
    #expect(cache.matcher(for: tooLarge, isValue: false, profile: .ios14) == nil)
    #expect(cache.matcher(for: large + [0x20], isValue: false, profile: .ios14) != nil)
  }
}
