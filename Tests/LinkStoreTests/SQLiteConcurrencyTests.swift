import LinkStore
import TestSupport
import Testing

/// Several connections at one file.
@Suite(.timeLimit(.minutes(2)))
struct SQLiteConcurrencyTests {
  private static let threadCount = 8
  private static let groupCount = 10
  private static let groupSize = 40

  private let directory: ScratchFolder

  init() throws {
    directory = try ScratchFolder()
  }

  /// All at once on a file that does not exist, has no tables, and is not switched to its log mode.
  @Test(arguments: 0..<10)
  func everybodyMayBeTheFirst(_ round: Int) throws {
    let outcomes = onStores { store, number in
      store.perform([.create(LinkSamples.custom("n\(number)")), .find(LinkSamples.key("n\(number)"))])
    }
    #expect(outcomes.compactMap(\.fault).isEmpty)
    #expect(outcomes.compactMap(\.created).count == Self.threadCount)
    #expect(outcomes.compactMap(\.found).count == Self.threadCount)
  }

  @Test
  func noLinkIsLostAndNoneIsThereTwice() throws {
    let outcomes = onStores { store, number in
      (0..<Self.groupCount).flatMap { _ in
        store.perform(
          (0..<Self.groupSize).map { entry in
            .create(LinkSamples.new(entry % 2 == 0 ? .short : .unguessable, content: "\(number)"))
          }
        )
      }
    }
    #expect(outcomes.compactMap(\.fault).isEmpty)
    let links = outcomes.compactMap(\.created)
    #expect(links.count == Self.threadCount * Self.groupCount * Self.groupSize)
    #expect(Set(links.map(\.key)).count == links.count)
    let store = self.store()
    defer { store.close() }
    #expect(store.perform(links.map { .find($0.key) }).compactMap(\.found) == links)
    let raw = try ForeignConnection(directory.file("links.sqlite"))
    #expect(try raw.value("SELECT count(*) FROM links") == "\(links.count)")
  }

  @Test
  func oneReuseKeyGivesOneRow() throws {
    let keyCount = 60
    let outcomes = onStores { store, number in
      // Everybody makes the same links, in different orders and groups.
      let order = (0..<keyCount).map { ($0 * 7 + number * 11) % keyCount }
      return [order[..<20], order[20..<25], order[25...]].flatMap { part in
        store.perform(part.map { .create(LinkSamples.new(reuseKey: LinkSamples.reuseKey($0), name: [UInt8(number)])) })
      }
    }
    #expect(outcomes.compactMap(\.fault).isEmpty)
    #expect(outcomes.count == Self.threadCount * keyCount)
    let created = outcomes.compactMap(\.created)
    #expect(created.count == keyCount)
    #expect(Set(outcomes.compactMap(\.existing)).isSubset(of: Set(created)))
  }

  @Test
  func oneCustomSuffixHasOneWinner() throws {
    let outcomes = onStores { store, number in
      store.perform((0..<20).map { .create(LinkSamples.custom("n\($0)", content: "\(number)")) })
    }
    #expect(outcomes.compactMap(\.fault).isEmpty)
    let created = outcomes.compactMap(\.created)
    #expect(created.count == 20)
    let holders = outcomes.compactMap(\.holder)
    #expect(holders.count == (Self.threadCount - 1) * 20)
    #expect(Set(holders) == Set(created))
  }

  /// Runs a body on as many threads, each with a store of its own on the same file, and gathers all outcomes.
  private func onStores(_ body: @escaping @Sendable (SQLiteStore, _ number: Int) -> [StoreOutcome]) -> [StoreOutcome] {
    let stores = (0..<Self.threadCount).map { _ in store() }
    let gathered = Locked<[StoreOutcome]>([])
    onThreads(Self.threadCount) { number in
      let outcomes = body(stores[number], number)
      gathered.withLock { $0 += outcomes }
      stores[number].close()
    }
    return gathered.withLock { $0 }
  }

  private func store() -> SQLiteStore {
    // Far more than any of these needs, so that a slow machine does not make it fail.
    var settings = SQLiteSettings()
    settings.busyDeadline = .seconds(60)
    return SQLiteStore(location: directory.location("links.sqlite"), random: SystemRandomSource(), settings: settings)
  }
}
