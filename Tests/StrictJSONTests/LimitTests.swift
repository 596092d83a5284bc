import StrictJSON
import Testing

/// Depth and number of values are bounded, and what a refused text costs is bounded with them.
@Suite struct LimitTests {
  @Test(arguments: [0, 1, 2, 127, 128, 129, 1_000])
  func depthIsAllowedUpToTheLimit(_ depth: Int) {
    for (open, close) in [("[", "]"), (#"{"a":"#, "}")] {
      let inside = String(repeating: open, count: depth) + "0" + String(repeating: close, count: depth)
      let outside = open + inside + close
      let limits = JSONLimits(depth: depth)
      #expect(fault(of: Array(inside.utf8), limits: limits) == nil)
      let found = fault(of: Array(outside.utf8), limits: limits)
      #expect(found?.code == .tooDeep(limit: depth))
      #expect(found?.offset == open.utf8.count * depth)
      #expect(found?.pointer == Array(String(repeating: open == "[" ? "/0" : "/a", count: depth).utf8))
    }
  }

  @Test func depthCountsOpenContainersOnly() {
    #expect(fault(of: Array("[[],[],[{}],{\"a\":[]}]".utf8), limits: JSONLimits(depth: 3)) == nil)
    #expect(fault(of: Array("[[],[],[{}],{\"a\":[]}]".utf8), limits: JSONLimits(depth: 2))?.offset == 8)
  }

  /// Also without a limit nothing recurses: the text is read to its end, or to the limit of values.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      ("[", JSONFault.Code.unexpectedEnd), (#"{"":"#, .unexpectedEnd), (#"[{"a":"#, .tooManyValues(limit: 1 << 20)),
    ])
  func aMillionOpenBracketsStopAtTheLimit(_ open: String, _ unlimited: JSONFault.Code) {
    let text = [[UInt8]](repeating: Array(open.utf8), count: 1_000_000).flatMap { $0 }
    #expect(fault(of: text)?.code == .tooDeep(limit: 128))
    #expect(fault(of: text, limits: JSONLimits(depth: .max))?.code == unlimited)
  }

  @Test(arguments: [
    ("1", 1), ("[]", 1), ("{}", 1), ("[1]", 2), (#"{"a":1}"#, 2), ("[1,2,[3,{}]]", 6), (#"{"a":{"b":[]},"c":null}"#, 4),
  ])
  func valuesAreAllowedUpToTheLimit(_ text: String, _ values: Int) {
    #expect(fault(of: Array(text.utf8), limits: JSONLimits(values: values)) == nil)
    #expect(
      fault(of: Array(text.utf8), limits: JSONLimits(values: values - 1))?.code == .tooManyValues(limit: values - 1))
  }

  @Test func theValueThatIsTooMuchIsNamed() {
    let text = Array(#"{"a":[true, false],"b":0}"#.utf8)
    let expected = [(0, 0, ""), (1, 5, "/a"), (2, 6, "/a/0"), (3, 12, "/a/1"), (4, 23, "/b")]
    for (values, offset, pointer) in expected {
      #expect(
        fault(of: text, limits: JSONLimits(values: values))
          == JSONFault(.tooManyValues(limit: values), offset: offset, pointer: Array(pointer.utf8)))
    }
    #expect(fault(of: text, limits: JSONLimits(values: 5)) == nil)
  }

  @Test func theUsualLimits() {
    #expect(JSONLimits() == JSONLimits(depth: 128, values: 1 << 20))
  }

  /// Texts with many times more entries than a tape has room for at first.
  @Test(.timeLimit(.minutes(1)), arguments: [1, 7, 8, 9, 31, 4_000, 4_103, 4_104, 4_105, 100_000])
  func theTapeGrows(_ count: Int) throws {
    let array = try JSON(parsing: Array("[\(String(repeating: "1,", count: count - 1))1]".utf8))
    #expect(array.count(0) == count)
    #expect(array.next(0) == count + 1)
    let object = try JSON(parsing: Array("{\(String(repeating: "\"\":[],", count: count - 1))\"\":[]}".utf8))
    #expect(object.count(0) == count)
    #expect(object.next(0) == 2 * count + 1)
    #expect(object.range(object.next(0) - 1) == object.bytes.count - 3..<object.bytes.count - 1)
    let nested = "[" + String(repeating: "[[0],", count: 100) + "0" + String(repeating: "]", count: 101)
    let many = try JSON(parsing: Array("[\(String(repeating: nested + ",", count: count / 200))\(nested)]".utf8))
    #expect(many.count(0) == count / 200 + 1)
    #expect(copy(of: many) == many.bytes)
  }

  @Test(.timeLimit(.minutes(1)))
  func thePointerOfAFaultAfterManyMembers() {
    let count = 100_000
    let members = String(repeating: #""a":[{}],"#, count: count)
    #expect(fault(of: Array("{\(members)\"z\":[0,?".utf8))?.pointer == Array("/z/1".utf8))
    let elements = String(repeating: "[0],", count: count)
    #expect(fault(of: Array("[\(elements)?".utf8))?.pointer == Array("/\(count)".utf8))
    #expect(fault(of: Array("[[\(elements)\(elements){\"a\":?".utf8))?.pointer == Array("/0/\(2 * count)/a".utf8))
  }

  @Test(.timeLimit(.minutes(1)))
  func oneLongStringAndOneLongNumber() throws {
    let letters = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
    let string = try JSON(parsing: [UInt8(ascii: "\"")] + letters + [UInt8(ascii: "\"")])
    #expect(string.plainTextRange(0) == 1..<letters.count + 1)
    let digits = try JSON(parsing: [UInt8](repeating: UInt8(ascii: "7"), count: 1 << 20))
    #expect(digits.integer(0) == nil)
    #expect(digits.numberText(0)?.count == 1 << 20)
    let space = [UInt8](repeating: 0x20, count: 1 << 20)
    #expect(fault(of: space)?.offset == space.count)
  }
}
