import LinkCore
import Testing

@Suite struct URIPrefixTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let text: String
    var expected: String?
    var code: LinkFault.Code?
    var urlFault: URLFault?
    var testDescription: String { "\(id): \(text)" }
  }

  static let rows: [Row] = [
    Row(id: "B-05", text: "https://xyz.page.link", expected: "https://xyz.page.link"),
    Row(id: "2", text: "https://foo.com/path", expected: "https://foo.com/path"),
    Row(id: "3 case kept", text: "HTTPS://Foo.com/Path", expected: "HTTPS://Foo.com/Path"),
    Row(id: "4 http", text: "http://foo.com", code: .invalidPrefix, urlFault: .notWebScheme),
    Row(id: "5 no scheme", text: "xyz.page.link", code: .invalidPrefix, urlFault: .notAbsolute),
    Row(id: "B-04", text: "this is invalid domain URI Prefix", code: .invalidPrefix, urlFault: .notAbsolute),
    Row(id: "7 empty", text: "", code: .invalidPrefix, urlFault: .notAbsolute),
    Row(id: "8 slash", text: "https://foo.com/path/", expected: "https://foo.com/path"),
    Row(id: "8 slash at the root", text: "https://foo.com/", expected: "https://foo.com"),
    Row(id: "8 two slashes", text: "https://foo.com//", code: .invalidPrefix),
    Row(id: "9 query", text: "https://foo.com/path?x=1", code: .invalidPrefix),
    Row(id: "9 empty query", text: "https://foo.com?", code: .invalidPrefix),
    Row(id: "9 fragment", text: "https://foo.com/path#f", code: .invalidPrefix),
    Row(id: "10 userinfo", text: "https://a@foo.com", code: .invalidPrefix, urlFault: .userinfo),
    Row(id: "10 port", text: "https://foo.com:8443/x", expected: "https://foo.com:8443/x"),
    Row(id: "10 no host", text: "https://", code: .invalidPrefix, urlFault: .noHost),
    Row(
      id: "react-native-firebase#3382", text: "https://test.page.link/groupinvite", code: .prefixPathOnFirebaseDomain),
    Row(id: "flutterfire#2851", text: "https://droopyposts.PAGE.link/jTpt", code: .prefixPathOnFirebaseDomain),
    Row(id: "app.goo.gl with a path", text: "https://xyz.app.goo.gl/path", code: .prefixPathOnFirebaseDomain),
    Row(id: "app.google with a path", text: "https://XYZ.app.google/path", code: .prefixPathOnFirebaseDomain),
    Row(id: "app.google", text: "https://xyz.app.google/", expected: "https://xyz.app.google"),
    Row(id: "dot segments", text: "https://foo.com/link/..", code: .invalidPrefix, urlFault: .dotSegment),
    Row(id: "dot segment in front", text: "https://foo.com/./link/", code: .invalidPrefix, urlFault: .dotSegment),
    Row(id: "escaped dot segment", text: "https://foo.com/.%2e/link", code: .invalidPrefix, urlFault: .dotSegment),
    Row(
      id: "escaped dot segment at the end", text: "https://foo.com/a/%2E%2e/", code: .invalidPrefix,
      urlFault: .dotSegment),
    Row(
      id: "dots in a segment", text: "https://foo.com/.well-known/.../%2Ea",
      expected: "https://foo.com/.well-known/.../%2Ea"),
    Row(id: "app code form", text: "https://goo.gl/app/sample", expected: "https://goo.gl/app/sample"),
    Row(id: "custom domains a", text: "https://example.com", expected: "https://example.com"),
    Row(id: "custom domains b", text: "https://example.com/links/promos", expected: "https://example.com/links/promos"),
    Row(id: "custom domains c", text: "https://links.example.com", expected: "https://links.example.com"),
    Row(id: "custom domains d", text: "https://ex.amp.le", expected: "https://ex.amp.le"),
    Row(id: "international", text: "https://münchen.de/ü", expected: "https://xn--mnchen-3ya.de/%C3%BC"),
    Row(id: "control", text: "https://foo.com/a\n", code: .invalidPrefix, urlFault: .controlCharacter),
    Row(id: "dangerous", text: "javascript://foo.com", code: .dangerousScheme, urlFault: .dangerousScheme),
  ]

  @Test(arguments: rows)
  func checks(_ row: Row) {
    do throws(LinkFault) {
      let prefix = try URIPrefix(row.text.utf8Bytes.span)
      #expect(prefix.text.utf8Text == row.expected)
    } catch {
      #expect(error.code == row.code)
      #expect(error.urlFault == row.urlFault)
      #expect(error.value == row.text.utf8Bytes)
    }
  }

  static let domains: [Row] = [
    Row(id: "K-03", text: "test.app.goo.gl", expected: "https://test.app.goo.gl"),
    Row(id: "any host", text: "custom.com", expected: "https://custom.com"),
    Row(id: "with scheme", text: "https://custom.com", code: .invalidPrefix, urlFault: .forbiddenHostCharacter),
    Row(id: "with path", text: "custom.com/x", code: .invalidPrefix, urlFault: .forbiddenHostCharacter),
    Row(id: "with port", text: "custom.com:8443", code: .invalidPrefix, urlFault: .forbiddenHostCharacter),
    Row(id: "empty", text: "", code: .invalidPrefix, urlFault: .noHost),
  ]

  @Test(arguments: domains)
  func makesPrefixOfDomain(_ row: Row) {
    do throws(LinkFault) {
      let prefix = try URIPrefix(domain: row.text.utf8Bytes.span)
      #expect(prefix.text.utf8Text == row.expected)
    } catch {
      #expect(error.code == row.code)
      #expect(error.urlFault == row.urlFault)
    }
  }

  @Test func comparesByMeaning() throws {
    func prefix(_ text: String) throws -> URIPrefix { try URIPrefix(text.utf8Bytes.span) }
    let one = try prefix("https://Foo.com/Path")
    #expect(try one == prefix("HTTPS://foo.COM:443/Path/"))
    #expect(try one == prefix("https://foo.com:/Path"))
    #expect(try one != prefix("https://foo.com/path"))
    #expect(try one != prefix("https://foo.com:8443/Path"))
    #expect(try one != prefix("https://foo.com"))
    #expect(try prefix("HTTPS://Foo.com:0443/Path").key.utf8Text == "https://foo.com/Path")
    #expect(try prefix("https://foo.com:8443").key.utf8Text == "https://foo.com:8443")
  }
}
