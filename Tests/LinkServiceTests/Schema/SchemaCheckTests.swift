import TestSupport
import Testing

/// The schema checker of the tests refuses what it should.
@Suite struct SchemaCheckTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let schema: String
    var valid: [String] = []
    var invalid: [String] = []
    var testDescription: String { id }
  }

  static let rows = [
    Row(id: "nothing said", schema: "{}", valid: ["1", "null", "{}"]),
    Row(id: "booleans", schema: "true", valid: ["1"]),
    Row(id: "never", schema: "false", invalid: ["1", "null"]),
    Row(id: "string", schema: #"{"type":"string"}"#, valid: [#""""#], invalid: ["1", "null", "[]"]),
    Row(id: "integer", schema: #"{"type":"integer"}"#, valid: ["-1", "0"], invalid: ["1.5", "1e3", #""1""#, "true"]),
    Row(id: "number", schema: #"{"type":"number"}"#, valid: ["1.5"], invalid: [#""1""#]),
    Row(id: "boolean", schema: #"{"type":"boolean"}"#, valid: ["true", "false"], invalid: ["0", "1", "null"]),
    Row(id: "several types", schema: #"{"type":["object","null"]}"#, valid: ["{}", "null"], invalid: ["[]"]),
    Row(id: "enum", schema: #"{"enum":["a",null]}"#, valid: [#""a""#, "null"], invalid: [#""b""#]),
    Row(id: "const", schema: #"{"const":"2.0"}"#, valid: [#""2.0""#], invalid: ["2.0"]),
    Row(id: "minimum", schema: #"{"minimum":0}"#, valid: ["0", #""x""#], invalid: ["-1"]),
    Row(
      id: "items", schema: #"{"items":{"type":"string"},"minItems":1}"#, valid: [#"["a"]"#, "1"],
      invalid: ["[]", #"["a",1]"#]),
    Row(
      id: "properties",
      schema: #"{"properties":{"a":{"type":"string"}},"required":["a"],"additionalProperties":false}"#,
      valid: [#"{"a":"x"}"#, "1"], invalid: ["{}", #"{"a":1}"#, #"{"a":"x","b":1}"#]),
    Row(
      id: "map", schema: #"{"additionalProperties":{"type":"string"}}"#, valid: ["{}", #"{"x":"y"}"#],
      invalid: [#"{"x":1}"#]),
    Row(
      id: "anyOf", schema: #"{"anyOf":[{"type":"string"},{"type":"null"}]}"#, valid: [#""""#, "null"], invalid: ["1"]),
    Row(
      id: "oneOf", schema: #"{"oneOf":[{"required":["a"]},{"required":["b"]}]}"#, valid: [#"{"a":1}"#],
      invalid: ["{}", #"{"a":1,"b":1}"#]),
    Row(id: "allOf", schema: #"{"allOf":[{"type":"integer"},{"minimum":1}]}"#, valid: ["1"], invalid: ["0", #""1""#]),
    Row(id: "reference", schema: ##"{"$ref":"#/definitions/word"}"##, valid: [#""x""#], invalid: ["1"]),
    Row(id: "broken reference", schema: ##"{"$ref":"#/definitions/none"}"##, invalid: ["1"]),
    Row(id: "reference to itself", schema: ##"{"$ref":"#/definitions/loop"}"##, invalid: ["1"]),
    Row(id: "unknown keyword", schema: #"{"pattern":"x"}"#, invalid: [#""x""#]),
    Row(id: "no schema", schema: "5", invalid: ["5"]),
  ]

  @Test(arguments: rows)
  func decides(_ row: Row) throws {
    let document = try JSONTree(
      parsing: ##"{"definitions":{"word":{"type":"string"},"loop":{"$ref":"#/definitions/loop"}}}"##)
    let check = SchemaCheck(document: document)
    let schema = try JSONTree(parsing: row.schema)
    for text in row.valid { #expect(check.faults(of: try JSONTree(parsing: text), schema) == [], "\(text)") }
    for text in row.invalid { #expect(check.faults(of: try JSONTree(parsing: text), schema) != [], "\(text)") }
  }

  @Test func saysWhere() throws {
    let schema = try JSONTree(parsing: #"{"properties":{"a":{"items":{"type":"string"}}}}"#)
    let faults = SchemaCheck(document: schema).faults(of: try JSONTree(parsing: #"{"a":["x",1]}"#), schema)
    #expect(faults.map(\.description) == ["/a/1 is not of type string"])
  }

  @Test func knowsNoSchemaThere() {
    #expect(
      SchemaCheck(document: .object([])).faults(of: .null, schemaAt: "/x").map(\.reason) == ["has no schema at /x"])
  }
}
