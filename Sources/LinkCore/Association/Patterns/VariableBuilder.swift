/// The values of one variable while they are put together.
struct VariableBuilder {
  private var bytes: [UInt8] = []
  private var values: [Range<Int>] = []

  /// Adds one value, in which `*` and `?` are wildcards (Apple, applinks.SubstitutionVariables); runs of stars become
  /// one.
  mutating func insert(_ value: Span<UInt8>) {
    let start = bytes.count
    for index in value.indices {
      if value[index] == UInt8(ascii: "*"), bytes.count > start, bytes.last == UInt8(ascii: "*") { continue }
      bytes.append(value[index])
    }
    values.append(start..<bytes.count)
  }

  /// Appends the sorted values to the pool; nil when there are none.
  func build(into pool: inout PatternPool) -> CompiledVariable? {
    guard !values.isEmpty else { return nil }
    let span = bytes.span
    let sorted = values.sorted { URLText.compare(span.extracting($0), span.extracting($1)) < 0 }
    let first = pool.values.count
    let start = pool.bytes.count
    var minimum = Int.max
    var hasStars = false
    var hasSingles = false
    for value in sorted {
      var length = 0
      let valueStart = pool.bytes.count
      for byte in bytes[value] {
        pool.bytes.append(byte)
        if byte == UInt8(ascii: "*") { hasStars = true } else { length += 1 }
        if byte == UInt8(ascii: "?") { hasSingles = true }
      }
      pool.values.append(valueStart..<pool.bytes.count)
      // One more byte, so that the state behind a whole value is not the first state of the next.
      pool.bytes.append(0)
      minimum = min(minimum, length)
    }
    return CompiledVariable(
      values: first..<pool.values.count, start: start, states: pool.bytes.count - start, minimumLength: minimum,
      hasEmpty: sorted.first?.isEmpty ?? false, hasStars: hasStars, hasSingles: hasSingles)
  }
}
