import Foundation
import TestSupport
import Testing

/// How the program is told what to do, and how it says that it was told wrongly.
@Suite(.timeLimit(.minutes(1)))
struct CommandLineTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let arguments: [[UInt8]]
    let code: Int32
    let output: String
    let errors: String

    init(_ id: String, _ arguments: [String], _ code: Int32, output: String = "", errors: String = "") {
      self.init(id, bytes: arguments.map { Array($0.utf8) }, code, output: output, errors: errors)
    }

    init(_ id: String, bytes: [[UInt8]], _ code: Int32, output: String = "", errors: String = "") {
      self.id = id
      arguments = bytes
      self.code = code
      self.output = output
      self.errors = errors
    }

    var testDescription: String { id }
  }

  static let rows = [
    Row("version", ["--version"], 0, output: "linkd 0.1.0\n"),
    Row("version, short", ["-V"], 0, output: "linkd 0.1.0\n"),
    Row("version after a command", ["serve", "--version"], 0, output: "linkd 0.1.0\n"),
    Row("serve", ["serve"], 0),
    Row("nothing", [], 0),
    Row("only --", ["--"], 0),
    Row("serve after --", ["--", "serve"], 0),
    Row("for editors", ["--stdio"], 0),
    Row("serve for editors", ["serve", "--stdio"], 0),
    Row(
      "unknown option, near", ["--confg", "x"], 64,
      errors: "linkd: unknown option \"--confg\"; did you mean \"--config\"?\n"),
    Row(
      "unknown option, far", ["--frobnicate"], 64, errors: "linkd: unknown option \"--frobnicate\"; see linkd --help\n"),
    Row(
      "unknown option with a value", ["--sore=sqlite:x"], 64,
      errors: "linkd: unknown option \"--sore=sqlite:x\"; did you mean \"--store\"?\n"),
    Row(
      "no abbreviations", ["--conf", "x"], 64,
      errors: "linkd: unknown option \"--conf\"; did you mean \"--config\"?\n"),
    Row("no bundles", ["-hV"], 64, errors: "linkd: unknown option \"-hV\"; did you mean \"-h\"?\n"),
    Row(
      "unknown command, near", ["chek"], 64,
      errors: "linkd: unknown command \"chek\"; did you mean \"check\"?\n"),
    Row(
      "unknown command, far", ["frobnicate"], 64, errors: "linkd: unknown command \"frobnicate\"; see linkd --help\n"),
    Row(
      "an option after --", ["--", "--version"], 64, errors: "linkd: unknown command \"--version\"; see linkd --help\n"),
    Row("an empty argument", [""], 64, errors: "linkd: unknown command \"\"; see linkd --help\n"),
    Row("no value", ["--config"], 64, errors: "linkd: --config needs a value; see linkd --help\n"),
    Row("an empty value", ["--store="], 64, errors: "linkd: --store needs a value; see linkd --help\n"),
    Row("a value too many", ["--help=x"], 64, errors: "linkd: --help takes no value; see linkd --help\n"),
    Row("an argument too many", ["serve", "x"], 64, errors: "linkd: unexpected argument \"x\"; see linkd --help\n"),
    Row(
      "check with a file", ["check", "linkd.json"], 64,
      errors: "linkd: unexpected argument \"linkd.json\"; the file to check is named with --config\n"),
    Row(
      "call without method", ["call"], 64, errors: "linkd: call needs the name of a method, as in: linkd call status\n"),
    Row(
      "call with too much", ["call", "status", "{}", "y"], 64,
      errors: "linkd: unexpected argument \"y\"; see linkd --help\n"),
    Row(
      "import without file", ["import"], 64,
      errors: "linkd: import needs the name of a CSV file, or - for standard input\n"),
    Row(
      "import with too much", ["import", "a", "b"], 64,
      errors: "linkd: unexpected argument \"b\"; see linkd --help\n"),
    Row("export with too much", ["export", "a"], 64, errors: "linkd: unexpected argument \"a\"; see linkd --help\n"),
    Row(
      "another word for archived", ["import", "a", "--archived", "keep"], 64,
      errors: "linkd: --archived is skip or disable, not \"keep\"\n"),
    Row(
      "a mapping of nothing", ["import", "a", "--map", "x.page.link"], 64,
      errors: "linkd: --map \"x.page.link\" has no \"=\"; write --map OLD=NEW\n"),
    Row(
      "a mapping to no prefix", ["import", "a", "--map", "x.page.link=http://y"], 64,
      errors:
        "linkd: --map \"x.page.link=http://y\": \"http://y\" is neither a prefix such as \"https://example.com/link\" "
        + "nor a host such as \"example.page.link\"\n"),
    Row(
      "two mappings of one host", ["import", "a", "--map", "a.b=c.d", "--map", "https://a.b=e.f"], 64,
      errors: "linkd: --map names \"https://a.b\" twice\n"),
    Row(
      "a dry run of something else", ["export", "--dry-run"], 64,
      errors: "linkd: --dry-run belongs to import alone; see linkd --help\n"),
    Row(
      "a mapping without command", ["--map", "a=b"], 64,
      errors: "linkd: --map belongs to import alone; see linkd --help\n"),
    Row(
      "lint without file", ["lint"], 64,
      errors: "linkd: lint and match need the name of an association file, or - for standard input\n"),
    Row(
      "match without file", ["match", "--expect", "x"], 64,
      errors: "linkd: lint and match need the name of an association file, or - for standard input\n"),
    Row(
      "match without URL", ["match", "x"], 64,
      errors: "linkd: match needs URLs after the file, - for a list on standard input, or --expect FILE\n"),
    Row(
      "an answer of nowhere", ["lint", "--http", "x"], 64,
      errors: "linkd: --http needs --url beside it; see linkd --help\n"),
    Row(
      "a URL without answer", ["lint", "--url", "x", "y"], 64,
      errors: "linkd: --url needs --http beside it; see linkd --help\n"),
    Row(
      "an answer of the CDN alone", ["lint", "--cdn", "x", "y"], 64,
      errors: "linkd: --cdn needs --http beside it; see linkd --help\n"),
    Row(
      "a file beside an answer", ["lint", "--url", "x", "--http", "y", "z"], 64,
      errors: "linkd: the answer that --http names holds the file; leave \"z\" out\n"),
    Row(
      "standard input twice", ["match", "-", "-"], 64,
      errors: "linkd: standard input can be read for one thing only\n"),
    Row(
      "another format", ["lint", "x", "--format", "xml"], 64,
      errors: "linkd: --format is human or json or sarif, not \"xml\"\n"),
    Row(
      "a flag of match", ["lint", "x", "--explain"], 64,
      errors: "linkd: --explain belongs to match alone; see linkd --help\n"),
    Row(
      "a flag of two commands", ["check", "--profile=ios9"], 64,
      errors: "linkd: --profile belongs to lint and match alone; see linkd --help\n"),
    Row(
      "unknown schema", ["schema", "x"], 64,
      errors: "linkd: there is no schema \"x\"; the schemas are openrpc, config, message\n"),
    Row(
      "bytes that are no text", bytes: [[0x2D, 0x2D, 0xFF, 0x0A]], 64,
      errors: "linkd: unknown option \"--\u{FFFD}\\u{A}\"; see linkd --help\n"),
    Row(
      "a terminal's control characters", ["\u{1B}[2J"], 64,
      errors: "linkd: unknown command \"\\u{1B}[2J\"; see linkd --help\n"),
    Row(
      "a missing configuration", ["--config", "/nonexistent/linkd.json"], 78,
      errors: "linkd: the configuration \"/nonexistent/linkd.json\" cannot be read: No such file or directory\n"),
    Row(
      "a folder as configuration", ["--config=/"], 78,
      errors: "linkd: the configuration \"/\" cannot be read: Is a directory\n"),
  ]

  @Test(arguments: rows) func answersAndExitCodes(row: Row) throws {
    var launch = LinkdLaunch()
    launch.arguments = row.arguments
    let outcome = try LinkdProcess.run(launch)
    #expect(outcome.status == .code(row.code))
    #expect(outcome.outputText == row.output)
    #expect(outcome.errorText == row.errors)
  }

  @Test(arguments: [["--help"], ["-h"], ["call", "--help"], ["serve", "-h", "--store", "sqlite:x"]])
  func help(arguments: [String]) throws {
    let outcome = try LinkdProcess.run(arguments)
    #expect(outcome.status == .code(0))
    #expect(outcome.errorText == "")
    let text = outcome.outputText
    #expect(text.hasPrefix("linkd - app links as JSON-RPC 2.0 on standard input and output\n"))
    for flag in [
      "--config FILE", "--store URL", "--dry-run", "--map OLD=NEW", "--archived skip|disable", "--stdio", "-h, --help",
      "-V, --version", "--profile SYSTEM", "--format human|json|sarif", "--url URL", "--cdn FILE", "--entitlement E",
      "--domain HOST", "--app ID", "--form raw|browser", "--explain", "--expect FILE",
    ] {
      #expect(text.components(separatedBy: flag).count == 2, "\(flag)")
    }
    for command in [
      "linkd [serve]", "linkd call METHOD", "linkd schema", "linkd check", "linkd import FILE.csv", "linkd export",
      "linkd lint FILE", "linkd match FILE",
    ] {
      #expect(text.contains(command))
    }
    for code in ["0", "1", "64", "66", "69", "71", "74", "78"] { #expect(text.contains("\n  \(code) "), "\(code)") }
    for line in text.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
  }

  /// The example of the help text works as it stands.
  @Test func theExampleOfTheHelpTextWorks() throws {
    let text = try LinkdProcess.run(["--help"]).outputText
    let line = try #require(text.split(separator: "\n").first { $0.contains("echo '") })
    let request = try #require(line.split(separator: "'").dropFirst().first)
    let outcome = try LinkdProcess.run(
      LinkdLaunch(["--store", "sqlite::memory:"]), input: Array((request + "\n").utf8))
    #expect(try Reply(outcome.lines.first ?? []).result?["name"] as? String == "linkd")
  }

  /// A person who starts the program by hand sees how it is used; it does not wait for input.
  @Test(arguments: [[], ["serve"]]) func aTerminalGetsHelp(arguments: [String]) throws {
    let terminal = try Terminal.open()
    defer { terminal.close() }
    var launch = LinkdLaunch(arguments)
    launch.input = .descriptor(terminal.descriptor)
    let outcome = try LinkdProcess.run(launch)
    #expect(outcome.status == .code(0))
    #expect(outcome.errorText == "")
    #expect(outcome.outputText == (try LinkdProcess.run(["--help"]).outputText))
  }

  /// Whoever reads the output may leave early, as `head` does; that is no crash.
  @Test(arguments: [["--help"], ["schema"], ["call", "rpc.discover"], ["check"]])
  func aReaderThatLeavesIsNoCrash(arguments: [String]) throws {
    let output = try Pipe.make()
    close(output.readEnd)
    defer { close(output.writeEnd) }
    var launch = LinkdLaunch(arguments + ["--store", "sqlite::memory:"])
    launch.output = .descriptor(output.writeEnd)
    let outcome = try LinkdProcess.run(launch)
    // What check has found is in its exit code as well.
    #expect(outcome.status == .code(arguments == ["check"] ? 0 : 74))
    #expect(outcome.errorText == "")
  }

  /// Nor is one that no longer hears complaints: the exit code still says what happened.
  @Test func complaintsThatNobodyHears() throws {
    let errors = try Pipe.make()
    close(errors.readEnd)
    defer { close(errors.writeEnd) }
    for (arguments, code) in [(["--frobnicate"], 64), (["call", "x"], 1), (["--config", "/nonexistent"], 78)]
      as [([String], Int32)]
    {
      var launch = LinkdLaunch(arguments)
      launch.environment["LINKD_STORE"] = "sqlite::memory:"
      launch.errors = .descriptor(errors.writeEnd)
      #expect(try LinkdProcess.run(launch).status == .code(code))
    }
  }

  /// A path is bytes; on Linux they need not be text.
  @Test func pathsAreBytes() throws {
    #if os(Linux)
      let name: [UInt8] = [0x61, 0xFF, 0xFE, 0x0A]
    #else
      let name = Array("ä\n".utf8)
    #endif
    let folder = try ScratchFolder()
    let path = Array((folder.path + "/").utf8) + name
    let descriptor = (path + [0]).withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { text in
        text.baseAddress.map { open($0, O_WRONLY | O_CREAT, 0o600) } ?? -1
      }
    }
    try #require(descriptor >= 0)
    let text = Array(#"{"store":"sqlite:beside.db"}"#.utf8)
    #expect(write(descriptor, text, text.count) == text.count)
    close(descriptor)
    var launch = LinkdLaunch()
    launch.arguments = [Array("--config".utf8), path]
    let first = try LinkdProcess.run(launch, input: Sample.lines([Sample.shorten(1)]))
    #expect(first.status == .code(0), "\(first.errorText)")
    #expect(folder.exists("beside.db"))
    launch.arguments = [Array("--store=sqlite:".utf8) + path + Array(".db".utf8)]
    let second = try LinkdProcess.run(launch, input: Sample.lines([Sample.shorten(1)]))
    #expect(try Reply(second.output).result?["created"] as? Bool == true)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count >= 3)
  }
}
