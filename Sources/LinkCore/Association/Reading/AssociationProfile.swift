/// Which systems' reading of a file is asked for, from the oldest to the newest; the raw value is the name on the wire.
///
/// What a system reads: Apple, applinks; WWDC 2019 session 717; WWDC 2020 session 10098.
package enum AssociationProfile: String, CaseIterable, Comparable, Sendable {
  /// iOS 9.0 to 12.x: `apps` must be there and empty; `appID` and `paths` only.
  case ios9

  /// iOS 13.0 to 13.4: `appIDs`, `components` and `exclude` besides.
  case ios13

  /// iOS 13.5: `caseSensitive` and substitution variables besides.
  case ios13Dot5 = "ios13_5"

  /// iOS 14 and later: everything, with `percentEncoded` and `defaults`.
  case ios14

  /// Whether `appIDs`, `components` and their rules are read.
  var readsComponents: Bool { self >= .ios13 }

  /// Whether `caseSensitive` is read and `$(name)` stands for a variable.
  var readsVariables: Bool { self >= .ios13Dot5 }

  /// Whether `percentEncoded` and `defaults` are read.
  var readsDefaults: Bool { self >= .ios14 }

  package static func < (left: AssociationProfile, right: AssociationProfile) -> Bool { left.order < right.order }

  private var order: Int {
    switch self {
    case .ios9: 0
    case .ios13: 1
    case .ios13Dot5: 2
    case .ios14: 3
    }
  }
}
