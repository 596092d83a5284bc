/// URL of a request to a web server, in the form in which links are stored and recognised: https, host in lower case
/// without the dot of a fully qualified name, no default port, no fragment.
///
/// http counts as https: a server behind a proxy sees plain requests.
package struct SiteURL: Equatable, Sendable {
  package let text: [UInt8]
  package let host: RouteHost

  /// Escapes stand in it as they came.
  package let path: [UInt8]

  /// Nil for what is no http or https URL that may be redirected to, see ``WebURL``.
  package init?(_ url: [UInt8]) {
    var outgoing: [UInt8] = []
    do throws(URLFault) {
      try WebURL.append(url.span, to: &outgoing)
      var checked = try WebURL.check(outgoing.span)
      if outgoing[checked.host.upperBound &- 1] == UInt8(ascii: ".") {
        outgoing.remove(at: checked.host.upperBound &- 1)
        checked = try WebURL.check(outgoing.span)
      }
      host = try RouteHost(outgoing.span.extracting(checked.host))
      let end = ByteText.firstIndex(of: UInt8(ascii: "#"), in: outgoing.span) ?? outgoing.count
      let rest = outgoing.span.extracting(checked.pathStart..<end)
      text = URIPrefix.key(
        host: outgoing.span.extracting(checked.host), port: checked.securePort(outgoing.span), path: rest)
      let query = ByteText.firstIndex(of: UInt8(ascii: "?"), in: rest) ?? rest.count
      path = ByteText.array(rest.extracting(0..<query))
    } catch {
      return nil
    }
  }

  /// Host and port as they are addressed; the port only where it is not that of https.
  package var authority: [UInt8] { [UInt8](text[..<(beforeQuery.count - path.count)].dropFirst("https://".utf8.count)) }

  /// The text without its query.
  package var beforeQuery: ArraySlice<UInt8> {
    text[..<(ByteText.firstIndex(of: UInt8(ascii: "?"), in: text.span) ?? text.count)]
  }

  /// The text with dot segments resolved, as a browser resolves them before it asks.
  ///
  /// Escapes of unreserved characters are decoded with them, so the text is for looking a link up alone.
  package var resolved: [UInt8] {
    let mark = beforeQuery.count
    let start = mark - path.count
    return [UInt8](text[..<start]) + NormalizedPath.bytes(path.span) + [UInt8](text[mark...])
  }
}

extension URIPrefix {
  /// Whether the URL has the prefix's host and port.
  package func isOnSite(of url: SiteURL) -> Bool {
    let site = URIPrefix.key(host: text.span.extracting(host), port: port, path: Span())
    return url.text.starts(with: site) && (url.text.count == site.count || "/?".utf8.contains(url.text[site.count]))
  }

  /// Whether the prefix has the host of the URL, on whatever port, or both are names of this machine.
  package func isNearSite(of url: SiteURL) -> Bool {
    let own = text.span.extracting(host)
    return hostEquals(url.host.host.span) || (Self.isLoopback(own) && Self.isLoopback(url.host.host.span))
  }

  private static func isLoopback(_ host: Span<UInt8>) -> Bool {
    ByteText.equalIgnoringASCIICase(host, "localhost") || ByteText.equal(host, "127.0.0.1")
      || ByteText.equal(host, "[::1]")
  }
}
