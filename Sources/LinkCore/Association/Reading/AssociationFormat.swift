/// Formats that are found where JSON should be.
package enum AssociationFormat: Equatable, Sendable {
  case rtf
  case html
  case yaml

  /// A signed file as text: PEM, or a mail message as `openssl smime -sign` writes it unless told otherwise.
  case signedText

  /// Compressed (RFC 1952), by whoever stored or fetched it.
  case gzip

  /// Recognises a text by its first characters, white space left out.
  init?(_ text: [UInt8]) {
    let span = text.span
    if text.starts(with: [0x1F, 0x8B]) {
      self = .gzip
      return
    }
    var start = 0
    while start < span.count, span[start] <= 0x20 { start += 1 }
    func begins(_ word: StaticString) -> Bool {
      guard span.count - start >= word.utf8CodeUnitCount else { return false }
      return word.withUTF8Buffer { buffer in
        for index in 0..<buffer.count where unsafe span[start + index] | 0x20 != buffer[index] | 0x20 { return false }
        return true
      }
    }
    if begins("{\\rtf") {
      self = .rtf
    } else if begins("<!doctype") || begins("<html") || begins("<head") || begins("<body") || begins("<?xml") {
      self = .html
    } else if begins("-----BEGIN ") || begins("MIME-Version:") {
      self = .signedText
    } else if begins("---") || begins("applinks:") || begins("webcredentials:") || begins("appclips:") {
      self = .yaml
    } else {
      return nil
    }
  }
}
