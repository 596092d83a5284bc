import TestSupport
import Testing

/// Requests of at most a mebibyte that are made to take long, or much memory, and configurations that are.
@Suite(.timeLimit(.minutes(1)))
struct ExpensiveRequestTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    /// Lines to linkd.
    let lines: @Sendable () -> [String]
    var configuration: (@Sendable () -> String)?
    var testDescription: String { id }
  }

  /// On a machine under load; none of the rows takes more than a second by itself.
  private static let mostSeconds = 10.0
  private static let mostMemory = 300 << 20

  private static func parse(_ url: String, _ routes: [String], count: Int = 1) -> [String] {
    let params = #"{"url":\#(Sample.quoted(url)),"routes":[\#(routes.joined(separator: ","))]}"#
    return (0..<count).map { Sample.request("parseIncoming", id: "\($0)", params) }
  }

  private static func route(_ number: Int, _ path: String, _ query: String? = nil) -> String {
    #"{"name":"r\#(number)","path":"\#(path)"\#(query.map { #","query":{"\#($0)":"string"}"# } ?? "")}"#
  }

  /// Different lists of alternatives, none of which shares one with another.
  private static func list(_ number: Int) -> String {
    "enum(" + (0..<340).map { String(number * 340 + $0, radix: 36) }.joined(separator: "|") + ")"
  }

  private static let manyRoutes: @Sendable () -> String = {
    let routes = (0..<1_000).map { route($0, "/{a:int}/b\($0 % 7)/{c}/d", "q\($0)") }
    return #"{"routes":[\#(routes.joined(separator: ","))]}"#
  }

  static let rows: [Row] = [
    Row(id: "lists of alternatives") { parse("https://a.example/b", (0..<600).map { route($0, "/{x:\(list($0))}") }) },
    Row(id: "the same behind a scheme") { parse("x://b/c", (0..<600).map { route($0, "/{x:\(list($0))}") }) },
    Row(id: "lists of alternatives in queries") {
      let queries = (0..<9).map { place in (0..<60).map { #""q\#($0)":"\#(list(60 * place + $0))""# } }
      return parse(
        "https://a.example/b",
        queries.enumerated().map {
          #"{"name":"r\#($0.offset)","path":"/b","query":{\#($0.element.joined(separator: ","))}}"#
        })
    },
    Row(id: "long literals that are the same") {
      let path = "/" + String(repeating: "é", count: 1_000)
      return parse("https://a.example/b", (0..<490).map { route($0, path, "q\($0)") })
    },
    Row(id: "rests of a long URL") {
      let url = "https://a.example/" + String(repeating: "a/", count: 32_000)
      return parse(url, (0..<1_000).map { route($0, "/{x...}", "q\($0)") }, count: 8)
    },
    Row(
      id: "what a large configuration leaves open",
      lines: {
        (0..<1_000).map { Sample.request("status", id: "\($0)") }
      }, configuration: manyRoutes),
  ]

  @Test(arguments: rows)
  func staysCheap(_ row: Row) throws {
    let folder = try ScratchFolder()
    var arguments = ["--store", "sqlite::memory:"]
    if let configuration = row.configuration {
      try folder.write(configuration(), to: "config.json")
      arguments += ["--config", folder.file("config.json")]
    }
    let process = try LinkdProcess(LinkdLaunch(arguments))
    let lines = row.lines()
    process.queue(Sample.lines(lines))
    for _ in lines { #expect(try Reply(process.readLine()).message == nil) }
    if let seconds = process.processorSeconds { #expect(seconds < Self.mostSeconds, "\(row.id): \(seconds) s") }
    if let memory = process.peakMemory { #expect(memory < Self.mostMemory, "\(row.id): \(memory >> 20) MiB") }
    #expect(try process.finish().status == .code(0))
  }

  /// Patterns of which RE2 finds out too late that it cannot use them.
  @Test(arguments: [#"\\pL"#, #"(?i)[\\PL]"#, "[[:"])
  func longPatternsAreRefused(_ piece: String) throws {
    let folder = try ScratchFolder()
    let pattern = String(repeating: piece, count: 300_000 / piece.utf8.count)
    try folder.write(
      #"{"domains":[{"uriPrefix":"https://a.example","allow":["\#(pattern)"]}]}"#, to: "config.json")
    let process = try LinkdProcess(LinkdLaunch(["check", "--config", folder.file("config.json")]))
    let outcome = try process.finish()
    #expect(outcome.status == .code(78))
    #expect((outcome.outputText + outcome.errorText).contains("pattern too long: "))
  }
}
