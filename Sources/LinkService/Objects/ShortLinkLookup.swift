import LinkCore
import LinkStore
import StrictJSON

/// Asks the store for the short link that a URL may be.
struct ShortLinkLookup {
  let url: [UInt8]
  let candidates: [ShortLinkCandidate]

  /// Whether the URL is a short link whatever the store says: when it is not there, the link is NOT_FOUND.
  let isCertain: Bool

  /// What is done once the store has spoken: with the live link and the number of its candidate, or nil when it has
  /// none of them.
  typealias Continuation = ((link: StoredLink, candidate: Int)?, inout JSONWriter) throws(ServiceFault) -> Step

  /// The look-up as a step, after which `body` goes on.
  func step(now: Int64, then body: @escaping Continuation) throws(ServiceFault) -> Step {
    guard let first = candidates.first else { throw .shortLinkNotFound(url: url) }
    let operation: StoreOperation =
      candidates.count == 1 ? .find(LinkKey(first)) : .findFirst(candidates.map { LinkKey($0) })
    return .store(operation) { (outcome, writer) throws(ServiceFault) in
      switch outcome {
      case .found(let stored):
        guard let candidate = candidates.firstIndex(where: { LinkKey($0) == stored.key }) else { throw .internal }
        try stored.requireLive(now: now)
        return try body((stored, candidate), &writer)
      case .missing:
        guard !isCertain else { throw .shortLinkNotFound(url: url) }
        return try body(nil, &writer)
      case .failed(let fault): throw .store(fault)
      case .created, .existing, .suffixTaken: throw .internal
      }
    }
  }
}

extension LinkKey {
  fileprivate init(_ candidate: ShortLinkCandidate) {
    self.init(prefix: candidate.prefix, suffix: candidate.suffix)
  }
}
