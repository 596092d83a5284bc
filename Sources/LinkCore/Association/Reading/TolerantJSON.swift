import StrictJSON

/// What is done to a text that is nearly JSON, so that it can be read all the same.
///
/// NSJSONSerialization takes one comma before a closing bracket (results of nst/JSONTestSuite), so such files may work
/// on devices. The commas are replaced by blanks: every byte offset stays what it was.
enum TolerantJSON {
  /// Replaces commas that stand between a value and a closing bracket; returns their offsets.
  ///
  /// Strings are passed over as JSON defines them, and so are comments and blanks that only look like some. A comma
  /// behind another comma or behind an opening bracket stays.
  static func blankTrailingCommas(_ text: inout [UInt8]) -> [Int] {
    var commas: [Int] = []
    var pending: Int?
    var previous: UInt8 = 0
    var position = 0
    while position < text.count {
      let byte = text[position]
      let gap = lengthOfGap(text, at: position)
      guard gap == 0 else {
        position += gap
        continue
      }
      if let end = endOfAnyString(text, from: position) {
        position = end
        previous = byte
        pending = nil
        continue
      }
      switch byte {
      case UInt8(ascii: ","):
        pending = isOpening(previous) ? nil : position
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if let comma = pending {
          text[comma] = 0x20
          commas.append(comma)
        }
        pending = nil
      default:
        pending = nil
      }
      previous = byte
      position += 1
    }
    return commas
  }

  /// Makes comments and lookalikes of blanks blank, outside of strings, so that what is wrong behind them is found too.
  static func blankGaps(_ text: inout [UInt8]) {
    var position = 0
    while position < text.count {
      if let end = endOfAnyString(text, from: position) {
        position = end
        continue
      }
      let end = position + max(1, lengthOfGap(text, at: position))
      if end > position + 1 {
        for offset in position..<end where text[offset] != 0x0A && text[offset] != 0x0D { text[offset] = 0x20 }
      }
      position = end
    }
  }

  /// How many bytes at `start` are white space, a lookalike of it or a comment; 0 for anything else.
  private static func lengthOfGap(_ text: [UInt8], at start: Int) -> Int {
    switch text[start] {
    case 0x20, 0x09, 0x0A, 0x0D:
      return 1
    case UInt8(ascii: "/"):
      guard start + 1 < text.count else { return 0 }
      return lengthOfComment(text, at: start)
    case 0x80...:
      let length = UTF8Text.length(text.span, at: start)
      guard let scalar = UTF8Text.scalar(text.span, at: start, length: length), Lookalike(scalar) == .blank else {
        return 0
      }
      return length
    default:
      return 0
    }
  }

  private static func lengthOfComment(_ text: [UInt8], at start: Int) -> Int {
    var end = start + 2
    switch text[start + 1] {
    case UInt8(ascii: "/"):
      while end < text.count, text[end] != 0x0A, text[end] != 0x0D { end += 1 }
      return end - start
    case UInt8(ascii: "*"):
      while end + 1 < text.count {
        if text[end] == UInt8(ascii: "*"), text[end + 1] == UInt8(ascii: "/") { return end + 2 - start }
        end += 1
      }
      return text.count - start
    default:
      return 0
    }
  }

  private static func isOpening(_ byte: UInt8) -> Bool {
    switch byte {
    case 0, UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ","), UInt8(ascii: ":"): true
    default: false
    }
  }

  /// The offset behind the string that begins at `start`, or the end of the text.
  static func endOfString(_ text: [UInt8], from start: Int) -> Int {
    var position = start + 1
    while position < text.count {
      switch text[position] {
      case UInt8(ascii: "\""): return position + 1
      case UInt8(ascii: "\\"): position += 2
      default: position += 1
      }
    }
    return text.count
  }

  /// The offset behind the string that begins at `start`, also with a lookalike of a quote, nil for anything else.
  ///
  /// In lookalikes a string ends with its line at the latest: a pattern such as `/*` in it begins no comment.
  private static func endOfAnyString(_ text: [UInt8], from start: Int) -> Int? {
    if text[start] == UInt8(ascii: "\"") { return endOfString(text, from: start) }
    guard let length = lengthOfLookalikeQuote(text, at: start) else { return nil }
    var position = start + length
    while position < text.count, text[position] != 0x0A, text[position] != 0x0D {
      if text[position] == UInt8(ascii: "\"") { return position + 1 }
      if let length = lengthOfLookalikeQuote(text, at: position) { return position + length }
      position += 1
    }
    return position
  }

  private static func lengthOfLookalikeQuote(_ text: [UInt8], at position: Int) -> Int? {
    guard text[position] >= 0x80 else { return nil }
    let length = UTF8Text.length(text.span, at: position)
    guard let scalar = UTF8Text.scalar(text.span, at: position, length: length), Lookalike(scalar) == .quote else {
      return nil
    }
    return length
  }

  /// Where the string begins that reaches over `offset`, or nil when no string does.
  static func startOfString(around offset: Int, in text: [UInt8]) -> Int? {
    var position = 0
    while position < min(offset, text.count) {
      if text[position] == UInt8(ascii: "\"") {
        let end = endOfString(text, from: position)
        if end > offset || end == text.count { return position }
        position = end
      } else {
        position += 1
      }
    }
    return nil
  }
}
