import LinkCore
import Testing

/// Every vector and every statement about matching is a case of a test, or excused with a reason.
struct AssociationBooksTests {
  /// The numbers of the vectors; some numbers are free.
  private static let vectors: [Int] = [
    1, 2, 3, 5, 6, 9, 12, 13, 14, 15, 16, 17, 19, 20, 21, 23, 24, 25, 26, 28, 29, 31, 32, 34, 35, 36, 37, 38, 39, 40,
    41, 42, 43, 44, 45, 46, 47, 49, 50, 51, 53, 54, 56, 57, 58, 59, 61, 63, 65, 66, 67, 68, 71, 72, 74, 75, 76, 77, 78,
    79, 80, 81, 82, 84, 85, 87, 90, 91, 94, 95, 96, 97, 99, 100, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112,
    113, 114, 115, 116, 117, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136,
    137, 138, 139, 140, 141, 142, 143, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 156, 157, 158, 159, 160, 161,
    163, 164, 165, 166,
  ]

  /// The statements on order and entries, patterns, path, query, the rest of a rule, and the URL.
  private static let statements = Array(1...56)

  /// What cannot be a case, with the reason.
  private static let notApplicable: [(id: String, reason: String)] = [
    ("M2", "which app opens is no verdict of one app; AssociationNoteTests.appsAndOpens has it")
  ]

  private static let rows =
    AssociationVectors.all.map(\.id) + AssociationProfileTests.cases.map(\.id)
    + AssociationProfileTests.entries.map(\.id)
    + AssociationNoteTests.rows.map(\.id) + AssociationReadingTests.files.map(\.id)

  @Test(arguments: [("V", vectors), ("M", statements)])
  func noneIsLeftOut(_ head: String, _ numbers: [Int]) {
    #expect(AssociationBooksTests.faults(head, numbers, rows: AssociationBooksTests.rows) == [])
  }

  @Test
  func theBooksFindWhatIsMissing() {
    let faults = AssociationBooksTests.faults("M", [1, 2, 3, 4], rows: ["M1 and a remark", "M2, M3", "V4"])
    #expect(faults == ["M4 is neither tested nor excused", "M2 is tested and excused"])
  }

  @Test
  func idsAreUnique() {
    #expect(Set(AssociationVectors.all.map(\.id)).count == AssociationVectors.all.count)
  }

  /// A row bears its ids in front, divided by `, `, and a remark behind them.
  private static func faults(_ head: String, _ numbers: [Int], rows: [String]) -> [String] {
    let named = rows.flatMap { row in row.split(separator: " ").prefix { $0.hasPrefix(head) } }
    let tested = Set(named.map { $0.last == "," ? String($0.dropLast()) : String($0) })
    let excused = Set(notApplicable.map(\.id))
    let ids = numbers.map { "\(head)\($0)" }
    return ids.filter { !tested.contains($0) && !excused.contains($0) }.map { "\($0) is neither tested nor excused" }
      + ids.filter { tested.contains($0) && excused.contains($0) }.map { "\($0) is tested and excused" }
  }
}
