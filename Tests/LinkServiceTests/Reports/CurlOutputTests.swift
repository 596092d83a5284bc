import LinkCore
import StrictJSON
import TestSupport
import Testing

@testable import LinkService

/// What is read out of the output of `curl -i`.
@Suite struct CurlOutputTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let text: String
    let statuses: [Int]
    var body = ""
    var redirects: [String] = []
    var final = CurlOutputTests.url

    var testDescription: String { id }
  }

  private static let url = "https://example.com/.well-known/apple-app-site-association"
  private static let moved = "HTTP/2 301 \r\nlocation: https://www.example.com/x\r\n\r\n"

  static let rows: [Row] = [
    Row(id: "HTTP/2", text: "HTTP/2 200 \r\ncontent-type: application/json\r\n\r\n{}\n", statuses: [200], body: "{}\n"),
    Row(id: "HTTP/1.1", text: "HTTP/1.1 404 Not Found\r\n\r\nno\r\n", statuses: [404], body: "no\r\n"),
    Row(id: "lines that end in LF", text: "HTTP/1.1 200 OK\nA: b\n\n{}", statuses: [200], body: "{}"),
    Row(id: "no body", text: "HTTP/1.1 204 No Content\r\nA: b\r\n\r\n", statuses: [204]),
    Row(id: "cut off in a header", text: "HTTP/1.1 200 OK\r\nA: b", statuses: [200]),
    Row(id: "the body has an empty line", text: "HTTP/2 200\r\n\r\n{\r\n\r\n}", statuses: [200], body: "{\r\n\r\n}"),
    Row(
      id: "100 Continue", text: "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\n\r\n{}", statuses: [100, 200],
      body: "{}"),
    Row(
      id: "a proxy", text: "HTTP/1.1 200 Connection established\r\n\r\nHTTP/2 200 \r\n\r\n{}", statuses: [200, 200],
      body: "{}"),
    Row(
      id: "a redirect that was followed", text: moved + "HTTP/2 200 \r\n\r\n{}", statuses: [301, 200], body: "{}",
      redirects: ["https://www.example.com/x"], final: "https://www.example.com/x"),
    Row(
      id: "a redirect that was not followed", text: moved + "gone", statuses: [301], body: "gone",
      redirects: ["https://www.example.com/x"]),
    Row(
      id: "two redirects, the second relative",
      text: moved + "HTTP/2 302 \r\nLocation: y?z#f\r\n\r\nHTTP/2 200 \r\n\r\n{}", statuses: [301, 302, 200],
      body: "{}",
      redirects: ["https://www.example.com/x", "https://www.example.com/y?z#f"],
      final: "https://www.example.com/y?z#f"),
    Row(id: "a Location that is no redirect", text: "HTTP/2 201 \r\nlocation: /x\r\n\r\n", statuses: [201]),
    Row(id: "304 leads nowhere", text: "HTTP/2 304 \r\nlocation: /x\r\n\r\n", statuses: [304]),
  ]

  @Test(arguments: rows) func reading(_ row: Row) throws {
    let output = try CurlOutput(reading: row.text.bytes)
    #expect(output.answers.map(\.status) == row.statuses)
    #expect(String(decoding: output.body, as: UTF8.self) == row.body)
    #expect(output.redirects(from: Self.url.bytes).map { String(decoding: $0, as: UTF8.self) } == row.redirects)
    #expect(String(decoding: output.finalURL(from: Self.url.bytes), as: UTF8.self) == row.final)
  }

  @Test(arguments: [
    ("https://a.example/b", "https://a.example/b"), ("//a.example/b", "https://a.example/b"),
    ("/b", "https://u@h.example:8/b"), ("b", "https://u@h.example:8/p/b"), ("?b", "https://u@h.example:8/p/q?b"),
    ("#b", "https://u@h.example:8/p/q?r#b"), ("", "https://u@h.example:8/p/q?r"),
  ])
  func locations(_ location: String, _ absolute: String) throws {
    let output = try CurlOutput(reading: "HTTP/2 308\r\nLOCATION:  \(location) \r\n\r\n".bytes)
    #expect(output.redirects(from: "https://u@h.example:8/p/q?r#s".bytes) == [absolute.bytes])
  }

  @Test func headersAsTheyCome() throws {
    let output = try CurlOutput(
      reading: "HTTP/1.1 200 OK\r\nSet-Cookie: a\r\nset-cookie:b\r\nX: one\r\n\ttwo\r\nno header\r\nEmpty:\r\n\r\n"
        .bytes)
    let fields = output.answers[0].fields.map { field in
      [field.name, field.value].map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(fields == [["Set-Cookie", "a"], ["set-cookie", "b"], ["X", "one two"], ["Empty", ""]])
  }

  @Test(arguments: ["{}", "HTTP", "HTTP/1.1", "HTTP/1.1 OK", "HTTP/1.1 2000 x", "HTTP/1.1 099", " HTTP/1.1 200"])
  func noAnswer(_ text: String) {
    #expect(throws: CurlOutput.Fault.noStatusLine) { try CurlOutput(reading: text.bytes) }
  }

  /// What curl writes when it got no answer, and with `-I`.
  @Test func nothingOfTheFile() throws {
    #expect(throws: CurlOutput.Fault.nothing) { try CurlOutput(reading: []) }
    let head = "HTTP/2 200\r\nContent-Length: 12\r\n\r\n"
    #expect(throws: CurlOutput.Fault.noBody) { try CurlOutput(reading: head.bytes) }
    for text in [head + "x", head.replacing("12", with: "0"), head.replacing("200", with: "404"), "HTTP/2 200\r\n\r\n"]
    {
      #expect(try CurlOutput(reading: text.bytes).answers.count == 1)
    }
    #expect(
      [.nothing, .noStatusLine, .noBody].map { ReportText.notAnAnswer($0) } == [
        "it is empty, so curl got no answer; where that is for the certificate, systems do not read the file either",
        "it does not begin with the status line of an HTTP answer; make it with: curl -i URL",
        "it has the headers of an answer alone; make it with: curl -i URL",
      ])
  }

  /// A chain of redirects is told up to a length that no client follows, and a URL up to one that no method takes.
  @Test(arguments: [("x/", 300, 100), (String(repeating: "x", count: 9_999) + "/", 300, 7), ("y", 3, 3)])
  func longChains(_ location: String, _ count: Int, _ told: Int) throws {
    let text = String(repeating: "HTTP/2 301\r\nlocation: \(location)\r\n\r\n", count: count) + "HTTP/2 200\r\n\r\n"
    #expect(try CurlOutput(reading: text.bytes).redirects(from: Self.url.bytes).count == told)
  }

  /// The parameters of the call say all that was read.
  @Test func parameters() throws {
    let answer = try CurlOutput(reading: (Self.moved + "HTTP/2 200\r\nA: b\r\n\r\n{}").bytes)
    let cdn = try CurlOutput(reading: "HTTP/2 404\r\nApple-From: x\r\n\r\nnot found".bytes)
    let request = LintRequest(
      name: "n".bytes, content: answer.body,
      hosting: LintRequest.Hosting(url: Self.url.bytes, answer: answer, cdn: cdn),
      entitlements: ["applinks:a.example".bytes], profile: "ios13".bytes)
    let expected = """
      {"aasaBase64":"e30=","hosting":{"url":"\(Self.url)","finalUrl":"https://www.example.com/x",\
      "redirects":["https://www.example.com/x"],"status":200,"headers":[["A","b"]],\
      "cdn":{"status":404,"headers":[["Apple-From","x"]],"body":"not found"}},\
      "entitlements":["applinks:a.example"],"profile":"ios13"}
      """
    #expect(String(decoding: request.params, as: UTF8.self) == expected)
    let plain = LintRequest(name: [], content: [], hosting: nil, entitlements: [], profile: nil)
    #expect(String(decoding: plain.params, as: UTF8.self) == #"{"aasaBase64":"Cg=="}"#)
  }
}
