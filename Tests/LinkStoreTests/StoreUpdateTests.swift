import LinkStore
import TestSupport
import Testing

/// Links that are disabled, enabled and expire, on every store.
@Suite(.timeLimit(.minutes(1)))
struct StoreUpdateTests {
  private static func update(
    _ suffixes: String..., disabled: Bool? = nil, expiry: LinkUpdate.Expiry = .kept
  ) -> StoreOperation {
    .update(LinkUpdate(keys: suffixes.map { LinkSamples.key($0) }, isDisabled: disabled, expiry: expiry))
  }

  private static let find = StoreOperation.find(LinkSamples.key("a"))

  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    var expireAt: Int64?
    let updates: [StoreOperation]
    let state: LinkState
    let expires: Int64?
    var testDescription: String { id }
  }

  static let rows = [
    Row(id: "nothing", expireAt: 5, updates: [update("a")], state: .live, expires: 5),
    Row(id: "disabled", updates: [update("a", disabled: true)], state: .disabled, expires: nil),
    Row(
      id: "disabled twice", updates: [update("a", disabled: true), update("a", disabled: true)], state: .disabled,
      expires: nil),
    Row(
      id: "enabled again", updates: [update("a", disabled: true), update("a", disabled: false)], state: .live,
      expires: nil),
    Row(id: "enabled though it was", updates: [update("a", disabled: false)], state: .live, expires: nil),
    Row(id: "expiry set", updates: [update("a", expiry: .at(7))], state: .live, expires: 7),
    Row(id: "expiry changed", expireAt: 5, updates: [update("a", expiry: .at(-7))], state: .live, expires: -7),
    Row(id: "expiry cleared", expireAt: 5, updates: [update("a", expiry: .never)], state: .live, expires: nil),
    Row(
      id: "both", expireAt: 5, updates: [update("a", disabled: true, expiry: .at(9))], state: .disabled, expires: 9),
    Row(
      id: "expiry of a disabled link", updates: [update("a", disabled: true), update("a", expiry: .at(9))],
      state: .disabled, expires: 9),
    Row(
      id: "the first that is there", updates: [update("x", "a", "b", disabled: true)], state: .disabled, expires: nil),
  ]

  @Test(arguments: rows, Backend.allCases)
  func linksAreUpdated(_ row: Row, _ backend: Backend) throws {
    let fixture = try StoreFixture(backend)
    let links = fixture.store.perform(
      ["a", "b"].map { .create(LinkSamples.new(.custom(Array($0.utf8)), expireAt: row.expireAt, name: [1], tags: [2])) }
    ).compactMap(\.created)
    try #require(links.count == 2)
    let outcomes = fixture.store.perform(row.updates + [Self.find, .find(links[1].key)])
    let updated = try #require(outcomes[row.updates.count - 1].updated)
    #expect(updated.state == row.state)
    #expect(updated.expireAt == row.expires)
    #expect(
      (updated.key, updated.longLink, updated.option, updated.createdAt)
        == (links[0].key, links[0].longLink, links[0].option, links[0].createdAt))
    #expect((updated.name, updated.tags) == (links[0].name, links[0].tags))
    #expect(outcomes.suffix(2) == [.found(updated), .found(links[1])])
    #expect(fixture.store.perform([Self.find]) == [.found(updated)])
  }

  @Test(arguments: Backend.allCases)
  func whatIsNotThereIsMissing(_ backend: Backend) throws {
    let fixture = try StoreFixture(backend)
    #expect(
      fixture.store.perform([
        Self.update("a", disabled: true), .create(LinkSamples.custom("a")), Self.update("x", "y", disabled: true),
        Self.update(disabled: true),
      ]).map { $0 == .missing } == [true, false, true, true])
    #expect(fixture.store.perform([Self.find]).first?.found?.state == .live)
  }

  /// A link that was changed is not the answer to what it once was.
  @Test(arguments: [
    update("a", disabled: true), update("a", expiry: .at(9)), update("a", expiry: .never),
  ])
  func aChangedLinkIsNotReused(_ update: StoreOperation) throws {
    for isEnabledAgain in [false, true] {
      let random = ScriptedRandom { count, call in Array(repeating: UInt8(truncatingIfNeeded: call), count: count) }
      let fixture = try StoreFixture(.sqliteMemory, random: random)
      let new = StoreOperation.create(LinkSamples.new(reuseKey: LinkSamples.reuseKey(1), expireAt: 5))
      let link = try #require(fixture.store.perform([new]).first?.created)
      #expect(fixture.store.perform([new]) == [.existing(link)])
      guard case .update(let sample) = update else { return }
      func change(_ isDisabled: Bool?) -> StoreOperation {
        .update(LinkUpdate(keys: [link.key], isDisabled: isDisabled, expiry: sample.expiry))
      }
      _ = fixture.store.perform([change(nil), .update(LinkUpdate(keys: [link.key])), change(sample.isDisabled)])
      if isEnabledAgain { _ = fixture.store.perform([change(false)]) }
      let second = try #require(fixture.store.perform([new]).first?.created)
      #expect(second.key != link.key)
      #expect(fixture.store.perform([new]) == [.existing(second)])
    }
  }

  @Test func anUpdateThatChangesNothingLeavesReuse() throws {
    let fixture = try StoreFixture(.sqliteMemory)
    let new = StoreOperation.create(LinkSamples.new(reuseKey: LinkSamples.reuseKey(1), expireAt: 5))
    let link = try #require(fixture.store.perform([new]).first?.created)
    let update = StoreOperation.update(LinkUpdate(keys: [link.key], isDisabled: false, expiry: .at(5)))
    #expect(fixture.store.perform([update]) == [.updated(link, before: link)])
    #expect(fixture.store.perform([new]) == [.existing(link)])
  }

  @Test func aDeletedLinkStaysDeleted() throws {
    let folder = try ScratchFolder()
    let store = SQLiteStore(location: folder.location("links.sqlite"), random: SystemRandomSource())
    defer { store.close() }
    _ = store.perform([.create(LinkSamples.custom("a"))])
    try ForeignConnection(folder.file("links.sqlite")).execute("UPDATE links SET state = 2")
    let outcomes = store.perform([Self.update("a", disabled: false, expiry: .at(9)), Self.find])
    #expect(outcomes.first?.updated?.state == .deleted)
    #expect(outcomes.last?.found?.state == .deleted)
    #expect(outcomes.last?.found?.expireAt == nil)
  }

  /// What was found before has changed, for the store that changes it and for others.
  @Test func everybodySeesTheChange() throws {
    let folder = try ScratchFolder()
    let stores = (0..<2).map { _ in
      SQLiteStore(location: folder.location("links.sqlite"), random: SystemRandomSource())
    }
    defer { for store in stores { store.close() } }
    _ = stores[0].perform([.create(LinkSamples.custom("a"))])
    var generations = [StoreGeneration(), StoreGeneration()]
    for (index, store) in stores.enumerated() {
      // The generation of the first look-up is that of before it.
      for _ in 0..<2 {
        var rest: [StoreOperation]? = [Self.find]
        store.perform({ rest.take() }, deliver: { generations[index] = $1 })
      }
    }
    let asked = generations.map { StoreOperation.findChanged(LinkSamples.key("a"), since: $0) }
    for (store, operation) in zip(stores, asked) { #expect(store.perform([operation]) == [.unchanged]) }
    let inside = stores[0].perform([asked[0], Self.update("a", disabled: true), asked[0]])
    #expect(inside[0] == .unchanged)
    #expect(inside[2].found?.state == .disabled)
    for (store, operation) in zip(stores, asked) {
      #expect(store.perform([operation]).first?.found?.state == .disabled)
    }
  }

  @Test func aStoreThatCannotBeWrittenUpdatesNothing() throws {
    let folder = try ScratchFolder()
    let first = SQLiteStore(location: folder.location("links.sqlite"), random: SystemRandomSource())
    _ = first.perform([.create(LinkSamples.custom("a"))])
    first.close()
    var settings = SQLiteSettings()
    settings.isReadOnly = true
    let store = SQLiteStore(
      location: folder.location("links.sqlite"), random: SystemRandomSource(), settings: settings)
    defer { store.close() }
    let outcomes = store.perform([Self.update("a", disabled: true), Self.find])
    #expect(outcomes.first?.fault?.code == .readOnly)
    #expect(outcomes.last?.found?.state == .live)
  }
}
