import Testing

/// A text that RFC 8259 allows, and the same values written without white space.
struct AcceptedText: Sendable, CustomTestStringConvertible {
  let id: String
  let text: [UInt8]
  let compact: [UInt8]

  init(_ id: String, _ text: String, compact: String? = nil) {
    self.init(id, bytes: Array(text.utf8), compact: compact.map { Array($0.utf8) })
  }

  init(_ id: String, bytes: [UInt8], compact: [UInt8]? = nil) {
    self.id = id
    self.text = bytes
    self.compact = compact ?? bytes
  }

  var testDescription: String { id }
}
