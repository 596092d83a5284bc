/// Finds the rules of one variant whose path pattern can fit, by the text that it begins with.
///
/// The beginnings of all patterns are sorted, and each knows the longest other one that it begins with. The last
/// beginning that does not stand behind a path in byte order, or one of its ancestors, is the longest that the path
/// begins with; its ancestors are all the others.
struct PrefixIndex: Sendable {
  let variant: TextVariant

  /// Beginnings in byte order, each once: places in the pool's bytes.
  private var prefixes: [Range<Int>] = []
  private var parents: [Int32] = []

  /// For each beginning, where its rules end in `rules`.
  private var ends: [Int] = []

  /// Numbers of rules, ascending for each beginning.
  private(set) var rules: [Int32] = []

  /// Sorts those of `numbers` that are of the variant and can match at all.
  init(_ numbers: Range<Int>, of all: [CompiledRule], _ variant: TextVariant, in pool: borrowing PatternPool) {
    self.variant = variant
    var own: [Int] = []
    for number in numbers where all[number].variant == variant && all[number].path.pattern.kind != .never {
      own.append(number)
    }
    let bytes = pool.bytes
    own.sort { left, right in
      let order = URLText.compare(
        bytes.span.extracting(all[left].path.pattern.literalPrefix),
        bytes.span.extracting(all[right].path.pattern.literalPrefix))
      return order != 0 ? order < 0 : left < right
    }
    var open: [Int] = []
    for number in own {
      let prefix = all[number].path.pattern.literalPrefix
      let text = bytes.span.extracting(prefix)
      if let last = prefixes.last, URLText.compare(bytes.span.extracting(last), text) == 0 {
        rules.append(Int32(truncatingIfNeeded: number))
        ends[ends.count - 1] = rules.count
        continue
      }
      while let ancestor = open.last, !ByteText.hasPrefix(text, bytes.span.extracting(prefixes[ancestor])) {
        open.removeLast()
      }
      parents.append(Int32(truncatingIfNeeded: open.last ?? -1))
      open.append(prefixes.count)
      prefixes.append(prefix)
      rules.append(Int32(truncatingIfNeeded: number))
      ends.append(rules.count)
    }
  }

  /// Appends, for each beginning that the path in `text` has, where its rules stand in ``rules``.
  func appendRuns(
    for text: [UInt8], _ path: Range<Int>, in pool: borrowing PatternPool, to runs: inout [Range<Int>]
  ) {
    let path = text.span.extracting(path)
    var low = 0
    var high = prefixes.count
    while low < high {
      let middle = (low + high) / 2
      if URLText.compare(pool.bytes.span.extracting(prefixes[middle]), path) <= 0 {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var found = low - 1
    while found >= 0, !ByteText.hasPrefix(path, pool.bytes.span.extracting(prefixes[found])) {
      found = Int(parents[found])
    }
    while found >= 0 {
      runs.append((found == 0 ? 0 : ends[found - 1])..<ends[found])
      found = Int(parents[found])
    }
  }
}
