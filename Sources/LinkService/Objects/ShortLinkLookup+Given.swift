import LinkCore
import LinkStore

extension ShortLinkLookup {
  /// Looks up the field `shortLink` of a method about one short link, in whatever state it is.
  init(shortLink url: [UInt8], _ context: ServiceContext) throws(ServiceFault) {
    let clicked = ClickedURL(url, parser: context.clickParser)
    guard clicked.needsStore else {
      let isWeb = (try? WebURL.check(url.span)) != nil
      guard isWeb, !clicked.isLongLink, !context.prefixes.isEmpty else { throw .notShortLink(url: url) }
      throw .prefixNotConfigured(url: url, configured: context.prefixes.map(\.text))
    }
    self.init(url: url, candidates: clicked.candidates, isCertain: true)
  }

  /// The keys that the link may have, in the order in which they are tried.
  var keys: [LinkKey] { candidates.map { LinkKey($0) } }
}
