/// The vectors of what Firebase Dynamic Links did, by their ids: each is a case of a test table or stands among
/// ``notApplicable``.
///
/// B, S-05 to S-14: unit tests of the Firebase iOS SDK 11.15. Q: its query codec. D: from its encoding rules. K: tests of
/// the Firebase Android SDK. F: end-to-end tests of FlutterFire. S-01 to S-04: answers of the live service. W: patterns
/// of Firebase docs and of firebase-android-sdk#4215.
///
/// Of receiving: RA to RF, H, P, C, X are from unit tests of the Firebase iOS SDK, but for public captures among P and C
/// and for, end-to-end tests of React Native Firebase and FlutterFire. RG: from the SDK's FDLUtilities.m.
package enum FirebaseVectors {
  package enum Group: String, CaseIterable, Sendable {
    case build = "B"
    case codec = "Q"
    case derived = "D"
    case android = "K"
    case flutter = "F"
    case shorten = "S"
    case allowlist = "W"
    case firebaseShort = "RA"
    case firebaseNotShort = "RB"
    case customShort = "RC"
    case customNotShort = "RD"
    case customLong = "RE"
    case notParseable = "RF"
    case edge = "RG"
    case handled = "H"
    case long = "P"
    case customScheme = "C"
    case exchange = "X"

    /// What the ids begin with.
    fileprivate var head: String { rawValue.utf8.count == 1 ? rawValue + "-" : rawValue }
  }

  private static let numbers: [Group: [Int]] = [
    .build: [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 14, 16, 17, 18, 19, 20, 21, 22, 23, 24],
    .codec: [1, 3, 4, 5, 7, 8, 9, 10],
    .derived: [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 13],
    .android: [2, 3, 4, 5, 7, 8, 9, 12, 13, 14, 15, 16, 17, 18],
    .flutter: [1, 2],
    .shorten: Array(1...14),
    .allowlist: [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16],
    .firebaseShort: [1, 2, 4, 5, 6, 7, 8, 11, 12, 13, 14, 16, 17, 18, 19, 20, 21, 22, 24, 25, 26],
    .firebaseNotShort: [
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

  /// The ids of a group, such as `B-01` or `RA01`.
  package static func ids(_ group: Group) -> Set<String> {
    Set((numbers[group] ?? []).map { group.head + ($0 < 10 ? "0\($0)" : "\($0)") })
  }

  /// What is wrong with the books of a group, given the ids of all rows that test it; ids outside of the group are
  /// skipped.
  ///
  /// A row may bear several ids, divided by `, `, and a remark behind an id and a blank.
  package static func faults(_ group: Group, rows: some Sequence<String>) -> [String] {
    let ids = ids(group)
    let named = rows.flatMap { $0.split(separator: ", ") }.compactMap {
      $0.split(separator: " ").first.map(String.init)
    }
    let tested = Set(named.filter { $0.hasPrefix(group.head) })
    let excused = Set(notApplicable.map(\.id)).intersection(ids)
    return ids.subtracting(tested).subtracting(excused).sorted().map { "\($0) is neither tested nor excused" }
      + tested.intersection(excused).sorted().map { "\($0) is tested and excused" }
  }
}
