@testable import StrictJSON

extension UTF8Validation {
  /// Offset of the first byte that is not part of a well-formed sequence, or nil when all are.
  static func firstInvalidByte(_ bytes: [UInt8]) -> Int? {
    let span = bytes.span
    var position = 0
    while position < span.count {
      if span[position] < 0x80 {
        position += 1
        continue
      }
      let length = sequenceLength(span, at: position, end: span.count)
      if length == 0 { return position }
      position += length
    }
    return nil
  }
}
