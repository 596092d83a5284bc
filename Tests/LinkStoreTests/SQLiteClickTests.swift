import Foundation
import TestSupport
import Testing

@testable import LinkStore

/// Counted clicks and an SQLite file: many at one file, faults, and files of an older version.
@Suite(.timeLimit(.minutes(2)))
struct SQLiteClickTests {
  private let directory: ScratchFolder
  private let name = "links-\(UUID().uuidString).sqlite"

  init() throws {
    directory = try ScratchFolder()
  }

  private func store(_ change: (inout SQLiteSettings) -> Void = { _ in }) -> SQLiteStore {
    var settings = SQLiteSettings()
    settings.countInterval = .zero
    change(&settings)
    return SQLiteStore(location: directory.location(name), random: SystemRandomSource(), settings: settings)
  }

  private func raw() throws -> ForeignConnection { try ForeignConnection(directory.file(name)) }

  private func total() throws -> String { try raw().value("SELECT sum(count) FROM clicks") }

  // MARK: Many at one file

  /// Every store counts on the same rows; some of their writes find the database locked.
  @Test func sumsAreExact() throws {
    let threads = 8
    let rounds = 60
    let stores = (0..<threads).map { _ in store { $0.busyDeadline = .seconds(60) } }
    onThreads(threads) { number in
      for round in 0..<rounds {
        stores[number].count([ClickSamples.click(), ClickSamples.click(), ClickSamples.click("n\(round % 7)")])
        _ = stores[number].writeCounts()
        if round % 10 == 0 { _ = stores[number].perform([.create(LinkSamples.new())]) }
      }
      stores[number].close()
    }
    #expect(stores.allSatisfy { $0.lostClickCount == 0 })
    #expect(try total() == "\(threads * rounds * 3)")
    let reader = store()
    defer { reader.close() }
    #expect(reader.perform([ClickSamples.counts()]) == [.counted(ClickSamples.times(Int64(threads * rounds * 2)))])
    #expect(try raw().value("SELECT count(*) FROM clicks") == "8")
  }

  // MARK: Faults

  /// Clicks go on being counted and links being found, and what waits is told and written later, once.
  private func expectPatience(
    _ store: SQLiteStore, until mend: () throws -> Void, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let find = StoreOperation.find(LinkSamples.key("a"))
    for round in 1...3 {
      store.count([ClickSamples.click()])
      #expect(store.writeCounts() != nil, sourceLocation: sourceLocation)
      let outcomes = store.perform([find, ClickSamples.counts()])
      #expect(outcomes.first?.found != nil, sourceLocation: sourceLocation)
      #expect(outcomes.last == .counted(ClickSamples.times(Int64(round))), sourceLocation: sourceLocation)
    }
    try mend()
    #expect(store.writeCounts() == nil, sourceLocation: sourceLocation)
    #expect(store.perform([ClickSamples.counts()]) == [.counted(ClickSamples.times(3))], sourceLocation: sourceLocation)
    #expect(store.lostClickCount == 0, sourceLocation: sourceLocation)
    #expect(try total() == "3", sourceLocation: sourceLocation)
  }

  @Test func aLockedDatabase() throws {
    let store = self.store { $0.countPatience = .milliseconds(1) }
    defer { store.close() }
    _ = store.perform([.create(LinkSamples.custom("a"))])
    let other = try raw()
    try other.execute("BEGIN IMMEDIATE")
    try expectPatience(store) { try other.execute("COMMIT") }
  }

  /// Other work has its full patience afterwards.
  @Test func countsAreInNoHurryForOthers() throws {
    let waiter = BusyWaiter(deadline: .seconds(60))
    waiter.reset(atMost: .zero)
    #expect(!waiter.pause(since: SystemCalls.monotonicNanoseconds()))
    #expect(waiter.isExhausted)
    waiter.reset()
    #expect(waiter.pause(since: SystemCalls.monotonicNanoseconds()))
    waiter.reset(atMost: .seconds(3_600))
    #expect(!waiter.pause(since: SystemCalls.monotonicNanoseconds() &- 61_000_000_000))
  }

  @Test(.enabled(if: geteuid() != 0, "root writes to everything"))
  func aFileWithoutPermissionToWrite() throws {
    let first = store()
    _ = first.perform([.create(LinkSamples.custom("a"))])
    first.close()
    try #require(chmod(directory.file(name), 0o400) == 0)
    let store = self.store()
    defer { store.close() }
    try expectPatience(store) { try #require(chmod(directory.file(name), 0o600) == 0) }
  }

  @Test func aDatabaseThatIsOpenForReading() throws {
    let first = store()
    _ = first.perform([.create(LinkSamples.custom("a"))])
    first.count([ClickSamples.click()])
    first.close()
    let store = self.store { $0.isReadOnly = true }
    store.count([ClickSamples.click()])
    #expect(store.writeCounts() != nil)
    let outcomes = store.perform([.find(LinkSamples.key("a")), ClickSamples.counts()])
    #expect(outcomes.first?.found != nil)
    #expect(outcomes.last == .counted(ClickSamples.times(2)))
    store.close()
    #expect(store.lostClickCount == 1)
    #expect(try total() == "1")
  }

  @Test func aFullDatabase() throws {
    let store = self.store { $0.maximumPageCount = 16 }
    defer { store.close() }
    _ = store.perform([.create(LinkSamples.custom("a"))])
    let kinds = (0..<2_000).map { ClickSamples.click("n\($0)") }
    store.count(kinds)
    #expect(store.writeCounts() != nil)
    store.count([ClickSamples.click()])
    #expect(store.writeCounts() != nil)
    let outcomes = store.perform([
      .find(LinkSamples.key("a")), ClickSamples.counts(), ClickSamples.counts("n0"), .create(LinkSamples.custom("b")),
    ])
    #expect(outcomes[0].found != nil)
    #expect(outcomes[1] == .counted(ClickSamples.times(1)))
    #expect(outcomes[2] == .counted(ClickSamples.times(1)))
    #expect(outcomes[3].created != nil, "A link still has room.")
    #expect(try raw().value("SELECT count(*) FROM clicks") == "0")
    #expect(store.lostClickCount == 0)
  }

  @Test func aCommitThatFails() throws {
    CommitVeto.install()
    let store = self.store()
    defer { store.close() }
    _ = store.perform([.create(LinkSamples.custom("a"))])
    CommitVeto.refuse(name)
    try expectPatience(store) { CommitVeto.allow(name) }
  }

  /// More rows than go into one transaction.
  @Test func manyRowsAreAllWritten() throws {
    let store = self.store()
    defer { store.close() }
    let count = 2 * CountWriter.rowsPerTransaction + 5
    store.count((0..<count).map { ClickSamples.click("n\($0)") })
    store.count((0..<count).map { ClickSamples.click("n\($0)") })
    #expect(store.writeCounts() == nil)
    #expect(try raw().value("SELECT count(*) || ' ' || min(count) || ' ' || max(count) FROM clicks") == "\(count) 2 2")
  }

  @Test func aFileThatIsGoneTakesNoCounts() throws {
    let store = self.store()
    defer { store.close() }
    _ = store.perform([.create(LinkSamples.custom("a"))])
    for end in ["", "-wal", "-shm"] { try directory.remove(name + end) }
    store.count([ClickSamples.click()])
    #expect(store.writeCounts() != nil)
    #expect(!directory.exists(name))
    store.close()
    #expect(store.lostClickCount == 1)
  }

  /// A million different links while nothing can be written.
  @Test func memoryHasABound() throws {
    let first = store()
    _ = first.perform([.create(LinkSamples.custom("a"))])
    first.close()
    let store = self.store { $0.isReadOnly = true }
    defer { store.close() }
    let group = 2_000
    for start in stride(from: 0, to: 1_000_000, by: group) {
      store.count((start..<start + group).map { ClickSamples.click("n\($0)") })
    }
    #expect(store.lostClickCount == 1_000_000 - Int64(ClickTally.kindLimit))
    #expect(store.writeCounts() != nil)
    #expect(store.lostClickCount == 1_000_000 - Int64(ClickTally.kindLimit))
    #expect(
      store.perform([ClickSamples.counts("n0"), ClickSamples.counts("n999999")]) == [
        .counted(ClickSamples.times(1)), .counted([]),
      ])
  }

  /// Links are flushed to the disk whatever happened to counts.
  @Test(arguments: [false, true], [false, true])
  func linksAreFlushedAfterwards(isFlushed: Bool, fails: Bool) throws {
    CommitVeto.install()
    let opening = SQLiteOpening(location: directory.location(name), settings: SQLiteSettings(), isReopening: false)
    let links = try SQLiteLinks(connection: try opening.connection(), opening: 0)
    if fails { CommitVeto.refuse(name) }
    let outcome = CountWriter(links: links).write([(ClickSamples.click(), 1)], isFlushed: isFlushed)
    CommitVeto.allow(name)
    #expect(outcome.written == (fails ? 0 : 1))
    #expect((outcome.fault != nil) == fails)
    #expect(!links.connection.isInTransaction)
    #expect(try links.connection.integer("PRAGMA synchronous") == 2)
    let again = CountWriter(links: links).write([(ClickSamples.click(), 1)], isFlushed: isFlushed)
    #expect(again.written == 1)
    #expect(try links.connection.integer("PRAGMA synchronous") == 2)
  }

  // MARK: Files of an older version

  /// What the first version made, with a link that is there and one for a reuse key.
  private func makeFirstVersion() throws {
    let raw = try self.raw()
    #expect(try raw.value("PRAGMA journal_mode = WAL") == "wal")
    try raw.execute(
      """
      CREATE TABLE links(
        prefix TEXT NOT NULL,
        suffix TEXT NOT NULL,
        long_link TEXT NOT NULL,
        reuse_key BLOB CHECK (reuse_key IS NULL OR (length(reuse_key) = 16 AND state = 0 AND option <> 3)),
        option INTEGER NOT NULL CHECK (option BETWEEN 1 AND 3),
        state INTEGER NOT NULL DEFAULT 0 CHECK (state BETWEEN 0 AND 2),
        created_at INTEGER NOT NULL,
        expire_at INTEGER,
        name TEXT,
        tags TEXT,
        PRIMARY KEY (prefix, suffix)) STRICT;
      CREATE UNIQUE INDEX links_reuse ON links(reuse_key) WHERE reuse_key IS NOT NULL;
      PRAGMA application_id = 1819175780;
      PRAGMA user_version = 1;
      INSERT INTO links(prefix, suffix, long_link, option, created_at)
      VALUES ('https://example.com/link', 'a', 'https://example.com/link/?link=a', 3, 5);
      INSERT INTO links(prefix, suffix, long_link, reuse_key, option, created_at)
      VALUES ('https://example.com/link', 'b', 'https://example.com/link/?link=b', zeroblob(16), 2, 6);
      """)
  }

  @Test func aFileOfTheFirstVersionIsBroughtUpToDate() throws {
    try makeFirstVersion()
    let store = self.store()
    defer { store.close() }
    let outcomes = store.perform([
      .find(LinkSamples.key("a")),
      .create(LinkSamples.new(.short, reuseKey: Array(repeating: 0, count: 16))), ClickSamples.counts(),
    ])
    #expect(outcomes[0].found?.createdAt == 5)
    #expect(outcomes[1].existing?.key == LinkSamples.key("b"))
    #expect(outcomes[2] == .counted([]))
    store.count([ClickSamples.click()])
    #expect(store.writeCounts() == nil)
    #expect(try raw().value("PRAGMA user_version") == "2")
    #expect(try raw().value("PRAGMA integrity_check") == "ok")
    #expect(try total() == "1")
  }

  @Test func manyMayBringItUpToDate() throws {
    try makeFirstVersion()
    let stores = (0..<8).map { _ in store { $0.busyDeadline = .seconds(60) } }
    let outcomes = Locked<[StoreOutcome]>([])
    onThreads(8) { number in
      stores[number].count([ClickSamples.click()])
      let found = stores[number].perform([.find(LinkSamples.key("a"))])
      outcomes.withLock { $0 += found }
      stores[number].close()
    }
    #expect(outcomes.withLock { $0.compactMap(\.found).count } == 8)
    #expect(try total() == "8")
  }

  /// It cannot be brought up to date then, and is as good for looking up as ever.
  @Test func aFileOfTheFirstVersionThatIsReadOnly() throws {
    try makeFirstVersion()
    let store = self.store { $0.isReadOnly = true }
    defer { store.close() }
    store.count([ClickSamples.click()])
    #expect(store.writeCounts() != nil)
    for _ in 0..<2 {
      let outcomes = store.perform([.find(LinkSamples.key("a")), ClickSamples.counts(), ClickSamples.counts("b")])
      #expect(outcomes[0].found?.createdAt == 5)
      #expect(outcomes[1] == .counted(ClickSamples.times(1)))
      #expect(outcomes[2] == .counted([]))
    }
    #expect(store.perform([.create(LinkSamples.new())]).first?.fault?.code == .readOnly)
    #expect(try raw().value("PRAGMA user_version") == "1")
    // Another program that may write brings it up to date while this one has it open.
    let writer = self.store()
    writer.count([ClickSamples.click("b")])
    writer.close()
    #expect(store.perform([ClickSamples.counts("b")]) == [.counted(ClickSamples.times(1))])
  }
}
