/// A variable made ready: its values, sorted, in the pool.
///
/// What has been read of a value is a beginning, and the values that have it stand side by side: the place of the first
/// of them and the length of the beginning name it. So a variable with many values is asked in as many steps as a value
/// has bytes, and takes no more memory than its values.
struct CompiledVariable: Sendable {
  /// Places in the pool's values, in byte order.
  let values: Range<Int>

  /// Where the bytes of the first value begin in the pool, and how many states the variable has.
  let start: Int
  let states: Int

  /// Length in bytes of the shortest value, stars left out.
  let minimumLength: Int

  /// Whether any value is the empty text.
  let hasEmpty: Bool

  /// Whether any value has a `*` or a `?`.
  let hasStars: Bool
  let hasSingles: Bool
}
