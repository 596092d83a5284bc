/// Writes rows of a CSV file (RFC 4180) onto the end of a byte buffer; lines end in CRLF.
///
/// A field is quoted exactly when it has a comma, a quote, a CR or an LF in it, so that the same rows always give the
/// same bytes.
package struct CSVWriter: Sendable {
  /// All that was written so far.
  package var bytes: [UInt8] = []
  private var isRowStart = true

  package init() {}

  package mutating func field(_ text: [UInt8]) { field(text, in: 0..<text.count) }

  /// Writes a field that stands among other bytes.
  package mutating func field(_ text: [UInt8], in place: Range<Int>) {
    if !isRowStart { bytes.append(UInt8(ascii: ",")) }
    isRowStart = false
    let field = text.span.extracting(place)
    guard Self.needsQuotes(field) else { return ByteText.append(field, to: &bytes) }
    bytes.append(UInt8(ascii: "\""))
    for index in field.indices {
      if field[index] == UInt8(ascii: "\"") { bytes.append(UInt8(ascii: "\"")) }
      bytes.append(field[index])
    }
    bytes.append(UInt8(ascii: "\""))
  }

  package mutating func endRow() {
    bytes += [0x0D, 0x0A]
    isRowStart = true
  }

  private static func needsQuotes(_ field: Span<UInt8>) -> Bool {
    for index in field.indices {
      switch field[index] {
      case UInt8(ascii: ","), UInt8(ascii: "\""), 0x0A, 0x0D: return true
      default: continue
      }
    }
    return false
  }
}
