import LinkCore
import Testing

/// `link` never leads back to a dynamic link (Firebase docs, custom domains; issues in ids).
@Suite struct OwnLinksTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let prefix: String
    let link: String
    let isLoop: Bool
    var testDescription: String { "\(id): \(prefix) \(link)" }
  }

  static let rows: [Row] = [
    Row(id: "custom domains 1", prefix: "https://example.com", link: "https://example.com/my-resource", isLoop: true),
    Row(
      id: "custom domains 2", prefix: "https://example.com", link: "https://example.com/resources/my-resource",
      isLoop: true),
    Row(
      id: "custom domains 3", prefix: "https://link.example.com", link: "https://example.com/my-resource", isLoop: false
    ),
    Row(
      id: "custom domains 4", prefix: "https://example.com/links", link: "https://example.com/my-resource",
      isLoop: false),
    Row(id: "custom domains 5", prefix: "https://ex.amp.le", link: "https://example.com/my-resource", isLoop: false),
    Row(id: "prefix itself", prefix: "https://example.com/links", link: "https://example.com/links", isLoop: true),
    Row(id: "root itself", prefix: "https://example.com", link: "https://example.com", isLoop: true),
    Row(id: "query on prefix", prefix: "https://example.com/links", link: "https://example.com/links?x", isLoop: true),
    Row(
      id: "no segment border",
      prefix: "https://example.com/links",
      link: "https://example.com/links2",
      isLoop: false
    ),
    Row(id: "http", prefix: "https://example.com/links", link: "http://example.com/links/a", isLoop: true),
    Row(id: "host case", prefix: "https://example.com/links", link: "https://EXAMPLE.com/links/a", isLoop: true),
    Row(id: "root dot", prefix: "https://example.com/links", link: "https://example.com./links/a", isLoop: true),
    Row(id: "root dot on both", prefix: "https://example.com.", link: "http://Example.com.:80/a", isLoop: true),
    Row(id: "root dot on the prefix", prefix: "https://example.com.", link: "https://example.com/a", isLoop: true),
    Row(id: "longer host", prefix: "https://example.com", link: "https://example.comx/a", isLoop: false),
    Row(id: "configured, root dot", prefix: "https://a.example", link: "https://conf.example./p/x", isLoop: true),
    Row(id: "port", prefix: "https://example.com/links", link: "https://example.com:443/links/a", isLoop: true),
    Row(id: "other port", prefix: "https://example.com/links", link: "https://example.com:444/links/a", isLoop: false),
    Row(id: "path case", prefix: "https://example.com/links", link: "https://example.com/Links/a", isLoop: false),
    Row(id: "dots", prefix: "https://example.com/links", link: "https://example.com/x/../links/a", isLoop: true),
    Row(
      id: "escaped dots",
      prefix: "https://example.com/links",
      link: "https://example.com/x/%2E%2e/links/a",
      isLoop: true
    ),
    Row(
      id: "needless escape",
      prefix: "https://example.com/links",
      link: "https://example.com/%6Cinks/a",
      isLoop: true
    ),
    Row(id: "http port", prefix: "https://example.com/links", link: "http://example.com:80/links/a", isLoop: true),
    Row(
      id: "http port under https", prefix: "https://example.com/links", link: "https://example.com:80/links/a",
      isLoop: false),
    Row(
      id: "prefix on the http port", prefix: "https://example.com:80/links", link: "https://example.com:80/links/a",
      isLoop: true),
    Row(id: "two slashes", prefix: "https://example.com/links", link: "https://example.com//links/a", isLoop: true),
    Row(id: "slashes within", prefix: "https://example.com/a/b", link: "https://example.com/a///b", isLoop: true),
    Row(id: "escaped slash", prefix: "https://example.com/links", link: "https://example.com/links%2Fa", isLoop: true),
    Row(
      id: "escaped slash within", prefix: "https://example.com/a/b", link: "https://example.com/a%2fb/c", isLoop: true),
    Row(
      id: "escaped slashes in front", prefix: "https://example.com/links", link: "https://example.com/%2F%2flinks/a",
      isLoop: true),
    Row(
      id: "dots behind escaped slash", prefix: "https://example.com/links",
      link: "https://example.com/x/..%2Flinks/a", isLoop: true),
    Row(
      id: "dots that take an empty segment", prefix: "https://example.com/links",
      link: "https://example.com/links//../a", isLoop: true),
    Row(
      id: "slash escaped twice", prefix: "https://example.com/links", link: "https://example.com/links%252Fa",
      isLoop: false),
    Row(
      id: "slashes elsewhere", prefix: "https://example.com/links", link: "https://example.com//a//links", isLoop: false
    ),
    Row(id: "configured, two slashes", prefix: "https://a.example", link: "https://conf.example//p//x", isLoop: true),
    Row(
      id: "configured, long, encoded in upper case", prefix: "https://a.example",
      link: "https://conf.example/p?link=HTTPS%3A%2F%2Fx", isLoop: true),
    Row(id: "dots away", prefix: "https://example.com/links", link: "https://example.com/links/../a", isLoop: false),
    Row(
      id: "in the query",
      prefix: "https://example.com/links",
      link: "https://x/?u=https://example.com/links",
      isLoop: false
    ),
    Row(id: "flutterfire#3392", prefix: "https://wyr.page.link", link: "https://wyr.page.link?id=1", isLoop: true),
    Row(id: "react-native-firebase#2039", prefix: "https://a.example", link: "https://abc.page.link/xyz", isLoop: true),
    Row(id: "long", prefix: "https://a.example", link: "https://abc.app.goo.gl/?link=https://x", isLoop: true),
    Row(id: "invite", prefix: "https://a.example", link: "https://abc.app.google/i/x", isLoop: true),
    Row(id: "app code", prefix: "https://a.example", link: "https://goo.gl/app/x", isLoop: true),
    Row(id: "FDL host case", prefix: "https://a.example", link: "HTTPS://abc.Page.LINK/xyz", isLoop: true),
    Row(id: "FDL port", prefix: "https://a.example", link: "https://abc.page.link:443/xyz", isLoop: true),
    Row(id: "FDL dot", prefix: "https://a.example", link: "https://abc.page.link./xyz", isLoop: true),
    Row(id: "FDL root", prefix: "https://a.example", link: "https://abc.page.link/", isLoop: false),
    Row(id: "goo.gl otherwise", prefix: "https://a.example", link: "https://goo.gl/maps/x", isLoop: false),
    Row(id: "like FDL", prefix: "https://a.example", link: "https://abc.page.link.example/x", isLoop: false),
    Row(id: "configured", prefix: "https://a.example", link: "https://conf.example/p/x", isLoop: true),
    Row(
      id: "configured long",
      prefix: "https://a.example",
      link: "https://conf.example/p?link=https://x",
      isLoop: true
    ),
    Row(id: "configured alone", prefix: "https://a.example", link: "https://conf.example/p/", isLoop: false),
    Row(id: "beside configured", prefix: "https://a.example", link: "https://conf.example/q", isLoop: false),
  ]

  @Test(arguments: rows)
  func findsLoops(_ row: Row) throws {
    let policy = LinkPolicy(domains: [
      try LinkBuilder.domain(row.prefix), try LinkBuilder.domain("https://conf.example/p"),
    ])
    do throws(LinkFault) {
      _ = try LinkBuilder.build(row.prefix, [(.link, row.link)], policy: policy)
      #expect(!row.isLoop)
    } catch {
      #expect(row.isLoop)
      #expect(error == LinkFault(.loop, .link, value: row.link.utf8Bytes))
    }
  }
}
