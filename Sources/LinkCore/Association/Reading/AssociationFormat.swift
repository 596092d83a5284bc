/// Formats that are found where JSON should be.
package enum AssociationFormat: Equatable, Sendable {
  case rtf
  case html
  case yaml

  /// A signed file as text: PEM, or a mail message as `openssl smime -sign` writes it unless told otherwise.
  case signedText

  /// Compressed (RFC 1952), by whoever stored or fetched it.
  case gzip

  private static let marks: [(format: AssociationFormat, marks: [StaticString])] = [
    (.rtf, ["{\\rtf"]),
    (.html, ["<!doctype", "<html", "<head", "<body", "<?xml"]),
    (.signedText, ["-----BEGIN ", "MIME-Version:"]),
    (.yaml, ["---", "applinks:", "webcredentials:", "appclips:"]),
  ]

  /// Recognises a text by its first characters, white space left out, and says where they stand.
  static func recognized(in text: [UInt8]) -> (format: AssociationFormat, mark: Range<Int>)? {
    let span = text.span
    if text.starts(with: [0x1F, 0x8B]) { return (.gzip, 0..<2) }
    var start = 0
    while start < span.count, span[start] <= 0x20 { start += 1 }
    func begins(_ word: StaticString) -> Bool {
      guard span.count - start >= word.utf8CodeUnitCount else { return false }
      return word.withUTF8Buffer { buffer in
        for index in 0..<buffer.count where unsafe span[start + index] | 0x20 != buffer[index] | 0x20 { return false }
        return true
      }
    }
    for (format, marks) in AssociationFormat.marks {
      if let mark = marks.first(where: begins) { return (format, start..<start + mark.utf8CodeUnitCount) }
    }
    return nil
  }
}
