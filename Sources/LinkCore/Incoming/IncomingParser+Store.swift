extension IncomingParser {
  /// Takes the long link that the store has for a candidate of `link`.
  ///
  /// All that the link carries comes from the store: parameters added to a short link change nothing
  /// (flutterfire#3125), but for the campaign, see ``AddedCampaign``.
  package func accept(
    _ candidate: ShortLinkCandidate,
    longLink: [UInt8],
    for link: inout IncomingLink
  ) throws(LinkFault) {
    var stored = try Self.layer(longLink)
    let campaign = link.components.map { AddedCampaign($0.query) } ?? .none
    if !campaign.isEmpty, var changed = stored.link {
      campaign.apply(to: &changed)
      stored = try Self.layer(changed.longLink)
    }
    for missing in link.candidates {
      if missing == candidate { break }
      Self.note(missing, .notStored, &link.steps)
    }
    Self.note(candidate, nil, &link.steps)
    link.kind = .shortLink
    link.shortLink = candidate
    link.candidates = []
    link.nested = []
    // Whatever was read before the store was asked is no longer true, but for what the components say.
    link.warnings = link.components?.warnings ?? []
    fill(&link, from: stored)
  }

  private static func layer(_ longLink: [UInt8]) throws(LinkFault) -> LinkLayer {
    guard let url = LinkURL(longLink), let range = url.query else {
      throw LinkFault(.notLongLink, value: longLink)
    }
    let query = DecodedQuery(longLink.span, in: range)
    let prefix = try URIPrefix(longLink.span.extracting(0..<url.path.upperBound))
    var ignored: [LinkWarning] = []
    return LinkLayer(longLink, query: query, link: try DynamicLink(prefix: prefix, query: query, warnings: &ignored))
  }

  /// Takes note that the store has none of the candidates of `link`, which then may have a route.
  package func reject(_ link: inout IncomingLink) {
    guard !link.candidates.isEmpty else { return }
    for candidate in link.candidates { Self.note(candidate, .notStored, &link.steps) }
    link.candidates = []
    if link.kind == .unrecognized { readAsUniversalLink(&link) }
  }

  private static func note(
    _ candidate: ShortLinkCandidate,
    _ refusal: IncomingStep.Reason?,
    _ steps: inout IncomingTrace
  ) {
    steps.add(.storedLink, refusal, value: candidate.prefix, detail: candidate.suffix)
  }
}
