import StrictJSON
import TestSupport
import Testing

@testable import LinkService

/// The log for code scanning, by what OASIS SARIF 2.1.0 demands of it and GitHub's documentation asks for.
@Suite struct SARIFReportTests {
  private static func file(_ name: String, _ findings: String) throws -> LintedFile {
    let request = LintRequest(
      name: name.bytes, content: "{}\n".bytes, hosting: nil, entitlements: [], profile: nil)
    return try #require(LintedFile(request, answer: #"{"findings":[\#(findings)]}"#.bytes))
  }

  private static func finding(_ id: String, _ severity: String, _ more: String = "") -> String {
    #"{"id":"\#(id)","severity":"\#(severity)","pointer":"","message":"\#(id) is wrong.","fix":"Mend it."\#(more)}"#
  }

  private static func log() throws -> JSONTree {
    let place = #","line":2,"column":3,"endLine":2,"endColumn":9"#
    let files = [
      try file("./dir/a%b c", finding("L02", "error", place) + "," + finding("L35", "warning", place)),
      try file("https://example.com/x", finding("L91", "error")),
      try file("/abs/é", finding("L02", "info", place + #","witness":"https://example.com/w""#)),
      try file("clean", ""),
    ]
    return try JSONTree(parsing: SARIFReport(files).text)
  }

  @Test func theLog() throws {
    let log = try Self.log()
    #expect(log["version"]?.text == "2.1.0")
    #expect(log["$schema"]?.text == "https://json.schemastore.org/sarif-2.1.0.json")
    #expect(log["runs"]?.elements.count == 1)
    #expect(log.at("/runs/0/tool/driver/name")?.text == "linkd")
    #expect(log.at("/runs/0/tool/driver/version")?.text == Version.text)
    #expect(log.at("/runs/0/columnKind")?.text == "utf16CodeUnits")
    let results = try #require(log.at("/runs/0/results")?.elements)
    #expect(results.map { $0["level"]?.text } == ["error", "warning", "error", "note"])
    #expect(
      results.map { $0.at("/locations/0/physicalLocation/artifactLocation/uri")?.text } == [
        "dir/a%25b%20c", "dir/a%25b%20c", "https://example.com/x", "file:///abs/%C3%A9",
      ])
    #expect(results[0].at("/message/text")?.text == "L02 is wrong. Mend it.")
    #expect(results[3].at("/message/text")?.text == "L02 is wrong. Mend it. (see: https://example.com/w)")
    #expect(
      results[0].at("/locations/0/physicalLocation/region")?.jsonText
        == #"{"startLine":2,"startColumn":3,"endLine":2,"endColumn":9}"#)
    #expect(
      results[2].at("/locations/0/physicalLocation/region")?.jsonText
        == #"{"startLine":1,"startColumn":1,"endLine":1,"endColumn":1}"#)
  }

  /// Each rule once, and each result names its own.
  @Test func rulesOfResults() throws {
    let log = try Self.log()
    let rules = try #require(log.at("/runs/0/tool/driver/rules")?.elements)
    #expect(rules.map { $0["id"]?.text } == ["L02", "L35", "L91"])
    #expect(
      rules[0].jsonText
        == #"{"id":"L02","shortDescription":{"text":"Comma before a closing bracket"},"help":{"text":"JSON has commas between values only, and some readers insist on it."}}"#
    )
    for result in log.at("/runs/0/results")?.elements ?? [] {
      guard case .number(let text)? = result["ruleIndex"], let index = Int(text) else {
        Issue.record("a result without ruleIndex")
        continue
      }
      #expect(rules[index]["id"] == result["ruleId"])
    }
  }

  /// What the schema of SARIF 2.1.0 demands of the objects that are used, written down by hand: for each its members with
  /// their kinds, and those that must be there.
  private static let shapes: [String: (members: [String: String], required: Set<String>)] = [
    "log": (["$schema": "string", "version": "string", "runs": "[run"], ["version", "runs"]),
    "run": (["tool": "tool", "columnKind": "string", "results": "[result"], ["tool"]),
    "tool": (["driver": "driver"], ["driver"]),
    "driver": (["name": "string", "version": "string", "rules": "[rule"], ["name"]),
    "rule": (["id": "string", "shortDescription": "text", "help": "text"], ["id"]),
    "text": (["text": "string"], ["text"]),
    "result": (
      ["ruleId": "string", "ruleIndex": "index", "level": "level", "message": "text", "locations": "[location"],
      ["message"]
    ),
    "location": (["physicalLocation": "physicalLocation"], []),
    "physicalLocation": (["artifactLocation": "artifactLocation", "region": "region"], ["artifactLocation"]),
    "artifactLocation": (["uri": "string"], []),
    "region": (
      ["startLine": "place", "startColumn": "place", "endLine": "place", "endColumn": "place"], ["startLine"]
    ),
  ]

  private static func faults(_ value: JSONTree, _ shape: String, at place: String) -> [String] {
    if shape.hasPrefix("[") {
      guard case .array(let elements) = value else { return ["\(place) is no array"] }
      return elements.enumerated().flatMap { faults($1, String(shape.dropFirst()), at: "\(place)/\($0)") }
    }
    switch (shape, value) {
    case ("string", .string(let text)): return text.isEmpty ? ["\(place) is empty"] : []
    case ("level", .string(let text)):
      return ["none", "note", "warning", "error"].contains(String(decoding: text, as: UTF8.self)) ? [] : ["\(place)"]
    case ("index", .number(let text)): return (Int(text) ?? -1) >= 0 ? [] : ["\(place) is no index"]
    case ("place", .number(let text)): return (Int(text) ?? 0) >= 1 ? [] : ["\(place) is no place"]
    default: break
    }
    guard let (members, required) = shapes[shape], case .object(let found) = value else {
      return ["\(place) is no \(shape)"]
    }
    let names = found.map { String(decoding: $0.name, as: UTF8.self) }
    var result = required.subtracting(names).map { "\(place) lacks \($0)" }
    for (name, member) in zip(names, found) {
      guard let kind = members[name] else {
        result.append("\(place)/\(name) is unknown")
        continue
      }
      result += faults(member.value, kind, at: "\(place)/\(name)")
    }
    return result
  }

  @Test func theShape() throws {
    #expect(Self.faults(try Self.log(), "log", at: "") == [])
    #expect(Self.faults(try JSONTree(parsing: SARIFReport([]).text), "log", at: "") == [])
  }

  @Test func theShapeFindsFaults() throws {
    let bad = try JSONTree(
      parsing: #"{"version":"2.1.0","runs":[{"results":[{"level":"info","message":{"text":""},"x":1}]}]}"#)
    #expect(
      Self.faults(bad, "log", at: "").sorted() == [
        "/runs/0 lacks tool", "/runs/0/results/0/level", "/runs/0/results/0/message/text is empty",
        "/runs/0/results/0/x is unknown",
      ])
  }
}
