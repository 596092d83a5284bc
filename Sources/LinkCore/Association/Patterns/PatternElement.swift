/// One piece of a pattern that has variables in it.
enum PatternElement: Sendable {
  /// Bytes in the pool in which `?` takes one unit; never empty.
  case text(Range<Int>)

  /// Any text.
  case star

  /// One character of a class.
  case one(ASCIISet)

  /// One value of a variable: an index into the pool's variables.
  case variable(Int)
}
