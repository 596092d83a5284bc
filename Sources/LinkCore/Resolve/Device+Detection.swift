// What a request says about the device. A fetcher or robot that names itself in its user agent is believed before any
// hint, since a hint speaks of the system on which it runs; then the hint, then the user agent.

extension Device {
  typealias Finding = (platform: Platform, source: Source, token: [UInt8])

  static func detect(_ headers: [HTTPField]) -> Finding {
    var userAgent: [UInt8] = []
    var hint: [UInt8]?
    for header in headers where !header.value.isEmpty {
      if userAgent.isEmpty, header.isNamed("user-agent") { userAgent = header.value }
      if hint == nil, header.isNamed("sec-ch-ua-platform") { hint = header.value }
    }
    return detect(userAgent: userAgent, hint: hint)
  }

  static func detect(userAgent: [UInt8], hint: [UInt8]?) -> Finding {
    let row = UserAgentTable.row(userAgent.span)
    let platform = row.map(\.platform)
    if let row, row.isRobot { return (row.platform, .userAgent, row.tokenBytes) }
    if let hint, let hinted = Self.platform(hint: hint.span) {
      // The hint has one name for iPhone and iPad.
      let isPad = hinted == .ios && platform == .ipados
      return (isPad ? .ipados : hinted, .clientHint, hint)
    }
    guard let row else { return (.desktop, .none, []) }
    return (row.platform, .userAgent, row.tokenBytes)
  }

  /// Platform for a value of `Sec-CH-UA-Platform`, a quoted string of RFC 8941; nil for `Unknown` and names that are
  /// not in the User-Agent Client Hints draft.
  private static func platform(hint: Span<UInt8>) -> Platform? {
    var name = hint
    while !name.isEmpty, isPadding(name[0]) { name = name.extracting(1..<name.count) }
    while !name.isEmpty, isPadding(name[name.count &- 1]) { name = name.extracting(0..<(name.count &- 1)) }
    if ByteText.equalIgnoringASCIICase(name, "android") { return .android }
    if ByteText.equalIgnoringASCIICase(name, "ios") { return .ios }
    for other in desktopHints where ByteText.equalIgnoringASCIICase(name, other) { return .desktop }
    return nil
  }

  private static let desktopHints: [StaticString] = [
    "windows", "macos", "linux", "chrome os", "chromium os",
  ]

  private static func isPadding(_ byte: UInt8) -> Bool {
    byte == 0x22 || byte == 0x20 || byte == 0x09
  }
}
