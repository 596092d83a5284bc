import JSONRPC
import Testing

/// Messages behind header blocks.
@Suite struct HeaderFramerTests {
  private static let long = String(repeating: "x", count: 9000)

  static let streams: [FramedStream] = [
    FramedStream("one", "Content-Length: 2\r\n\r\n{}", .text("{}")),
    FramedStream("two", "Content-Length: 2\r\n\r\n{}Content-Length: 1\r\n\r\n1", .text("{}"), .text("1")),
    FramedStream("bare newlines", "Content-Length: 2\n\n{}Content-Length: 1\n\n1", .text("{}"), .text("1")),
    FramedStream("case and blanks", "cONTENT-lENGTH \t:\t 002 \r\n\r\n{}", .text("{}")),
    FramedStream("no blank after the colon", "content-length:2\r\n\r\n{}", .text("{}")),
    FramedStream(
      "other headers", "Content-Type: application/vscode-jsonrpc; charset=utf8\r\nContent-Length: 2\r\nX: :\r\n\r\n{}",
      .text("{}")),
    FramedStream("same length twice", "Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}", .text("{}")),
    FramedStream("newlines in the body", "Content-Length: 4\r\n\r\n{\n\n}", .text("{\n\n}")),
    FramedStream("bytes, not characters", "Content-Length: 6\r\n\r\n你好", .text("你好")),
    FramedStream("empty body", "Content-Length: 0\r\n\r\nContent-Length: 1\r\n\r\n1", .text(""), .text("1")),
    FramedStream(
      "blank lines between", "\r\n\nContent-Length: 1\r\n\r\n1\r\nContent-Length: 1\r\n\r\n2", .text("1"), .text("2")),
    FramedStream("byte order mark in the body", "Content-Length: 4\r\n\r\n\u{FEFF}1", .text("1")),
    FramedStream("D38 body cut by the end", "Content-Length: 4\r\n\r\n{}", .text("{}")),
    FramedStream("body missing at the end", "Content-Length: 4\r\n\r\n", .text("")),
    FramedStream("block cut by the end", "Content-Length: 4\r\n", .badHeader(.malformedLine)),
    FramedStream("at the limit", "Content-Length: 5\r\n\r\n12345", limit: 5, .text("12345")),
    FramedStream(
      "D36 over the limit", "Content-Length: 6\r\n\r\n123456Content-Length: 1\r\n\r\n1", limit: 5, .overLimit,
      .text("1")),
    FramedStream("over the limit, cut by the end", "Content-Length: 600\r\n\r\n123456", limit: 5, .overLimit),
    FramedStream(
      "bad length", "Content-Length: 2x\r\n\r\n{}Content-Length: 1\r\n\r\n1", .badHeader(.badLength), .text("1")),
    FramedStream(
      "negative length", "Content-Length: -2\r\n\r\n{}Content-Length: 1\r\n\r\n1", .badHeader(.badLength), .text("1")),
    FramedStream(
      "no length", "Content-Length:\r\n\r\n{}Content-Length: 1\r\n\r\n1", .badHeader(.badLength), .text("1")),
    FramedStream(
      "length that overflows", "Content-Length: 9223372036854775808\r\n\r\n{}content-length: 1\r\n\r\n1",
      .badHeader(.badLength), .text("1")),
    FramedStream(
      "two lengths", "Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}Content-Length: 1\r\n\r\n1",
      .badHeader(.badLength), .text("1")),
    FramedStream(
      "length missing", "Content-Type: x\r\n\r\n{}Content-Length: 1\r\n\r\n1", .badHeader(.missingLength), .text("1")),
    FramedStream(
      "line without colon, length known", "Content\r\nContent-Length: 2\r\n\r\n{}Content-Length: 1\r\n\r\n1",
      .badHeader(.malformedLine), .text("1")),
    FramedStream(
      "line without name", "C: 1\r\n: 2\r\nContent-Length: 2\r\n\r\n{}Content-Length: 1\r\n\r\n1",
      .badHeader(.malformedLine), .text("1")),
    FramedStream(
      "line without colon, length missing", "Content\r\n\r\n{}Content-Length: 1\r\n\r\n1", .badHeader(.malformedLine),
      .text("1")),
    FramedStream(
      "count too small", "Content-Length: 1\r\n\r\n[1]Content-Length: 1\r\n\r\n1", .text("["),
      .badHeader(.missingLength), .text("1")),
    FramedStream(
      "count too large", "Content-Length: 12\r\n\r\n{}Content-Length: 1\r\n\r\n1Content-Length: 1\r\n\r\n2",
      .text("{}Content-Le"), .badHeader(.missingLength), .text("2")),
  ]

  @Test(arguments: streams) func findsBodiesInEveryCut(stream: FramedStream) {
    stream.check(.headers)
    if stream.bytes.first == UInt8(ascii: "C") { stream.check(.detected) }
  }

  /// A block above 8 KiB is answered once and the next message is found.
  @Test(arguments: ["C: \(long)\r\n\r\n", "C\(long)", "C: \(long.prefix(5000))\r\nC: \(long.prefix(5000))\r\n\r\n"])
  func tooLongBlock(block: String) {
    let bytes = Array("\(block)Content-Length: 1\r\n\r\n1".utf8)
    let expected: [FramedStream.Found] = [.badHeader(.tooLong), .text("1")]
    #expect(FramedStream.frame([bytes], .headers, limit: 100) == expected)
    #expect(FramedStream.frame(bytes.map { [$0] }, .headers, limit: 100) == expected)
  }

  /// While the next header is searched, and while a body above the limit is dropped, nothing is kept.
  @Test func garbageKeepsNothing() {
    var framer = Framer(.headers, limit: 1000)
    var buffer = Array("Content-Length: x\r\n\r\n".utf8)
    var messages: [Message] = []
    for _ in 0..<100 {
      buffer += [UInt8](repeating: UInt8(ascii: ":"), count: 10_000)
      buffer.removeFirst(framer.frame(buffer, to: buffer.count, atEnd: false, into: &messages))
      #expect(buffer.count < 20)
    }
    #expect(messages == [.badHeader(.badLength)])
    messages = []
    buffer += Array("Content-Length: 1000000\r\n\r\n".utf8)
    for _ in 0..<99 {
      buffer += [UInt8](repeating: UInt8(ascii: ":"), count: 10_000)
      buffer.removeFirst(framer.frame(buffer, to: buffer.count, atEnd: false, into: &messages))
      #expect(buffer.isEmpty)
    }
    #expect(messages == [.overLimit])
  }
}
