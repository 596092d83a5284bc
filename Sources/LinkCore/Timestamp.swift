/// An instant between the years 0000 and 9999, in whole milliseconds, written as RFC 3339 (section 5.6).
///
///     try Timestamp(parsing: Array("2026-01-31T12:00:00+01:00".utf8)).formatted()  // 2026-01-31T11:00:00Z
package struct Timestamp: Hashable, Comparable, Sendable {
  private static let earliest: Int64 = -62_167_219_200_000
  private static let latest: Int64 = 253_402_300_799_999

  /// Since 1970-01-01T00:00:00Z, leap seconds not counted.
  package let milliseconds: Int64

  /// Takes milliseconds since 1970; nil outside the years 0000 to 9999.
  package init?(milliseconds: Int64) {
    guard milliseconds >= Self.earliest && milliseconds <= Self.latest else { return nil }
    self.milliseconds = milliseconds
  }

  package static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.milliseconds < right.milliseconds
  }

  /// Reads exactly one `date-time` of RFC 3339, section 5.6, with nothing before or after it.
  ///
  /// - `T` and `Z` may be in lower case; a blank in place of `T` is refused.
  /// - A fraction may have any number of digits; those after the third are cut off.
  /// - `-00:00` (offset unknown) is read as UTC.
  /// - Second 60 exists only at the end of June and December in UTC, where leap seconds go; it is read as the second
  ///   after it, as POSIX time cannot tell the two apart. Whether there was one in that year is not looked up.
  package init(parsing bytes: [UInt8]) throws(TimestampFault) {
    var reader = Reader(bytes: bytes)
    let year = try reader.number(4, upTo: 9999)
    try reader.literal(UInt8(ascii: "-"))
    let month = try reader.number(2, from: 1, upTo: 12)
    try reader.literal(UInt8(ascii: "-"))
    let day = try reader.number(2, from: 1, upTo: Self.dayCount(year: year, month: month))
    try reader.letter(UInt8(ascii: "T"))
    let hour = try reader.number(2, upTo: 23)
    try reader.literal(UInt8(ascii: ":"))
    let minute = try reader.number(2, upTo: 59)
    try reader.literal(UInt8(ascii: ":"))
    let secondOffset = reader.offset
    let second = try reader.number(2, upTo: 60)
    let fraction = try reader.fraction()
    let zone = try reader.zone()
    guard reader.offset == bytes.count else { throw .malformed(offset: reader.offset) }

    let days = Self.daysSince1970(year: year, month: month, day: day)
    let minutes = days * 1440 + Int64(hour * 60 + minute - zone)
    let value = (minutes * 60 + Int64(second)) * 1000 + Int64(fraction)
    if second == 60 && !Self.mayEndWithLeapSecond(minute: minutes) { throw .noSuchTime(offset: secondOffset) }
    guard value >= Self.earliest && value <= Self.latest else { throw .outOfRange }
    milliseconds = value
  }

  /// The time in UTC with `Z`, with three digits of a fraction unless they are all zero.
  package func formatted() -> [UInt8] {
    let (days, millisecond) = Self.floorDivided(milliseconds, by: 86_400_000)
    let (year, month, day) = Self.civil(daysSince1970: days)
    let seconds = millisecond / 1000
    var text: [UInt8] = []
    text.reserveCapacity(24)
    Self.append(year, digits: 4, to: &text)
    text.append(UInt8(ascii: "-"))
    Self.append(month, digits: 2, to: &text)
    text.append(UInt8(ascii: "-"))
    Self.append(day, digits: 2, to: &text)
    text.append(UInt8(ascii: "T"))
    Self.append(seconds / 3600, digits: 2, to: &text)
    text.append(UInt8(ascii: ":"))
    Self.append(seconds / 60 % 60, digits: 2, to: &text)
    text.append(UInt8(ascii: ":"))
    Self.append(seconds % 60, digits: 2, to: &text)
    if millisecond % 1000 != 0 {
      text.append(UInt8(ascii: "."))
      Self.append(millisecond % 1000, digits: 3, to: &text)
    }
    text.append(UInt8(ascii: "Z"))
    return text
  }

  // MARK: Calendar

  private static func dayCount(year: Int, month: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Days of the proleptic Gregorian calendar; the year is counted from March, so that a leap day ends it.
  private static func daysSince1970(year: Int, month: Int, day: Int) -> Int64 {
    let shifted = Int64(month > 2 ? year : year - 1)
    let (era, yearOfEra) = floorDivided(shifted, by: 400)
    let dayOfYear = Int64((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1)
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The inverse of `daysSince1970`.
  private static func civil(daysSince1970 days: Int64) -> (year: Int64, month: Int64, day: Int64) {
    let (era, dayOfEra) = floorDivided(days + 719_468, by: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month, day)
  }

  /// Whether this minute since 1970, in UTC, is the last one of June or December.
  private static func mayEndWithLeapSecond(minute: Int64) -> Bool {
    let (day, minuteOfDay) = floorDivided(minute, by: 1440)
    let next = civil(daysSince1970: day + 1)
    return minuteOfDay == 1439 && next.day == 1 && (next.month == 7 || next.month == 1)
  }

  private static func floorDivided(_ value: Int64, by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
    let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }

  private static func append(_ value: Int64, digits: Int, to text: inout [UInt8]) {
    var divisor: Int64 = 1
    for _ in 1..<digits { divisor *= 10 }
    while divisor > 0 {
      text.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value / divisor % 10))
      divisor /= 10
    }
  }

  // MARK: Reading

  /// Walks over the bytes; every step says where it failed.
  private struct Reader {
    let bytes: [UInt8]
    var offset = 0

    private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    /// Reads the value of one decimal digit, nil if there is none.
    private mutating func digit() -> Int? {
      guard let byte = next, byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") else { return nil }
      offset += 1
      return Int(byte) - 0x30
    }

    mutating func number(_ count: Int, from least: Int = 0, upTo most: Int) throws(TimestampFault) -> Int {
      let start = offset
      var value = 0
      for _ in 0..<count {
        guard let digit = digit() else { throw .malformed(offset: offset) }
        value = value * 10 + digit
      }
      guard value >= least && value <= most else { throw .noSuchTime(offset: start) }
      return value
    }

    mutating func literal(_ byte: UInt8) throws(TimestampFault) {
      guard next == byte else { throw .malformed(offset: offset) }
      offset += 1
    }

    /// A letter in either case.
    mutating func letter(_ upper: UInt8) throws(TimestampFault) {
      guard next == upper || next == upper | 0x20 else { throw .malformed(offset: offset) }
      offset += 1
    }

    /// Milliseconds of a fraction, 0 if there is none.
    mutating func fraction() throws(TimestampFault) -> Int {
      guard next == UInt8(ascii: ".") else { return 0 }
      offset += 1
      let start = offset
      var value = 0
      var weight = 100
      while let digit = digit() {
        value += digit * weight
        weight /= 10
      }
      guard offset > start else { throw .malformed(offset: offset) }
      return value
    }

    /// The offset from UTC in minutes, positive to the east.
    mutating func zone() throws(TimestampFault) -> Int {
      guard let sign = next else { throw .noZone }
      guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else {
        try letter(UInt8(ascii: "Z"))
        return 0
      }
      offset += 1
      let hours = try number(2, upTo: 23)
      try literal(UInt8(ascii: ":"))
      let minutes = hours * 60 + (try number(2, upTo: 59))
      return sign == UInt8(ascii: "+") ? minutes : -minutes
    }
  }
}
