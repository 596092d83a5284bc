import LinkCore
import Testing

@Suite struct WebURLTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let url: String
    /// What goes out; nil for unchanged.
    var text: String?
    var fault: URLFault?
    var testDescription: String { "\(id): \(url)" }
  }

  static let accepted: [Row] = [
    Row(id: "plain", url: "https://www.example.com/my-page"),
    Row(id: "case kept", url: "HTTPS://WWW.Example.COM/A"),
    Row(id: "no slash added", url: "http://example.com"),
    Row(id: "query on host", url: "https://our-domain.com?group_invite_code=1"),
    Row(id: "dots kept", url: "https://h/a/../b/./c"),
    Row(id: "escapes kept", url: "https://h/%7e%zz%2541"),
    Row(id: "quote kept", url: "https://h/it's(1)*,;=:@!$&[]+~"),
    Row(id: "dotless", url: "https://somedomain"),
    Row(id: "trailing dot", url: "https://example.com./"),
    Row(id: "port", url: "https://h:65535/"),
    Row(id: "leading zeros of a port", url: "https://h:000080/"),
    Row(id: "empty port", url: "https://h:/"),
    Row(id: "IPv4", url: "http://127.0.0.1:80/"),
    Row(id: "IPv6", url: "http://[2001:db8::1]:80/x"),
    Row(id: "IPv6 with IPv4", url: "http://[::ffff:1.2.3.4]/"),
    Row(id: "double hyphen", url: "https://ab--c.com/"),
    Row(id: "hyphen first", url: "https://-a.com/"),
    Row(id: "underscore", url: "https://a_b.example.com/"),
    Row(id: "digits but not last", url: "https://1.2.3.example/"),
    Row(id: "number with letters last", url: "https://example.1a/"),
    Row(id: "0xg is no number", url: "https://example.0xg/"),
    Row(id: "A-label", url: "https://xn--mnchen-3ya.de/"),
    Row(id: "A-label upper case", url: "https://XN--MNCHEN-3YA.de/"),
    Row(id: "at in path", url: "https://www.google.com/maps/place/@1,1/My+Home/"),
    Row(id: "slashes in path", url: "https://h//evil.com/.."),
    Row(id: "blank and more", url: "https://h/a b\"<>^{|}`", text: "https://h/a%20b%22%3C%3E%5E%7B%7C%7D%60"),
    Row(id: "in query and fragment", url: "https://h/?a b#c d", text: "https://h/?a%20b#c%20d"),
    Row(id: "non-ASCII", url: "https://h/sjiménez?日=😀", text: "https://h/sjim%C3%A9nez?%E6%97%A5=%F0%9F%98%80"),
    Row(id: "escape not doubled", url: "https://h/a%20b c", text: "https://h/a%20b%20c"),
    Row(id: "C1 control", url: "https://h/\u{85}\u{2028}", text: "https://h/%C2%85%E2%80%A8"),
    Row(id: "umlaut", url: "http://tübingen.de/ü", text: "http://xn--tbingen-n2a.de/%C3%BC"),
    Row(id: "sharp s", url: "https://faß.de/", text: "https://xn--fa-hia.de/"),
    Row(id: "fullwidth", url: "https://ｅｘａｍｐｌｅ．com/", text: "https://example.com/"),
    Row(id: "Hebrew", url: "https://אב.com/", text: "https://xn--4dbc.com/"),
    Row(id: "Hebrew with a hyphen and digits", url: "https://א-1.com./", text: "https://xn---1-uld.com./"),
    Row(id: "Hebrew that ends in a mark", url: "https://אבּ.com/", text: "https://xn--kdb3bd.com/"),
    Row(id: "Arabic with Persian digits", url: "https://ا۱.com/", text: "https://xn--mgb81b.com/"),
    Row(id: "Arabic below letters", url: "https://مثال.a1-b.com/", text: "https://xn--mgbh0fb.a1-b.com/"),
    Row(id: "digits where nothing runs to the left", url: "https://1.ü.7x/", text: "https://1.xn--tda.7x/"),
    Row(id: "ideographic dot", url: "https://例。com:8080/", text: "https://xn--fsq.com:8080/"),
  ]

  @Test(arguments: accepted)
  func accepts(_ row: Row) throws {
    var out: [UInt8] = []
    try WebURL.append(row.url.utf8Bytes.span, to: &out)
    #expect(out.utf8Text == row.text ?? row.url)
    // What went out is accepted as it is: escaping happens once.
    let again = try WebURL.check(out.span)
    #expect(again.isPlain)
  }

  static let refused: [Row] = [
    Row(id: "empty", url: "", fault: .notAbsolute),
    Row(id: "no scheme", url: "www.example.com", fault: .notAbsolute),
    Row(id: "relative", url: "//www.example.com", fault: .notAbsolute),
    Row(id: "leading blank", url: " https://h", fault: .notAbsolute),
    Row(id: "ftp", url: "ftp://h/", fault: .notWebScheme),
    Row(id: "https1", url: "https1://abcd", fault: .notWebScheme),
    Row(id: "custom", url: "myapp://x", fault: .notWebScheme),
    Row(id: "mailto", url: "mailto:a@b", fault: .notWebScheme),
    Row(id: "javascript", url: "javascript:alert(1)", fault: .dangerousScheme),
    Row(id: "case", url: "JaVaScRiPt://h/%0aalert(1)", fault: .dangerousScheme),
    Row(id: "dangerous scheme, tab", url: "java\tscript:alert(1)", fault: .dangerousScheme),
    Row(id: "dangerous scheme, newline", url: "\njava\r\nscript:alert(1)", fault: .dangerousScheme),
    Row(id: "control, dangerous scheme", url: "\u{1}javascript:alert(1)", fault: .dangerousScheme),
    Row(id: "data", url: "data:text/html,x", fault: .dangerousScheme),
    Row(id: "vbscript", url: "vbscript:x", fault: .dangerousScheme),
    Row(id: "blob", url: "blob:https://h/1", fault: .dangerousScheme),
    Row(id: "file", url: "file:///etc/passwd", fault: .dangerousScheme),
    Row(id: "about", url: "about:blank", fault: .dangerousScheme),
    Row(id: "intent", url: "intent://h#Intent;end", fault: .dangerousScheme),
    Row(id: "content", url: "content://x", fault: .dangerousScheme),
    Row(id: "no slashes", url: "https:h", fault: .missingSlashes),
    Row(id: "one slash", url: "https:/h", fault: .missingSlashes),
    Row(id: "backslashes", url: "https:\\\\h", fault: .backslash),
    Row(id: "slash, backslash", url: "https:/\\h", fault: .missingSlashes),
    Row(id: "three slashes", url: "https:///h", fault: .extraSlashes),
    Row(id: "nothing behind", url: "https://", fault: .noHost),
    Row(id: "query only", url: "https://?x", fault: .noHost),
    Row(id: "fragment only", url: "https://#x", fault: .noHost),
    Row(id: "port only", url: "https://:80/", fault: .noHost),
    Row(id: "userinfo", url: "https://good.com@evil.com/", fault: .userinfo),
    Row(id: "password", url: "https://a:b@evil.com/", fault: .userinfo),
    Row(id: "empty userinfo", url: "https://@evil.com/", fault: .userinfo),
    Row(id: "CR LF", url: "https://h/a\r\nSet-Cookie:x", fault: .controlCharacter),
    Row(id: "NUL", url: "https://h/\0", fault: .controlCharacter),
    Row(id: "tab", url: "https://h/a\tb", fault: .controlCharacter),
    Row(id: "DEL", url: "https://h/\u{7F}", fault: .controlCharacter),
    Row(id: "tab in host", url: "https://ex\tample.com/", fault: .controlCharacter),
    Row(id: "leading control", url: "\u{1}https://h", fault: .controlCharacter),
    Row(id: "backslash in path", url: "https://h/\\evil.com", fault: .backslash),
    Row(id: "backslash ends host", url: "https://good.com\\.evil.com/", fault: .backslash),
    Row(id: "backslash in query", url: "https://h/?\\", fault: .backslash),
    Row(id: "blank in host", url: "https://exa mple.com/", fault: .forbiddenHostCharacter),
    Row(id: "angle in host", url: "https://a<b.com/", fault: .forbiddenHostCharacter),
    Row(id: "pipe in host", url: "https://a|b.com/", fault: .forbiddenHostCharacter),
    Row(id: "caret in host", url: "https://a^b.com/", fault: .forbiddenHostCharacter),
    Row(id: "quote in host", url: "https://a\"b.com/", fault: .forbiddenHostCharacter),
    Row(id: "brace in host", url: "https://a{b}.com/", fault: .forbiddenHostCharacter),
    Row(id: "bracket in host", url: "https://a[b].com/", fault: .forbiddenHostCharacter),
    Row(id: "escape in host", url: "https://exam%70le.com/", fault: .escapeInHost),
    Row(id: "slash in host", url: "https://www.google.com%2Fmaps", fault: .escapeInHost),
    Row(id: "account of", url: "https://evil.c℀.example.com/", fault: .forbiddenHostCharacter),
    Row(id: "fullwidth percent", url: "https://a％41.com/", fault: .escapeInHost),
    Row(id: "empty label", url: "https://a..b/", fault: .emptyHostLabel),
    Row(id: "leading dot", url: "https://.a.com/", fault: .emptyHostLabel),
    Row(id: "dot alone", url: "https://./", fault: .emptyHostLabel),
    Row(id: "two dots at the end", url: "https://a../", fault: .emptyHostLabel),
    Row(id: "decimal", url: "http://2130706433/", fault: .numericHost),
    Row(id: "hex", url: "http://0x7f000001/", fault: .numericHost),
    Row(id: "hex alone", url: "http://0x/", fault: .numericHost),
    Row(id: "octal part", url: "http://0177.0.0.1/", fault: .numericHost),
    Row(id: "short IPv4", url: "http://127.1/", fault: .numericHost),
    Row(id: "IPv4 with dot", url: "http://127.0.0.1./", fault: .numericHost),
    Row(id: "five parts", url: "http://1.2.3.4.5/", fault: .numericHost),
    Row(id: "256", url: "http://1.2.3.256/", fault: .numericHost),
    Row(id: "name with number last", url: "http://foo.0x4/", fault: .numericHost),
    Row(id: "name with digits last", url: "http://foo.2/", fault: .numericHost),
    Row(id: "IPv6 open", url: "http://[::1/", fault: .invalidIPv6),
    Row(id: "IPv6 empty", url: "http://[]/", fault: .invalidIPv6),
    Row(id: "IPv6 zone", url: "http://[fe80::1%25eth0]/", fault: .invalidIPv6),
    Row(id: "IPv6 nine", url: "http://[1:2:3:4:5:6:7:8:9]/", fault: .invalidIPv6),
    Row(id: "IPv6 two gaps", url: "http://[1::2::3]/", fault: .invalidIPv6),
    Row(id: "IPv6 full with gap", url: "http://[1:2:3:4:5:6:7:8::]/", fault: .invalidIPv6),
    Row(id: "IPv6 single colon", url: "http://[:1:2:3:4:5:6:7]/", fault: .invalidIPv6),
    Row(id: "IPv6 colon at end", url: "http://[1:2:3:4:5:6:7:]/", fault: .invalidIPv6),
    Row(id: "IPv6 five digits", url: "http://[12345::]/", fault: .invalidIPv6),
    Row(id: "IPv6 with bad IPv4", url: "http://[::1.2.3]/", fault: .invalidIPv6),
    Row(id: "IPv6 with octal IPv4", url: "http://[::1.2.3.04]/", fault: .invalidIPv6),
    Row(id: "IPv6 with rest", url: "http://[::1]a/", fault: .invalidIPv6),
    Row(id: "IPvFuture", url: "http://[v1.a]/", fault: .invalidIPv6),
    Row(id: "port letters", url: "https://h:8a/", fault: .invalidPort),
    Row(id: "port sign", url: "https://h:+80/", fault: .invalidPort),
    Row(id: "port large", url: "https://h:65536/", fault: .invalidPort),
    Row(id: "port huge", url: "https://h:99999999999999999999999/", fault: .invalidPort),
    Row(id: "two ports", url: "https://h:80:80/", fault: .invalidPort),
    Row(id: "bad A-label", url: "https://xn--a/", fault: .invalidInternationalHost),
    Row(id: "A-label of a capital", url: "https://xn--wca.com/", fault: .invalidInternationalHost),
    Row(id: "capital sharp s", url: "https://STRAẞE.de/", fault: .invalidInternationalHost),
    Row(id: "bidi", url: "https://1א.com/", fault: .invalidInternationalHost),
    Row(id: "Hebrew, then Latin", url: "https://אa.com/", fault: .invalidInternationalHost),
    Row(id: "Latin, then Hebrew", url: "https://aא.com/", fault: .invalidInternationalHost),
    Row(id: "mark behind a hyphen", url: "https://ד-\u{651}.com/", fault: .invalidInternationalHost),
    Row(id: "the same encoded", url: "https://xn----5hc39a.com/", fault: .invalidInternationalHost),
    Row(id: "mark behind a middle dot", url: "https://ﺃ·\u{8D5}.com/", fault: .invalidInternationalHost),
    Row(id: "mark behind a comparison", url: "https://ځ≯\u{612}.de/", fault: .invalidInternationalHost),
    Row(id: "digits above Hebrew", url: "https://1.אב.com/", fault: .invalidInternationalHost),
    Row(id: "digits below Hebrew", url: "https://אב.7x/", fault: .invalidInternationalHost),
    Row(id: "hyphen in front below Arabic", url: "https://مثال.-a.com/", fault: .invalidInternationalHost),
    Row(id: "underscore at the end below Arabic", url: "https://a_.مثال.com/", fault: .invalidInternationalHost),
    Row(id: "label of digits beside an encoded one", url: "https://1.xn--4dbc.com/", fault: .invalidInternationalHost),
    Row(id: "European and Arabic digits", url: "https://א1١0.com/", fault: .invalidInternationalHost),
    Row(id: "the same digits encoded", url: "https://xn--10-uld59c.com/", fault: .invalidInternationalHost),
    Row(id: "emoji", url: "https://☃.net/", fault: .invalidInternationalHost),
    Row(id: "fullwidth IPv4", url: "http://１２７.1/", fault: .numericHost),
    Row(id: "soft hyphen alone", url: "http://\u{AD}/", fault: .invalidInternationalHost),
  ]

  @Test(arguments: refused)
  func refuses(_ row: Row) {
    var out: [UInt8] = []
    do throws(URLFault) {
      try WebURL.append(row.url.utf8Bytes.span, to: &out)
      Issue.record("accepted as \(out.utf8Text)")
    } catch {
      #expect(error == row.fault)
    }
  }

  @Test func rowsHaveNamesOfTheirOwn() {
    let rows = Self.accepted + Self.refused
    #expect(Set(rows.map(\.id)).count == rows.count)
  }

  @Test func refusesInvalidUTF8InHost() {
    for host in [[0xFF], [0xC3, 0x28], [0xE2, 0x82], [0xED, 0xA0, 0x80]] as [[UInt8]] {
      let url = "https://a".utf8Bytes + host + ".com/".utf8Bytes
      #expect(throws: URLFault.self) {
        var out: [UInt8] = []
        try WebURL.append(url.span, to: &out)
      }
    }
  }

  @Test func escapesInvalidUTF8BehindTheHost() throws {
    var out: [UInt8] = []
    try WebURL.append(("https://h/".utf8Bytes + [0xFF, 0xC3]).span, to: &out)
    #expect(out.utf8Text == "https://h/%FF%C3")
  }

  @Test func limitsLength() throws {
    let url = "https://h/".utf8Bytes
    let longest = url + [UInt8](repeating: 0x61, count: WebURL.maximumLength - url.count)
    #expect(try WebURL.check(longest.span).isPlain)
    #expect(throws: URLFault.tooLong) { try WebURL.check((longest + [0x61]).span) }
  }
}
