/// What `resolve` has to know of a URL that was clicked before it asks the store.
///
/// The kinds are those of ``IncomingParser``; what only `parseIncoming` shows is not worked out.
package struct ClickedURL: Sendable {
  /// Whether the URL is a short link whatever the store says.
  package let isShortLink: Bool
  /// Whether the URL is a long link unless the store has it as a short one.
  package let isLongLink: Bool
  /// What to ask the store for, in order; empty when the URL cannot be a short link.
  package let candidates: [ShortLinkCandidate]
  /// Whether the click asks for the debug page, should the URL be a short link: the last `d` of its query is `1`.
  package let asksForDebug: Bool
  /// What the click brought along, should the URL be a short link; every other parameter is ignored (flutterfire#3125).
  package let campaign: AddedCampaign

  package init(_ text: [UInt8], parser: IncomingParser) {
    // Without a query there is no long link, so only recognition is left.
    if text.count <= IncomingParser.maximumLength, let url = LinkURL(text), url.isWeb, url.query == nil {
      var steps = IncomingTrace(isOn: false)
      let short = ShortLinkRecognition(url, query: DecodedQuery(), domains: parser.domains, trace: &steps)
      isShortLink = short.isRecognized
      isLongLink = false
      candidates = short.candidates
      asksForDebug = false
      campaign = .none
    } else {
      let incoming = parser.parse(text)
      isShortLink = incoming.kind == .shortLink
      isLongLink = incoming.kind == .dynamicLink
      candidates = incoming.candidates
      asksForDebug = incoming.components?.query.value("d") == [0x31]
      campaign = candidates.isEmpty ? .none : incoming.components.map { AddedCampaign($0.query) } ?? .none
    }
  }

  /// Whether the store is to be asked; otherwise the URL is a long link or none at all.
  package var needsStore: Bool { isShortLink || !candidates.isEmpty }
}
