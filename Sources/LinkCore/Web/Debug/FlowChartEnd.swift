/// A place to which a click leads, as a box.
struct FlowChartEnd {
  let text: StaticString
  let url: [UInt8]

  /// What stands on the arrow from the box above.
  var answer: StaticString = ""

  /// The place, and behind a page its buttons', and behind an app where the click leads without it.
  static func all(of resolution: Resolution) -> [FlowChartEnd] {
    let destination = resolution.destination
    let text = DebugText.end(of: destination.kind)
    switch destination.kind {
    case .preview:
      return [FlowChartEnd(text: text, url: [])]
        + [resolution.appURL.map { FlowChartEnd(text: DebugText.end(of: .app), url: $0, answer: "button Open") }]
        .compactMap { $0 } + without(resolution, answer: "without the app")
    case .app: return [FlowChartEnd(text: text, url: destination.url ?? [])] + without(resolution, answer: "no app")
    default: return [FlowChartEnd(text: text, url: destination.url ?? [])]
    }
  }

  private static func without(_ resolution: Resolution, answer: StaticString) -> [FlowChartEnd] {
    guard let other = resolution.withoutApp else { return [] }
    return [FlowChartEnd(text: DebugText.end(of: other.kind), url: other.url ?? [], answer: answer)]
  }
}
