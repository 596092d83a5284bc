/// A box of a flow chart: a name, and below it what was looked at or where it leads, over a few lines.
struct FlowChartBox {
  enum Kind {
    case question
    case taken
    case end
    /// Where the click leads from a page, or without the app.
    case otherEnd
  }

  private let kind: Kind
  private let name: StaticString
  private let lines: [String]

  /// What stands on the arrow to the next box.
  let answer: StaticString

  // In units of the drawing, which are the pixels of a phone.
  static let width = 340
  private static let lineHeight = 16

  // In columns of a monospaced font.
  private static let lineWidth = 42
  private static let lineLimit = 3

  init(_ kind: Kind, _ name: StaticString, detail: [UInt8], answer: StaticString) {
    self.kind = kind
    self.name = name
    lines = Self.lines(of: detail)
    self.answer = answer
  }

  var height: Int { 56 + max(lines.count - 1, 0) * Self.lineHeight }

  func write(at top: Int, to page: inout HTMLWriter) {
    page.markup("<g")
    page.attribute("class", style)
    page.markup("><rect x=\"1\"")
    page.attribute("y", top)
    page.attribute("width", Self.width - 2)
    page.attribute("height", height)
    page.attribute("rx", corner)
    page.markup("/>")
    writeText(ByteText.bytes(name), "name", top + (lines.isEmpty ? 33 : 24), to: &page)
    for (index, line) in lines.enumerated() {
      writeText([UInt8](line.utf8), "detail", top + 43 + index * Self.lineHeight, to: &page)
    }
    page.markup("</g>\n")
  }

  private var style: StaticString {
    switch kind {
    case .question: "question"
    case .taken: "question yes"
    case .end: "end"
    case .otherEnd: "end other"
    }
  }

  private var corner: Int {
    switch kind {
    case .question, .taken: 8
    case .end, .otherEnd: 28
    }
  }

  private func writeText(_ text: [UInt8], _ style: StaticString, _ base: Int, to page: inout HTMLWriter) {
    page.markup("<text")
    page.attribute("class", style)
    page.attribute("x", Self.width / 2)
    page.attribute("y", base)
    page.markup(">")
    page.address(text)
    page.markup("</text>")
  }

  /// Breaks a text at its blanks, and where there is none at the end of the line; what does not fit is left out.
  private static func lines(of text: [UInt8]) -> [String] {
    let searchedLength = 512
    var lines: [String] = []
    var line = ""
    var width = 0
    for character in String(decoding: text.prefix(searchedLength), as: UTF8.self) {
      let step = Self.width(of: character)
      if width + step > lineWidth {
        if lines.count + 1 == lineLimit { return lines + [line.dropLast() + "…"] }
        let rest: Substring
        // A word that would leave most of the line empty is broken instead.
        if let blank = line.lastIndex(of: " "), line.distance(from: line.startIndex, to: blank) > lineWidth / 2 {
          rest = line[line.index(after: blank)...]
          line = String(line[..<blank])
        } else {
          rest = ""
        }
        lines.append(line)
        line = String(rest)
        width = line.reduce(0) { $0 + Self.width(of: $1) }
      }
      line.append(character)
      width += step
    }
    if text.count > searchedLength { line += "…" }
    return line.isEmpty ? lines : lines + [line]
  }

  /// In columns; characters outside of ASCII may be wide.
  private static func width(of character: Character) -> Int { character.isASCII ? 1 : 2 }
}
