/// Comparing and searching byte text.
///
/// Every function works on bytes; none knows of Unicode equivalence.
package enum ByteText {
  package static func equal(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Bool {
    guard left.count == right.count else { return false }
    var index = 0
    while left.count &- index >= 8 {
      let a = unsafe left.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
      let b = unsafe right.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
      if a != b { return false }
      index &+= 8
    }
    while index < left.count {
      if left[index] != right[index] { return false }
      index &+= 1
    }
    return true
  }

  /// ASCII letters compare without case, all other bytes exactly.
  static func equalIgnoringASCIICase(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Bool {
    guard left.count == right.count else { return false }
    for index in left.indices where left[index].lowercasedASCII != right[index].lowercasedASCII { return false }
    return true
  }

  static func hasPrefix(_ text: Span<UInt8>, _ prefix: StaticString, from start: Int = 0) -> Bool {
    guard start >= 0, start <= text.count, text.count &- start >= prefix.utf8CodeUnitCount else { return false }
    for index in 0..<prefix.utf8CodeUnitCount where text[start &+ index] != byte(prefix, index) { return false }
    return true
  }

  static func hasPrefix(_ text: Span<UInt8>, _ prefix: Span<UInt8>, from start: Int = 0) -> Bool {
    guard start >= 0, start <= text.count, text.count &- start >= prefix.count else { return false }
    for index in prefix.indices where text[start &+ index] != prefix[index] { return false }
    return true
  }

  /// `prefix` is in lower case; ASCII letters of `text` compare without case.
  static func hasPrefixIgnoringASCIICase(_ text: Span<UInt8>, _ prefix: StaticString, from start: Int = 0) -> Bool {
    guard start >= 0, start <= text.count, text.count &- start >= prefix.utf8CodeUnitCount else { return false }
    for index in 0..<prefix.utf8CodeUnitCount where text[start &+ index].lowercasedASCII != byte(prefix, index) {
      return false
    }
    return true
  }

  static func equal(_ text: Span<UInt8>, _ other: StaticString) -> Bool {
    text.count == other.utf8CodeUnitCount && hasPrefix(text, other)
  }

  /// `other` is in lower case.
  static func equalIgnoringASCIICase(_ text: Span<UInt8>, _ other: StaticString) -> Bool {
    text.count == other.utf8CodeUnitCount && hasPrefixIgnoringASCIICase(text, other)
  }

  static func hasSuffixIgnoringASCIICase(_ text: Span<UInt8>, _ suffix: StaticString) -> Bool {
    text.count >= suffix.utf8CodeUnitCount
      && hasPrefixIgnoringASCIICase(text, suffix, from: text.count &- suffix.utf8CodeUnitCount)
  }

  static func firstIndex(of byte: UInt8, in text: Span<UInt8>, from start: Int = 0) -> Int? {
    var index = start
    // Eight bytes at once: those that are `byte` become zero, and the lowest zero byte is told without fail.
    let ones: UInt64 = 0x0101_0101_0101_0101
    let pattern = ones &* UInt64(byte)
    while text.count &- index >= 8 {
      let word = unsafe text.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
      let difference = UInt64(littleEndian: word) ^ pattern
      let zeros = (difference &- ones) & ~difference & (ones &* 0x80)
      if zeros != 0 { return index &+ zeros.trailingZeroBitCount / 8 }
      index &+= 8
    }
    while index < text.count {
      if text[index] == byte { return index }
      index &+= 1
    }
    return nil
  }

  static func contains(_ text: Span<UInt8>, _ part: StaticString, from start: Int = 0) -> Bool {
    var index = start
    while text.count &- index >= part.utf8CodeUnitCount {
      if hasPrefix(text, part, from: index) { return true }
      index &+= 1
    }
    return false
  }

  static func array(_ text: Span<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    append(text, to: &result)
    return result
  }

  static func append(_ text: Span<UInt8>, to out: inout [UInt8]) {
    // All empty arrays are one object, in which the standard library (Swift 6.3) would write down the new count, which
    // is 0 again, while other threads read it.
    guard !text.isEmpty else { return }
    // One copy of the whole text; appending byte by byte took a tenth of the time of a request.
    out.append(addingCapacity: text.count) { output in
      unsafe text.withUnsafeBytes { source in
        unsafe output.withUnsafeMutableBufferPointer { (buffer, count) in
          unsafe UnsafeMutableRawBufferPointer(buffer).copyMemory(from: source)
          count = source.count
        }
      }
    }
  }

  static func bytes(_ text: StaticString) -> [UInt8] {
    text.withUTF8Buffer { unsafe [UInt8]($0) }
  }

  /// `index` is below the count of code units; only loops over that count call this.
  @inline(__always)
  private static func byte(_ text: StaticString, _ index: Int) -> UInt8 {
    unsafe text.utf8Start[index]
  }
}
