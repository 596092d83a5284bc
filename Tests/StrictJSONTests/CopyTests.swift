import StrictJSON
import Testing

/// A value of another text is echoed as it is written, without white space between values.
@Suite struct CopyTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let text: String
    let copy: String

    init(_ id: String, _ text: String, _ copy: String? = nil) {
      self.id = id
      self.text = text
      self.copy = copy ?? text
    }

    var testDescription: String { id }
  }

  static let rows: [Row] = [
    Row("fraction of nothing", "1.0"),
    Row("exponents", "[1e2,1E+2,-0,0e0,1.50]"),
    Row("digits beyond any number type", "123456789012345678901234567890.000"),
    Row("escapes as they are written", #"["\u0041\/","\u00E9","\ud834\udd1e","\n","\u000a"]"#),
    Row("lone surrogate", #""\uD800""#),
    Row("words", " [ true , false , null ] ", "[true,false,null]"),
    Row("empty array", " [ ] ", "[]"),
    Row("empty object", " { } ", "{}"),
    Row("empties in an array", "[ [ ] , { } , [ [ ] ] , [ { } ] ]", "[[],{},[[]],[{}]]"),
    Row("empties in an object", #"{ "a" : [ ] , "b" : { } , "c" : { "d" : { } } }"#, #"{"a":[],"b":{},"c":{"d":{}}}"#),
    Row("empties, then values", "[[],1,{},2,[[]],3]"),
    Row("nested ends at once", #"[{"a":[{"b":[1]}]},2]"#),
    Row("white space in strings stays", #"[ " a\tb " , { " " : " " } ]"#, #"[" a\tb ",{" ":" "}]"#),
    Row("equal names", #"{"a": 1, "a": 2}"#, #"{"a":1,"a":2}"#),
    Row("next line", "\"a\u{85}b\"", #""a\u0085b""#),
    Row("line separator", "\"\u{2028}\"", #""\u2028""#),
    Row("paragraph separator", "\"\u{2029}\u{2029}\"", #""\u2029\u2029""#),
    Row("line breaks in names", "{\"\u{2028}\":{\"x\u{85}\":\"\u{2029}y\"}}", #"{"\u2028":{"x\u0085":"\u2029y"}}"#),
    Row("their neighbours stay", "\"\u{84}\u{86}\u{2027}\u{202A}\u{C5}\u{1085}\u{A0}\u{20A8}\u{E2}\""),
    Row("line breaks beside escapes", "\"\\n\u{2028}\\u2028\"", #""\n\u2028\u2028""#),
    Row("four-byte characters stay", "\"\u{1F600}\u{2028}\u{10FFFD}\"", "\"\u{1F600}\\u2028\u{10FFFD}\""),
  ]

  @Test(arguments: rows)
  func echoes(_ row: Row) throws {
    let json = try JSON(parsing: Array(row.text.utf8))
    #expect(String(decoding: copy(of: json), as: UTF8.self) == row.copy)
  }

  @Test func everyValueCanBeCopiedAlone() throws {
    let json = try JSON(parsing: Array(#" {"a" : [ 1 , {"b" : [ ]} ] , "c" : "x" } "#.utf8))
    let copies = [
      #"{"a":[1,{"b":[]}],"c":"x"}"#, #""a""#, #"[1,{"b":[]}]"#, "1", #"{"b":[]}"#, #""b""#, "[]", #""c""#, #""x""#,
    ]
    for (node, expected) in copies.enumerated() {
      #expect(String(decoding: copy(node, of: json), as: UTF8.self) == expected)
    }
    #expect(json.next(0) == copies.count)
  }

  @Test func aCopyIsOneValueAmongOthers() throws {
    let json = try JSON(parsing: Array(#"[ {"k" : 1} , [ ] , "s" ]"#.utf8))
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("id")
    writer.copy(4, of: json)
    writer.key("list")
    writer.beginArray()
    writer.copy(1, of: json)
    writer.copy(4, of: json)
    writer.copy(0, of: json)
    writer.number(7)
    writer.endArray()
    writer.copy(2, of: json)
    writer.endObject()
    #expect(String(decoding: writer.bytes, as: UTF8.self) == #"{"id":[],"list":[{"k":1},[],[{"k":1},[],"s"],7],"k"}"#)
  }
}
