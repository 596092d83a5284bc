import CIDN2

/// International host names through libidn2: UTS 46, non-transitional.
///
/// The only file that calls it.
///
/// libidn2 (2.3.3) refuses ASCII hosts such as `ab--c.com`, so hosts without a non-ASCII or `xn--` label never come
/// here; it returns hosts with a blank, `/`, `:` or `?` for about 48 characters, so callers check its result again; it
/// maps U+1E9E to `ss` where browsers keep `ß`, so that character is refused; it does not ask all of RFC 5893, so
/// ``BidirectionalHost`` does. It also refuses emoji and other symbols, which browsers accept; so do we.
enum InternationalHost {
  /// In bytes.
  ///
  /// A name in DNS has at most 253 characters of at most 4 bytes; more would only cost time.
  private static let maximumLength = 1_012

  /// The ASCII form of a host with non-ASCII characters and without control characters.
  static func asciiForm(_ bytes: Span<UInt8>) throws(URLFault) -> [UInt8] {
    guard bytes.count <= maximumLength, !ByteText.contains(bytes, "\u{1E9E}"), let form = lookup(bytes), !form.isEmpty
    else {
      throw .invalidInternationalHost
    }
    return form
  }

  /// Whether an ASCII host with `xn--` labels is what UTS 46 makes of its own Unicode form.
  static func isASCIIForm(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count <= maximumLength else { return false }
    var lowered: [UInt8] = []
    for index in bytes.indices { lowered.append(bytes[index].lowercasedASCII) }
    guard let form = lookup(lowered.span), form == lowered,
      let unicode = unicodeForm(lowered.span), !ByteText.contains(unicode.span, "\u{1E9E}"),
      BidirectionalHost.isValid(unicode), let again = lookup(unicode.span)
    else { return false }
    return again == lowered
  }

  /// What a host in ASCII form stands for, in UTF-8.
  static func unicodeForm(_ bytes: Span<UInt8>) -> [UInt8]? {
    unsafe call(bytes) { input, output in
      unsafe idn2_to_unicode_8z8z(input, output, CInt(IDN2_NONTRANSITIONAL.rawValue))
    }
  }

  private static func lookup(_ bytes: Span<UInt8>) -> [UInt8]? {
    unsafe call(bytes) { input, output in
      unsafe idn2_to_ascii_8z(input, output, CInt(IDN2_NONTRANSITIONAL.rawValue))
    }
  }

  /// Hands `bytes` over with a zero byte behind them and takes the result from the library's memory.
  private static func call(
    _ bytes: Span<UInt8>,
    _ function: (UnsafePointer<CChar>, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> CInt
  ) -> [UInt8]? {
    var input: [CChar] = []
    input.reserveCapacity(bytes.count &+ 1)
    for index in bytes.indices {
      guard bytes[index] != 0 else { return nil }
      input.append(CChar(bitPattern: bytes[index]))
    }
    input.append(0)
    var output: UnsafeMutablePointer<CChar>?
    let status = unsafe input.withUnsafeBufferPointer { buffer -> CInt in
      guard let base = buffer.baseAddress else { return CInt(IDN2_MALLOC.rawValue) }
      return unsafe function(base, &output)
    }
    guard let text = unsafe output else { return nil }
    defer { unsafe idn2_free(text) }
    guard status == CInt(IDN2_OK.rawValue) else { return nil }
    var result: [UInt8] = []
    var index = 0
    while unsafe text[index] != 0 {
      result.append(unsafe UInt8(bitPattern: text[index]))
      index &+= 1
    }
    return result
  }
}
