/// One rule with everything applied to it that stands above it.
struct CompiledRule: Sendable {
  /// The rule's value on the tape.
  let node: Int

  /// Its place in its list, counted from 0.
  let index: Int

  var variant = TextVariant(isFolded: false, isDecoded: false)
  var excludes = false

  /// The patterns of the path, of the string form of the query, and of the fragment, among the matcher's components.
  var path = CompiledComponent.anyIndex
  var query = CompiledComponent.anyIndex
  var fragment = CompiledComponent.anyIndex

  /// The dictionary form of the query: items in the matcher.
  var items = 0..<0

  /// What in this rule and in those before it in its entry rests on a reading that nothing settles.
  var uncertainties = AssociationUncertainty.Kinds()

  init(node: Int, index: Int) {
    self.node = node
    self.index = index
  }
}
