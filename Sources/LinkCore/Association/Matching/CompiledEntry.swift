/// One entry of a document as a profile reads it.
struct CompiledEntry: Sendable {
  /// Its number among the document's entries.
  let number: Int

  let dialect: AssociationDialect

  /// Its rules in the matcher.
  let rules: Range<Int>
}
