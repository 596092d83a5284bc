import StrictJSON

extension AssociationDocument {
  /// Reports every member whose name stands in its object before, up to the limit.
  mutating func reportDuplicateKeys() {
    guard json.firstDuplicateKey(in: json.root) != nil else { return }
    var reported = 0
    var node = json.root
    let end = json.next(json.root)
    while node < end, reported < AssociationDocument.problemLimit {
      if json.kind(node) == .object {
        var seen: Set<[UInt8]> = []
        var key = node + 1
        while key < json.next(node), reported < AssociationDocument.problemLimit {
          if !seen.insert(keyText(key)).inserted {
            problems.append(
              AssociationProblem(.duplicateKey, .error, node: key + 1, at: sourceRange(of: key)))
            reported += 1
          }
          key = json.next(key + 1)
        }
      }
      node += 1
    }
  }
}
