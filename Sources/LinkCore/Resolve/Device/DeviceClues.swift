/// What a request, or its caller, says about the device, before anything of it is believed.
struct DeviceClues {
  private(set) var userAgent: [UInt8]
  private(set) var hints = ClientHints()
  let maxTouchPoints: Int64?

  /// With a user agent no header is looked at.
  ///
  /// Of a header that is repeated the first value that is not empty counts.
  init(userAgent: [UInt8], headers: [HTTPField], maxTouchPoints: Int64?) {
    self.userAgent = userAgent
    self.maxTouchPoints = maxTouchPoints
    guard userAgent.isEmpty else { return }
    for header in headers where !header.value.isEmpty {
      if header.isNamed(.userAgent) {
        if self.userAgent.isEmpty { self.userAgent = header.value }
      } else {
        hints.read(header)
      }
    }
  }
}
