import LinkStore
import TestSupport
import Testing

/// What was found before is confirmed without being read again, as long as nobody has changed anything.
@Suite(.timeLimit(.minutes(1)))
struct StoreGenerationTests {
  private static func find(_ suffix: String) -> StoreOperation { .find(LinkSamples.key(suffix)) }

  /// The outcomes, and the generation that comes with them.
  private static func perform(
    _ operations: [StoreOperation], in store: any ShortLinkStore
  ) -> ([StoreOutcome], StoreGeneration) {
    var rest: [StoreOperation]? = operations
    var result: ([StoreOutcome], StoreGeneration) = ([], StoreGeneration())
    store.perform({ rest.take() }, deliver: { result = ($0, $1) })
    return result
  }

  /// A store with the links `a` and `b`, and a generation in which both were found.
  private static func known(_ store: any ShortLinkStore) throws -> StoreGeneration {
    _ = store.perform(["a", "b"].map { .create(LinkSamples.custom($0)) })
    _ = store.perform([find("a")])
    let (outcomes, generation) = perform([find("a"), find("b")], in: store)
    #expect(outcomes.compactMap(\.found).count == 2)
    return generation
  }

  @Test(arguments: Backend.allCases, [1, 2])
  func unchangedUntilOthersWrite(_ backend: Backend, count: Int) throws {
    let fixture = try StoreFixture(backend)
    let generation = try Self.known(fixture.store)
    let asked = [StoreOperation](repeating: .findChanged(LinkSamples.key("a"), since: generation), count: count)
    #expect(fixture.store.perform(asked) == Array(repeating: .unchanged, count: count))
    #expect(fixture.store.perform([.create(LinkSamples.new())]).first?.created != nil)
    #expect(
      fixture.store.perform(asked) == Array(repeating: .unchanged, count: count), "Its own new links change none.")
  }

  @Test(arguments: Backend.allCases)
  func nothingIsSameAsTheUnknown(_ backend: Backend) throws {
    let fixture = try StoreFixture(backend)
    _ = try Self.known(fixture.store)
    let unknown = StoreGeneration()
    #expect(
      fixture.store.perform([.findChanged(LinkSamples.key("a"), since: unknown)]).first?.found?.key
        == LinkSamples.key("a"))
    #expect(fixture.store.perform([.findChanged(LinkSamples.key("x"), since: unknown)]) == [.missing])
    fixture.store.close()
    #expect(fixture.store.perform([.findChanged(LinkSamples.key("a"), since: unknown)]).first?.fault?.code == .closed)
  }

  @Test(arguments: ["UPDATE links SET state = 1, reuse_key = NULL WHERE suffix = 'a'", "DELETE FROM links"], [1, 2])
  func changesOfOthersAreSeen(_ sql: String, count: Int) throws {
    let directory = try ScratchFolder()
    let store = SQLiteStore(location: directory.location("links.sqlite"), random: SystemRandomSource())
    defer { store.close() }
    let generation = try Self.known(store)
    let asked = [StoreOperation](repeating: .findChanged(LinkSamples.key("a"), since: generation), count: count)
    #expect(store.perform(asked) == Array(repeating: .unchanged, count: count))
    try ForeignConnection(directory.file("links.sqlite")).execute(sql)
    let plain = store.perform([Self.find("a")])
    #expect(plain.first?.found?.state != .live)
    #expect(store.perform(asked) == Array(repeating: plain[0], count: count))
  }

  struct OwnChange: Sendable, CustomTestStringConvertible {
    let id: String
    /// What somebody has given the table.
    let trigger: String
    let isSeen: Bool
    var testDescription: String { id }
  }

  static let ownChanges = [
    OwnChange(
      id: "a change behind each new link",
      trigger: "AFTER INSERT ON links BEGIN UPDATE links SET state = 1, reuse_key = NULL WHERE suffix = 'a'; END",
      isSeen: true),
    OwnChange(
      id: "a change before each new link",
      trigger: "BEFORE INSERT ON links BEGIN DELETE FROM links WHERE suffix = 'a'; END", isSeen: true),
    OwnChange(id: "no change", trigger: "AFTER INSERT ON links BEGIN SELECT 1; END", isSeen: false),
  ]

  /// What this connection changes itself is seen as well, in the transaction of the change and behind it.
  @Test(arguments: ownChanges)
  func changesOfItsOwnAreSeen(_ row: OwnChange) throws {
    let directory = try ScratchFolder()
    let store = SQLiteStore(location: directory.location("links.sqlite"), random: SystemRandomSource())
    defer { store.close() }
    _ = try Self.known(store)
    try ForeignConnection(directory.file("links.sqlite")).execute("CREATE TRIGGER t " + row.trigger)
    _ = store.perform([Self.find("a")])
    let (found, generation) = Self.perform([Self.find("a")], in: store)
    #expect(found.first?.found?.state == .live)
    let asked = StoreOperation.findChanged(LinkSamples.key("a"), since: generation)
    #expect(store.perform([asked]) == [.unchanged])
    let inside = store.perform([asked, .create(LinkSamples.custom("c")), asked])
    #expect(inside[0] == .unchanged)
    #expect(inside[1].created != nil)
    let plain = store.perform([Self.find("a")])
    #expect((plain.first?.found?.state != .live) == row.isSeen)
    #expect(inside[2] == (row.isSeen ? plain[0] : .unchanged))
    #expect(store.perform([asked]) == (row.isSeen ? plain : [.unchanged]))
  }

  /// A write transaction sees what others wrote before it.
  @Test
  func changesAreSeenInsideAWriteTransaction() throws {
    let directory = try ScratchFolder()
    let store = SQLiteStore(location: directory.location("links.sqlite"), random: SystemRandomSource())
    defer { store.close() }
    let generation = try Self.known(store)
    try ForeignConnection(directory.file("links.sqlite")).execute("DELETE FROM links WHERE suffix = 'a'")
    let outcomes = store.perform([
      .create(LinkSamples.custom("c")), .findChanged(LinkSamples.key("a"), since: generation),
      .findChanged(LinkSamples.key("b"), since: generation),
    ])
    #expect(outcomes[0].created != nil)
    #expect(outcomes[1] == .missing)
    #expect(outcomes[2].found?.key == LinkSamples.key("b"))
  }

  @Test
  func anotherFileIsAnotherGeneration() throws {
    let directory = try ScratchFolder()
    let store = SQLiteStore(location: directory.location("links.sqlite"), random: SystemRandomSource())
    defer { store.close() }
    let generation = try Self.known(store)
    for end in ["", "-wal", "-shm"] { try directory.remove("links.sqlite" + end) }
    let asked: [StoreOperation] = [.findChanged(LinkSamples.key("a"), since: generation)]
    #expect(store.perform(asked).first?.fault?.code == .gone)
    let other = SQLiteStore(location: directory.location("links.sqlite"), random: SystemRandomSource())
    defer { other.close() }
    #expect(other.perform([.create(LinkSamples.custom("b"))]).first?.created != nil)
    #expect(store.perform(asked) == [.missing])
  }
}
