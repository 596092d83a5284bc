import JSONRPC
package import StrictJSON

extension ErrorText {
  /// The error of a message that no method has seen.
  static func error(for fault: ProtocolFault) -> RPCError {
    switch fault {
    case .notJSON(let fault, let slip): error(for: fault, slip)
    case .notRequest(let reason): error(for: reason)
    case .overLimit(let limit, let value): error(for: limit, value: value)
    case .badHeader(let fault): RPCError(.parseError, sentence(for: fault))
    case .cancelled: RPCError(.requestCancelled, "The request was cancelled before its work began.")
    case .shutDown: RPCError(.invalidRequest, "The server was told to shut down; only \"exit\" may follow.")
    }
  }

  private static func error(for fault: JSONFault, _ slip: JSONSlip?) -> RPCError {
    if case .tooManyValues(let limit) = fault.code {
      return error(for: .values, value: limit)
    }
    var data: [RPCError.Member] = [.number("offset", fault.offset)]
    if let pointer = RPCError.Member.pointer("pointer", fault.pointer) { data.append(pointer) }
    if case .tooDeep(let limit) = fault.code { data.append(.number("limit", limit)) }
    let fact = slip.map { SlipText.fact($0) } ?? sentence(for: fault.code)
    let fix = slip.map { "; " + SlipText.fix($0) } ?? ""
    return RPCError(.parseError, "\(fact) at byte \(fault.offset) of the message\(fix).", data: data)
  }

  /// A sentence without its place and full stop.
  package static func sentence(for code: JSONFault.Code) -> String {
    switch code {
    case .unexpectedEnd: "The JSON ends too early"
    case .unexpectedByte(let byte): "The JSON has \(Quoted.byte(byte)) where it cannot stand"
    case .trailingText: "The JSON value is followed by more text"
    case .invalidUTF8: "The text is not UTF-8"
    case .controlCharacter(let byte): "A JSON string has a raw control character (\(Quoted.byte(byte)); escape it)"
    case .invalidEscape: "A JSON string has an unknown escape"
    case .invalidNumber: "The JSON has a malformed number"
    case .tooDeep(let limit): "The JSON is nested deeper than \(limit) levels"
    case .tooManyValues(let limit): "The JSON has more than \(limit) values"
    case .tooLong: "The JSON is longer than 4 GiB"
    }
  }

  private static func error(for reason: ProtocolFault.Reason) -> RPCError {
    switch reason {
    case .notObject: request("A request must be a JSON object.")
    case .emptyBatch: request("A batch must have at least one request.")
    case .nestedBatch: request("A batch must hold requests, not batches.")
    case .missingVersion: request("The member \"jsonrpc\" is missing; add \"jsonrpc\":\"2.0\".")
    case .wrongVersion: request("The member \"jsonrpc\" must be the string \"2.0\".")
    case .missingMethod: request("The member \"method\" is missing; it names the method to call.")
    case .methodNotString: request("The member \"method\" must be a string.")
    case .paramsNotStructured: request("The member \"params\" must be an object.")
    case .idOfWrongType: request("The member \"id\" must be a string, a number or null.")
    case .duplicateMember(let name): request("The member \(Quoted.text(name)) appears twice; keep one of the two.")
    }
  }

  private static func request(_ sentence: String) -> RPCError { RPCError(.invalidRequest, sentence) }

  private static func error(for limit: ProtocolFault.Limit, value: Int) -> RPCError {
    let sentence =
      switch limit {
      case .messageBytes: "The message is longer than \(value) bytes; split it or raise limits.messageBytes."
      case .values: "The message has more than \(value) JSON values; split it or raise limits.values."
      case .batchEntries: "The batch has more than \(value) entries; split it or raise limits.batchEntries."
      case .answerBytes: "The answer would be longer than \(value) bytes; ask for less or raise limits.answerBytes."
      }
    return RPCError(.invalidRequest, sentence, data: [.number("limit", value)])
  }

  private static func sentence(for fault: ProtocolFault.HeaderFault) -> String {
    switch fault {
    case .missingLength: "The header block has no Content-Length; give the body's length in bytes."
    case .badLength: "Content-Length must be a whole number of bytes."
    case .tooLong: "The header block is longer than 8192 bytes."
    case .malformedLine: "A header line has no colon; write \"Name: value\"."
    }
  }
}
