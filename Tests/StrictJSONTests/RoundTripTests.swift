import TestSupport
import Testing

@testable import StrictJSON

/// What is written is read back, and what is read is written back.
@Suite struct RoundTripTests {
  @Test func randomTextSurvivesWritingAndReading() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<3_000 {
      var text: [UInt8] = []
      for _ in 0..<Int.random(in: 0..<40, using: &generator) {
        text += Array(String(RandomDocument.scalar(&generator)).utf8)
      }
      var writer = JSONWriter()
      writer.string(text)
      #expect(try JSON(parsing: writer.bytes).text(0) == text)
      expectOneLine(writer.bytes)
    }
  }

  /// Bytes that are no UTF-8 are written as the standard library would repair each of them.
  @Test func randomBytesAreWrittenAsJSON() throws {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<3_000 {
      let bytes = (0..<Int.random(in: 0..<30, using: &generator)).map { _ in
        UInt8.random(in: Bool.random(using: &generator) ? 0x80...0xFF : 0...0xFF, using: &generator)
      }
      var writer = JSONWriter()
      writer.string(bytes)
      let text = try #require(try JSON(parsing: writer.bytes).text(0))
      if UTF8Validation.firstInvalidByte(bytes) == nil {
        #expect(text == bytes)
      } else {
        #expect(String(decoding: text, as: UTF8.self).unicodeScalars.contains("\u{FFFD}"))
      }
      expectOneLine(writer.bytes)
    }
  }

  @Test func randomDocumentsSurviveCopying() throws {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<1_000 {
      let text = RandomDocument.make(&generator)
      let json = try JSON(parsing: text)
      let once = copy(of: json)
      let again = try JSON(parsing: once)
      #expect(copy(of: again) == once)
      #expect(isSame(json, again), "\(String(decoding: text, as: UTF8.self))")
      #expect(once.count(where: { $0 == 0x20 }) <= text.count(where: { $0 == 0x20 }))
      expectOneLine(once)
    }
  }

  /// Equal tapes: the same kinds and nesting, and every scalar with the same text or spelling.
  private func isSame(_ first: JSON, _ second: JSON) -> Bool {
    guard first.next(0) == second.next(0) else { return false }
    for node in 0..<first.next(0) {
      guard first.kind(node) == second.kind(node), first.next(node) == second.next(node),
        first.text(node) == second.text(node), first.numberText(node) == second.numberText(node)
      else { return false }
    }
    return true
  }

  /// No character at which Python's `splitlines` or Node's `readline` ends a line.
  private func expectOneLine(_ bytes: [UInt8]) {
    let breaks: Set<Unicode.Scalar> = [
      "\n", "\r", "\u{B}", "\u{C}", "\u{1C}", "\u{1D}", "\u{1E}", "\u{85}", "\u{2028}", "\u{2029}",
    ]
    #expect(!String(decoding: bytes, as: UTF8.self).unicodeScalars.contains(where: breaks.contains))
  }
}
