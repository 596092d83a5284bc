/// Host of universal links, perhaps with a port: checked, in ASCII form and lower case.
package struct RouteHost: Equatable, Sendable {
  /// `HOST` or `HOST:PORT`; that of https is left out.
  package let text: [UInt8]
  let host: [UInt8]
  /// Nil for the standard port of http and https.
  let port: Int?

  /// Refuses what ``WebURL`` refuses, and wildcards.
  package init(_ bytes: Span<UInt8>) throws(URLFault) {
    var url = ByteText.bytes("https://")
    ByteText.append(bytes, to: &url)
    let checked = try WebURL.check(url.span)
    guard checked.pathStart == url.count, ByteText.firstIndex(of: UInt8(ascii: "*"), in: bytes) == nil else {
      throw .forbiddenHostCharacter
    }
    host = try RouteHost.normalized(url.span.extracting(checked.host))
    let port = checked.port.flatMap { DecimalNumber.value(url.span.extracting($0), atMost: 65_535) }
    self.port = port == LinkURL.defaultPort ? nil : port
    var text = host
    if let port = self.port { text += [UInt8(ascii: ":")] + Array(String(port).utf8) }
    self.text = text
  }

  /// The ASCII form of a host in lower case.
  static func normalized(_ host: Span<UInt8>) throws(URLFault) -> [UInt8] {
    var text: [UInt8] = []
    try Host.append(host, to: &text)
    for index in text.indices { text[index] = text[index].lowercasedASCII }
    return text
  }

  /// Whether a port other than the standard one is named.
  package var hasPort: Bool { port != nil }

  /// Whether it is the host and port of a URL.
  func accepts(host: [UInt8], port: Int, isStandardPort: Bool) -> Bool {
    guard let own = self.port else { return isStandardPort && host == self.host }
    return own == port && host == self.host
  }

  func isHost(of prefix: URIPrefix) -> Bool {
    prefix.port == port ?? LinkURL.defaultPort && prefix.hostEquals(host.span)
  }

  private init(text: [UInt8], host: [UInt8], port: Int?) {
    self.text = text
    self.host = host
    self.port = port
  }

  /// The same in memory of its own.
  var copy: RouteHost { RouteHost(text: Route.copy(text), host: Route.copy(host), port: port) }
}
