/// An expected answer.
enum Answer: Sendable {
  /// A result, with the JSON text of the id and of the result.
  case result(_ id: String, _ result: String)

  /// An error, with the JSON text of the id, the code with its status, and the message of ``TestHandler``.
  case error(_ id: String, _ code: Code, _ message: String)

  /// The answer to a batch.
  case batch([Answer])

  /// A code with its status.
  enum Code: String, Sendable {
    case parse = "-32700 PARSE_ERROR"
    case request = "-32600 INVALID_REQUEST"
    case method = "-32601 METHOD_NOT_FOUND"
    case params = "-32602 INVALID_ARGUMENT"
    case inside = "-32603 INTERNAL"
    case cancelled = "-32800 REQUEST_CANCELLED"
    case unavailable = "1503 UNAVAILABLE"
  }

  /// The bytes on the wire.
  var text: String {
    switch self {
    case .result(let id, let result):
      return #"{"jsonrpc":"2.0","id":\#(id),"result":\#(result)}"#
    case .error(let id, let code, let message):
      let words = code.rawValue.split(separator: " ")
      return #"{"jsonrpc":"2.0","id":\#(id),"error":{"code":\#(words[0]),"message":"\#(message)","#
        + #""data":{"status":"\#(words[1])"}}}"#
    case .batch(let answers):
      return "[" + answers.map(\.text).joined(separator: ",") + "]"
    }
  }

  /// The text with its end of line or its header block.
  func framed(headers: Bool) -> String {
    headers ? "Content-Length: \(text.utf8.count)\r\n\r\n\(text)" : text + "\n"
  }
}
