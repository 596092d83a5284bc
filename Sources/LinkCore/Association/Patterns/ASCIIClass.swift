/// A predefined variable that stands for one character, a set of ASCII letters and digits (Apple,
/// applinks.SubstitutionVariables).
struct ASCIIClass: Equatable, Sendable {
  private let low: UInt64
  private let high: UInt64

  /// The set of these ranges; when `isFolded`, of the lower-case forms of its members.
  init(_ ranges: [ClosedRange<UInt8>], isFolded: Bool) {
    var low: UInt64 = 0
    var high: UInt64 = 0
    for range in ranges {
      for member in range where member < 128 {
        let byte = isFolded ? CaseFolding.folded(member) : member
        if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte & 63) }
      }
    }
    self.low = low
    self.high = high
  }

  /// The predefined class of that name, or nil.
  init?(named name: [UInt8], isFolded: Bool) {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let uppers = UInt8(ascii: "A")...UInt8(ascii: "Z")
    let lowers = UInt8(ascii: "a")...UInt8(ascii: "z")
    switch name {
    case Array("alpha".utf8): self.init([uppers, lowers], isFolded: isFolded)
    case Array("upper".utf8): self.init([uppers], isFolded: isFolded)
    case Array("lower".utf8): self.init([lowers], isFolded: isFolded)
    case Array("alnum".utf8): self.init([uppers, lowers, digits], isFolded: isFolded)
    case Array("digit".utf8): self.init([digits], isFolded: isFolded)
    case Array("xdigit".utf8):
      let upperHex = UInt8(ascii: "A")...UInt8(ascii: "F")
      let lowerHex = UInt8(ascii: "a")...UInt8(ascii: "f")
      self.init([digits, upperHex, lowerHex], isFolded: isFolded)
    default: return nil
    }
  }

  func contains(_ byte: UInt8) -> Bool {
    let word = byte < 64 ? low : high
    return byte < 128 && (word >> UInt64(byte & 63)) & 1 == 1
  }
}
