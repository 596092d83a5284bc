import StrictJSON
import Testing

@testable import LinkService

/// The sentences about configuration files.
@Suite struct ConfigurationTextTests {
  static let rows: [TextRow<ConfigurationFault>] = [
    TextRow(
      "notJSON", .notJSON(JSONFault(.unexpectedEnd, offset: 7, pointer: [])), "The JSON ends too early at byte 7."),
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
