import LinkCore
import LinkStore
import Testing

/// What every store promises about links that come with their suffixes, and about going through all links.
@Suite(.timeLimit(.minutes(1)))
struct StoreAdoptionTests {
  private static func link(
    _ suffix: String, prefix: String = "https://example.com/link", state: LinkState = .live,
    option: SuffixOption = .short, content: String = "https://example.com/link/?link=x"
  ) -> StoredLink {
    StoredLink(
      key: LinkKey(prefix: Array(prefix.utf8), suffix: Array(suffix.utf8)), longLink: Array(content.utf8),
      option: option, state: state, createdAt: 1_614_834_367_000, expireAt: 1_999_999_999_999,
      name: Array("A name".utf8), tags: Array(#"["a"]"#.utf8))
  }

  // MARK: Adopting

  @Test(arguments: Backend.allCases, [LinkState.live, .disabled, .deleted])
  func aLinkIsKeptAsItIs(_ backend: Backend, _ state: LinkState) throws {
    let fixture = try StoreFixture(backend)
    for option in [SuffixOption.unguessable, .short, .custom] {
      let link = Self.link("caf\u{E9} \(option.rawValue)", state: state, option: option)
      #expect(
        fixture.store.perform([.adopt(link, reuseKey: nil), .find(link.key)]) == [.created(link), .found(link)])
    }
  }

  @Test(arguments: Backend.allCases)
  func aHeldSuffixAnswersItsHolder(_ backend: Backend) throws {
    let fixture = try StoreFixture(backend)
    let first = Self.link("a")
    let second = Self.link("a", state: .disabled, content: "other")
    let key = LinkSamples.reuseKey(1)
    #expect(
      fixture.store.perform([
        .adopt(first, reuseKey: key), .adopt(second, reuseKey: nil), .adopt(first, reuseKey: key), .find(first.key),
      ]) == [.created(first), .suffixTaken(first), .suffixTaken(first), .found(first)])
    // So does one that was made and not adopted.
    let made = try #require(fixture.store.perform([.create(LinkSamples.custom("b"))]).first?.created)
    #expect(fixture.store.perform([.adopt(Self.link("b"), reuseKey: nil)]) == [.suffixTaken(made)])
  }

  @Test(arguments: Backend.allCases)
  func theReuseKeyStandsForTheFirst(_ backend: Backend) throws {
    let fixture = try StoreFixture(backend)
    let key = LinkSamples.reuseKey(1)
    let (first, second) = (Self.link("a"), Self.link("b"))
    #expect(
      fixture.store.perform([
        .adopt(first, reuseKey: key), .adopt(second, reuseKey: key), .find(second.key),
        .create(LinkSamples.new(.short, reuseKey: key)),
      ]) == [.created(first), .created(second), .found(second), .existing(first)])
  }

  @Test(arguments: Backend.allCases)
  func aReuseKeyThatAMadeLinkHasStaysThere(_ backend: Backend) throws {
    let fixture = try StoreFixture(backend)
    let key = LinkSamples.reuseKey(1)
    let made = try #require(fixture.store.perform([.create(LinkSamples.new(reuseKey: key))]).first?.created)
    let adopted = Self.link("a")
    #expect(
      fixture.store.perform([.adopt(adopted, reuseKey: key), .create(LinkSamples.new(reuseKey: key))])
        == [.created(adopted), .existing(made)])
  }

  /// A custom or disabled link takes no part in reuse; a key for one is a row that is refused.
  @Test(arguments: Backend.allCases)
  func aRefusedRowLeavesItsNeighboursAlone(_ backend: Backend) throws {
    let fixture = try StoreFixture(backend)
    let key = LinkSamples.reuseKey(1)
    let outcomes = fixture.store.perform([
      .adopt(Self.link("a"), reuseKey: nil), .adopt(Self.link("b", state: .disabled), reuseKey: key),
      .adopt(Self.link("c", option: .custom), reuseKey: key), .adopt(Self.link("d"), reuseKey: [1]),
      .adopt(Self.link("e"), reuseKey: key),
    ])
    try #require(outcomes.count == 5)
    #expect(outcomes[0].created != nil && outcomes[4].created != nil)
    #expect(outcomes[1...3].map { $0.fault?.code } == [.rejected, .rejected, .rejected])
  }

  // MARK: Listing

  @Test(arguments: Backend.allCases)
  func linksAreListedInOrderOfTheirBytes(_ backend: Backend) throws {
    let fixture = try StoreFixture(backend)
    #expect(fixture.store.perform([.list(after: nil, limit: 10)]) == [.listed([])])
    let links = [
      Self.link("0", prefix: "https://a.example"), Self.link("Z", prefix: "https://a.example"),
      Self.link("a", prefix: "https://a.example"), Self.link("a-", prefix: "https://a.example"),
      Self.link("aa", prefix: "https://a.example", state: .deleted), Self.link("z", prefix: "https://a.example"),
      Self.link("\u{E9}", prefix: "https://a.example"), Self.link("\u{1F600}", prefix: "https://a.example"),
      Self.link("a", prefix: "https://a.example/b", state: .disabled), Self.link("a", prefix: "https://b.example"),
    ]
    let adopted = fixture.store.perform(links.reversed().map { .adopt($0, reuseKey: nil) })
    try #require(adopted.allSatisfy { $0.created != nil })
    #expect(fixture.store.perform([.list(after: nil, limit: 100)]) == [.listed(links)])
    for limit in 1...4 {
      var found: [StoredLink] = []
      while true {
        let outcome = fixture.store.perform([.list(after: found.last?.key, limit: limit)]).first
        guard case .listed(let page) = outcome, !page.isEmpty else { break }
        #expect(page.count <= limit)
        found += page
      }
      #expect(found == links)
    }
    let behind = LinkKey(prefix: Array("https://a.example".utf8), suffix: Array("b".utf8))
    #expect(fixture.store.perform([.list(after: behind, limit: 2)]) == [.listed(Array(links[5...6]))])
  }

  /// Few long links make a list as well as many short ones do, and one that is longer than any list is in one.
  @Test(arguments: Backend.allCases)
  func longLinksMakeShortLists(_ backend: Backend) throws {
    let fixture = try StoreFixture(backend)
    let long = String(repeating: "x", count: StoreOperation.pageBytes / 2)
    let links = (0..<5).map { Self.link("n\($0)", content: $0 == 4 ? long + long + long : long) }
    try #require(
      fixture.store.perform(links.map { .adopt($0, reuseKey: nil) }).allSatisfy { $0.created != nil })
    var found: [StoredLink] = []
    var counts: [Int] = []
    while case .listed(let page)? = fixture.store.perform([.list(after: found.last?.key, limit: 100)]).first,
      !page.isEmpty
    {
      found += page
      counts.append(page.count)
    }
    #expect(found == links)
    #expect(counts == [2, 2, 1])
  }

  @Test(arguments: Backend.allCases)
  func aListSeesEarlierWritesOfItsGroup(_ backend: Backend) throws {
    let fixture = try StoreFixture(backend)
    let link = Self.link("a")
    let outcomes = fixture.store.perform([
      .list(after: nil, limit: 9), .adopt(link, reuseKey: nil), .list(after: nil, limit: 9),
    ])
    #expect(outcomes == [.listed([]), .created(link), .listed([link])])
  }

  /// Links that come and go between two pages change nothing about those that are there all the time.
  @Test(arguments: Backend.allCases)
  func writersAreNotHeldUp(_ backend: Backend) throws {
    let fixture = try StoreFixture(backend)
    let links = (10..<60).map { Self.link("n\($0)") }
    _ = fixture.store.perform(links.map { .adopt($0, reuseKey: nil) })
    var found: [StoredLink] = []
    var round = 0
    while true {
      let outcome = fixture.store.perform([.list(after: found.last?.key, limit: 7)]).first
      guard case .listed(let page) = outcome, !page.isEmpty else { break }
      found += page
      let outcomes = fixture.store.perform([
        .adopt(Self.link("a\(round)"), reuseKey: nil), .adopt(Self.link("n\(30 + round)x"), reuseKey: nil),
      ])
      #expect(outcomes.allSatisfy { $0.created != nil })
      round += 1
    }
    #expect(found.filter { $0.key.suffix.count == 3 } == links)
    #expect(Set(found.map(\.key)).count == found.count)
  }

  // MARK: Places

  @Test func aMissingFileIsTold() throws {
    let fixture = try StoreFixture(.sqliteFile)
    let store = try #require(fixture.store as? SQLiteStore)
    #expect(store.isMissing)
    _ = store.perform([.list(after: nil, limit: 1)])
    #expect(!store.isMissing)
    #expect(!SQLiteStore(location: StoreLocation(place: .sqliteMemory), random: SystemRandomSource()).isMissing)
  }

  /// A database in memory that may use a temporary file is as good as one that may not, and leaves nothing behind.
  @Test func aSpillingStoreKeepsManyLinks() throws {
    var settings = SQLiteSettings()
    settings.spillsMemory = true
    settings.cacheBytes = 64 << 10
    let store = SQLiteStore(
      location: StoreLocation(place: .sqliteMemory), random: SystemRandomSource(), settings: settings)
    defer { store.close() }
    let content = String(repeating: "x", count: 500)
    let links = (1000..<3000).map { Self.link("n\($0)", content: content) }
    #expect(store.perform(links.map { .adopt($0, reuseKey: nil) }).allSatisfy { $0.created != nil })
    #expect(store.perform([.list(after: nil, limit: 5000)]) == [.listed(links)])
  }
}
