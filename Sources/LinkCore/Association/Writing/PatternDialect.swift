/// Which patterns a reader of rules understands.
package enum PatternDialect: Sendable {
  /// `components` of an apple-app-site-association file, as iOS 13.5 and later read them.
  case components

  /// `paths` of the same file, for iOS 9 to 12.
  case paths

  /// Dynamic rules of assetlinks.json, for Android 15 and later.
  case dynamicRules

  /// Whether `$(name)` stands for one of several texts.
  var hasVariables: Bool { self == .components }

  /// Whether queries can be asked for at all.
  var readsQueries: Bool { self != .paths }

  /// The spellings in which texts are written, the usual one first.
  ///
  /// Whether Android compares dynamic rules with the decoded path is not documented.
  var spellings: [Spelling] { self == .dynamicRules ? [.built, .decoded] : [.built, .browser] }

  /// Whether a pattern for these texts can pass over a slash.
  func isWildcard(_ texts: SegmentSet) -> Bool {
    switch texts {
    case .literal: false
    case .type(.string), .type(.int), .anything: true
    case .type(.bool), .type(.choice), .type(.uuid): !hasVariables
    }
  }
}
