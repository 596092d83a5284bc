/// Taking UTF-8 apart without a fault: a byte that is no UTF-8 stands for itself.
enum UTF8Text {
  /// How many bytes the character at `position` has; 1 for a byte that is no UTF-8.
  static func length(_ span: Span<UInt8>, at position: Int) -> Int {
    let first = span[position]
    guard first >= 0xC2, first < 0xF5 else { return 1 }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard span.count - position >= length else { return 1 }
    for offset in 1..<length where span[position + offset] & 0xC0 != 0x80 { return 1 }
    return length
  }

  /// The character at `position`, or nil when no whole one stands there.
  static func scalar(_ span: Span<UInt8>, at position: Int, length: Int) -> Unicode.Scalar? {
    let first = UInt32(span[position])
    guard length > 1 else { return first < 0x80 ? Unicode.Scalar(first) : nil }
    var value = first & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
    for offset in 1..<length { value = value << 6 | UInt32(span[position + offset] & 0x3F) }
    return Unicode.Scalar(value)
  }
}
