/// The dictionary form of a query.
struct CompiledDictionary: Sendable {
  /// Its items in the matcher; those that take everything are left out.
  var items = 0..<0

  /// What in the names and patterns rests on a reading that nothing settles.
  var uncertainties = AssociationUncertainty.Kinds()

  /// Pairs of bytes that every URL has that it takes; an item that need not be there needs none.
  var pairs = BytePairs()
}
