package import LinkCore

/// What a file says about one URL and one app, as a row of a table.
package struct MatchRow: Equatable, Sendable {
  package let url: [UInt8]

  /// Nil when the file names no app at all.
  package let app: [UInt8]?
  package let verdict: AssociationAppVerdict.Outcome

  /// Where the rule that decided stands, and its text; for a miss why no rule was looked at; empty otherwise.
  package let rule: String

  /// What else there is to say, a line each; only in an explanation.
  package let remarks: [String]
}
