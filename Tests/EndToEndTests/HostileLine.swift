import Testing

/// A line that no good client sends, and what must come back for it.
struct HostileLine: Sendable, CustomTestStringConvertible {
  enum Answer: Sendable {
    case silence

    /// An error with this code, and the id as it is written.
    case error(Int, id: String)

    /// A result for this id.
    case result(id: String)

    /// A batch of errors with these codes, each without id.
    case batch([Int])
  }

  let id: String
  let line: [UInt8]
  let answer: Answer

  init(_ id: String, _ line: String, _ answer: Answer) {
    self.init(id, bytes: Array(line.utf8), answer)
  }

  init(_ id: String, bytes: [UInt8], _ answer: Answer) {
    self.id = id
    line = bytes
    self.answer = answer
  }

  var testDescription: String { id }
}
