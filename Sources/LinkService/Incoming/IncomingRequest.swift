import LinkCore
import LinkStore
import StrictJSON

/// The work of `parseIncoming` once the URL was read.
struct IncomingRequest {
  private let link: IncomingLink
  private let parser: IncomingParser
  private let routes: RequestRoutes?
  private let now: Int64
  private let explains: Bool

  /// Which links are told about; nil for all.
  private let followed: FollowedLinks?

  init(
    _ link: IncomingLink, parser: IncomingParser, routes: RequestRoutes? = nil, now: Int64, explains: Bool = false,
    only followed: FollowedLinks? = nil
  ) {
    self.link = link
    self.parser = parser
    self.routes = routes
    self.now = now
    self.explains = explains
    self.followed = followed
  }

  /// Answers at once, or asks the store first.
  func step(to writer: inout JSONWriter) throws(ServiceFault) -> Step {
    guard !link.candidates.isEmpty else {
      try write(link, stored: nil, to: &writer)
      return .done
    }
    let lookup = ShortLinkLookup(url: link.text, candidates: link.candidates, isCertain: false)
    return .store(try lookup.operation()) { (outcome, writer) throws(ServiceFault) in
      var link = link
      let stored = try lookup.link(in: outcome, now: now)
      if let stored {
        let candidate = try lookup.candidate(of: stored)
        do throws(LinkFault) {
          try parser.accept(candidate, longLink: stored.longLink, for: &link)
        } catch {
          throw .link(error, .stored(pointer: "/url"))
        }
      } else {
        parser.reject(&link)
      }
      try write(link, stored: stored, to: &writer)
      return .done
    }
  }

  /// Writes what was found; a short link that the store does not have is an error.
  private func write(
    _ link: IncomingLink, stored: StoredLink?, to writer: inout JSONWriter
  ) throws(ServiceFault) {
    guard link.kind != .shortLink || link.shortLink != nil else {
      throw .shortLinkNotFound(url: link.text, trace: link.trace)
    }
    try followed?.check(link, stored: stored)
    IncomingLinkWriter.write(link, routes, explains: explains, to: &writer)
  }
}
