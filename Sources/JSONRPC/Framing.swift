/// How messages are told apart on a stream of bytes.
package enum Framing: Equatable, Sendable {
  /// By the first bytes of the stream: `C` or `c` after blanks means headers, all else lines.
  case detected

  /// One message a line.
  case lines

  /// Each message after a header block with its `Content-Length` (Language Server Protocol, base protocol).
  case headers
}
