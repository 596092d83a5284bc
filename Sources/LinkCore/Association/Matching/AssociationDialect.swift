/// In which of the two forms a rule is written.
package enum AssociationDialect: Sendable {
  /// Rules as objects, since iOS 13.
  case components

  /// Path patterns as strings, since iOS 9.
  case paths
}
