/// One state inside the values of a variable: what has been read of them so far.
///
/// The values share their beginnings, so that a variable with many values is asked in as many steps as a value has bytes.
struct VariableNode: Sendable {
  /// Places in the pool's edges, in ascending order of their bytes.
  var firstEdge: Int32 = 0
  var edgeCount: Int32 = 0

  /// The node after a `?`, or -1.
  var anyTarget: Int32 = -1

  /// The node after a `*`, or -1; it is entered together with this one.
  var starTarget: Int32 = -1

  /// Whether any unit leads back here: the node after a `*`.
  var loops = false

  /// Whether a value ends here.
  var accepts = false
}
