/// Blanks around words that people typed into a table.
enum MigrationBlanks {
  /// The place of the text without blanks and tabs at its ends.
  static func trimmed(_ text: Span<UInt8>) -> Range<Int> {
    var start = 0
    var end = text.count
    while start < end, text[start] == 0x20 || text[start] == 0x09 { start &+= 1 }
    while end > start, text[end &- 1] == 0x20 || text[end &- 1] == 0x09 { end &-= 1 }
    return start..<end
  }
}
