import Testing

/// Every vector of receiving is a case of a test, or excused with a reason.
@Suite struct IncomingVectorBooksTests {
  @Test func noVectorIsLeftOut() {
    let rows =
      RecognitionTests.rows.map(\.id) + HandledVectorTests.rows.map(\.id) + ParseVectorTests.rows.map(\.id)
      + ParseVectorTests.carryingNothing.map(\.id) + ComposedVectorTests.rows.map(\.id)
      + StoredVectorTests.rows.map(\.id)
    #expect(IncomingVectors.faults(rows: rows) == [])
  }

  @Test func noVectorIsExcusedWithoutAReason() {
    for row in IncomingVectors.notApplicable { #expect(!row.reason.isEmpty, "\(row.id)") }
    #expect(Set(IncomingVectors.notApplicable.map(\.id)).count == IncomingVectors.notApplicable.count)
  }

  @Test func theBooksFindWhatIsMissing() {
    let faults = IncomingVectors.faults(rows: ["RA01 and a remark", "P-01, P-02", "C-16"])
    #expect(!faults.contains { $0.hasPrefix("RA01 ") || $0.hasPrefix("P-01 ") || $0.hasPrefix("P-02 ") })
    #expect(faults.contains("RA02 is neither tested nor excused"))
    #expect(faults.contains("C-16 is tested and excused"))
  }
}
