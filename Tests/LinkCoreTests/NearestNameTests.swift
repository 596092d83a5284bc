import LinkCore
import Testing

/// Which name a caller probably meant.
@Suite struct NearestNameTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let found: String?
    var testDescription: String { name }
  }

  static let names = ["link", "domainUriPrefix", "iosInfo", "androidInfo", "at", "utmSource"]

  static let rows = [
    Row(name: "link", found: "link"),
    Row(name: "LINK", found: "link"),
    Row(name: "lnik", found: "link"),
    Row(name: "linc", found: "link"),
    Row(name: "links", found: "link"),
    Row(name: "lin", found: "link"),
    Row(name: "li", found: nil),
    Row(name: "domainURIPrefix", found: "domainUriPrefix"),
    Row(name: "domianUriPrefx", found: "domainUriPrefix"),
    Row(name: "domainUriPre", found: "domainUriPrefix"),
    Row(name: "domainUriPr", found: nil),
    Row(name: "domainUri", found: nil),
    Row(name: "iosinf", found: "iosInfo"),
    Row(name: "utm_source", found: "utmSource"),
    Row(name: "ta", found: "at"),
    Row(name: "zz", found: nil),
    Row(name: "", found: nil),
    Row(name: String(repeating: "a", count: 65), found: nil),
  ]

  @Test(arguments: rows)
  func nearest(_ row: Row) {
    let found = NearestName.find(Array(row.name.utf8), among: Self.names.map { Array($0.utf8) })
    #expect(found.map { String(decoding: $0, as: UTF8.self) } == row.found)
  }

  @Test func theFirstOfEqualsWins() {
    #expect(NearestName.find(Array("ab".utf8), among: [Array("ax".utf8), Array("ay".utf8)]) == Array("ax".utf8))
    #expect(NearestName.find(Array("a".utf8), among: []) == nil)
  }
}
