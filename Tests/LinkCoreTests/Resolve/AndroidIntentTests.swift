import Testing

@testable import LinkCore

struct AndroidIntentTests {
  private static let package = AndroidPackage(Array("com.example.android".utf8))

  struct Row: CustomTestStringConvertible, Sendable {
    let data: String
    /// What the app receives, scheme and all.
    let received: String

    init(_ data: String, _ received: String) {
      self.data = data
      self.received = received
    }

    var testDescription: String { data }
  }

  static let rows: [Row] = [
    Row("https://www.example.com", "https://www.example.com"),
    Row("HTTPS://www.Example.com/a?b=c&d=%20", "https://www.Example.com/a?b=c&d=%20"),
    Row("https://www.example.com/a#b", "https://www.example.com/a%23b"),
    Row("https://www.example.com/a;b=c", "https://www.example.com/a%3Bb=c"),
    Row("https://www.example.com/#Intent;package=evil;end", "https://www.example.com/%23Intent%3Bpackage=evil%3Bend"),
    Row(
      "https://www.example.com/;S.browser_fallback_url=https://evil.example/;end",
      "https://www.example.com/%3BS.browser_fallback_url=https://evil.example/%3Bend"),
    Row(
      "https://www.example.com/?x=1;component=a/b;SEL;action=c#Intent;end;",
      "https://www.example.com/?x=1%3Bcomponent=a/b%3BSEL%3Baction=c%23Intent%3Bend%3B"),
    Row("https://www.example.com/%23Intent%3Bend", "https://www.example.com/%23Intent%3Bend"),
    Row("https://[2001:db8::1]:8443/", "https://[2001:db8::1]:8443/"),
    Row("https://good.com#@evil.com", "https://good.com/%23@evil.com"),
    Row("https://good.com:80#@evil.com", "https://good.com:80/%23@evil.com"),
    Row("https://good.com?#@evil.com", "https://good.com?%23@evil.com"),
    Row("https://[::1]#]", "https://[::1]/%23]"),
    Row("myapp://host#a", "myapp://host/%23a"), Row("myapp://#a", "myapp:///%23a"),
    Row("myapp:x#a;b", "myapp:x%23a%3Bb"),
    Row("myapp:x", "myapp:x"), Row("myapp://", "myapp://"), Row("my.app+2-x:///p;q", "my.app+2-x:///p%3Bq"),
  ]

  /// Whatever the link holds, the fields are these three, and the app gets the data.
  @Test(arguments: rows)
  func addsNoField(_ row: Row) throws {
    let package = try #require(Self.package)
    let fallback = "https://f.example.com/;end#Intent;package=evil;end?a=b c"
    let made = try #require(AndroidIntent(data: Array(row.data.utf8), package: package, fallback: Array(fallback.utf8)))
    let text = String(decoding: made.text, as: UTF8.self)
    let intent = try #require(ResolveSupport.Intent(text))
    #expect(intent.data == row.received)
    #expect(intent.fields.map { $0.prefix { $0 != "=" } } == ["scheme", "package", "S.browser_fallback_url"])
    #expect(intent.value("package") == "com.example.android")
    #expect(intent.fallback == fallback)
    #expect(made.text.allSatisfy { $0 > 0x20 && $0 < 0x7F })
  }

  @Test(arguments: [
    "", "x", "://x", "1a:x", "myapp:", "javascript:alert(1)", "JaVaScRiPt:x", "intent:x", "data:,x", "content://x",
    "file:///x",
    "my;app://x", "https://good.com;evil.com/", "myapp://a;b", "myapp://a;b#c", "myapp://a b", "myapp://a\r\nb",
    "myapp://ü", "myapp://a\\b", "my_app://x", " myapp://x",
    "myapp://a\u{0}",
  ])
  func refusesData(_ data: String) throws {
    let package = try #require(Self.package)
    #expect(AndroidIntent(data: Array(data.utf8), package: package, fallback: []) == nil)
  }

  @Test(arguments: ["com.example.android", "a.b", "Com.Example_1.x2", "org.neighbookz.com"])
  func acceptsPackages(_ name: String) {
    #expect(AndroidPackage(Array(name.utf8))?.name == Array(name.utf8))
  }

  @Test(arguments: [
    "", "example", ".", "a.", ".a", "a..b", "a.1b", "1a.b", "_a.b", "a._b", "a.b;package=evil", "a.b#Intent", "a.b c",
    "a.b\n",
    "a.b&x=y", "com.exämple.app", "a.b%3B", "a-b.c", "a.b/c", "a.b\u{0}",
  ])
  func refusesPackages(_ name: String) {
    #expect(AndroidPackage(Array(name.utf8)) == nil)
  }
}
