/// In which of the two forms a rule is written; the raw value is the name of the list that it stands in.
package enum AssociationDialect: String, CaseIterable, Sendable {
  /// Rules as objects, since iOS 13.
  case components

  /// Path patterns as strings, since iOS 9.
  case paths
}
