import StrictJSON

extension AssociationDocument {
  /// Reports every member whose name stands in its object before, up to the limit.
  mutating func reportDuplicateKeys() {
    var reported = 0
    var node = json.root
    let end = json.next(json.root)
    while node < end, reported < AssociationDocument.problemLimit {
      if json.kind(node) == .object, hasRepeatedKey(node) { reportDuplicateKeys(of: node, &reported) }
      node += 1
    }
  }

  private mutating func reportDuplicateKeys(of object: Int, _ reported: inout Int) {
    var seen: Set<[UInt8]> = []
    let end = json.next(object)
    var key = object + 1
    while key < end, reported < AssociationDocument.problemLimit {
      if !seen.insert(keyText(key)).inserted {
        problems.append(AssociationProblem(.duplicateKey, .error, node: key + 1, at: sourceRange(of: key)))
        reported += 1
      }
      key = json.next(key + 1)
    }
  }

  /// The keys of an object that count, in its order: of several with one text the last.
  func lastKeys(of object: Int) -> [Int] {
    var keys: [Int] = []
    let end = json.next(object)
    var key = object + 1
    while key < end {
      keys.append(key)
      key = json.next(key + 1)
    }
    guard hasRepeatedKey(object) else { return keys }
    var last: [[UInt8]: Int] = [:]
    for key in keys { last[keyText(key)] = key }
    return keys.filter { last[keyText($0)] == $0 }
  }

  /// How many keys are compared pair by pair before a set costs less.
  private static let pairLimit = 8

  /// Whether two keys of the object have the same text.
  func hasRepeatedKey(_ object: Int) -> Bool {
    let end = json.next(object)
    var key = object + 1
    var count = 0
    while key < end {
      guard count < AssociationDocument.pairLimit else { return hasRepeatedKeyAmongMany(object) }
      var earlier = object + 1
      while earlier < key {
        if haveSameText(earlier, key) { return true }
        earlier = json.next(earlier + 1)
      }
      count += 1
      key = json.next(key + 1)
    }
    return false
  }

  private func hasRepeatedKeyAmongMany(_ object: Int) -> Bool {
    var seen: Set<[UInt8]> = []
    let end = json.next(object)
    var key = object + 1
    while key < end {
      if !seen.insert(keyText(key)).inserted { return true }
      key = json.next(key + 1)
    }
    return false
  }

  private func haveSameText(_ left: Int, _ right: Int) -> Bool {
    guard let leftRange = json.plainTextRange(left), let rightRange = json.plainTextRange(right) else {
      return keyText(left) == keyText(right)
    }
    guard leftRange.count == rightRange.count else { return false }
    let bytes = json.bytes.span
    return ByteText.equal(bytes.extracting(leftRange), bytes.extracting(rightRange))
  }
}
