extension ByteText {
  /// The place of what stands in `range` of `text`, the members of `padding` at both ends left out; blanks and tabs unless
  /// told otherwise.
  static func trimmed(
    _ text: Span<UInt8>, in range: Range<Int>, of padding: ASCIISet = .blanks
  ) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, padding.contains(text[start]) { start &+= 1 }
    while start < end, padding.contains(text[end &- 1]) { end &-= 1 }
    return start..<end
  }

  static func trimmed(_ text: Span<UInt8>) -> Range<Int> { trimmed(text, in: text.indices) }
}

extension ASCIISet {
  /// OWS of RFC 9110 §5.6.3.
  static let blanks = ASCIISet(" \t")
}
