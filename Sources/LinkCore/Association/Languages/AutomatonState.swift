/// The numbers that every automaton of a search gives to its first two states.
enum AutomatonState {
  /// From here on nothing is taken.
  static let dead = 0

  /// Nothing has been read yet.
  static let start = 1
}
