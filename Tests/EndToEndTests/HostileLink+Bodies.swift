extension HostileLink {
  private static func build(_ id: String, _ info: String, _ field: String?, _ end: String) -> HostileLink {
    HostileLink("build " + id, "build", #"{"dynamicLinkInfo":\#(info)}"#, -32602, field, end)
  }

  /// Members beside the long link.
  private static func shorten(_ id: String, _ members: String, _ field: String, _ end: String) -> HostileLink {
    HostileLink(
      "shorten " + id, "shorten",
      #"{"longDynamicLink":"https://example.com/link/?link=https%3A%2F%2Fwww.example.org%2F",\#(members)}"#,
      -32602, field, end)
  }

  private static func resolve(_ id: String, _ members: String, _ field: String, _ end: String) -> HostileLink {
    HostileLink(
      "resolve " + id, "resolve",
      #"{"url":"https://example.com/link/?link=https%3A%2F%2Fwww.example.org%2F",\#(members)}"#, -32602, field, end)
  }

  private static func parse(_ id: String, _ params: String, _ field: String?, _ end: String) -> HostileLink {
    HostileLink("parse " + id, "parseIncoming", params, -32602, field, end)
  }

  private static func match(_ id: String, _ params: String, _ field: String?, _ end: String) -> HostileLink {
    HostileLink("match " + id, "matchAASA", params, -32602, field, end)
  }

  private static let front = #"{"domainUriPrefix":"https://example.com/link","link":"https://www.example.org/","#

  static let bodies = [
    build("of a number", "5", "/dynamicLinkInfo", "must be an object, not a number."),
    build("of a string", #""https://www.example.org/""#, "/dynamicLinkInfo", "must be an object, not a string."),
    build("of an array", "[]", "/dynamicLinkInfo", "must be an object, not an array."),
    build("with a link of a number", #"{"link":5}"#, "/dynamicLinkInfo/link", "must be a string, not a number."),
    build(
      "with a link of an object", #"{"link":{"$ne":1}}"#, "/dynamicLinkInfo/link", "must be a string, not an object."),
    build(
      "with a list of links", #"{"link":["https://a.example/"]}"#, "/dynamicLinkInfo/link",
      "must be a string, not an array."),
    build("with a truth for a link", #"{"link":true}"#, "/dynamicLinkInfo/link", "must be a string, not true."),
    build(
      "with two links", #"{"link":"https://a.example/","link":"https://b.example/"}"#, "/dynamicLinkInfo/link",
      "keep one of the two."),
    build(
      "with two links, one escaped", #"{"link":"https://a.example/","l\u0069nk":"https://b.example/"}"#,
      "/dynamicLinkInfo/link", "keep one of the two."),
    build(
      "with half a surrogate", #"{"link":"https://a.example/\ud800"}"#, "/dynamicLinkInfo/link",
      "; write the whole pair."),
    build("with a prototype", front + #""__proto__":{"link":"https://evil.com/"}}"#, "/dynamicLinkInfo/__proto__", "."),
    build("with a constructor", front + #""constructor":{}}"#, "/dynamicLinkInfo/constructor", "."),
    build(
      "with another case", front + #""Link":"https://evil.com/"}"#, "/dynamicLinkInfo/Link", "did you mean \"link\"?"),
    build(
      "with a NUL in a name", front + #""link\u0000":"https://evil.com/"}"#, #"/dynamicLinkInfo/link"# + "\u{0}", "?"),
    build("with a slash in a name", front + #""a/b~c":1}"#, "/dynamicLinkInfo/a~1b~0c", "."),
    build(
      "with a name of 60 000", front + #""\#(many("a", 60_000))":1}"#, nil, "."),
    build(
      "with both prefixes", front + #""dynamicLinkDomain":"abc.page.link"}"#, "/dynamicLinkInfo",
      "\"dynamicLinkDomain\"."),
    build("without a prefix", #"{"link":"https://www.example.org/"}"#, "/dynamicLinkInfo", "\"dynamicLinkDomain\"."),
    build(
      "with a group of a string", front + #""iosInfo":"a.b"}"#, "/dynamicLinkInfo/iosInfo",
      "must be an object, not a string."),
    build(
      "with a list of groups", front + #""iosInfo":[{}]}"#, "/dynamicLinkInfo/iosInfo",
      "must be an object, not an array."),
    build(
      "with a foreign member in a group", front + #""iosInfo":{"androidPackageName":"a.b"}}"#,
      "/dynamicLinkInfo/iosInfo/androidPackageName", "."),
    build(
      "with a store id that is a fraction", front + #""iosInfo":{"iosAppStoreId":1.5}}"#,
      "/dynamicLinkInfo/iosInfo/iosAppStoreId", "not \"1.5\"."),
    build(
      "with a store id of a list", front + #""iosInfo":{"iosAppStoreId":[1]}}"#,
      "/dynamicLinkInfo/iosInfo/iosAppStoreId", "not an array."),
    build(
      "with a negative version", front + #""androidInfo":{"androidMinPackageVersionCode":-1}}"#,
      "/dynamicLinkInfo/androidInfo/androidMinPackageVersionCode", "not \"-1\"."),
    build(
      "with an exponent for a version", front + #""androidInfo":{"androidMinPackageVersionCode":1e400}}"#,
      "/dynamicLinkInfo/androidInfo/androidMinPackageVersionCode", "not \"1e400\"."),
    build(
      "with a flag of a word", front + #""navigationInfo":{"enableForcedRedirect":"yes"}}"#,
      "/dynamicLinkInfo/navigationInfo/enableForcedRedirect", "not \"yes\"."),
    build(
      "with a source of an object", front + #""analyticsInfo":{"googlePlayAnalytics":{"utmSource":{}}}}"#,
      "/dynamicLinkInfo/analyticsInfo/googlePlayAnalytics/utmSource", "must be a string, not an object."),
    HostileLink("build without params", "build", "{}", -32602, "/dynamicLinkInfo", "."),
    HostileLink("build of a list", "build", "[1]", -32602, nil, "."),
    HostileLink("build with a link beside", "build", #"{"link":"https://evil.com/"}"#, -32602, "/link", "."),
    HostileLink(
      "build with a version of a number", "build", #"{"dynamicLinkInfo":{},"sdkVersion":5}"#, -32602, "/sdkVersion",
      "not a number."),
    HostileLink("a method that is a path", "../../bin/sh", "{}", -32601, nil, "."),
    HostileLink("a method with a NUL", "build\u{0}", "{}", -32601, nil, "did you mean \"build\"?"),
    HostileLink("a method in capitals", "BUILD", "{}", -32601, nil, "did you mean \"build\"?"),
    shorten("with a suffix of a string", #""suffix":"SHORT""#, "/suffix", "must be an object, not a string."),
    shorten("with an option in small letters", #""suffix":{"option":"short"}"#, "/suffix/option", "not \"short\"."),
    shorten("with an option of a number", #""suffix":{"option":1}"#, "/suffix/option", "."),
    shorten("with no suffix for CUSTOM", #""suffix":{"option":"CUSTOM"}"#, "/suffix/customSuffix", "."),
    shorten(
      "with a suffix of an object", #""suffix":{"option":"CUSTOM","customSuffix":{}}"#, "/suffix/customSuffix",
      "not an object."),
    shorten("with a word for reuse", #""reuse":"no""#, "/reuse", "."),
    shorten("with a name of a list", #""name":[]"#, "/name", "not an array."),
    shorten("with a word for tags", #""tags":"a""#, "/tags", "must be an array, not a string."),
    shorten("with a tag of a number", #""tags":["a",1]"#, "/tags/1", "must be a string, not a number."),
    shorten("with a time of a number", #""expireTime":1700000000"#, "/expireTime", "not a number."),
    shorten("with a day alone", #""expireTime":"2030-01-01""#, "/expireTime", "not \"2030-01-01\"."),
    shorten("with the 30th of February", #""expireTime":"2030-02-30T00:00:00Z""#, "/expireTime", "."),
    shorten("with the 61st second", #""expireTime":"2030-01-01T00:00:61Z""#, "/expireTime", "."),
    shorten("with SQL for a time", #""expireTime":"2030-01-01T00:00:00Z'; DROP TABLE links; --""#, "/expireTime", "."),
    shorten("with an unknown member", #""password":"x""#, "/password", "."),
    HostileLink("shorten nothing", "shorten", "{}", -32602, nil, "\"longDynamicLink\"."),
    HostileLink(
      "shorten a list", "shorten", #"{"longDynamicLink":["a"]}"#, -32602, "/longDynamicLink", "not an array."),
    resolve("with a device of a string", #""device":"ios""#, "/device", "must be an object, not a string."),
    resolve("with a foreign platform", #""device":{"platform":"symbian"}"#, "/device/platform", "not \"symbian\"."),
    resolve("with headers of a number", #""device":{"headers":5}"#, "/device/headers", "."),
    resolve("with a header of one text", #""device":{"headers":[["a"]]}"#, "/device/headers/0", "."),
    resolve("with a word for a truth", #""device":{"appInstalled":"yes"}"#, "/device/appInstalled", "."),
    resolve("with a code that is a fraction", #""device":{"appVersionCode":1.5}"#, "/device/appVersionCode", "."),
    resolve("with an impossible time", #""now":"now""#, "/now", "not \"now\"."),
    resolve("with a number for explain", #""explain":1"#, "/explain", "."),
    resolve("with a destination", #""link":"https://evil.com/""#, "/link", "."),
    HostileLink("resolve a number", "resolve", #"{"url":5}"#, -32602, "/url", "must be a string, not a number."),
    HostileLink("resolve nothing", "resolve", "{}", -32602, "/url", "."),
    parse("nothing", "{}", nil, "\"referrer\"."),
    parse("two things", #"{"url":"a:b","referrer":"c"}"#, nil, "\"referrer\"."),
    parse("an object", #"{"url":{}}"#, "/url", "must be a string, not an object."),
    parse("with domains of a string", #"{"url":"a:b","domains":"x"}"#, "/domains", "must be an array, not a string."),
    parse("with a domain that is no prefix", #"{"url":"a:b","domains":["x"]}"#, "/domains/0", "."),
    parse(
      "with a scheme of a number", #"{"url":"a:b","schemes":[5]}"#, "/schemes/0", "must be a string, not a number."),
    match("nothing", "{}", nil, "."),
    match("a number", #"{"aasa":5,"url":"https://a.example/"}"#, "/aasa", "."),
    match("two files", #"{"aasa":"{}","aasaBase64":"e30=","url":"https://a.example/"}"#, nil, "."),
    match("bytes that are no Base64", #"{"aasaBase64":"e30=\n!","url":"https://a.example/"}"#, "/aasaBase64", "."),
    match("no URL", #"{"aasa":"{}"}"#, nil, "."),
    match("a URL of a number", #"{"aasa":"{}","urls":[5]}"#, "/urls/0", "must be a string, not a number."),
    match(
      "in an unknown system", #"{"aasa":"{}","url":"https://a.example/","profile":"ios3"}"#, "/profile", "not \"ios3\"."
    ),
  ]
}
