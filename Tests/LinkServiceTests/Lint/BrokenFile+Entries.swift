/// Files whose entries, app ids and services are not what systems look for.
extension BrokenFile {
  private static let good = paths(#""/app/*""#)

  static let entries: [BrokenFile] = [
    BrokenFile(
      "details as a dictionary",
      """
      {
        "applinks": {
          "apps": [],
          "details": {
            "\(app)": {
              "paths": ["/app/*"]
            }
          }
        }
      }
      """, ["L32 warning 4:16"], fixed: good, opens: app),
    BrokenFile(
      "app ids as keys in an array", entry(#""\#(app)": {"path": "*"}"#), ["L33 error 5:7"],
      fixed: entry(#""appIDs": ["\#(app)"], "components": [{"/": "/app/*"}]"#)),
    BrokenFile(
      "appId", good.replacing("appID", with: "appId"), ["L37 error 5:7"], fixed: good),
    BrokenFile(
      "a list of exclusions in an entry",
      components(#"{"/": "/*"}"#).replacing("\n      ]", with: "\n      ],\n      \"exclude\": [\"/app/*\", \"/x/*\"]"),
      ["L65 info 7:9", "L44 error 9:7"],
      fixed: components(#"{"/": "/app/*", "exclude": true}"#, #"{"/": "/x/*", "exclude": true}"#, #"{"/": "/*"}"#),
      remarks: ["L65 info 9:9"], opens: app, opensFixed: nil),
    BrokenFile(
      "a wildcard in an app id", good.replacing("example.app", with: "example.*"), ["L53 error 5:16"], fixed: good,
      opens: "ABCDE12345.com.example.*"),
    BrokenFile(
      "no prefix", good.replacing("ABCDE12345.", with: ""), ["L52 error 5:16"], fixed: good, opens: "com.example.app"),
    BrokenFile(
      "a placeholder", good.replacing(app, with: "appid_placeholder"), ["L50 error 5:16"], fixed: good,
      opens: "appid_placeholder"),
    BrokenFile(
      "apps not empty", good.replacing("[],", with: "[\"\(app)\"],"), ["L35 warning 3:13"], fixed: good, opens: app),
    BrokenFile(
      "apps missing", good.replacing("    \"apps\": [],\n", with: ""), ["L34 warning 2:15"], fixed: good, opens: app),
    BrokenFile(
      "a service misspelt", good.replacing("applinks", with: "applinkss"), ["L21 error 2:3"], fixed: good),
    BrokenFile(
      "details in appclips",
      good.replacing(
        "\n  }\n}",
        with:
          "\n  },\n  \"appclips\": {\n    \"apps\": [],\n    \"details\": [{\"appID\": \"\(app).Clip\", \"paths\": []}]\n  }\n}"
      ), ["L44 error 13:5"],
      fixed: good.replacing("\n  }\n}", with: "\n  },\n  \"appclips\": {\n    \"apps\": [\"\(app).Clip\"]\n  }\n}"),
      opens: app),
    BrokenFile(
      "an app misspelt in another service",
      good.replacing(
        "\n  }\n}", with: "\n  },\n  \"webcredentials\": {\n    \"apps\": [\"BCDE12345.com.example.app\"]\n  }\n}"),
      ["L25 warning 12:14", "L50 error 12:14"],
      fixed: good.replacing("\n  }\n}", with: "\n  },\n  \"webcredentials\": {\n    \"apps\": [\"\(app)\"]\n  }\n}"),
      opens: app),

    // MARK: Both dialects

    BrokenFile(
      "dialects in one entry that differ",
      entry(
        """
        "appID": "\(app)",
              "paths": ["/app/*", "/old/*"],
              "appIDs": ["\(app)"],
              "components": [{"/": "/app/*"}]
        """), ["L41 warning 4:17", "L38 info 5:16"],
      fixed: entry(
        """
        "appID": "\(app)",
              "paths": ["/app/*", "/old/*"],
              "appIDs": ["\(app)"],
              "components": [{"/": "/app/*"}, {"/": "/old/*"}]
        """), remarks: ["L41 info 4:17", "L38 info 5:16"], url: "https://example.com/old/1"),
    BrokenFile(
      "paths that no system reads",
      entry(
        """
        "appIDs": ["\(app)"],
              "paths": ["*", "NOT/x"],
              "components": [{"/": "/app/*"}]
        """), ["L41 warning 4:17"], fixed: components(#"{"/": "/app/*"}"#), opens: app),
    BrokenFile(
      "appIDs with paths", good.replacing("\"appID\": \"\(app)\"", with: "\"appIDs\": [\"\(app)\"]"),
      ["L39 warning 4:17"], fixed: components(#"{"/": "/app/*"}"#), opens: app),
    BrokenFile(
      "an entry for old systems that opens everything first",
      good.replacing("\"/app/*\"", with: "\"*\"").replacing(
        "    }]",
        with: """
              }, {
                "appIDs": ["\(app)"],
                "components": [
                  {"/": "/app/*", "exclude": true},
                  {"/": "/shop/*"}
                ]
              }]
          """), ["L65 info 7:9", "L43 warning 10:18"],
      fixed: entry(
        """
        "appID": "\(app)",
              "paths": ["NOT /app/*", "/shop/*"],
              "appIDs": ["\(app)"],
              "components": [
                {"/": "/app/*", "exclude": true},
                {"/": "/shop/*"}
              ]
        """), remarks: ["L41 info 4:17", "L38 info 5:16"], opens: app, opensFixed: nil),
    BrokenFile(
      "an entry for each dialect",
      entry(
        """
        "appIDs": ["\(app)"],
              "components": [{"/": "/app/*"}]
            }, {
              "appID": "\(app)",
              "paths": ["/app/*"]
        """), ["L43 info 8:16"], fixed: components(#"{"/": "/app/*"}"#), opens: app),
  ]
}
