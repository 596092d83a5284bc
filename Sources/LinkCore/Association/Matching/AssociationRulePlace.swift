/// Where a rule stands in its document.
package struct AssociationRulePlace: Equatable, Sendable {
  /// The entry, counted from 0 over all elements of `details`.
  package let entry: Int

  /// The rule in its list, counted from 0.
  package let index: Int

  package let dialect: AssociationDialect

  /// The rule's value on the document's tape.
  package let node: Int
}
