/// One line on standard error that says how far a long command is, for people only.
struct Progress {
  /// Milliseconds between two looks of the line.
  private static let interval: Int64 = 200

  /// Whether standard error is a terminal.
  let isShown = isatty(STDERR_FILENO) == 1
  /// What there is to be read, in bytes; nil where that is not known.
  private let size: Int?
  private var shownAt: Int64 = 0

  init(size: Int?) {
    self.size = size
  }

  mutating func show(rows: Int, bytes: Int) {
    guard isShown else { return }
    let now = Clock.now
    // A clock that was set back must not keep the line as it is.
    guard abs(now &- shownAt) >= Self.interval else { return }
    shownAt = now
    let part = size.map { $0 > 0 ? ", \(min(100, bytes / max(1, $0 / 100))) %" : "" } ?? ""
    Console.show("\r\u{1B}[K\(rows) rows\(part)")
  }

  /// Takes the line away.
  mutating func clear() {
    guard isShown, shownAt != 0 else { return }
    shownAt = 0
    Console.show("\r\u{1B}[K")
  }
}
