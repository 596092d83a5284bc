import Foundation
import TestSupport
import Testing

/// A store that cannot be used: UNAVAILABLE with the reason, and all that needs no store goes on.
@Suite(.timeLimit(.minutes(1)))
struct StoreFaultTests {
  private let folder: ScratchFolder
  private var path: String { folder.file("links.db") }

  init() throws {
    folder = try ScratchFolder()
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let prepare: @Sendable (ScratchFolder) throws -> Void

    /// The message, with PATH for the path of the store and FOLDER for its folder.
    let message: String

    /// The message of `check` where that knows more.
    var checkMessage: String?

    var testDescription: String { id }
  }

  private static func makeStore(_ folder: ScratchFolder, links: Int = 1) throws {
    let outcome = try LinkdProcess.run(
      LinkdLaunch(["--store", "sqlite:" + folder.file("links.db")]),
      input: Sample.lines((0..<links).map { Sample.shorten($0) }))
    try #require(outcome.status == .code(0))
  }

  static let rows = [
    Row(
      id: "not a database",
      prepare: { try $0.write(String(repeating: "these are no links\n", count: 100), to: "links.db") },
      message: #"The store "PATH" is not a database (file is not a database); name another file."#),
    Row(
      id: "a folder", prepare: { try $0.makeFolder("links.db") },
      message: #"The store "PATH" cannot be opened: it is a folder or a device; name a file."#),
    Row(
      id: "in a folder that is not there", prepare: { try FileManager.default.removeItem(atPath: $0.path) },
      message: #"The store "PATH" cannot be opened: the folder "FOLDER" does not exist; create it."#),
    Row(
      id: "of another program",
      prepare: { folder in
        let other = try ForeignConnection(folder.file("links.db"))
        try other.execute("PRAGMA application_id = 77; CREATE TABLE t(a)")
      }, message: #"The store "PATH" belongs to another program (application id 77); name another file."#),
    Row(
      id: "of an unknown program",
      prepare: { try ForeignConnection($0.file("links.db")).execute("CREATE TABLE links(a)") },
      message: #"The store "PATH" belongs to another program (application id 0); name another file."#),
    Row(
      id: "of a newer linkd",
      prepare: { folder in
        try makeStore(folder)
        try ForeignConnection(folder.file("links.db")).execute("PRAGMA user_version = 99")
      }, message: #"The store "PATH" was made by a newer linkd (schema 99); use that version or another file."#),
    Row(
      id: "with broken pages",
      prepare: { folder in
        try makeStore(folder, links: 2000)
        var bytes = try folder.contents("links.db")
        for index in 4096..<bytes.count { bytes[index] = 0x5A }
        try folder.write(bytes, to: "links.db")
      }, message: #"The store "PATH" is damaged (database disk image is malformed); restore it from a backup."#,
      checkMessage:
        #"The store "PATH" is damaged (*** in database main *** Page 5: btreeInitPage() returns error code 11); "#
        + "restore it from a backup."),
    Row(
      id: "cut short",
      prepare: { folder in
        try makeStore(folder, links: 2000)
        try folder.write(Array(try folder.contents("links.db").prefix(4096)), to: "links.db")
      }, message: #"The store "PATH" is damaged (database disk image is malformed); restore it from a backup."#),
    Row(
      id: "with a broken header",
      prepare: { folder in
        try makeStore(folder)
        var bytes = try folder.contents("links.db")
        bytes.replaceSubrange(0..<16, with: Array("SQLite format 9\0".utf8))
        try folder.write(bytes, to: "links.db")
      }, message: #"The store "PATH" is not a database (file is not a database); name another file."#),
  ]

  @Test(arguments: rows) func saysWhatIsWrong(row: Row) throws {
    try row.prepare(folder)
    let outcome = try LinkdProcess.run(
      LinkdLaunch(["--store", "sqlite:" + path]),
      input: Sample.lines([
        Sample.build(1), Sample.shorten(2), Sample.resolve("https://example.com/link/abc", id: "3"),
        Sample.resolve(Sample.longLink(4), id: "4"), Sample.build(5),
        "[\(Sample.build(6)),\(Sample.shorten(7)),\(Sample.build(8))]",
        #"{"jsonrpc":"2.0","method":"shorten","params":\#(Sample.info(9))}"#, Sample.request("status", id: "10"),
      ]))
    #expect(outcome.status == .code(0))
    let lines = outcome.lines.map { String(decoding: $0, as: UTF8.self) }
    try #require(lines.count == 7, "\(lines)")
    let message = row.message.replacingOccurrences(of: "PATH", with: path)
      .replacingOccurrences(of: "FOLDER", with: folder.path)
    #expect(outcome.errorText == "linkd: \(message)\n")
    for index in [1, 2] {
      let reply = try Reply(lines[index])
      #expect(reply.code == 1503 && reply.status == "UNAVAILABLE", "\(reply.text)")
      #expect(reply.message == message)
      #expect(reply.id == "\(index + 1)")
    }
    #expect(lines[0] == Sample.built(1))
    #expect(try Reply(lines[3]).result?["link"] as? String == "https://www.example.com/4")
    #expect(lines[4] == Sample.built(5))
    #expect(lines[5].hasPrefix("[" + Sample.built(6) + "," + #"{"jsonrpc":"2.0","id":7,"error":{"code":1503,"#))
    #expect(lines[5].hasSuffix("," + Sample.built(8) + "]"))
    #expect(try Reply(lines[6]).result?["store"] as? String == "sqlite:" + path)

    // What was met before is known to `status`.
    let process = try LinkdProcess(["--store", "sqlite:" + path])
    _ = try process.ask(Sample.shorten(2))
    let warnings = try Reply(process.ask(Sample.request("status", id: "1"))).result?["warning"] as? [String]
    #expect(warnings?.last == message)
    #expect(try process.finish().errorText == "linkd: \(message)\n")

    let check = try LinkdProcess.run(["check", "--store", "sqlite:" + path])
    #expect(check.status == .code(1))
    let found = row.checkMessage?.replacingOccurrences(of: "PATH", with: path) ?? message
    #expect(
      check.outputText == "warning: No domain is configured, so links are made for every https prefix "
        + "and handleRequest serves none of them; list yours under \"domains\".\nerror: \(found)\n")
    let call = try LinkdProcess.run(["call", "shorten", Sample.info(1), "--store", "sqlite:" + path])
    #expect(call.status == .code(1))
    #expect(call.outputText == "")
    let error = try JSONSerialization.jsonObject(with: Data(call.errors)) as? [String: Any]
    #expect(error?["code"] as? Int == 1503)
    #expect(error?["message"] as? String == message)
  }

  @Test func aStoreOfAnotherProgramIsLeftAsItIs() throws {
    try ForeignConnection(path).execute(
      "PRAGMA application_id = 77; CREATE TABLE links(prefix); INSERT INTO links VALUES('x')")
    let before = try folder.contents("links.db")
    _ = try LinkdProcess.run(LinkdLaunch(["--store", "sqlite:" + path]), input: Sample.lines([Sample.shorten(1)]))
    _ = try LinkdProcess.run(["check", "--store", "sqlite:" + path])
    #expect(try folder.contents("links.db") == before)
  }

  @Test func lockedForLongerThanIsWaited() throws {
    try StoreFaultTests.makeStore(folder)
    let other = try ForeignConnection(path)
    try other.execute("BEGIN IMMEDIATE")
    let process = try LinkdProcess(["--store", "sqlite:" + path])
    // Reading is possible meanwhile, and what needs no store at all.
    #expect(try Reply(process.ask(Sample.resolve("https://example.com/link/none", id: "1"))).code == 1404)
    let reply = try Reply(process.ask(Sample.shorten(7)))
    #expect(reply.code == 1503)
    #expect(reply.message == "The store \"\(path)\" is locked by another process (database is locked); try again.")
    #expect(try process.ask(Sample.build(2)) == Array(Sample.built(2).utf8))
    try other.execute("COMMIT")
    #expect(try Reply(process.ask(Sample.shorten(7))).result?["created"] as? Bool == true)
    let outcome = try process.finish()
    #expect(outcome.status == .code(0))
    #expect(
      outcome.errorText == "linkd: \(reply.message ?? "")\nlinkd: The store \"\(path)\" can be used again.\n")
  }

  @Test func aLockThatIsLetGoIsWaitedFor() throws {
    try StoreFaultTests.makeStore(folder)
    let other = try ForeignConnection(path)
    try other.execute("BEGIN IMMEDIATE")
    let process = try LinkdProcess(["--store", "sqlite:" + path])
    try process.write(Sample.shorten(7) + "\n")
    try process.waitUntilInputIsTaken()
    try other.execute("COMMIT")
    #expect(try Reply(process.readLine()).result?["created"] as? Bool == true)
    #expect(try process.finish().status == .code(0))
  }

  @Test(.enabled(if: Permissions.canBeRefused, "nothing can be forbidden to this user"))
  func readOnly() throws {
    try StoreFaultTests.makeStore(folder)
    let link = try ForeignConnection(path).value("SELECT suffix FROM links")
    chmod(path, 0o444)
    var launch = LinkdLaunch(["--store", "sqlite:" + path])
    launch.launcher = Permissions.launcher
    let outcome = try LinkdProcess.run(
      launch,
      input: Sample.lines([
        Sample.resolve("https://example.com/link/\(link)", id: "1"), Sample.shorten(2), Sample.build(3),
      ]))
    let lines = outcome.lines
    try #require(lines.count == 3)
    #expect(try Reply(lines[0]).result?["longDynamicLink"] as? String == Sample.longLink(0))
    let reply = try Reply(lines[1])
    #expect(reply.code == 1503)
    #expect(
      reply.message
        == "The store \"\(path)\" cannot be written: user \(geteuid()) may not write the file \"\(path)\"; "
        + "allow it with chown or chmod.",
      "\(reply.text)")
    #expect(lines[2] == Array(Sample.built(3).utf8))
  }

  @Test(.enabled(if: Permissions.canBeRefused, "nothing can be forbidden to this user"))
  func inAFolderThatCannotBeWritten() throws {
    chmod(folder.path, 0o555)
    defer { chmod(folder.path, 0o755) }
    var launch = LinkdLaunch(["--store", "sqlite:" + path])
    launch.launcher = Permissions.launcher
    let outcome = try LinkdProcess.run(launch, input: Sample.lines([Sample.shorten(2), Sample.build(3)]))
    let lines = outcome.lines
    try #require(lines.count == 2)
    let reply = try Reply(lines[0])
    #expect(reply.code == 1503)
    #expect(
      reply.message
        == "The store \"\(path)\" cannot be opened: user \(geteuid()) may not write in the folder \"\(folder.path)\"; "
        + "allow it with chown or chmod.",
      "\(reply.text)")
    #expect(lines[1] == Array(Sample.built(3).utf8))
  }

  @Test(.enabled(if: Permissions.canBeRefused, "nothing can be forbidden to this user"))
  func inAFolderThatCannotBeEntered() throws {
    try StoreFaultTests.makeStore(folder)
    chmod(folder.path, 0o600)
    defer { chmod(folder.path, 0o755) }
    var launch = LinkdLaunch(["--store", "sqlite:" + path])
    launch.launcher = Permissions.launcher
    let outcome = try LinkdProcess.run(launch, input: Sample.lines([Sample.shorten(2)]))
    let message =
      "The store \"\(path)\" cannot be opened: user \(geteuid()) may not enter the folder \"\(folder.path)\"; "
      + "allow it with chmod or chown."
    #expect(try outcome.lines.map { try Reply($0).message } == [message])
    #expect(outcome.errorText == "linkd: \(message)\n")
  }

  @Test(.enabled(if: Permissions.canMount, "this user may not mount a small file system"))
  func onAFileSystemThatIsMountedReadOnly() throws {
    var launch = LinkdLaunch(["--store", "sqlite:" + path])
    launch.launcher = Permissions.mounting + ["mount -t tmpfs -o ro tmpfs '\(folder.path)' && exec \"$0\" \"$@\""]
    let outcome = try LinkdProcess.run(launch, input: Sample.lines([Sample.shorten(2)]))
    let message =
      "The store \"\(path)\" cannot be opened: the folder \"\(folder.path)\" is on a file system that is mounted "
      + "read-only; mount it for writing."
    #expect(try outcome.lines.map { try Reply($0).message } == [message])
    #expect(outcome.errorText == "linkd: \(message)\n")
  }

  @Test func filesThatMayNotGrow() throws {
    // In units of 512 bytes.
    let launcher = ["/bin/sh", "-c", "ulimit -f 4000; exec \"$0\" \"$@\""]
    let links = try fill(launcher, "The store \"\(path)\" could not be read or written (disk I/O error).")
    try Store.expect(links, in: path)
  }

  @Test(.enabled(if: Permissions.canMount, "this user may not mount a small file system"))
  func fullDisk() throws {
    // The file system is seen by this process alone and goes with it.
    let launcher = Permissions.mounting + ["mount -t tmpfs -o size=2m tmpfs '\(folder.path)' && exec \"$0\" \"$@\""]
    _ = try fill(launcher, "The store \"\(path)\" is full (database or disk is full); free disk space.")
  }

  /// Makes links until there is no room for more; what was answered before is kept, and all else goes on.
  private func fill(_ launcher: [String], _ message: String) throws -> [String] {
    var launch = LinkdLaunch(["--store", "sqlite:" + path])
    launch.launcher = launcher
    let process = try LinkdProcess(launch)
    var links: [String] = []
    var fault: Reply?
    while fault == nil, links.count < 20_000 {
      let reply = try Reply(process.ask(Sample.shorten(links.count)))
      if let link = reply.result?["shortLink"] as? String { links.append(link) } else { fault = reply }
    }
    #expect(fault?.code == 1503)
    #expect(fault?.message == message)
    #expect(links.count > 50)
    #expect(try process.ask(Sample.build(2)) == Array(Sample.built(2).utf8))
    for number in [0, links.count - 1] {
      let found = try Reply(process.ask(Sample.resolve(links[number], id: "3")))
      #expect(found.result?["longDynamicLink"] as? String == Sample.longLink(number), "\(found.text)")
    }
    #expect(try process.finish().status == .code(0))
    return links
  }

  @Test func deletedWhileItIsOpen() throws {
    let process = try LinkdProcess(["--store", "sqlite:" + path])
    let link = try #require(Reply(process.ask(Sample.shorten(1))).result?["shortLink"] as? String)
    for name in ["links.db", "links.db-wal", "links.db-shm"] {
      try? FileManager.default.removeItem(atPath: folder.file(name))
    }
    let message =
      "The store \"\(path)\" was removed or replaced while it was open; start linkd again to use what is there now."
    for line in [Sample.shorten(2), Sample.resolve(link, id: "2"), Sample.shorten(2)] {
      let reply = try Reply(process.ask(line))
      #expect(reply.code == 1503)
      #expect(reply.message == message)
    }
    #expect(try process.ask(Sample.build(2)) == Array(Sample.built(2).utf8))
    // An empty store in place of one with links would be a silent loss.
    #expect(!folder.exists("links.db"))
    #expect(try process.finish().status == .code(0))
  }
  /// Somebody tidies up beside a database that two processes have open: every link that was answered is there.
  @Test(arguments: [["links.db-wal"], ["links.db-shm"], ["links.db-wal", "links.db-shm"]], [true, false])
  func companionsDeletedWhileItIsOpen(_ names: [String], _ isKilled: Bool) throws {
    let processes = try [0, 1].map { _ in try LinkdProcess(["--store", "sqlite:" + path]) }
    var links: [String] = []
    func shorten(_ process: LinkdProcess) throws {
      let reply = try Reply(process.ask(Sample.shorten(links.count)))
      links.append(try #require(reply.result?["shortLink"] as? String, "\(reply.text)"))
    }
    for process in processes { try shorten(process) }
    for name in names { try FileManager.default.removeItem(atPath: folder.file(name)) }
    for _ in 0..<3 {
      for process in processes { try shorten(process) }
    }
    for process in processes {
      let reply = try Reply(process.ask(Sample.resolve(links[links.count - 1], id: "1")))
      #expect(reply.result?["longDynamicLink"] as? String == Sample.longLink(links.count - 1), "\(reply.text)")
    }
    for process in processes {
      if isKilled {
        process.send(signal: SIGKILL)
        _ = try process.waitForEnd()
      } else {
        #expect(try process.finish().status == .code(0))
      }
    }
    try Store.expect(links, in: path)
  }
}
