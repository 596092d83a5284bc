import LinkCore
import Testing

/// Hosts in route tables.
@Suite struct RouteHostTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    /// Nil when it is refused.
    let host: String?
    var testDescription: String { text }

    init(_ text: String, _ host: String?) {
      self.text = text
      self.host = host
    }
  }

  static let rows = [
    Row("www.example.com", "www.example.com"),
    Row("WWW.Example.COM", "www.example.com"),
    Row("bücher.example", "xn--bcher-kva.example"),
    Row("BÜCHER.example:8443", "xn--bcher-kva.example:8443"),
    Row("localhost:8080", "localhost:8080"),
    Row("www.example.com:443", "www.example.com"),
    Row("www.example.com:", "www.example.com"),
    Row("127.0.0.1", "127.0.0.1"),
    Row("[2001:DB8::1]:8443", "[2001:db8::1]:8443"),
    Row("", nil),
    Row("*.example.com", nil),
    Row("https://www.example.com", nil),
    Row("www.example.com/", nil),
    Row("www.example.com/path", nil),
    Row("www.example.com?x", nil),
    Row("user@www.example.com", nil),
    Row("www.example.com:99999", nil),
    Row("www.example.com:x", nil),
    Row("www example.com", nil),
    Row("www.exa%6Dple.com", nil),
    Row("127.1", nil),
    Row("a..b", nil),
    Row("\u{FF0F}example.com", nil),
  ]

  @Test(arguments: rows)
  func host(_ row: Row) {
    let host = try? RouteHost(Array(row.text.utf8).span)
    #expect(host.map { String(decoding: $0.text, as: UTF8.self) } == row.host)
  }
}
