/// Versions of iOS apps (`CFBundleShortVersionString`), compared with `imv`.
enum AppVersion {
  enum Order: Equatable {
    case lower
    case notLower
    /// The first piece in which the two differ is not a number in both.
    case incomparable
  }

  /// Compares pieces between dots from left to right as numbers of any length; a missing piece is 0.
  ///
  /// The first piece that differs decides. Where one of the two is no number, nothing decides: a guess would keep
  /// people out of an app that can check its own version.
  static func order(_ version: Span<UInt8>, minimum: Span<UInt8>) -> Order {
    var left = Pieces(version)
    var right = Pieces(minimum)
    while true {
      let mine = left.next(version)
      let other = right.next(minimum)
      if mine == nil, other == nil { return .notLower }
      let order = compare(version, mine, minimum, other)
      if order != .equal { return order == .lower ? .lower : order == .higher ? .notLower : .incomparable }
    }
  }

  private enum PieceOrder {
    case lower
    case equal
    case higher
    case incomparable
  }

  private static func compare(
    _ left: Span<UInt8>,
    _ mine: Range<Int>?,
    _ right: Span<UInt8>,
    _ other: Range<Int>?
  ) -> PieceOrder {
    if let mine, let other, ByteText.equal(left.extracting(mine), right.extracting(other)) { return .equal }
    guard let mine = significantDigits(left, mine), let other = significantDigits(right, other) else {
      return .incomparable
    }
    if mine.count != other.count { return mine.count < other.count ? .lower : .higher }
    for offset in 0..<mine.count {
      let digit = left[mine.lowerBound &+ offset]
      let otherDigit = right[other.lowerBound &+ offset]
      if digit != otherDigit { return digit < otherDigit ? .lower : .higher }
    }
    return .equal
  }

  /// Place of the digits without leading zeros, empty for 0 and for a missing piece; nil for anything else.
  private static func significantDigits(_ text: Span<UInt8>, _ piece: Range<Int>?) -> Range<Int>? {
    guard let piece else { return 0..<0 }
    guard DecimalNumber.isDigits(text.extracting(piece)) else { return nil }
    var start = piece.lowerBound
    while start < piece.upperBound, text[start] == 0x30 { start &+= 1 }
    return start..<piece.upperBound
  }

  /// Walk over the pieces between dots.
  private struct Pieces {
    private var start = 0
    private var isAtEnd: Bool

    init(_ text: Span<UInt8>) {
      isAtEnd = text.isEmpty
    }

    mutating func next(_ text: Span<UInt8>) -> Range<Int>? {
      if isAtEnd { return nil }
      let end = ByteText.firstIndex(of: 0x2E, in: text, from: start) ?? text.count
      let piece = start..<end
      isAtEnd = end == text.count
      start = end &+ 1
      return piece
    }
  }
}
