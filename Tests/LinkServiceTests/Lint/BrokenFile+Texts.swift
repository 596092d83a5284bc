/// Files that are no JSON, or not only that.
extension BrokenFile {
  private static let good = paths(#""/app/*""#)

  static let texts: [BrokenFile] = [
    BrokenFile(
      "typographic quotes", good.replacing("\"apps\"", with: "\u{201C}apps\u{201D}"), ["L04 error 3:5"], fixed: good),
    BrokenFile(
      "a typographic quote at the end of a string", good.replacing("/app/*\"", with: "/app/*\u{201D}"),
      ["L04 error 7:16"], fixed: good),
    BrokenFile(
      "typographic quotes and a comma",
      good.replacing("\"", with: "\u{201D}").replacing("      ]\n", with: "      ],\n"),
      ["L04 error 2:3", "L02 error 8:8"], fixed: good),
    BrokenFile(
      "no-break blanks, and a colon too many behind them",
      good.replacing("  \"apps\"", with: "\u{A0}\u{A0}\"apps\"").replacing("\"paths\"", with: "\"paths\": \"list\""),
      ["L04 error 3:3", "L01 error 6:22"], fixed: good),
    BrokenFile(
      "RTF",
      """
      {\\rtf1\\ansi\\ansicpg1252\\cocoartf2639
      {\\fonttbl\\f0\\fmodern\\fcharset0 Courier;}
      \\f0\\fs26 \\{\\
        "applinks": \\{\\
        \\}\\
      \\}}
      """, ["L06 error 1:1"], fixed: good),
    BrokenFile(
      "a web page", "<!doctype html>\n<html><head><title>Shop</title></head><body></body></html>\n",
      ["L06 error 1:1"], fixed: good),
    BrokenFile(
      "signed", bytes: signed(good), ["L11 warning 1:1", "L11 info 1:1"], fixed: good,
      url: "https://example.com/app/1", opens: app),
    BrokenFile("empty but for a line break", "\n", ["L07 error 1:1"], fixed: good),
    BrokenFile(
      "a comment", good.replacing("[],", with: "[], // always empty"), ["L03 error 3:17"], fixed: good),
    BrokenFile(
      "comments and commas",
      good.replacing("[],", with: "[], /* don't fill */").replacing("*\"\n", with: "*\", // all\n").replacing(
        "    }]", with: "    },]"), ["L03 error 3:17", "L02 error 7:17", "L02 error 9:6"], fixed: good),
    BrokenFile(
      "a comma behind the last rule",
      components(##"{"#": "no_app", "exclude": true}"##, #"{"/": "/app/*"},"#), ["L02 error 8:24"],
      fixed: components(##"{"#": "no_app", "exclude": true}"##, #"{"/": "/app/*"}"#), opens: app),
    BrokenFile(
      "commas behind the last member and the last entry",
      good.replacing("      ]\n", with: "      ],\n").replacing("    }]", with: "    },]"),
      ["L02 error 8:8", "L02 error 9:6"], fixed: good, opens: app),
    BrokenFile(
      "an unclosed string", good.replacing("example.app\"", with: "example.app"), ["L05 error 5:16"], fixed: good),
    BrokenFile(
      "a comma missing", good.replacing("app\",\n", with: "app\"\n"), ["L01 error 6:7"], fixed: good),
    BrokenFile(
      "a bracket missing", String(good.dropLast(2)), ["L01 error 11:1"], fixed: good),
  ]
}
