/// Looks for the anchor at the beginning of an RE2 pattern, by its text.
enum AllowlistAnchor {
  /// Whether each alternative outside of groups begins with `^` or `\A`, flags like `(?i)` and groups skipped.
  static func isFound(_ pattern: Span<UInt8>) -> Bool {
    var isAtStart = true
    var isAnchored = false
    var depth = 0
    var index = 0
    while index < pattern.count {
      let byte = pattern[index]
      if isAtStart {
        if let end = flagsEnd(pattern, at: index) {
          index = end
          continue
        }
        isAnchored = byte == 0x5E || (byte == 0x5C && index &+ 1 < pattern.count && pattern[index &+ 1] == 0x41)
        isAtStart = false
      }
      switch byte {
      case 0x5C: index &+= 1
      case 0x5B: index = classEnd(pattern, at: index)
      case 0x28: depth &+= 1
      case 0x29: depth &-= 1
      case 0x7C where depth == 0:
        guard isAnchored else { return false }
        isAtStart = true
        isAnchored = false
      default: break
      }
      index &+= 1
    }
    return isAnchored
  }

  /// Behind `(?i)` and the like.
  private static func flagsEnd(_ pattern: Span<UInt8>, at index: Int) -> Int? {
    guard ByteText.hasPrefix(pattern, "(?", from: index) else { return nil }
    var end = index &+ 2
    while end < pattern.count, pattern[end].isASCIILetter || pattern[end] == 0x2D { end &+= 1 }
    return end < pattern.count && pattern[end] == 0x29 ? end &+ 1 : nil
  }

  /// The closing bracket of a character class; a bracket right behind the opening is a member.
  private static func classEnd(_ pattern: Span<UInt8>, at index: Int) -> Int {
    var end = index &+ 1
    if end < pattern.count, pattern[end] == 0x5E { end &+= 1 }
    if end < pattern.count, pattern[end] == 0x5D { end &+= 1 }
    while end < pattern.count, pattern[end] != 0x5D {
      end &+= pattern[end] == 0x5C ? 2 : 1
    }
    return end
  }
}
