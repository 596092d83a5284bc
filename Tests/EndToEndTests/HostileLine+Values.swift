extension HostileLine {
  private static func ask(_ id: String, _ method: String, _ params: String, _ answer: Answer) -> HostileLine {
    HostileLine(id, Sample.request(method, id: "7", params), answer)
  }

  private static func parsed(_ id: String, _ url: String, code: Int? = nil) -> HostileLine {
    ask(
      "parse " + id, "parseIncoming", #"{"url":\#(Sample.quoted(url))}"#,
      code.map { .error($0, id: "7") } ?? .result(id: "7"))
  }

  private static func built(_ id: String, _ link: String, code: Int?) -> HostileLine {
    ask(
      "build " + id, "build",
      #"{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":\#(Sample.quoted(link))}}"#,
      code.map { .error($0, id: "7") } ?? .result(id: "7"))
  }

  private static func matched(_ id: String, _ pattern: String, _ path: String) -> HostileLine {
    let url = Sample.quoted("https://example.com/" + path)
    let component =
      #"{"/":\#(Sample.quoted(pattern)),"?":\#(Sample.quoted(pattern)),"\u0023":\#(Sample.quoted(pattern))}"#
    return ask(
      "match " + id, "matchAASA",
      #"{"aasa":{"applinks":{"details":[{"appIDs":["ABCDE12345.a"],"components":[{"/":\#(Sample.quoted(pattern))},\#(component)]}]}},"#
        + #""url":\#(url)}"#, .result(id: "7"))
  }

  private static func many(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

  /// Right requests with values that are made to hurt.
  static let values = [
    parsed("empty", "", code: -32602),
    parsed("a long host", "https://" + many("a", 100_000) + ".example/"),
    parsed("a host of many labels", "https://" + many("a.", 50_000) + "example/"),
    parsed("a host outside of ASCII", "https://" + many("ä", 20_000) + ".example/"),
    parsed("a long punycode host", "https://xn--" + many("a", 50_000) + "/"),
    parsed("many slashes", "https://example.com" + many("/", 1_000_000)),
    parsed("many dots", "https://example.com" + many("/..", 300_000)),
    parsed("many parameters", "https://example.com/link/?" + many("a=b&", 200_000)),
    parsed("many ampersands", "https://example.com/link/?" + many("&", 1_000_000)),
    parsed("many escapes", "https://example.com/" + many("%2F", 300_000)),
    parsed("broken escapes", "https://example.com/" + many("%", 500_000)),
    parsed("many question marks", "https://example.com/" + many("?", 500_000)),
    parsed("many fragments", "https://example.com/" + many("#", 500_000)),
    parsed("many user signs", "https://" + many("@", 500_000)),
    parsed("many colons", many(":", 500_000)),
    parsed("many brackets", "https://" + many("[", 500_000)),
    parsed("a large port", "https://example.com:99999999999999999999999/"),
    parsed("a long scheme", many("s", 500_000) + "://x"),
    parsed("an address that overflows", "https://99999999999999999999/"),
    parsed("a hexadecimal address", "https://0xffffffffffffffffffff/"),
    parsed(
      "nested links",
      (0..<6).reduce("https://www.example.com/") { url, _ in
        "https://example.com/link/?link="
          + url.utf8.map { "%" + (($0 < 16 ? "0" : "") + String($0, radix: 16)) }.joined()
      }),
    built("a script", "javascript:alert(1)", code: 1403),
    built("user and password", "https://a:b@example.com/", code: -32602),
    built("no host", "https:///x", code: -32602),
    built("backslashes", #"https://example.com\@evil.example/"#, code: -32602),
    built("a line break", "https://example.com/\r\nLocation: x", code: -32602),
    built("NUL", "https://example.com/\u{0}", code: -32602),
    built("a right-to-left mark", "https://example.com/\u{202E}gnp", code: nil),
    built("a long link", "https://example.com/" + many("a", 70_000), code: -32602),
    built("a long host", "https://" + many("a", 70_000), code: -32602),
    built("a host of dots", "https://" + many(".", 10_000), code: -32602),
    built("sharp s", "https://\u{1E9E}.example/", code: -32602),
    matched("stars", many("*a", 5000) + "*b", many("a", 20_000)),
    matched("question marks and stars", many("?*", 5000) + "b", many("a", 20_000)),
    matched("stars only", many("*", 200_000), many("a", 20_000)),
    matched("a long literal", many("a", 200_000), many("a", 20_000)),
    matched("variables", many("$(lang)", 3000), many("en", 3000)),
    matched("open variables", many("$(", 20_000), many("$(", 3000)),
    matched("classes", many("$(alpha)*", 2000), many("a", 5000)),
    ask(
      "match 5 000 rules", "matchAASA",
      #"{"aasa":{"applinks":{"details":[{"appIDs":["ABCDE12345.a"],"components":["#
        + (0..<5000).map { #"{"/":"*/\#($0)/*a*b"}"# }.joined(separator: ",") + #"]}]}},"url":"https://example.com/"#
        + many("a/", 2000) + "\"}", .result(id: "7")),
    ask(
      "match 1 000 URLs", "matchAASA",
      #"{"aasa":{"applinks":{"details":[{"appIDs":["ABCDE12345.a"],"components":[{"/":"*a*a*a*b"}]}]}},"urls":["#
        + (0..<1000).map { "\"https://example.com/\($0)\(many("a", 200))\"" }.joined(separator: ",") + "]}",
      .result(id: "7")),
    ask("match text that is no JSON", "matchAASA", #"{"aasa":"{","url":"https://example.com/"}"#, .result(id: "7")),
    ask(
      "match deep text", "matchAASA", #"{"aasa":"\#(many("[", 500_000))","url":"https://example.com/"}"#,
      .result(id: "7")),
    ask(
      "match a text of the same key", "matchAASA",
      #"{"aasa":\#(Sample.quoted("{" + many("\"applinks\":{},", 100_000) + "\"applinks\":{}}")),"url":"https://example.com/"}"#,
      .result(id: "7")),
    ask(
      "match an object of the same key", "matchAASA",
      #"{"aasa":{\#(many("\"applinks\":{},", 100_000))"applinks":{}},"url":"https://example.com/"}"#,
      .error(-32602, id: "7")),
    ask(
      "match bytes that are no base64", "matchAASA", #"{"aasaBase64":"!","url":"https://example.com/"}"#,
      .error(-32602, id: "7")),
    ask(
      "match NULs", "matchAASA", #"{"aasaBase64":"\#(many("AAAA", 100_000))","url":"https://example.com/"}"#,
      .result(id: "7")),
    ask(
      "shorten with a suffix that leads away", "shorten",
      #"{"longDynamicLink":\#(Sample.quoted(Sample.longLink(1))),"suffix":{"option":"CUSTOM","customSuffix":"../../x"}}"#,
      .error(-32602, id: "7")),
    ask(
      "shorten with SQL", "shorten",
      #"{"longDynamicLink":\#(Sample.quoted(Sample.longLink(1))),"name":"'; DROP TABLE links; --"}"#, .result(id: "7")),
    ask(
      "shorten with a NUL in the name", "shorten",
      #"{"longDynamicLink":\#(Sample.quoted(Sample.longLink(1))),"name":"a\u0000b"}"#, .result(id: "7")),
    ask(
      "shorten with an impossible day", "shorten",
      #"{"longDynamicLink":\#(Sample.quoted(Sample.longLink(1))),"expireTime":"2027-02-30T00:00:00Z"}"#,
      .error(-32602, id: "7")),
    ask(
      "shorten with a year of many digits", "shorten",
      #"{"longDynamicLink":\#(Sample.quoted(Sample.longLink(1))),"expireTime":"99999999-01-01T00:00:00Z"}"#,
      .error(-32602, id: "7")),
    ask(
      "resolve with a version that overflows", "resolve",
      #"{"url":\#(Sample.quoted(Sample.longLink(1) + "&amv=99999999999999999999&apn=a.b")),"device":{"platform":"android","#
        + #""appVersionCode":9223372036854775807}}"#, .result(id: "7")),
    ask(
      "resolve with a long user agent", "resolve",
      #"{"url":\#(Sample.quoted(Sample.longLink(1))),"device":{"userAgent":"\#(many("Mozilla/5.0 (", 50_000))"}}"#,
      .result(id: "7")),
    ask(
      "resolve with many headers", "resolve",
      #"{"url":\#(Sample.quoted(Sample.longLink(1))),"device":{"headers":[\#(many(#"["user-agent","x"],"#, 50_000))["a","b"]]}}"#,
      .result(id: "7")),
  ]
}
