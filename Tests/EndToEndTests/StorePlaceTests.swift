import Foundation
import TestSupport
import Testing

/// Where short links are kept when nothing, a variable, a file or a flag says so.
@Suite(.timeLimit(.minutes(1)))
struct StorePlaceTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  /// Starts with these variables, makes a link, and returns what `status` says about the store.
  private func place(
    _ environment: [String: String?], _ arguments: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String? {
    var launch = LinkdLaunch(arguments)
    launch.directory = folder.path
    for (name, value) in environment {
      launch.environment[name] = value?.replacingOccurrences(of: "SCRATCH", with: folder.path)
    }
    for (name, value) in environment where value == nil { launch.environment[name] = nil }
    let outcome = try LinkdProcess.run(
      launch, input: Sample.lines([Sample.shorten(1), Sample.request("status", id: "2")]))
    #expect(outcome.status == .code(0), sourceLocation: sourceLocation)
    #expect(outcome.errorText == "", sourceLocation: sourceLocation)
    let replies = try outcome.lines.map { try Reply($0) }
    #expect(replies.first?.result?["created"] as? Bool == true, "\(replies)", sourceLocation: sourceLocation)
    return (replies.last?.result?["store"] as? String)?.replacingOccurrences(of: folder.path, with: "SCRATCH")
  }

  #if os(macOS)
    private static let ofHome = "Library/Application Support/linkd/links.sqlite"
  #else
    private static let ofHome = ".local/share/linkd/links.sqlite"
  #endif

  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let variables: [String: String?]
    let place: String

    var testDescription: String { id }
  }

  static let rows = [
    Row(id: "XDG_DATA_HOME", variables: ["XDG_DATA_HOME": "SCRATCH/data"], place: "data/linkd/links.sqlite"),
    Row(
      id: "XDG_DATA_HOME before HOME", variables: ["XDG_DATA_HOME": "SCRATCH/data", "HOME": "SCRATCH/home"],
      place: "data/linkd/links.sqlite"),
    Row(id: "only HOME", variables: ["HOME": "SCRATCH/home"], place: "home/" + ofHome),
    Row(
      id: "an empty XDG_DATA_HOME", variables: ["XDG_DATA_HOME": "", "HOME": "SCRATCH/home"], place: "home/" + ofHome),
    Row(
      id: "a relative XDG_DATA_HOME", variables: ["XDG_DATA_HOME": "data", "HOME": "SCRATCH/home"],
      place: "home/" + ofHome),
    Row(id: "no HOME", variables: ["XDG_DATA_HOME": "SCRATCH/data", "HOME": nil], place: "data/linkd/links.sqlite"),
    Row(id: "a blank in the path", variables: ["HOME": "SCRATCH/a b"], place: "a b/" + ofHome),
  ]

  @Test(arguments: rows) func theDefaultPlace(row: Row) throws {
    #expect(try place(row.variables) == "sqlite:SCRATCH/" + row.place)
    #expect(folder.exists(row.place))
    // The folders on the way belong to their owner alone (XDG 0.8).
    var name = row.place
    while let slash = name.lastIndex(of: "/") {
      name = String(name[..<slash])
      #expect(try folder.permissions(name) == 0o700, "\(name)")
    }
  }

  /// Nothing is made before the first use.
  @Test func aPlaceIsNotMadeForNothing() throws {
    var launch = LinkdLaunch()
    launch.environment["HOME"] = folder.file("home")
    let outcome = try LinkdProcess.run(launch, input: Sample.builds(0..<3))
    #expect(outcome.output == Sample.allBuilt(0..<3))
    #expect(!folder.exists("home"))
  }

  @Test(arguments: [[:], ["HOME": ""], ["HOME": "relative", "XDG_DATA_HOME": "relative"]])
  func noPlaceAtAll(variables: [String: String]) throws {
    var launch = LinkdLaunch()
    launch.environment["HOME"] = nil
    launch.environment.merge(variables) { _, new in new }
    let outcome = try LinkdProcess.run(launch, input: Sample.builds(0..<1))
    #expect(outcome.status == .code(78))
    #expect(
      outcome.errorText == "linkd: there is no place for short links: HOME is not set; use --store sqlite:PATH\n")
    launch.arguments = ["--store", "sqlite::memory:"].map { Array($0.utf8) }
    #expect(try LinkdProcess.run(launch, input: Sample.builds(0..<1)).output == Sample.allBuilt(0..<1))
  }

  @Test func flagBeforeVariableBeforeFileBeforeDefault() throws {
    try folder.makeFolder("etc")
    try folder.write(#"{"store":"sqlite:file.db"}"#, to: "etc/linkd.json")
    let home: [String: String?] = ["HOME": "SCRATCH/home"]
    let file = home.merging(["LINKD_CONFIG": "etc/linkd.json"]) { $1 }
    let variable = file.merging(["LINKD_STORE": "sqlite:variable.db"]) { $1 }
    #expect(try place(variable, ["--store", "sqlite:flag.db"]) == "sqlite:SCRATCH/flag.db")
    #expect(try place(variable) == "sqlite:SCRATCH/variable.db")
    // Relative to the file that says so, while the others are relative to where the program was started.
    #expect(try place(file) == "sqlite:SCRATCH/etc/file.db")
    #expect(try place(home) == "sqlite:SCRATCH/home/" + StorePlaceTests.ofHome)
    for name in ["flag.db", "variable.db", "etc/file.db"] { #expect(folder.exists(name)) }
  }

  @Test func emptyVariablesAreUnset() throws {
    let place = try place(["HOME": "SCRATCH/home", "LINKD_STORE": "", "LINKD_CONFIG": ""])
    #expect(place == "sqlite:SCRATCH/home/" + StorePlaceTests.ofHome)
  }

  @Test func pathsInAFileAreRelativeToItHoweverItIsNamed() throws {
    try folder.makeFolder("etc")
    try folder.write(#"{"store":"sqlite:a.db"}"#, to: "etc/linkd.json")
    try folder.write(#"{"store":"sqlite:b.db"}"#, to: "linkd.json")
    try folder.write(
      #"{"store":"sqlite:SCRATCH/c.db"}"#.replacingOccurrences(of: "SCRATCH", with: folder.path), to: "etc/c.json")
    #expect(try place([:], ["--config", folder.file("etc/linkd.json")]) == "sqlite:SCRATCH/etc/a.db")
    #expect(try place([:], ["--config", "linkd.json"]) == "sqlite:SCRATCH/b.db")
    try folder.write(#"{"store":"sqlite:d.db"}"#, to: "d.json")
    #expect(try place([:], ["--config", "./etc/../d.json"]) == "sqlite:SCRATCH/./etc/../d.db")
    #expect(try place([:], ["--config", "etc/c.json"]) == "sqlite:SCRATCH/c.db")
    #expect(folder.exists("etc/a.db") && folder.exists("b.db") && folder.exists("c.db"))
  }

  struct Bad: Sendable, CustomTestStringConvertible {
    let id: String
    let store: String
    let sentence: String

    var testDescription: String { id }
  }

  static let bad = [
    Bad(id: "no scheme", store: "links.db", sentence: "the store has no scheme; write sqlite:PATH or sqlite::memory:"),
    Bad(id: "no path", store: "sqlite:", sentence: "the store has no path; write sqlite:PATH or sqlite::memory:"),
    Bad(
      id: "two slashes", store: "sqlite:///tmp/x",
      sentence: "the store's path begins with two slashes; write sqlite:/PATH for an absolute path"),
    Bad(
      id: "PostgreSQL", store: "postgresql://localhost/x",
      sentence: "this build of linkd has no PostgreSQL; write sqlite:PATH or sqlite::memory:"),
    Bad(
      id: "another scheme", store: "mysql:x",
      sentence: "the store has the unknown scheme \"mysql\"; write sqlite:PATH or sqlite::memory:"),
  ]

  @Test(arguments: bad) func placesThatAreNone(row: Bad) throws {
    let flag = try LinkdProcess.run(["--store", row.store])
    #expect(flag.status == .code(64))
    #expect(flag.errorText == "linkd: \(row.sentence)\n")
    let variable = try LinkdProcess.run(LinkdLaunch(environment: ["LINKD_STORE": row.store]))
    #expect(variable.status == .code(78))
    #expect(variable.errorText == "linkd: \(row.sentence)\n")
    try folder.write(#"{"store":\#(Sample.quoted(row.store))}"#, to: "config.json")
    let file = try LinkdProcess.run(["check", "--config", folder.file("config.json")])
    #expect(file.status == .code(78))
    #expect(file.outputText == "error: \(row.sentence)\n")
  }

  @Test func memoryIsForgotten() throws {
    let launch = LinkdLaunch(["--store", "sqlite::memory:"])
    let first = try LinkdProcess.run(launch, input: Sample.lines([Sample.shorten(1)]))
    let link = try #require(Reply(first.output).result?["shortLink"] as? String)
    let second = try LinkdProcess.run(launch, input: Sample.lines([Sample.resolve(link, id: "1")]))
    #expect(try Reply(second.output).code == 1404)
  }
}
