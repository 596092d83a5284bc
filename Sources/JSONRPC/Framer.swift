/// Finds the messages in a stream of bytes, whichever way they are framed.
///
/// The caller keeps the bytes in one buffer and shows it after every read; what was consumed it drops from the front:
///
///     consumed = framer.frame(buffer, to: filled, atEnd: false, into: &messages)
///
/// No byte is searched twice, and a message above the limit is consumed while it arrives.
package struct Framer: Sendable {
  private enum State {
    case undecided
    case lines(LineFramer)
    case headers(HeaderFramer)
  }

  private var state: State
  private let limit: Int

  /// A framer for messages of up to `limit` bytes.
  package init(_ framing: Framing = .detected, limit: Int) {
    self.limit = limit
    state =
      switch framing {
      case .detected: .undecided
      case .lines: .lines(LineFramer(limit: limit))
      case .headers: .headers(HeaderFramer(limit: limit))
      }
  }

  /// Whether answers need a header block.
  package var usesHeaders: Bool {
    if case .headers = state { true } else { false }
  }

  /// Appends the messages that are complete in the first `end` bytes of `bytes`, and returns how many bytes are done
  /// with once these messages have been worked on.
  ///
  /// The next call must show the rest at the start of the buffer. `atEnd` says that nothing will follow: what is left
  /// is then a message.
  package mutating func frame(_ bytes: [UInt8], to end: Int, atEnd: Bool, into messages: inout [Message]) -> Int {
    let span = bytes.span
    let end = min(end, span.count)
    var start = 0
    if case .undecided = state { start = decide(span, to: end, atEnd: atEnd) }
    switch state {
    case .undecided:
      return start
    case .lines(var lines):
      let consumed = lines.frame(span, from: start, to: end, atEnd: atEnd, into: &messages)
      state = .lines(lines)
      return consumed
    case .headers(var headers):
      let consumed = headers.frame(span, from: start, to: end, atEnd: atEnd, into: &messages)
      state = .headers(headers)
      return consumed
    }
  }

  /// Blanks before the first message that are kept, so that offsets in its line count from the start of the line.
  private static let keptBlanks = 4096

  /// Decides by the first byte that is neither blank nor part of a byte order mark; returns what comes before the first
  /// message, or can be dropped already.
  private mutating func decide(_ span: Span<UInt8>, to end: Int, atEnd: Bool) -> Int {
    var lineStart = 0
    var position = 0
    search: while position < end {
      switch span[position] {
      case 0x20, 0x09, 0x0D:
        position += 1
      case 0x0A:
        position += 1
        lineStart = position
      case 0xEF where end - position < 3 && !atEnd:
        break search
      case 0xEF where end - position >= 3 && span[position + 1] == 0xBB && span[position + 2] == 0xBF:
        position += 3
      case UInt8(ascii: "C"), UInt8(ascii: "c"):
        state = .headers(HeaderFramer(limit: limit))
        return position
      default:
        state = .lines(LineFramer(limit: limit))
        return lineStart
      }
    }
    return atEnd || position - lineStart > Framer.keptBlanks ? position : lineStart
  }
}
