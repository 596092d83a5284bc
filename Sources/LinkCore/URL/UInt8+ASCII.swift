extension UInt8 {
  /// ASCII lower case; every other byte unchanged.
  @inline(__always)
  package var lowercasedASCII: UInt8 {
    isASCIIUppercase ? self | 0x20 : self
  }

  @inline(__always)
  package var isASCIIDigit: Bool {
    self &- 0x30 < 10
  }

  /// Whether the byte is an upper-case letter.
  @inline(__always)
  package var isASCIIUppercase: Bool {
    self &- 0x41 < 26
  }

  @inline(__always)
  package var isASCIILetter: Bool {
    (self | 0x20) &- 0x61 < 26
  }

  /// Value of a hexadecimal digit of either case, nil for every other byte.
  @inline(__always)
  var hexDigitValue: UInt8? {
    if isASCIIDigit { return self &- 0x30 }
    let letter = (self | 0x20) &- 0x61
    return letter < 6 ? letter &+ 10 : nil
  }
}
