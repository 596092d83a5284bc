import JSONRPC
import StrictJSON
import Testing

@testable import LinkService

/// The errors of messages that no method has seen, and of texts that are not JSON.
@Suite struct ProtocolTextTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let fault: ProtocolFault
    let code: RPCError.Code
    let text: String
    var data: [RPCError.Member] = []
    var testDescription: String { id }
  }

  /// The name of a case; a new one does not compile before it has a name here, and it needs a row below.
  private static func name(_ fault: ProtocolFault) -> String {
    switch fault {
    case .notJSON: "notJSON"
    case .notRequest(let reason):
      switch reason {
      case .notObject: "notObject"
      case .emptyBatch: "emptyBatch"
      case .nestedBatch: "nestedBatch"
      case .missingVersion: "missingVersion"
      case .wrongVersion: "wrongVersion"
      case .missingMethod: "missingMethod"
      case .methodNotString: "methodNotString"
      case .paramsNotStructured: "paramsNotStructured"
      case .idOfWrongType: "idOfWrongType"
      case .duplicateMember: "duplicateMember"
      }
    case .overLimit(let limit, _):
      switch limit {
      case .messageBytes: "messageBytes"
      case .values: "values"
      case .batchEntries: "batchEntries"
      case .answerBytes: "answerBytes"
      }
    case .badHeader(let fault):
      switch fault {
      case .missingLength: "missingLength"
      case .badLength: "badLength"
      case .tooLong: "tooLong"
      case .malformedLine: "malformedLine"
      }
    case .cancelled: "cancelled"
    case .shutDown: "shutDown"
    }
  }

  private static let names: Set<String> = [
    "notJSON", "notObject", "emptyBatch", "nestedBatch", "missingVersion", "wrongVersion", "missingMethod",
    "methodNotString", "paramsNotStructured", "idOfWrongType", "duplicateMember", "messageBytes", "values",
    "batchEntries", "answerBytes", "missingLength", "badLength", "tooLong", "malformedLine", "cancelled", "shutDown",
  ]

  static let rows: [Row] = [
    Row(
      id: "notJSON", fault: .notJSON(JSONFault(.unexpectedEnd, offset: 5, pointer: "/a".bytes)), code: .parseError,
      text: "The JSON ends too early at byte 5 of the message.", data: [.number("offset", 5), .string("pointer", "/a")]),
    Row(
      id: "a comma too many", fault: .notJSON(JSONFault(.unexpectedByte(0x5D), offset: 5, pointer: []), .trailingComma),
      code: .parseError, text: "A comma stands before a closing bracket at byte 5 of the message; remove the comma.",
      data: [.number("offset", 5)]),
    Row(
      id: "too deep", fault: .notJSON(JSONFault(.tooDeep(limit: 3), offset: 3, pointer: [])), code: .parseError,
      text: "The JSON is nested deeper than 3 levels at byte 3 of the message.",
      data: [.number("offset", 3), .number("limit", 3)]),
    Row(
      id: "too many values", fault: .notJSON(JSONFault(.tooManyValues(limit: 9), offset: 3, pointer: [])),
      code: .invalidRequest, text: "The message has more than 9 JSON values; split it or raise limits.values.",
      data: [.number("limit", 9)]),
    Row(
      id: "notObject", fault: .notRequest(.notObject), code: .invalidRequest, text: "A request must be a JSON object."),
    Row(
      id: "emptyBatch", fault: .notRequest(.emptyBatch), code: .invalidRequest,
      text: "A batch must have at least one request."),
    Row(
      id: "nestedBatch", fault: .notRequest(.nestedBatch), code: .invalidRequest,
      text: "A batch must hold requests, not batches."),
    Row(
      id: "missingVersion", fault: .notRequest(.missingVersion), code: .invalidRequest,
      text: #"The member "jsonrpc" is missing; add "jsonrpc":"2.0"."#),
    Row(
      id: "wrongVersion", fault: .notRequest(.wrongVersion), code: .invalidRequest,
      text: #"The member "jsonrpc" must be the string "2.0"."#),
    Row(
      id: "missingMethod", fault: .notRequest(.missingMethod), code: .invalidRequest,
      text: #"The member "method" is missing; it names the method to call."#),
    Row(
      id: "methodNotString", fault: .notRequest(.methodNotString), code: .invalidRequest,
      text: #"The member "method" must be a string."#),
    Row(
      id: "paramsNotStructured", fault: .notRequest(.paramsNotStructured), code: .invalidRequest,
      text: #"The member "params" must be an object."#),
    Row(
      id: "idOfWrongType", fault: .notRequest(.idOfWrongType), code: .invalidRequest,
      text: #"The member "id" must be a string, a number or null."#),
    Row(
      id: "duplicateMember", fault: .notRequest(.duplicateMember("id".bytes)), code: .invalidRequest,
      text: #"The member "id" appears twice; keep one of the two."#),
    Row(
      id: "messageBytes", fault: .overLimit(.messageBytes, value: 1), code: .invalidRequest,
      text: "The message is longer than 1 bytes; split it or raise limits.messageBytes.",
      data: [.number("limit", 1)]),
    Row(
      id: "values", fault: .overLimit(.values, value: 2), code: .invalidRequest,
      text: "The message has more than 2 JSON values; split it or raise limits.values.",
      data: [.number("limit", 2)]),
    Row(
      id: "batchEntries", fault: .overLimit(.batchEntries, value: 3), code: .invalidRequest,
      text: "The batch has more than 3 entries; split it or raise limits.batchEntries.",
      data: [.number("limit", 3)]),
    Row(
      id: "answerBytes", fault: .overLimit(.answerBytes, value: 4), code: .invalidRequest,
      text: "The answer would be longer than 4 bytes; ask for less or raise limits.answerBytes.",
      data: [.number("limit", 4)]),
    Row(
      id: "missingLength", fault: .badHeader(.missingLength), code: .parseError,
      text: "The header block has no Content-Length; give the body's length in bytes."),
    Row(
      id: "badLength", fault: .badHeader(.badLength), code: .parseError,
      text: "Content-Length must be a whole number of bytes."),
    Row(
      id: "tooLong", fault: .badHeader(.tooLong), code: .parseError, text: "The header block is longer than 8192 bytes."
    ),
    Row(
      id: "malformedLine", fault: .badHeader(.malformedLine), code: .parseError,
      text: #"A header line has no colon; write "Name: value"."#),
    Row(
      id: "cancelled", fault: .cancelled, code: .requestCancelled,
      text: "The request was cancelled before its work began."),
    Row(
      id: "shutDown", fault: .shutDown, code: .invalidRequest,
      text: #"The server was told to shut down; only "exit" may follow."#),
  ]

  @Test(arguments: rows)
  func error(_ row: Row) {
    let error = ErrorText.error(for: row.fault)
    #expect(error.message == row.text)
    #expect(error.code == row.code)
    #expect(error.data == row.data)
    expectSentence(row.text)
  }

  @Test func everyFaultHasARow() {
    #expect(Set(Self.rows.map { Self.name($0.fault) }) == Self.names)
  }

  private static func name(_ code: JSONFault.Code) -> String {
    switch code {
    case .unexpectedEnd: "unexpectedEnd"
    case .unexpectedByte: "unexpectedByte"
    case .trailingText: "trailingText"
    case .invalidUTF8: "invalidUTF8"
    case .controlCharacter: "controlCharacter"
    case .invalidEscape: "invalidEscape"
    case .invalidNumber: "invalidNumber"
    case .tooDeep: "tooDeep"
    case .tooManyValues: "tooManyValues"
    case .tooLong: "tooLong"
    }
  }

  private static let codeNames: Set<String> = [
    "unexpectedEnd", "unexpectedByte", "trailingText", "invalidUTF8", "controlCharacter", "invalidEscape",
    "invalidNumber", "tooDeep", "tooManyValues", "tooLong",
  ]

  static let codeRows: [TextRow<JSONFault.Code>] = [
    TextRow("unexpectedEnd", .unexpectedEnd, "The JSON ends too early"),
    TextRow("unexpectedByte", .unexpectedByte(0x7D), #"The JSON has "}" (byte 7D) where it cannot stand"#),
    TextRow("unexpectedByte, not to be seen", .unexpectedByte(0x0B), "The JSON has byte 0B where it cannot stand"),
    TextRow("trailingText", .trailingText, "The JSON value is followed by more text"),
    TextRow("invalidUTF8", .invalidUTF8, "The text is not UTF-8"),
    TextRow(
      "controlCharacter", .controlCharacter(0x09), "A JSON string has a raw control character (byte 09; escape it)"),
    TextRow("invalidEscape", .invalidEscape, "A JSON string has an unknown escape"),
    TextRow("invalidNumber", .invalidNumber, "The JSON has a malformed number"),
    TextRow("tooDeep", .tooDeep(limit: 128), "The JSON is nested deeper than 128 levels"),
    TextRow("tooManyValues", .tooManyValues(limit: 10), "The JSON has more than 10 values"),
    TextRow("tooLong", .tooLong, "The JSON is longer than 4 GiB"),
  ]

  @Test(arguments: codeRows)
  func json(_ row: TextRow<JSONFault.Code>) { #expect(ErrorText.sentence(for: row.fault) == row.text) }

  @Test func everyCodeHasARow() {
    #expect(Set(Self.codeRows.map { Self.name($0.fault) }) == Self.codeNames)
  }
}
