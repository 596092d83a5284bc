extension Duration {
  /// In nanoseconds, as far as they fit.
  var clampedNanoseconds: UInt64 {
    let (seconds, attoseconds) = components
    let (nanoseconds, isOver) = UInt64(clamping: seconds).multipliedReportingOverflow(by: 1_000_000_000)
    guard !isOver else { return .max }
    let (sum, isSumOver) = nanoseconds.addingReportingOverflow(UInt64(clamping: attoseconds / 1_000_000_000))
    return isSumOver ? .max : sum
  }
}
