/// In which of four forms a rule compares: its `caseSensitive` and `percentEncoded` decide.
struct TextVariant: Hashable, Sendable {
  let rawValue: UInt8

  static let count = 4

  init(isFolded: Bool, isDecoded: Bool) {
    rawValue = (isFolded ? 1 : 0) | (isDecoded ? 2 : 0)
  }

  /// Letters are compared without case: pattern and URL are both folded.
  var isFolded: Bool { rawValue & 1 != 0 }

  /// The URL is percent-decoded, and `?` takes one character of any length; else it takes one byte (WWDC 2019 session
  /// 717, and seen with macOS 27's swcutil).
  var isDecoded: Bool { rawValue & 2 != 0 }
}
