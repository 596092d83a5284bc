import LinkCore
import Testing

/// What `check` says about patterns, each with a URL that RE2 was asked about.
@Suite struct AllowlistFindingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let pattern: String
    var findings: [String] = []
    var testDescription: String { id }
  }

  static let rows: [Row] = [
    // Patterns of Firebase docs.
    Row(id: "W-01", pattern: "^https://.*.com/.*$", findings: ["host https://evil.example/.com/evil.example/"]),
    Row(id: "W-03", pattern: "^https://mybrand\\.com/.*$"),
    Row(id: "W-07", pattern: "^https://play.google.com/.*$", findings: ["host https://playxgoogle.com/"]),
    Row(
      id: "W-07, dots escaped", pattern: "^https://play\\.google\\.com/.*$",
      findings: ["app https://play.google.com/store/apps/details?id=evil.example"]),
    Row(id: "W-08", pattern: "^https://play\\.google\\.com/.*id=myapp\\.com$"),
    Row(id: "W-11", pattern: "^https://itunes\\.apple\\.com/.*id123$"),
    Row(
      id: "any app of Apple", pattern: "^https://(itunes|apps)\\.apple\\.com/",
      findings: ["app https://apps.apple.com/us/app/evil/id999999999999"]),
    // What Firebase generated, and how it is put right.
    Row(
      id: "W-13", pattern: AllowlistTests.generated, findings: ["query https://our-domain.com?a=b"]),
    Row(id: "W-13, repaired", pattern: "^https{0,1}:\\/\\/our-domain\\.com([\\/?].*){0,1}$"),
    Row(
      id: "W-13 and a dot", pattern: "^https?://our.domain\\.com(/.*)?$",
      findings: ["host https://ourxdomain.com/", "query https://our.domain.com?a=b"]),
    // A wildcard in the host.
    Row(id: "everything", pattern: "^", findings: ["host https://evil.example/"]),
    Row(id: "every https URL", pattern: "^https://", findings: ["host https://evil.example/"]),
    Row(id: "every http URL", pattern: "^http:", findings: ["host http://evil.example/"]),
    Row(id: "every host", pattern: "^https?://[^/]+/", findings: ["host https://evil.example/"]),
    Row(id: "every name", pattern: "^https://[\\w.-]+\\.com/", findings: ["host https://evila.com/"]),
    Row(
      id: "any front", pattern: "^https://.*\\.mybrand\\.com/.*$",
      findings: ["host https://evil.example/.mybrand.com/evil.example/"]),
    Row(
      id: "any front but a slash", pattern: "^https://[^/]*\\.mybrand\\.com/",
      findings: ["host https://evil.example?.mybrand.com/"]),
    Row(
      id: "any front but a slash and a question mark", pattern: "^https://[^/?]*\\.mybrand\\.com/",
      findings: ["host https://evil.example#.mybrand.com/"]),
    Row(id: "names of one owner", pattern: "^https://[a-z0-9-]+\\.mybrand\\.com/"),
    Row(id: "names of one owner, optional", pattern: "^https://([a-z0-9-]+\\.)*mybrand\\.com/"),
    Row(
      id: "glued", pattern: "^https://[a-z.]*mybrand\\.com/", findings: ["host https://evilmybrand.com/"]),
    Row(id: "any name of one owner", pattern: "^https://[a-z.]+\\.mybrand\\.co\\.uk/"),
    Row(
      id: "a dot in front of a country", pattern: "^https://www.mybrand\\.co\\.uk/",
      findings: ["host https://wwwxmybrand.co.uk/"]),
    // Nothing that ends the host.
    Row(id: "open end", pattern: "^https://mybrand\\.com", findings: ["host https://mybrand.com.evil.example"]),
    Row(
      id: "open end, word", pattern: "^https://mybrand\\.com\\b", findings: ["host https://mybrand.com.evil.example"]),
    Row(id: "front of a host", pattern: "^https://my", findings: ["host https://my.evil.example"]),
    Row(id: "the host alone", pattern: "^https://mybrand\\.com$"),
    Row(id: "ended by a set", pattern: "^https://mybrand\\.com[/?#]"),
    // The second of two branches, and classes of every kind.
    Row(
      id: "one open branch", pattern: "^https://(?:mybrand\\.com|www.other\\.org)/",
      findings: ["host https://wwwxother.org/"]),
    Row(id: "branches", pattern: "^https://(?P<host>a|b|c|d)\\.mybrand\\.com/|^https://mybrand\\.org/"),
    Row(id: "quoted", pattern: "^\\Qhttps://mybrand.com/\\E"),
    Row(id: "escapes", pattern: "\\Ahttps:\\x2f\\x{2F}mybrand\\056com\\/\\d{2}[[:alpha:]]\\pL\\S{1,3}\\z"),
    Row(
      id: "POSIX classes", pattern: "^https://[[:alnum:]]\\.mybrand\\.com[[:^word:]]",
      findings: ["host https://a.mybrand.com.evil.example/"]),
    Row(id: "any case", pattern: "(?i)^https://mybrand\\.com/"),
    // What no URL can be.
    Row(id: "no target at all", pattern: "^ftp://", findings: ["nothing"]),
    Row(id: "three slashes", pattern: "^https:///www\\.example\\.com/", findings: ["nothing"]),
    Row(id: "one slash", pattern: "^https:/www\\.example\\.com/", findings: ["nothing"]),
    Row(id: "no colon", pattern: "^https?//www\\.example\\.com/", findings: ["nothing"]),
    Row(id: "no scheme", pattern: "^www\\.example\\.com/", findings: ["nothing"]),
    Row(id: "as in a program", pattern: "/^https:\\/\\/www\\.example\\.com\\//", findings: ["nothing"]),
    Row(id: "as in a program, any case", pattern: "/^https:\\/\\/www\\.example\\.com\\//i", findings: ["nothing"]),
    Row(id: "more behind the end", pattern: "^https://www\\.example\\.com$/", findings: ["nothing"]),
    Row(id: "an end before the host", pattern: "^https://$", findings: ["nothing"]),
    Row(id: "a blank", pattern: " ^https://www\\.example\\.com/", findings: ["nothing"]),
    Row(id: "a blank in the path", pattern: "^https://www\\.example\\.com/a b", findings: ["nothing"]),
    Row(id: "backslashes", pattern: "^https:\\\\/\\\\/www\\.example\\.com/", findings: ["nothing"]),
    Row(id: "letters in a host", pattern: "^https://bücher\\.example/", findings: ["nothing"]),
    Row(id: "nothing in each branch", pattern: "^(?:ftp|ws)://a/|^b", findings: ["nothing"]),
    Row(id: "upper case", pattern: "^HTTPS://MYBRAND\\.COM/"),
    Row(id: "any case, in upper case", pattern: "(?i)^HTTPS://mybrand\\.com/"),
    Row(id: "one branch is left", pattern: "^(?:ftp|https)://mybrand\\.com/"),
    Row(id: "a letter that is another one's case", pattern: "(?i)^http\u{17F}://mybrand\\.com/"),
    Row(id: "that letter as an escape", pattern: "(?i)^http\\x{17F}://mybrand\\.com/"),
    // Slashes that no path has.
    Row(
      id: "two slashes", pattern: "^https://www\\.mybrand\\.com//.*$",
      findings: ["slash https://www.mybrand.com/"]),
    Row(
      id: "two slashes in the path", pattern: "^https://mybrand\\.com/a//b(/|$)",
      findings: ["slash https://mybrand.com/a/b/"]),
    Row(id: "two slashes or one", pattern: "^https://mybrand\\.com//?"),
    Row(id: "a URL in the path", pattern: "^https://mybrand\\.com/web/https://mybrand\\.org/"),
    Row(id: "a URL in the query", pattern: "^https://mybrand\\.com/\\?u=//mybrand\\.org/"),
    Row(id: "something between slashes", pattern: "^https://mybrand\\.com/.*/a$"),
    Row(id: "no URL", pattern: "^\\p{Greek}+$"),
    Row(id: "refused by RE2", pattern: "("),
    Row(id: "too long to be a host", pattern: "^https://a{1000}b{1000}c{1000}/"),
  ]

  @Test(arguments: rows)
  func findings(_ row: Row) {
    let pattern = Allowlist([row.pattern.utf8Bytes]).patterns[0]
    let found = pattern.findings().map { finding in
      switch finding {
      case .otherHost(let url): "host \(url.utf8Text)"
      case .otherApp(let url): "app \(url.utf8Text)"
      case .missesQuery(let url): "query \(url.utf8Text)"
      case .missesSingleSlash(let url): "slash \(url.utf8Text)"
      case .matchesNothing: "nothing"
      }
    }
    #expect(found == row.findings)
  }

  /// What is shown is true: RE2 lets the URL through, and a browser goes to the host that is seen.
  @Test(arguments: rows)
  func examplesAreTrue(_ row: Row) throws {
    let allowlist = Allowlist([row.pattern.utf8Bytes])
    for finding in allowlist.patterns[0].findings() {
      switch finding {
      case .otherHost(let url), .otherApp(let url):
        #expect(allowlist.verdict(url.span) == .allowed(pattern: 0))
        _ = try WebURL.check(url.span)
      case .missesQuery(let url), .missesSingleSlash(let url):
        #expect(allowlist.verdict(url.span) == .refused)
        _ = try WebURL.check(url.span)
      case .matchesNothing:
        for url in Self.urls { #expect(allowlist.verdict(url.utf8Bytes.span) == .refused) }
      }
    }
  }

  /// URLs that go out as they are.
  private static let urls = [
    "https://a", "http://a.b", "HTTPS://A.B/", "https://a:8/x", "https://[::1]/", "https://a?b=c", "https://a#b",
    "https://a.b//c//https://d/?e#f", "hTTp://x/%20!$", "https://a/~_-.,;:@&=+$!*'()[]",
  ]

  /// No pattern that takes a URL is said to take none: every row of parts is tried on every URL.
  @Test func noFalseAlarm() {
    let starts = ["", "^", "\\A", "^^", "(?i)^", "(?m)^", "/", "[^a]", "(^|x)", "x*^", "(?:)^", "$?^", "\\b"]
    let schemes = [
      "https://", "http(s)?:", "HTTPS:/", "\\w+:\\/{2}", "[[:alpha:]]{4,5}:", "(?:http|ftp)s?", "http\\x73?",
      "\\Qhttp\\E", "h(t){2}p\\C", "\\pL+", "", "hTTp", "[^\\PL]+", "(?P<s>h)t+ps*", "http\\163?", "http\u{17F}",
    ]
    let ends = [
      "", "$", "\\z", "a$", ".*", "[/?#].*$", "[^/]+$", "//", "(a|)", "\\B", "\\[::1]", "\\S+$", "$$", "(a$|b)",
      "[\\D]", "[[:^space:]]*:8/x", "%20", "(/.*)?$", "a{0}", "\\W+a", ".{3,}\\.b//",
    ]
    var matching = 0
    for start in starts {
      for scheme in schemes {
        for end in ends {
          let text = start + scheme + end
          let allowlist = Allowlist([text.utf8Bytes])
          let isFound = Self.urls.contains { allowlist.verdict($0.utf8Bytes.span) == .allowed(pattern: 0) }
          guard isFound else { continue }
          matching += 1
          #expect(allowlist.patterns[0].findings() != [.matchesNothing], "\(text)")
        }
      }
    }
    #expect(matching > 1_000)
  }

  @Test(arguments: [
    String(repeating: "(", count: 100_000), String(repeating: "(a", count: 900) + String(repeating: ")*", count: 900),
    "a" + String(repeating: "*", count: 100_000), "a" + String(repeating: "{2}", count: 50_000), "[", "[^", "[]", "[a-",
    "[\\", "\\", "(?", "(?P<", "(?i", "x{", "x{1", "x{1,", "[[:", "[[:alpha:", "\\p", "\\p{", "\\x", "\\x{", "\\Q", "|",
    "||", "()", "(|)", "(|)*", "((){1000}){1000}", "^https://(((a|b)|c)|)*/", "[\\p{^L}]", "\\PN", "[\\", "[z-a]", "]",
    "{", "}", "*", "+", "?", ")",
  ])
  func readsAnything(_ pattern: String) {
    let pattern = Allowlist([pattern.utf8Bytes]).patterns[0]
    #expect(pattern.findings().isEmpty || pattern.fault() == nil)
  }
}
