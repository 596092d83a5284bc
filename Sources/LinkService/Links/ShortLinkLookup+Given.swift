import LinkCore
import LinkStore

extension ShortLinkLookup {
  /// Looks up the field `shortLink` of a method about one short link, in whatever state it is.
  init(shortLink url: [UInt8], _ context: ServiceContext) throws(ServiceFault) {
    let clicked = ClickedURL(url, parser: context.clickParser)
    guard clicked.needsStore else { throw .notShortLink(url: url) }
    self.init(url: url, candidates: clicked.candidates, isCertain: false)
  }

  /// The keys that the link may have, in the order in which they are tried.
  var keys: [LinkKey] { candidates.map { LinkKey($0) } }

  /// Why there is no link.
  func notFound(_ context: ServiceContext) -> ServiceFault {
    context.isOurs(url)
      ? .shortLinkNotFound(url: url)
      : .prefixNotConfigured(url: url, configured: context.prefixes.map(\.text))
  }
}
