/// What an app makes of a URL that opened it: the answer of `parseIncoming` as data.
package struct IncomingLink: Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case dynamicLink
    case shortLink
    case customScheme
    case universalLink
    case unrecognized
  }

  package internal(set) var kind: Kind
  /// The text that was given.
  package let text: [UInt8]
  /// Nil when the text is no absolute URL.
  package internal(set) var components: IncomingComponents?
  /// What the link carries; nil when no form of a dynamic link was read.
  package internal(set) var payload: LinkPayload?
  /// The route of the URL, or of the deep link that it carries.
  package internal(set) var route: RouteMatch?
  /// What to ask the store for, in order.
  ///
  /// Empty when the URL cannot be a short link, or after one was accepted.
  ///
  /// With `kind` shortLink the URL is one whatever the store says: when it has none of them, the link is unknown. With
  /// any other kind the URL is a short link only if the store has it.
  package internal(set) var candidates: [ShortLinkCandidate]
  /// The candidate that the store had.
  package internal(set) var shortLink: ShortLinkCandidate?
  /// The URLs of all layers, outermost first, when a form of a dynamic link carries another one; else empty.
  package internal(set) var nested: [[UInt8]]
  package internal(set) var warnings: [LinkWarning]
  /// In the order in which decisions were made; empty unless asked for.
  package var trace: [IncomingStep] { steps.steps }

  var steps: IncomingTrace
  /// The Play referrer in which the URL stood.
  let referrer: LinkLayer?

  /// Unrecognised so far.
  init(_ text: [UInt8], referrer: LinkLayer? = nil, trace: IncomingTrace) {
    kind = .unrecognized
    self.text = text
    candidates = []
    nested = []
    warnings = []
    steps = trace
    self.referrer = referrer
  }
}
