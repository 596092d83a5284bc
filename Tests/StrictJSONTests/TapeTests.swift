import StrictJSON
import TestSupport
import Testing

/// The tape of a text: what stands where, and how to walk over it.
@Suite struct TapeTests {
  /// One entry of the sample's tape.
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let node: Int
    let kind: JSONKind
    let next: Int
    let range: Range<Int>
    let pointer: String
    let count: Int

    init(_ node: Int, _ kind: JSONKind, next: Int, _ range: Range<Int>, _ pointer: String, count: Int = 0) {
      self.id = "entry \(node)"
      self.node = node
      self.kind = kind
      self.next = next
      self.range = range
      self.pointer = pointer
      self.count = count
    }

    var testDescription: String { id }
  }

  /// A name is an entry too; its pointer is its member's.
  static let sample = Array(#"{"a": [10, {}, {"b":[ ]}], "~/":{"":{"x":true,"a":null}} ,"\u0061":false }"#.utf8)

  static let rows: [Row] = [
    Row(0, .object, next: 18, 0..<74, "", count: 3),
    Row(1, .string, next: 2, 1..<4, "/a"),
    Row(2, .array, next: 8, 6..<25, "/a", count: 3),
    Row(3, .number, next: 4, 7..<9, "/a/0"),
    Row(4, .object, next: 5, 11..<13, "/a/1"),
    Row(5, .object, next: 8, 15..<24, "/a/2", count: 1),
    Row(6, .string, next: 7, 16..<19, "/a/2/b"),
    Row(7, .array, next: 8, 20..<23, "/a/2/b"),
    Row(8, .string, next: 9, 27..<31, "/~0~1"),
    Row(9, .object, next: 16, 32..<56, "/~0~1", count: 1),
    Row(10, .string, next: 11, 33..<35, "/~0~1/"),
    Row(11, .object, next: 16, 36..<55, "/~0~1/", count: 2),
    Row(12, .string, next: 13, 37..<40, "/~0~1//x"),
    Row(13, .true, next: 14, 41..<45, "/~0~1//x"),
    Row(14, .string, next: 15, 46..<49, "/~0~1//a"),
    Row(15, .null, next: 16, 50..<54, "/~0~1//a"),
    Row(16, .string, next: 17, 58..<66, "/a"),
    Row(17, .false, next: 18, 67..<72, "/a"),
  ]

  @Test(arguments: rows)
  func everyEntryIsWhereItIsWritten(_ row: Row) throws {
    let json = try JSON(parsing: Self.sample)
    #expect(json.kind(row.node) == row.kind)
    #expect(json.next(row.node) == row.next)
    #expect(json.range(row.node) == row.range)
    #expect(json.offset(row.node) == row.range.lowerBound)
    #expect(String(decoding: json.pointer(to: row.node), as: UTF8.self) == row.pointer)
    #expect(json.count(row.node) == row.count)
    #expect(json.isEmpty(row.node) == (row.count == 0))
  }

  @Test func membersAreFoundByTheirText() throws {
    let json = try JSON(parsing: Self.sample)
    #expect(json.root == 0)
    #expect(json.member(Array("a".utf8), of: 0) == 2)
    #expect(json.member(Array("~/".utf8), of: 0) == 9)
    #expect(json.member([], of: 9) == 11)
    #expect(json.member(Array("a".utf8), of: 11) == 15)
    #expect(json.member(Array("b".utf8), of: 5) == 7)
    #expect(json.member(Array("b".utf8), of: 0) == nil)
    #expect(json.member(Array("A".utf8), of: 0) == nil)
    #expect(json.member(Array("true".utf8), of: 11) == nil)
    #expect(json.member(Array("a".utf8), of: 4) == nil)
    #expect(json.member(Array("a".utf8), of: 2) == nil)
    #expect(json.member(Array("a".utf8), of: 3) == nil)
  }

  @Test func escapedNamesAreFoundByTheirText() throws {
    let json = try JSON(parsing: Array(#"{"\u006dethod":1,"\ud834\udd1e":2,"\ud800":3,"e\u0301":4}"#.utf8))
    #expect(json.member(Array("method".utf8), of: 0) == 2)
    #expect(json.member(Array("\u{1D11E}".utf8), of: 0) == 4)
    #expect(json.member(Array("\u{FFFD}".utf8), of: 0) == nil)
    #expect(json.member(Array("\u{E9}".utf8), of: 0) == nil)
    #expect(json.member(Array("e\u{301}".utf8), of: 0) == 8)
    #expect(json.pointer(to: 6) == Array("/\u{FFFD}".utf8))
  }

  @Test(arguments: [
    ("", ""), ("a", "a"), ("~", "~0"), ("/", "~1"), ("~1", "~01"), ("/~/", "~1~0~1"), ("\u{E9}\n", "\u{E9}\n"),
  ])
  func pointerTokensAreEscaped(_ token: String, _ escaped: String) {
    var pointer: [UInt8] = [7]
    JSON.appendPointerEscaped(Array(token.utf8), to: &pointer)
    #expect(pointer == [7] + Array(escaped.utf8))
  }

  @Test func pointersLeadBackToTheirValue() throws {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      let json = try JSON(parsing: RandomDocument.make(&generator))
      for node in 0..<json.next(0) {
        let target = follow(json.pointer(to: node), in: json)
        #expect(target == node || target == node + 1, "\(node) of \(copyText(json))")
      }
    }
  }

  private func copyText(_ json: JSON) -> String { String(decoding: copy(of: json), as: UTF8.self) }

  /// RFC 6901 section 4, written apart from the code under test.
  private func follow(_ pointer: [UInt8], in json: JSON) -> Int? {
    var node = 0
    for token in pointer.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).dropFirst() {
      if json.kind(node) == .object {
        let pieces = token.split(separator: UInt8(ascii: "~"), omittingEmptySubsequences: false)
        let name = pieces.dropFirst().reduce(Array(pieces[0])) { name, piece in
          name + [piece.first == UInt8(ascii: "1") ? UInt8(ascii: "/") : UInt8(ascii: "~")] + piece.dropFirst()
        }
        guard let value = json.member(name, of: node) else { return nil }
        node = value
      } else {
        guard let index = Int(String(decoding: token, as: UTF8.self)), index < json.count(node) else { return nil }
        node += 1
        for _ in 0..<index { node = json.next(node) }
      }
    }
    return node
  }
}
