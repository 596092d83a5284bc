import StrictJSON
import Testing

/// RFC 8259, sections 2 to 8: what is a JSON text and what is not.
@Suite struct GrammarTests {
  @Test(arguments: AcceptedText.all)
  func accepts(_ row: AcceptedText) throws {
    let json = try JSON(parsing: row.text)
    #expect(copy(of: json) == row.compact)
    #expect(json.next(0) > 0)
  }

  @Test(arguments: RefusedText.all)
  func refuses(_ row: RefusedText) {
    #expect(fault(of: row.text) == row.fault)
  }

  /// A fault says where the text stops being the beginning of one; nothing after that place matters.
  @Test(arguments: RefusedText.all)
  func theBytesBeforeAFaultCouldBeginAText(_ row: RefusedText) {
    let before = Array(row.text[..<row.fault.offset])
    let found = fault(of: before)
    #expect(found == nil || found?.code == .unexpectedEnd || found?.code == .invalidNumber)
  }

  @Test func idsAreUnique() {
    let ids = AcceptedText.all.map(\.id) + RefusedText.all.map(\.id) + DecidedText.all.map(\.id)
    #expect(Set(ids).count == ids.count)
  }

  /// Each byte in each of three places: alone, after a value, and in a string.
  @Test func everyByteIsDecided() throws {
    for byte in UInt8.min...UInt8.max {
      let isSpace = [0x20, 0x09, 0x0A, 0x0D].contains(byte)
      let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      #expect((fault(of: [byte]) == nil) == isDigit, "alone: \(byte)")
      #expect((fault(of: [UInt8(ascii: "1"), byte]) == nil) == (isSpace || isDigit), "after 1: \(byte)")
      #expect((fault(of: [UInt8(ascii: "["), UInt8(ascii: "]"), byte]) == nil) == isSpace, "after []: \(byte)")
      let isPlain = byte >= 0x20 && byte < 0x80 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
      for length in 0...16 {
        let around = [UInt8](repeating: UInt8(ascii: "x"), count: length)
        let text = [UInt8(ascii: "\"")] + around + [byte] + around + [UInt8(ascii: "\"")]
        #expect((fault(of: text) == nil) == isPlain, "in a string, after \(length): \(byte)")
      }
    }
  }

  /// After a backslash nine bytes are right, one of them with four digits.
  @Test func everyByteAfterABackslashIsDecided() {
    for byte in UInt8.min...UInt8.max {
      let text = Array("\"\\".utf8) + [byte] + Array("0041\"".utf8)
      #expect((fault(of: text) == nil) == Array("\"\\/bfnrtu".utf8).contains(byte) || byte == UInt8(ascii: "\""))
      let digit = Array("\"\\u004".utf8) + [byte, UInt8(ascii: "\"")]
      #expect((fault(of: digit) == nil) == Array("0123456789abcdefABCDEF".utf8).contains(byte), "digit: \(byte)")
    }
  }
}
