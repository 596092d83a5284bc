extension HostileLink {
  private static func prefix(_ id: String, _ prefix: String, _ end: String, code: Int = -32602) -> HostileLink {
    HostileLink(
      "prefix " + id, "build",
      #"{"dynamicLinkInfo":{"domainUriPrefix":\#(Sample.quoted(prefix)),"link":"https://www.example.org/"}}"#,
      code, "/dynamicLinkInfo/domainUriPrefix", end)
  }

  private static func domain(_ id: String, _ domain: String) -> HostileLink {
    HostileLink(
      "domain " + id, "build",
      #"{"dynamicLinkInfo":{"dynamicLinkDomain":\#(Sample.quoted(domain)),"link":"https://www.example.org/"}}"#,
      -32602, "/dynamicLinkInfo/dynamicLinkDomain", Sample.quoted(domain) + ".")
  }

  /// A value of a member of a group of `dynamicLinkInfo`.
  private static func member(
    _ id: String, _ path: String, _ value: String, _ code: Int, _ end: String
  ) -> HostileLink {
    let names = path.split(separator: "/")
    let group = #"{"\#(names[1])":\#(Sample.quoted(value))}"#
    return HostileLink(
      id, "build",
      #"{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://www.example.org/","#
        + #""\#(names[0])":\#(group)}}"#,
      code, "/dynamicLinkInfo/" + path, end)
  }

  private static func scheme(_ id: String, _ scheme: String, dangerous: Bool = false) -> HostileLink {
    HostileLink(
      "custom scheme " + id, "build",
      #"{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://www.example.org/","#
        + #""iosInfo":{"iosBundleId":"a.b","iosCustomScheme":\#(Sample.quoted(scheme))}}}"#,
      dangerous ? 1403 : -32602, "/dynamicLinkInfo/iosInfo/iosCustomScheme",
      dangerous ? "; use a scheme of the app's own." : ".")
  }

  private static func long(_ id: String, _ link: String, _ code: Int, _ end: String) -> HostileLink {
    HostileLink(
      "long link " + id, "shorten", #"{"longDynamicLink":\#(Sample.quoted(link))}"#, code, "/longDynamicLink", end)
  }

  private static func click(_ id: String, _ url: String, _ code: Int, _ end: String) -> HostileLink {
    HostileLink(
      "click " + id, "resolve", #"{"url":\#(Sample.quoted(url))}"#, code, code == 1404 ? nil : "/url", end)
  }

  private static func suffix(_ id: String, _ suffix: String) -> HostileLink {
    HostileLink(
      "suffix " + id, "shorten",
      #"{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.org%2F","#
        + #""suffix":{"option":"CUSTOM","customSuffix":\#(Sample.quoted(suffix))}}"#,
      -32602, "/suffix/customSuffix", ".")
  }

  private static let front = "https://example.com/link/?link="

  static let places = [
    prefix("over http", "http://example.com", "\" is not https."),
    prefix("without a scheme", "example.com/link", "\" has no scheme."),
    prefix("that runs code", "javascript:alert(1)", "; use http or https.", code: 1403),
    prefix("without a host", "https://", "\" has no host."),
    prefix("with a user", "https://good.com@evil.com", "\" has a user name in front of its host."),
    prefix("with a query", "https://example.com?x", "has a query, a fragment or more than one slash at its end."),
    prefix("with a fragment", "https://example.com#x", "has a query, a fragment or more than one slash at its end."),
    prefix("with slashes", "https://example.com//", "has a query, a fragment or more than one slash at its end."),
    prefix("with a number for its host", "https://127.1", "that browsers read differently."),
    prefix("with an escape in its host", "https://%65xample.com", "\" has a percent escape in its host."),
    prefix("with a large port", "https://example.com:99999", "\" has a port that is no number up to 65535."),
    prefix("with a backslash", #"https://example.com\link"#, "\" has a backslash."),
    prefix("with a line break", "https://example.com/li\nnk", "\" has a control character."),
    prefix("of page.link with a path", "https://abc.page.link/x", "; use the host alone."),
    domain("with a scheme", "https://abc.page.link"),
    domain("with a path", "abc.page.link/x"),
    domain("with a user", "good.com@evil.com"),
    domain("with a blank", "a b.page.link"),
    domain("that is a number", "127.1"),
    domain("with a broken encoded label", "xn--a.page.link"),
    member(
      "fallback of Android that runs code", "androidInfo/androidFallbackLink", "javascript:x", 1403,
      "; use http or https."),
    member("fallback of iOS that runs code", "iosInfo/iosFallbackLink", "JavaScript:x", 1403, "; use http or https."),
    member(
      "fallback of iPad that is a document", "iosInfo/iosIpadFallbackLink", "data:,x", 1403, "; use http or https."),
    member(
      "fallback of desktop that is a file", "desktopInfo/desktopFallbackLink", "file:///x", 1403, "; use http or https."
    ),
    member("image that runs code", "socialMetaTagInfo/socialImageLink", "java\nscript:x", 1403, "; use http or https."),
    member(
      "link for Android that is an intent", "androidInfo/androidLink", "intent://x#Intent;end", 1403,
      "; use http, https or a scheme of the app's own."),
    member(
      "link for Android that runs code", "androidInfo/androidLink", " javascript:x", 1403,
      "; use http, https or a scheme of the app's own."),
    scheme("that runs code", "javascript", dangerous: true),
    scheme("that runs code with a tab", "java\tscript", dangerous: true),
    scheme("that runs code with a rest", "javascript:alert(1)//", dangerous: true),
    scheme("that is a file", "FILE", dangerous: true),
    scheme("that is an intent", "intent", dangerous: true),
    scheme("of the web", "https"),
    scheme("of mail", "mailto"),
    scheme("with a colon", "myapp:"),
    scheme("with slashes", "myapp://evil.com/"),
    scheme("with a blank", "my app"),
    scheme("with a digit in front", "1app"),
    scheme("with an underscore", "my_app"),
    scheme("outside of ASCII", "mýapp"),
    scheme("with a line break", "myapp\r\nLocation"),
    long("without a query", "https://example.com/link", -32602, "; give \"prefix/?link=…\"."),
    long("without a link", "https://example.com/link/?apn=a.b", -32602, "(seen: \"apn\")."),
    long(
      "behind a fragment", "https://example.com/link/#?link=https%3A%2F%2Fwww.example.org%2F", -32602,
      "; give \"prefix/?link=…\"."),
    long("of another scheme", "ftp://example.com/?link=https%3A%2F%2Fwww.example.org%2F", -32602, "\" is not https."),
    long("that is no URL", "link=https%3A%2F%2Fwww.example.org%2F", -32602, "\" has no scheme."),
    long(
      "with a user", "https://a@example.com/?link=https%3A%2F%2Fwww.example.org%2F", -32602,
      "\" has a user name in front of its host."),
    long("that runs code", front + "javascript%3Aalert(1)", 1403, "; use http or https."),
    long("that runs code behind a tab", front + "%09javascript%3Aalert(1)", 1403, "; use http or https."),
    long(
      "with a header", front + "https%3A%2F%2Fwww.example.org%2F%0d%0aX%3A+y", -32602, "\" has a control character."),
    long(
      "with an encoded user", front + "https%3A%2F%2Fgood.com%40evil.com%2F", -32602,
      "\" has a user name in front of its host."),
    long("encoded twice", front + "https%253A%252F%252Fwww.example.org%252F", -32602, "\" has no scheme."),
    long("to itself", front + "https%3A%2F%2Fexample.com%2Flink%2Fx", 1403, "; give the final URL."),
    long(
      "with a fallback that runs code", front + "https%3A%2F%2Fwww.example.org%2F&ofl=javascript%3Ax", 1403,
      "; use http or https."),
    long("of 70 000 bytes", front + many("a", 70_000), -32602, "; shorten its values."),
    click("on nothing", "", -32602, "."),
    click("on a word", "x", -32602, "nor a short link (prefix/suffix)."),
    click("on code", "javascript:alert(1)", -32602, "nor a short link (prefix/suffix)."),
    click("on code in a link", front + "javascript%3Aalert(1)", 1403, "; use http or https."),
    click(
      "on a link with a header", front + "https%3A%2F%2Fwww.example.org%2F%0aX", -32602, "\" has a control character."),
    click(
      "on another host by a backslash", front + "https%3A%2F%2Fgood.com%5C.evil.com%2F", -32602, "\" has a backslash."),
    click("on a short link of nobody", "https://example.com/link/nobody", 1404, "; upper and lower case differ."),
    click("on a short link with an escape", "https://example.com/link/%00", 1404, "; upper and lower case differ."),
    click(
      "on a short link that climbs", "https://example.com/link/..%2F..%2Fetc%2Fpasswd", 1404,
      "; upper and lower case differ."),
    suffix("that is empty", ""),
    suffix("that climbs", "../../etc/passwd"),
    suffix("with a question mark", "a?d=1"),
    suffix("with a number sign", "a#b"),
    suffix("with an escape", "a%2Fb"),
    suffix("with a blank", "a b"),
    suffix("with a NUL", "a\u{0}"),
    suffix("outside of ASCII", "ａbc"),
    suffix("that is a dot", "."),
    suffix("of an association file", "Apple-App-Site-Association"),
    suffix("that is reserved", "LINK"),
    suffix("of 129", many("a", 129)),
  ]
}
