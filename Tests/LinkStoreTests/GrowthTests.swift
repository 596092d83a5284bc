import LinkCore
import TestSupport
import Testing

@testable import LinkStore

/// The cost of one more link is the same however many there are: what is done for it is counted, not timed.
@Suite(.timeLimit(.minutes(1)))
struct GrowthTests {
  private let directory: ScratchFolder

  init() throws {
    directory = try ScratchFolder()
  }

  /// An open store on a new file.
  private func fileStore() throws -> SQLiteStore {
    let store = SQLiteStore(location: directory.location("links.sqlite"), random: SystemRandomSource())
    try store.checkHealth()
    return store
  }

  private static func memoryStore(_ random: any RandomSource) -> SQLiteStore {
    SQLiteStore(location: StoreLocation(place: .sqliteMemory), random: random)
  }

  /// An alphabet of two characters, so that lengths fill within a test: 16 suffixes of four, 32 of five.
  private static func coins(seed: UInt64) -> ScriptedRandom {
    let generator = Locked(SeededGenerator(seed: seed))
    return ScriptedRandom { count, _ in
      generator.withLock { generator in (0..<count).map { _ in UInt8.random(in: 0...1, using: &generator) } }
    }
  }

  /// A link is tried once at each length and no length is tried twice: so the tries are at most as many as there are
  /// lengths that are taken up, and one more.
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func shortLinksGrowWithTheirNumber(seed: UInt64) throws {
    let random = Self.coins(seed: seed)
    let store = Self.memoryStore(random)
    defer { store.close() }
    var suffixes: Set<[UInt8]> = []
    var held: [Int: Int] = [:]
    for number in 0..<3_000 {
      let before = random.callCount
      let link = try #require(store.perform([.create(LinkSamples.new(.short))]).first?.created, "\(number)")
      let length = link.key.suffix.count
      // One call draws one suffix, for each of its bytes is of use.
      #expect(random.callCount - before == length - 3)
      #expect(suffixes.insert(link.key.suffix).inserted)
      held[length, default: 0] += 1
    }
    // Each length is taken up before a longer one is needed by most; none holds more than there are.
    for (length, count) in held { #expect(count <= 1 << length) }
    #expect(held[4] == 16)
    #expect(held[5] == 32)
    #expect((held.keys.max() ?? 0) <= 13)
  }

  /// With the real alphabet a length has room for so many that hardly a link is tried twice.
  @Test func hardlyALinkIsTriedTwice() throws {
    let generator = Locked(SeededGenerator(seed: 7))
    let random = ScriptedRandom { count, _ in
      generator.withLock { generator in (0..<count).map { _ in UInt8.random(in: 0...61, using: &generator) } }
    }
    let store = Self.memoryStore(random)
    defer { store.close() }
    let outcomes = store.perform(Array(repeating: .create(LinkSamples.new(.short)), count: 20_000))
    #expect(outcomes.allSatisfy { $0.created != nil })
    #expect(random.callCount < 20_000 + 100)
  }

  /// No statement reads more of the table than the row that it names.
  @Test(arguments: [
    SQLiteLinks.insertionText, SQLiteLinks.selectionText, SQLiteLinks.reuseSelectionText, SQLiteLinks.listingText,
    SQLiteLinks.updateText, SQLiteClicks.additionText, SQLiteClicks.selectionText,
  ])
  func noStatementScans(_ sql: String) throws {
    let store = try fileStore()
    defer { store.close() }
    let plan = try ForeignConnection(directory.file("links.sqlite")).rows("EXPLAIN QUERY PLAN " + sql, column: 3)
    for step in plan {
      #expect(
        step.hasPrefix("SEARCH links USING INDEX") || step.hasPrefix("SEARCH clicks USING PRIMARY KEY"), "\(step)")
    }
    // An INSERT has no plan: it looks up its keys in the two unique indexes.
    #expect(plan.isEmpty == sql.hasPrefix("INSERT"))
  }

  /// A trigger would run with each row.
  @Test func theTableIsAllThereIs() throws {
    let store = try fileStore()
    defer { store.close() }
    let connection = try ForeignConnection(directory.file("links.sqlite"))
    #expect(try connection.rows("SELECT name FROM sqlite_master WHERE type = 'trigger'", column: 0) == [])
  }

  /// With a million links a further one takes as many steps of SQLite's machine as the first ones did.
  @Test func aMillionLinksCostTheNextOneNothing() throws {
    let few = try Self.steps(in: directory.file("few.sqlite"), afterLinks: 1_000)
    let many = try Self.steps(in: directory.file("many.sqlite"), afterLinks: 1_000_000)
    #expect(few == many)
    #expect(few.allSatisfy { $0.fullScanSteps == 0 && $0.sorts == 0 && $0.virtualMachineSteps < 200 })
  }

  /// The work of one link that is new, of one whose suffix is taken, of one that is reused, and of one look-up.
  private static func steps(in path: String, afterLinks count: Int) throws -> [ForeignConnection.Work] {
    let location = StoreLocation(place: .sqliteFile(path: Array(path.utf8)))
    let store = SQLiteStore(location: location, random: SystemRandomSource())
    try store.checkHealth()
    store.close()
    let connection = try ForeignConnection(path)
    try connection.execute(
      """
      PRAGMA synchronous=OFF;
      INSERT INTO links(prefix, suffix, long_link, reuse_key, option, created_at)
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(count))
      SELECT 'https://example.com', printf('%06x', i), 'https://example.com/?link=https%3A%2F%2Fx%2F' || i,
      CAST(printf('%016x', i) AS BLOB), 1, 0 FROM n
      """)
    // The numbers of the last row made above, so that a key of it is taken.
    let taken = "'\(try connection.value("SELECT suffix FROM links WHERE rowid = \(count)"))'"
    let reused = "x'\(try connection.value("SELECT hex(reuse_key) FROM links WHERE rowid = \(count)"))'"
    let fresh = "x'\(String(repeating: "FF", count: 16))'"
    func insertion(_ suffix: String, _ key: String) -> [String] {
      ["'https://example.com'", suffix, "'x'", key, "1", "0", "NULL", "NULL", "NULL", "0"]
    }
    return [
      try connection.work(of: SQLiteLinks.insertionText, with: insertion("'new'", fresh)),
      try connection.work(of: SQLiteLinks.insertionText, with: insertion(taken, "NULL")),
      try connection.work(of: SQLiteLinks.insertionText, with: insertion("'newer'", reused)),
      try connection.work(of: SQLiteLinks.reuseSelectionText, with: [reused]),
      try connection.work(of: SQLiteLinks.selectionText, with: ["'https://example.com'", taken]),
    ]
  }
}
