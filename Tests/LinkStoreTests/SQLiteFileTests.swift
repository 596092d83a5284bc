import Foundation
import LinkStore
import TestSupport
import Testing

/// What an SQLite file holds and keeps.
@Suite(.timeLimit(.minutes(1)))
struct SQLiteFileTests {
  private let directory: ScratchFolder

  init() throws {
    directory = try ScratchFolder()
  }

  @Test
  func nothingIsTouchedBeforeTheFirstUse() throws {
    let store = self.store()
    #expect(store.locationText == Array("sqlite:\(directory.file("links.sqlite"))".utf8))
    #expect(!directory.exists("links.sqlite"))
    #expect(store.perform([.find(LinkSamples.key("a"))]) == [.missing])
    #expect(directory.exists("links.sqlite"))
  }

  @Test
  func linksOutliveTheStore() throws {
    let first = store()
    let links = first.perform([.create(LinkSamples.custom("a")), .create(LinkSamples.new(.short))]).map(\.created)
    first.close()
    #expect(!directory.exists("links.sqlite-wal"))
    let second = store()
    defer { second.close() }
    let keys = try links.map { try #require($0).key }
    #expect(second.perform(keys.map { .find($0) }).map(\.found) == links)
  }

  @Test
  func theFileSaysWhatItIs() throws {
    let store = self.store()
    defer { store.close() }
    try store.checkHealth()
    let raw = try ForeignConnection(directory.file("links.sqlite"))
    #expect(try raw.value("PRAGMA application_id") == "1819175780")
    #expect(try raw.value("PRAGMA user_version") == "2")
    #expect(try raw.value("PRAGMA journal_mode") == "wal")
    #expect(try raw.value("PRAGMA page_size") == "4096")
    #expect(
      try raw.value("SELECT group_concat(name) FROM (SELECT name FROM sqlite_master WHERE sql <> '' ORDER BY 1)")
        == "clicks,links,links_reuse"
    )
    #expect(try raw.value("SELECT count(*) FROM pragma_table_list WHERE name IN ('clicks', 'links') AND strict") == "2")
  }

  @Test
  func openingAgainChangesNothing() throws {
    for _ in 0..<3 {
      let store = self.store()
      try store.checkHealth()
      store.close()
    }
    let before = try directory.contents("links.sqlite")
    let store = self.store()
    #expect(store.perform([.find(LinkSamples.key("a"))]) == [.missing])
    store.close()
    #expect(try directory.contents("links.sqlite") == before)
  }

  @Test
  func anEmptyFileBecomesADatabase() throws {
    try directory.write([], to: "links.sqlite")
    let store = self.store()
    defer { store.close() }
    #expect(store.perform([.create(LinkSamples.new())]).first?.created != nil)
  }

  @Test
  func aFileThatLostItsLogModeGetsItBack() throws {
    var store = self.store()
    let link = try #require(store.perform([.create(LinkSamples.new())]).first?.created)
    store.close()
    let raw = try ForeignConnection(directory.file("links.sqlite"))
    #expect(try raw.value("PRAGMA journal_mode = DELETE") == "delete")
    store = self.store()
    defer { store.close() }
    #expect(store.perform([.find(link.key)]) == [.found(link)])
    #expect(try ForeignConnection(directory.file("links.sqlite")).value("PRAGMA journal_mode") == "wal")
  }

  @Test
  func aDisabledLinkAndATombstoneHoldTheirSuffixes() throws {
    let store = self.store()
    defer { store.close() }
    let key = LinkSamples.reuseKey(1)
    let links = store.perform([
      .create(LinkSamples.custom("a")), .create(LinkSamples.custom("b")), .create(LinkSamples.new(reuseKey: key)),
    ]).compactMap(\.created)
    try #require(links.count == 3)
    let raw = try ForeignConnection(directory.file("links.sqlite"))
    try raw.execute("UPDATE links SET state = 1, reuse_key = NULL WHERE suffix = 'a' OR option = 1")
    try raw.execute("UPDATE links SET state = 2 WHERE suffix = 'b'")

    let outcomes = store.perform([
      .create(LinkSamples.custom("a")), .create(LinkSamples.custom("b")), .find(links[2].key),
      .create(LinkSamples.new(reuseKey: key)),
    ])
    try #require(outcomes.count == 4)
    #expect(outcomes[0].holder?.state == .disabled)
    #expect(outcomes[0].holder?.key == links[0].key)
    #expect(outcomes[1].holder?.state == .deleted)
    #expect(outcomes[2].found?.state == .disabled)
    // It is live no more, so it is not reused.
    #expect(outcomes[3].created != nil)
  }

  @Test
  func theDefaultPlaceMakesItsDirectories() throws {
    let place = try StoreLocation.standard(
      dataHome: Array(directory.file("some/data").utf8),
      home: nil,
      platform: .xdg
    )
    let store = SQLiteStore(location: place, random: SystemRandomSource())
    defer { store.close() }
    #expect(store.perform([.create(LinkSamples.new())]).first?.created != nil)
    for name in ["some", "some/data", "some/data/linkd"] {
      let attributes = try FileManager.default.attributesOfItem(atPath: directory.file(name))
      #expect(attributes[.posixPermissions] as? Int == 0o700, "\(name)")
    }
    #expect(directory.exists("some/data/linkd/links.sqlite"))
  }

  @Test(arguments: ["file:links.sqlite?mode=memory", ":links", "with blank", "100%", "é.db", "a?b#c"])
  func anyFileNameIsAFileName(_ name: String) throws {
    let store = SQLiteStore(location: directory.location(name), random: SystemRandomSource())
    #expect(store.perform([.create(LinkSamples.new())]).first?.created != nil)
    store.close()
    #expect(directory.exists(name))
  }

  private func store() -> SQLiteStore {
    SQLiteStore(location: directory.location("links.sqlite"), random: SystemRandomSource())
  }
}
