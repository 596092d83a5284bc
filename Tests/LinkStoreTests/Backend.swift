import Testing

/// The stores that have to keep the contract; another engine joins it by joining this list.
enum Backend: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case sqliteMemory
  case sqliteFile

  var testDescription: String { rawValue }
}
