import TestSupport
import Testing

@testable import LinkCore

/// Types of parameters: which texts fit, and what they mean.
@Suite struct RouteTypeTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let type: RouteType
    let text: String
    let value: RouteValue?
    var testDescription: String { "\(type) \(text)" }

    init(_ type: RouteType, _ text: String, _ value: RouteValue?) {
      self.type = type
      self.text = text
      self.value = value
    }
  }

  static let uuid = "550e8400-e29b-41d4-a716-446655440000"
  static let choice = RouteType.choice([Array("a".utf8), Array("A".utf8), Array("new".utf8)])

  static let rows = [
    Row(.string, "", .string([])),
    Row(.string, "\u{0}é", .string([0, 0xC3, 0xA9])),
    Row(.int, "0", .int(0)),
    Row(.int, "42", .int(42)),
    Row(.int, "-1", .int(-1)),
    Row(.int, "9223372036854775807", .int(.max)),
    Row(.int, "-9223372036854775808", .int(.min)),
    Row(.int, "9223372036854775808", nil),
    Row(.int, "-9223372036854775809", nil),
    Row(.int, "99999999999999999999", nil),
    Row(.int, "100000000000000000000000", nil),
    Row(.int, "", nil),
    Row(.int, "-", nil),
    Row(.int, "-0", nil),
    Row(.int, "00", nil),
    Row(.int, "007", nil),
    Row(.int, "-07", nil),
    Row(.int, "+5", nil),
    Row(.int, " 5", nil),
    Row(.int, "5 ", nil),
    Row(.int, "1.0", nil),
    Row(.int, "1e3", nil),
    Row(.int, "0x1", nil),
    Row(.int, "٣", nil),
    Row(.bool, "true", .bool(true)),
    Row(.bool, "false", .bool(false)),
    Row(.bool, "True", nil),
    Row(.bool, "1", nil),
    Row(.bool, "", nil),
    Row(.uuid, uuid, .string(Array(uuid.utf8))),
    Row(.uuid, uuid.uppercased(), .string(Array(uuid.utf8))),
    Row(.uuid, String(uuid.dropLast()), nil),
    Row(.uuid, uuid + "0", nil),
    Row(.uuid, uuid.replacing("-", with: "0"), nil),
    Row(.uuid, uuid.replacing("e", with: "g"), nil),
    Row(.uuid, "{" + uuid + "}", nil),
    Row(choice, "a", .string(Array("a".utf8))),
    Row(choice, "A", .string(Array("A".utf8))),
    Row(choice, "new", .string(Array("new".utf8))),
    Row(choice, "New", nil),
    Row(choice, "", nil),
  ]

  @Test(arguments: rows)
  func value(_ row: Row) {
    let text = Array(row.text.utf8)
    #expect(row.type.value(of: text.span) == row.value)
    #expect(row.type.accepts(text.span) == (row.value != nil))
    guard let value = row.value else { return }
    let written = row.type.text(of: value)
    #expect(written == (row.type == .uuid ? Array(row.text.lowercased().utf8) : text))
  }

  @Test func withoutCase() {
    func value(_ type: RouteType, _ text: String) -> RouteValue? {
      type.value(of: Array(text.utf8).span, ignoringCase: true)
    }
    #expect(value(Self.choice, "NEW") == .string(Array("new".utf8)))
    #expect(value(Self.choice, "A") == .string(Array("A".utf8)))
    #expect(value(.bool, "TRUE") == .bool(true))
    #expect(value(.string, "ABC") == .string(Array("ABC".utf8)))
  }

  @Test func valuesOfOtherTypesHaveNoText() {
    let values: [RouteValue] = [.string(Array("5".utf8)), .int(5), .bool(true)]
    let fitting: [(RouteType, Int)] = [(.string, 0), (.int, 1), (.bool, 2)]
    for (type, own) in fitting {
      for index in values.indices { #expect((type.text(of: values[index]) != nil) == (index == own)) }
    }
    for value in values { #expect(RouteType.uuid.text(of: value) == nil) }
    #expect(Self.choice.text(of: .string(Array("b".utf8))) == nil)
  }

  @Test(arguments: 0..<200)
  func everyNumberHasOneText(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let number = Int64.random(in: .min ... .max, using: &random) >> Int64.random(in: 0...63, using: &random)
    let text = RouteType.int.text(of: .int(number)) ?? []
    #expect(RouteType.int.value(of: text.span) == .int(number))
    #expect(RouteType.int.value(of: ([0x30] + text).span) == nil)
  }

  @Test func queryTypes() throws {
    let optional = try RouteQueryParameter(name: [0x61], parsing: Array("enum(a|b)?".utf8))
    #expect(optional.type == .choice([[0x61], [0x62]]) && !optional.isRequired)
    #expect(try RouteQueryParameter(name: [0x61], parsing: Array("int".utf8)).isRequired)
    for (text, fault) in [
      ("", RouteFault(.unknownType, at: 0)), ("?", RouteFault(.unknownType, at: 0)),
      ("string??", RouteFault(.unknownType, at: 0, Array("string?".utf8))),
      ("enum(a|a)", RouteFault(.repeatedAlternative, at: 7, [0x61])),
    ] {
      #expect(throws: fault) { try RouteQueryParameter(name: [0x61], parsing: Array(text.utf8)) }
    }
  }
}
