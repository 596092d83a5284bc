/// Finds messages of one line each.
///
/// Only the byte 0A ends a line. A `\r` before it and a byte order mark at the start are dropped, blank lines are
/// skipped, and the last line may lack its end.
struct LineFramer: Sendable {
  private let limit: Int

  /// How many bytes of the line that is not yet complete are known to hold no end of line.
  private var scanned = 0

  /// Whether the rest of a line above the limit is being dropped.
  private var isSkipping = false

  init(limit: Int) {
    self.limit = limit
  }

  mutating func frame(
    _ span: Span<UInt8>, from first: Int, to end: Int, atEnd: Bool, into messages: inout [Message]
  ) -> Int {
    var start = first
    var position = first + scanned
    while true {
      let newline = ByteSearch.first(UInt8(ascii: "\n"), in: span, from: position, to: end)
      guard newline < end else { break }
      if isSkipping {
        isSkipping = false
      } else {
        take(span, start..<newline, into: &messages)
      }
      start = newline + 1
      position = start
    }
    if isSkipping {
      start = end
    } else if end - start - 1 > limit {
      // One byte more than the limit may still be the `\r` of the line's end.
      messages.append(.overLimit)
      isSkipping = true
      start = end
    } else if atEnd, start < end {
      take(span, start..<end, into: &messages)
      start = end
    }
    scanned = end - start
    return start
  }

  private func take(_ span: Span<UInt8>, _ line: Range<Int>, into messages: inout [Message]) {
    var end = line.upperBound
    if end > line.lowerBound, span[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    let message = Message.text(span, line.lowerBound..<end)
    guard case .text(var position, _) = message else { return }
    while position < end, span[position] == 0x20 || span[position] == 0x09 || span[position] == 0x0D { position += 1 }
    guard position < end else { return }
    messages.append(end - line.lowerBound > limit ? .overLimit : message)
  }
}
