/// Image of a link, `si`, that a page may show.
///
/// A page on https shows no image over http, and a host in a policy has no other characters than these (Content
/// Security Policy Level 3 §2.3.1, `host-source`): another one would be refused, or end the policy's directive.
struct ImageURL: Equatable, Sendable {
  let text: [UInt8]

  /// `https://HOST[:PORT]`, as it stands in a policy.
  let origin: [UInt8]

  /// Takes the text of a ``WebURL`` that goes out.
  init?(_ text: [UInt8]) {
    guard let url = try? WebURL.check(text.span), url.isSecure, url.isPlain,
      text[url.host].allSatisfy({ ASCIISet.hostInPolicy.contains($0) })
    else { return nil }
    self.text = text
    var origin = ByteText.bytes("https://") + text[url.host]
    if let port = url.port, !port.isEmpty { origin += [UInt8(ascii: ":")] + text[port] }
    self.origin = origin
  }
}

extension ASCIISet {
  fileprivate static let hostInPolicy = ASCIISet(letters + digits + ".-_")
}
