/// How much one JSON text may hold; past it the text is refused.
package struct JSONLimits: Equatable, Sendable {
  /// How many arrays and objects may be open at once.
  ///
  /// 128 is far above any request and keeps every later walk shallow.
  package var depth: Int

  /// How many values (members and elements counted, keys not) one text may have.
  ///
  /// 2^20 keeps the tape's entries, keys included, under 32 MiB.
  package var values: Int

  package init(depth: Int = 128, values: Int = 1 << 20) {
    self.depth = depth
    self.values = values
  }
}
