/// Host to which an http or https URL of ours leads: what is written is where a browser goes.
///
/// Holds the ASCII form: international hosts in Punycode, ASCII hosts as written (no case folding). Accepted are
/// registered names, canonical IPv4 addresses and IPv6 literals with their brackets. Two hosts are equal when their
/// bytes are, ASCII letters compared without case.
package struct Host: Equatable, Sendable {
  package let text: [UInt8]

  /// Checks `bytes`, the host part of a URL; see ``check(_:)`` for what is refused.
  package init(_ bytes: Span<UInt8>) throws(URLFault) {
    var text: [UInt8] = []
    try Self.append(bytes, to: &text)
    self.text = text
  }

  package static func == (left: Host, right: Host) -> Bool {
    ByteText.equalIgnoringASCIICase(left.text.span, right.text.span)
  }

  /// Whether a checked host already stands in the form in which it goes out.
  enum Form {
    case asWritten
    /// Not ASCII: UTS 46 gives the form to write.
    case international
  }

  /// Checks a host against RFC 3986 §3.2.2 and the host parser of the WHATWG URL Standard; where they disagree on
  /// where the URL leads, the host is refused.
  static func check(_ bytes: Span<UInt8>) throws(URLFault) -> Form {
    let form = try checkCharacters(bytes)
    if form == .international { _ = try asciiForm(bytes) }
    return form
  }

  /// Appends the ASCII form of a host.
  static func append(_ bytes: Span<UInt8>, to out: inout [UInt8]) throws(URLFault) {
    switch try checkCharacters(bytes) {
    case .asWritten: ByteText.append(bytes, to: &out)
    case .international: out.append(contentsOf: try asciiForm(bytes))
    }
  }

  /// What to write for a host that is not ASCII.
  private static func asciiForm(_ bytes: Span<UInt8>) throws(URLFault) -> [UInt8] {
    let form = try InternationalHost.asciiForm(bytes)
    // UTS 46 may yield characters that it had no business to yield: the result is checked like any other host.
    guard try checkCharacters(form.span) == .asWritten else { throw .invalidInternationalHost }
    return form
  }

  /// All of the check for an ASCII host; of another one, only that its ASCII characters may stand in a host.
  private static func checkCharacters(_ bytes: Span<UInt8>) throws(URLFault) -> Form {
    guard !bytes.isEmpty else { throw .noHost }
    if bytes[0] == 0x5B {
      guard IPv6Literal.isValid(bytes) else { throw .invalidIPv6 }
      return .asWritten
    }
    let allowed = ASCIISet.hostName
    var previous: UInt8 = 0x2E
    var hasDoubleHyphen = false
    for index in bytes.indices {
      let byte = bytes[index]
      guard allowed.contains(byte) else { return try checkUnusual(bytes) }
      if byte == previous {
        if byte == 0x2E { throw .emptyHostLabel }
        if byte == 0x2D { hasDoubleHyphen = true }
      }
      previous = byte
    }
    try checkLastLabel(bytes)
    if hasDoubleHyphen { try checkEncodedLabels(bytes) }
    return .asWritten
  }

  /// Names the fault of a host with a byte outside of the ASCII set, or finds it to be international.
  @inline(never)
  private static func checkUnusual(_ bytes: Span<UInt8>) throws(URLFault) -> Form {
    let allowed = ASCIISet.hostName
    for index in bytes.indices {
      let byte = bytes[index]
      if byte < 0x20 || byte == 0x7F { throw .controlCharacter }
      if byte == 0x25 { throw .escapeInHost }
      if byte == 0x5C { throw .backslash }
      if byte < 0x80, !allowed.contains(byte) { throw .forbiddenHostCharacter }
    }
    return .international
  }

  /// WHATWG URL "ends in a number": such a host is an IPv4 address to a browser, whatever it looks like.
  private static func checkLastLabel(_ bytes: Span<UInt8>) throws(URLFault) {
    var end = bytes.count
    if bytes[end &- 1] == 0x2E { end &-= 1 }
    guard end > 0 else { throw .emptyHostLabel }
    var start = end
    while start > 0, bytes[start &- 1] != 0x2E { start &-= 1 }
    guard bytes[start].isASCIIDigit else { return }
    let label = bytes.extracting(start..<end)
    guard DecimalNumber.isDigits(label) || isHexNumber(label) else { return }
    guard end == bytes.count, IPv6Literal.isCanonicalIPv4(bytes) else { throw .numericHost }
  }

  private static func isHexNumber(_ label: Span<UInt8>) -> Bool {
    guard label.count >= 2, label[0] == 0x30, label[1].lowercasedASCII == 0x78 else { return false }
    for index in 2..<label.count where label[index].hexDigitValue == nil { return false }
    return true
  }

  /// Labels in `xn--` form must be the form that UTS 46 makes of what they stand for.
  @inline(never)
  private static func checkEncodedLabels(_ bytes: Span<UInt8>) throws(URLFault) {
    var start = 0
    while start < bytes.count {
      if ByteText.hasPrefixIgnoringASCIICase(bytes, "xn--", from: start) {
        guard InternationalHost.isASCIIForm(bytes) else { throw .invalidInternationalHost }
        return
      }
      guard let dot = ByteText.firstIndex(of: 0x2E, in: bytes, from: start) else { return }
      start = dot &+ 1
    }
  }
}
