/// SHA-256 fingerprint of a certificate, in the form in which assetlinks.json has it: 32 bytes as upper-case hex pairs
/// joined by colons (Android documentation, "Configure website associations").
package struct CertificateFingerprint: Equatable, Sendable {
  package let text: [UInt8]

  /// Length of the normal form.
  static let length = 32 * 3 - 1

  /// Reads hex digits of either case, in pairs joined by colons, as keytool and Play Console show them, or without
  /// colons, as apksigner does; nil for anything else.
  package init?(_ bytes: [UInt8]) {
    let hasColons = bytes.count == CertificateFingerprint.length
    guard hasColons || bytes.count == 64 else { return nil }
    var text: [UInt8] = []
    text.reserveCapacity(CertificateFingerprint.length)
    for (index, byte) in bytes.enumerated() {
      if hasColons, index % 3 == 2 {
        guard byte == UInt8(ascii: ":") else { return nil }
      } else {
        guard byte.hexDigitValue != nil else { return nil }
        if !hasColons, index > 0, index % 2 == 0 { text.append(UInt8(ascii: ":")) }
      }
      text.append(byte.isASCIILetter ? byte & ~0x20 : byte)
    }
    self.text = text
  }
}
