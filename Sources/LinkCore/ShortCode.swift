/// The suffix of a short link, checked: what follows the URI prefix and its slash.
///
/// Compared as bytes; case matters.
package struct ShortCode: Hashable, Sendable {
  /// The longest suffix that a caller may choose.
  package static let longestCustomCount = 128

  /// Names that mean something else below a URI prefix: association files, FDL's routes, and our own.
  private static let reservedWords: [StaticString] = [
    "apple-app-site-association", "assetlinks", "i", "app", "link", "_",
  ]

  package let bytes: [UInt8]

  /// Checks a suffix that a caller chose for a new link: `[A-Za-z0-9_-]{1,128}` and not a reserved word.
  package init(custom bytes: [UInt8]) throws(ShortCodeFault) {
    guard !bytes.isEmpty else { throw .empty }
    guard bytes.count <= Self.longestCustomCount else { throw .tooLong(count: bytes.count) }
    let allowed = ASCIISet.suffix
    for (offset, byte) in bytes.enumerated() where !allowed.contains(byte) {
      throw .forbiddenByte(byte, offset: offset)
    }
    guard !Self.isReserved(bytes) else { throw .reserved }
    self.bytes = bytes
  }

  /// Checks a suffix that may be in the store already, after percent-decoding: any bytes but `/ ? # %`, C0 controls and
  /// DEL, since links that were imported keep theirs.
  package init(stored bytes: [UInt8]) throws(ShortCodeFault) {
    guard !bytes.isEmpty else { throw .empty }
    for (offset, byte) in bytes.enumerated() where !Self.isAllowedInStored(byte) {
      throw .forbiddenByte(byte, offset: offset)
    }
    self.bytes = bytes
  }

  /// Whether these bytes, with ASCII letters in lower case, are a word that no new short link may have.
  package static func isReserved(_ bytes: [UInt8]) -> Bool {
    for word in reservedWords where ByteText.equalIgnoringASCIICase(bytes.span, word) { return true }
    return false
  }

  private static func isAllowedInStored(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, 0x7F, UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "%"): false
    default: true
    }
  }
}
