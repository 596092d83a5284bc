import Testing

@testable import LinkCore

struct AppVersionTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let version: String
    let minimum: String
    let order: AppVersion.Order

    init(_ version: String, _ minimum: String, _ order: AppVersion.Order) {
      self.version = version
      self.minimum = minimum
      self.order = order
    }

    var testDescription: String { "\(version) against \(minimum)" }
  }

  static let rows: [Row] = [
    Row("1", "2", .lower), Row("2", "1", .notLower), Row("1", "1", .notLower),
    Row("1.9", "1.10", .lower), Row("1.10", "1.9", .notLower),
    Row("1", "1.0.0", .notLower), Row("1.0.0", "1", .notLower), Row("1", "1.0.1", .lower), Row("1.0.1", "1", .notLower),
    Row("1.02", "1.2", .notLower), Row("01", "1", .notLower), Row("0", "0.0", .notLower),
    Row("99999999999999999999.1", "99999999999999999999.2", .lower),
    Row("9", "99999999999999999999", .lower), Row("100000000000000000000", "99999999999999999999", .notLower),
    Row("2.0-beta", "3.0", .lower), Row("3.0-beta", "2.0", .notLower),
    Row("2.0-beta", "2.0", .incomparable), Row("2.0", "2.0-beta", .incomparable), Row("2.x", "2.x", .notLower),
    Row("2.x.1", "2.x.2", .lower), Row("v2", "3", .incomparable), Row("2", "v3", .incomparable),
    Row("2..1", "2.0.1", .incomparable), Row("2.", "2", .incomparable), Row("2", "2.", .incomparable),
    Row("-1", "1", .incomparable), Row("1 ", "2", .incomparable), Row("", "0", .notLower), Row("", "1", .lower),
    Row("", "", .notLower), Row(".", "1", .incomparable), Row("1.2.3.4.5", "1.2.3.4.6", .lower),
  ]

  @Test(arguments: rows)
  func compares(_ row: Row) {
    let version = Array(row.version.utf8)
    let minimum = Array(row.minimum.utf8)
    #expect(AppVersion.order(version.span, minimum: minimum.span) == row.order)
  }
}
