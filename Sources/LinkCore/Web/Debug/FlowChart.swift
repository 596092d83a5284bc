/// Drawing of one decision as SVG: the questions from top to bottom with the answer on each arrow, then where the click
/// leads.
struct FlowChart {
  private let platform: Device.Platform
  private let questions: [FlowChartQuestion]
  private let ends: [FlowChartEnd]

  private static let arrowHeight = 30

  private var boxes: [FlowChartBox] {
    let asked = questions.map {
      FlowChartBox($0.isTaken ? .taken : .question, $0.text, detail: $0.facts, answer: $0.answer)
    }
    let reached = ends.indices.map { index in
      FlowChartBox(
        index == 0 ? .end : .otherEnd, ends[index].text, detail: ends[index].url,
        answer: index + 1 < ends.count ? ends[index + 1].answer : "")
    }
    return asked + reached
  }

  init(_ resolution: Resolution, on platform: Device.Platform) {
    self.platform = platform
    // Of an iPhone nobody asks for the fallback of iPads.
    questions = resolution.trace.compactMap {
      $0.rule == .ipadFallback && platform != .ipados ? nil : FlowChartQuestion($0)
    }
    ends = FlowChartEnd.all(of: resolution)
  }

  func write(to page: inout HTMLWriter) {
    page.markup("<section>\n")
    page.heading("h3", DebugText.name(of: platform))
    page.markup("<svg role=\"img\"")
    page.attribute("aria-label", label)
    let boxes = boxes
    let height = boxes.reduce(2 - Self.arrowHeight) { $0 + $1.height + Self.arrowHeight }
    page.attribute("viewBox", [UInt8]("0 0 \(FlowChartBox.width) \(height)".utf8))
    page.markup(">\n")
    var top = 1
    for (index, box) in boxes.enumerated() {
      box.write(at: top, to: &page)
      top += box.height
      if index + 1 < boxes.count { writeArrow(box.answer, top, to: &page) }
      top += Self.arrowHeight
    }
    page.markup("</svg>\n")
    writeAddresses(to: &page)
    page.markup("</section>\n")
  }

  /// What did not fit into the boxes.
  private func writeAddresses(to page: inout HTMLWriter) {
    page.markup("<details>\n<summary>")
    page.text(DebugText.addresses)
    page.markup("</summary>\n<ul class=\"ends\">\n")
    for end in ends where !end.url.isEmpty {
      page.markup("<li>")
      page.text(end.text)
      page.markup(": <code>")
      page.address(end.url)
      page.markup("</code></li>\n")
    }
    page.markup("</ul>\n</details>\n")
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

  private func writeArrow(_ answer: StaticString, _ top: Int, to page: inout HTMLWriter) {
    let middle = FlowChartBox.width / 2
    let end = top + Self.arrowHeight
    page.markup("<path class=\"arrow\"")
    page.attribute("d", [UInt8]("M\(middle) \(top)V\(end)m-5 -7l5 7l5 -7".utf8))
    page.markup("/>")
    page.markup("<text class=\"answer\"")
    page.attribute("x", middle + 14)
    page.attribute("y", top + 20)
    page.markup(">")
    page.text(answer)
    page.markup("</text>\n")
  }
}
