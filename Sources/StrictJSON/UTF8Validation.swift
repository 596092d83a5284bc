/// UTF-8 as RFC 3629 section 4 writes it: no overlong form, no surrogate, nothing above U+10FFFF.
enum UTF8Validation {
  /// Length of the well-formed sequence of two to four bytes at `position`, or 0.
  static func sequenceLength(_ span: Span<UInt8>, at position: Int, end: Int) -> Int {
    let available = end - position
    guard available >= 2 else { return 0 }
    let first = span[position]
    let second = span[position + 1]
    switch first {
    case 0xC2...0xDF:
      return isContinuation(second) ? 2 : 0
    case 0xE0...0xEF:
      let isAllowed =
        switch first {
        case 0xE0: (0xA0...0xBF).contains(second)
        case 0xED: (0x80...0x9F).contains(second)
        default: isContinuation(second)
        }
      return isAllowed && available >= 3 && isContinuation(span[position + 2]) ? 3 : 0
    case 0xF0...0xF4:
      let isAllowed =
        switch first {
        case 0xF0: (0x90...0xBF).contains(second)
        case 0xF4: (0x80...0x8F).contains(second)
        default: isContinuation(second)
        }
      return isAllowed && available >= 4 && isContinuation(span[position + 2]) && isContinuation(span[position + 3])
        ? 4 : 0
    default:
      return 0
    }
  }

  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
