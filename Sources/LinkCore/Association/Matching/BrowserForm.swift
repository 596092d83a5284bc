/// An http or https URL as a browser would send it (WHATWG URL Standard, basic URL parser and URL serializer).
///
/// Done are the steps that change what an association file is compared with: blanks at the ends, tabs and line ends,
/// backslashes, missing or surplus slashes before the host, case and Punycode of the host, default ports, dot segments,
/// and percent-encoding. A host that a browser refuses stays as it is written.
enum BrowserForm {
  /// The changed URL, or nil when it is neither http nor https.
  static func url(_ text: [UInt8]) -> [UInt8]? {
    let clean = trimmed(text)
    let span = clean.span
    guard let colon = LinkURL.schemeEnd(span) else { return nil }
    let isSecure = ByteText.equalIgnoringASCIICase(span.extracting(0..<colon), "https")
    guard isSecure || ByteText.equalIgnoringASCIICase(span.extracting(0..<colon), "http") else { return nil }
    var out = Array((isSecure ? "https://" : "http://").utf8)
    var position = colon + 1
    while position < span.count, isSlash(span[position]) { position += 1 }
    let hash = ByteText.firstIndex(of: UInt8(ascii: "#"), in: span, from: position) ?? span.count
    let mark = ByteText.firstIndex(of: UInt8(ascii: "?"), in: span.extracting(0..<hash), from: position) ?? hash
    var authorityEnd = position
    while authorityEnd < mark, !isSlash(span[authorityEnd]) { authorityEnd += 1 }
    appendAuthority(span.extracting(position..<authorityEnd), isSecure: isSecure, to: &out)
    appendPath(span.extracting(authorityEnd..<mark), to: &out)
    if mark < hash { appendEncoded(span.extracting(mark..<hash), keeping: inQuery, to: &out) }
    if hash < span.count {
      out.append(UInt8(ascii: "#"))
      appendEncoded(span.extracting(hash + 1..<span.count), keeping: inFragment, to: &out)
    }
    return out
  }

  /// Whether a path has an empty segment within it, or a dot segment.
  static func hasOddSegments(_ path: Span<UInt8>) -> Bool {
    var start = 0
    for index in 0...path.count where index == path.count || path[index] == UInt8(ascii: "/") {
      let segment = path.extracting(start..<index)
      if segment.isEmpty, start > 0, index < path.count { return true }
      if dots(segment) > 0 { return true }
      start = min(index + 1, path.count)
    }
    return false
  }

  private static let alwaysKept = "!$%&()*+,-./:;=@[\\]_|~" + ASCIISet.digits + ASCIISet.letters

  /// Query percent-encode set for special schemes.
  private static let inQuery = ASCIISet(alwaysKept + "?^`{}")

  /// Fragment percent-encode set.
  private static let inFragment = ASCIISet(alwaysKept + "?^'#{}")

  /// Path percent-encode set.
  private static let inPath = ASCIISet(alwaysKept + "'")

  private static func isSlash(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\") }

  private static func trimmed(_ text: [UInt8]) -> [UInt8] {
    var start = 0
    var end = text.count
    while start < end, text[start] <= 0x20 { start += 1 }
    while end > start, text[end - 1] <= 0x20 { end -= 1 }
    return text[start..<end].filter { $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
  }

  private static func appendAuthority(_ authority: Span<UInt8>, isSecure: Bool, to out: inout [UInt8]) {
    var start = 0
    for index in authority.indices where authority[index] == UInt8(ascii: "@") { start = index + 1 }
    appendEncoded(authority.extracting(0..<start), keeping: inPath, to: &out)
    var end = start
    var isBracketed = false
    while end < authority.count, isBracketed || authority[end] != UInt8(ascii: ":") {
      if authority[end] == UInt8(ascii: "[") { isBracketed = true }
      if authority[end] == UInt8(ascii: "]") { isBracketed = false }
      end += 1
    }
    appendHost(authority.extracting(start..<end), to: &out)
    guard end + 1 < authority.count else { return }
    let port = authority.extracting(end + 1..<authority.count)
    let number = DecimalNumber.value(port, atMost: 65_535)
    if number == (isSecure ? LinkURL.defaultPort : LinkURL.insecurePort) { return }
    out.append(UInt8(ascii: ":"))
    if let number { out.append(contentsOf: String(number).utf8) } else { ByteText.append(port, to: &out) }
  }

  private static func appendHost(_ written: Span<UInt8>, to out: inout [UInt8]) {
    var decoded: [UInt8] = []
    PercentEncoding.appendDecoded(written, to: &decoded)
    do throws(URLFault) {
      for byte in try Host(decoded.span).text { out.append(byte.lowercasedASCII) }
    } catch {
      for index in written.indices { out.append(written[index].lowercasedASCII) }
    }
  }

  private static func appendPath(_ path: Span<UInt8>, to out: inout [UInt8]) {
    let slash = UInt8(ascii: "/")
    var starts: [Int] = []
    var position = 0
    repeat {
      if position < path.count { position += 1 }
      var end = position
      while end < path.count, !isSlash(path[end]) { end += 1 }
      let segment = path.extracting(position..<end)
      let isLast = end == path.count
      let dots = dots(segment)
      if dots == 2, let last = starts.popLast() { out.removeLast(out.count - last) }
      if dots == 0 || isLast {
        starts.append(out.count)
        out.append(slash)
        if dots == 0 { appendEncoded(segment, keeping: inPath, to: &out) }
      }
      position = end
    } while position < path.count
  }

  /// 1 for a single-dot segment, 2 for a double-dot segment, `%2e` counting as a dot; else 0.
  private static func dots(_ segment: Span<UInt8>) -> Int {
    var count = 0
    var position = 0
    while position < segment.count {
      if segment[position] == UInt8(ascii: ".") {
        position += 1
      } else if ByteText.hasPrefixIgnoringASCIICase(segment, "%2e", from: position) {
        position += 3
      } else {
        return 0
      }
      count += 1
      if count > 2 { return 0 }
    }
    return count
  }

  private static func appendEncoded(_ text: Span<UInt8>, keeping kept: ASCIISet, to out: inout [UInt8]) {
    PercentEncoding.append(text, keeping: kept, to: &out)
  }
}
