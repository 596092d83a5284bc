import Foundation
import TestSupport
import Testing

/// Links come from a file and go to a file.
@Suite(.timeLimit(.minutes(2)))
struct MigrationTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func run(_ arguments: String..., store: String = "links.db", input: [UInt8] = []) throws -> LinkdOutcome {
    try LinkdProcess.run(LinkdLaunch(arguments + ["--store", "sqlite:" + folder.file(store)]), input: input)
  }

  private func importFile(_ bytes: [UInt8], _ more: String..., store: String = "links.db") throws -> LinkdOutcome {
    try folder.write(bytes, to: "in.csv")
    let arguments = ["import", folder.file("in.csv"), "--store", "sqlite:" + folder.file(store)]
    return try LinkdProcess.run(LinkdLaunch(arguments + more))
  }

  // MARK: There and back

  @Test func importExportAndImport() throws {
    let first = try importFile(MigrationSample.file(0..<500))
    #expect(first.status == .code(0))
    #expect(Bytes.areEqual(first.output, MigrationSample.lines(0..<500)))
    // Only what is worth a look is said, and no progress where nobody looks.
    #expect(first.errorText.hasPrefix(MigrationSample.note) && first.errorText.split(separator: "\n").count == 1)

    let exported = try run("export")
    #expect(exported.status == .code(0))
    #expect(exported.errorText == "")
    #expect(Bytes.count(of: 0x0A, in: exported.output) == 501)

    let second = try importFile(exported.output, store: "second.db")
    #expect(second.status == .code(0))
    #expect(second.errorText == "")
    #expect(second.lines.count == 500)
    #expect(Bytes.areEqual(try run("export", store: "second.db").output, exported.output))

    let again = try importFile(MigrationSample.file(0..<500))
    #expect(again.status == .code(0))
    #expect(Bytes.areEqual(again.output, MigrationSample.lines(0..<500, "unchanged")))
    #expect(Bytes.areEqual(try run("export").output, exported.output))
    #expect(try run("check").status == .code(0))
  }

  /// All columns of the two databases are the same, those that no file shows among them.
  @Test func theSecondStoreIsEqual() throws {
    _ = try importFile(MigrationSample.file(0..<2000))
    _ = try importFile(try run("export").output, store: "second.db")
    let connection = try ForeignConnection(folder.file("links.db"))
    try connection.execute("ATTACH '\(folder.file("second.db"))' AS second")
    let columns = "prefix, suffix, long_link, reuse_key, option, state, created_at, expire_at, name, tags"
    for (one, other) in [("main", "second"), ("second", "main")] {
      let sql =
        "SELECT count(*) FROM (SELECT \(columns) FROM \(one).links EXCEPT SELECT \(columns) FROM \(other).links)"
      #expect(try connection.value(sql) == "0")
    }
    #expect(try connection.value("SELECT count(*) FROM second.links") == "2000")
  }

  @Test func standardInputIsAFileToo() throws {
    let outcome = try run("import", "-", input: MigrationSample.file(0..<3))
    #expect(outcome.status == .code(0))
    #expect(Bytes.areEqual(outcome.output, MigrationSample.lines(0..<3)))
  }

  @Test func importedLinksAreServed() throws {
    _ = try importFile(MigrationSample.file(0..<11))
    let requests = [MigrationSample.shortLink(1), MigrationSample.shortLink(10)].enumerated().map {
      Sample.resolve($1, id: "\($0)")
    }
    let outcome = try LinkdProcess.run(
      LinkdLaunch(["--store", "sqlite:" + folder.file("links.db")]), input: Sample.lines(requests))
    let replies = try outcome.lines.map { try Reply($0) }
    #expect(replies.first?.result?["link"] as? String == "https://www.example.com/1")
    #expect(replies.last?.status == "FAILED_PRECONDITION")
  }

  // MARK: Rows that are refused

  @Test func oneBadRowStopsNothing() throws {
    let text =
      MigrationSample.header + MigrationSample.row(1) + "nonsense\r\n" + "a,\"b\r\n" + MigrationSample.row(2)
      + "\u{E9}\r\n"
    var bytes = Array(text.utf8)
    bytes += [0xFF, 0xFE, 0x2C, 0x2C, 0x2C, 0x2C, 0x0A] + Array(MigrationSample.row(3).utf8)
    let outcome = try importFile(bytes)
    #expect(outcome.status == .code(0))
    let found = outcome.lines.map { String(decoding: $0, as: UTF8.self).prefix { $0 != "," } + "" }
    #expect(
      found == [
        "{\"line\":2", "{\"line\":3", "{\"line\":4", "{\"line\":5", "{\"line\":6", "{\"line\":7", "{\"line\":8",
      ])
    #expect(outcome.outputText.components(separatedBy: "\"created\"").count == 4)
    #expect(
      outcome.errorText.hasSuffix(
        "\nlinkd: 7 rows: 3 created, 0 unchanged, 0 in conflict, 0 skipped, 4 in error\n"))
  }

  @Test func optionsOfAnImport() throws {
    let outcome = try importFile(
      MigrationSample.file(10..<12), "--archived", "skip", "--map", "https://go.example.com/l=x.page.link",
      "--map=y.page.link=z.page.link")
    #expect(outcome.status == .code(0))
    #expect(
      outcome.outputText
        == #"{"line":2,"outcome":"skipped","shortLink":"https://x.page.link/n10x","reason":"The link is archived, and archived links are skipped."}"#
        + "\n" + #"{"line":3,"outcome":"created","shortLink":"https://x.page.link/n11x"}"# + "\n")
    #expect(
      outcome.errorText.hasSuffix("\nlinkd: --map: no short link of the file is under \"https://y.page.link\"\n"))
    #expect(outcome.errorText.components(separatedBy: "--map").count == 2)
  }

  @Test func whatAFileCannotSayIsTold() throws {
    let requests = [
      Sample.request(
        "shorten", id: "1", #"{"longDynamicLink":\#(Sample.quoted(Sample.longLink(1))),"tags":["a"],"name":"N"}"#)
    ]
    _ = try LinkdProcess.run(
      LinkdLaunch(["--store", "sqlite:" + folder.file("links.db")]), input: Sample.lines(requests))
    let outcome = try run("export")
    #expect(outcome.status == .code(0))
    #expect(outcome.lines.count == 2)
    #expect(outcome.errorText == "linkd: the file has no column for the tags of 1 link\n")
  }

  // MARK: Dry runs

  @Test func aDryRunMakesNoStore() throws {
    let outcome = try importFile(MigrationSample.file(0..<20), "--dry-run")
    #expect(outcome.status == .code(0))
    #expect(Bytes.areEqual(outcome.output, MigrationSample.lines(0..<20)))
    #expect(!folder.exists("links.db"))
  }

  @Test func aDryRunChangesNoStore() throws {
    _ = try importFile(MigrationSample.file(0..<20))
    let before = try folder.contents("links.db")
    let dry = try importFile(MigrationSample.file(0..<40), "--dry-run")
    #expect(dry.status == .code(0))
    #expect(
      dry.outputText
        == String(decoding: MigrationSample.lines(0..<20, "unchanged"), as: UTF8.self)
        + String(decoding: MigrationSample.lines(0..<40), as: UTF8.self).split(separator: "\n").suffix(20)
        .map { $0 + "\n" }.joined())
    #expect(Bytes.areEqual(try folder.contents("links.db"), before))
    let real = try importFile(MigrationSample.file(0..<40))
    #expect(Bytes.areEqual(real.output, dry.output))
  }

  // MARK: Files and stores that fail

  @Test func filesThatCannotBeRead() throws {
    try folder.write("Short link,Name\n", to: "other.csv")
    try folder.write("", to: "empty.csv")
    let rows = [
      ("missing.csv", "cannot be read: No such file or directory"), ("", "cannot be read: Is a directory"),
      ("empty.csv", "is empty"),
      (
        "other.csv",
        #"has 2 columns and none named "Deep link"; columns are separated by commas, and the first row names them"#
      ),
    ]
    for (name, reason) in rows {
      let path = folder.file(name)
      let outcome = try run("import", path)
      #expect(outcome.status == .code(66))
      #expect(outcome.output == [])
      #expect(outcome.errorText == "linkd: the file \"\(path)\" \(reason)\n")
    }
  }

  @Test func storesThatCannotBeUsed() throws {
    try folder.write("This is no database, and long enough to be looked at.", to: "text.db")
    for arguments in [["import", folder.file("in.csv")], ["import", folder.file("in.csv"), "--dry-run"], ["export"]] {
      try folder.write(MigrationSample.file(0..<3), to: "in.csv")
      let outcome = try LinkdProcess.run(LinkdLaunch(arguments + ["--store", "sqlite:" + folder.file("text.db")]))
      #expect(outcome.status == .code(69))
      #expect(outcome.output == [])
      #expect(outcome.errorText.hasPrefix("linkd: The store \"\(folder.file("text.db"))\" is not a database"))
    }
  }

  /// A store whose name was misspelt is not made, and no empty file looks like all there is.
  @Test func aStoreThatIsNotThereIsNotExported() throws {
    let outcome = try run("export", store: "lnks.db")
    #expect(outcome.status == .code(69))
    #expect(outcome.output == [])
    #expect(outcome.errorText == "linkd: there is no store \"sqlite:\(folder.file("lnks.db"))\"; check its name\n")
    #expect(!folder.exists("lnks.db"))
  }

  @Test func aReaderThatLeavesIsNoCrash() throws {
    try folder.write(MigrationSample.file(0..<20_000), to: "in.csv")
    for arguments in [["import", folder.file("in.csv")], ["export"]] {
      let output = try Pipe.make()
      close(output.readEnd)
      defer { close(output.writeEnd) }
      var launch = LinkdLaunch(arguments + ["--store", "sqlite:" + folder.file("links.db")])
      launch.output = .descriptor(output.writeEnd)
      let outcome = try LinkdProcess.run(launch)
      #expect(outcome.status == .code(74))
      #expect(outcome.errorText.hasSuffix("linkd: standard output cannot be written\n"))
    }
  }

  // MARK: People

  @Test func progressIsForTerminals() throws {
    let terminal = try Terminal.open()
    defer { terminal.close() }
    try folder.write(MigrationSample.file(0..<20), to: "in.csv")
    var launch = LinkdLaunch(["import", folder.file("in.csv"), "--store", "sqlite:" + folder.file("links.db")])
    launch.errors = .descriptor(terminal.descriptor)
    let outcome = try LinkdProcess.run(launch)
    #expect(outcome.status == .code(0))
    #expect(Bytes.areEqual(outcome.output, MigrationSample.lines(0..<20)))
    let text = try terminal.shown()
    #expect(text.contains("rows, "))
    #expect(text.contains(" %"))
    #expect(text.contains("\r\u{1B}[Klinkd: 20 rows: 20 created, 0 unchanged, 0 in conflict, 0 skipped, 0 in error"))
  }
}
