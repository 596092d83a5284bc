/// Clicks that are counted and not written yet, added up by what they have in common.
///
/// Memory has a bound: when what waits cannot be written for long, clicks of further kinds are let go and their number
/// is kept. Those of a kind that waits already are always counted.
struct ClickTally {
  /// Kinds of clicks that may wait.
  static let kindLimit = 1 << 16

  /// Bytes of short links that may wait with them.
  static let byteLimit = 8 << 20

  /// Kinds after which it is not waited for the time to write.
  static let promptKinds = 1 << 14

  /// Clicks that were let go.
  private(set) var lostCount: Int64 = 0
  private var counts: [Click: Int64] = [:]
  private var byteCount = 0

  /// When the kinds that wait are to be written, in nanoseconds of the clock that never goes back; nil when none wait.
  private(set) var dueTime: UInt64?

  /// Before that nothing is tried, because it has failed.
  private var retryTime: UInt64 = 0

  /// How often in a row it has failed for a reason that does not pass by itself.
  private var failureCount: UInt64 = 0

  var isEmpty: Bool { counts.isEmpty }

  /// Counts clicks; without any that wait, they are due `interval` nanoseconds from now.
  mutating func add(_ clicks: [Click], now: UInt64, interval: UInt64) {
    for click in clicks { add(click, 1) }
    guard !counts.isEmpty else { return }
    let due = counts.count >= Self.promptKinds ? now : dueTime ?? now &+ interval
    dueTime = max(due, retryTime)
  }

  private mutating func add(_ click: Click, _ count: Int64) {
    if let index = counts.index(forKey: click) {
      counts.values[index] = counts.values[index].addingUpToLimit(count)
      return
    }
    let bytes = click.key.prefix.count + click.key.suffix.count
    guard counts.count < Self.kindLimit, byteCount + bytes <= Self.byteLimit else {
      lostCount = lostCount.addingUpToLimit(count)
      return
    }
    counts[click] = count
    byteCount += bytes
  }

  /// Gives away all that waits, in the order of the table, so that neighbours go into the same pages.
  mutating func take() -> [(click: Click, count: Int64)] {
    var taken: [Click: Int64] = [:]
    swap(&taken, &counts)
    byteCount = 0
    dueTime = nil
    return taken.map { ($0.key, $0.value) }.sorted { $0.click.precedes($1.click) }
  }

  /// Takes back what could not be written.
  ///
  /// It is tried again after `interval` nanoseconds, and where others had just locked the database, again and again;
  /// else it is waited for longer with each failure, since a new try may mean that the database is opened anew.
  mutating func putBack(
    _ rows: ArraySlice<(click: Click, count: Int64)>, isLocked: Bool, now: UInt64, interval: UInt64
  ) {
    for row in rows { add(row.click, row.count) }
    let (wait, isOver) = interval.multipliedReportingOverflow(by: 1 << min(failureCount, 5))
    if !isLocked { failureCount += 1 }
    retryTime = now &+ (isOver ? interval : wait)
    dueTime = retryTime
  }

  /// Takes note that all was written.
  mutating func succeed() { failureCount = 0 }

  /// Gives up what waits.
  mutating func letGo() {
    for count in counts.values { lostCount = lostCount.addingUpToLimit(count) }
    counts = [:]
    byteCount = 0
    dueTime = nil
  }

  /// The clicks on one link in these days that wait.
  func counts(of key: LinkKey, days: ClosedRange<Int64>) -> [ClickCount] {
    counts.compactMap { click, count in
      guard days.contains(click.day), click.key == key else { return nil }
      return ClickCount(platform: click.platform, event: click.event, count: count)
    }
  }
}

extension Click {
  /// The order of the table's primary key, which compares text as bytes.
  fileprivate func precedes(_ other: Click) -> Bool {
    if key.suffix != other.key.suffix || key.prefix != other.key.prefix {
      return key.prefix == other.key.prefix
        ? key.suffix.lexicographicallyPrecedes(other.key.suffix)
        : key.prefix.lexicographicallyPrecedes(other.key.prefix)
    }
    return (day, platform.rawValue, event.rawValue) < (other.day, other.platform.rawValue, other.event.rawValue)
  }
}
