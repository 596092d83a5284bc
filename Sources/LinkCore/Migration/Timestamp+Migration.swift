extension Timestamp {
  /// Reads a time as programs and people write it into tables; nil for what is none or could be two.
  ///
  /// - RFC 3339; also with a blank for `T`, with `/` in the date, without seconds, and without a time of day.
  /// - The zone as `Z`, `UTC`, `GMT`, `+01:00`, `+0100` or `+01`; without one the time is in UTC.
  /// - Seconds (also with a fraction), milliseconds or microseconds since 1970, told apart by having 10, 13 or 16 digits.
  /// - With an English month, as in `Mar 4, 2021, 5:06:07 AM UTC` and `Thu, 04 Mar 2021 05:06:07 GMT`.
  package init?(migrated text: Span<UInt8>) {
    let time = text.extracting(ByteText.trimmed(text))
    guard !time.isEmpty, time.count <= Self.longestForm else { return nil }
    let bytes = ByteText.array(time)
    if let exact = try? Timestamp(parsing: bytes) {
      self = exact
    } else if let number = Self.number(bytes) {
      self = number
    } else if let written = TimeWords(bytes), let time = try? Timestamp(parsing: written.rfc3339) {
      self = time
    } else {
      return nil
    }
  }

  /// In bytes; no form comes near it.
  private static let longestForm = 64

  /// Since 1970, in a unit that the count of digits tells.
  private static func number(_ text: [UInt8]) -> Timestamp? {
    let point = text.firstIndex(of: UInt8(ascii: ".")) ?? text.count
    let fraction = text[min(point + 1, text.count)...]
    guard let whole = DecimalNumber.value(text.span.extracting(0..<point), atMost: .max),
      fraction.allSatisfy(\.isASCIIDigit), point == text.count || (!fraction.isEmpty && point == 10)
    else { return nil }
    switch point {
    case 10:
      var milliseconds = 0
      for digit in (fraction + [0x30, 0x30, 0x30]).prefix(3) { milliseconds = milliseconds * 10 + Int(digit &- 0x30) }
      return Timestamp(milliseconds: Int64(whole) * 1000 + Int64(milliseconds))
    case 13: return Timestamp(milliseconds: Int64(whole))
    case 16: return Timestamp(milliseconds: Int64(whole) / 1000)
    default: return nil
    }
  }
}
