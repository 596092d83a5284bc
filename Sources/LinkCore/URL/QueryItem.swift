/// One piece of a query, as places in the text that was split.
package struct QueryItem: Equatable, Sendable {
  package let name: Range<Int>
  /// Nil for a piece without `=`.
  package let value: Range<Int>?

  package init(name: Range<Int>, value: Range<Int>?) {
    self.name = name
    self.value = value
  }
}
