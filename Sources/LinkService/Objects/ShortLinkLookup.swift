import LinkCore
import LinkStore
import StrictJSON

/// Asks the store for the short link that an incoming URL may be.
struct ShortLinkLookup {
  let parser: IncomingParser
  let link: IncomingLink

  /// What is done with the link once the store has spoken; the row is nil when it turned out to be no short link.
  typealias Continuation = (IncomingLink, StoredLink?, inout JSONWriter) throws(ServiceFault) -> Step

  /// The look-up as a step, after which `body` goes on.
  ///
  /// A URL that is certainly a short link and is not in the store is NOT_FOUND; one that only might be goes on as what
  /// it was.
  func step(now: Int64, then body: @escaping Continuation) throws(ServiceFault) -> Step {
    let keys = link.candidates.map { LinkKey(prefix: $0.prefix, suffix: $0.suffix) }
    guard !keys.isEmpty else { throw .shortLinkNotFound(url: link.text) }
    return .store(keys.count == 1 ? .find(keys[0]) : .findFirst(keys)) { (outcome, writer) throws(ServiceFault) in
      var link = link
      switch outcome {
      case .found(let stored):
        guard
          let candidate = link.candidates.first(where: {
            $0.prefix == stored.key.prefix && $0.suffix == stored.key.suffix
          })
        else { throw .internal }
        try stored.requireLive(now: now)
        do throws(LinkFault) {
          try parser.accept(candidate, longLink: stored.longLink, for: &link)
        } catch {
          throw .link(error, .stored(pointer: "/url"))
        }
        return try body(link, stored, &writer)
      case .missing:
        guard link.kind != .shortLink else { throw .shortLinkNotFound(url: link.text) }
        parser.reject(&link)
        return try body(link, nil, &writer)
      case .failed(let fault): throw .store(fault)
      case .created, .existing, .suffixTaken: throw .internal
      }
    }
  }
}
