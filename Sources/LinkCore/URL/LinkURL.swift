/// Absolute URL of any scheme, as written: its bytes and the places of its components.
///
/// Split by RFC 3986 appendix B and nothing else: no case folding, no decoding, no repair. `host` is empty for
/// `myapp://` and nil for `myapp:x`.
package struct LinkURL: Equatable, Sendable {
  package let text: [UInt8]
  package let scheme: Range<Int>
  package let userinfo: Range<Int>?
  /// With the brackets of an IPv6 literal.
  package let host: Range<Int>?
  /// Text after the colon; may be empty or no number.
  package let port: Range<Int>?
  package let path: Range<Int>
  package let query: Range<Int>?
  package let fragment: Range<Int>?

  /// Nil when `text` does not begin with a scheme (RFC 3986 §3.1) and a colon.
  package init?(_ text: [UInt8]) {
    let bytes = text.span
    guard let colon = Self.schemeEnd(bytes) else { return nil }
    scheme = 0..<colon
    var rest = colon &+ 1

    let fragmentMark = ByteText.firstIndex(of: 0x23, in: bytes, from: rest)
    let end = fragmentMark ?? bytes.count
    fragment = fragmentMark.map { ($0 &+ 1)..<bytes.count }
    let beforeFragment = bytes.extracting(0..<end)
    let queryMark = ByteText.firstIndex(of: 0x3F, in: beforeFragment, from: rest)
    let hierarchyEnd = queryMark ?? end
    query = queryMark.map { ($0 &+ 1)..<end }

    if rest &+ 1 < hierarchyEnd, bytes[rest] == 0x2F, bytes[rest &+ 1] == 0x2F {
      rest &+= 2
      let authorityEnd =
        ByteText.firstIndex(of: 0x2F, in: bytes.extracting(0..<hierarchyEnd), from: rest) ?? hierarchyEnd
      let authority = Self.splitAuthority(bytes, rest..<authorityEnd)
      userinfo = authority.userinfo
      host = authority.host
      port = authority.port
      rest = authorityEnd
    } else {
      userinfo = nil
      host = nil
      port = nil
    }
    path = rest..<hierarchyEnd
    self.text = text
  }

  package func bytes(_ range: Range<Int>) -> [UInt8] {
    [UInt8](text[range])
  }

  /// The port as a number, nil when it is absent, empty, no number or above 65535.
  package var portNumber: Int? {
    guard let port, !port.isEmpty else { return nil }
    return DecimalNumber.value(text.span.extracting(port), atMost: 65_535)
  }

  /// Compares without case, as schemes do (RFC 3986 §3.1).
  func hasScheme(_ other: [UInt8]) -> Bool {
    ByteText.equalIgnoringASCIICase(text.span.extracting(scheme), other.span)
  }

  var isWeb: Bool {
    let name = text.span.extracting(scheme)
    return ByteText.equalIgnoringASCIICase(name, "https") || ByteText.equalIgnoringASCIICase(name, "http")
  }

  /// The place of the colon that ends the scheme.
  static func schemeEnd(_ bytes: Span<UInt8>) -> Int? {
    guard !bytes.isEmpty, bytes[0].isASCIILetter else { return nil }
    let allowed = ASCIISet.scheme
    var index = 1
    while index < bytes.count, allowed.contains(bytes[index]) { index &+= 1 }
    return index < bytes.count && bytes[index] == 0x3A ? index : nil
  }

  /// RFC 3986 §3.2: the last `@` ends the userinfo; the colon after the host, outside of brackets, begins the port.
  private static func splitAuthority(
    _ bytes: Span<UInt8>,
    _ range: Range<Int>
  ) -> (userinfo: Range<Int>?, host: Range<Int>, port: Range<Int>?) {
    var start = range.lowerBound
    var userinfo: Range<Int>?
    let authority = bytes.extracting(0..<range.upperBound)
    while let index = ByteText.firstIndex(of: 0x40, in: authority, from: start) {
      userinfo = range.lowerBound..<index
      start = index &+ 1
    }
    var searched = start
    if start < range.upperBound, bytes[start] == 0x5B {
      var index = start
      while index < range.upperBound, bytes[index] != 0x5D { index &+= 1 }
      searched = index
    }
    guard let colon = ByteText.firstIndex(of: 0x3A, in: authority, from: searched) else {
      return (userinfo, start..<range.upperBound, nil)
    }
    return (userinfo, start..<colon, (colon &+ 1)..<range.upperBound)
  }
}
