import LinkStore

/// What the requests of one group have changed.
///
/// The requests of a group are performed in their order, but one that follows fallbacks asks the store again, in a round
/// when those behind it are done. It is to see the links as they were when it was its turn.
struct GroupChanges {
  /// Where a request stands in its group.
  struct Place: Comparable {
    let slice: Int
    /// Its number in the slice.
    let request: Int

    static func < (left: Place, right: Place) -> Bool { (left.slice, left.request) < (right.slice, right.request) }
  }

  private struct Change {
    let place: Place
    /// Nil for a link that was made.
    let before: StoredLink?
  }

  private var made: [(key: LinkKey, change: Change)] = []

  /// The first so many of them by link, each in the order of places; most groups have no need of it.
  private var sorted: [LinkKey: [Change]] = [:]
  private var sortedCount = 0

  var isEmpty: Bool { made.isEmpty }

  /// Takes note of what a request has changed, if it has.
  mutating func note(_ outcome: StoreOutcome, at place: Place) {
    switch outcome {
    case .created(let link): made.append((link.key, Change(place: place, before: nil)))
    case .updated(let link, let before): made.append((link.key, Change(place: place, before: before)))
    case .existing, .suffixTaken, .found, .unchanged, .listed, .counted, .missing, .failed: break
    }
  }

  /// How a link is read as it was at a place.
  struct Reading {
    /// The keys that were not changed behind it, the first of which that a link has is meant.
    fileprivate(set) var keys: [LinkKey] = []
    /// The outcome when none of them has one.
    fileprivate(set) var otherwise = StoreOutcome.missing
  }

  /// What to do in place of a look-up; nil when nothing that it looks at was changed by requests behind it.
  mutating func reading(_ operation: StoreOperation, at place: Place) -> Reading? {
    switch operation {
    case .find(let key), .findChanged(let key, _): reading([key], at: place)
    case .findFirst(let keys): reading(keys, at: place)
    case .create, .adopt, .list, .update, .counts: nil
    }
  }

  private mutating func reading(_ keys: [LinkKey], at place: Place) -> Reading? {
    sort()
    var reading = Reading()
    for key in keys {
      guard let changes = sorted[key], let next = Self.next(behind: place, in: changes) else {
        reading.keys.append(key)
        continue
      }
      guard let link = changes[next].before else { continue }
      reading.otherwise = .found(link)
      return reading
    }
    return reading.keys.count == keys.count ? nil : reading
  }

  private mutating func sort() {
    while sortedCount < made.count {
      let (key, change) = made[sortedCount]
      var changes = sorted.removeValue(forKey: key) ?? []
      changes.insert(change, at: Self.next(behind: change.place, in: changes) ?? changes.count)
      sorted[key] = changes
      sortedCount += 1
    }
  }

  /// The first change behind a place.
  private static func next(behind place: Place, in changes: [Change]) -> Int? {
    var low = 0
    var high = changes.count
    while low < high {
      let middle = low + (high - low) / 2
      if place < changes[middle].place { high = middle } else { low = middle + 1 }
    }
    return low < changes.count ? low : nil
  }
}
