/// What is said about one finding.
struct FindingWords {
  /// What is wrong, in a sentence that a web developer understands.
  let message: String

  /// What to do about it.
  let fix: String

  init(_ message: String, _ fix: String) {
    self.message = message
    self.fix = fix
  }
}
