/// What a document says about one URL and one app.
package struct AssociationAppVerdict: Sendable {
  /// The raw value is the name on the wire.
  package enum Outcome: String, CaseIterable, Sendable {
    /// The URL opens in the app.
    case match

    /// A rule says that it does not.
    case exclude

    /// No rule speaks of it.
    case noMatch
  }

  package let appID: [UInt8]
  package let outcome: Outcome

  /// The rule that decided; nil for `noMatch`.
  package let rule: AssociationRulePlace?

  /// The entries in which a rule was looked for, in order, as places in ``AssociationVerdict/traces``; filled when a
  /// trace was asked for.
  let consulted: [Int]
}
