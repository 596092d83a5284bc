package import LinkStore

/// Where imported links go.
package enum ImportTarget: Sendable {
  case store(any ShortLinkStore)
  /// Nothing changes in the store: a look decides whether it has the link, and links that it does not have go to a
  /// scratch store, so that a row meets those before it.
  ///
  /// Without a store all links are new.
  case rehearsal(of: (any ShortLinkStore)?, scratch: any ShortLinkStore)

  /// Links whose outcomes are given out together: the links that are there already may be much larger than the new ones.
  private static let partLinks = 64

  /// Adopts links, and gives out what became of each by its place: `created`, `suffixTaken` or `failed`.
  ///
  /// The store gets them in the order of their keys, those of one key in the order in which they are here, so that it
  /// goes through its index once.
  func adopt(_ links: [(link: StoredLink, reuseKey: [UInt8]?)], give: (_ place: Int, StoreOutcome) -> Void) {
    let order = links.indices.sorted { left, right in
      Self.precedes(links[left].link.key, links[right].link.key) ?? (left < right)
    }
    let parts = stride(from: 0, to: order.count, by: Self.partLinks).map {
      order[$0..<min($0 + Self.partLinks, order.count)]
    }
    switch self {
    case .store(let store), .rehearsal(nil, let store): Self.adopt(links, parts, in: store, give: give)
    case .rehearsal(let store?, let scratch):
      for part in parts {
        let found = store.perform(part.map { .find(links[$0].link.key) })
        var missing: [Int] = []
        for (place, outcome) in zip(part, found) {
          switch outcome {
          case .found(let holder): give(place, .suffixTaken(holder))
          case .missing: missing.append(place)
          default: give(place, outcome)
          }
        }
        Self.adopt(links, [missing[...]], in: scratch, give: give)
      }
    }
  }

  private static func adopt(
    _ links: [(link: StoredLink, reuseKey: [UInt8]?)], _ parts: [ArraySlice<Int>], in store: any ShortLinkStore,
    give: (_ place: Int, StoreOutcome) -> Void
  ) {
    var askedCount = 0
    var givenCount = 0
    store.perform(
      {
        guard askedCount < parts.count else { return nil }
        askedCount += 1
        return parts[askedCount - 1].map { .adopt(links[$0].link, reuseKey: links[$0].reuseKey) }
      },
      deliver: { (outcomes, _) in
        for (place, outcome) in zip(parts[givenCount], outcomes) { give(place, outcome) }
        givenCount += 1
      })
  }

  /// Whether one key comes before another one by the bytes of prefix and suffix; nil for the same key.
  private static func precedes(_ left: LinkKey, _ right: LinkKey) -> Bool? {
    if left.prefix != right.prefix { return left.prefix.lexicographicallyPrecedes(right.prefix) }
    return left.suffix == right.suffix ? nil : left.suffix.lexicographicallyPrecedes(right.suffix)
  }
}
