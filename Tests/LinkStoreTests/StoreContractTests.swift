import LinkCore
import LinkStore
import Testing

/// What every store promises, whatever keeps its links.
@Suite(.timeLimit(.minutes(1)))
struct StoreContractTests {
  // MARK: Creating and finding

  @Test(arguments: Backend.allCases)
  func anUnguessableSuffixHas17Base62Characters(_ backend: Backend) throws {
    let fixture = try StoreFixture(backend)
    let link = try #require(fixture.store.perform([.create(LinkSamples.new())]).first?.created)
    #expect(link.key.prefix == LinkSamples.prefix)
    #expect(link.key.suffix.count == 17)
    #expect(isBase62(link.key.suffix))
    #expect(link.option == .unguessable)
    #expect(link.state == .live)
    #expect(fixture.store.perform([.find(link.key)]) == [.found(link)])
  }

  @Test(arguments: Backend.allCases)
  func aShortSuffixBeginsWith4Base62Characters(_ backend: Backend) throws {
    let fixture = try StoreFixture(backend)
    let link = try #require(fixture.store.perform([.create(LinkSamples.new(.short))]).first?.created)
    #expect(link.key.suffix.count == 4)
    #expect(isBase62(link.key.suffix))
    #expect(link.option == .short)
    #expect(fixture.store.perform([.find(link.key)]) == [.found(link)])
  }

  @Test(arguments: Backend.allCases)
  func allFieldsComeBack(_ backend: Backend) throws {
    let fixture = try StoreFixture(backend)
    let full = NewLink(
      prefix: Array("https://exämple.com".utf8),
      suffix: .custom([0xFF, 0x20, 0xC3, 0xA9]),
      longLink: Array("https://exämple.com/?link=\u{1F600}&a=b".utf8),
      reuseKey: nil,
      createdAt: 1,
      expireAt: 253_402_300_799_999,
      name: Array("A name".utf8),
      tags: Array(#"{"a":["b"]}"#.utf8)
    )
    let bare = NewLink(
      prefix: LinkSamples.prefix,
      suffix: .short,
      longLink: [],
      reuseKey: LinkSamples.reuseKey(1),
      createdAt: -62_167_219_200_000,
      expireAt: -1,
      name: [],
      tags: [0, 1]
    )
    let links = fixture.store.perform([.create(full), .create(bare)]).compactMap(\.created)
    try #require(links.count == 2)
    for (link, new) in zip(links, [full, bare]) {
      #expect(link.key.prefix == new.prefix)
      #expect(link.longLink == new.longLink)
      #expect(link.createdAt == new.createdAt)
      #expect(link.expireAt == new.expireAt)
      #expect(link.name == new.name)
      #expect(link.tags == new.tags)
      #expect(fixture.store.perform([.find(link.key)]) == [.found(link)])
    }
    #expect(links[0].key.suffix == [0xFF, 0x20, 0xC3, 0xA9])
    #expect(links[0].option == .custom)
  }

  @Test(arguments: Backend.allCases)
  func keysAreComparedAsBytes(_ backend: Backend) throws {
    let fixture = try StoreFixture(backend)
    try create("Abc", "caf\u{E9}", in: fixture.store)
    let misses = ["abc", "ABC", "Abc ", "Ab", "", "cafe\u{301}", "Abc\0"]
    #expect(fixture.store.perform(misses.map { .find(LinkSamples.key($0)) }).allSatisfy { $0 == .missing })
    let other = LinkKey(prefix: LinkSamples.prefix + [0x2F], suffix: Array("Abc".utf8))
    #expect(fixture.store.perform([.find(other)]) == [.missing])
    #expect(fixture.store.perform([.findFirst([])]) == [.missing])
    #expect(fixture.store.perform([.findFirst(misses.map { LinkSamples.key($0) })]) == [.missing])
    #expect(fixture.store.perform([.find(LinkSamples.key("caf\u{E9}"))]).first?.found != nil)
  }

  @Test(arguments: Backend.allCases)
  func operationsHappenInOrder(_ backend: Backend) throws {
    let fixture = try StoreFixture(backend)
    let key = LinkSamples.key("a")
    let outcomes = fixture.store.perform([
      .find(key), .create(LinkSamples.custom("a")), .find(key), .create(LinkSamples.custom("a", content: "other")),
      .find(LinkSamples.key("b")), .create(LinkSamples.custom("b")), .find(LinkSamples.key("b")),
    ])
    try #require(outcomes.count == 7)
    let link = try #require(outcomes[1].created)
    #expect(outcomes[0] == .missing)
    #expect(outcomes[2] == .found(link))
    #expect(outcomes[3] == .suffixTaken(link))
    #expect(outcomes[4] == .missing)
    #expect(outcomes[6].found == outcomes[5].created)
  }

  @Test(arguments: Backend.allCases)
  func aGroupMayNeedManyTransactions(_ backend: Backend) throws {
    let fixture = try StoreFixture(backend)
    let count = 1100
    let operations = (0..<count).flatMap { number -> [StoreOperation] in
      [.create(LinkSamples.custom("n\(number)", content: "\(number)")), .find(LinkSamples.key("n\(number)"))]
    }
    let outcomes = fixture.store.perform(operations)
    try #require(outcomes.count == 2 * count)
    for number in 0..<count {
      #expect(outcomes[2 * number].created?.longLink == Array("\(number)".utf8))
      #expect(outcomes[2 * number + 1].found == outcomes[2 * number].created)
    }
    let again = fixture.store.perform((0..<count).map { .find(LinkSamples.key("n\($0)")) })
    #expect(again.map(\.found) == (0..<count).map { outcomes[2 * $0].created })
  }

  @Test(arguments: Backend.allCases)
  func anEmptyGroupHasNoOutcomes(_ backend: Backend) throws {
    #expect(try StoreFixture(backend).store.perform([]).isEmpty)
  }

  // MARK: Custom suffixes

  @Test(arguments: Backend.allCases)
  func aHeldSuffixAnswersItsHolder(_ backend: Backend) throws {
    let fixture = try StoreFixture(backend)
    let first = try #require(fixture.store.perform([.create(LinkSamples.custom("spring"))]).first?.created)
    let second = LinkSamples.custom("spring", content: "something else")
    #expect(fixture.store.perform([.create(second)]) == [.suffixTaken(first)])
    #expect(fixture.store.perform([.find(first.key)]) == [.found(first)])
    let elsewhere = LinkSamples.new(.custom(Array("spring".utf8)), prefix: Array("https://example.org".utf8))
    #expect(fixture.store.perform([.create(elsewhere)]).first?.created != nil)
  }

  @Test(arguments: Backend.allCases)
  func aCustomLinkTakesNoPartInReuse(_ backend: Backend) throws {
    let fixture = try StoreFixture(backend)
    let key = LinkSamples.reuseKey(7)
    let outcomes = fixture.store.perform([
      .create(LinkSamples.new(.custom(Array("a".utf8)), reuseKey: key)),
      .create(LinkSamples.new(.unguessable, reuseKey: key)),
      .create(LinkSamples.new(.custom(Array("b".utf8)), reuseKey: key)),
    ])
    #expect(outcomes.allSatisfy { $0.created != nil })
  }

  // MARK: Reuse

  @Test(arguments: Backend.allCases)
  func aReuseKeyAnswersTheSameLink(_ backend: Backend) throws {
    let fixture = try StoreFixture(backend)
    let key = LinkSamples.reuseKey(1)
    let new = LinkSamples.new(reuseKey: key, name: Array("first".utf8))
    let link = try #require(fixture.store.perform([.create(new)]).first?.created)
    let again = LinkSamples.new(.short, reuseKey: key, name: Array("second".utf8))
    #expect(fixture.store.perform([.create(again), .create(new)]) == [.existing(link), .existing(link)])
    #expect(fixture.store.perform([.create(LinkSamples.new(reuseKey: LinkSamples.reuseKey(2)))]).first?.created != nil)
  }

  @Test(arguments: Backend.allCases)
  func withoutAReuseKeyEveryLinkIsNew(_ backend: Backend) throws {
    let fixture = try StoreFixture(backend)
    let operations = Array(repeating: StoreOperation.create(LinkSamples.new()), count: 50)
    let keys = fixture.store.perform(operations).compactMap { $0.created?.key }
    #expect(Set(keys).count == 50)
  }

  // MARK: Drawing

  @Test(arguments: Backend.allCases)
  func aHeldSuffixIsDrawnAgain(_ backend: Backend) throws {
    // The first two links draw the same 17 bytes.
    let random = ScriptedRandom { count, call in Array(repeating: call < 2 ? 1 : 2, count: count) }
    let fixture = try StoreFixture(backend, random: random)
    let links = fixture.store.perform([.create(LinkSamples.new()), .create(LinkSamples.new())]).map(\.created)
    #expect(links.map { $0?.key.suffix } == [Array(repeating: 0x31, count: 17), Array(repeating: 0x32, count: 17)])
    #expect(random.callCount == 3)
  }

  @Test(arguments: Backend.allCases)
  func shortSuffixesGrowAsTheyCollide(_ backend: Backend) throws {
    let fixture = try StoreFixture(backend, random: ScriptedRandom { count, _ in Array(repeating: 10, count: count) })
    let outcomes = fixture.store.perform(Array(repeating: .create(LinkSamples.new(.short)), count: 15))
    #expect(outcomes.prefix(14).map { $0.created?.key.suffix.count } == Array(4...17))
    #expect(outcomes.last?.fault?.code == .suffixesExhausted)
  }

  @Test(arguments: Backend.allCases)
  func aCollisionWithReuseKeyStillGivesANewLink(_ backend: Backend) throws {
    let fixture = try StoreFixture(backend, random: ScriptedRandom { count, _ in Array(repeating: 10, count: count) })
    let outcomes = fixture.store.perform(
      [1, 2, 1, 2].map { .create(LinkSamples.new(.short, reuseKey: LinkSamples.reuseKey($0))) }
    )
    #expect(outcomes.prefix(2).map { $0.created?.key.suffix.count } == [4, 5])
    #expect(outcomes.suffix(2).map(\.existing) == outcomes.prefix(2).map(\.created))
  }

  @Test(arguments: Backend.allCases)
  func aReservedWordIsNotGivenOut(_ backend: Backend) throws {
    // The bytes whose characters spell "LinK", then others.
    let word: [UInt8] = [21, 44, 49, 20]
    let random = ScriptedRandom { count, call in call == 0 ? word : Array(repeating: 0, count: count) }
    let fixture = try StoreFixture(backend, random: random)
    let link = fixture.store.perform([.create(LinkSamples.new(.short))]).first?.created
    #expect(link?.key.suffix == Array("00000".utf8))
    var drawing = Base62Drawing(count: 4)
    drawing.take(word)
    #expect(drawing.characters == Array("LinK".utf8))
  }

  @Test(arguments: Backend.allCases)
  func unusableBytesAreAskedForAgain(_ backend: Backend) throws {
    let random = ScriptedRandom { count, call in call < 3 ? Array(repeating: 63, count: count) : [1] }
    let fixture = try StoreFixture(backend, random: random)
    let link = fixture.store.perform([.create(LinkSamples.new(.short))]).first?.created
    #expect(link?.key.suffix == Array("1111".utf8))
    #expect(random.callCount == 7)
  }

  @Test(arguments: Backend.allCases)
  func aRandomSourceThatFailsFailsOnlyWhatNeedsIt(_ backend: Backend) throws {
    let sources: [ScriptedRandom] = [
      ScriptedRandom { _, _ in throw ScriptedRandom.Failure() }, ScriptedRandom { _, _ in [] },
      ScriptedRandom { count, _ in Array(repeating: 255, count: count) },
    ]
    for source in sources {
      let fixture = try StoreFixture(backend, random: source)
      let outcomes = fixture.store.perform([
        .create(LinkSamples.custom("a")), .create(LinkSamples.new()), .create(LinkSamples.new(.short)),
        .create(LinkSamples.custom("b")), .find(LinkSamples.key("a")),
      ])
      try #require(outcomes.count == 5)
      #expect(outcomes[1].fault?.code == .noRandomness)
      #expect(outcomes[2].fault?.code == .noRandomness)
      #expect(outcomes[3].created != nil)
      #expect(outcomes[4].found == outcomes[0].created)
    }
  }

  // MARK: Failures and life

  @Test(arguments: Backend.allCases)
  func aRefusedRowLeavesItsNeighboursAlone(_ backend: Backend) throws {
    let fixture = try StoreFixture(backend)
    let outcomes = fixture.store.perform([
      .create(LinkSamples.custom("a")), .create(LinkSamples.new(reuseKey: [1, 2, 3])), .create(LinkSamples.custom("b")),
      .find(LinkSamples.key("a")),
    ])
    try #require(outcomes.count == 4)
    #expect(outcomes[1].fault?.code == .rejected)
    let after = fixture.store.perform([.find(LinkSamples.key("a")), .find(LinkSamples.key("b"))]).map(\.found)
    #expect(after == [outcomes[0].created, outcomes[2].created])
    #expect(after.allSatisfy { $0 != nil })
    #expect(outcomes[3].found == outcomes[0].created)
  }

  @Test(arguments: Backend.allCases)
  func aClosedStoreSaysSo(_ backend: Backend) throws {
    let fixture = try StoreFixture(backend)
    try create("a", in: fixture.store)
    fixture.store.close()
    fixture.store.close()
    let outcomes = fixture.store.perform([.find(LinkSamples.key("a")), .create(LinkSamples.new())])
    #expect(outcomes.map { $0.fault?.code } == [.closed, .closed])
    #expect(throws: StoreFault(code: .closed, path: [])) { try fixture.store.checkHealth() }
  }

  @Test(arguments: Backend.allCases)
  func aSoundStoreIsHealthy(_ backend: Backend) throws {
    let fixture = try StoreFixture(backend)
    try fixture.store.checkHealth()
    try create("a", in: fixture.store)
    try fixture.store.checkHealth()
    #expect(fixture.store.perform([.find(LinkSamples.key("a"))]).first?.found != nil)
  }

  @Test(arguments: Backend.allCases)
  func manyThreadsMayShareOneStore(_ backend: Backend) throws {
    let fixture = try StoreFixture(backend)
    let store = fixture.store
    let collected = Locked<[StoreOutcome]>([])
    onThreads(8) { _ in
      for round in 0..<10 {
        let outcomes = store.perform(
          (0..<20).map { number in
            .create(
              LinkSamples.new(
                number % 2 == 0 ? .short : .unguessable,
                reuseKey: LinkSamples.reuseKey(round * 20 + number)
              )
            )
          }
        )
        collected.withLock { $0 += outcomes }
      }
    }
    let outcomes = collected.withLock { $0 }
    #expect(outcomes.count == 1600)
    #expect(outcomes.compactMap(\.created).count == 200)
    #expect(Set(outcomes.compactMap { $0.created ?? $0.existing }).count == 200)
  }

  private func create(_ suffixes: String..., in store: any ShortLinkStore) throws {
    for outcome in store.perform(suffixes.map { .create(LinkSamples.custom($0)) }) {
      try #require(outcome.created != nil)
    }
  }

  private func isBase62(_ bytes: [UInt8]) -> Bool {
    bytes.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) }
  }
}
