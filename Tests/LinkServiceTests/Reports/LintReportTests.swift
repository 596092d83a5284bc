import LinkCore
import StrictJSON
import TestSupport
import Testing

@testable import LinkService

/// What `linkd lint` prints in its three formats.
///
/// The findings are made here, so that no rule of the linter has a say.
@Suite struct LintReportTests {
  private static let content = """
    {"applinks": {
      "apps": ["x"],
      "details": 7
    }}
    """

  private static let answer = """
    {"findings":[\
    {"id":"L35","severity":"warning","pointer":"/applinks/apps","line":2,"column":11,"endLine":2,"endColumn":16,\
    "offset":25,"length":5,"message":"apps is not empty.","fix":"Write []."},\
    {"id":"L30","severity":"error","pointer":"/applinks","line":1,"column":14,"endLine":4,"endColumn":2,"offset":13,\
    "length":40,"message":"Details \\u001b[2J are wrong.","fix":"Write an array.","witness":"https://example.com/a"},\
    {"id":"L91","severity":"error","pointer":"","message":"The server redirects.","fix":"Serve it at once."},\
    {"id":"L30","severity":"info","pointer":"","line":9,"column":1,"message":"Beyond the end.","fix":"",\
    "witness":{"before":"a","after":"b"}}]}
    """

  private static func file(_ name: String = "a b/aasa", _ answer: String = answer) throws -> LintedFile {
    let request = LintRequest(
      name: name.bytes, content: content.bytes, hosting: nil, entitlements: [], profile: nil)
    return try #require(LintedFile(request, answer: answer.bytes))
  }

  /// Which method looks at a file, and with what: only Apple's has systems, entitlements and a CDN.
  @Test func filesOfBothKinds() throws {
    let answer = try CurlOutput(reading: "HTTP/2 200\r\nA: b\r\n\r\n[]".bytes)
    let cdn = try CurlOutput(reading: "HTTP/2 404\r\n\r\nnot found".bytes)
    let url = "https://a.example/.well-known/assetlinks.json"
    let request = LintRequest(
      name: url.bytes, content: "[]".bytes, hosting: LintRequest.Hosting(url: url.bytes, answer: answer, cdn: cdn),
      entitlements: ["applinks:a.example".bytes], profile: "ios13".bytes)
    #expect(String(decoding: request.method, as: UTF8.self) == "lintAssetLinks")
    #expect(request.hasIdleOptions)
    #expect(
      String(decoding: request.params, as: UTF8.self) == """
        {"assetLinksBase64":"W10=","hosting":{"url":"\(url)","finalUrl":"\(url)","redirects":[],"status":200,\
        "headers":[["A","b"]]}}
        """)
    for (name, method) in [("a/assetlinks.json", "lintAssetLinks"), ("a/b", "lintAASA")] {
      let plain = LintRequest(name: name.bytes, content: [], hosting: nil, entitlements: [], profile: nil)
      #expect(String(decoding: plain.method, as: UTF8.self) == method && !plain.hasIdleOptions)
      let old = LintRequest(name: name.bytes, content: [], hosting: nil, entitlements: [], profile: "ios9".bytes)
      #expect(old.hasIdleOptions == (method == "lintAssetLinks"))
    }
  }

  @Test func forPeople() throws {
    let file = try Self.file()
    let text = LintReport(style: .plain).text(of: file)
    let expected = #"""
      a b/aasa:2:11: warning: apps is not empty. [L35]
            "apps": ["x"],
                    ^~~~~
          fix: Write [].
      a b/aasa:1:14: error: Details \u{1B}[2J are wrong. [L30]
          {"applinks": {
                       ^
          fix: Write an array.
          see: https://example.com/a
      a b/aasa: error: The server redirects. [L91]
          fix: Serve it at once.
      a b/aasa:9:1: info: Beyond the end. [L30]
          see: {"before":"a","after":"b"}

      """#
    #expect(text == expected)
    let report = LintReport(style: .plain)
    #expect(report.summary(of: [file]) == "2 errors, 1 warning, 1 remark")
    #expect(report.summary(of: [file, file]) == "4 errors, 2 warnings, 2 remarks in 2 files")
    #expect(report.summary(of: [try Self.file("x", #"{"findings":[]}"#)]) == nil)
    #expect(report.text(of: try Self.file("x", #"{"findings":[]}"#)) == "")
  }

  @Test func inColour() throws {
    let text = LintReport(style: .coloured).text(of: try Self.file())
    let lines = text.split(separator: "\n")
    #expect(
      lines[0]
        == "\u{1B}[1ma b/aasa:2:11:\u{1B}[0m \u{1B}[1;33mwarning:\u{1B}[0m \u{1B}[1mapps is not empty.\u{1B}[0m [L35]")
    #expect(lines[2] == "    \u{1B}[1;32m          ^~~~~\u{1B}[0m")
    #expect(text.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    #expect(text.contains("\u{1B}[1;36minfo:\u{1B}[0m"))
  }

  @Test func namesThatATerminalWouldObey() throws {
    let text = LintReport(style: .plain).text(of: try Self.file("a\u{1B}[2J\n"))
    #expect(text.hasPrefix("a\\u{1B}[2J\\u{A}:2:11: warning:"))
  }

  @Test func json() throws {
    let text = LintJSON.text(of: [try Self.file(), try Self.file("b", #"{"findings":[]}"#)])
    let tree = try JSONTree(parsing: text)
    #expect(tree.at("/files/0/file")?.text == "a b/aasa")
    #expect(tree.at("/files/0/findings") == (try JSONTree(parsing: Self.answer))["findings"])
    #expect(tree.at("/files/1")?.jsonText == #"{"file":"b","findings":[]}"#)
  }

  /// What a terminal would obey, or nobody can see, is escaped; all else is as it was.
  @Test(arguments: [
    ("\u{9B}31m", #"\u009b31m"#), ("a\u{7F}", #"a\u007f"#), ("\u{202E}", #"\u202e"#), ("\u{FEFF}é中😀", #"\ufeffé中😀"#),
    ("\u{E0041}", #"\udb40\udc41"#), ("\u{1B}[2J", #"\u001b[2J"#), ("é", "é"), ("a", "a"),
  ])
  func jsonThatATerminalWouldObey(_ name: String, _ written: String) throws {
    let file = try Self.file(name)
    let text = LintJSON.text(of: [file])
    #expect(String(decoding: text, as: UTF8.self).hasPrefix(#"{"files":[{"file":"\#(written)","#))
    #expect(try JSONTree(parsing: text).at("/files/0/file")?.text == name)
    #expect(try JSONTree(parsing: SARIFReport([file]).text).at("/runs/0/results/0") != nil)
  }

  /// Findings that a newer or older linter wrote: what is not known counts as the worst, what is no finding as none.
  @Test func oddFindings() throws {
    let file = try Self.file(
      "x", #"{"findings":[1,{"id":"L1"},{"id":"L2","severity":"fatal","message":"m","line":0,"column":-5}]}"#)
    #expect(file.findings.map(\.severity) == [.error])
    #expect(LintReport(style: .plain).text(of: file).hasPrefix("x:1:1: error: m [L2]\n"))
    let request = LintRequest(name: [], content: [], hosting: nil, entitlements: [], profile: nil)
    #expect(LintedFile(request, answer: "{}".bytes) == nil)
    #expect(LintedFile(request, answer: "[".bytes) == nil)
  }
}
