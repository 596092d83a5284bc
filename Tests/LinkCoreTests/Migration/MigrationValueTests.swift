import LinkCore
import TestSupport
import Testing

/// How the fields of a row are read.
@Suite struct MigrationValueTests {
  /// The first row behind this header.
  private static func row(_ header: String, _ text: [UInt8]) throws -> MigrationRow {
    var reader = CSVReader(rowLimit: 1 << 20)
    reader.append((header + "\n").utf8Bytes + text)
    reader.finish()
    var names = CSVRecord()
    var record = CSVRecord()
    let isComplete = reader.next(into: &names) && reader.next(into: &record)
    try #require(isComplete)
    return try MigrationRow(record, try MigrationHeader(names))
  }

  private static func row(_ header: String, _ text: String) throws -> MigrationRow {
    try row(header, text.utf8Bytes)
  }

  @Test func aRowInAnyOrder() throws {
    let row = try Self.row(
      "name,efr,short_link,st,archived,link,created_at,apn",
      "\"A, \"\"b\"\"\",true,https://x.page.link/a,Tïtel ,yes,https://www.example.com/,2021-03-04T05:06:07Z,com.example"
    )
    #expect(row.shortLink.utf8Text == "https://x.page.link/a")
    #expect(row.name?.utf8Text == "A, \"b\"")
    #expect(row.isArchived)
    #expect(row.createdAt == 1_614_834_367_000)
    #expect(row.parameters.parameters == [.link, .androidPackageName, .forcedRedirect, .socialTitle])
    #expect(row.parameters.bytes(.link)?.utf8Text == "https://www.example.com/")
    #expect(row.parameters.bytes(.androidPackageName)?.utf8Text == "com.example")
    #expect(row.parameters.bytes(.forcedRedirect)?.utf8Text == "1")
    #expect(row.parameters.bytes(.socialTitle)?.utf8Text == "Tïtel ")
  }

  @Test func emptyFieldsAreAbsent() throws {
    let row = try Self.row("short_link,link,name,archived,created_at,efr,isi", ",,,,,,")
    #expect(row.shortLink.isEmpty && row.parameters.isEmpty && row.name == nil && row.createdAt == nil)
    #expect(!row.isArchived)
  }

  struct FaultRow: Sendable, CustomTestStringConvertible {
    let id: String
    let text: [UInt8]
    let fault: MigrationRow.Fault
    var testDescription: String { id }

    init(_ id: String, _ text: String, _ fault: MigrationRow.Fault) {
      self.init(id, text.utf8Bytes, fault)
    }

    init(_ id: String, _ text: [UInt8], _ fault: MigrationRow.Fault) {
      self.id = id
      self.text = text
      self.fault = fault
    }
  }

  static let faults = [
    FaultRow("too few", "a,b,c\n", .fieldCount(3, expected: 4)),
    FaultRow("too many", "a,b,,,\n", .fieldCount(5, expected: 4)),
    FaultRow("broken", "\"a\"b,,,\n", .broken(.textAfterQuote(line: 2))),
    FaultRow("not UTF-8", [0x61, 0x2C, 0xE9, 0x2C, 0x2C], .notUTF8(.parameter(.link))),
    FaultRow("a character cut by a comma", [0xC3, 0x2C, 0xA9, 0x2C, 0x2C], .notUTF8(.shortLink)),
    FaultRow("archived", "a,b,perhaps,\n", .notBoolean(.archived, value: "perhaps".utf8Bytes)),
    FaultRow("time", "a,b,,yesterday\n", .notTime(.createdAt, value: "yesterday".utf8Bytes)),
  ]

  @Test(arguments: faults) func refuses(_ row: FaultRow) {
    #expect(throws: row.fault) { try Self.row("short_link,link,archived,created_at", row.text) }
  }

  // MARK: Booleans

  struct FlagRow: Sendable, CustomTestStringConvertible {
    let text: String
    let isTrue: Bool
    let efr: String?
    var testDescription: String { text }
  }

  /// FDL writes `false` for links that never had the parameter, so that adds none.
  static let flags =
    ["true", "TRUE", "True", "yes", "Yes", "1", " true ", "1\t"].map { FlagRow(text: $0, isTrue: true, efr: "1") }
    + ["false", "False", "no", "NO", "", "  "].map { FlagRow(text: $0, isTrue: false, efr: nil) }
    + ["0", " 0"].map { FlagRow(text: $0, isTrue: false, efr: "0") }

  @Test(arguments: flags) func booleans(_ flag: FlagRow) throws {
    let row = try Self.row("short_link,link,archived,efr", "a,b,\(flag.text),\(flag.text)")
    #expect(row.isArchived == flag.isTrue)
    #expect(row.parameters.bytes(.forcedRedirect)?.utf8Text == flag.efr)
  }

  @Test(arguments: ["2", "on", "y", "t", "truee", "01", "-", "null", "wahr"])
  func otherWordsAreNoBooleans(_ text: String) {
    #expect(throws: MigrationRow.Fault.notBoolean(.parameter(.forcedRedirect), value: text.utf8Bytes)) {
      try Self.row("short_link,link,efr", "a,b,\(text)")
    }
  }

  // MARK: Times

  struct TimeRow: Sendable, CustomTestStringConvertible {
    let text: String
    /// As RFC 3339.
    let time: String
    var testDescription: String { text }

    init(_ text: String, _ time: String = "2021-03-04T05:06:07Z") {
      self.text = text
      self.time = time
    }
  }

  static let times = [
    TimeRow("2021-03-04T05:06:07Z"),
    TimeRow("2021-03-04t05:06:07z"),
    TimeRow("2021-03-04T05:06:07.123Z", "2021-03-04T05:06:07.123Z"),
    TimeRow("2021-03-04T05:06:07.123456Z", "2021-03-04T05:06:07.123Z"),
    TimeRow("2021-03-04T07:06:07+02:00"),
    TimeRow("  2021-03-04T05:06:07Z "),
    TimeRow("2021-03-04 05:06:07"),
    TimeRow("2021-03-04  05:06:07"),
    TimeRow("2021-03-04T05:06:07"),
    TimeRow("2021-03-04 05:06:07Z"),
    TimeRow("2021-03-04 05:06:07 UTC"),
    TimeRow("2021-03-04 05:06:07.5 UTC", "2021-03-04T05:06:07.500Z"),
    TimeRow("2021-03-04 05:06:07 GMT"),
    TimeRow("2021-03-04 07:06:07 +02:00"),
    TimeRow("2021-03-04 07:06:07+0200"),
    TimeRow("2021-03-04 03:06:07-02"),
    TimeRow("2021/03/04 05:06:07"),
    TimeRow("2021-03-04 05:06", "2021-03-04T05:06:00Z"),
    TimeRow("2021-03-04", "2021-03-04T00:00:00Z"),
    TimeRow("2021-03-04 5:06:07"),
    TimeRow("2021-03-04 5:06:07 PM", "2021-03-04T17:06:07Z"),
    TimeRow("1614834367"),
    TimeRow("1614834367.25", "2021-03-04T05:06:07.250Z"),
    TimeRow("1614834367000"),
    TimeRow("1614834367123", "2021-03-04T05:06:07.123Z"),
    TimeRow("1614834367123456", "2021-03-04T05:06:07.123Z"),
    TimeRow("Mar 4, 2021, 5:06:07 AM UTC"),
    TimeRow("Mar 4, 2021, 5:06:07\u{202F}AM UTC"),
    TimeRow("Mar 4, 2021, 5:06:07 PM UTC", "2021-03-04T17:06:07Z"),
    TimeRow("Mar 4, 2021, 12:06:07 AM", "2021-03-04T00:06:07Z"),
    TimeRow("Mar 4, 2021, 12:06:07 PM", "2021-03-04T12:06:07Z"),
    TimeRow("March 4, 2021", "2021-03-04T00:00:00Z"),
    TimeRow("Sept 4, 2021", "2021-09-04T00:00:00Z"),
    TimeRow("Thursday, 4 MARCH 2021 05:06:07"),
    TimeRow("4 Mar 2021 05:06:07 +0000"),
    TimeRow("Thu, 04 Mar 2021 05:06:07 GMT"),
    TimeRow("2020-02-29 00:00:00", "2020-02-29T00:00:00Z"),
  ]

  @Test(arguments: times) func timesInManyForms(_ row: TimeRow) throws {
    let read = try Self.row("short_link,link,created_at", "a,b,\"\(row.text)\"")
    let time = try #require(read.createdAt.flatMap { Timestamp(milliseconds: $0) })
    #expect(time.formatted().utf8Text == row.time)
  }

  @Test(arguments: [
    "3/4/2021", "04.03.2021", "2021-02-29", "2021-13-01", "2021-03-04 25:00", "2021-03-04 13:00 PM",
    "2021-03-04 00:00 AM", "2021-03-04 05:06:07 CET", "2021-03-04 05:06:07 UTC UTC", "20210304", "161483436",
    "16148343670", "1614834367.", "1614834367000.5", "-1614834367", "2021", "2021-03", "Mar 2021", "Mar 32, 2021",
    "Foo 4, 2021", "Marble 4, 2021", "Marches 4, 2021", "Ma 4, 2021", "4 2021 Mar", "Mon", "Monday,", "Thu, Fri",
    "2021-03-04 05", "2021-03-04 :", "2021-03-04 +", "2021-03-04 05:06:07+", "x", "T", "/", ",", "::",
    "99999999999999999999",
    "2021-03-04T05:06:07Z and more words than any time has, so that it is too long to be one",
  ])
  func whatIsNoTimeOrCouldBeTwo(_ text: String) {
    #expect(throws: MigrationRow.Fault.notTime(.createdAt, value: text.utf8Bytes)) {
      try Self.row("short_link,link,created_at", "a,b,\"\(text)\"")
    }
  }

  /// Parts of times in any order are a time or a fault, and never the end of the program.
  @Test func partsInAnyOrder() {
    let parts = [
      "Mon", "March", "Sept", "4", "12", "2021", "2021-03-04", "-0-", "05:06:07", "a:b", ":", "AM", "pm", "Z", "UTC",
      "+01", "+0100", "-", "/", ",", ".", ".5", "T", " ", "\u{202F}", "é", "1614834367",
    ]
    var generator = SeededGenerator(seed: 20)
    var timeCount = 0
    for _ in 0..<5_000 {
      let count = Int.random(in: 1...6, using: &generator)
      let words = (0..<count).compactMap { _ in parts.randomElement(using: &generator) }
      let text = words.joined(separator: Bool.random(using: &generator) ? " " : "")
      if Timestamp(migrated: text.utf8Bytes.span) != nil { timeCount += 1 }
    }
    #expect(timeCount > 0)
  }
}
