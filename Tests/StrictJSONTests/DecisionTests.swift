import StrictJSON
import Testing

/// What RFC 8259 leaves open is decided, and stays decided.
@Suite struct DecisionTests {
  @Test(arguments: DecidedText.all)
  func isDecided(_ row: DecidedText) throws {
    switch row.decision {
    case .kept:
      let json = try JSON(parsing: row.text)
      #expect(copy(of: json) == row.text)
      #expect(!json.hasLoneSurrogate(1))
    case .withoutText:
      let json = try JSON(parsing: row.text)
      #expect(copy(of: json) == row.text)
      #expect(json.hasLoneSurrogate(1))
      #expect(json.text(1) == nil)
      #expect(json.plainTextRange(1) == nil)
      #expect(!json.text(1, equals: Array("\u{FFFD}".utf8)))
      var buffer: [UInt8] = [7]
      #expect(!json.appendText(1, to: &buffer))
      #expect(buffer == [7])
    case .refused(let expected):
      #expect(fault(of: row.text) == expected)
    }
  }

  @Test(arguments: [
    (#""\ud800""#, "\u{FFFD}"), (#""a\udc00b""#, "a\u{FFFD}b"), (#""\ud800\ud834\udd1e""#, "\u{FFFD}\u{1D11E}"),
    (#""\udd1e\ud834""#, "\u{FFFD}\u{FFFD}"), (#""\ud800\n""#, "\u{FFFD}\n"), (#""plain""#, "plain"), ("1", ""),
  ])
  func namesALoneSurrogateForMessages(_ text: String, _ expected: String) throws {
    let json = try JSON(parsing: Array(text.utf8))
    var repaired: [UInt8] = []
    json.appendTextRepairing(0, to: &repaired)
    #expect(repaired == Array(expected.utf8))
  }
}
