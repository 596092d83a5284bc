import Testing

@testable import LinkCore

/// URLs of requests in the form in which links are looked up.
struct SiteURLTests {
  @Test(arguments: [
    ("https://example.com/link/a", "https://example.com/link/a", "/link/a"),
    ("HTTPS://EXAMPLE.com/Link/A?B=c#d", "https://example.com/Link/A?B=c", "/Link/A"),
    ("http://example.com:80/a", "https://example.com/a", "/a"),
    ("https://example.com:443/a", "https://example.com/a", "/a"),
    ("https://example.com:/a", "https://example.com/a", "/a"),
    ("https://example.com:8443/a", "https://example.com:8443/a", "/a"),
    ("https://example.com./a", "https://example.com/a", "/a"),
    ("https://example.com.:443/a", "https://example.com/a", "/a"),
    ("https://example.com", "https://example.com", ""), ("https://example.com?a/b", "https://example.com?a/b", ""),
    ("https://example.com/ä b", "https://example.com/%C3%A4%20b", "/%C3%A4%20b"),
    ("https://bücher.example/", "https://xn--bcher-kva.example/", "/"),
    ("https://example.com/./a/%2e%2e/b", "https://example.com/./a/%2e%2e/b", "/./a/%2e%2e/b"),
  ])
  func normalises(_ url: String, _ text: String, _ path: String) throws {
    let site = try #require(SiteURL(Array(url.utf8)))
    #expect(ResolveSupport.text(site.text) == text)
    #expect(ResolveSupport.text(site.path) == path)
  }

  @Test(arguments: [
    ("https://example.com/a?b/c", "example.com", "https://example.com/a"),
    ("http://EXAMPLE.com:80", "example.com", "https://example.com"),
    ("https://127.0.0.1:8080/a?", "127.0.0.1:8080", "https://127.0.0.1:8080/a"),
    ("https://[::1]:1?x", "[::1]:1", "https://[::1]:1"),
  ])
  func hasParts(_ url: String, _ authority: String, _ beforeQuery: String) throws {
    let site = try #require(SiteURL(Array(url.utf8)))
    #expect(ResolveSupport.text(site.authority) == authority)
    #expect(ResolveSupport.text(Array(site.beforeQuery)) == beforeQuery)
  }

  @Test(arguments: [
    ("https://localhost:8080/link", "https://127.0.0.1:8080/", true),
    ("https://LOCALHOST", "https://[::1]/", true), ("https://127.0.0.1", "https://localhost:1/", true),
    ("https://a.example:1", "https://A.example/x", true), ("https://a.example", "https://b.example/", false),
    ("https://a.example", "https://localhost/", false), ("https://localhost", "https://a.example/", false),
    ("https://10.0.0.1", "https://127.0.0.1/", false),
  ])
  func isNear(_ prefix: String, _ url: String, _ isNear: Bool) throws {
    let site = try #require(SiteURL(Array(url.utf8)))
    #expect(try URIPrefix(Array(prefix.utf8).span).isNearSite(of: site) == isNear)
  }

  @Test(arguments: [
    ("https://example.com/./a/%2e%2e/b?c/../d", "https://example.com/b?c/../d"),
    ("https://example.com", "https://example.com/"), ("https://example.com?x", "https://example.com/?x"),
    ("https://example.com/../../a/", "https://example.com/a/"), ("https://example.com/%61", "https://example.com/a"),
    ("https://example.com/a%2fb", "https://example.com/a%2Fb"),
    ("https://example.com:8443/x/..", "https://example.com:8443/"),
  ])
  func resolves(_ url: String, _ text: String) throws {
    #expect(ResolveSupport.text(try #require(SiteURL(Array(url.utf8))).resolved) == text)
  }

  @Test(arguments: [
    "", "x", "/a", "ftp://example.com/", "https://", "https:///a", "https://a@example.com/", "https://exa mple.com/",
    "https://example.com/\r\n", "https://example.com\\a", "https://example.com:x/", "https://.",
    "https://example..com/",
  ])
  func refuses(_ url: String) {
    #expect(SiteURL(Array(url.utf8)) == nil)
  }
}
