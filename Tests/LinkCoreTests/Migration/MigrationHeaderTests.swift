import LinkCore
import Testing

/// Which column stands where, by the first row.
@Suite struct MigrationHeaderTests {
  /// The names in the words of the documentation, in its order.
  private static let titles = MigrationColumn.all.map(\.title)

  private static func header(_ text: String) throws(MigrationHeader.Fault) -> MigrationHeader {
    var reader = CSVReader(rowLimit: 1 << 20)
    reader.append(text.utf8Bytes)
    reader.finish()
    var record = CSVRecord()
    guard reader.next(into: &record) else { throw .empty }
    return try MigrationHeader(record)
  }

  @Test func thereAre29ColumnsInTheOrderOfTheFile() {
    let text = """
      Short link|Deep link|Android package name|Android fallback link|Android minimum package version code|\
      iOS bundle ID|iOS fallback link|iOS custom scheme|iOS iPad fallback link|iOS iPad bundle ID|iOS App Store ID|\
      iOS minimum version|Enable forced redirect?|Desktop fallback link|Social title|Social description|\
      Social image link|UTM source|UTM medium|UTM campaign|UTM term|UTM content|iTunes Connect affiliate token|\
      iTunes Connect campaign token|iTunes Connect media type|iTunes Connect provider token|Archived?|Link name|\
      Creation timestamp
      """
    #expect(Self.titles.joined(separator: "|") == text)
    #expect(Self.titles.count == 29)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let text: String
    var testDescription: String { id }

    init(_ id: String, _ names: [String]) {
      self.id = id
      text = names.joined(separator: ",") + "\n"
    }
  }

  private static func shortName(_ column: MigrationColumn) -> String {
    switch column {
    case .shortLink: "short_link"
    case .parameter(let parameter): parameter.descriptor.queryName
    case .archived: "archived"
    case .name: "name"
    case .createdAt: "creation_timestamp"
    }
  }

  private static func restName(_ column: MigrationColumn) -> String {
    switch column {
    case .shortLink: "shortLink"
    case .parameter(let parameter): parameter.descriptor.restPath.last ?? ""
    case .archived: "archived"
    case .name: "linkName"
    case .createdAt: "createdAt"
    }
  }

  static let spellings = [
    Row("words", titles),
    Row("words in other cases", titles.map { $0.uppercased() }),
    Row("words in small letters", titles.map { $0.lowercased() }),
    Row("snake case", titles.map { $0.lowercased().replacing(" ", with: "_").replacing("?", with: "") }),
    Row("names of the long link", MigrationColumn.all.map(shortName)),
    Row("names of the REST interface", MigrationColumn.all.map(restName)),
    Row("words with the name behind them", MigrationColumn.all.map { "\($0.title) (\(shortName($0)))" }),
    Row("words with the name in square brackets", MigrationColumn.all.map { "\($0.title) [\(shortName($0))]" }),
    Row("other words with a known name behind them", MigrationColumn.all.map { "Column (\(shortName($0)))" }),
    Row("blanks around", titles.map { "  \($0)\t" }),
    Row(
      "quoted, with a byte order mark", titles.map { "\"\($0)\"" }.enumerated().map { $0 == 0 ? "\u{FEFF}\($1)" : $1 }),
    Row("unknown names of 29 columns", (1...29).map { "Spalte \($0)" }),
    Row("29 columns of which some are known", titles.enumerated().map { $0 % 2 == 0 ? "Spalte \($0)" : $1 }),
  ]

  @Test(arguments: spellings) func knowsTheColumns(_ row: Row) throws {
    let header = try Self.header(row.text)
    #expect(header.columns == MigrationColumn.all)
    #expect(header.unknown == [])
    #expect(header.missing == [])
    #expect(!header.isLink)
  }

  @Test func abbreviatedTokens() throws {
    let names = ["at", "ct", "mt", "pt"].map { "iTunes Connect " + $0 }
    let header = try Self.header((["Short link", "Deep link"] + names).joined(separator: ","))
    #expect(
      header.columns.suffix(4)
        == [
          .parameter(.affiliateToken), .parameter(.campaignToken), .parameter(.mediaType), .parameter(.providerToken),
        ])
  }

  @Test func anyOrder() throws {
    let header = try Self.header(Self.titles.reversed().joined(separator: ","))
    #expect(header.columns == MigrationColumn.all.reversed())
  }

  @Test func unknownAndMissingColumnsAreNamed() throws {
    let header = try Self.header("name,Clicks,short_link,,link\n")
    #expect(header.columns == [.name, nil, .shortLink, nil, .parameter(.link)])
    #expect(header.unknown.map(\.position) == [2, 4])
    #expect(header.unknown.map(\.name.utf8Text) == ["Clicks", ""])
    #expect(header.missing.count == 26)
    #expect(header.missing.first == .parameter(.androidPackageName))
  }

  /// More columns than are kept mean nothing, and cost the file nothing.
  @Test func moreColumnsThanAreKept() throws {
    let commas = String(repeating: ",", count: 2_000)
    var reader = CSVReader(rowLimit: 1 << 20)
    reader.append("link,short_link\(commas)\nhttps://www.example.com/,https://x.page.link/a\(commas)\na,b\n".utf8Bytes)
    reader.finish()
    var records: [CSVRecord] = []
    var record = CSVRecord()
    while reader.next(into: &record) { records.append(record) }
    try #require(records.count == 3)
    let header = try MigrationHeader(records[0])
    #expect(try MigrationRow(records[1], header).shortLink.utf8Text == "https://x.page.link/a")
    #expect(throws: MigrationRow.Fault.fieldCount(2, expected: 2_002)) { try MigrationRow(records[2], header) }
  }

  @Test func aFileWithoutNamesIsReadByPosition() throws {
    let header = try Self.header("https://x.page.link/a" + String(repeating: ",", count: 28))
    #expect(header.columns == MigrationColumn.all)
    #expect(header.isLink)
    #expect(throws: MigrationHeader.Fault.missing(MigrationColumn.required, count: 28)) {
      try Self.header("https://x.page.link/a" + String(repeating: ",", count: 27))
    }
  }

  struct FaultRow: Sendable, CustomTestStringConvertible {
    let id: String
    let text: String
    let fault: MigrationHeader.Fault
    var testDescription: String { id }
  }

  static let faults = [
    FaultRow(id: "nothing", text: "", fault: .empty),
    FaultRow(id: "blank lines", text: "\n\n", fault: .empty),
    FaultRow(id: "semicolons", text: "Short link;Deep link\n", fault: .missing(MigrationColumn.required, count: 1)),
    FaultRow(id: "no deep link", text: "short_link,name\n", fault: .missing([.parameter(.link)], count: 2)),
    FaultRow(id: "no short link", text: "name,link\n", fault: .missing([.shortLink], count: 2)),
    FaultRow(
      id: "29 columns with a known one elsewhere",
      text: (["Link name"] + (2...29).map { "Spalte \($0)" }).joined(separator: ","),
      fault: .missing(MigrationColumn.required, count: 29)),
    FaultRow(
      id: "a column twice", text: "Short link,link,Deep link\n",
      fault: .twice(.parameter(.link), first: 2, second: 3)),
    FaultRow(id: "a quote", text: "Short link,\"Deep link\n", fault: .broken(.unclosedQuote(line: 1))),
  ]

  @Test(arguments: faults) func refuses(_ row: FaultRow) {
    #expect(throws: row.fault) { try Self.header(row.text) }
  }

  @Test(arguments: [[0xFF, 0xFE, 0x53, 0], [0xFE, 0xFF, 0, 0x53]] as [[UInt8]])
  func utf16IsTold(_ bytes: [UInt8]) {
    var reader = CSVReader(rowLimit: 1 << 20)
    reader.append(bytes)
    reader.finish()
    var record = CSVRecord()
    let hasRow = reader.next(into: &record)
    #expect(hasRow)
    #expect(throws: MigrationHeader.Fault.notUTF8) { try MigrationHeader(record) }
  }
}
