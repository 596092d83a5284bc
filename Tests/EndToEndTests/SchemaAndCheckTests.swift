import Foundation
import TestSupport
import Testing

/// `linkd schema` and `linkd check`.
@Suite(.timeLimit(.minutes(1)))
struct SchemaAndCheckTests {
  @Test(arguments: [("openrpc", "openrpc.json"), ("config", "config.schema.json"), ("message", "message.schema.json")])
  func theFolderHoldsWhatTheProgramPrints(name: String, file: String) throws {
    let outcome = try LinkdProcess.run(["schema", name])
    #expect(outcome.status == .code(0))
    #expect(outcome.errorText == "")
    let stored = Array(try Data(contentsOf: URL(fileURLWithPath: LinkdBinary.package + "/schema/" + file)))
    expectSame(outcome.output, stored, "schema/\(file) is out of date: linkd schema \(name) > schema/\(file);")
  }

  @Test func everyFileOfTheFolderIsPrinted() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: LinkdBinary.package + "/schema")
      .filter { $0.hasSuffix(".json") }
    #expect(Set(names) == ["openrpc.json", "config.schema.json", "message.schema.json"])
  }

  @Test func openRPCIsTheDefaultAndWhatDiscoverAnswers() throws {
    let schema = try LinkdProcess.run(["schema"]).output
    #expect(try LinkdProcess.run(["schema", "openrpc"]).output == schema)
    let call = try LinkdProcess.run(["call", "rpc.discover", "--store", "sqlite::memory:"])
    let one = try JSONSerialization.jsonObject(with: Data(schema)) as? NSDictionary
    let other = try JSONSerialization.jsonObject(with: Data(call.output)) as? NSDictionary
    #expect(one != nil && one == other)
    #expect(Bytes.count(of: 0x0A, in: call.output) == 1)
  }

  /// The document lists what the program answers, and the program answers what it lists.
  @Test func everyListedMethodIsAnswered() throws {
    let schema = try LinkdProcess.run(["schema"]).output
    let document = try #require(JSONSerialization.jsonObject(with: Data(schema)) as? [String: Any])
    let methods = try #require(document["methods"] as? [[String: Any]])
    let names = methods.compactMap { $0["name"] as? String }
    #expect(
      Set(["build", "shorten", "parseIncoming", "matchAASA", "resolve", "status", "rpc.discover"]).isSubset(of: names))
    let process = try LinkdProcess(["--store", "sqlite::memory:"])
    for name in names {
      #expect(try Reply(process.ask(Sample.request(name, id: "1", "{}"))).code != -32601, "\(name)")
    }
    _ = try process.finish()
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let configuration: String
    let code: Int32
    let lines: [String]

    var testDescription: String { id }
  }

  static let rows = [
    Row(
      id: "all is well",
      configuration: #"{"domains":[{"uriPrefix":"https://a.example","allow":["^https://www\\.a\\.example/"]}]}"#,
      code: 0,
      lines: []),
    Row(
      id: "nothing is configured", configuration: "{}", code: 0,
      lines: [
        "warning: No domain is configured, so links are made for every https prefix and handleRequest serves none of them; "
          + "list yours under \"domains\"."
      ]),
    Row(
      id: "anything is allowed",
      configuration:
        #"{"domains":[{"uriPrefix":"https://a.example"},{"uriPrefix":"https://b.example","allow":["x"]}]}"#,
      code: 0, lines: ["warning: Links under \"https://a.example\"", "warning: The pattern \"x\""]),
    Row(
      id: "patterns that say more or less than was meant",
      configuration: #"{"domains":[{"uriPrefix":"https://a.example","allow":["^https://","^https://www.b.example/","#
        + #""^https://play\\.google\\.com/.*$","^https{0,1}:\\/\\/our-domain\\.com(\\/.*){0,1}$"]},"#
        + #"{"uriPrefix":"https://b.example","allow":[]}]}"#,
      code: 0,
      lines: [
        #"warning: The pattern "^https://" of "https://a.example" also lets through "https://evil.example/", "#,
        #"warning: The pattern "^https://www.b.example/" of "https://a.example" also lets through "https://wwwxb.example/", "#,
        #"warning: The pattern "^https://play\.google\.com/.*$" of "https://a.example" lets through every app of a store"#,
        #"warning: The pattern "^https{0,1}:\/\/our-domain\.com(\/.*){0,1}$" of "https://a.example" lets through the "#
          + #"host alone and a query behind its slash, but not "https://our-domain.com?a=b"; "#,
        #"warning: Links under "https://b.example" can lead nowhere"#,
      ]),
    Row(
      id: "routes in each other's way",
      configuration:
        #"{"domains":[{"uriPrefix":"https://a.example","allow":["^https://b\\.example/"]}],"routes":[{"name":"a","path":"/{x}"},{"name":"b","path":"/{y}"}]}"#,
      code: 0, lines: ["warning: The route \"b\" is never that of a URL, because \"a\" is asked first"]),
    Row(
      id: "a wrong route", configuration: #"{"routes":[{"name":"a","path":"/{x:number}"}]}"#, code: 78,
      lines: ["error: the configuration \"PATH\" is wrong: /routes/0/path \"/{x:number}\" has the unknown type"]),
    Row(id: "empty", configuration: "", code: 78, lines: ["error: the configuration \"PATH\" is wrong: "]),
    Row(
      id: "no JSON", configuration: #"{"domains":}"#, code: 78,
      lines: [
        "error: the configuration \"PATH\" is wrong: The JSON has \"}\" (byte 7D) where it cannot stand in line 1, column 12."
      ]),
    Row(id: "no text", configuration: "\u{FEFF}", code: 78, lines: ["error: the configuration \"PATH\" is wrong: "]),
    Row(
      id: "an unknown name", configuration: #"{"domain":[]}"#, code: 78,
      lines: ["error: the configuration \"PATH\" is wrong: /domain is not a known field; did you mean \"domains\"?"]),
    Row(
      id: "an unknown name with control characters", configuration: #"{"\u001b[2J\n":[]}"#, code: 78,
      lines: ["error: the configuration \"PATH\" is wrong: /\\u{1B}[2J\\u{A} is not a known field; use "]),
    Row(
      id: "a wrong prefix", configuration: #"{"domains":[{"uriPrefix":"http://a.example"}]}"#, code: 78,
      lines: ["error: the configuration \"PATH\" is wrong: /domains/0/uriPrefix must be an https prefix"]),
    Row(
      id: "a wrong pattern", configuration: #"{"domains":[{"uriPrefix":"https://a.example","allow":["("]}]}"#, code: 78,
      lines: ["error: the configuration \"PATH\" is wrong: /domains/0/allow/0 must be an RE2 pattern"]),
    Row(
      id: "twice the same name", configuration: #"{"store":"sqlite:a","store":"sqlite:b"}"#, code: 78,
      lines: ["error: the configuration \"PATH\" is wrong: /store appears twice; keep one of the two."]),
    Row(
      id: "a limit of nothing", configuration: #"{"limits":{"depth":0}}"#, code: 78,
      lines: ["error: the configuration \"PATH\" is wrong: /limits/depth must be a whole number from 1 to "]),
  ]

  @Test(arguments: rows) func check(row: Row) throws {
    let folder = try ScratchFolder()
    let path = folder.file("linkd.json")
    try folder.write(row.configuration, to: "linkd.json")
    var launch = LinkdLaunch(["check", "--config", path])
    launch.environment["LINKD_STORE"] = "sqlite:" + folder.file("links.db")
    let outcome = try LinkdProcess.run(launch)
    #expect(outcome.status == .code(row.code))
    #expect(outcome.errorText == "")
    let lines = outcome.outputText.split(separator: "\n").map(String.init)
    #expect(lines.count == row.lines.count, "\(lines)")
    for (line, expected) in zip(lines, row.lines) {
      #expect(line.hasPrefix(expected.replacingOccurrences(of: "PATH", with: path)), "\(line)")
    }
    // To serve with it ends the same way, on standard error.
    guard row.code != 0 else { return }
    launch.arguments = ["--config", path].map { Array($0.utf8) }
    let serving = try LinkdProcess.run(launch, input: Sample.builds(0..<1))
    #expect(serving.status == .code(row.code))
    #expect(serving.outputText == "")
    #expect("error: " + serving.errorText.dropFirst("linkd: ".count) == outcome.outputText)
  }

  @Test func anEndlessConfigurationIsRefused() throws {
    var launch = LinkdLaunch(["check"], environment: ["LINKD_CONFIG": "/dev/zero"])
    launch.environment["LINKD_STORE"] = "sqlite::memory:"
    let outcome = try LinkdProcess.run(launch)
    #expect(outcome.status == .code(78))
    #expect(
      outcome.outputText == "error: the configuration \"/dev/zero\" cannot be read: it is larger than 16777216 bytes\n")
  }

  @Test func theFlagBeforeTheVariable() throws {
    let folder = try ScratchFolder()
    try folder.write(#"{"domains":[{"uriPrefix":"https://flag.example","allow":["x"]}]}"#, to: "flag.json")
    try folder.write(#"{"domains":[{"uriPrefix":"https://variable.example","allow":["x"]}]}"#, to: "variable.json")
    var launch = LinkdLaunch(
      ["call", "status"], environment: ["LINKD_CONFIG": folder.file("variable.json"), "LINKD_STORE": "sqlite::memory:"])
    #expect(try LinkdProcess.run(launch).outputText.contains(#""domains":["https://variable.example"]"#))
    launch.arguments.append(Array("--config=\(folder.file("flag.json"))".utf8))
    #expect(try LinkdProcess.run(launch).outputText.contains(#""domains":["https://flag.example"]"#))
  }
}
