import Testing

/// One message and what must come back for it.
struct WireVector: Sendable, CustomTestStringConvertible {
  /// The row of the specification's examples (S), of what follows from its rules (D) or of what real clients send (C).
  let id: String
  let message: [UInt8]
  let answers: [Answer]

  init(_ id: String, _ message: String, _ answers: Answer...) {
    self.id = id
    self.message = Array(message.utf8)
    self.answers = answers
  }

  init(_ id: String, bytes: [UInt8], _ answers: Answer...) {
    self.id = id
    message = bytes
    self.answers = answers
  }

  var testDescription: String { id }

  /// The message, and after it one that must be answered whatever the first one was.
  func stream(headers: Bool) -> [UInt8] {
    let next = Array(#"{"jsonrpc":"2.0","method":"sum","params":[1,2],"id":"next"}"#.utf8)
    guard headers else { return message + [0x0A] + next + [0x0A] }
    return [message, next].flatMap { Array("Content-Length: \($0.count)\r\n\r\n".utf8) + $0 }
  }

  func expected(headers: Bool) -> String {
    (answers + [.result(#""next""#, "3")]).map { $0.framed(headers: headers) }.joined()
  }
}
