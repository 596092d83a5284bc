import JSONRPC
import TestSupport
import Testing

/// Telling the framing by the first bytes.
@Suite struct FramerTests {
  @Test(arguments: [
    ("headers", "Content-Length: 1\r\n\r\n1", true),
    ("lower case", "content-length: 1\r\n\r\n1", true),
    ("blank lines first", " \r\n\t\nContent-Length: 1\r\n\r\n1", true),
    ("byte order mark first", "\u{FEFF}Content-Length: 1\r\n\r\n1", true),
    ("object", "{}\n", false),
    ("array", "  []\n", false),
    ("byte order mark and object", "\u{FEFF}{}\n", false),
    ("something else", "hello\n", false),
    ("another character of three bytes", "\u{F900}\n", false),
  ])
  func isToldByTheFirstBytes(id: String, text: String, usesHeaders: Bool) {
    for parts in Splits.all(Array(text.utf8)) {
      var framer = Framer(limit: 100)
      var buffer: [UInt8] = []
      var found = 0
      for part in parts {
        buffer += part
        var messages: [Message] = []
        buffer.removeFirst(framer.frame(buffer, to: buffer.count, atEnd: false, into: &messages))
        found += messages.count
      }
      #expect(framer.usesHeaders == usesHeaders, "\(id), cut after \(parts[0].count)")
      #expect(found == 1, "\(id), cut after \(parts[0].count)")
    }
  }

  @Test(arguments: ["", " ", "\r\n\r\n", "\u{FEFF}"]) func streamWithoutMessage(text: String) {
    #expect(FramedStream.frame([Array(text.utf8)], .detected, limit: 100).isEmpty)
    #expect(FramedStream.frame(Array(text.utf8).map { [$0] }, .detected, limit: 100).isEmpty)
  }

  @Test(arguments: [[0xEF], [0xEF, 0xBB]] as [[UInt8]]) func byteOrderMarkCutByTheEnd(bytes: [UInt8]) {
    #expect(FramedStream.frame([bytes], .detected, limit: 100) == [.text(bytes)])
  }

  @Test(arguments: [[0x20], [0x20, 0x0A], [0xEF, 0xBB, 0xBF]] as [[UInt8]])
  func blanksAreNotKept(blank: [UInt8]) {
    var framer = Framer(limit: 10)
    var buffer: [UInt8] = []
    var messages: [Message] = []
    for _ in 0..<1000 {
      for _ in 0..<100 { buffer += blank }
      buffer.removeFirst(framer.frame(buffer, to: buffer.count, atEnd: false, into: &messages))
      #expect(buffer.count <= 5000)
    }
    #expect(messages.isEmpty)
  }
}
