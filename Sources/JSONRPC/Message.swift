/// One message as a framer found it in the input buffer.
package enum Message: Equatable, Sendable {
  /// The bytes of a JSON text, or of what should be one: offsets into the buffer.
  case text(start: Int, end: Int)

  /// A message above the limit; its bytes are dropped as they arrive.
  case overLimit

  /// A header block of the Content-Length framing that cannot be read.
  case badHeader(ProtocolFault.HeaderFault)

  /// The message at `range`, without a byte order mark at its start: some writers put one before every message.
  static func text(_ span: Span<UInt8>, _ range: Range<Int>) -> Message {
    var start = range.lowerBound
    if range.count >= 3, span[start] == 0xEF, span[start + 1] == 0xBB, span[start + 2] == 0xBF { start += 3 }
    return .text(start: start, end: range.upperBound)
  }
}
