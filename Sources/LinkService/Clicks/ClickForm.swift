/// What is written in answer to a click.
enum ClickForm: UInt8, Sendable {
  /// What `resolve` decided.
  case resolution
  /// What a web front sends, for `handleRequest`.
  case answer
  /// The same in answer to HEAD, without a body.
  case headers
}
