/// What is to be known about a rule that takes every URL.
package struct CatchAll: Equatable, Sendable {
  /// What follows it.
  package enum Rest: Equatable, Sendable {
    case nothing

    /// Rules that do what it does.
    case alike

    /// A rule that does the opposite, perhaps among others.
    case opposed
  }

  package let comment: [UInt8]?
  package let excludes: Bool

  /// Whether an exclusion stands before it.
  package let hasExceptions: Bool
  package let rest: Rest
}
