/// The values of one variable while they are put together.
struct VariableBuilder {
  /// A place in the tree of values; children are a chained list.
  private struct Place {
    let symbol: Int
    var firstChild = -1
    var nextSibling = -1
    var accepts = false
  }

  /// Symbols besides the 256 bytes.
  private static let anySymbol = 256
  private static let starSymbol = 257

  private var places = [Place(symbol: -1)]
  private var minimumLength = Int.max

  /// Adds one value, in which `*` and `?` are wildcards (facts §1.2).
  mutating func insert(_ value: Span<UInt8>) {
    // Node numbers have 32 bits; no message is long enough to get here.
    guard value.count < Int(Int32.max) - places.count else { return }
    var place = 0
    var length = 0
    for index in value.indices {
      let byte = value[index]
      if byte == UInt8(ascii: "*") {
        if places[place].symbol != VariableBuilder.starSymbol { place = child(of: place, VariableBuilder.starSymbol) }
        continue
      }
      length += 1
      place = child(of: place, byte == UInt8(ascii: "?") ? VariableBuilder.anySymbol : Int(byte))
    }
    places[place].accepts = true
    minimumLength = min(minimumLength, length)
  }

  private mutating func child(of place: Int, _ symbol: Int) -> Int {
    var last = -1
    var child = places[place].firstChild
    while child >= 0 {
      if places[child].symbol == symbol { return child }
      last = child
      child = places[child].nextSibling
    }
    let new = places.count
    places.append(Place(symbol: symbol))
    if last >= 0 { places[last].nextSibling = new } else { places[place].firstChild = new }
    return new
  }

  /// Appends the nodes to the pool; nil when there are no values.
  func build(into pool: inout PatternPool) -> CompiledVariable? {
    guard minimumLength < .max else { return nil }
    let root = pool.nodes.count
    var children: [VariableEdge] = []
    for place in places {
      var node = VariableNode()
      node.loops = place.symbol == VariableBuilder.starSymbol
      node.accepts = place.accepts
      children.removeAll(keepingCapacity: true)
      var child = place.firstChild
      while child >= 0 {
        let target = Int32(truncatingIfNeeded: child)
        switch places[child].symbol {
        case VariableBuilder.anySymbol: node.anyTarget = target
        case VariableBuilder.starSymbol: node.starTarget = target
        default: children.append(VariableEdge(byte: UInt8(truncatingIfNeeded: places[child].symbol), target: target))
        }
        child = places[child].nextSibling
      }
      children.sort { $0.byte < $1.byte }
      node.firstEdge = Int32(truncatingIfNeeded: pool.edges.count)
      node.edgeCount = Int32(truncatingIfNeeded: children.count)
      pool.edges.append(contentsOf: children)
      pool.nodes.append(node)
    }
    return CompiledVariable(nodes: root..<pool.nodes.count, minimumLength: minimumLength)
  }
}
