/// Type of a parameter of a route: which decoded texts fit it, and what they mean.
///
/// Reading and writing are inverses: every value has one text, but for a UUID, of which upper case is read as well
/// (RFC 9562 §4).
package enum RouteType: Equatable, Sendable {
  /// Any text.
  case string
  /// A decimal number of 64 bits without needless zeros and signs: neither `007` nor `-0` nor `+5`.
  case int
  /// `true` or `false`.
  case bool
  /// Five groups of hexadecimal digits.
  case uuid
  /// One of these texts.
  case choice([[UInt8]])

  /// The only texts that fit; nil when they are too many to list.
  var alternatives: [[UInt8]]? {
    switch self {
    case .bool: [ByteText.bytes("true"), ByteText.bytes("false")]
    case .choice(let texts): texts
    case .string, .int, .uuid: nil
    }
  }

  /// How many texts a comparison may have to look at.
  var size: Int {
    if case .choice(let texts) = self { texts.count } else { 1 }
  }

  /// What decoded text means; nil when it does not fit.
  ///
  /// `ignoringCase` is for a text whose case may have been lost on the way; it makes a difference for the types whose
  /// texts can be listed.
  func value(of text: Span<UInt8>, ignoringCase: Bool = false) -> RouteValue? {
    switch self {
    case .string: .string(ByteText.array(text))
    case .int: Self.integer(text).map { .int($0) }
    case .bool:
      if Self.equal(text, "true", ignoringCase) {
        .bool(true)
      } else if Self.equal(text, "false", ignoringCase) {
        .bool(false)
      } else {
        nil
      }
    case .uuid: Self.uuid(text).map { .string($0) }
    case .choice(let texts): Self.choice(text, of: texts, ignoringCase: ignoringCase).map { .string($0) }
    }
  }

  /// Whether decoded text fits.
  func accepts(_ text: Span<UInt8>, ignoringCase: Bool = false) -> Bool {
    self == .string || value(of: text, ignoringCase: ignoringCase) != nil
  }

  /// The text of a value; nil when the value is not of this type.
  func text(of value: RouteValue) -> [UInt8]? {
    switch (self, value) {
    case (.string, .string(let text)): text
    case (.int, .int(let number)): Array(String(number).utf8)
    case (.bool, .bool(let flag)): ByteText.bytes(flag ? "true" : "false")
    case (.uuid, .string(let text)): Self.uuid(text.span)
    case (.choice(let texts), .string(let text)): texts.contains(text) ? text : nil
    default: nil
    }
  }

  /// The same in memory of its own.
  var copy: RouteType {
    if case .choice(let texts) = self { .choice(texts.map(Route.copy)) } else { self }
  }

  private static func equal(_ text: Span<UInt8>, _ word: StaticString, _ ignoringCase: Bool) -> Bool {
    ignoringCase ? ByteText.equalIgnoringASCIICase(text, word) : ByteText.equal(text, word)
  }

  private static func integer(_ text: Span<UInt8>) -> Int64? {
    let isNegative = !text.isEmpty && text[0] == UInt8(ascii: "-")
    let start = isNegative ? 1 : 0
    // 20 characters hold the longest number of 64 bits.
    guard text.count > start, text.count <= 20 else { return nil }
    if text[start] == UInt8(ascii: "0") { return text.count == 1 ? 0 : nil }
    var value: Int64 = 0
    for index in start..<text.count {
      guard text[index].isASCIIDigit else { return nil }
      let digit = Int64(text[index] &- UInt8(ascii: "0"))
      let (shifted, overflowed) = value.multipliedReportingOverflow(by: 10)
      let (sum, carried) =
        isNegative ? shifted.subtractingReportingOverflow(digit) : shifted.addingReportingOverflow(digit)
      guard !overflowed, !carried else { return nil }
      value = sum
    }
    return value
  }

  private static func uuid(_ text: Span<UInt8>) -> [UInt8]? {
    guard text.count == 36 else { return nil }
    var lowered: [UInt8] = []
    lowered.reserveCapacity(36)
    for index in text.indices {
      let byte = text[index]
      switch index {
      case 8, 13, 18, 23: guard byte == UInt8(ascii: "-") else { return nil }
      default: guard byte.hexDigitValue != nil else { return nil }
      }
      lowered.append(byte.lowercasedASCII)
    }
    return lowered
  }

  /// The alternative that is `text`; without case only when none is the same with it.
  private static func choice(_ text: Span<UInt8>, of texts: [[UInt8]], ignoringCase: Bool) -> [UInt8]? {
    for alternative in texts where ByteText.equal(alternative.span, text) { return alternative }
    guard ignoringCase else { return nil }
    for alternative in texts where ByteText.equalIgnoringASCIICase(alternative.span, text) { return alternative }
    return nil
  }
}
