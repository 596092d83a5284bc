/// One entry of a document as a profile reads it.
struct CompiledEntry: Sendable {
  /// Its number among the document's entries.
  let number: Int

  let dialect: AssociationDialect

  /// Its rules in the matcher.
  let rules: Range<Int>

  /// Finds the rules whose path can fit, for each variant that occurs; empty when the rules are few.
  var finders: [PrefixIndex] = []
}
