package import LinkStore

/// Where imported links go.
package enum ImportTarget: Sendable {
  case store(any ShortLinkStore)
  /// Nothing changes in the store: a look decides whether it has the link, and links that it does not have go to a
  /// scratch store, so that a row meets those before it.
  ///
  /// Without a store all links are new.
  case rehearsal(of: (any ShortLinkStore)?, scratch: any ShortLinkStore)

  /// Adopts links; each outcome is `created`, `suffixTaken` or `failed`, and stands at the place of its link.
  ///
  /// The store gets them in the order of their keys, those of one key in the order in which they are here, so that it
  /// goes through its index once.
  func adopt(_ links: [(link: StoredLink, reuseKey: [UInt8]?)]) -> [StoreOutcome] {
    let order = links.indices.sorted { left, right in
      Self.precedes(links[left].link.key, links[right].link.key) ?? (left < right)
    }
    var outcomes = Array(repeating: StoreOutcome.missing, count: links.count)
    for (place, outcome) in zip(order, adoptInOrder(order.map { links[$0] })) { outcomes[place] = outcome }
    return outcomes
  }

  /// Whether one key comes before another one by the bytes of prefix and suffix; nil for the same key.
  private static func precedes(_ left: LinkKey, _ right: LinkKey) -> Bool? {
    if left.prefix != right.prefix { return left.prefix.lexicographicallyPrecedes(right.prefix) }
    return left.suffix == right.suffix ? nil : left.suffix.lexicographicallyPrecedes(right.suffix)
  }

  private func adoptInOrder(_ links: [(link: StoredLink, reuseKey: [UInt8]?)]) -> [StoreOutcome] {
    let adoptions = links.map { StoreOperation.adopt($0.link, reuseKey: $0.reuseKey) }
    switch self {
    case .store(let store), .rehearsal(nil, let store): return store.perform(adoptions)
    case .rehearsal(let store?, let scratch):
      var outcomes = store.perform(links.map { .find($0.link.key) })
      let missing = outcomes.indices.filter { outcomes[$0] == .missing }
      for index in outcomes.indices {
        if case .found(let holder) = outcomes[index] { outcomes[index] = .suffixTaken(holder) }
      }
      for (index, outcome) in zip(missing, scratch.perform(missing.map { adoptions[$0] })) {
        outcomes[index] = outcome
      }
      return outcomes
    }
  }
}
