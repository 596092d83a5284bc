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

  /// What is nearly JSON, from the text to the sentence.
  @Test(arguments: [
    (#"{"domains":[1,]}"#, #"A comma stands before a closing bracket in line 1, column 15; remove the comma."#),
    ("{\n}// x", "A comment, which JSON does not allow, stands in line 2, column 2; remove the comment."),
    ("{'a':1}", #"A single quote, which is no quote in JSON, stands in line 1, column 2; type double quotes (")."#),
    ("{a:1}", #"A name without quotes stands in line 1, column 2; put names into double quotes (")."#),
    (
      "{“a”:1}",
      #"The character "“", which is no quote in JSON, stands in line 1, column 2; type plain quotes (")."#
    ),
    (
      "{\u{A0}}",
      "A character that looks like a blank, and is none in JSON, stands in line 1, column 2; type plain blanks."
    ),
  ])
  func nearlyJSON(_ text: String, _ sentence: String) {
    let fault = #expect(throws: ConfigurationFault.self) { try Configuration(parsing: text.bytes) }
    #expect(fault.map { ConfigurationText.sentence(for: $0) } == sentence)
    expectSentence(sentence)
  }

  @Test(arguments: rows)
  func sentence(_ row: TextRow<ConfigurationFault>) {
    #expect(ConfigurationText.sentence(for: row.fault) == row.text)
    expectSentence(row.text)
    switch row.fault {
    case .notJSON, .field: break
    }
  }
}
