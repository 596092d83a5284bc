// One truth for prefixes, short links and the check for loops: http counts as https, on its own port too.

extension LinkURL {
  /// The port of https when none is written.
  static var defaultPort: Int { 443 }
  /// The port of http when none is written.
  static var insecurePort: Int { 80 }

  /// The port under https; nil when what is written is no number or above 65535.
  var securePort: Int? {
    guard let port, !port.isEmpty else { return Self.defaultPort }
    guard let number = portNumber else { return nil }
    let isInsecure = ByteText.equalIgnoringASCIICase(text.span.extracting(scheme), "http")
    return Self.securePort(number, isSecure: !isInsecure)
  }

  /// The same for a port that was read.
  static func securePort(_ written: Int, isSecure: Bool) -> Int {
    !isSecure && written == insecurePort ? defaultPort : written
  }
}
