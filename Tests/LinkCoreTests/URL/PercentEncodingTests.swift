import LinkCore
import TestSupport
import Testing

@Suite struct PercentEncodingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let text: [UInt8]
    let expected: String
    var isComplete = true
    var testDescription: String { id }
  }

  static let encodings: [Row] = [
    Row(id: "unreserved", text: "azAZ09-._~".utf8Bytes, expected: "azAZ09-._~"),
    Row(id: "Q-03 key1", text: "va!lue1".utf8Bytes, expected: "va%21lue1"),
    Row(id: "Q-03 key2", text: "val=ue2".utf8Bytes, expected: "val%3Due2"),
    Row(id: "Q-03 key3", text: "val&ue3".utf8Bytes, expected: "val%26ue3"),
    Row(id: "Q-03 key4", text: "valu?e4".utf8Bytes, expected: "valu%3Fe4"),
    Row(id: "Q-03 key5", text: "val$ue5".utf8Bytes, expected: "val%24ue5"),
    Row(id: "D-05", text: "a_b-c~d.e*f'(g)!".utf8Bytes, expected: "a_b-c~d.e%2Af%27%28g%29%21"),
    Row(id: "D-08", text: "line1\nline2\ttab".utf8Bytes, expected: "line1%0Aline2%09tab"),
    Row(id: "D-09", text: "A + B".utf8Bytes, expected: "A%20%2B%20B"),
    Row(id: "non-ASCII", text: "é😀".utf8Bytes, expected: "%C3%A9%F0%9F%98%80"),
    Row(id: "any byte", text: [0x00, 0x7F, 0x80, 0xFF], expected: "%00%7F%80%FF"),
    Row(id: "Q-01", text: [], expected: ""),
  ]

  @Test(arguments: encodings)
  func encodes(_ row: Row) {
    var out = "x".utf8Bytes
    PercentEncoding.append(row.text.span, to: &out)
    #expect(out.utf8Text == "x" + row.expected)
  }

  static let decodings: [Row] = [
    Row(id: "plain", text: "abc".utf8Bytes, expected: "abc"),
    Row(id: "plus stays", text: "a+b%2Bc".utf8Bytes, expected: "a+b+c"),
    Row(id: "lower case", text: "%c3%a9".utf8Bytes, expected: "é"),
    Row(id: "once", text: "%2520".utf8Bytes, expected: "%20"),
    Row(id: "no digits", text: "100%".utf8Bytes, expected: "100%", isComplete: false),
    Row(id: "one digit", text: "%4".utf8Bytes, expected: "%4", isComplete: false),
    Row(id: "bad digits", text: "%zz%41".utf8Bytes, expected: "%zzA", isComplete: false),
    Row(id: "lone byte", text: "%FF%41".utf8Bytes, expected: "%FFA", isComplete: false),
    Row(id: "cut character", text: "%E6%97x%C3%A9".utf8Bytes, expected: "%E6%97xé", isComplete: false),
    Row(id: "overlong", text: "%C0%80".utf8Bytes, expected: "%C0%80", isComplete: false),
    Row(id: "surrogate", text: "%ED%A0%80".utf8Bytes, expected: "%ED%A0%80", isComplete: false),
    Row(id: "beyond Unicode", text: "%F4%90%80%80".utf8Bytes, expected: "%F4%90%80%80", isComplete: false),
    Row(id: "control", text: "%00%0A".utf8Bytes, expected: "\0\n"),
  ]

  @Test(arguments: decodings)
  func decodes(_ row: Row) {
    var out: [UInt8] = []
    let isComplete = PercentEncoding.appendDecoded(row.text.span, to: &out)
    #expect(out.utf8Text == row.expected)
    #expect(isComplete == row.isComplete)
  }

  @Test(arguments: 1...50 as ClosedRange<UInt64>)
  func decodingUndoesEncoding(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let text = random.text(maximumCount: 40).utf8Bytes
      var encoded: [UInt8] = []
      PercentEncoding.append(text.span, to: &encoded)
      #expect(!encoded.contains { $0 >= 0x80 || $0 < 0x21 })
      var decoded: [UInt8] = []
      #expect(PercentEncoding.appendDecoded(encoded.span, to: &decoded))
      #expect(decoded == text)
    }
  }
}
