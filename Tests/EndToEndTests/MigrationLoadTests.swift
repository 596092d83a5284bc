import Foundation
import TestSupport
import Testing

/// Many links, other processes, and processes that die.
@Suite(.timeLimit(.minutes(3)))
struct MigrationLoadTests {
  private let folder: ScratchFolder
  private var store: [String] { ["--store", "sqlite:" + folder.file("links.db")] }

  init() throws {
    folder = try ScratchFolder()
  }

  /// A row that was reported is in the store, whatever happens afterwards, and a rerun brings the rest.
  @Test func killedInTheMiddle() throws {
    let count = 60_000
    try folder.write(MigrationSample.file(0..<count), to: "in.csv")
    let process = try LinkdProcess(["import", folder.file("in.csv")] + store)
    var output = try process.readLines(10)
    process.send(signal: SIGKILL)
    output += try process.waitForEnd().output
    let reported = Bytes.count(of: 0x0A, in: output)
    #expect((10..<count).contains(reported))

    let outcome = try LinkdProcess.run(LinkdLaunch(["import", folder.file("in.csv")] + store))
    #expect(outcome.status == .code(0))
    let whole = MigrationSample.lines(0..<reported, "unchanged")
    #expect(Bytes.areEqual(Array(outcome.output.prefix(whole.count)), whole))
    #expect(Bytes.count(of: 0x0A, in: outcome.output) == count)
    #expect(try LinkdProcess.run(["check"] + store).status == .code(0))
    #expect(try ForeignConnection(folder.file("links.db")).value("SELECT count(*) FROM links") == "\(count)")
  }

  /// Memory depends on neither the rows of a file nor the links of a store.
  @Test func memoryIsBounded() throws {
    let count = 120_000
    let process = try LinkdProcess(["import", "-"] + store)
    process.queue(MigrationSample.file(0..<count))
    // The last rows wait for more.
    _ = try process.readLines(count - 20_000)
    if let peak = process.peakMemory { #expect(peak < 100 << 20, "\(peak >> 20) MiB") }
    #expect(try process.finish().status == .code(0))

    let export = try LinkdProcess(["export"] + store)
    _ = try export.readLines(count - 20_000)
    if let peak = export.peakMemory { #expect(peak < 40 << 20, "\(peak >> 20) MiB") }
    #expect(try export.finish().status == .code(0))
  }

  /// A file without any line end, and one quote that swallows everything, are no reason to fill memory either.
  @Test(arguments: ["a", "\"", ",", "\n"]) func memoryIsBoundedOnAnything(_ unit: String) throws {
    let process = try LinkdProcess(["import", "-"] + store)
    process.queue(
      Array(MigrationSample.header.utf8) + Array(String(repeating: unit, count: 60_000_000 / unit.utf8.count).utf8))
    try process.write(Array(("\n" + MigrationSample.row(1)).utf8))
    try process.waitUntilInputIsTaken()
    if let peak = process.peakMemory { #expect(peak < 100 << 20, "\(peak >> 20) MiB") }
    let outcome = try process.finish()
    #expect(outcome.status == .code(0))
    #expect(outcome.outputText.contains(#""outcome":"created","shortLink":"https://go.example.com/l/n1x""#))
  }

  /// Rows that are known to be broken only at the end of the file are reported bit by bit.
  @Test func memoryIsBoundedOnManyBrokenRows() throws {
    let count = 400_000
    let process = try LinkdProcess(["import", "-"] + store)
    process.queue(Array(("Short link,link\n" + String(repeating: "x\",\"\n", count: count)).utf8))
    try process.write([])
    process.closeInput()
    _ = try process.readLines(count - 20_000)
    if let peak = process.peakMemory { #expect(peak < 60 << 20, "\(peak >> 20) MiB") }
    let outcome = try process.waitForEnd()
    #expect(outcome.status == .code(0))
    #expect(Bytes.count(of: 0x0A, in: outcome.output) == 20_000)
  }

  struct LongRows: Sendable, CustomTestStringConvertible {
    let id: String
    let suffix: String
    let link: String
    let outcome: String
    var testDescription: String { id }
  }

  private static let long = String(repeating: "e", count: 60_000)

  static let longRows = [
    LongRows(id: "long suffixes", suffix: long, link: "https://www.example.com/", outcome: "created"),
    LongRows(id: "long suffixes of refused links", suffix: long, link: "javascript:x", outcome: "error"),
    LongRows(id: "long links", suffix: "x", link: "https://www.example.com/" + long, outcome: "created"),
    LongRows(id: "short links in the place of long ones", suffix: "y", link: "https://a.example/", outcome: "conflict"),
  ]

  /// Whatever is long in a row or in the link that is there: no 16,384 of them are in memory at once.
  @Test(arguments: longRows, [false, true]) func memoryIsBoundedOnLongRows(_ row: LongRows, isDryRun: Bool) throws {
    let count = 3_000
    let header = Array("Short link,link\n".utf8)
    let isConflict = row.outcome == "conflict"
    if isConflict {
      let process = try LinkdProcess(["import", "-"] + store)
      process.queue(header)
      for number in 0..<count {
        process.queue(Array("https://a.example/l/n\(number)\(row.suffix),https://b.example/\(Self.long)\n".utf8))
      }
      #expect(try process.finish().status == .code(0))
    }
    let process = try LinkdProcess(["import", "-"] + (isDryRun ? ["--dry-run"] : []) + store)
    process.queue(header)
    // Short rows are kept back until there are 16,384 of them.
    let rounds = isConflict ? 6 : 1
    for _ in 0..<rounds {
      for number in 0..<count {
        process.queue(Array("https://a.example/l/n\(number)\(row.suffix),\(row.link)\n".utf8))
      }
    }
    // The last rows wait for more.
    let lines = try process.readLines(isConflict ? 16_384 : count - 1_000)
    if let peak = process.peakMemory { #expect(peak < 110 << 20, "\(peak >> 20) MiB") }
    let outcome = try process.finish()
    #expect(outcome.status == .code(0))
    let output = lines + outcome.output
    #expect(Bytes.count(of: 0x0A, in: output) == rounds * count)
    #expect(output.starts(with: Array(#"{"line":2,"outcome":"\#(row.outcome)""#.utf8)))
  }

  /// A server on the same store goes on writing and reading while links are imported and exported.
  @Test func aServerIsNotHeldUp() throws {
    let count = 40_000
    try folder.write(MigrationSample.file(0..<count), to: "in.csv")
    let server = try LinkdProcess(store)
    #expect(try Reply(try server.ask(Sample.shorten(0))).result?["created"] as? Bool == true)
    var launch = LinkdLaunch(["import", folder.file("in.csv")] + store)
    launch.output = .file(folder.file("out"))
    let importing = try LinkdProcess(launch)
    var made = 1
    while !importing.hasEnded {
      #expect(try Reply(try server.ask(Sample.shorten(made))).result?["created"] as? Bool == true)
      made += 1
    }
    #expect(try importing.waitForEnd().status == .code(0))
    launch = LinkdLaunch(["export"] + store)
    launch.output = .file(folder.file("out.csv"))
    let exporting = try LinkdProcess(launch)
    while !exporting.hasEnded {
      #expect(try Reply(try server.ask(Sample.shorten(made))).result?["created"] as? Bool == true)
      made += 1
    }
    #expect(try exporting.waitForEnd().status == .code(0))
    #expect(try server.finish().status == .code(0))
    #expect(made > 3)
    let lines = Bytes.count(of: 0x0A, in: try folder.contents("out.csv"))
    #expect((count + 2...count + 1 + made).contains(lines))
  }
}
