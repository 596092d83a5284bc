/// Sets of ASCII characters in patterns: one bit for each.
enum PatternSet {
  static let digits = range(UInt8(ascii: "0"), UInt8(ascii: "9"))
  static let upper = range(UInt8(ascii: "A"), UInt8(ascii: "Z"))
  static let lower = range(UInt8(ascii: "a"), UInt8(ascii: "z"))
  static let letters = upper | lower
  static let word = letters | digits | range(UInt8(ascii: "_"), UInt8(ascii: "_"))
  /// Tab, line feed, form feed, carriage return, blank.
  static let blanks = range(0x09, 0x0A) | range(0x0C, 0x0D) | range(0x20, 0x20)
  static let visible = range(0x21, 0x7E)

  static func range(_ low: UInt8, _ high: UInt8) -> UInt128 {
    guard low <= high, high < 0x80 else { return 0 }
    let width = UInt128(high - low) + 1
    let ones = width == 128 ? UInt128.max : (1 << width) - 1
    return ones << UInt128(low)
  }

  static func contains(_ set: UInt128, _ byte: UInt8) -> Bool {
    byte < 0x80 && set >> UInt128(byte) & 1 == 1
  }

  /// The ASCII members of a Unicode class or script; of one that is not listed none.
  static func unicodeClass(_ name: [UInt8]) -> UInt128 {
    switch String(decoding: name, as: UTF8.self) {
    case "L", "Latin": letters
    case "Lu": upper
    case "Ll": lower
    case "N", "Nd": digits
    default: 0
    }
  }

  /// The members of `[:name:]`.
  static func namedClass(_ name: [UInt8]) -> UInt128 {
    switch String(decoding: name, as: UTF8.self) {
    case "alnum": letters | digits
    case "alpha": letters
    case "ascii": .max
    case "blank": range(0x09, 0x09) | range(0x20, 0x20)
    case "cntrl": range(0x00, 0x1F) | range(0x7F, 0x7F)
    case "digit": digits
    case "graph": visible
    case "lower": lower
    case "print": visible | range(0x20, 0x20)
    case "punct": visible & ~(letters | digits)
    case "space": blanks | range(0x0B, 0x0B)
    case "upper": upper
    case "word": word
    case "xdigit": digits | range(UInt8(ascii: "A"), UInt8(ascii: "F")) | range(UInt8(ascii: "a"), UInt8(ascii: "f"))
    default: 0
    }
  }
}
