import LinkCore
import LinkStore
import TestSupport
import Testing

@testable import LinkService

/// What holds for the rows of a file together: order, repetition, options, and stores that fail.
@Suite struct ImportRunTests {
  private static let header = "short_link,link,archived,name,created_at\n"

  /// The members `line`, `outcome` and `reason` of each line.
  private static func outcomes(_ lines: [String]) throws -> [String] {
    try lines.map { line in
      let tree = try JSONTree(parsing: line.bytes)
      guard case .number(let number)? = tree["line"] else { return "no line" }
      return [number, tree["outcome"]?.text, tree["reason"]?.text].compactMap { $0 }.joined(separator: " ")
    }
  }

  private static let text =
    header + """
      https://x.page.link/a,https://www.example.com/1,no,One,2021-03-04
      https://x.page.link/a,https://www.example.com/1,no,One,2021-03-04
      https://x.page.link/a,https://www.example.com/2,no,One,2021-03-04
      nonsense,https://www.example.com/2,no,One,2021-03-04
      https://x.page.link/b,https://www.example.com/2,yes,Two,
      https://x.page.link/b,https://www.example.com/2,no,Other,2021-03-05
      https://x.page.link/A,https://www.example.com/3,no,,
      """

  private static let held = "The suffix is held by a link with other content, which was left as it is."
  private static let differs =
    "The link that is there has the same content, but differs in \"Archived?\", \"Link name\" and \"Creation "
    + "timestamp\", and was left as it is."
  private static let nonsense =
    "Short link \"nonsense\" must be an https URL such as \"https://example.com/link/Ab12\"."

  @Test func aRerunChangesNothing() throws {
    let store = Migration.makeStore()
    let first = try Self.outcomes(try Migration.lines(Self.text, into: store))
    #expect(
      first == [
        "2 created", "3 unchanged", "4 conflict \(Self.held)", "5 error \(Self.nonsense)", "6 created",
        "7 unchanged \(Self.differs)", "8 created",
      ])
    let links = Migration.links(store)
    #expect(links.map(\.key.suffix) == ["A".bytes, "a".bytes, "b".bytes])
    let second = try Self.outcomes(try Migration.lines(Self.text, into: store))
    #expect(
      second == [
        "2 unchanged", "3 unchanged", "4 conflict \(Self.held)", "5 error \(Self.nonsense)", "6 unchanged",
        "7 unchanged \(Self.differs)", "8 unchanged",
      ])
    #expect(Migration.links(store) == links)
  }

  /// Pairs in another order, and an escape more or less, are the same content.
  @Test func contentComparesByDecodedPairs() throws {
    let store = Migration.makeStore()
    _ = try Migration.lines(
      "short_link,link,apn\nhttps://x.page.link/a,https://www.example.com/ü,com.example\n", into: store)
    let lines = try Migration.lines(
      "apn,link,short_link\ncom.example,https://www.example.com/%C3%BC,https://X.page.link/a\n", into: store)
    #expect(lines == [#"{"line":2,"outcome":"unchanged","shortLink":"https://x.page.link/a"}"#])
  }

  @Test func aDeletedLinkKeepsItsSuffix() throws {
    let store = Migration.makeStore()
    let tombstone = StoredLink(
      key: LinkKey(prefix: "https://x.page.link".bytes, suffix: "a".bytes),
      longLink: "https://x.page.link/?link=https%3A%2F%2Fwww.example.com%2F1".bytes, option: .custom, state: .deleted,
      createdAt: 0, expireAt: nil, name: nil, tags: nil)
    _ = store.perform([.adopt(tombstone, reuseKey: nil)])
    let lines = try Migration.lines(Self.header + "https://x.page.link/a,https://www.example.com/1,,,", into: store)
    #expect(
      try Self.outcomes(lines)
        == ["2 conflict The suffix was held by a link that was deleted, and is never given out again."])
    #expect(Migration.links(store) == [tombstone])
  }

  @Test func nothingDependsOnThePieces() throws {
    let expected = try Migration.lines(Self.text, into: Migration.makeStore())
    for pieces in [Splits.bytewise(Self.text.bytes), [[], Self.text.bytes, []]] {
      #expect(try Migration.lines(pieces, into: .store(Migration.makeStore())) == expected)
    }
  }

  @Test func aFileWithoutNamesIsRead() throws {
    let store = Migration.makeStore()
    let row = "https://x.page.link/a,https://www.example.com/" + String(repeating: ",", count: 27) + "\n"
    #expect(
      try Migration.lines(row, into: store) == [#"{"line":1,"outcome":"created","shortLink":"https://x.page.link/a"}"#])
  }

  /// More rows than go to the store at once.
  @Test func manyRowsStayInOrder() throws {
    let store = Migration.makeStore()
    let count = 20_000
    let rows = (0..<count).map { number in
      number % 100 == 7 ? "bad,,,,\n" : "https://x.page.link/n\(number),https://www.example.com/\(number),,,\n"
    }
    let lines = try Migration.lines(Self.header + rows.joined(), into: store)
    try #require(lines.count == count)
    for (number, line) in lines.enumerated() {
      let start = "{\"line\":\(number + 2),\"outcome\":\"\(number % 100 == 7 ? "error" : "created")\""
      if !line.hasPrefix(start) { Issue.record("\(line)") }
    }
    #expect(Migration.links(store).count == count - count / 100)
  }

  // MARK: Options

  @Test func archivedLinksAreSkippedOnDemand() throws {
    var options = ImportOptions()
    options.archived = .skip
    let store = Migration.makeStore()
    let text =
      Self.header + "https://x.page.link/a,https://www.example.com/1,TRUE,,\n"
      + "https://x.page.link/b,https://www.example.com/2,false,,\nhttps://x.page.link/c,not checked,1,,\n"
    let reason = "The link is archived, and archived links are skipped."
    #expect(
      try Self.outcomes(try Migration.lines(text, into: store, options: options))
        == ["2 skipped \(reason)", "3 created", "4 skipped \(reason)"])
    #expect(Migration.links(store).map(\.state) == [.live])
    let all = Migration.makeStore()
    _ = try Migration.lines(text, into: all)
    #expect(Migration.links(all).map(\.state) == [.disabled, .live])
  }

  @Test func linksMoveToAnotherDomain() throws {
    var options = ImportOptions()
    try options.mapping.add("x.page.link=https://go.example.com/l".bytes)
    try options.mapping.add("https://old.example/a/b=https://go.example.com/m".bytes)
    let store = Migration.makeStore()
    let text =
      Self.header + "https://x.page.link/Ab12,https://www.example.com/1,,,\n"
      + "https://old.example/a/b/Ab12,https://www.example.com/2,,,\n"
      + "https://old.example/a/Ab12,https://www.example.com/3,,,\n"
      + "https://x.page.link/loop,https://go.example.com/l/Ab12,,,\n"
    let configuration =
      #"{"domains":[{"uriPrefix":"https://go.example.com/l"},{"uriPrefix":"https://go.example.com/m"}]}"#
    let lines = try Migration.lines(text, into: store, configuration: configuration, options: options)
    #expect(lines[0] == #"{"line":2,"outcome":"created","shortLink":"https://go.example.com/l/Ab12"}"#)
    #expect(lines[1] == #"{"line":3,"outcome":"created","shortLink":"https://go.example.com/m/Ab12"}"#)
    #expect(lines[2].contains(#""outcome":"error","shortLink":"https://old.example/a/Ab12","column":"Short link""#))
    #expect(lines[3].contains(#""outcome":"error","shortLink":"https://go.example.com/l/loop","column":"Deep link""#))
    #expect(
      Migration.links(store).map { String(decoding: $0.longLink, as: UTF8.self) } == [
        "https://go.example.com/l/?link=https%3A%2F%2Fwww.example.com%2F1",
        "https://go.example.com/m/?link=https%3A%2F%2Fwww.example.com%2F2",
      ])
  }

  /// A row that is refused has its prefix all the same; a mistyped one has no row.
  @Test func mappingsWithoutARowAreKnown() throws {
    var options = ImportOptions()
    for mapping in ["x.page.link=go.example.com", "y.page.link=go.example.com", "z.page.link=go.example.com"] {
      try options.mapping.add(mapping.bytes)
    }
    var importer = Importer(
      configuration: Configuration(), target: .store(Migration.makeStore()), options: options, now: Migration.now)
    importer.take(
      (Self.header + "https://x.page.link/a,https://www.example.com/,,,\nhttps://z.page.link/a,nonsense,,,\n").bytes)
    importer.finish()
    while try importer.work() {}
    #expect(importer.unusedMappings.map(\.text) == ["https://y.page.link".bytes])
  }

  // MARK: Rehearsals

  @Test func aRehearsalSaysWhatWouldHappen() throws {
    let (rehearsed, real) = (Migration.makeStore(), Migration.makeStore())
    for store in [rehearsed, real] {
      _ = try Migration.lines(Self.header + "https://x.page.link/A,https://www.example.com/other,,,", into: store)
    }
    let links = Migration.links(rehearsed)
    let said = try Migration.lines([Self.text.bytes], into: .rehearsal(of: rehearsed, scratch: Migration.makeStore()))
    #expect(Migration.links(rehearsed) == links)
    #expect(try Migration.lines(Self.text, into: real) == said)
    #expect(said.last?.contains("conflict") == true)
  }

  @Test func withoutAStoreAllLinksAreNew() throws {
    let said = try Migration.lines([Self.text.bytes], into: .rehearsal(of: nil, scratch: Migration.makeStore()))
    #expect(said == (try Migration.lines(Self.text, into: Migration.makeStore())))
  }

  // MARK: Failures

  @Test func aStoreThatFailsEndsTheImport() throws {
    let fault = StoreFault(code: .full, engineMessage: "database or disk is full", path: "/x".bytes)
    var importer = Importer(
      configuration: Configuration(), target: .store(ScriptedStore(.failed(fault))), options: ImportOptions(),
      now: Migration.now)
    importer.take(Self.text.bytes)
    let hasMore = try importer.work()
    #expect(!hasMore)
    importer.finish()
    #expect(throws: ImportFault.store(fault)) { try importer.work() }
    let lines = String(decoding: importer.takeLines(), as: UTF8.self).split(separator: "\n").map(String.init)
    let reason = "The store \"/x\" is full (database or disk is full); free disk space."
    #expect(
      try Self.outcomes(lines)
        == (2...8).map { $0 == 5 ? "5 error \(Self.nonsense)" : "\($0) error \(reason)" })
    #expect(importer.counts.errors == 7 && importer.counts.rows == 7)
  }

  /// A row whose values the engine refuses is no failure of the store.
  @Test func aRefusedRowIsReported() throws {
    let fault = StoreFault(code: .rejected, engineMessage: "string or blob too big", path: "/x".bytes)
    let lines = try Migration.lines(
      [(Self.header + "https://x.page.link/a,https://www.example.com/,,,").bytes],
      into: .store(ScriptedStore(.failed(fault))))
    #expect(
      try Self.outcomes(lines) == ["2 error The store refuses the values of this link: string or blob too big."])
  }

  struct HeaderRow: Sendable, CustomTestStringConvertible {
    let id: String
    let text: String
    let fault: MigrationHeader.Fault
    var testDescription: String { id }
  }

  @Test(arguments: [
    HeaderRow(id: "nothing", text: "", fault: .empty),
    HeaderRow(id: "other columns", text: "a,b\nc,d\n", fault: .missing(MigrationColumn.required, count: 2)),
    HeaderRow(id: "a quote", text: "\"a", fault: .broken(.unclosedQuote(line: 1))),
  ])
  func aFileThatIsNoneEndsTheImport(_ row: HeaderRow) {
    #expect(throws: ImportFault.header(row.fault)) {
      try Migration.lines([row.text.bytes], into: .store(ScriptedStore(.missing)))
    }
  }

  @Test func rowsHaveTheLimitOfMessages() throws {
    let store = Migration.makeStore()
    let text =
      Self.header + "https://x.page.link/a,https://www.example.com/\(String(repeating: "a", count: 500)),,,\n"
      + "https://x.page.link/b,https://www.example.com/,,,\n"
    let lines = try Migration.lines(text, into: store, configuration: #"{"limits":{"messageBytes":400}}"#)
    #expect(
      try Self.outcomes(lines) == [
        "2 error The row is longer than 400 bytes; shorten it or raise limits.messageBytes.", "3 created",
      ])
  }
}
