import Testing

@testable import LinkService

/// JSON for people.
@Suite struct PrettyJSONTests {
  static let rows: [TextRow<String>] = [
    TextRow("scalar", " 1.50 ", "1.50"),
    TextRow("empty containers", #"{ "a" : [ ] , "b" : {} }"#, "{\n  \"a\": [],\n  \"b\": {}\n}"),
    TextRow(
      "nested", #"[1,{"a":[true,null],"b":"x"},[[]]]"#,
      "[\n  1,\n  {\n    \"a\": [\n      true,\n      null\n    ],\n    \"b\": \"x\"\n  },\n  [\n    []\n  ]\n]"),
    TextRow("strings that look like structure", #"["{","[",","]"#, "[\n  \"{\",\n  \"[\",\n  \",\"\n]"),
    TextRow("spelling", #"{"\u0061":1e3}"#, "{\n  \"\\u0061\": 1e3\n}"),
    TextRow("no JSON", "{", "{"),
  ]

  @Test(arguments: rows)
  func text(_ row: TextRow<String>) {
    #expect(String(decoding: PrettyJSON.text(of: row.fault.bytes), as: UTF8.self) == row.text)
  }
}
