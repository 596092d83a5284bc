/// How often the same came of clicks on one link from one platform.
package struct ClickCount: Hashable, Sendable {
  package let platform: ClickPlatform
  package let event: ClickEvent
  /// At least 1; stays at the largest number rather than begin anew.
  package let count: Int64

  package init(platform: ClickPlatform, event: ClickEvent, count: Int64) {
    self.platform = platform
    self.event = event
    self.count = count
  }
}

extension Int64 {
  /// The sum, or the largest number where that is less.
  package func addingUpToLimit(_ other: Int64) -> Int64 {
    let (sum, isOver) = addingReportingOverflow(other)
    return isOver ? .max : sum
  }
}
