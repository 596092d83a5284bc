import StrictJSON
import Testing

/// What was meant by a text that is nearly JSON.
@Suite struct SlipTests {
  @Test(
    arguments: [
      ("[1,]", JSONSlip.trailingComma), ("{\"a\":1 ,\n }", .trailingComma), ("[1,2],", nil), ("]", nil), ("[1}", nil),
      ("{/**/}", .comment), ("[1]//", .comment), ("[1/2]", nil), ("[1]/", nil), ("{'a':1}", .singleQuote),
      ("['a']", .singleQuote), ("{a:1}", .unquotedName), ("{\"b\":1, a_1 : 2}", .unquotedName), ("{a}", nil),
      ("[a]", nil), ("{\"a\":b:1}", nil), ("{:1}", nil), ("{“a”:1}", .lookalike("“")),
      ("[\u{A0}1]", .lookalike("\u{A0}")),
      ("[é]", nil), ("[", nil), ("", nil), ("[01]", nil),
    ] as [(String, JSONSlip?)])
  func slips(_ text: String, _ slip: JSONSlip?) throws {
    // The place of a text within others plays no part.
    for front in ["", ",", "{"] {
      let bytes = Array((front + text).utf8)
      let fault = try #require(throws: JSONFault.self) { _ = try JSON(parsing: Array(text.utf8)) }
      #expect(JSONSlip(fault, in: bytes, from: front.utf8.count) == slip)
    }
  }

  /// A long run of letters is not searched for its colon.
  @Test func longNames() throws {
    for (count, slip) in [(255, JSONSlip.unquotedName), (256, nil)] as [(Int, JSONSlip?)] {
      let bytes = Array(("{" + String(repeating: "a", count: count) + ":1}").utf8)
      let fault = try #require(throws: JSONFault.self) { _ = try JSON(parsing: bytes) }
      #expect(JSONSlip(fault, in: bytes) == slip)
    }
  }
}
