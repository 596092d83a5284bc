/// http or https URL that may be emitted or redirected to, as places in the bytes that were checked.
///
/// Phases: scheme and `//`, then the authority up to the first `/`, `?` or `#`, then everything behind it. Refused is
/// every URL on which RFC 3986 and the WHATWG URL Standard lead to different hosts, see ``URLFault``. Of accepted URLs
/// only these bytes change on the way out, once: in path, query and fragment a blank, `"`, `<`, `>`, `^`, `{`, `|`,
/// `}`, backtick and non-ASCII become `%XX`; a host that is not ASCII is written in the form that UTS 46 gives it,
/// since a browser goes there and no header may carry anything else.
package struct WebURL: Equatable, Sendable {
  /// In bytes.
  ///
  /// Longer URLs are refused.
  package static let maximumLength = 65_536

  let isSecure: Bool
  package let host: Range<Int>
  /// Text after the colon, without it; empty for `https://host:/`.
  package let port: Range<Int>?
  /// Where the authority ends.
  let pathStart: Int
  /// Nothing has to change on the way out.
  package let isPlain: Bool

  /// Checks the whole of `bytes`.
  package static func check(_ bytes: Span<UInt8>) throws(URLFault) -> WebURL {
    guard bytes.count <= maximumLength else { throw .tooLong }
    let isSecure: Bool
    let start: Int
    if beginsWithHTTPS(bytes) {
      (isSecure, start) = (true, 8)
    } else if ByteText.hasPrefixIgnoringASCIICase(bytes, "http://") {
      (isSecure, start) = (false, 7)
    } else {
      throw DangerousScheme.fault(bytes)
    }

    var end = start
    var hostEnd: Int?
    while end < bytes.count {
      let byte = bytes[end]
      if byte == 0x2F || byte == 0x3F || byte == 0x23 { break }
      if byte == 0x5B, end == start {
        while end < bytes.count, bytes[end] != 0x5D, bytes[end] != 0x2F { end &+= 1 }
        continue
      }
      if byte == 0x3A, hostEnd == nil { hostEnd = end }
      if byte == 0x40 { throw .userinfo }
      end &+= 1
    }
    let host = start..<(hostEnd ?? end)
    guard !host.isEmpty else {
      throw hostEnd == nil && end < bytes.count && bytes[end] == 0x2F ? .extraSlashes : .noHost
    }
    let form = try Host.check(bytes.extracting(host))
    let port = hostEnd.map { ($0 &+ 1)..<end }
    if let port, !port.isEmpty, DecimalNumber.value(bytes.extracting(port), atMost: 65_535) == nil {
      throw .invalidPort
    }

    var isPlain = form == .asWritten
    let plain = ASCIISet.plainInPath
    var index = end
    while index < bytes.count {
      let byte = bytes[index]
      if !plain.contains(byte) {
        if byte < 0x20 || byte == 0x7F { throw .controlCharacter }
        if byte == 0x5C { throw .backslash }
        isPlain = false
      }
      index &+= 1
    }
    return WebURL(isSecure: isSecure, host: host, port: port, pathStart: end, isPlain: isPlain)
  }

  /// Whether `text` begins with `https://` or `http://`, in any case.
  static func hasScheme(_ text: Span<UInt8>) -> Bool {
    beginsWithHTTPS(text) || ByteText.hasPrefixIgnoringASCIICase(text, "http://")
  }

  /// `https://` in any case, all eight bytes at once: nearly every URL begins so.
  private static func beginsWithHTTPS(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count >= 8 else { return false }
    let word = unsafe bytes.bytes.unsafeLoadUnaligned(fromByteOffset: 0, as: UInt64.self)
    // The bit makes the five letters small, and no other byte a letter of these.
    return UInt64(bigEndian: word) | 0x2020_2020_2000_0000 == 0x6874_7470_733A_2F2F
  }

  /// Checks `bytes` and appends the text that goes out.
  package static func append(_ bytes: Span<UInt8>, to out: inout [UInt8]) throws(URLFault) {
    let url = try check(bytes)
    if url.isPlain {
      ByteText.append(bytes, to: &out)
    } else {
      try url.appendEscaped(bytes, to: &out)
    }
  }

  /// Appends the text of a URL that is not plain.
  @inline(never)
  func appendEscaped(_ bytes: Span<UInt8>, to out: inout [UInt8]) throws(URLFault) {
    ByteText.append(bytes.extracting(0..<host.lowerBound), to: &out)
    try Host.append(bytes.extracting(host), to: &out)
    ByteText.append(bytes.extracting(host.upperBound..<pathStart), to: &out)
    PercentEncoding.append(bytes.extracting(pathStart..<bytes.count), keeping: .plainInPath, to: &out)
  }
}
