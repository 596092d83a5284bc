/// Which systems' reading of a file is asked for.
///
/// What a system reads: Apple, applinks; WWDC 2019 session 717; WWDC 2020 session 10098.
package enum AssociationProfile: UInt8, CaseIterable, Sendable {
  /// iOS 9.0 to 12.x: `apps` must be there and empty; `appID` and `paths` only.
  case ios9

  /// iOS 13.0 to 13.4: `appIDs`, `components` and `exclude` besides.
  case ios13

  /// iOS 13.5: `caseSensitive` and substitution variables besides.
  case ios13Dot5

  /// iOS 14 and later: everything, with `percentEncoded` and `defaults`.
  case ios14

  /// Whether `appIDs`, `components` and their rules are read.
  var readsComponents: Bool { self != .ios9 }

  /// Whether `caseSensitive` is read and `$(name)` stands for a variable.
  var readsVariables: Bool { self == .ios13Dot5 || self == .ios14 }

  /// Whether `percentEncoded` and `defaults` are read.
  var readsDefaults: Bool { self == .ios14 }
}
