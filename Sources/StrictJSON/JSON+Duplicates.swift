extension JSON {
  /// Index of the first key that repeats an earlier key of its own object, in the whole value at `node`, or nil.
  ///
  /// Keys are compared by the bytes of their text, escapes taken away; of two lone surrogates only equal ones are the
  /// same. The work is n log n in the number of members.
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

  /// Most objects are small: then comparing all pairs takes less than making a list of keys and sorting it.
  private static let pairwiseLimit = 16

  private func duplicateKey(ofObject object: Int) -> Int? {
    let end = next(object)
    var key = object + 1
    var count = 0
    while key < end {
      guard count < JSON.pairwiseLimit else { return duplicateKeyBySorting(ofObject: object) }
      var earlier = object + 1
      while earlier < key {
        if isSameText(earlier, key) { return key }
        earlier = next(earlier + 1)
      }
      key = next(key + 1)
      count += 1
    }
    return nil
  }

  private func isSameText(_ first: Int, _ second: Int) -> Bool {
    guard let firstRange = plainTextRange(first), let secondRange = plainTextRange(second) else {
      return textForComparing(first) == textForComparing(second)
    }
    guard firstRange.count == secondRange.count else { return false }
    for offset in 0..<firstRange.count
    where bytes[firstRange.lowerBound + offset] != bytes[secondRange.lowerBound + offset] {
      return false
    }
    return true
  }

  private func duplicateKeyBySorting(ofObject object: Int) -> Int? {
    var keys: [(text: [UInt8], node: Int)] = []
    let end = next(object)
    var key = object + 1
    while key < end {
      keys.append((textForComparing(key), key))
      key = next(key + 1)
    }
    keys.sort { $0.text.lexicographicallyPrecedes($1.text) || ($0.text == $1.text && $0.node < $1.node) }
    var found: Int?
    for (previous, current) in zip(keys, keys.dropFirst()) where previous.text == current.text {
      found = min(found ?? current.node, current.node)
    }
    return found
  }

  private func textForComparing(_ node: Int) -> [UInt8] {
    var text: [UInt8] = []
    appendTextForComparing(node, to: &text)
    return text
  }
}
