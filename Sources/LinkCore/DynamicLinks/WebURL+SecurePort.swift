extension WebURL {
  /// ``LinkURL/securePort``; a checked URL has no port that is no number.
  func securePort(_ bytes: Span<UInt8>) -> Int {
    guard let port, let number = DecimalNumber.value(bytes.extracting(port), atMost: 65_535) else {
      return LinkURL.defaultPort
    }
    return LinkURL.securePort(number, isSecure: isSecure)
  }
}
