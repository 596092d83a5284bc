import LinkStore

/// The clicks that the requests of one slice have counted in the present group, each with the request that it is from.
///
/// Kept apart for each slice, so that counting neither waits for another thread nor changes what it sees.
struct ClickLog {
  /// The number of the request that is being worked on; later ones have higher numbers.
  var request = 0

  private var clicks: [Click] = []
  private var requests: [Int] = []

  var isEmpty: Bool { clicks.isEmpty }

  mutating func note(_ click: Click) {
    clicks.append(click)
    requests.append(request)
  }

  /// Adds up the clicks on one link in these days that are from requests before `end`.
  func add(clicksOn key: LinkKey, days: ClosedRange<Int64>, before end: Int = .max, to sums: inout ClickSums) {
    for index in clicks.indices where requests[index] < end && days.contains(clicks[index].day) {
      let click = clicks[index]
      guard click.key == key else { continue }
      sums.add(ClickCount(platform: click.platform, event: click.event, count: 1))
    }
  }

  /// Gives away all clicks.
  mutating func take() -> [Click] {
    requests.removeAll(keepingCapacity: requests.capacity <= 1 << 14)
    var taken: [Click] = []
    swap(&taken, &clicks)
    return taken
  }
}
