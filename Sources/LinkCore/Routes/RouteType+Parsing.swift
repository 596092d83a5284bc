extension RouteType {
  /// Reads `string`, `int`, `bool`, `uuid` or `enum(a|b)`, which stands at `offset` of a longer text.
  ///
  /// Alternatives stand as they are decoded, without `/`, `|`, parentheses and braces.
  init(parsing text: Span<UInt8>, at offset: Int) throws(RouteFault) {
    if ByteText.equal(text, "string") {
      self = .string
    } else if ByteText.equal(text, "int") {
      self = .int
    } else if ByteText.equal(text, "bool") {
      self = .bool
    } else if ByteText.equal(text, "uuid") {
      self = .uuid
    } else if ByteText.hasPrefix(text, "enum(") {
      self = .choice(try Self.alternatives(text, at: offset))
    } else {
      throw RouteFault(.unknownType, at: offset, ByteText.array(text))
    }
  }

  private static func alternatives(_ text: Span<UInt8>, at offset: Int) throws(RouteFault) -> [[UInt8]] {
    guard text[text.count &- 1] == UInt8(ascii: ")") else {
      throw RouteFault(.badEnum, at: offset, ByteText.array(text))
    }
    let end = text.count &- 1
    var found: [[UInt8]] = []
    // Behind `enum(`.
    var start = 5
    while start <= end {
      let bar = ByteText.firstIndex(of: UInt8(ascii: "|"), in: text.extracting(0..<end), from: start) ?? end
      let alternative = text.extracting(start..<bar)
      guard isUsable(alternative) else { throw RouteFault(.badEnum, at: offset, ByteText.array(text)) }
      let bytes = ByteText.array(alternative)
      guard !found.contains(bytes) else { throw RouteFault(.repeatedAlternative, at: offset &+ start, bytes) }
      found.append(bytes)
      start = bar &+ 1
    }
    return found
  }

  /// Not empty, no dot segment, nothing that the notation needs for itself.
  private static func isUsable(_ alternative: Span<UInt8>) -> Bool {
    guard !alternative.isEmpty, !RouteLocation.isDotSegment(alternative) else { return false }
    for index in alternative.indices {
      switch alternative[index] {
      case 0..<0x20, 0x7F, UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "}"),
        UInt8(ascii: "/"):
        return false
      default: continue
      }
    }
    return true
  }
}
