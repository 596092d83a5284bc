/// What makes sense of a rule whose URLs are all taken by rules before it.
package enum CoverRemedy: Equatable, Sendable {
  /// Nothing: the rules before it do what it does.
  case drop

  /// It has to stand before them.
  case move

  /// A rule before it has to take less; were it moved, that rule would be left with nothing.
  case narrow
}
