/// Finds the name that was probably meant.
package enum NearestName {
  package static let maximumEdits = 3

  /// The candidate with the fewest edits (insert, delete, replace, swap of neighbours; letter case is free), or nil
  /// when even that one needs more than a third of its length, or more than `edits`.
  package static func find(
    _ name: [UInt8], among candidates: [[UInt8]], edits limit: Int = maximumEdits
  ) -> [UInt8]? {
    // A name far longer than any candidate has no near one; comparing it would only cost time.
    guard name.count <= 64 else { return nil }
    var best: (candidate: [UInt8], edits: Int)?
    // Each byte of a difference in length is an edit, and candidates may be as long as a request.
    for candidate in candidates where abs(candidate.count - name.count) <= limit {
      let edits = distance(name.map(\.lowercasedASCII), candidate.map(\.lowercasedASCII))
      if edits < best?.edits ?? Int.max { best = (candidate, edits) }
    }
    guard let best, best.edits <= min(limit, max(1, best.candidate.count / 3)) else { return nil }
    return best.candidate
  }

  /// The candidate that differs in its spelling only: in case, in separators, by an `s` at the end.
  static func respelt(_ name: [UInt8], among candidates: [[UInt8]]) -> [UInt8]? {
    let core = core(of: name)
    return core.isEmpty ? nil : candidates.first { self.core(of: $0) == core }
  }

  private static func core(of name: [UInt8]) -> [UInt8] {
    var core = name.filter { $0.isASCIILetter || $0.isASCIIDigit }.map(\.lowercasedASCII)
    if core.last == UInt8(ascii: "s") { core.removeLast() }
    return core
  }

  /// The optimal string alignment distance.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for row in 0..<left.count {
      var current = [row + 1]
      for column in 0..<right.count {
        let isSame = left[row] == right[column]
        var edits = min(previous[column] + (isSame ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          edits = min(edits, beforePrevious[column - 1] + 1)
        }
        current.append(edits)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[right.count]
  }
}
