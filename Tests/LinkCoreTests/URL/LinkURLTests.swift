import LinkCore
import TestSupport
import Testing

@Suite struct LinkURLTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let url: String
    let scheme: String
    var userinfo: String?
    var host: String?
    var port: String?
    var path = ""
    var query: String?
    var fragment: String?
    var testDescription: String { id }
  }

  static let rows: [Row] = [
    Row(
      id: "web",
      url: "https://h.example/p/q?x=1#f",
      scheme: "https",
      host: "h.example",
      path: "/p/q",
      query: "x=1",
      fragment: "f"
    ),
    Row(id: "no path", url: "https://h.example?x", scheme: "https", host: "h.example", query: "x"),
    Row(id: "empty query", url: "https://h?", scheme: "https", host: "h", query: ""),
    Row(id: "empty fragment", url: "https://h/#", scheme: "https", host: "h", path: "/", fragment: ""),
    Row(id: "question in fragment", url: "https://h/#a?b", scheme: "https", host: "h", path: "/", fragment: "a?b"),
    Row(id: "port", url: "https://h:8443/", scheme: "https", host: "h", port: "8443", path: "/"),
    Row(id: "empty port", url: "https://h:/", scheme: "https", host: "h", port: "", path: "/"),
    Row(id: "userinfo", url: "https://a:b@c@h:1/", scheme: "https", userinfo: "a:b@c", host: "h", port: "1", path: "/"),
    Row(id: "IPv6", url: "http://[::1]:80/x", scheme: "http", host: "[::1]", port: "80", path: "/x"),
    Row(id: "custom, opaque", url: "myapp:x", scheme: "myapp", path: "x"),
    Row(id: "custom, nothing", url: "myapp:", scheme: "myapp"),
    Row(id: "custom, empty host", url: "myapp://", scheme: "myapp", host: ""),
    Row(id: "custom, query only", url: "myapp://?foo=1", scheme: "myapp", host: "", query: "foo=1"),
    Row(id: "custom, host", url: "myapp://a/random/path", scheme: "myapp", host: "a", path: "/random/path"),
    Row(id: "three slashes", url: "myapp:///a", scheme: "myapp", host: "", path: "/a"),
    Row(id: "one slash", url: "myapp:/a", scheme: "myapp", path: "/a"),
    Row(id: "scheme as written", url: "My-App.2+x://H", scheme: "My-App.2+x", host: "H"),
    Row(id: "lenient", url: "https://h/a b<é", scheme: "https", host: "h", path: "/a b<é"),
    Row(id: "mailto", url: "mailto:a@b?subject=x", scheme: "mailto", path: "a@b", query: "subject=x"),
  ]

  @Test(arguments: rows)
  func splits(_ row: Row) throws {
    let url = try #require(LinkURL(row.url.utf8Bytes))
    #expect(url.text(url.scheme) == row.scheme)
    #expect(url.text(url.userinfo) == row.userinfo)
    #expect(url.text(url.host) == row.host)
    #expect(url.text(url.port) == row.port)
    #expect(url.text(url.path) == row.path)
    #expect(url.text(url.query) == row.query)
    #expect(url.text(url.fragment) == row.fragment)
  }

  @Test(arguments: ["", ":", "google.com", "/a", "1a:b", "a b:c", "://x", " https://h", "\thttps://h", "é:x", "https"])
  func refusesWhatIsNotAbsolute(_ text: String) {
    #expect(LinkURL(text.utf8Bytes) == nil)
  }

  @Test(
    arguments: [
      ("https://h:8443", 8443), ("https://h:", nil), ("https://h:65535", 65_535), ("https://h:65536", nil),
      ("https://h:99999999999999999999", nil), ("https://h:8a", nil), ("https://h:080", 80),
    ] as [(String, Int?)]
  )
  func readsPort(_ text: String, _ port: Int?) {
    #expect(LinkURL(text.utf8Bytes)?.portNumber == port)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func componentsJoinToTheText(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let text = ("s:" + (Bool.random(using: &random) ? "//" : "") + random.text(maximumCount: 20)).utf8Bytes
      guard let url = LinkURL(text) else {
        Issue.record("not split: \(text)")
        return
      }
      var joined = url.bytes(url.scheme) + [0x3A]
      if let host = url.host {
        joined += "//".utf8Bytes
        if let userinfo = url.userinfo { joined += url.bytes(userinfo) + [0x40] }
        joined += url.bytes(host)
        if let port = url.port { joined += [0x3A] + url.bytes(port) }
      }
      joined += url.bytes(url.path)
      if let query = url.query { joined += [0x3F] + url.bytes(query) }
      if let fragment = url.fragment { joined += [0x23] + url.bytes(fragment) }
      #expect(joined == text)
    }
  }
}
