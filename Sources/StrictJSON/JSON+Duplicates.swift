extension JSON {
  /// Index of the first key that repeats an earlier key of its own object, in the whole value at `node`, or nil.
  ///
  /// Keys are compared by the bytes of their text. The work is n log n in the number of members.
  package func firstDuplicateKey(in node: Int) -> Int? {
    var found: Int?
    var index = node
    let end = next(node)
    while index < end {
      if kind(index) == .object, let duplicate = duplicateKey(ofObject: index) {
        found = min(found ?? duplicate, duplicate)
      }
      index += 1
    }
    return found
  }

  private func duplicateKey(ofObject object: Int) -> Int? {
    var keys: [(text: [UInt8], node: Int)] = []
    let end = next(object)
    var key = object + 1
    while key < end {
      var text: [UInt8] = []
      appendTextRepairing(key, to: &text)
      keys.append((text, key))
      key = next(key + 1)
    }
    guard keys.count > 1 else { return nil }
    keys.sort { $0.text.lexicographicallyPrecedes($1.text) || ($0.text == $1.text && $0.node < $1.node) }
    var found: Int?
    for (previous, current) in zip(keys, keys.dropFirst()) where previous.text == current.text {
      found = min(found ?? current.node, current.node)
    }
    return found
  }
}
