import LinkCore
import StrictJSON

/// What `curl -i URL` or `curl -iL URL` has written: the headers of one answer or several, and the body of the last.
///
/// Answers that are none of the server's (100 Continue, the tunnel of a proxy) are passed over.
package struct CurlOutput: Sendable {
  /// Why a text says nothing about a file.
  package enum Fault: Error {
    case nothing

    /// It does not begin with the status line of an HTTP answer.
    case noStatusLine

    /// The answer had a body by its headers, and the text has none, as `curl -I` writes it.
    case noBody
  }

  /// The headers of one answer.
  struct Answer: Sendable {
    let status: Int
    var fields: [HTTPField] = []

    /// The value of a header by its name in lower case; the first of several.
    func value(_ name: StaticString) -> [UInt8]? { fields.first { $0.isNamed(name) }?.value }

    /// Where a redirect leads (RFC 9110 section 15.4).
    var location: [UInt8]? { [301, 302, 303, 307, 308].contains(status) ? value("location") : nil }
  }

  let answers: [Answer]

  /// The bytes behind the last headers.
  package let body: [UInt8]

  package init(reading bytes: [UInt8]) throws(Fault) {
    if bytes.isEmpty { throw .nothing }
    var answers: [Answer] = []
    var position = 0
    while let answer = CurlOutput.answer(in: bytes, at: &position) { answers.append(answer) }
    guard let last = answers.last else { throw .noStatusLine }
    self.answers = answers
    body = Array(bytes[position...])
    if body.isEmpty, last.status == 200, let length = last.value("content-length"), length != Array("0".utf8) {
      throw .noBody
    }
  }

  /// The answer of the server that was asked last.
  var last: Answer { answers[answers.count - 1] }

  /// Where `url` led to, in order; the last of them was not asked when the client did not follow.
  ///
  /// After twice as many as curl follows, or a URL that is longer than any, the rest is not looked at: each may be
  /// longer than the one before.
  package func redirects(from url: [UInt8]) -> [[UInt8]] {
    var redirects: [[UInt8]] = []
    for answer in answers {
      guard let location = answer.location else { continue }
      redirects.append(CurlOutput.resolve(location, against: redirects.last ?? url))
      guard redirects.count < CurlOutput.redirectLimit, redirects.last?.count ?? 0 <= CurlOutput.urlLimit else { break }
    }
    return redirects
  }

  private static let redirectLimit = 100
  private static let urlLimit = 1 << 16

  /// The URL that the body came from.
  package func finalURL(from url: [UInt8]) -> [UInt8] {
    let redirects = redirects(from: url)
    let followed = last.location == nil ? redirects[...] : redirects.dropLast()
    return followed.last ?? url
  }

  /// Writes the members `status` and `headers`.
  func write(to writer: inout JSONWriter) {
    writer.member("status", last.status)
    writer.beginArray("headers")
    for field in last.fields {
      writer.beginArray()
      writer.string(field.name)
      writer.string(field.value)
      writer.endArray()
    }
    writer.endArray()
  }

  // MARK: Reading

  /// The headers at `position`, which moves behind the empty line that ends them; nil when none stand there.
  private static func answer(in bytes: [UInt8], at position: inout Int) -> Answer? {
    var next = position
    guard let status = status(line(in: bytes, at: &next)) else { return nil }
    var fields: [(name: [UInt8], value: [UInt8])] = []
    while next < bytes.count {
      let line = line(in: bytes, at: &next)
      if line.isEmpty { break }
      if !fields.isEmpty, line.first == 0x20 || line.first == 0x09 {
        // A header that goes on in the next line (RFC 9112 section 5.2).
        fields[fields.count - 1].value += [0x20] + trimmed(line)
      } else if let colon = line.firstIndex(of: UInt8(ascii: ":")) {
        fields.append((Array(line[..<colon]), trimmed(line[(colon + 1)...])))
      }
    }
    position = next
    return Answer(status: status, fields: fields.map { HTTPField(name: $0.name, value: $0.value) })
  }

  /// `HTTP/1.1 200 OK`, or `HTTP/2 200`.
  private static func status(_ line: ArraySlice<UInt8>) -> Int? {
    let words = line.split(separator: 0x20)
    guard line.starts(with: Array("HTTP/".utf8)), words.count >= 2, words[1].count == 3 else { return nil }
    var status = 0
    for digit in words[1] {
      guard digit.isASCIIDigit else { return nil }
      status = status * 10 + Int(digit & 0x0F)
    }
    return status >= 100 ? status : nil
  }

  /// A line without its end, LF or CR LF.
  private static func line(in bytes: [UInt8], at position: inout Int) -> ArraySlice<UInt8> {
    let end = bytes[position...].firstIndex(of: 0x0A) ?? bytes.count
    var line = bytes[position..<end]
    if line.last == 0x0D { line.removeLast() }
    position = min(end + 1, bytes.count)
    return line
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var text = text.drop { $0 == 0x20 || $0 == 0x09 }
    while text.last == 0x20 || text.last == 0x09 { text.removeLast() }
    return Array(text)
  }

  /// A reference as an absolute URL (RFC 3986 section 5.2.2); dot segments stay, as they only have to be recognised.
  private static func resolve(_ reference: [UInt8], against base: [UInt8]) -> [UInt8] {
    guard LinkURL(reference) == nil, let url = LinkURL(base), let host = url.host else { return reference }
    let scheme = base[..<(url.scheme.upperBound + 1)]
    if reference.starts(with: Array("//".utf8)) { return scheme + reference }
    let start = (url.port?.upperBound ?? host.upperBound)
    switch reference.first {
    case UInt8(ascii: "/"): return base[..<start] + reference
    case UInt8(ascii: "?"): return base[..<url.path.upperBound] + reference
    case UInt8(ascii: "#"), nil: return base[..<(url.fragment.map { $0.lowerBound - 1 } ?? base.count)] + reference
    default:
      let slash = base[url.path].lastIndex(of: UInt8(ascii: "/"))
      return slash.map { base[...$0] + reference } ?? base[..<start] + [UInt8(ascii: "/")] + reference
    }
  }
}
