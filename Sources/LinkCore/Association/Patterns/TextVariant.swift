/// In which of four forms a rule compares: its `caseSensitive` and `percentEncoded` decide.
struct TextVariant: Hashable, Sendable {
  let rawValue: UInt8

  /// In the order of their raw values.
  static let all = [
    TextVariant(isFolded: false, isDecoded: false), TextVariant(isFolded: true, isDecoded: false),
    TextVariant(isFolded: false, isDecoded: true), TextVariant(isFolded: true, isDecoded: true),
  ]

  static var count: Int { all.count }

  init(isFolded: Bool, isDecoded: Bool) {
    rawValue = (isFolded ? 1 : 0) | (isDecoded ? 2 : 0)
  }

  /// Letters are compared without case: pattern and URL are both folded.
  var isFolded: Bool { rawValue & 1 != 0 }

  /// The URL is percent-decoded, and `?` takes one character of any length; else it takes one byte (WWDC 2019 session
  /// 717, and seen with macOS 27's swcutil).
  var isDecoded: Bool { rawValue & 2 != 0 }
}
