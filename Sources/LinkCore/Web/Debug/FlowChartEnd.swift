/// A place to which a click leads, as a box.
struct FlowChartEnd {
  let text: StaticString

  /// Empty where the place has no address of its own.
  let url: [UInt8]

  /// What stands on the arrow from the box above.
  let answer: StaticString

  /// The place, and behind a page its buttons', and behind an app where the click leads without it.
  static func all(of resolution: Resolution) -> [FlowChartEnd] {
    let destination = resolution.destination
    switch destination.kind {
    case .preview:
      let app = resolution.appURL.map { FlowChartEnd(.app, $0, behind: DebugText.openButton) }
      let other = resolution.withoutApp.map { FlowChartEnd($0.kind, $0.url, behind: DebugText.withoutApp) }
      return [FlowChartEnd(.preview, nil)] + [app, other].compactMap { $0 }
    case .app:
      let other = resolution.withoutApp.map { FlowChartEnd($0.kind, $0.url, behind: DebugText.noApp) }
      return [FlowChartEnd(.app, destination.url)] + [other].compactMap { $0 }
    case .store, .fallback, .link, .socialPreview, .debug: return [FlowChartEnd(destination.kind, destination.url)]
    }
  }

  private init(_ kind: Destination.Kind, _ url: [UInt8]?, behind answer: StaticString = "") {
    text = DebugText.end(of: kind)
    self.url = url ?? []
    self.answer = answer
  }
}
