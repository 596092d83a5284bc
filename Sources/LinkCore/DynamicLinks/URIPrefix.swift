/// Domain URI prefix of dynamic links: `https://HOST[:PORT][/PATH]`, checked.
///
/// Rules of Firebase iOS SDK 11.15, FDLURLComponents.m, made stricter: https in any case, a host, no userinfo, query or
/// fragment; one trailing slash is dropped; no segment is `.` or `..`, which browsers resolve before they ask; a host of
/// FDL's has no path (react-native-firebase#3382). A port is allowed. Case is kept as typed; equality compares scheme
/// and host without case, port by number, path as bytes.
package struct URIPrefix: Sendable {
  package let text: [UInt8]
  /// Place of the host in ``text``.
  package let host: Range<Int>
  let port: Int
  /// Where the path begins in ``text``; its end when there is none.
  let pathStart: Int

  /// A value of `domainUriPrefix`.
  package init(_ bytes: Span<UInt8>) throws(LinkFault) {
    let url: WebURL
    do throws(URLFault) {
      url = try WebURL.check(bytes)
    } catch {
      let code: LinkFault.Code = error == .dangerousScheme ? .dangerousScheme : .invalidPrefix
      throw LinkFault(code, value: ByteText.array(bytes), urlFault: error)
    }
    guard url.isSecure else {
      throw LinkFault(.invalidPrefix, value: ByteText.array(bytes), urlFault: .notWebScheme)
    }
    var end = bytes.count
    for index in url.pathStart..<end where bytes[index] == 0x3F || bytes[index] == 0x23 {
      throw LinkFault(.invalidPrefix, value: ByteText.array(bytes))
    }
    if end > url.pathStart, bytes[end &- 1] == 0x2F { end &-= 1 }
    guard end == url.pathStart || bytes[end &- 1] != 0x2F else {
      throw LinkFault(.invalidPrefix, value: ByteText.array(bytes))
    }
    guard !NormalizedPath.hasDotSegment(bytes.extracting(url.pathStart..<end)) else {
      throw LinkFault(.invalidPrefix, value: ByteText.array(bytes), urlFault: .dotSegment)
    }
    if url.isPlain {
      text = ByteText.array(bytes.extracting(0..<end))
      host = url.host
      pathStart = url.pathStart
    } else {
      (text, host, pathStart) = try Self.escaped(bytes.extracting(0..<end))
    }
    port = url.securePort(bytes)
    guard pathStart == text.count || !FirebaseDomain.isDomain(text.span.extracting(host)) else {
      throw LinkFault(.prefixPathOnFirebaseDomain, value: ByteText.array(bytes))
    }
  }

  /// The front of a web URL up to `end`; http counts as https, on its own port too.
  init(secure url: borrowing LinkURL, end: Int) throws(LinkFault) {
    if ByteText.equalIgnoringASCIICase(url.text.span.extracting(url.scheme), "http") {
      var front = [UInt8](url.text[..<end])
      if let port = url.port, url.portNumber == LinkURL.insecurePort {
        front.removeSubrange((port.lowerBound &- 1)..<port.upperBound)
      }
      front.insert(0x73, at: url.scheme.upperBound)
      try self.init(front.span)
    } else {
      try self.init(url.text.span.extracting(0..<end))
    }
  }

  /// A value of the deprecated `dynamicLinkDomain`: a host, made `https://HOST`.
  package init(domain: Span<UInt8>) throws(LinkFault) {
    do throws(URLFault) {
      _ = try Host.check(domain)
    } catch {
      throw LinkFault(.invalidPrefix, value: ByteText.array(domain), urlFault: error)
    }
    var text = ByteText.bytes("https://")
    ByteText.append(domain, to: &text)
    try self.init(text.span)
  }

  /// What equal prefixes have in common, see ``key(host:port:path:)``.
  ///
  /// Short links are stored and found by it.
  package var key: [UInt8] {
    Self.key(
      host: text.span.extracting(host),
      port: port,
      path: text.span.extracting(pathStart..<text.count)
    )
  }

  /// `https://HOST[:PORT][/PATH]` with scheme and host in lower case and without the default port.
  static func key(host: Span<UInt8>, port: Int, path: Span<UInt8>) -> [UInt8] {
    var key: [UInt8] = []
    key.reserveCapacity(host.count &+ path.count &+ 16)
    key += ByteText.bytes("https://")
    for index in host.indices { key.append(host[index].lowercasedASCII) }
    if port != LinkURL.defaultPort { key += [0x3A] + [UInt8](String(port).utf8) }
    ByteText.append(path, to: &key)
    return key
  }

  /// Whether a URL begins with the prefix, in the form of ``key``: whatever follows begins with `/`, `?` or `#`.
  package func covers(_ url: [UInt8]) -> Bool {
    let key = key
    return url.starts(with: key) && (url.count == key.count || "/?#".utf8.contains(url[key.count]))
  }

  /// Whether `other` lies below this prefix: same host and port, and more path behind a slash.
  func isParent(of other: URIPrefix) -> Bool {
    let path = text.span.extracting(pathStart..<text.count)
    let longer = other.text.span.extracting(other.pathStart..<other.text.count)
    return port == other.port && hostEquals(other.text.span.extracting(other.host))
      && longer.count > path.count && longer[path.count] == 0x2F && ByteText.hasPrefix(longer, path)
  }

  func hostEquals(_ other: Span<UInt8>) -> Bool {
    ByteText.equalIgnoringASCIICase(text.span.extracting(host), other)
  }

  @inline(never)
  private static func escaped(
    _ bytes: Span<UInt8>
  ) throws(LinkFault) -> (text: [UInt8], host: Range<Int>, pathStart: Int) {
    do throws(URLFault) {
      var text: [UInt8] = []
      try WebURL.append(bytes, to: &text)
      let url = try WebURL.check(text.span)
      return (text, url.host, url.pathStart)
    } catch {
      throw LinkFault(.invalidPrefix, value: ByteText.array(bytes), urlFault: error)
    }
  }
}

extension URIPrefix: Equatable {
  package static func == (left: URIPrefix, right: URIPrefix) -> Bool {
    left.port == right.port
      && ByteText.equalIgnoringASCIICase(left.text.span.extracting(left.host), right.text.span.extracting(right.host))
      && ByteText.equal(
        left.text.span.extracting(left.pathStart..<left.text.count),
        right.text.span.extracting(right.pathStart..<right.text.count)
      )
  }

  /// The segments of the path, decoded.
  var segments: [[UInt8]] {
    text[pathStart...].split(separator: UInt8(ascii: "/")).map { part in
      var decoded: [UInt8] = []
      PercentEncoding.appendDecoded(Array(part).span, to: &decoded)
      return decoded
    }
  }
}
