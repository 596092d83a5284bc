/// One rule with everything applied to it that stands above it.
struct CompiledRule: Sendable {
  /// A pattern and its string on the tape, or -1 when nothing sets it and it is `*`.
  struct Component: Sendable {
    var pattern = CompiledPattern(.any, takesCharacters: false)
    var node = -1
  }

  /// The rule's value on the tape.
  let node: Int

  /// Its place in its list, counted from 0.
  let index: Int

  var variant = TextVariant(isFolded: false, isDecoded: false)
  var excludes = false
  var path = Component()

  /// The string form of the query.
  var query = Component()

  /// The dictionary form of the query: items in the matcher.
  var items = 0..<0

  var fragment = Component()

  /// Pairs of bytes that every URL has that the rule takes.
  var pairs = BytePairs()

  init(node: Int, index: Int) {
    self.node = node
    self.index = index
  }
}
