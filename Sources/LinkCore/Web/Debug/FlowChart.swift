/// Drawing of one decision as SVG: the questions from top to bottom with the answer on each arrow, then where the click
/// leads.
struct FlowChart {
  private let platform: Device.Platform
  private let questions: [FlowChartQuestion]
  private let ends: [FlowChartEnd]

  // In units of the drawing, which a browser scales to the width that it has.
  private static let width = 440
  private static let boxHeight = 56
  private static let arrowHeight = 30

  private enum Box {
    case question
    case taken
    case end
    /// Where the click leads from a page, or without the app.
    case otherEnd

    var style: StaticString {
      switch self {
      case .question: "question"
      case .taken: "question yes"
      case .end: "end"
      case .otherEnd: "end other"
      }
    }

    var corner: Int {
      switch self {
      case .question, .taken: 8
      case .end, .otherEnd: FlowChart.boxHeight / 2
      }
    }
  }

  init(_ resolution: Resolution, on platform: Device.Platform) {
    self.platform = platform
    questions = resolution.trace.compactMap { FlowChartQuestion($0) }
    ends = FlowChartEnd.all(of: resolution)
  }

  func write(to page: inout HTMLWriter) {
    page.markup("<section>\n<h3>")
    page.text(DebugText.name(of: platform))
    page.markup("</h3>\n<svg role=\"img\"")
    page.attribute("aria-label", label)
    let boxes = questions.count + ends.count
    let height = boxes * Self.boxHeight + max(boxes - 1, 0) * Self.arrowHeight + 2
    page.attribute("viewBox", [UInt8]("0 0 \(Self.width) \(height)".utf8))
    page.markup(">\n")
    var top = 1
    for question in questions {
      writeBox(question.text, question.facts, question.isTaken ? .taken : .question, top, to: &page)
      writeArrow(question.answer, top + Self.boxHeight, to: &page)
      top += Self.boxHeight + Self.arrowHeight
    }
    for (index, end) in ends.enumerated() {
      writeBox(end.text, end.url, index == 0 ? .end : .otherEnd, top, to: &page)
      if index + 1 < ends.count { writeArrow(ends[index + 1].answer, top + Self.boxHeight, to: &page) }
      top += Self.boxHeight + Self.arrowHeight
    }
    page.markup("</svg>\n<details>\n<summary>Addresses in full</summary>\n<ul class=\"ends\">\n")
    for end in ends where !end.url.isEmpty {
      page.markup("<li>")
      page.text(end.text)
      page.markup(": <code>")
      page.text(end.url)
      page.markup("</code></li>\n")
    }
    page.markup("</ul>\n</details>\n</section>\n")
  }

  /// The same in words.
  private var label: [UInt8] {
    var text: [UInt8] = []
    for question in questions {
      text += ByteText.bytes(question.text) + [UInt8(ascii: " ")] + ByteText.bytes(question.answer)
      text += ByteText.bytes(". ")
    }
    for end in ends { text += ByteText.bytes(end.text) + ByteText.bytes(". ") }
    return text
  }

  private func writeBox(
    _ text: StaticString, _ detail: [UInt8], _ box: Box, _ top: Int, to page: inout HTMLWriter
  ) {
    page.markup("<g")
    page.attribute("class", box.style)
    page.markup("><rect x=\"1\"")
    page.attribute("y", Self.number(top))
    page.attribute("width", Self.number(Self.width - 2))
    page.attribute("height", Self.number(Self.boxHeight))
    page.attribute("rx", Self.number(box.corner))
    page.markup("/>")
    let hasDetail = !detail.isEmpty
    writeText(ByteText.bytes(text), "name", top + (hasDetail ? 24 : 33), to: &page)
    if hasDetail { writeText(Self.shortened(detail), "detail", top + 43, to: &page) }
    page.markup("</g>\n")
  }

  private func writeArrow(_ answer: StaticString, _ top: Int, to page: inout HTMLWriter) {
    let middle = Self.width / 2
    let end = top + Self.arrowHeight
    page.markup("<path class=\"arrow\"")
    page.attribute("d", [UInt8]("M\(middle) \(top)V\(end)m-5 -7l5 7l5 -7".utf8))
    page.markup("/>")
    page.markup("<text class=\"answer\"")
    page.attribute("x", Self.number(middle + 14))
    page.attribute("y", Self.number(top + 20))
    page.markup(">")
    page.text(answer)
    page.markup("</text>\n")
  }

  private func writeText(_ text: [UInt8], _ style: StaticString, _ base: Int, to page: inout HTMLWriter) {
    page.markup("<text")
    page.attribute("class", style)
    page.attribute("x", Self.number(Self.width / 2))
    page.attribute("y", Self.number(base))
    page.markup(">")
    page.text(text)
    page.markup("</text>")
  }

  private static func number(_ value: Int) -> [UInt8] { [UInt8](String(value).utf8) }

  /// As much as fits into a box.
  private static func shortened(_ text: [UInt8]) -> [UInt8] {
    let characters = String(decoding: text.prefix(512), as: UTF8.self)
    let limit = 54
    return characters.count <= limit && text.count <= 512 ? text : [UInt8]((characters.prefix(limit - 1) + "…").utf8)
  }
}
