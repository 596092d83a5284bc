/// The vectors of receiving in Firebase Dynamic Links, by their ids: each is a case of a test table or stands among
/// ``notApplicable``.
///
/// RA to RF, H, P, C, X: unit tests of Firebase iOS SDK 11.15, some of P and C public captures, some of X end-to-end
/// tests of React Native Firebase and FlutterFire. RG: from the rules of the SDK's FDLUtilities.m.
enum IncomingVectors {
  enum Group: String, CaseIterable, Sendable {
    case firebaseShort = "RA"
    case notShort = "RB"
    case customShort = "RC"
    case customNotShort = "RD"
    case customLong = "RE"
    case notParseable = "RF"
    case edge = "RG"
    case handled = "H-"
    case long = "P-"
    case customScheme = "C-"
    case exchange = "X-"
  }

  private static let numbers: [Group: [Int]] = [
    .firebaseShort: [1, 2, 4, 5, 6, 7, 8, 11, 12, 13, 14, 16, 17, 18, 19, 20, 21, 22, 24, 25, 26],
    .notShort: [
      1, 2, 3, 4, 5, 6, 7, 9, 11, 13, 14, 15, 17, 18, 20, 21, 23, 24, 25, 26, 27, 28, 30, 31, 32, 33, 34, 35, 36, 37,
    ],
    .customShort: [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 13, 14, 15, 16, 17, 18, 19],
    .customNotShort: [2, 3, 5, 6, 7],
    .customLong: [1, 2, 3, 4, 7, 9],
    .notParseable: [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 17, 18, 19],
    .edge: [1, 2, 3, 5, 7, 11, 12, 13, 15, 16, 18, 19, 20, 22, 23, 25, 26, 27, 28, 29, 31],
    .handled: Array(1...20),
    .long: [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 15, 16, 17, 18, 20, 21],
    .customScheme: [1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 16, 17, 18, 19, 20, 21, 22],
    .exchange: Array(1...7),
  ]

  /// The ids of a group, such as `RA01` or `P-01`.
  static func ids(_ group: Group) -> Set<String> {
    Set((numbers[group] ?? []).map { group.rawValue + ($0 < 10 ? "0\($0)" : "\($0)") })
  }

  static var allIDs: Set<String> {
    Group.allCases.reduce(into: []) { $0.formUnion(ids($1)) }
  }

  /// What is wrong with the books, given the ids of all rows that test a vector.
  ///
  /// A row may bear several ids, divided by `, `, and a remark behind an id and a blank.
  static func faults(rows: some Sequence<String>) -> [String] {
    let named = rows.flatMap { $0.split(separator: ", ") }.compactMap {
      $0.split(separator: " ").first.map(String.init)
    }
    let tested = Set(named).intersection(allIDs)
    let excused = Set(notApplicable.map(\.id))
    return allIDs.subtracting(tested).subtracting(excused).sorted().map { "\($0) is neither tested nor excused" }
      + tested.intersection(excused).sorted().map { "\($0) is tested and excused" }
      + excused.subtracting(allIDs).sorted().map { "\($0) is excused and no vector" }
  }
}
