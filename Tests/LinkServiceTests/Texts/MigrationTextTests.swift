import LinkCore
import Testing

@testable import LinkService

/// Every sentence about files that are imported and exported.
@Suite struct MigrationTextTests {
  private static let column = MigrationColumn.parameter(.socialTitle)

  static let rows: [TextRow<ImportRowFault>] = [
    TextRow(
      "unclosed quote", .row(.broken(.unclosedQuote(line: 7))),
      "The row has a quote on line 7 that is never closed; double a quote that belongs to the value."),
    TextRow(
      "text behind a quote", .row(.broken(.textAfterQuote(line: 7))),
      "The row has text behind a closing quote on line 7; double a quote that belongs to the value."),
    TextRow(
      "too long", .row(.broken(.tooLong(limit: 100))),
      "The row is longer than 100 bytes; shorten it or raise limits.messageBytes."),
    TextRow(
      "one field", .row(.fieldCount(1, expected: 29)),
      "The row has 1 field, but the file has 29 columns; put values with a comma in quotes."),
    TextRow(
      "many fields", .row(.fieldCount(30, expected: 29)),
      "The row has 30 fields, but the file has 29 columns; put values with a comma in quotes."),
    TextRow("not UTF-8", .row(.notUTF8(column)), "Social title is not UTF-8; save the file as UTF-8."),
    TextRow(
      "not a boolean", .row(.notBoolean(.archived, value: "perhaps".bytes)),
      #"Archived? must be true, false, yes, no, 1, 0 or empty, not "perhaps"."#),
    TextRow(
      "not a time", .row(.notTime(.createdAt, value: "yesterday".bytes)),
      #"Creation timestamp must be a time such as "2021-03-04T05:06:07Z", not "yesterday"."#),
    TextRow("no short link", .noShortLink, "Short link is missing; give the URL of the short link."),
    TextRow(
      "no URL", .shortLink(.notWebURL, value: "x".bytes),
      #"Short link "x" must be an https URL such as "https://example.com/link/Ab12"."#),
    TextRow(
      "a query", .shortLink(.hasQuery, value: "https://x/a?b".bytes),
      #"Short link "https://x/a?b" has a query or a fragment; give the short link alone."#),
    TextRow(
      "no suffix", .shortLink(.noSuffix, value: "https://x/".bytes),
      #"Short link "https://x/" has nothing behind its prefix by which it could be found."#),
    TextRow(
      "a byte of a suffix",
      .shortLink(.suffix(.forbiddenByte(0x0A, offset: 1), value: "a\nb".bytes), value: "https://x/a%0Ab".bytes),
      #"Short link "https://x/a%0Ab" has the suffix "a\u{A}b", in which byte 0A cannot stand."#),
    TextRow(
      "an empty suffix", .shortLink(.suffix(.empty, value: []), value: "https://x/".bytes),
      #"Short link "https://x/" has no suffix that can be kept."#),
    TextRow(
      "a prefix",
      .shortLink(.prefix(LinkFault(.prefixPathOnFirebaseDomain, value: "https://x.page.link/a".bytes)), value: []),
      #"domainUriPrefix "https://x.page.link/a" has a path, which a prefix on page.link, app.goo.gl or app.google cannot have; use the host alone."#
    ),
    TextRow(
      "a link", .link(LinkFault(.notInAllowlist, .iosFallbackLink, value: "https://x/".bytes, names: ["^a$".bytes])),
      #"iosFallbackLink "https://x/" matches no pattern of the domain's allowlist: "^a$"."#),
    TextRow(
      "a prefix that is not configured", .link(LinkFault(.prefixNotConfigured, value: "https://x.page.link".bytes)),
      #"The prefix "https://x.page.link" is not configured; add it to "domains", or put its links under a configured one "#
        + "with --map."),
    TextRow("a long link", .link(LinkFault(.tooLong)), "The long link has more than 65536 bytes; shorten its values."),
  ]

  @Test(arguments: rows) func rowFault(_ row: TextRow<ImportRowFault>) {
    #expect(MigrationText.sentence(for: row.fault) == row.text)
    expectSentence(row.text)
  }

  @Test func columnsAtFault() {
    #expect(ImportRowFault.row(.broken(.tooLong(limit: 1))).column == nil)
    #expect(ImportRowFault.row(.fieldCount(1, expected: 2)).column == nil)
    #expect(ImportRowFault.row(.notUTF8(Self.column)).column == Self.column)
    #expect(ImportRowFault.noShortLink.column == .shortLink)
    #expect(ImportRowFault.shortLink(.noSuffix, value: []).column == .shortLink)
    #expect(ImportRowFault.link(LinkFault(.prefixNotConfigured)).column == .shortLink)
    #expect(ImportRowFault.link(LinkFault(.loop, .link)).column == .parameter(.link))
    #expect(ImportRowFault.link(LinkFault(.tooLong)).column == nil)
  }

  @Test func whatDiffersIsNamed() {
    #expect(MigrationText.kept([]) == nil)
    #expect(
      MigrationText.kept([.name])
        == "The link that is there has the same content, but differs in \"Link name\", and was left as it is.")
    for text in [
      MigrationText.emptyRow, MigrationText.archived, MigrationText.otherHolder, MigrationText.deletedHolder,
      MigrationText.internal,
    ] {
      expectSentence(text)
    }
  }

  // MARK: Lines of the program

  static let headers: [TextRow<MigrationHeader.Fault>] = [
    TextRow("empty", .empty, "is empty"),
    TextRow("not UTF-8", .notUTF8, "is UTF-16; save it as UTF-8"),
    TextRow(
      "broken", .broken(.textAfterQuote(line: 1)),
      "cannot be read: its first row has text behind a closing quote on line 1; double a quote that belongs to the value."
    ),
    TextRow(
      "one column", .missing(MigrationColumn.required, count: 1),
      #"has 1 column and none named "Short link" or "Deep link"; columns are separated by commas, and the first row names them"#
    ),
    TextRow(
      "no short link", .missing([.shortLink], count: 3),
      #"has 3 columns and none named "Short link"; columns are separated by commas, and the first row names them"#),
    TextRow(
      "twice", .twice(.parameter(.link), first: 2, second: 4),
      #"has "Deep link" twice, in the columns 2 and 4; keep one of the two"#),
  ]

  @Test(arguments: headers) func headerFault(_ row: TextRow<MigrationHeader.Fault>) {
    #expect(MigrationText.reason(for: row.fault) == row.text)
  }

  private static func header(_ text: String) throws -> MigrationHeader {
    var reader = CSVReader(rowLimit: 1 << 20)
    reader.append(text.bytes)
    reader.finish()
    var record = CSVRecord()
    let hasRow = reader.next(into: &record)
    try #require(hasRow)
    return try MigrationHeader(record)
  }

  @Test func notesOnColumns() throws {
    let titles = MigrationColumn.all.map(\.title).filter { $0 != "Link name" && $0 != "UTM term" }
    #expect(
      MigrationText.notes(on: try Self.header((titles + ["Clicks", ""]).joined(separator: ","))) == [
        #"column 28 is ignored: "Clicks" is none of FDL's columns"#,
        #"column 29 is ignored: "" is none of FDL's columns"#,
        #"2 of \#(MigrationColumn.all.count) columns are missing and count as empty: "UTM term" and "Link name""#,
      ])
    #expect(
      MigrationText.notes(on: try Self.header((titles + ["UTM term"]).joined(separator: ","))) == [
        #"1 of \#(MigrationColumn.all.count) columns is missing and counts as empty: "Link name""#
      ])
    // The fewest columns that a file can have.
    let few = MigrationColumn.required.map(\.title)
    let missing = MigrationColumn.all.map(\.title).filter { !few.contains($0) }
    #expect(
      MigrationText.notes(on: try Self.header(few.joined(separator: ","))) == [
        "\(missing.count) of \(MigrationColumn.all.count) columns are missing and count as empty: "
          + "\"\(missing[0])\", \"\(missing[1])\" and \(missing.count - 2) more"
      ])
    #expect(MigrationText.notes(on: try Self.header(MigrationColumn.all.map(\.title).joined(separator: ","))) == [])
    let many = MigrationColumn.all.map(\.title) + Array(repeating: "x", count: 250)
    let notes = MigrationText.notes(on: try Self.header(many.joined(separator: ",")))
    #expect(notes.count == 101)
    #expect(notes.last == "150 more columns are ignored")
  }

  @Test func summaries() {
    var counts = ImportCounts()
    counts.created = 1
    #expect(
      MigrationText.summary(of: counts, isDryRun: false)
        == "1 row: 1 created, 0 unchanged, 0 in conflict, 0 skipped, 0 in error")
    for kind in ImportOutcome.Kind.allCases { counts.add(kind) }
    #expect(
      MigrationText.summary(of: counts, isDryRun: true)
        == "dry run, nothing was changed: 6 rows: 2 created, 1 unchanged, 1 in conflict, 1 skipped, 1 in error")
  }

  static let mappings: [TextRow<PrefixMapping.Fault>] = [
    TextRow("no pair", .notPair(nil), #"--map "a" has no "="; write --map OLD=NEW"#),
    TextRow(
      "no prefix", .notPair(LinkFault(.invalidPrefix, value: "b".bytes)),
      #"--map "a": "b" is neither a prefix such as "https://example.com/link" nor a host such as "example.page.link""#),
  ]

  @Test(arguments: mappings) func mappingFault(_ row: TextRow<PrefixMapping.Fault>) {
    #expect(MigrationText.reason(for: row.fault, in: "a".bytes) == row.text)
  }

  @Test func mappingUnused() throws {
    #expect(
      MigrationText.unused(try URIPrefix("https://a.example".bytes.span))
        == #"--map: no short link of the file is under "https://a.example""#)
  }

  @Test func mappingTwice() throws {
    let fault = PrefixMapping.Fault.twice(try URIPrefix("https://a.example".bytes.span))
    #expect(MigrationText.reason(for: fault, in: []) == #"--map names "https://a.example" twice"#)
  }

  private static func texts(for loss: ExportLoss) -> (one: String, many: String) {
    switch loss {
    case .androidLink:
      (
        "the file has no column for the androidLink (al) of 1 link",
        "the file has no column for the androidLink (al) of 2 links"
      )
    case .gclid:
      ("the file has no column for the gclid of 1 link", "the file has no column for the gclid of 2 links")
    case .otherParameters:
      (
        "the file has no column for parameters of 1 link that FDL does not know",
        "the file has no column for parameters of 2 links that FDL does not know"
      )
    case .forcedRedirect:
      (
        "the efr of 1 link, which is neither 1 nor 0, is written as 0",
        "the efr of 2 links, which is neither 1 nor 0, is written as 0"
      )
    case .expiry:
      (
        "the file has no column for the expireTime of 1 link; imported again, it does not expire",
        "the file has no column for the expireTime of 2 links; imported again, they do not expire"
      )
    case .expired:
      (
        "the file has no column for the expireTime of 1 link; as it has passed, the link is written as archived",
        "the file has no column for the expireTime of 2 links; as it has passed, the links are written as archived"
      )
    case .tags:
      ("the file has no column for the tags of 1 link", "the file has no column for the tags of 2 links")
    case .option:
      (
        "the file has no column for suffix.option; imported again, 1 link will count as made with another one",
        "the file has no column for suffix.option; imported again, 2 links will count as made with another one"
      )
    case .deleted: ("1 link that was deleted is left out", "2 links that were deleted are left out")
    case .unreadable: ("1 link that cannot be read is left out", "2 links that cannot be read are left out")
    }
  }

  @Test(arguments: ExportLoss.allCases) func losses(_ loss: ExportLoss) {
    #expect(MigrationText.sentence(for: loss, count: 1) == Self.texts(for: loss).one)
    #expect(MigrationText.sentence(for: loss, count: 2) == Self.texts(for: loss).many)
  }
}
