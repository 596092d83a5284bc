/// A variable made ready: its nodes in the pool, the first of which is the state before any value.
struct CompiledVariable: Sendable {
  let nodes: Range<Int>

  /// Length in bytes of the shortest value.
  let minimumLength: Int
}
