import Testing

/// A fault with the sentence that a caller reads.
struct TextRow<Fault: Sendable>: Sendable, CustomTestStringConvertible {
  let id: String
  let fault: Fault
  let text: String
  var testDescription: String { id }

  init(_ id: String, _ fault: Fault, _ text: String) {
    self.id = id
    self.fault = fault
    self.text = text
  }
}

/// What holds for every sentence that a caller reads.
func expectSentence(_ text: String, _ comment: Comment? = nil) {
  let isSentence = text.last.map { ".?".contains($0) } ?? false
  #expect(isSentence, comment ?? "\(text)")
  #expect(!text.contains("  ") && !text.contains("\n"), comment ?? "\(text)")
}

extension String {
  var bytes: [UInt8] { Array(utf8) }
}
