import LinkStore
import TestSupport
import Testing

/// Counted clicks, on every store.
@Suite(.timeLimit(.minutes(1)))
struct StoreClickTests {
  /// Writes what waits without waiting for its time.
  private static func open(_ backend: Backend, in folder: ScratchFolder) -> SQLiteStore {
    var settings = SQLiteSettings()
    settings.countInterval = .zero
    let location =
      backend == .sqliteFile ? folder.location("links.sqlite") : StoreLocation(place: .sqliteMemory)
    return SQLiteStore(location: location, random: SystemRandomSource(), settings: settings)
  }

  @Test(arguments: Backend.allCases)
  func countsAreToldBeforeAndAfterTheyAreWritten(_ backend: Backend) throws {
    let folder = try ScratchFolder()
    let store = Self.open(backend, in: folder)
    defer { store.close() }
    #expect(store.perform([ClickSamples.counts()]) == [.counted([])])
    store.count(Array(repeating: ClickSamples.click(), count: 3) + [ClickSamples.click("b")])
    #expect(store.perform([ClickSamples.counts()]) == [.counted(ClickSamples.times(3))])
    #expect(store.writeCounts() == nil)
    #expect(store.perform([ClickSamples.counts()]) == [.counted(ClickSamples.times(3))])
    store.count([ClickSamples.click()])
    #expect(store.perform([ClickSamples.counts()]) == [.counted(ClickSamples.times(4))])
    #expect(store.writeCounts() == nil)
    #expect(
      store.perform([ClickSamples.counts(), ClickSamples.counts("b"), ClickSamples.counts("c")])
        == [.counted(ClickSamples.times(4)), .counted(ClickSamples.times(1)), .counted([])])
    #expect(store.lostClickCount == 0)
  }

  @Test(arguments: Backend.allCases)
  func eachPlatformEventAndDayIsCountedApart(_ backend: Backend) throws {
    let folder = try ScratchFolder()
    let store = Self.open(backend, in: folder)
    defer { store.close() }
    var expected: [ClickCount] = []
    for platform in ClickPlatform.allCases {
      for event in ClickEvent.allCases {
        for day in ClickSamples.day - 8...ClickSamples.day + 1 {
          store.count(
            Array(
              repeating: ClickSamples.click(day: day, platform: platform, event: event), count: expected.count + 1))
        }
        expected.append(ClickCount(platform: platform, event: event, count: 7 * Int64(expected.count + 1)))
      }
      // Half of it waits when the other half is written.
      if platform == .android { #expect(store.writeCounts() == nil) }
    }
    #expect(store.perform([ClickSamples.counts()]) == [.counted(expected)])
    let day = ClickSamples.day...ClickSamples.day
    #expect(
      store.perform([ClickSamples.counts(days: day)]).first?.counted?.map(\.count)
        == expected.indices.map { Int64($0 + 1) })
    #expect(store.perform([ClickSamples.counts(days: 0...9)]) == [.counted([])])
  }

  /// Keys are compared as bytes, whatever they are.
  @Test(arguments: Backend.allCases)
  func keysAreBytes(_ backend: Backend) throws {
    let folder = try ScratchFolder()
    let store = Self.open(backend, in: folder)
    defer { store.close() }
    let suffixes: [[UInt8]] = [[0xFF], [0x61, 0], [0x61], [0x41], [0xC3, 0xA9], [0x65, 0xCC, 0x81], []]
    let keys = suffixes.map { LinkKey(prefix: LinkSamples.prefix, suffix: $0) }
    for (number, key) in keys.enumerated() {
      let click = Click(on: key, at: ClickSamples.day * 86_400_000, platform: .ios, event: .app)
      store.count(Array(repeating: click, count: number + 1))
    }
    for _ in 0..<2 {
      #expect(
        store.perform(keys.map { .counts($0, days: ClickSamples.week) }).map { $0.counted?.first?.count }
          == keys.indices.map { Int64($0 + 1) })
      #expect(store.writeCounts() == nil)
    }
  }

  @Test func theyAreWrittenAfterAWhile() throws {
    let folder = try ScratchFolder()
    let store = SQLiteStore(location: folder.location("links.sqlite"), random: SystemRandomSource())
    defer { store.close() }
    #expect(store.writeCounts() == nil)
    store.count([ClickSamples.click()])
    let wait = try #require(store.writeCounts())
    #expect(wait > .zero && wait <= .seconds(1))
    #expect(!folder.exists("links.sqlite"), "Counting touches nothing.")
  }

  @Test func theyAreWrittenAtTheEnd() throws {
    let folder = try ScratchFolder()
    let store = Self.open(.sqliteFile, in: folder)
    store.count([ClickSamples.click(), ClickSamples.click()])
    store.close()
    #expect(store.lostClickCount == 0)
    let raw = try ForeignConnection(folder.file("links.sqlite"))
    #expect(try raw.value("SELECT suffix || day || platform || event || count FROM clicks") == "a20454442")
    // Afterwards nothing can be counted any more, which is not forgotten.
    store.count([ClickSamples.click()])
    #expect(store.writeCounts() == nil)
    #expect(store.lostClickCount == 1)
  }

  /// A store that was closed without clicks writes nothing.
  @Test func anUnusedStoreMakesNoFile() throws {
    let folder = try ScratchFolder()
    let store = SQLiteStore(location: folder.location("links.sqlite"), random: SystemRandomSource())
    #expect(store.writeCounts() == nil)
    store.close()
    #expect(!folder.exists("links.sqlite"))
  }

  @Test func countsInTheFileDoNotOverflow() throws {
    let folder = try ScratchFolder()
    let store = Self.open(.sqliteFile, in: folder)
    defer { store.close() }
    store.count([ClickSamples.click(), ClickSamples.click(day: ClickSamples.day - 1)])
    #expect(store.writeCounts() == nil)
    let raw = try ForeignConnection(folder.file("links.sqlite"))
    try raw.execute("UPDATE clicks SET count = 9223372036854775806")
    store.count(Array(repeating: ClickSamples.click(), count: 3))
    for _ in 0..<2 {
      #expect(store.perform([ClickSamples.counts()]) == [.counted(ClickSamples.times(.max))])
      #expect(store.writeCounts() == nil)
    }
    #expect(
      try raw.value("SELECT count || typeof(count) FROM clicks ORDER BY day DESC") == "9223372036854775807integer")
  }

  // MARK: Links that were found before

  /// What this store writes down of clicks changes no link; of another's it cannot be told.
  @Test func ownCountsLeaveLinksUnchanged() throws {
    let folder = try ScratchFolder()
    let store = Self.open(.sqliteFile, in: folder)
    let other = Self.open(.sqliteFile, in: folder)
    defer { store.close() }
    defer { other.close() }
    _ = store.perform([.create(LinkSamples.custom("a"))])
    var generation = StoreGeneration()
    func find(_ operation: StoreOperation) -> StoreOutcome? {
      var rest: [StoreOperation]? = [operation]
      var outcome: StoreOutcome?
      store.perform({ rest.take() }, deliver: { (outcome, generation) = ($0.first, $1) })
      return outcome
    }
    let link = find(.find(LinkSamples.key("a")))
    #expect(link?.found != nil)
    for _ in 0..<3 {
      store.count([ClickSamples.click(), ClickSamples.click("b")])
      #expect(store.writeCounts() == nil)
      #expect(find(.findChanged(LinkSamples.key("a"), since: generation)) == .unchanged)
    }
    other.count([ClickSamples.click()])
    #expect(other.writeCounts() == nil)
    // The generation of a look-up is not later than its outcome, so it is that of before once.
    for _ in 0..<2 { #expect(find(.findChanged(LinkSamples.key("a"), since: generation)) == link) }
    #expect(find(.findChanged(LinkSamples.key("a"), since: generation)) == .unchanged)
    // A trigger may change links with each count.
    try ForeignConnection(folder.file("links.sqlite")).execute(
      "CREATE TRIGGER t AFTER UPDATE ON clicks BEGIN UPDATE links SET state = 1, reuse_key = NULL; END")
    #expect(find(.find(LinkSamples.key("a")))?.found?.state == .live)
    store.count([ClickSamples.click()])
    #expect(store.writeCounts() == nil)
    #expect(find(.findChanged(LinkSamples.key("a"), since: generation))?.found?.state == .disabled)
  }
}
