import JSONRPC
import Testing

/// One message a line.
@Suite struct LineFramerTests {
  static let streams: [FramedStream] = [
    FramedStream("nothing", ""),
    FramedStream("two lines", "a\nb\n", .text("a"), .text("b")),
    FramedStream("D37 no newline at the end", "a\nb", .text("a"), .text("b")),
    FramedStream("D26 CRLF", "a\r\nb\r\n", .text("a"), .text("b")),
    FramedStream("CRLF half at the end", "a\r", .text("a")),
    FramedStream("one carriage return is dropped", "a\r\r\n", .text("a\r")),
    FramedStream("carriage return inside", "a\rb\n", .text("a\rb")),
    FramedStream("D25 blank lines", "\n \n\t \r\n\r\na\n\n  \n", .text("a")),
    FramedStream("D25 blanks at the end", "a\n  ", .text("a")),
    FramedStream("blanks before the first line", " \n\n  a\n", .text("  a")),
    FramedStream("blanks around", " a \n", .text(" a ")),
    FramedStream("D27 byte order mark", "\u{FEFF}a\n\u{FEFF}b\n", .text("a"), .text("b")),
    FramedStream("byte order mark alone", "\u{FEFF}\na\n", .text("a")),
    FramedStream("two byte order marks", "x\n\u{FEFF}\u{FEFF}a\n", .text("x"), .text("\u{FEFF}a")),
    FramedStream("half a byte order mark", bytes: [0xEF, 0xBB, 0x0A, 0x61, 0x0A], [.text([0xEF, 0xBB]), .text("a")]),
    FramedStream(
      "only a newline ends a line", "a\u{2028}b\u{85}c\u{B}d\u{C}e\n", .text("a\u{2028}b\u{85}c\u{B}d\u{C}e")),
    FramedStream("at the limit", "12345\n", limit: 5, .text("12345")),
    FramedStream("at the limit, CRLF", "12345\r\n", limit: 5, .text("12345")),
    FramedStream("at the limit, at the end", "12345", limit: 5, .text("12345")),
    FramedStream("D36 one over the limit", "123456\na\n", limit: 5, .overLimit, .text("a")),
    FramedStream("D36 one over the limit, CRLF", "123456\r\na\n", limit: 5, .overLimit, .text("a")),
    FramedStream("D36 one over the limit, at the end", "a\n123456", limit: 5, .text("a"), .overLimit),
    FramedStream(
      "D36 ten times the limit", "a\n\(String(repeating: "x", count: 50))\nb\n", limit: 5, .text("a"), .overLimit,
      .text("b")),
    FramedStream("D36 no end of line", String(repeating: "x", count: 200), limit: 5, .overLimit),
    FramedStream("two over the limit", "1234567\n1234567\n", limit: 5, .overLimit, .overLimit),
    FramedStream("headers inside", "a\nContent-Length: 1\r\n", .text("a"), .text("Content-Length: 1")),
  ]

  @Test(arguments: streams) func findsLinesInEveryCut(stream: FramedStream) {
    stream.check(.lines)
    stream.check(.detected)
  }

  /// What is above the limit is not kept, however long it is.
  @Test func endlessLineKeepsNothing() {
    var framer = Framer(.lines, limit: 1000)
    let piece = [UInt8](repeating: UInt8(ascii: "x"), count: 4096)
    var messages: [Message] = []
    for _ in 0..<1000 {
      #expect(framer.frame(piece, to: piece.count, atEnd: false, into: &messages) == piece.count)
    }
    #expect(messages == [.overLimit])
    let end = Array("xx\nnext\n".utf8)
    #expect(framer.frame(end, to: end.count, atEnd: false, into: &messages) == end.count)
    #expect(messages == [.overLimit, .text(start: 3, end: 7)])
  }

  /// Bytes beyond the given end are not input.
  @Test func looksOnlyAtWhatIsFilled() {
    var framer = Framer(.lines, limit: 1000)
    let buffer = Array("one\ntwo\n".utf8)
    var messages: [Message] = []
    #expect(framer.frame(buffer, to: 6, atEnd: false, into: &messages) == 4)
    #expect(messages == [.text(start: 0, end: 3)])
  }
}
