import Foundation
import LinkStore
import TestSupport
import Testing

/// What happens when the file, or others at the file, do not play along: a fault that says so, no loss, and work goes
/// on when the cause is gone.
@Suite(.timeLimit(.minutes(1)))
struct SQLiteFaultTests {
  private static let name = "links.sqlite"

  private let directory: ScratchFolder

  init() throws {
    directory = try ScratchFolder()
  }

  // MARK: Cannot be opened

  @Test
  func aDirectoryIsNoDatabase() throws {
    try FileManager.default.createDirectory(atPath: directory.file(Self.name), withIntermediateDirectories: false)
    try expectFault(.cannotOpen)
  }

  @Test
  func aPipeIsNoDatabase() throws {
    try #require(mkfifo(directory.file(Self.name), 0o600) == 0)
    try expectFault(.cannotOpen)
  }

  @Test
  func aMissingDirectoryMayComeLater() throws {
    let store = SQLiteStore(location: directory.location("later/links.sqlite"), random: SystemRandomSource())
    defer { store.close() }
    #expect(store.perform([.find(LinkSamples.key("a"))]).first?.fault?.code == .cannotOpen)
    #expect(!directory.exists("later"))
    try FileManager.default.createDirectory(atPath: directory.file("later"), withIntermediateDirectories: false)
    #expect(store.perform([.create(LinkSamples.new())]).first?.created != nil)
  }

  @Test
  func aFileInPlaceOfTheDirectoryIsReported() throws {
    try directory.write([1], to: "data")
    let place = try StoreLocation.standard(dataHome: Array(directory.file("data").utf8), home: nil, platform: .xdg)
    let store = SQLiteStore(location: place, random: SystemRandomSource())
    let fault = try #require(store.perform([.find(LinkSamples.key("a"))]).first?.fault)
    #expect(fault.code == .cannotOpen)
    #expect(fault.systemCode == Int(ENOTDIR))
    #expect(fault.path == Array(directory.file("data/linkd/links.sqlite").utf8))
  }

  @Test
  func sharedMemoryThatCannotBeMadeIsReported() throws {
    try FileManager.default.createDirectory(
      atPath: directory.file(Self.name + "-shm"),
      withIntermediateDirectories: false
    )
    try expectFault(.noWriteAheadLog)
  }

  // MARK: Not ours

  @Test
  func anotherFileIsLeftAlone() throws {
    let text = Array(repeating: Array("This is a letter to a friend.\n".utf8), count: 200).flatMap { $0 }
    try directory.write(text, to: Self.name)
    try expectFault(.notADatabase)
    #expect(try directory.contents(Self.name) == text)
  }

  @Test
  func aDatabaseOfAnotherProgramIsLeftAlone() throws {
    try makeDatabase("PRAGMA application_id = 42; CREATE TABLE links(a)")
    let before = try directory.contents(Self.name)
    try expectFault(.foreign(applicationID: 42))
    #expect(try directory.contents(Self.name) == before)
  }

  @Test
  func aDatabaseWithTablesAndNoOwnerIsLeftAlone() throws {
    try makeDatabase("CREATE TABLE notes(a)")
    let before = try directory.contents(Self.name)
    try expectFault(.foreign(applicationID: 0))
    #expect(try directory.contents(Self.name) == before)
  }

  @Test
  func aNewerSchemaIsLeftAlone() throws {
    _ = try makeLink()
    try makeDatabase("PRAGMA user_version = 99")
    let before = try directory.contents(Self.name)
    try expectFault(.tooNew(schemaVersion: 99))
    #expect(try directory.contents(Self.name) == before)
  }

  @Test(arguments: ["DROP TABLE links", "PRAGMA user_version = 0", "PRAGMA user_version = -1"])
  func ourDatabaseWithoutOurTablesIsDamaged(_ sql: String) throws {
    _ = try makeLink()
    try makeDatabase(sql)
    try expectFault(.damaged)
  }

  // MARK: Damaged

  @Test
  func aBrokenHeaderIsReportedAndMayBeMended() throws {
    let link = try makeLink()
    let sound = try directory.contents(Self.name)
    try directory.write([0xFF] + sound.dropFirst(), to: Self.name)
    let store = self.store()
    defer { store.close() }
    #expect(
      store.perform([.find(link.key), .create(LinkSamples.new())]).map { $0.fault?.code } == [
        .notADatabase, .notADatabase,
      ]
    )
    try directory.write(sound, to: Self.name)
    #expect(store.perform([.find(link.key)]) == [.found(link)])
  }

  @Test
  func brokenPagesAreReportedAndMayBeMended() throws {
    let link = try makeLink()
    let sound = try directory.contents(Self.name)
    var broken = sound
    for offset in 4096..<broken.count { broken[offset] = 0xA5 }
    try directory.write(broken, to: Self.name)
    let store = self.store()
    defer { store.close() }
    let outcomes = store.perform([.find(link.key), .create(LinkSamples.custom("x")), .find(link.key)])
    #expect(outcomes.map { $0.fault?.code } == [.damaged, .damaged, .damaged])
    #expect(throws: StoreFault.self) { try store.checkHealth() }
    try directory.write(sound, to: Self.name)
    #expect(store.perform([.find(link.key)]) == [.found(link)])
    try store.checkHealth()
  }

  @Test
  func aTruncatedFileIsReported() throws {
    let link = try makeLink()
    try directory.write(Array(try directory.contents(Self.name).prefix(4096)), to: Self.name)
    let store = self.store()
    defer { store.close() }
    #expect(store.perform([.find(link.key)]).first?.fault?.code == .damaged)
  }

  @Test
  func valuesThatTheTableForbidsAreReported() throws {
    let link = try makeLink()
    try makeDatabase("PRAGMA ignore_check_constraints = ON; UPDATE links SET state = 9")
    let store = self.store()
    defer { store.close() }
    #expect(store.perform([.find(link.key)]).first?.fault?.code == .damaged)
    #expect(throws: StoreFault.self) { try store.checkHealth() }
  }

  // MARK: Locked

  @Test
  func aHeldLockFailsWritesAndNotReads() throws {
    let link = try makeLink()
    let store = self.store { $0.busyDeadline = .milliseconds(20) }
    defer { store.close() }
    let raw = try ForeignConnection(directory.file(Self.name))
    try raw.execute("BEGIN IMMEDIATE")
    let outcomes = store.perform([.find(link.key), .create(LinkSamples.custom("x")), .find(link.key)])
    try #require(outcomes.count == 3)
    #expect(outcomes[0] == .found(link))
    #expect(outcomes[1].fault?.code == .busy)
    #expect(outcomes[2] == .found(link))
    #expect(throws: StoreFault.self) { try store.checkHealth() }
    try raw.execute("COMMIT")
    #expect(store.perform([.create(LinkSamples.custom("x"))]).first?.created != nil)
  }

  /// Ten thousand waits for the deadline would take more than the time limit of this suite.
  @Test
  func aHeldLockIsWaitedForOnceInAGroup() throws {
    let link = try makeLink()
    let store = self.store { $0.busyDeadline = .milliseconds(20) }
    defer { store.close() }
    let raw = try ForeignConnection(directory.file(Self.name))
    try raw.execute("BEGIN IMMEDIATE")
    let outcomes = store.perform(
      (0..<10_000).flatMap { number -> [StoreOperation] in
        [.create(LinkSamples.custom("n\(number)")), .find(link.key)]
      }
    )
    #expect(outcomes.filter { $0.fault?.code == .busy }.count == 10_000)
    #expect(outcomes.filter { $0 == .found(link) }.count == 10_000)
  }

  /// The same for reads, which only a file without the write-ahead log can keep waiting.
  @Test
  func anExclusiveLockIsWaitedForOnceInAGroup() throws {
    let link = try makeLink()
    let raw = try ForeignConnection(directory.file(Self.name))
    #expect(try raw.value("PRAGMA journal_mode = DELETE") == "delete")
    let store = self.store {
      $0.busyDeadline = .milliseconds(20)
      $0.isReadOnly = true
    }
    defer { store.close() }
    #expect(store.perform([.find(link.key)]) == [.found(link)])
    try raw.execute("BEGIN EXCLUSIVE")
    let outcomes = store.perform(Array(repeating: .find(link.key), count: 10_000))
    #expect(outcomes.filter { $0.fault?.code == .busy }.count == 10_000)
    try raw.execute("COMMIT")
    #expect(store.perform([.find(link.key)]) == [.found(link)])
  }

  @Test
  func aFileThatIsHeldExclusivelyIsBusy() throws {
    try makeDatabase("CREATE TABLE x(a); DROP TABLE x")
    let raw = try ForeignConnection(directory.file(Self.name))
    try raw.execute("BEGIN EXCLUSIVE")
    let store = self.store { $0.busyDeadline = .milliseconds(20) }
    defer { store.close() }
    #expect(store.perform([.find(LinkSamples.key("a"))]).first?.fault?.code == .busy)
    try raw.execute("COMMIT")
    #expect(store.perform([.find(LinkSamples.key("a"))]) == [.missing])
  }

  // MARK: Read-only and full

  @Test
  func aReadOnlyDatabaseIsReadAndNotWritten() throws {
    let link = try makeLink()
    let store = self.store { $0.isReadOnly = true }
    defer { store.close() }
    for _ in 0..<2 {
      let outcomes = store.perform([.find(link.key), .create(LinkSamples.custom("x")), .find(link.key)])
      try #require(outcomes.count == 3)
      #expect(outcomes[0] == .found(link))
      #expect(outcomes[1].fault?.code == .readOnly)
      #expect(outcomes[2] == .found(link))
    }
    #expect(throws: StoreFault.self) { try store.checkHealth() }
  }

  @Test
  func anEmptyFileThatIsReadOnlyCannotBecomeADatabase() throws {
    try directory.write([], to: Self.name)
    let store = self.store { $0.isReadOnly = true }
    defer { store.close() }
    #expect(store.perform([.find(LinkSamples.key("a"))]).first?.fault?.code == .readOnly)
  }

  @Test(.enabled(if: geteuid() != 0, "root writes to everything"))
  func permissionsThatForbidWritingMakeItReadOnlyUntilTheyAllowIt() throws {
    let link = try makeLink()
    try #require(chmod(directory.file(Self.name), 0o400) == 0)
    let store = self.store()
    defer { store.close() }
    let outcomes = store.perform([.find(link.key), .create(LinkSamples.custom("x"))])
    #expect(outcomes.first == .found(link))
    #expect(outcomes.last?.fault?.code == .readOnly)
    try #require(chmod(directory.file(Self.name), 0o600) == 0)
    #expect(store.perform([.create(LinkSamples.custom("x"))]).first?.created != nil)
  }

  @Test(.enabled(if: geteuid() != 0, "root writes to everything"))
  func aDirectoryThatForbidsWritingHasNoPlaceForTheLog() throws {
    let link = try makeLink()
    try #require(chmod(directory.path, 0o500) == 0)
    try expectFault(.noWriteAheadLog)
    try #require(chmod(directory.path, 0o700) == 0)
    let store = self.store()
    defer { store.close() }
    #expect(store.perform([.find(link.key)]) == [.found(link)])
  }

  @Test
  func aFullDatabaseKeepsWhatItAccepted() throws {
    let store = self.store { $0.maximumPageCount = 16 }
    let content = String(repeating: "x", count: 1500)
    let operations = (0..<100).map { StoreOperation.create(LinkSamples.custom("n\($0)", content: content)) }
    let outcomes = store.perform(operations)
    #expect(Set(outcomes.compactMap { $0.fault?.code }) == [.full])
    let found = store.perform((0..<100).map { .find(LinkSamples.key("n\($0)")) })
    for (outcome, after) in zip(outcomes, found) {
      #expect(after.found == outcome.created)
    }
    let accepted = found.compactMap(\.found)
    store.close()
    // With room again, the same file takes the rest.
    let roomy = self.store()
    defer { roomy.close() }
    let second = roomy.perform(operations)
    #expect(second.compactMap(\.holder) == accepted)
    #expect(second.compactMap(\.created).count == 100 - accepted.count)
  }

  // MARK: Lost transactions

  @Test
  func aCommitThatFailsFailsItsWritesAndReadsAnew() throws {
    let name = "veto-\(UUID().uuidString).sqlite"
    CommitVeto.install()
    var settings = SQLiteSettings()
    settings.writesPerTransaction = 4
    let store = SQLiteStore(location: directory.location(name), random: SystemRandomSource(), settings: settings)
    defer { store.close() }
    let held = try #require(store.perform([.create(LinkSamples.custom("held"))]).first?.created)

    CommitVeto.refuse(name)
    let outcomes = store.perform([
      .find(held.key), .create(LinkSamples.custom("a")), .find(LinkSamples.key("a")), .find(held.key),
      .create(LinkSamples.custom("held", content: "other")), .create(LinkSamples.new(reuseKey: [1])),
      .create(LinkSamples.custom("b")), .find(LinkSamples.key("b")), .create(LinkSamples.custom("c")), .find(held.key),
    ])
    try #require(outcomes.count == 10)
    #expect(outcomes[0] == .found(held))
    #expect(outcomes[2] == .missing)
    #expect(outcomes[3] == .found(held))
    #expect(outcomes[5].fault?.code == .rejected)
    #expect(outcomes[7] == .missing)
    #expect(outcomes[9] == .found(held))
    for index in [1, 4, 6, 8] {
      #expect(outcomes[index].fault != nil, "operation \(index)")
    }
    CommitVeto.allow(name)

    let keys = ["a", "b", "c"].map { LinkSamples.key($0) }
    #expect(store.perform(keys.map { .find($0) }).allSatisfy { $0 == .missing })
    #expect(store.perform([.create(LinkSamples.custom("a"))]).first?.created != nil)
  }

  @Test
  func earlierTransactionsOfTheGroupStand() throws {
    let name = "veto-\(UUID().uuidString).sqlite"
    CommitVeto.install()
    var settings = SQLiteSettings()
    settings.writesPerTransaction = 4
    // The random source is asked while the fifth link is made, in the second transaction.
    let random = ScriptedRandom { count, _ in
      CommitVeto.refuse(name)
      return Array(repeating: 1, count: count)
    }
    let store = SQLiteStore(location: directory.location(name), random: random, settings: settings)
    defer { store.close() }
    let outcomes = store.perform(
      (0..<4).map { .create(LinkSamples.custom("n\($0)")) } + [
        .create(LinkSamples.new()), .create(LinkSamples.custom("z")),
      ]
    )
    CommitVeto.allow(name)
    try #require(outcomes.count == 6)
    #expect(outcomes.prefix(4).allSatisfy { $0.created != nil })
    #expect(outcomes.suffix(2).allSatisfy { $0.fault != nil })
    let found = store.perform((0..<4).map { .find(LinkSamples.key("n\($0)")) } + [.find(LinkSamples.key("z"))])
    #expect(found.prefix(4).map(\.found) == outcomes.prefix(4).map(\.created))
    #expect(found.last == .missing)
  }

  // MARK: Gone

  @Test
  func aDeletedFileIsMissedAndNotMadeAgain() throws {
    let store = self.store()
    defer { store.close() }
    let link = try #require(store.perform([.create(LinkSamples.new())]).first?.created)
    store.close()
    let backup = try directory.contents(Self.name)

    let reader = self.store()
    defer { reader.close() }
    #expect(reader.perform([.find(link.key)]) == [.found(link)])
    try directory.remove(Self.name)
    for _ in 0..<2 {
      let outcomes = reader.perform([.find(link.key), .create(LinkSamples.new())])
      #expect(outcomes.map { $0.fault?.code } == [.gone, .gone])
      #expect(!directory.exists(Self.name))
    }
    // An empty file in its place would hide the loss.
    try directory.write([], to: Self.name)
    #expect(reader.perform([.find(link.key)]).first?.fault?.code == .gone)
    try directory.remove(Self.name)
    try directory.write(backup, to: Self.name)
    #expect(reader.perform([.find(link.key)]) == [.found(link)])
    #expect(reader.perform([.create(LinkSamples.custom("x"))]).first?.created != nil)
  }

  @Test
  func aReplacedFileIsTheStoreFromThenOn() throws {
    let link = try makeLink()
    try directory.move(Self.name, to: "other.sqlite")
    let store = self.store()
    defer { store.close() }
    #expect(store.perform([.find(link.key)]) == [.missing])
    try directory.remove(Self.name + "-wal")
    try directory.remove(Self.name + "-shm")
    try directory.remove(Self.name)
    try directory.move("other.sqlite", to: Self.name)
    #expect(store.perform([.find(link.key)]) == [.found(link)])
    let created = try #require(store.perform([.create(LinkSamples.new())]).first?.created)
    store.close()
    let again = self.store()
    defer { again.close() }
    #expect(again.perform([.find(created.key), .find(link.key)]) == [.found(created), .found(link)])
  }

  @Test
  func aFileThatVanishesWhileItIsWrittenIsNoticedBeforeTheAnswer() throws {
    let path = directory.file(Self.name)
    let random = ScriptedRandom { count, _ in
      unlink(path)
      return Array(repeating: 1, count: count)
    }
    let store = SQLiteStore(location: directory.location(Self.name), random: random)
    defer { store.close() }
    #expect(store.perform([.create(LinkSamples.custom("a"))]).first?.created != nil)
    #expect(store.perform([.create(LinkSamples.new())]).first?.fault?.code == .gone)
  }

  // MARK: Helpers

  private func store(_ change: (inout SQLiteSettings) -> Void = { _ in }) -> SQLiteStore {
    var settings = SQLiteSettings()
    change(&settings)
    return SQLiteStore(location: directory.location(Self.name), random: SystemRandomSource(), settings: settings)
  }

  /// A link in a database that is closed again.
  private func makeLink() throws -> StoredLink {
    let store = self.store()
    defer { store.close() }
    return try #require(store.perform([.create(LinkSamples.new())]).first?.created)
  }

  /// Runs SQL as another program would, and closes the file.
  private func makeDatabase(_ sql: String) throws {
    try ForeignConnection(directory.file(Self.name)).execute(sql)
  }

  /// Expects this fault of every operation and of the health check, with the path.
  private func expectFault(_ code: StoreFault.Code, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let store = self.store { $0.busyDeadline = .milliseconds(20) }
    defer { store.close() }
    for _ in 0..<2 {
      let outcomes = store.perform([.find(LinkSamples.key("a")), .create(LinkSamples.new())])
      #expect(outcomes.map { $0.fault?.code } == [code, code], "\(outcomes)", sourceLocation: sourceLocation)
      for fault in outcomes.compactMap(\.fault) {
        #expect(fault.path == Array(directory.file(Self.name).utf8), sourceLocation: sourceLocation)
      }
    }
    let fault = #expect(throws: StoreFault.self, sourceLocation: sourceLocation) { try store.checkHealth() }
    #expect(fault?.code == code, sourceLocation: sourceLocation)
  }
}
