/// The programs of all patterns of one document and profile, immutable once compiled.
struct PatternPool: Sendable {
  var bytes: [UInt8] = []
  var elements: [PatternElement] = []

  /// For each element, the number of the first state in it.
  var firstStates: [Int] = []

  var variables: [CompiledVariable] = []

  /// Values of variables, as places in `bytes`.
  var values: [Range<Int>] = []

  /// Whether the whole of a part of `bytes` is taken.
  func matches(
    _ pattern: CompiledPattern, _ bytes: [UInt8], _ part: Range<Int>, _ work: inout AutomatonWork
  ) -> Bool {
    let text = bytes.span.extracting(part)
    guard text.count >= pattern.minimumLength else { return false }
    switch pattern.kind {
    case .any: return true
    case .never: return false
    case .exact: return text.count == pattern.bytes.count && begins(text, pattern.bytes)
    case .prefix: return begins(text, pattern.bytes)
    case .glob:
      let own = self.bytes.span.extracting(pattern.bytes)
      return PatternPool.wildcardsMatch(own, text, takesCharacters: pattern.takesCharacters, &work)
    case .automaton: return automatonMatches(pattern, text, &work)
    }
  }

  /// Whether `text` begins with these bytes of the pool.
  func begins(_ text: Span<UInt8>, _ prefix: Range<Int>) -> Bool {
    guard text.count >= prefix.count else { return false }
    let own = bytes.span
    for offset in 0..<prefix.count where text[offset] != own[prefix.lowerBound + offset] { return false }
    return true
  }

  /// How many bytes the text and the fixed beginning of a pattern have in common.
  func commonBeginning(_ pattern: CompiledPattern, _ text: Span<UInt8>) -> Int {
    var fixed = pattern.bytes
    if let first = elements[pattern.elements].first, case .text(let range) = first { fixed = range }
    var count = 0
    for byte in bytes[fixed] {
      guard count < text.count, byte != UInt8(ascii: "*") else { break }
      guard byte == UInt8(ascii: "?") || byte == text[count] else { break }
      count += 1
    }
    return count
  }

  /// Matches `*` and `?` by going back to the last star only.
  ///
  /// That is exact: what an earlier star took can stay, because the later one takes whatever is left. At most one round
  /// over the pattern for each byte of the text.
  static func wildcardsMatch(
    _ own: Span<UInt8>, _ text: Span<UInt8>, takesCharacters: Bool, _ work: inout AutomatonWork
  ) -> Bool {
    var inPattern = 0
    var inText = 0
    var afterStar = -1
    var retry = 0
    var count = 0
    let allowance = work.stepLimit - work.steps
    defer { work.steps &+= count }
    while inText < text.count {
      count &+= 1
      if count > allowance { return false }
      if inPattern < own.count {
        let wanted = own[inPattern]
        if wanted == UInt8(ascii: "*") {
          inPattern += 1
          if inPattern == own.count { return true }
          afterStar = inPattern
          retry = inText
          continue
        }
        if wanted == UInt8(ascii: "?") {
          inText += takesCharacters ? UTF8Text.length(text, at: inText) : 1
          inPattern += 1
          continue
        }
        if wanted == text[inText] {
          inPattern += 1
          inText += 1
          continue
        }
      }
      guard afterStar >= 0 else { return false }
      retry += takesCharacters ? UTF8Text.length(text, at: retry) : 1
      inText = retry
      inPattern = afterStar
    }
    while inPattern < own.count, own[inPattern] == UInt8(ascii: "*") { inPattern += 1 }
    return inPattern == own.count
  }
}
