import LinkCore
import LinkStore

/// Asks the store for the short link that a URL may be.
struct ShortLinkLookup {
  let url: [UInt8]
  let candidates: [ShortLinkCandidate]

  /// Whether the URL is a short link whatever the store says: when it is not there, the link is NOT_FOUND.
  let isCertain: Bool

  /// What the store is asked.
  func operation() throws(ServiceFault) -> StoreOperation {
    guard let first = candidates.first else { throw .shortLinkNotFound(url: url) }
    return candidates.count == 1 ? .find(LinkKey(first)) : .findFirst(candidates.map { LinkKey($0) })
  }

  /// The live link that the store has answered with, or nil when it has none of the candidates.
  func link(in outcome: StoreOutcome, now: Int64) throws(ServiceFault) -> StoredLink? {
    guard let stored = try link(in: outcome) else { return nil }
    try stored.requireLive(now: now)
    return stored
  }

  /// The link that the store has answered with, in whatever state, or nil when it has none of the candidates.
  func link(in outcome: StoreOutcome) throws(ServiceFault) -> StoredLink? {
    switch outcome {
    case .found(let stored):
      _ = try candidate(of: stored)
      return stored
    case .missing:
      guard !isCertain else { throw .shortLinkNotFound(url: url) }
      return nil
    case .failed(let fault): throw .store(fault)
    case .created, .existing, .listed, .suffixTaken, .unchanged, .updated, .counted: throw .internal
    }
  }

  /// The candidate that a link was found by.
  func candidate(of stored: StoredLink) throws(ServiceFault) -> ShortLinkCandidate {
    guard let candidate = candidates.first(where: { LinkKey($0) == stored.key }) else { throw .internal }
    return candidate
  }
}

extension LinkKey {
  init(_ candidate: ShortLinkCandidate) {
    self.init(prefix: candidate.prefix, suffix: candidate.suffix)
  }
}
