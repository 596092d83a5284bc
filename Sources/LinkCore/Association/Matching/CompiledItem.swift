/// One named item of a query dictionary.
struct CompiledItem: Sendable {
  /// The name in the pool's bytes, folded when the rule ignores case.
  let name: Range<Int>

  /// Pairs of bytes of the name.
  let namePairs: BytePairs

  let pattern: CompiledPattern

  /// The pattern's string on the tape.
  let node: Int
}
