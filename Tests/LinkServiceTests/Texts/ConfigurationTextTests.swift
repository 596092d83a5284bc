import LinkCore
import StrictJSON
import Testing

@testable import LinkService

/// The sentences about configuration files.
@Suite struct ConfigurationTextTests {
  static let rows: [TextRow<ConfigurationFault>] = [
    TextRow(
      "notJSON", .notJSON(JSONFault(.unexpectedEnd, offset: 7, pointer: []), at: SourcePosition(line: 2, column: 3)),
      "The JSON ends too early in line 2, column 3."),
    TextRow(
      "backslash", .notJSON(JSONFault(.invalidEscape, offset: 7, pointer: []), at: SourcePosition(line: 2, column: 3)),
      #"A JSON string has an unknown escape in line 2, column 3; write "\\" for a backslash, as in "#
        + #""^https://www\\.example\\.com/"."#),
    TextRow(
      "field", .field(FieldFault(.missing, pointer: "/domains/0/uriPrefix".bytes)),
      "/domains/0/uriPrefix is missing; it is required."),
    TextRow(
      "whole", .field(FieldFault(.wrongType(expected: "an object", found: .array))),
      "The configuration must be an object, not an array."),
  ]

  @Test(arguments: rows)
  func sentence(_ row: TextRow<ConfigurationFault>) {
    #expect(ConfigurationText.sentence(for: row.fault) == row.text)
    expectSentence(row.text)
    switch row.fault {
    case .notJSON, .field: break
    }
  }
}
