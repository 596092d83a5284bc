/// Numbers written as ASCII digits.
enum DecimalNumber {
  /// The value of one or more digits when it is at most `limit`, nil for everything else.
  ///
  /// Leading zeros are legal.
  static func value(_ bytes: Span<UInt8>, atMost limit: Int) -> Int? {
    guard !bytes.isEmpty else { return nil }
    var value = 0
    for index in bytes.indices {
      let byte = bytes[index]
      guard byte.isASCIIDigit else { return nil }
      let (product, overflowed) = value.multipliedReportingOverflow(by: 10)
      let (sum, carried) = product.addingReportingOverflow(Int(byte &- 0x30))
      guard !overflowed, !carried, sum <= limit else { return nil }
      value = sum
    }
    return value
  }

  static func isDigits(_ bytes: Span<UInt8>) -> Bool {
    guard !bytes.isEmpty else { return false }
    for index in bytes.indices where !bytes[index].isASCIIDigit { return false }
    return true
  }
}
