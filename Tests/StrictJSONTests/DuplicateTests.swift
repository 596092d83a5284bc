import StrictJSON
import Testing

/// Equal names in one object are found, the first repetition first.
@Suite struct DuplicateTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let text: String
    let pointer: String?
    let offset: Int?

    init(_ id: String, _ text: String, at offset: Int? = nil, _ pointer: String? = nil) {
      self.id = id
      self.text = text
      self.offset = offset
      self.pointer = pointer
    }

    var testDescription: String { id }
  }

  static let rows: [Row] = [
    Row("no object", "[1,1]"),
    Row("no member", "{}"),
    Row("one member", #"{"a":1}"#),
    Row("two names", #"{"a":1,"b":1}"#),
    Row("twice", #"{"a":1,"a":2}"#, at: 7, "/a"),
    Row("three times: the second", #"{"a":1,"a":2,"a":3}"#, at: 7, "/a"),
    Row("two pairs: the first repetition", #"{"a":1,"b":2,"b":3,"a":4}"#, at: 13, "/b"),
    Row("empty names", #"{"":1,"":2}"#, at: 6, "/"),
    Row("a prefix is another name", #"{"ab":1,"a":2,"abc":3}"#),
    Row("case matters", #"{"a":1,"A":2}"#),
    Row("escaped", #"{"a":1,"\u0061":2}"#, at: 7, "/a"),
    Row("both escaped", #"{"\/":1,"\u002f":2}"#, at: 8, "/~1"),
    Row("raw and as a pair", "{\"\u{1D11E}\":1,\"\\ud834\\udd1e\":2}", at: 10, "/\u{1D11E}"),
    Row("canonically equal are different", "{\"\u{E9}\":1,\"e\u{301}\":2}"),
    Row("unlike lone surrogates are different", #"{"\ud800":1,"\udfff":2}"#),
    Row("a lone surrogate is not the replacement character", "{\"\\ud800\":1,\"\u{FFFD}\":2}"),
    Row("equal lone surrogates", #"{"\ud800":1,"\uD800":2}"#, at: 12, "/\u{FFFD}"),
    Row("in an inner object", #"{"a":[{"b":1,"b":2}]}"#, at: 13, "/a/0/b"),
    Row("same name on two levels", #"{"a":{"a":{"a":1}}}"#),
    Row("same name in two objects", #"[{"a":1},{"a":1}]"#),
    Row("outer repetition after an inner one", #"{"a":{"x":1,"x":2},"a":3}"#, at: 12, "/a/x"),
    Row("inner repetition after an outer one", #"{"a":1,"a":{"x":1,"x":2}}"#, at: 7, "/a"),
  ]

  @Test(arguments: rows)
  func firstRepetitionIsFound(_ row: Row) throws {
    let json = try JSON(parsing: Array(row.text.utf8))
    let found = json.firstDuplicateKey(in: 0)
    #expect(found.map { json.offset($0) } == row.offset)
    #expect(found.map { String(decoding: json.pointer(to: $0), as: UTF8.self) } == row.pointer)
  }

  @Test func onlyTheValueAskedForIsSearched() throws {
    let json = try JSON(parsing: Array(#"[{"a":1,"a":2},{"b":1},{"c":1,"c":2}]"#.utf8))
    let second = json.next(1)
    #expect(json.firstDuplicateKey(in: 1) == 4)
    #expect(json.firstDuplicateKey(in: second) == nil)
    #expect(json.firstDuplicateKey(in: json.next(second)) == json.next(second) + 3)
  }

  /// Small and large objects are searched in different ways; both find every place.
  @Test(arguments: [2, 3, 15, 16, 17, 18, 40])
  func everyPlaceIsFound(_ count: Int) throws {
    for first in 0..<count {
      for second in first + 1..<count {
        let names = (0..<count).map { $0 == second ? "n\(first)" : "n\($0)" }
        let text = "{" + names.map { #""\#($0)":[0]"# }.joined(separator: ",") + "}"
        let json = try JSON(parsing: Array(text.utf8))
        #expect(json.firstDuplicateKey(in: 0) == 1 + second * 3)
      }
    }
  }

  @Test func manyMembersTakeNLogN() throws {
    let names = (0..<100_000).map { #""\#($0)":0"# }
    let json = try JSON(parsing: Array("{\(names.joined(separator: ",")),\"99999\":0}".utf8))
    #expect(json.firstDuplicateKey(in: 0) == 200_001)
  }
}
