import LinkStore
import TestSupport
import Testing

@testable import LinkService

/// Short links that are disabled, enabled and expire.
@Suite(.timeLimit(.minutes(1)))
struct UpdateLinkTests {
  private static let link = "https://example.com/link/sale"
  private static let content = "https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2F"

  private static func create(_ rest: String = "") -> (String, String) {
    TestService.shorten(content, as: "sale", rest)
  }

  private static func update(_ rest: String) -> (String, String) {
    ("updateLink", #"{"shortLink":"\#(link)"\#(rest)}"#)
  }

  private static let click = ("resolve", #"{"url":"\#(link)","device":{"platform":"desktop"}}"#)

  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    /// How the link is made.
    var made = ""
    let changes: [String]
    let result: String
    /// That of the next click.
    var code: Int?
    var testDescription: String { id }
  }

  private static let disabled = #"{"shortLink":"https://example.com/link/sale","disabled":true}"#
  private static let enabled = #"{"shortLink":"https://example.com/link/sale","disabled":false}"#

  private static func expiring(_ time: String, disabled: Bool = false) -> String {
    #"{"shortLink":"https://example.com/link/sale","disabled":\#(disabled),"expireTime":"\#(time)"}"#
  }

  static let rows = [
    Row(id: "nothing", changes: [""], result: enabled),
    Row(id: "disabled", changes: [#","disabled":true"#], result: disabled, code: 1410),
    Row(id: "disabled again", changes: [#","disabled":true"#, #","disabled":true"#], result: disabled, code: 1410),
    Row(id: "enabled", changes: [#","disabled":true"#, #","disabled":false"#], result: enabled),
    Row(id: "left disabled", changes: [#","disabled":true"#, #","disabled":null"#], result: disabled, code: 1410),
    Row(
      id: "expiry set", changes: [#","expireTime":"2030-06-01T12:00:00+02:00""#],
      result: expiring("2030-06-01T10:00:00Z")),
    Row(
      id: "expired at once", changes: [#","expireTime":"2026-01-01T00:00:00Z""#],
      result: expiring("2026-01-01T00:00:00Z"), code: 1410),
    Row(
      id: "expired long ago", changes: [#","expireTime":"0000-01-01T00:00:00.5Z""#],
      result: expiring("0000-01-01T00:00:00.500Z"), code: 1410),
    Row(
      id: "expiry changed", made: #","expireTime":"2026-02-01T00:00:00Z""#,
      changes: [#","expireTime":"2026-03-01T00:00:00Z""#], result: expiring("2026-03-01T00:00:00Z")),
    Row(
      id: "expiry cleared", made: #","expireTime":"2026-02-01T00:00:00Z""#, changes: [#","expireTime":null"#],
      result: enabled),
    Row(
      id: "expiry left", made: #","expireTime":"2026-02-01T00:00:00Z""#, changes: [#","expireTime":"""#],
      result: expiring("2026-02-01T00:00:00Z")),
    Row(
      id: "both", changes: [#","disabled":true,"expireTime":"2030-01-01T00:00:00Z""#],
      result: expiring("2030-01-01T00:00:00Z", disabled: true), code: 1410),
    Row(
      id: "revived", changes: [#","expireTime":"2020-01-01T00:00:00Z""#, #","expireTime":null"#], result: enabled),
  ]

  /// The next click sees the change: in the same group, alone, and when its answer is known by heart.
  @Test(arguments: rows, [false, true])
  func linksAreUpdated(_ row: Row, isKnown: Bool) throws {
    let service = TestService()
    #expect(try !service.ask([Self.create(row.made)])[0].isError)
    if isKnown { for _ in 0..<4 { #expect(try !service.ask([Self.click])[0].isError) } }
    let answers = try service.ask(row.changes.map(Self.update) + [Self.click])
    #expect(answers[row.changes.count - 1].result()?.jsonText == row.result)
    #expect(answers.last?.code == row.code)
    for _ in 0..<4 { #expect(try service.ask([Self.click])[0].code == row.code) }
  }

  /// Another process has the answer by heart.
  @Test(arguments: rows)
  func everyProcessSeesIt(_ row: Row) throws {
    let folder = try ScratchFolder()
    let location = StoreLocation(place: .sqliteFile(path: folder.file("links.db").bytes))
    let services = (0..<2).map { _ in
      TestService(store: SQLiteStore(location: location, random: CountingSource()))
    }
    #expect(try !services[0].ask([Self.create(row.made)])[0].isError)
    for service in services {
      for _ in 0..<4 { #expect(try !service.ask([Self.click])[0].isError) }
    }
    for change in row.changes { #expect(try !services[0].ask([Self.update(change)])[0].isError) }
    for service in services {
      for _ in 0..<3 { #expect(try service.ask([Self.click])[0].code == row.code) }
    }
    for service in services { service.service.close() }
  }

  @Test func linksOfAnyPrefixAreFound() throws {
    let service = try TestService(
      configuration: """
        {"domains":[{"uriPrefix":"https://example.com/link","allow":["^https://www"]},\
        {"uriPrefix":"https://example.com","allow":["^https://www"]}]}
        """)
    _ = try service.ask([Self.create()])
    #expect(try service.ask([Self.update(#","disabled":true"#)])[0].result()?.jsonText == Self.disabled)
    let preview = try service.ask("updateLink", #"{"shortLink":"\#(Self.link)?d=1","disabled":false}"#)
    #expect(preview.result()?.jsonText == Self.enabled)
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    let id: String
    let params: String
    let code: Int
    let message: String
    var field: String?
    var testDescription: String { id }
  }

  static let refusals = [
    Refusal(
      id: "unknown", params: #"{"shortLink":"https://example.com/link/none"}"#, code: 1404,
      message:
        #"There is no short link "https://example.com/link/none"; check its spelling; upper and lower case differ."#
    ),
    Refusal(
      id: "case", params: #"{"shortLink":"https://example.com/link/SALE"}"#, code: 1404,
      message:
        #"There is no short link "https://example.com/link/SALE"; check its spelling; upper and lower case differ."#
    ),
    Refusal(
      id: "another prefix", params: #"{"shortLink":"https://other.example/sale"}"#, code: 1404,
      message:
        #""https://other.example/sale" is under no configured prefix; the prefixes are "https://example.com/link"."#
    ),
    Refusal(
      id: "long link", params: #"{"shortLink":"\#(content)"}"#, code: -32602,
      message: #""\#(content)" is not a short link (prefix/suffix)."#, field: "/shortLink"),
    Refusal(
      id: "no URL", params: #"{"shortLink":"sale"}"#, code: -32602,
      message: #""sale" is not a short link (prefix/suffix)."#, field: "/shortLink"),
    Refusal(
      id: "missing", params: #"{"disabled":true}"#, code: -32602, message: "/shortLink is missing; it is required.",
      field: "/shortLink"),
    Refusal(
      id: "no time", params: #"{"shortLink":"\#(link)","expireTime":false}"#, code: -32602,
      message: "/expireTime must be a string, not false.", field: "/expireTime"),
    Refusal(
      id: "not RFC 3339", params: #"{"shortLink":"\#(link)","expireTime":"tomorrow"}"#, code: -32602,
      message: #"/expireTime must be an RFC 3339 time such as "2027-01-31T12:00:00Z", not "tomorrow"."#,
      field: "/expireTime"),
    Refusal(
      id: "no boolean", params: #"{"shortLink":"\#(link)","disabled":"true"}"#, code: -32602,
      message: "/disabled must be true or false, not a string.", field: "/disabled"),
  ]

  @Test(arguments: refusals)
  func refuses(_ row: Refusal) throws {
    let service = try TestService(
      configuration: #"{"domains":[{"uriPrefix":"https://example.com/link","allow":["^https://www"]}]}"#)
    _ = try service.ask([Self.create()])
    let answer = try service.ask("updateLink", row.params)
    #expect(answer.code == row.code)
    #expect(answer.message == row.message)
    #expect(answer.field == row.field)
    #expect(try !service.ask([Self.click])[0].isError)
    if !row.params.contains("expireTime"), !row.params.contains("disabled") {
      #expect(try service.ask("linkStats", row.params).message == row.message)
    }
  }

  @Test func aDeletedLinkStaysDeleted() throws {
    let folder = try ScratchFolder()
    let location = StoreLocation(place: .sqliteFile(path: folder.file("links.db").bytes))
    let service = TestService(store: SQLiteStore(location: location, random: CountingSource()))
    _ = try service.ask([Self.create()])
    try ForeignConnection(folder.file("links.db")).execute("UPDATE links SET state = 2, reuse_key = NULL")
    let answer = try service.ask([Self.update(#","disabled":false,"expireTime":null"#)])[0]
    #expect(answer.code == 1410)
    #expect(
      answer.message
        == #"The short link "https://example.com/link/sale" was deleted, which is final; make another one."#)
    #expect(try service.ask([Self.click])[0].code == 1410)
    service.service.close()
  }

  /// A link that was disabled is made anew for the same content, and stays another one when it is enabled again.
  @Test func aDisabledLinkIsNotReused() throws {
    let service = TestService()
    let shorten = ("shorten", #"{"longDynamicLink":"\#(Self.content)"}"#)
    func link() throws -> String { try #require(try service.ask([shorten])[0].text("/shortLink")) }
    let first = try link()
    #expect(try link() == first)
    #expect(try !service.ask("updateLink", #"{"shortLink":"\#(first)","disabled":true}"#).isError)
    let second = try link()
    #expect(second != first)
    #expect(try !service.ask("updateLink", #"{"shortLink":"\#(first)","disabled":false}"#).isError)
    #expect(try link() == second)
    #expect(try !service.ask("updateLink", #"{"shortLink":"\#(second)","expireTime":"2030-01-01T00:00:00Z"}"#).isError)
    #expect(try link() != second)
  }
}
