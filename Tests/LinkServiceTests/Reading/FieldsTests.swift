import StrictJSON
import TestSupport
import Testing

@testable import LinkService

/// How objects with declared fields are read.
@Suite struct FieldsTests {
  private struct Sample: Sendable, Equatable {
    var name: [UInt8]
    var count: Int64?
    var word: Int?
    var isOn: Bool?
    var list: [[UInt8]]?
    var inner: Inner?

    struct Inner: Sendable, Equatable {
      let value: [UInt8]

      static let shape = Shape<Inner>.object { (fields, json) throws(FieldFault) in
        Inner(value: try fields.required("value", .string, "v", json))
      }
    }

    static let shape = Shape<Sample>.object { (fields, json) throws(FieldFault) in
      Sample(
        name: try fields.required("name", .string, "n", json),
        count: try fields.optional("count", .integer(1, 9), "c", json),
        word: try fields.optional("word", .oneOf(["a", "b"]), "w", json),
        isOn: try fields.optional("isOn", .bool, "o", json),
        list: try fields.optional("list", .list(.string), "l", json),
        inner: try fields.optional("inner", Inner.shape, "i", json))
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let json: String
    let reason: FieldFault.Reason
    var pointer = ""
    var testDescription: String { id }
  }

  private static func read(_ text: String) throws -> Sample {
    let json = try JSON(parsing: text.bytes)
    return try Sample.shape.read(json, json.root)
  }

  @Test func readsAll() throws {
    let sample = try Self.read(
      #"{"inner":{"value":"v"},"list":["x",""],"isOn":false,"word":"b","count":9,"n\u0061me":"é"}"#)
    #expect(
      sample
        == Sample(
          name: "é".bytes, count: 9, word: 1, isOn: false, list: ["x".bytes, []], inner: Sample.Inner(value: "v".bytes))
    )
  }

  @Test(arguments: ["null", #""""#])
  func absent(_ value: String) throws {
    let names = ["count", "word", "isOn", "list", "inner"]
    let text = #"{"name":"n","# + names.map { "\"\($0)\":\(value)" }.joined(separator: ",") + "}"
    #expect(try Self.read(text) == Sample(name: "n".bytes))
    #expect(throws: FieldFault(.missing, pointer: "/name".bytes)) { try Self.read("{\"name\":\(value)}") }
  }

  static let rows = [
    Row(id: "missing", json: "{}", reason: .missing, pointer: "/name"),
    Row(id: "no object", json: "[]", reason: .wrongType(expected: "an object", found: .array)),
    Row(
      id: "unknown", json: #"{"name":"n","zzzzzz":1}"#,
      reason: .unknown(nearest: nil, known: ["name", "count", "word", "isOn", "list", "inner"]), pointer: "/zzzzzz"),
    Row(
      id: "unknown, nearly known", json: #"{"Name":"n"}"#,
      reason: .unknown(nearest: "name", known: ["name", "count", "word", "isOn", "list", "inner"]), pointer: "/Name"),
    Row(
      id: "unknown comes before missing and before values", json: #"{"count":"x","coumt":1}"#,
      reason: .unknown(nearest: "count", known: ["name", "count", "word", "isOn", "list", "inner"]), pointer: "/coumt"),
    Row(id: "twice", json: #"{"name":"n","name":"n"}"#, reason: .duplicate, pointer: "/name"),
    Row(id: "twice, once escaped", json: #"{"name":"n","n\u0061me":"n"}"#, reason: .duplicate, pointer: "/name"),
    Row(id: "twice, though null", json: #"{"name":"n","count":null,"count":1}"#, reason: .duplicate, pointer: "/count"),
    Row(
      id: "lone surrogate in a name", json: #"{"\ud800":1}"#,
      reason: .unknown(nearest: nil, known: ["name", "count", "word", "isOn", "list", "inner"]), pointer: "/\u{FFFD}"),
    Row(id: "lone surrogate", json: #"{"name":"a\udc00"}"#, reason: .loneSurrogate, pointer: "/name"),
    Row(
      id: "number for string", json: #"{"name":1}"#, reason: .wrongType(expected: "a string", found: .number),
      pointer: "/name"),
    Row(
      id: "too small", json: #"{"name":"n","count":0}"#,
      reason: .outOfRange(minimum: 1, maximum: 9, value: "0".bytes), pointer: "/count"),
    Row(
      id: "too large", json: #"{"name":"n","count":10}"#,
      reason: .outOfRange(minimum: 1, maximum: 9, value: "10".bytes), pointer: "/count"),
    Row(
      id: "far too large", json: #"{"name":"n","count":99999999999999999999}"#,
      reason: .outOfRange(minimum: 1, maximum: 9, value: "99999999999999999999".bytes), pointer: "/count"),
    Row(
      id: "fraction", json: #"{"name":"n","count":1.0}"#,
      reason: .outOfRange(minimum: 1, maximum: 9, value: "1.0".bytes), pointer: "/count"),
    Row(
      id: "digits in a string", json: #"{"name":"n","count":"5"}"#,
      reason: .wrongType(expected: "a whole number", found: .string), pointer: "/count"),
    Row(
      id: "another word", json: #"{"name":"n","word":"A"}"#, reason: .notOneOf(["a", "b"], value: "A".bytes),
      pointer: "/word"),
    Row(
      id: "no word", json: #"{"name":"n","word":[]}"#, reason: .wrongType(expected: "a string", found: .array),
      pointer: "/word"),
    Row(
      id: "lone surrogate for a word", json: #"{"name":"n","word":"\ud800"}"#, reason: .loneSurrogate, pointer: "/word"),
    Row(
      id: "number for boolean", json: #"{"name":"n","isOn":1}"#,
      reason: .wrongType(expected: "true or false", found: .number), pointer: "/isOn"),
    Row(
      id: "object for array", json: #"{"name":"n","list":{}}"#,
      reason: .wrongType(expected: "an array", found: .object),
      pointer: "/list"),
    Row(
      id: "element", json: #"{"name":"n","list":["a",null]}"#, reason: .wrongType(expected: "a string", found: .null),
      pointer: "/list/1"),
    Row(id: "inner", json: #"{"name":"n","inner":{}}"#, reason: .missing, pointer: "/inner/value"),
  ]

  @Test(arguments: rows)
  func refuses(_ row: Row) {
    #expect(throws: FieldFault(row.reason, pointer: row.pointer.bytes)) { try Self.read(row.json) }
  }

  @Test func whatWasDeclaredIsPublished() {
    guard case .object(let fields) = Sample.shape.schema else {
      Issue.record("The schema is no object.")
      return
    }
    #expect(fields.map(\.name) == ["name", "count", "word", "isOn", "list", "inner"])
    #expect(fields.map(\.isRequired) == [true, false, false, false, false, false])
    #expect(fields.map(\.doc) == ["n", "c", "w", "o", "l", "i"])
  }
}
