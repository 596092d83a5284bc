import LinkStore

/// Clicks to be counted, with what does not matter filled in.
enum ClickSamples {
  /// 2026-01-01.
  static let day: Int64 = 20_454
  static let week = day - 6...day

  static func click(
    _ suffix: String = "a", day: Int64 = day, platform: ClickPlatform = .desktop, event: ClickEvent = .link
  ) -> Click {
    Click(on: LinkSamples.key(suffix), at: day * 86_400_000 + 1, platform: platform, event: event)
  }

  static func counts(_ suffix: String = "a", days: ClosedRange<Int64> = week) -> StoreOperation {
    .counts(LinkSamples.key(suffix), days: days)
  }

  /// What is counted after so many clicks of ``click(_:day:platform:event:)``.
  static func times(_ count: Int64) -> [ClickCount] {
    count == 0 ? [] : [ClickCount(platform: .desktop, event: .link, count: count)]
  }
}
