extension WebRow {
  private static let aasa = "https://example.com/.well-known/apple-app-site-association"
  private static let lost = Wanted.redirect("https://www.example.com/lost")

  static let files: [WebRow] = [
    WebRow("Apple's file", aasa, .json(200), part: #""appIDs":["ABCDE12345.com.example.ios"]"#),
    WebRow("Apple's file, root", "https://example.com/apple-app-site-association", .json(200), part: "applinks"),
    WebRow("Apple's file, query", aasa + "?x=1", .json(200), part: "applinks"),
    WebRow(
      "Apple's file over http", "http://example.com/.well-known/apple-app-site-association", .json(200),
      part: "applinks"),
    WebRow("Apple's file, any Accept", aasa, .json(200), headers: #"{"Accept":"application/json"}"#, part: "applinks"),
    WebRow("Apple's file, HEAD", aasa, .bare(200), method: "HEAD"),
    WebRow(
      "Apple's file, a port on the way", "https://example.com:8443/.well-known/apple-app-site-association", .json(200),
      part: "/link/*"),
    WebRow(
      "Apple's file, another host", "https://other.example/.well-known/apple-app-site-association", .page(404),
      part: "No prefix has the host &quot;other.example&quot;; "),
    WebRow(
      "Apple's file, a host with a port alone", "https://port.example:8443/.well-known/apple-app-site-association",
      .page(404), part: "because systems ask for it on port 443 alone"),
    WebRow(
      "Android's file", "https://example.com/.well-known/assetlinks.json", .json(200), part: "com.example.android"),
    WebRow("Android's file, HEAD", "https://example.com/.well-known/assetlinks.json", .bare(200), method: "HEAD"),
    WebRow("no file at the root", "https://example.com/assetlinks.json", lost),
    WebRow("slash behind", aasa + "/", lost),
    WebRow("another case", "https://example.com/.well-known/Apple-App-Site-Association", lost),
    WebRow("two slashes before a file", "https://example.com//.well-known/apple-app-site-association", lost),
    WebRow("escaped letter", "https://example.com/.well-known/%61pple-app-site-association", lost),
    WebRow("ending", aasa + ".json", lost),
  ]

  static let methods: [WebRow] = ["POST", "OPTIONS", "PUT", "DELETE", "get", "TRACE", "CONNECT"].flatMap { method in
    [
      WebRow("\(method) of a link", "https://example.com/link/sale", .bare(405), method: method),
      WebRow("\(method) of a file", aasa, .bare(405), method: method),
      WebRow("\(method) elsewhere", "https://other.example/", .bare(405), method: method),
    ]
  }

  static let heads: [WebRow] = [
    WebRow(
      "HEAD of a link", "https://example.com/link/sale", .redirect("https://www.example.com/sale"), method: "HEAD"),
    WebRow("HEAD of the debug page", "https://example.com/link/sale?d=1", .bare(200), method: "HEAD"),
    WebRow(
      "HEAD of a page", "https://example.com/link/tags", .bare(200), headers: #"{"User-Agent":"Slackbot 1.0"}"#,
      method: "HEAD"),
    WebRow("HEAD of what is unknown", "https://example.com/link/none", lost, method: "HEAD"),
    WebRow("HEAD without a place", "https://open.example/none", .bare(404), method: "HEAD"),
    WebRow("HEAD of what is broken", "x", .bare(400), method: "HEAD"),
    WebRow(
      "HEAD of JSON", "https://example.com/link/sale", .bare(200), headers: #"{"Accept":"application/json"}"#,
      method: "HEAD"),
  ]

  private static let json = #"{"Accept":"application/json"}"#
  private static let sale = "https://example.com/link/sale"

  static let programs: [WebRow] = [
    WebRow("JSON of a short link", sale, .json(200), headers: json, part: #""url":"https://www.example.com/sale""#),
    WebRow(
      "JSON of a long link", "https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fp", .json(200),
      headers: json, part: #""kind":"dynamicLink""#),
    WebRow("JSON with the debug switch", sale + "?d=1", .json(200), headers: json, part: #""kind":"shortLink""#),
    WebRow("JSON before HTML", sale, .json(200), headers: #"{"accept":"text/html;q=0.9, application/json"}"#),
    WebRow("JSON in capitals", sale, .json(200), headers: #"{"ACCEPT":"APPLICATION/JSON; q=1.0"}"#),
    WebRow(
      "JSON in two headers", sale, .json(200), headers: #"[["Accept","text/html;q=0.1"],["Accept","application/json"]]"#
    ),
    WebRow(
      "a browser", sale, .redirect("https://www.example.com/sale"),
      headers: #"{"Accept":"text/html,application/xhtml+xml,*/*;q=0.8"}"#),
    WebRow(
      "HTML as welcome", sale, .redirect("https://www.example.com/sale"),
      headers: #"{"Accept":"application/json, text/html"}"#),
    WebRow("anything", sale, .redirect("https://www.example.com/sale"), headers: #"{"Accept":"*/*"}"#),
    WebRow(
      "JSON refused", sale, .redirect("https://www.example.com/sale"), headers: #"{"Accept":"application/json;q=0"}"#),
    WebRow(
      "JSON: unknown, never sent away", "https://example.com/link/none", .json(404), headers: json,
      part: #""status":"NOT_FOUND""#),
    WebRow(
      "JSON: beside the prefix", "https://example.com/", .json(404), headers: json, part: #""status":"NOT_FOUND""#),
    WebRow("JSON: empty suffix", "https://example.com/link/", .json(404), headers: json, part: "NOT_FOUND"),
    WebRow(
      "JSON: wrong host", "https://other.example/sale", .json(404), headers: json,
      part: #"No prefix has the host \"other.example\"; open the link"#),
    WebRow(
      "JSON: wrong port", "https://port.example:8000/l/sale", .json(404), headers: json,
      part: #"the host \"port.example:8000\", but there is \"https://port.example:8443/l\"; open"#),
    WebRow(
      "JSON: beside the prefix, which is named", "https://example.com/other/sale?d=1", .json(404), headers: json,
      part: #"/other/sale\" is under no configured prefix; the prefixes are \"https://example.com/link\"."#),
    WebRow("JSON: no URL", "x", .json(400), headers: json, part: "is neither a long link"),
    WebRow("JSON: no host", "https:///link/sale", .json(400), headers: json, part: "has no usable Host header"),
    WebRow("JSON: no host with a port", "https://:8080/l", .json(400), headers: json, part: "no usable Host header"),
    WebRow("JSON: disabled", "https://example.com/link/off", .json(410), headers: json, part: "FAILED_PRECONDITION"),
    WebRow(
      "JSON: refused target", "https://example.com/link/?link=https%3A%2F%2Fevil.example", .json(400), headers: json,
      part: "PERMISSION_DENIED"),
    WebRow(
      "JSON: long, neither allow nor allowAny", "https://closed.example/?link=https%3A%2F%2Fany.example", .json(400),
      headers: json, part: "are not followed"),
    WebRow(
      "JSON: long, allowAny", "https://open.example/?link=https%3A%2F%2Fany.example", .json(200), headers: json,
      part: "https://any.example"),
    WebRow(
      "JSON: a scheme of ours inside",
      "https://example.com/link/?link=myapp%3A%2F%2Fgoogle%2Flink%3Fdeep_link_id%3Dhttps%253A%252F%252Fevil.example",
      .json(400), headers: json),
    WebRow("JSON: no link, no app", "https://example.com/link/?apn=a.b", .json(404), headers: json),
  ]
}
