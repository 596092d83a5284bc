/// Percent-encoding of RFC 3986 §2.1.
package enum PercentEncoding {
  /// Appends `bytes`; only RFC 3986 unreserved characters stay, every other byte becomes `%XX` in upper-case hex.
  package static func append(_ bytes: Span<UInt8>, to out: inout [UInt8]) {
    append(bytes, keeping: .unreserved, to: &out)
  }

  /// Appends `bytes` decoded once and tells whether every `%` was part of a decodable escape.
  ///
  /// An escape is undecodable when two hex digits do not follow, or when its byte is not part of well-formed UTF-8
  /// together with the escapes right behind it. Such an escape stays as written, so that the result is UTF-8 whenever
  /// `bytes` is. `+` stays `+`.
  @discardableResult
  package static func appendDecoded(_ bytes: Span<UInt8>, to out: inout [UInt8]) -> Bool {
    guard ByteText.firstIndex(of: 0x25, in: bytes) != nil else {
      ByteText.append(bytes, to: &out)
      return true
    }
    var isComplete = true
    out.append(addingCapacity: bytes.count) { output in
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        guard byte == 0x25 else {
          output.append(byte)
          index &+= 1
          continue
        }
        if let ascii = escapedByte(bytes, at: index), ascii < 0x80 {
          output.append(ascii)
          index &+= 3
          continue
        }
        let length = decodableLength(bytes, at: index)
        guard length > 0 else {
          isComplete = false
          output.append(byte)
          index &+= 1
          continue
        }
        for _ in 0..<length {
          output.append(escapedByte(bytes, at: index) ?? 0)
          index &+= 3
        }
      }
    }
    return isComplete
  }

  static func append(_ bytes: Span<UInt8>, keeping set: ASCIISet, to out: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    out.append(addingCapacity: bytes.count &* 3) { output in
      for index in bytes.indices {
        let byte = bytes[index]
        if set.contains(byte) {
          output.append(byte)
        } else {
          output.append(0x25)
          output.append(upperHexDigit(byte >> 4))
          output.append(upperHexDigit(byte & 15))
        }
      }
    }
  }

  @inline(__always)
  private static func upperHexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? value &+ 0x30 : value &+ 0x37
  }

  /// The byte of the escape at `index`, nil when there is none.
  static func escapedByte(_ bytes: Span<UInt8>, at index: Int) -> UInt8? {
    guard index >= 0, bytes.count &- index >= 3, bytes[index] == 0x25,
      let high = bytes[index &+ 1].hexDigitValue,
      let low = bytes[index &+ 2].hexDigitValue
    else { return nil }
    return high << 4 | low
  }

  /// How many escapes from `index` on make up one well-formed UTF-8 character beyond ASCII (Unicode §3.9, table 3-7); 0
  /// for none.
  private static func decodableLength(_ bytes: Span<UInt8>, at index: Int) -> Int {
    guard let lead = escapedByte(bytes, at: index) else { return 0 }
    let count: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: count = 2
    case 0xE0: (count, second) = (3, 0xA0...0xBF)
    case 0xED: (count, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: count = 3
    case 0xF0: (count, second) = (4, 0x90...0xBF)
    case 0xF4: (count, second) = (4, 0x80...0x8F)
    case 0xF1...0xF3: count = 4
    default: return 0
    }
    for offset in 1..<count {
      guard let next = escapedByte(bytes, at: index &+ 3 &* offset) else { return 0 }
      guard offset == 1 ? second.contains(next) : (0x80...0xBF).contains(next) else { return 0 }
    }
    return count
  }
}
