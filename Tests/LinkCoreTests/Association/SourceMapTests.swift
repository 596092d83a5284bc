import LinkCore
import TestSupport
import Testing

struct SourceMapTests {
  @Test(arguments: [
    ("", 0, 1, 1), ("ab", 0, 1, 1), ("ab", 1, 1, 2), ("ab", 2, 1, 3), ("ab", 99, 1, 3), ("a\nb", 1, 1, 2),
    ("a\nb", 2, 2, 1),
    ("a\r\nb", 3, 2, 1), ("a\r\nb", 2, 2, 1), ("a\rb", 2, 2, 1), ("\n\n", 2, 3, 1), ("é", 2, 1, 2), ("€x", 3, 1, 2),
    ("😀x", 4, 1, 3), ("\u{FEFF}x", 3, 1, 1), ("x\u{FEFF}x", 4, 1, 3),
  ])
  func positions(_ text: String, _ offset: Int, _ line: Int, _ column: Int) {
    #expect(SourceMap(Array(text.utf8)).position(of: offset) == SourcePosition(line: line, column: column))
  }

  /// A place within a character, or where no character is, is that of the next one.
  @Test(arguments: [
    ("", 1, 1, 0), ("ab", 1, 2, 1), ("ab", 1, 9, 2), ("a\nb", 1, 9, 2), ("a\nb", 2, 1, 2), ("😀x", 1, 2, 4),
    ("\u{FEFF}x", 1, 1, 0), ("a\r\nb", 2, 1, 3), ("a\r\nb", 1, 2, 1), ("ab", 0, 0, 0), ("ab", 9, 1, 2),
  ])
  func offsets(_ text: String, _ line: Int, _ column: Int, _ offset: Int) {
    #expect(SourceMap(Array(text.utf8)).offset(of: SourcePosition(line: line, column: column)) == offset)
  }

  /// Far into a text, and across the places where the map keeps marks, as a walk from the start would say.
  @Test
  func longTexts() {
    var text: [UInt8] = []
    var wanted: [SourcePosition] = []
    var position = SourcePosition(line: 1, column: 1)
    var random = SeededGenerator(seed: 7)
    for _ in 0..<6_000 {
      let piece = ["a", "é", "😀", "\n", "\r\n"].randomElement(using: &random) ?? "a"
      wanted.append(position)
      text += Array(piece.utf8)
      for _ in 1..<piece.utf8.count { wanted.append(SourcePosition(line: -1, column: 0)) }
      position =
        piece.hasSuffix("\n") || piece == "\r\n"
        ? SourcePosition(line: position.line + 1, column: 1)
        : SourcePosition(line: position.line, column: position.column + piece.utf16.count)
    }
    let map = SourceMap(text)
    for offset in wanted.indices where wanted[offset].line > 0 {
      #expect(map.position(of: offset) == wanted[offset])
      #expect(map.offset(of: wanted[offset]) == offset)
    }
  }
}
