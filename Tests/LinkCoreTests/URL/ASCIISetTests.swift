import Testing

@testable import LinkCore

@Suite struct ASCIISetTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let set: ASCIISet
    /// Beside letters and digits.
    let members: String
    var testDescription: String { id }
  }

  static let rows: [Row] = [
    Row(id: "unreserved", set: .unreserved, members: "-._~"),
    Row(id: "hostName", set: .hostName, members: "-._~!$&'()*+,;="),
    Row(id: "plainInPath", set: .plainInPath, members: "-._~!$&'()*+,;=:@/?#[]%"),
    Row(id: "nameInQuery", set: .nameInQuery, members: "-._~!$'()*+,;:@/?[]%"),
    Row(id: "scheme", set: .scheme, members: "+-."),
    Row(id: "letterOrDigit", set: .letterOrDigit, members: ""),
    Row(id: "suffix", set: .suffix, members: "-_"),
  ]

  @Test(arguments: rows)
  func holdsItsCharacters(_ row: Row) {
    let members = Set((row.members + ASCIISet.digits + ASCIISet.letters).utf8)
    for byte in UInt8.min...UInt8.max {
      #expect(row.set.contains(byte) == members.contains(byte), "byte \(byte)")
    }
  }
}
