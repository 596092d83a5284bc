extension UInt8 {
  /// ASCII lower case; every other byte unchanged.
  @inline(__always)
  var lowercasedASCII: UInt8 {
    self &- 0x41 < 26 ? self | 0x20 : self
  }

  @inline(__always)
  var isASCIIDigit: Bool {
    self &- 0x30 < 10
  }

  @inline(__always)
  var isASCIILetter: Bool {
    (self | 0x20) &- 0x61 < 26
  }

  /// Value of a hexadecimal digit of either case, nil for every other byte.
  @inline(__always)
  var hexDigitValue: UInt8? {
    if self &- 0x30 < 10 { return self &- 0x30 }
    let letter = (self | 0x20) &- 0x61
    return letter < 6 ? letter &+ 10 : nil
  }
}
