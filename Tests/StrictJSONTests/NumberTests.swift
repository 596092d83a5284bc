import StrictJSON
import TestSupport
import Testing

/// Numbers are kept as they are written, and read as 64-bit integers only where they are one exactly.
@Suite struct NumberTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let integer: Int64?

    init(_ id: String, _ integer: Int64?) {
      self.id = id
      self.integer = integer
    }

    var testDescription: String { id }
  }

  static let rows: [Row] = [
    Row("0", 0), Row("-0", 0), Row("1", 1), Row("-1", -1), Row("42", 42),
    Row("1000000000000000000", 1_000_000_000_000_000_000),
    Row("9007199254740993", 9_007_199_254_740_993),
    Row("9223372036854775806", .max - 1), Row("9223372036854775807", .max), Row("9223372036854775808", nil),
    Row("-9223372036854775807", .min + 1), Row("-9223372036854775808", .min), Row("-9223372036854775809", nil),
    Row("9223372036854775810", nil), Row("92233720368547758070", nil), Row("-92233720368547758080", nil),
    Row("18446744073709551615", nil), Row("18446744073709551616", nil), Row("99999999999999999999999999", nil),
    Row("1.0", nil), Row("1e0", nil), Row("1E2", nil),
    Row("0e0", nil), Row("-0.0", nil), Row("1e400", nil),
    Row("-1e-400", nil), Row("1.5", nil),
  ]

  @Test(arguments: rows)
  func keepsSpellingAndExactValue(_ row: Row) throws {
    let json = try JSON(parsing: Array("[0, \(row.id) ]".utf8))
    #expect(json.kind(2) == .number)
    #expect(json.numberText(2) == Array(row.id.utf8))
    #expect(json.integer(2) == row.integer)
  }

  @Test(arguments: [#""1""#, "true", "null", "[1]", #"{"1":1}"#])
  func otherValuesAreNoNumbers(_ text: String) throws {
    let json = try JSON(parsing: Array(text.utf8))
    #expect(json.numberText(0) == nil)
    #expect(json.integer(0) == nil)
  }

  @Test func everyIntegerNearAPowerOfTenComesBack() throws {
    var generator = SeededGenerator(seed: 5)
    var power: Int64 = 1
    for _ in 0..<18 {
      power *= 10
      for value in [power - 1, power, power + 1, Int64.random(in: .min ... .max, using: &generator)] {
        for signed in [value, 0 &- value] {
          let json = try JSON(parsing: Array(String(signed).utf8))
          #expect(json.integer(0) == signed)
        }
      }
    }
  }
}
