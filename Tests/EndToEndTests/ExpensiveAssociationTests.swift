import TestSupport
import Testing

/// Association files, and questions about them, that are made to take long or much memory: each row once took the
/// square of its length, or gigabytes.
@Suite(.timeLimit(.minutes(1)))
struct ExpensiveAssociationTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let method: String
    let params: @Sendable () -> String
    /// The status of the refusal, where one is due.
    var refusal: String?
    var testDescription: String { id }

    init(_ id: String, _ method: String, refusal: String? = nil, _ params: @escaping @Sendable () -> String) {
      self.id = id
      self.method = method
      self.params = params
      self.refusal = refusal
    }
  }

  /// On a machine under load; none of the rows takes more than two seconds by itself.
  private static let mostSeconds = 15.0
  private static let mostMemory = 400 << 20

  private static let app = "ABCDE12345.com.example.app"

  private static func file(_ rules: [String], _ more: String = "") -> String {
    let rules = rules.joined(separator: ",")
    return #"{"applinks":{"details":[{"appIDs":["\#(app)"],"components":[\#(rules)]}]\#(more)}}"#
  }

  private static func file(_ count: Int, _ more: String = "", rule: (Int) -> String) -> String {
    file((0..<count).map(rule), more)
  }

  private static func lint(_ file: String) -> String { #"{"aasa":\#(Sample.quoted(file))}"# }

  private static func compare(_ before: String, _ after: String) -> String {
    #"{"before":\#(Sample.quoted(before)),"after":\#(Sample.quoted(after))}"#
  }

  private static func path(_ path: String, excludes: Bool = false) -> String {
    #"{"/":"\#(path)"\#(excludes ? #","exclude":true"# : "")}"#
  }

  private static func variable(_ name: String, _ count: Int, _ value: (Int) -> String) -> String {
    #","substitutionVariables":{"\#(name)":["# + (0..<count).map { "\"\(value($0))\"" }.joined(separator: ",") + "]}"
  }

  private static func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

  /// An entry with rules of its own for each app, which all open `/x` too.
  private static func apps(_ numbers: [Int]) -> String {
    let entries = numbers.map { number in
      #"{"appIDs":["\#(app)\#(number)"],"components":[{"/":"/a\#(number)/*"},{"/":"/x"}]}"#
    }
    return #"{"applinks":{"details":[\#(entries.joined(separator: ","))]}}"#
  }

  static let rows: [Row] = [
    Row("a large variable in every rule", "lintAASA") {
      lint(file(5_000, variable("v", 5_000) { "é\($0)" }) { path("/$(v)/\($0)") })
    },
    Row("a variable that is too large, in every rule", "lintAASA") {
      lint(file(20_000, variable("v", 20_000) { "v\($0)" }) { path("/$(v)\($0)") })
    },
    Row("unknown variables beside many known ones", "lintAASA") {
      let known = (0..<20_000).map { "\"variable\($0)\":[\"a\"]" }.joined(separator: ",")
      return lint(file(20_000, ",\"substitutionVariables\":{\(known)}") { path("/$(other\($0))/") })
    },
    Row("regions in every rule", "lintAASA") { lint(file(20_000) { path("/$(region)/\($0)") }) },
    Row("a long pattern among the defaults", "lintAASA") {
      lint(file(20_000, #","defaults":{"/":"/\#(repeated("a", 60_000))"}"#) { ##"{"#":"\##($0)"}"## })
    },
    Row("paths of many segments", "lintAASA") { lint(file(12) { path(repeated("/a", 40_000) + "/\($0)") }) },
    Row("braces that are not closed", "lintAASA") { lint(file([path("/" + repeated("{", 1_000_000))])) },
    Row("parentheses that one closes", "lintAASA") { lint(file([path("/" + repeated("(", 1_000_000) + ")")])) },
    Row("escapes in a row", "lintAASA") { lint(file([path("/" + repeated("%41", 300_000))])) },
    Row("long names in queries", "lintAASA") {
      let names = (0..<60).map { "\"" + repeated("a", 10_000) + "\($0)\"" }
      return lint(
        file(
          ["?*", "b*"].map { value in "{\"?\":{" + names.map { "\($0):\"\(value)\"" }.joined(separator: ",") + "}}" })
      )
    },
    Row("hexadecimal digits for rules that decode and for those that do not", "lintAASA") {
      let digits = repeated("0123456789abcdef", 4_000)
      return lint(file([path("/\(digits)*"), #"{"/":"/\#(digits)?*","percentEncoded":false}"#]))
    },
    Row("rules that take nothing", "lintAASA") { lint(file(100_000) { path("/é\($0)") }) },
    Row("rules without anything", "lintAASA") { lint(file(200_000) { _ in "{}" }) },
    Row("keys that mean nothing", "lintAASA") {
      lint(file([#"{"/":"/a","# + (0..<100_000).map { "\"zz\($0)\":1" }.joined(separator: ",") + "}"]))
    },
    Row("exclusions beside every rule", "compareAASA") {
      compare(
        file(3_000) { path("/p\($0)/*") },
        file((0..<3_000).map { path("/q\($0)/*", excludes: true) } + [path("/p*")]))
    },
    Row("exclusions that may be of every rule", "compareAASA") {
      compare(
        file(3_000) { path("*/p\($0)/*") },
        file((0..<3_000).map { path("*/q\($0)/*", excludes: true) } + [path("*/p*")]))
    },
    Row("defaults of two files", "compareAASA") {
      func own(_ first: Int) -> String {
        file(5_000, #","defaults":{"/":"/\#(repeated("a", 60_000))"}"#) { ##"{"#":"\##(first + $0)"}"## }
      }
      return compare(own(0), own(1))
    },
    Row("apps the other way round", "compareAASA") {
      compare(apps(Array(0..<5_000)), apps((0..<5_000).reversed()))
    },
    Row("values that are sought one by one", "compareAASA") {
      func own(_ end: String) -> String {
        file(20, variable("v", 2_000) { "v\($0)\(end)" }) { path("*$(v)*$(v)\(end)?????\($0)") }
      }
      return compare(own(""), own("*"))
    },
    Row("entries without rules", "matchAASA") {
      let entries = (0..<40_000).map { "{\"appIDs\":[\"\(app)\($0)\"]}" }.joined(separator: ",")
      return #"{"aasa":{"applinks":{"details":[\#(entries)]}},"url":"https://example.com/"}"#
    },
    Row("wildcards in the values of variables", "matchAASA", refusal: "INVALID_REQUEST") {
      let rules = file([path(repeated("$(v)", 20) + "z")], variable("v", 10_000) { "*a\($0)*" })
      return #"{"aasa":\#(rules),"url":"https://example.com/\#((0..<8_000).map { "a\($0)" }.joined())"}"#
    },
    Row("many entries and many URLs", "matchAASA", refusal: "INVALID_REQUEST") {
      let entries = repeated("{\"appID\":\"\(app)\",\"components\":[{\"/\":\"/\"}]},", 20_000).dropLast()
      let urls = (0..<20_000).map { "\"https://example.com/\($0)\"" }.joined(separator: ",")
      return #"{"aasa":{"applinks":{"details":[\#(entries)]}},"urls":[\#(urls)]}"#
    },
    Row("relations and their extensions", "lintAssetLinks") {
      let relations = (0..<40_000).map { "\"y\($0)/a\"" }.joined(separator: ",")
      let extensions = (0..<40_000).map { "\"x\($0)\":{}" }.joined(separator: ",")
      return #"{"assetLinks":[{"relation":[\#(relations)],"relation_extensions":{\#(extensions)},"target":{}}]}"#
    },
  ]

  @Test(arguments: rows)
  func staysCheap(_ row: Row) throws {
    let process = try LinkdProcess(LinkdLaunch(["--store", "sqlite::memory:"]))
    process.queue(Sample.lines([Sample.request(row.method, id: "1", row.params())]))
    let reply = try Reply(process.readLine())
    #expect(reply.status == row.refusal, "\(row.id): \(reply.message ?? "")")
    if let seconds = process.processorSeconds { #expect(seconds < Self.mostSeconds, "\(row.id): \(seconds) s") }
    if let memory = process.peakMemory { #expect(memory < Self.mostMemory, "\(row.id): \(memory >> 20) MiB") }
    #expect(try process.finish().status == .code(0))
  }

  struct Command: Sendable, CustomTestStringConvertible {
    let id: String
    let arguments: [String]
    let files: @Sendable () -> [String: String]
    var input = ""
    let status: Int32
    var testDescription: String { id }
  }

  private static let served = ["lint", "--url", "https://example.com/.well-known/apple-app-site-association", "--http"]
  private static let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"

  static let commands: [Command] = [
    Command(
      id: "findings in one long line", arguments: ["lint", "a.json"],
      files: {
        ["a.json": file((0..<300).map { path("/é\($0)") } + (0..<100_000).map { path("/aaaaaaaaaa\($0)") })]
      }, status: 1),
    Command(
      id: "one long URL among short ones", arguments: ["match", "a.json", "-"],
      files: { ["a.json": file([path("*")])] },
      input: "https://example.com/\(repeated("a", 60_000))\n"
        + (0..<20_000).map { "https://example.com/\($0)\n" }.joined(), status: 0),
    Command(
      id: "a header that goes on", arguments: served + ["a.http"],
      files: { ["a.http": head + "X: a\r\n" + repeated(" a\r\n", 500_000) + "\r\n" + file([path("/a")])] }, status: 0),
    Command(
      id: "redirects that grow", arguments: served + ["a.http"],
      files: {
        [
          "a.http": repeated("HTTP/1.1 301 Moved\r\nLocation: xxxxxxxx/\r\n\r\n", 100_000) + head + "\r\n"
            + file([path("/a")])
        ]
      }, status: 1),
  ]

  @Test(arguments: commands)
  func staysCheapOnTheCommandLine(_ row: Command) throws {
    let folder = try ScratchFolder()
    for (name, text) in row.files() { try folder.write(text, to: name) }
    let arguments = row.arguments.map { $0.hasPrefix("a.") ? folder.file($0) : $0 }
    let process = try LinkdProcess(LinkdLaunch(arguments))
    process.queue(Array(row.input.utf8))
    let outcome = try process.finish()
    #expect(outcome.status == .code(row.status), "\(outcome.errorText.prefix(300))")
    #expect(outcome.processorSeconds < Self.mostSeconds)
    #expect(outcome.output.count < 8 << 20)
  }
}
