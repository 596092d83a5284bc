import JSONRPC
import LinkCore
import StrictJSON
import Testing

@testable import LinkService

/// The sentences about fields of `params` and of the configuration.
@Suite struct FieldTextTests {
  /// The name of a case; a new one does not compile before it has a name here, and it needs a row below.
  private static func name(_ reason: FieldFault.Reason) -> String {
    switch reason {
    case .missing: "missing"
    case .unknown: "unknown"
    case .duplicate: "duplicate"
    case .wrongType: "wrongType"
    case .loneSurrogate: "loneSurrogate"
    case .notOneOf: "notOneOf"
    case .notExactlyOne: "notExactlyOne"
    case .notNumber: "notNumber"
    case .outOfRange: "outOfRange"
    case .tooLong: "tooLong"
    case .badTimestamp: "badTimestamp"
    case .inThePast: "inThePast"
    case .notPair: "notPair"
    case .badSuffix: "badSuffix"
    case .badValue: "badValue"
    case .duplicateKeyInObject: "duplicateKeyInObject"
    case .badRoute: "badRoute"
    case .badPrefix: "badPrefix"
    case .onlyFor: "onlyFor"
    case .onlyWith: "onlyWith"
    case .tooMany: "tooMany"
    case .leftToRoute: "leftToRoute"
    }
  }

  private static let names: Set<String> = [
    "missing", "unknown", "duplicate", "wrongType", "loneSurrogate", "notOneOf", "notExactlyOne", "notNumber",
    "outOfRange", "tooLong", "badTimestamp", "inThePast", "notPair", "badSuffix", "badValue", "duplicateKeyInObject",
    "badRoute", "badPrefix", "onlyFor", "onlyWith", "tooMany", "leftToRoute",
  ]

  static let rows: [TextRow<FieldFault.Reason>] = [
    TextRow("missing", .missing, "/a/b is missing; it is required."),
    TextRow(
      "unknown, nearly known", .unknown(nearest: "link", known: ["link", "name"]),
      #"/a/b is not a known field; did you mean "link"?"#),
    TextRow(
      "unknown", .unknown(nearest: nil, known: ["link", "name"]), #"/a/b is not a known field; use "link" or "name"."#),
    TextRow(
      "unknown, nothing known", .unknown(nearest: nil, known: []), "/a/b is not a known field; none is allowed here."),
    TextRow("duplicate", .duplicate, "/a/b appears twice; keep one of the two."),
    TextRow("wrong type", .wrongType(expected: "a string", found: .number), "/a/b must be a string, not a number."),
    TextRow(
      "lone surrogate", .loneSurrogate,
      #"/a/b has a \u escape of half a surrogate pair, which is no character; write the whole pair."#),
    TextRow(
      "not one of three", .notOneOf(["a", "b", "c"], value: "d".bytes), #"/a/b must be "a", "b" or "c", not "d"."#),
    TextRow("not exactly one", .notExactlyOne(of: ["a", "b"]), #"/a/b must have exactly one of "a" and "b"."#),
    TextRow(
      "not a number", .notNumber(value: "x1".bytes), #"/a/b must be a whole number or a string of digits, not "x1"."#),
    TextRow(
      "too small", .outOfRange(minimum: 0, maximum: .max, value: "-1".bytes),
      #"/a/b must be a whole number of at least 0, not "-1"."#),
    TextRow(
      "out of range", .outOfRange(minimum: 1, maximum: 5, value: "6".bytes),
      #"/a/b must be a whole number from 1 to 5, not "6"."#),
    TextRow("too long", .tooLong(limit: 9), "/a/b has more than 9 bytes; shorten it."),
    TextRow(
      "no time", .badTimestamp(value: "soon".bytes),
      #"/a/b must be an RFC 3339 time such as "2027-01-31T12:00:00Z", not "soon"."#),
    TextRow("in the past", .inThePast(0), "/a/b 1970-01-01T00:00:00Z is in the past; give a time to come."),
    TextRow("in the past, not to be written", .inThePast(.min), "/a/b is in the past; give a time to come."),
    TextRow("no pair", .notPair(count: 3), "/a/b must be an array of two strings, a name and a value, but has 3."),
    TextRow(
      "suffix empty", .badSuffix(.empty, value: []), #"/a/b "" is empty; give 1 to 128 letters, digits, "-" or "_"."#),
    TextRow(
      "suffix too long", .badSuffix(.tooLong(count: 129), value: "abc".bytes),
      #"/a/b "abc" has 129 characters; at most 128 are allowed."#),
    TextRow(
      "suffix with a dot", .badSuffix(.forbiddenByte(0x2E, offset: 1), value: "a.b".bytes),
      #"/a/b "a.b" has "." (byte 2E) at position 2; use letters, digits, "-" and "_" only."#),
    TextRow(
      "suffix reserved", .badSuffix(.reserved, value: "link".bytes), #"/a/b "link" is reserved; choose another suffix."#
    ),
    TextRow("bad value", .badValue(expected: "base64", value: "%".bytes), #"/a/b must be base64, not "%"."#),
    TextRow(
      "duplicate key", .duplicateKeyInObject,
      "/a/b appears twice in its object; send the file's text as a string to have it read as served."),
    TextRow(
      "bad route", .badRoute(RouteFault(.notAbsolute, at: 0), value: "a/b".bytes),
      #"/a/b "a/b" does not begin with "/"; write one in front of it."#),
    TextRow(
      "bad prefix", .badPrefix(LinkFault(.invalidPrefix, value: "http://x".bytes, urlFault: .notWebScheme)),
      #"/a/b must be an https prefix such as "https://example.com/link", but "http://x" is not https."#),
    TextRow(
      "path on FDL's domain", .badPrefix(LinkFault(.prefixPathOnFirebaseDomain, value: "https://x.page.link/p".bytes)),
      #"/a/b "https://x.page.link/p" has a path, which a prefix on page.link, app.goo.gl or app.google cannot have; use the host alone."#
    ),
    TextRow(
      "dangerous prefix", .badPrefix(LinkFault(.dangerousScheme, value: "data:x".bytes, urlFault: .dangerousScheme)),
      #"/a/b has a scheme that runs code or reads local data: "data:x"; use http or https."#),
    TextRow("only for one", .onlyFor(["x"]), #"/a/b is only for "x"; leave it out."#),
    TextRow("only for two", .onlyFor(["x", "y"]), #"/a/b is only for "x" and "y"; leave it out."#),
    TextRow(
      "only with a value", .onlyWith(name: "x", value: "Y"), #"/a/b is only for the x "Y"; give that or leave it out."#),
    TextRow("too many", .tooMany(limit: 9), "/a/b has more than 9 entries; leave some out."),
    TextRow("left to the route", .leftToRoute, "/a/b is the URL of the route; leave it out."),
  ]

  @Test(arguments: rows)
  func sentence(_ row: TextRow<FieldFault.Reason>) {
    let fault = FieldFault(row.fault, pointer: "/a/b".bytes)
    #expect(ErrorText.sentence(for: fault, in: "params") == row.text)
    expectSentence(row.text)
  }

  @Test func everyReasonHasARow() {
    #expect(Set(Self.rows.map { Self.name($0.fault) }) == Self.names)
    // As long as the suffix is checked by ShortCode, these are all of its faults.
    for case .badSuffix(let fault, _) in Self.rows.map(\.fault) {
      switch fault {
      case .empty, .tooLong, .forbiddenByte, .reserved: break
      }
    }
  }

  static let kinds: [TextRow<JSONKind>] = [
    TextRow("object", .object, "an object"), TextRow("array", .array, "an array"),
    TextRow("string", .string, "a string"), TextRow("number", .number, "a number"), TextRow("true", .true, "true"),
    TextRow("false", .false, "false"), TextRow("null", .null, "null"),
  ]

  @Test(arguments: kinds)
  func kind(_ row: TextRow<JSONKind>) { #expect(ErrorText.name(of: row.fault) == row.text) }

  @Test func everyKindHasARow() {
    #expect(Set(Self.kinds.map(\.fault.rawValue)) == Set((0...UInt8.max).filter { JSONKind(rawValue: $0) != nil }))
  }

  @Test func theWholeIsNamedWhereNoFieldIs() {
    let fault = FieldFault(.wrongType(expected: "an object", found: .array))
    #expect(ErrorText.sentence(for: fault, in: "params") == "params must be an object, not an array.")
    #expect(
      ErrorText.sentence(for: fault, in: "The configuration") == "The configuration must be an object, not an array.")
    #expect(ErrorText.error(for: fault).data == [])
  }

  @Test func dataNamesFieldAndNearestName() {
    let fault = FieldFault(.unknown(nearest: "link", known: ["link"]), pointer: "/lnik".bytes)
    let error = ErrorText.error(for: fault)
    #expect(error.code == .invalidArgument)
    #expect(error.data == [.string("field", "/lnik"), .string("nearest", "link")])
  }

  /// Keys come from the caller: neither a sentence nor `field` repeats a long one.
  @Test func longPointersAreCut() {
    let fault = FieldFault(.duplicate, pointer: "/".bytes + Array(repeating: 0x61, count: 4_096))
    let error = ErrorText.error(for: fault)
    #expect(error.message == "/" + String(repeating: "a", count: 199) + "… appears twice; keep one of the two.")
    #expect(error.data == [])
    let shorter = FieldFault(.duplicate, pointer: "/".bytes + Array(repeating: 0x61, count: 4_095))
    #expect(ErrorText.error(for: shorter).data.map(\.name) == ["field"])
  }

  @Test func pointersAreShownWithoutControls() {
    let fault = FieldFault(.missing, pointer: "/a\nb".bytes)
    #expect(ErrorText.sentence(for: fault, in: "params") == "/a\\u{A}b is missing; it is required.")
  }

  @Test func pointersAreBuiltFromTheInside() {
    let fault = FieldFault(.missing).under("x~y").under(2).under("a/b")
    #expect(String(decoding: fault.pointer, as: UTF8.self) == "/a~1b/2/x~0y")
  }
}
