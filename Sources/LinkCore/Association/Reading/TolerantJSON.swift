/// What is done to a text that is nearly JSON, so that it can be read all the same.
///
/// NSJSONSerialization takes one comma before a closing bracket (results of nst/JSONTestSuite), so such files may work
/// on devices. The commas are replaced by blanks: every byte offset stays what it was.
enum TolerantJSON {
  /// Replaces commas that stand between a value and a closing bracket; returns their offsets.
  ///
  /// Strings are passed over as JSON defines them. A comma behind another comma or behind an opening bracket stays.
  static func blankTrailingCommas(_ text: inout [UInt8]) -> [Int] {
    var commas: [Int] = []
    var pending: Int?
    var previous: UInt8 = 0
    var position = 0
    while position < text.count {
      let byte = text[position]
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D:
        position += 1
        continue
      case UInt8(ascii: "\""):
        position = endOfString(text, from: position)
        previous = byte
        pending = nil
        continue
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
