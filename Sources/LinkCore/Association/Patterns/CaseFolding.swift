/// Simple case folding: one character becomes one character, so that `?` still takes one.
///
/// ASCII letters are lowered. Another character becomes the lower-case form of its upper-case form when both are single
/// characters, which joins final and middle sigma, long s and s, the micro sign and mu, and so on; dotless i stays
/// itself.
enum CaseFolding {
  static func append(_ bytes: Span<UInt8>, to buffer: inout [UInt8]) {
    buffer.reserveCapacity(buffer.count + bytes.count)
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      if byte < 0x80 {
        buffer.append(folded(byte))
        position += 1
        continue
      }
      let length = UTF8Text.length(bytes, at: position)
      if let scalar = UTF8Text.scalar(bytes, at: position, length: length) {
        UTF8Text.append(folded(scalar).value, to: &buffer)
      } else {
        for offset in 0..<length { buffer.append(bytes[position + offset]) }
      }
      position += length
    }
  }

  static func folded(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }

  private static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard scalar.value != 0x131 else { return scalar }
    let upper = single(scalar.properties.uppercaseMapping) ?? scalar
    return single(upper.properties.lowercaseMapping) ?? upper
  }

  private static func single(_ text: String) -> Unicode.Scalar? {
    let scalars = text.unicodeScalars
    return scalars.count == 1 ? scalars.first : nil
  }
}
