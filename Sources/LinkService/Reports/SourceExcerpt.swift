/// A line of a file with a mark below the part that a finding is about, for a terminal.
///
/// What a terminal would take as a command is shown as an escape, and of a long line only the part around the mark.
struct SourceExcerpt {
  /// The most columns that are shown of a line.
  private static let width = 100

  /// Columns that are kept before the mark when a line is cut.
  private static let lead = 30

  /// One character as it is shown.
  private struct Cell {
    let text: String

    /// Columns of a terminal.
    let width: Int
    let isMarked: Bool
  }

  /// The line as it is shown.
  let line: String

  /// Blanks, then `^~~~`.
  let mark: String

  /// - Parameters:
  ///   - columns: the part to be marked, from 1 in UTF-16 units, the end being the first column behind it; nil goes to
  ///     the end of the line.
  ///   - isCutInFront, isCutBehind: whether the line goes on where `line` does not.
  init(
    _ line: [UInt8], from start: Int, to end: Int?, isCutInFront: Bool = false, isCutBehind: Bool = false
  ) {
    var cells: [Cell] = []
    var column = 1
    // A part of no length is marked at the character behind it.
    let end = end.map { max($0, start + 1) }
    for scalar in String(decoding: line, as: UTF8.self).unicodeScalars {
      let next = column + (scalar.value > 0xFFFF ? 2 : 1)
      let isMarked = next > start && end.map { column < $0 } ?? true
      cells.append(SourceExcerpt.cell(scalar, isMarked: isMarked))
      column = next
    }
    if !cells.contains(where: \.isMarked) { cells.append(Cell(text: "", width: 1, isMarked: true)) }
    let first = cells.firstIndex(where: \.isMarked) ?? 0
    let shown = SourceExcerpt.part(of: cells, around: first)
    var text = shown.lowerBound > 0 || isCutInFront ? "…" : ""
    var mark = text.isEmpty ? "" : " "
    for index in shown {
      text += cells[index].text
      let width = cells[index].width
      if index == first {
        mark += "^" + String(repeating: "~", count: max(0, width - 1))
      } else {
        mark += String(repeating: cells[index].isMarked ? "~" : " ", count: width)
      }
    }
    if shown.upperBound < cells.count || isCutBehind { text += "…" }
    self.line = text
    while mark.last == " " { mark.removeLast() }
    self.mark = mark
  }

  /// As many cells as fit, from a little before the mark.
  private static func part(of cells: [Cell], around first: Int) -> Range<Int> {
    guard cells.reduce(0, { $0 + $1.width }) > width else { return 0..<cells.count }
    var start = first
    var columns = 0
    while start > 0, columns + cells[start - 1].width <= lead {
      start -= 1
      columns += cells[start].width
    }
    var end = start
    columns = 0
    while end < cells.count, columns + cells[end].width <= width {
      columns += cells[end].width
      end += 1
    }
    // A line whose end is shown is filled up to the left.
    while end == cells.count, start > 0, columns + cells[start - 1].width <= width {
      start -= 1
      columns += cells[start].width
    }
    return start..<max(end, min(start + 1, cells.count))
  }

  private static func cell(_ scalar: Unicode.Scalar, isMarked: Bool) -> Cell {
    // A tab is as wide as the terminal wants; one blank keeps the mark below its place.
    if scalar == "\t" { return Cell(text: " ", width: 1, isMarked: isMarked) }
    var text = ""
    Quoted.append(scalar, to: &text)
    let isEscaped = text.utf8.first == UInt8(ascii: "\\") && scalar != "\\"
    return Cell(
      text: text, width: isEscaped ? text.utf8.count : TextWidth.columns(of: scalar), isMarked: isMarked)
  }
}
