import Foundation
import LinkCore
import Testing

struct TimestampTests {
  struct Reading: Sendable, CustomTestStringConvertible {
    let text: String
    let milliseconds: Int64
    /// The same instant as we write it.
    let formatted: String

    init(_ text: String, _ milliseconds: Int64, _ formatted: String) {
      self.text = text
      self.milliseconds = milliseconds
      self.formatted = formatted
    }

    var testDescription: String { text }
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    let text: String
    let fault: TimestampFault

    init(_ text: String, _ fault: TimestampFault) {
      self.text = text
      self.fault = fault
    }

    var testDescription: String { text }
  }

  static let readings = [
    Reading("1970-01-01T00:00:00Z", 0, "1970-01-01T00:00:00Z"),
    Reading("1970-01-01T00:00:00.001Z", 1, "1970-01-01T00:00:00.001Z"),
    Reading("1969-12-31T23:59:59.999Z", -1, "1969-12-31T23:59:59.999Z"),
    Reading("1985-04-12T23:20:50.52Z", 482_196_050_520, "1985-04-12T23:20:50.520Z"),
    Reading("1996-12-19T16:39:57-08:00", 851_042_397_000, "1996-12-20T00:39:57Z"),
    Reading("1937-01-01T12:00:27.87+00:20", -1_041_337_172_130, "1937-01-01T11:40:27.870Z"),
    Reading("2024-02-29T00:00:00Z", 1_709_164_800_000, "2024-02-29T00:00:00Z"),
    Reading("2000-02-29T12:00:00Z", 951_825_600_000, "2000-02-29T12:00:00Z"),
    Reading("2026-01-31t12:00:00z", 1_769_860_800_000, "2026-01-31T12:00:00Z"),
    Reading("2026-01-31T12:00:00-00:00", 1_769_860_800_000, "2026-01-31T12:00:00Z"),
    Reading("2026-01-31T12:00:00+23:59", 1_769_774_460_000, "2026-01-30T12:01:00Z"),
    Reading("2026-01-31T12:00:00.1Z", 1_769_860_800_100, "2026-01-31T12:00:00.100Z"),
    Reading("2026-01-31T12:00:00.0009999Z", 1_769_860_800_000, "2026-01-31T12:00:00Z"),
    Reading("1969-12-31T23:59:59.9999Z", -1, "1969-12-31T23:59:59.999Z"),
    Reading("0000-01-01T00:00:00Z", -62_167_219_200_000, "0000-01-01T00:00:00Z"),
    Reading("0000-02-29T00:00:00Z", -62_162_121_600_000, "0000-02-29T00:00:00Z"),
    Reading("9999-12-31T23:59:59.999Z", 253_402_300_799_999, "9999-12-31T23:59:59.999Z"),
    // Leap seconds that were, and one that was not but could have been.
    Reading("1990-12-31T23:59:60Z", 662_688_000_000, "1991-01-01T00:00:00Z"),
    Reading("1990-12-31T15:59:60-08:00", 662_688_000_000, "1991-01-01T00:00:00Z"),
    Reading("1997-06-30T23:59:60.5Z", 867_715_200_500, "1997-07-01T00:00:00.500Z"),
    Reading("2026-06-30T23:59:60Z", 1_782_864_000_000, "2026-07-01T00:00:00Z"),
  ]

  static let refusals = [
    Refusal("", .malformed(offset: 0)),
    Refusal("2026", .malformed(offset: 4)),
    Refusal("2026-01-31", .malformed(offset: 10)),
    Refusal("2026-01-31 12:00:00Z", .malformed(offset: 10)),
    Refusal("2026-01-31T12:00Z", .malformed(offset: 16)),
    Refusal("2026-01-31T12:00:00", .noZone),
    Refusal("2026-01-31T12:00:00.5", .noZone),
    Refusal("2026-01-31T12:00:00.Z", .malformed(offset: 20)),
    Refusal("2026-01-31T12:00:00,5Z", .malformed(offset: 19)),
    Refusal("2026-01-31T12:00:00Zjunk", .malformed(offset: 20)),
    Refusal("2026-01-31T12:00:00Z\0", .malformed(offset: 20)),
    Refusal("2026-01-31T12:00:00Z ", .malformed(offset: 20)),
    Refusal(" 2026-01-31T12:00:00Z", .malformed(offset: 0)),
    Refusal("2026-01-31T12:00:00+0100", .malformed(offset: 22)),
    Refusal("2026-01-31T12:00:00+01", .malformed(offset: 22)),
    Refusal("2026-01-31T12:00:00+01:0", .malformed(offset: 24)),
    Refusal("2026-01-31T12:00:00+24:00", .noSuchTime(offset: 20)),
    Refusal("2026-01-31T12:00:00+01:60", .noSuchTime(offset: 23)),
    Refusal("2026-1-31T12:00:00Z", .malformed(offset: 6)),
    Refusal("02026-01-31T12:00:00Z", .malformed(offset: 4)),
    Refusal("-026-01-31T12:00:00Z", .malformed(offset: 0)),
    Refusal("２026-01-31T12:00:00Z", .malformed(offset: 0)),
    Refusal("2026-00-31T12:00:00Z", .noSuchTime(offset: 5)),
    Refusal("2026-13-31T12:00:00Z", .noSuchTime(offset: 5)),
    Refusal("2026-01-00T12:00:00Z", .noSuchTime(offset: 8)),
    Refusal("2026-01-32T12:00:00Z", .noSuchTime(offset: 8)),
    Refusal("2026-02-30T12:00:00Z", .noSuchTime(offset: 8)),
    Refusal("2026-02-29T12:00:00Z", .noSuchTime(offset: 8)),
    Refusal("1900-02-29T12:00:00Z", .noSuchTime(offset: 8)),
    Refusal("2026-04-31T12:00:00Z", .noSuchTime(offset: 8)),
    Refusal("2026-01-31T24:00:00Z", .noSuchTime(offset: 11)),
    Refusal("2026-01-31T12:60:00Z", .noSuchTime(offset: 14)),
    Refusal("2026-01-31T12:00:61Z", .noSuchTime(offset: 17)),
    Refusal("2026-01-31T12:00:60Z", .noSuchTime(offset: 17)),
    Refusal("2026-06-30T23:59:60+01:00", .noSuchTime(offset: 17)),
    Refusal("2026-03-31T23:59:60Z", .noSuchTime(offset: 17)),
    Refusal("0000-01-01T00:00:00+00:01", .outOfRange),
    Refusal("9999-12-31T23:59:59-00:01", .outOfRange),
    Refusal("9999-12-31T23:59:60Z", .outOfRange),
  ]

  @Test(arguments: readings)
  func reads(_ row: Reading) throws {
    let time = try Timestamp(parsing: Array(row.text.utf8))
    #expect(time.milliseconds == row.milliseconds)
    #expect(String(decoding: time.formatted(), as: UTF8.self) == row.formatted)
  }

  @Test(arguments: refusals)
  func refuses(_ row: Refusal) {
    #expect(throws: row.fault) { try Timestamp(parsing: Array(row.text.utf8)) }
  }

  @Test
  func everyTruncationIsRefused() {
    let text = Array("2026-01-31T12:00:00.123+01:30".utf8)
    for count in text.indices {
      #expect(throws: TimestampFault.self) { try Timestamp(parsing: Array(text[..<count])) }
    }
  }

  @Test
  func aFractionMayBeVeryLong() throws {
    let text = "2026-01-31T12:00:00." + String(repeating: "9", count: 100_000) + "Z"
    #expect(try Timestamp(parsing: Array(text.utf8)).milliseconds == 1_769_860_800_999)
  }

  @Test
  func limits() {
    #expect(Timestamp(milliseconds: -62_167_219_200_000) != nil)
    #expect(Timestamp(milliseconds: -62_167_219_200_001) == nil)
    #expect(Timestamp(milliseconds: 253_402_300_799_999) != nil)
    #expect(Timestamp(milliseconds: 253_402_300_800_000) == nil)
    #expect(Timestamp(milliseconds: .min) == nil)
    #expect(Timestamp(milliseconds: .max) == nil)
  }

  @Test
  func everyDayComesBack() throws {
    // Every day of the 400 years after which the calendar repeats, at a time of day that moves through all of them.
    var milliseconds: Int64 = -62_167_219_200_000 + 400 * 5 * 31_556_952_000
    for step in 0..<146_097 {
      let time = try #require(Timestamp(milliseconds: milliseconds + Int64(step) * 591))
      let text = time.formatted()
      try #require(try Timestamp(parsing: text) == time, "\(String(decoding: text, as: UTF8.self))")
      milliseconds += 86_400_000
    }
  }

  @Test
  func agreesWithFoundation() throws {
    let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    // From 1600 on: before, Foundation's calendar is Julian.
    for milliseconds in stride(from: Int64(-11_676_096_000_000), to: 253_402_300_800_000, by: 86_399_999_977 * 3) {
      let date = Date(timeIntervalSince1970: Double(milliseconds.quotientAndRemainder(dividingBy: 1000).quotient))
      let time = try Timestamp(parsing: Array(date.formatted(style).utf8))
      try #require(time.milliseconds == milliseconds.quotientAndRemainder(dividingBy: 1000).quotient * 1000)
    }
  }
}
