extension CSVReader {
  /// How far a broken row was followed, and how it stood there.
  struct Way: Sendable {
    var end: Int
    let state: State
    let line: Int
    /// The line of the quote that was opened last.
    let quoteLine: Int
    let isBehindReturn: Bool
  }
}
