extension JSON {
  /// Takes over a copy of the bytes of `source` in `range` as the place of the texts to come, and forgets the tape.
  ///
  /// The memory of the texts before is used again, so a worker that loads group after group allocates nothing.
  package mutating func load(_ source: [UInt8], _ range: Range<Int>) {
    bytes.removeAll(keepingCapacity: true)
    bytes.append(contentsOf: source[range])
    nodes.removeAll(keepingCapacity: true)
    origin = 0
  }

  /// Gives memory back that a large text has left behind: all of it when it holds more than `limit` bytes.
  package mutating func shrink(to limit: Int) {
    if bytes.capacity > limit {
      bytes = []
      nodes.removeAll(keepingCapacity: true)
    }
    if nodes.capacity > limit / MemoryLayout<JSONNode>.stride { nodes = [] }
  }
}
