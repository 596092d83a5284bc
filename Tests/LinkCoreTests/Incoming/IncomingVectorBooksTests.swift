import TestSupport
import Testing

/// Every vector of receiving is a case of a test, or excused with a reason.
@Suite struct IncomingVectorBooksTests {
  static let groups: [FirebaseVectors.Group] = [
    .firebaseShort, .firebaseNotShort, .customShort, .customNotShort, .customLong, .notParseable, .edge, .handled,
    .long, .customScheme, .exchange,
  ]

  @Test(arguments: groups)
  func noVectorIsLeftOut(_ group: FirebaseVectors.Group) {
    let rows =
      RecognitionTests.rows.map(\.id) + HandledVectorTests.rows.map(\.id) + ParseVectorTests.rows.map(\.id)
      + ParseVectorTests.carryingNothing.map(\.id) + ComposedVectorTests.rows.map(\.id)
      + StoredVectorTests.rows.map(\.id)
    #expect(FirebaseVectors.faults(group, rows: rows) == [])
  }

  @Test func theBooksFindWhatIsMissing() {
    let faults = FirebaseVectors.faults(.customScheme, rows: ["C-01 and a remark", "C-02, C-03", "C-16", "RC04"])
    #expect(!faults.contains { $0.hasPrefix("C-01 ") || $0.hasPrefix("C-02 ") || $0.hasPrefix("C-03 ") })
    #expect(faults.contains("C-04 is neither tested nor excused"))
    #expect(faults.contains("C-16 is tested and excused"))
  }
}
