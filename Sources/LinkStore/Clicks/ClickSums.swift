/// Counts of one link added up over days, by platform and event.
package struct ClickSums: Sendable {
  private var sums = [Int64](repeating: 0, count: ClickPlatform.allCases.count * ClickEvent.allCases.count)

  package init() {}

  package mutating func add(_ count: ClickCount) {
    let index = Self.index(count.platform, count.event)
    sums[index] = sums[index].addingUpToLimit(count.count)
  }

  /// What was counted, by platform and then by event, in the order of their cases; none that is zero.
  package var counts: [ClickCount] {
    ClickPlatform.allCases.flatMap { platform in
      ClickEvent.allCases.compactMap { event in
        let sum = sums[Self.index(platform, event)]
        return sum > 0 ? ClickCount(platform: platform, event: event, count: sum) : nil
      }
    }
  }

  /// Raw values count from 1 without gaps.
  private static func index(_ platform: ClickPlatform, _ event: ClickEvent) -> Int {
    (platform.rawValue - 1) * ClickEvent.allCases.count + event.rawValue - 1
  }
}
