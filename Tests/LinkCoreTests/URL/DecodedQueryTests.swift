import LinkCore
import TestSupport
import Testing

@Suite struct DecodedQueryTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let query: String
    let pairs: [(String, String?)]
    var testDescription: String { id }
  }

  static let rows: [Row] = [
    Row(id: "Q-02", query: "", pairs: []),
    Row(id: "Q-04", query: "key1=value1&key2=value2", pairs: [("key1", "value1"), ("key2", "value2")]),
    Row(id: "Q-05", query: "key1=value1&key2=", pairs: [("key1", "value1"), ("key2", "")]),
    Row(id: "Q-07", query: "key1=value1&=", pairs: [("key1", "value1"), ("", "")]),
    Row(id: "Q-08", query: "key1=value1&", pairs: [("key1", "value1")]),
    Row(id: "Q-09", query: "&key1=value1", pairs: [("key1", "value1")]),
    Row(id: "Q-10", query: "key1=value1&&key2=value2", pairs: [("key1", "value1"), ("key2", "value2")]),
    Row(id: "no equals", query: "a&b=1", pairs: [("a", nil), ("b", "1")]),
    Row(id: "raw equals", query: "a=b=c", pairs: [("a", "b=c")]),
    Row(id: "plus", query: "a=b+c%20d%2B", pairs: [("a", "b+c d+")]),
    Row(id: "name as written", query: "%61=1", pairs: [("%61", "1")]),
    Row(id: "order kept", query: "b=1&a=2&b=3", pairs: [("b", "1"), ("a", "2"), ("b", "3")]),
    Row(id: "undecodable", query: "a=%zz", pairs: [("a", "%zz")]),
  ]

  @Test(arguments: rows)
  func splitsAndDecodes(_ row: Row) {
    let text = row.query.utf8Bytes
    let query = DecodedQuery(text.span, in: 0..<text.count)
    #expect(query.pairs.map(\.name) == row.pairs.map(\.0))
    #expect(query.pairs.map(\.value) == row.pairs.map(\.1))
  }

  /// are the other direction.
  @Test func noVectorIsLeftOut() {
    let rows = Self.rows.map(\.id) + PercentEncodingTests.encodings.map(\.id)
    #expect(FirebaseVectors.faults(.codec, rows: rows) == [])
  }

  /// Q-03, both directions.
  @Test func encodedPairsComeBack() {
    let values = ["key1": "va!lue1", "key2": "val=ue2", "key3": "val&ue3", "key4": "valu?e4", "key5": "val$ue5"]
    var text: [UInt8] = []
    for (name, value) in values {
      text += "&\(name)=".utf8Bytes
      PercentEncoding.append(value.utf8Bytes.span, to: &text)
    }
    let query = DecodedQuery(text.span, in: 0..<text.count)
    #expect(query.sortedPairs == values.map { "\($0)=\($1)" }.sorted())
  }

  @Test(arguments: [2, 40])
  func keepsFirstOfEachName(_ extra: Int) {
    var text = "%61=1&a=2&b"
    for index in 0..<extra { text += "&n\(index)=x&n\(index)=y" }
    let query = DecodedQuery(text.utf8Bytes.span, in: 0..<text.utf8.count)
    let first = query.firstItems.map { query.bytes($0.decodedName).utf8Text }
    #expect(first == ["a", "b"] + (0..<extra).map { "n\($0)" })
    #expect(query.firstItems.first?.value.map { query.bytes($0) } == [0x31])
  }

  @Test(arguments: [0, 2, 40])
  func keepsLastOfEachName(_ extra: Int) {
    var text = "%61=1&ab&ba=3&a=2"
    for index in 0..<extra { text += "&n\(index)=x&n\(index)=y" }
    let query = DecodedQuery(text.utf8Bytes.span, in: 0..<text.utf8.count)
    let last = query.lastItems
    #expect(
      last.map { query.bytes($0.name).utf8Text } == ["%61", "ab", "ba", "a"] + (0..<extra).map { "n\($0)" })
    #expect(last.dropFirst(3).map { $0.value.map { query.bytes($0).utf8Text } } == ["2"] + (0..<extra).map { _ in "y" })
  }

  @Test func namesOfOneClassStayApart() {
    // Same length, same ends.
    let text = "abc=1&adc=2&aec=3"
    let query = DecodedQuery(text.utf8Bytes.span, in: 0..<text.utf8.count)
    #expect(query.firstItems.count == 3)
    #expect(query.lastItems.count == 3)
  }

  @Test func reportsUndecodableEscapes() {
    let text = "a=%zz&b=1&%=2&c=%41".utf8Bytes
    let query = DecodedQuery(text.span, in: 0..<text.count)
    #expect(query.items.map(\.isUndecodable) == [true, false, true, false])
  }
}
