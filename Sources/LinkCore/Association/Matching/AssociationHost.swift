/// A host in the form in which hosts are compared: ASCII, in lower case, without a dot at its end.
///
/// International names are in Punycode (WWDC 2019 session 717). A host that no browser would go to is compared as it is
/// written.
struct AssociationHost: Equatable, Sendable {
  let text: [UInt8]
  let hadTrailingDot: Bool

  init(_ bytes: Span<UInt8>) {
    hadTrailingDot = !bytes.isEmpty && bytes[bytes.count - 1] == UInt8(ascii: ".")
    let written = bytes.extracting(0..<bytes.count - (hadTrailingDot ? 1 : 0))
    let wildcard = written.count > 2 && written[0] == UInt8(ascii: "*") && written[1] == UInt8(ascii: ".")
    let name = written.extracting((wildcard ? 2 : 0)..<written.count)
    var text: [UInt8] = wildcard ? [UInt8(ascii: "*"), UInt8(ascii: ".")] : []
    do throws(URLFault) {
      let host = try Host(name)
      for byte in host.text { text.append(byte.lowercasedASCII) }
    } catch {
      for index in name.indices { text.append(name[index].lowercasedASCII) }
    }
    self.text = text
  }

  /// Whether a label is in Punycode (RFC 5890 section 2.3.2.1).
  var hasPunycode: Bool {
    text.split(separator: UInt8(ascii: ".")).contains { $0.starts(with: "xn--".utf8) }
  }

  /// Whether a file that this domain serves speaks for `host`; `*.example.com` covers all subdomains and not
  /// `example.com` itself (Apple, App Search Programming Guide, Support Universal Links).
  func covers(_ host: AssociationHost) -> Bool {
    guard text.count > 2, text[0] == UInt8(ascii: "*"), text[1] == UInt8(ascii: ".") else {
      return text == host.text
    }
    let suffix = text.dropFirst(1)
    return host.text.count > suffix.count && host.text.suffix(suffix.count).elementsEqual(suffix)
  }
}
