import LinkStore
import TestSupport
import Testing

/// When the outcomes of one list are delivered while later lists wait.
@Suite(.timeLimit(.minutes(1)))
struct StoreDeliveryTests {
  private static func create(_ suffix: String) -> StoreOperation { .create(LinkSamples.custom(suffix)) }
  private static func find(_ suffix: String) -> StoreOperation { .find(LinkSamples.key(suffix)) }

  @Test(arguments: Backend.allCases)
  func listsAreDeliveredInOrderWithTheirOwnOutcomes(_ backend: Backend) throws {
    let fixture = try StoreFixture(backend)
    let lists: [[StoreOperation]] = [
      [], [Self.find("a")], [Self.create("a"), Self.find("a")], [], [Self.find("a"), Self.create("b")],
      [Self.find("b"), Self.find("c")],
    ]
    var rest = lists[...]
    var suffixes: [[String?]] = []
    fixture.store.perform(
      { rest.popFirst() },
      deliver: { outcomes, _ in
        suffixes.append(
          outcomes.map { ($0.created ?? $0.found).map { String(decoding: $0.key.suffix, as: UTF8.self) } }
        )
      })
    #expect(suffixes == [[], [nil], ["a", "a"], [], ["a", "b"], ["b", nil]])
  }

  /// Two writes a transaction: each delivery is looked at by another connection, which sees what is committed alone.
  @Test
  func writesAreDeliveredOnlyWhenOthersSeeThem() throws {
    let directory = try ScratchFolder()
    let location = directory.location("links.sqlite")
    var settings = SQLiteSettings()
    settings.writesPerTransaction = 2
    let store = SQLiteStore(location: location, random: SystemRandomSource(), settings: settings)
    let other = SQLiteStore(location: location, random: SystemRandomSource())
    defer {
      store.close()
      other.close()
    }
    let suffixes = (0..<7).map { "n\($0)" }
    var rest = suffixes.map { [Self.create($0)] }[...]
    var seen: [Int] = []
    store.perform(
      { rest.popFirst() },
      deliver: { outcomes, _ in
        #expect(outcomes.first?.created != nil)
        #expect(other.perform([Self.find(suffixes[seen.count])]).first?.found != nil)
        seen.append(other.perform(suffixes.map { Self.find($0) }).compactMap(\.found).count)
      })
    #expect(seen == [2, 2, 4, 4, 6, 6, 7])
  }

  /// A list that comes while the one before it is performed belongs to the same transaction; nobody waits for one.
  @Test
  func listsThatAreReadyLateJoinTheTransaction() throws {
    let directory = try ScratchFolder()
    let location = directory.location("links.sqlite")
    let store = SQLiteStore(location: location, random: SystemRandomSource())
    let other = SQLiteStore(location: location, random: SystemRandomSource())
    defer {
      store.close()
      other.close()
    }
    var rest = [[Self.create("a")], [Self.create("b")], nil, [Self.create("c")]][...]
    var seen: [Int] = []
    for _ in 0..<2 {
      store.perform(
        { rest.popFirst() ?? nil },
        deliver: { _, _ in
          seen.append(other.perform(["a", "b", "c"].map { Self.find($0) }).compactMap(\.found).count)
        })
    }
    #expect(seen == [2, 2, 3])
  }

  /// Writes that answer with large links that were there are committed early, and reads among them are as well: what was
  /// read is not kept back up to the last write.
  @Test(arguments: [false, true])
  func outcomesOfWritesAreNotKeptBackWithoutBound(_ reads: Bool) throws {
    let fixture = try StoreFixture(.sqliteFile)
    let part = StoreOperation.pageBytes / 4
    let long = String(repeating: "x", count: part)
    let held = (0..<12).map { LinkSamples.custom("n\($0)", content: long) }
    #expect(fixture.store.perform(held.map { .create($0) }).allSatisfy { $0.created != nil })
    var rest = [[Self.create("new")]][...]
    rest += (0..<12).map { [reads ? Self.find("n\($0)") : Self.create("n\($0)")] }
    var asked = 0
    var delivered: [Int] = []
    fixture.store.perform(
      {
        asked += 1
        return rest.popFirst()
      },
      deliver: { outcomes, _ in
        #expect(outcomes.count == 1)
        delivered.append(asked)
      })
    #expect(delivered.count == 13)
    // Behind each list the next one was asked for already.
    for (number, asked) in delivered.enumerated() { #expect(asked - number <= 7, "\(delivered)") }
  }

  @Test(arguments: Backend.allCases)
  func closedStoreDeliversAFaultForEachOperation(_ backend: Backend) throws {
    let fixture = try StoreFixture(backend)
    fixture.store.close()
    var rest = [[Self.find("a")], [], [Self.find("a"), Self.create("b")]][...]
    var counts: [Int] = []
    fixture.store.perform(
      { rest.popFirst() },
      deliver: { outcomes, _ in
        #expect(outcomes.allSatisfy { $0.fault?.code == .closed })
        counts.append(outcomes.count)
      })
    #expect(counts == [1, 0, 2])
  }
}
