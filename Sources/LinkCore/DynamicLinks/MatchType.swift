/// How sure it is that a received link is the one that this user followed (Firebase iOS SDK 11.15, FIRDynamicLink.h).
package enum MatchType: String, CaseIterable, Sendable {
  /// Nothing was matched.
  case none
  /// May be somebody else's link: show nothing personal.
  case weak
  /// Very likely right.
  case `default`
  /// Exact.
  case unique

  /// The value of `match_type`; any text but the four names is none.
  init(_ text: Span<UInt8>) {
    for type in Self.allCases where ByteText.equal(text, [UInt8](type.rawValue.utf8).span) {
      self = type
      return
    }
    self = .none
  }
}
