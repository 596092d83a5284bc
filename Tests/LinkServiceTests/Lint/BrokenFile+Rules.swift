/// Files whose rules take other URLs than they were meant to take.
extension BrokenFile {
  static let rules: [BrokenFile] = [
    BrokenFile(
      "an exclusion that blocks everything",
      components(#"{"?": {"no_app": "*"}, "exclude": true, "comment": "a way out"}"#, #"{"/": "/*"}"#),
      ["L73 error 7:26"],
      fixed: components(#"{"?": {"no_app": "?*"}, "exclude": true, "comment": "a way out"}"#, #"{"/": "/*"}"#),
      remarks: ["L65 info 8:9"]),
    BrokenFile(
      "an exclusion of all fragments, none included",
      components(##"{"#": "*", "exclude": true}"##, #"{"/": "/app/*"}"#),
      ["L73 error 7:15"], fixed: components(##"{"#": "?*", "exclude": true}"##, #"{"/": "/app/*"}"#)),
    BrokenFile(
      "a query as a path", components(#"{"/": "?from=", "exclude": true}"#, #"{"/": "/app/*"}"#),
      ["L66 warning 7:15"],
      fixed: components(#"{"?": {"from": "?*"}, "exclude": true}"#, #"{"/": "/app/*"}"#),
      url: "https://example.com/app/1?from=mail", opens: app, opensFixed: nil),
    BrokenFile(
      "a fragment as a path", paths(#""NOT /#""#, #""/app/*""#), ["L67 error 7:9"],
      fixed: components(##"{"#": "?*", "exclude": true}"##, #"{"/": "/app/*"}"#),
      url: "https://example.com/app/1#x", opens: app, opensFixed: nil),
    BrokenFile(
      "a value that need not be there",
      entry(
        """
        "appIDs": ["\(app)"],
              "components": [
                {"/": "/install", "?": {"url": "*"}},
                {"/": "/install", "exclude": true},
                {"/": "/*"}
              ]
        """), ["L72 warning 7:40", "L63 warning 8:9", "L65 info 9:9"],
      fixed: components(
        #"{"/": "/install", "?": {"url": "?*"}}"#, #"{"/": "/install", "exclude": true}"#, #"{"/": "/*"}"#),
      remarks: ["L65 info 9:9"], url: "https://example.com/install", opens: app, opensFixed: nil),
    BrokenFile(
      "defaults and runs of $(xdigit)",
      """
      {
        "applinks": {
          "details": [{
            "appID": "\(app)",
            "components": [
              {"/": "/app/*", "?": {"color": "\(String(repeating: "$(xdigit)", count: 6))", "name": "*"}}
            ]
          }],
          "defaults": {"caseSensitive": false, "percentEncoded": false}
        }
      }
      """, ["L40 warning 3:17", "L72 warning 6:106"],
      fixed: """
        {
          "applinks": {
            "details": [{
              "appIDs": ["\(app)"],
              "components": [
                {"/": "/app/*", "?": {"color": "\(String(repeating: "$(xdigit)", count: 6))", "name": "?*"}}
              ]
            }],
            "defaults": {"caseSensitive": false, "percentEncoded": false}
          }
        }
        """, url: "https://example.com/APP/1?name=a%20b&color=00fFc0", opens: app),
    BrokenFile(
      "rules behind a catch-all", paths(#""*""#, #""/""#, #""/*""#, #""/app/*""#),
      ["L65 warning 7:9", "L64 warning 9:9"], fixed: paths(#""/app/*""#), url: "https://example.com/x", opens: app,
      opensFixed: nil),
    BrokenFile(
      "exclusions behind a catch-all", paths(#""*""#, #""NOT /app/*""#, #""NOT /x/*""#),
      ["L65 warning 7:9", "L63 warning 8:9"], fixed: paths(#""NOT /app/*""#, #""NOT /x/*""#, #""*""#),
      remarks: ["L65 info 9:9"], opens: app, opensFixed: nil),
    BrokenFile(
      "only exclusions", paths(#""NOT /login""#, #""NOT /secret""#), ["L62 warning 6:16"],
      fixed: paths(#""NOT /login""#, #""NOT /secret""#, #""/*""#), remarks: ["L65 info 9:9"]),
    BrokenFile(
      "exclusions at the end", paths(#""/app/*""#, #""NOT /app*/api/*""#), ["L63 info 8:9"],
      fixed: paths(#""NOT /app*/api/*""#, #""/app/*""#), url: "https://example.com/app/api/1", opens: app,
      opensFixed: nil),
    BrokenFile(
      "a long list of NOT with base64",
      paths(
        #""NOT /news""#, #""NOT /news/*""#, #""NOT /click/*/aHR0cHM6Ly9zaG9wLmV4YW1wbGUv*""#, #""NOT *L25l*""#,
        #""NOT *L25ld3Mv*""#, #""NOT *L3ZpZGVv*""#, #""/*""#),
      ["L87 info 7:9", "L64 warning 11:9", "L65 info 13:9"],
      fixed: paths(
        #""NOT /news/*""#, #""NOT /click/*/aHR0cHM6Ly9zaG9wLmV4YW1wbGUv*""#, #""NOT *L25l*""#, #""NOT *L3ZpZGVv*""#,
        #""/*""#), remarks: ["L65 info 11:9"], url: "https://example.com/click/L25ld3Mv", opensFixed: nil),
  ]
}
