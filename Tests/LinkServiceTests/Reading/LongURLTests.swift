import LinkCore
import Testing

/// URLs have a longest length; `parseIncoming` alone never refuses one, it does not recognise it.
@Suite struct LongURLTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let method: String
    let field: String
    /// `params`, with `@` where the URL goes.
    let params: String
    var testDescription: String { id }
  }

  static let rows = [
    Row(id: "resolve url", method: "resolve", field: "/url", params: #"{"url":"@"}"#),
    Row(id: "matchAASA url", method: "matchAASA", field: "/url", params: #"{"aasa":{},"url":"@"}"#),
    Row(
      id: "lintAASA hosting url", method: "lintAASA", field: "/hosting/url",
      params: #"{"aasa":{},"hosting":{"url":"@","status":200,"headers":[]}}"#),
    Row(id: "matchAASA urls", method: "matchAASA", field: "/urls/1", params: #"{"aasa":{},"urls":["x","@"]}"#),
  ]

  @Test(arguments: rows)
  func refused(_ row: Row) throws {
    let service = TestService()
    func ask(_ count: Int) throws -> Answer {
      let start = "https://www.example.com/?a="
      let url = start + String(repeating: "x", count: count - start.utf8.count)
      return try service.ask(row.method, row.params.split(separator: "@").joined(separator: url))
    }
    let answer = try ask(WebURL.maximumLength + 1)
    #expect(answer.message == "\(row.field) has more than 65536 bytes; shorten it.")
    #expect(answer.field == row.field)
    #expect(try ask(WebURL.maximumLength).message?.contains("65536 bytes") != true)
  }
}
