/// Lines and columns of a text.
///
/// Made once in one pass; every answer then walks at most one step of the text, so that a file on one long line costs
/// no more than others.
package struct SourceMap: Sendable {
  private static let step = 4_096
  private let text: [UInt8]

  /// The position of every offset that is a multiple of the step.
  private var marks: [SourcePosition] = []

  /// The lines of `text`, which is UTF-8; other bytes count as one column each.
  package init(_ text: [UInt8]) {
    self.text = text
    var position = SourcePosition(line: 1, column: 1)
    for offset in text.indices {
      if offset.isMultiple(of: SourceMap.step) { marks.append(position) }
      SourceMap.advance(&position, over: offset, in: text)
    }
  }

  /// Where the byte at `offset` stands; the end of the text for an offset past it.
  package func position(of offset: Int) -> SourcePosition {
    guard !marks.isEmpty, offset > 0 else { return SourcePosition(line: 1, column: 1) }
    let end = min(offset, text.count)
    let mark = min(end / SourceMap.step, marks.count - 1)
    var position = marks[mark]
    for passed in mark * SourceMap.step..<end { SourceMap.advance(&position, over: passed, in: text) }
    return position
  }

  /// The offset of the byte that stands at a position, or of the first one behind it.
  package func offset(of position: SourcePosition) -> Int {
    func isBehind(_ other: SourcePosition) -> Bool {
      (other.line, other.column) > (position.line, position.column)
    }
    var low = 0
    var high = marks.count
    while low < high {
      let middle = (low + high) / 2
      if isBehind(marks[middle]) { high = middle } else { low = middle + 1 }
    }
    guard low > 0 else { return 0 }
    var offset = (low - 1) * SourceMap.step
    var current = marks[low - 1]
    while offset < text.count, (current.line, current.column) < (position.line, position.column) {
      SourceMap.advance(&current, over: offset, in: text)
      offset += 1
    }
    // What goes on a character has no column, and the LF of CR LF none of its own.
    while offset < text.count, text[offset] & 0xC0 == 0x80 { offset += 1 }
    if offset > 0, offset < text.count, text[offset] == 0x0A, text[offset - 1] == 0x0D { offset += 1 }
    return offset
  }

  /// Passes one byte: a line ends at LF, CR LF or CR, as in LSP; a byte order mark has no column.
  private static func advance(_ position: inout SourcePosition, over offset: Int, in text: [UInt8]) {
    let byte = text[offset]
    switch byte {
    case 0x0A:
      if offset > 0, text[offset - 1] == 0x0D { return }
      position = SourcePosition(line: position.line + 1, column: 1)
    case 0x0D:
      position = SourcePosition(line: position.line + 1, column: 1)
    case 0xEF where offset == 0 && text.starts(with: [0xEF, 0xBB, 0xBF]):
      break
    case 0x80...0xBF:
      break
    default:
      // Bytes above F4 begin no character.
      position.column += (0xF0...0xF4).contains(byte) ? 2 : 1
    }
  }
}
