extension IncomingParser {
  /// Says which prefix or scheme is not configured when a URL that nothing has recognised reads like a dynamic link.
  func remarkOnMissing(_ link: inout IncomingLink) {
    guard let components = link.components else { return }
    let url = components.url
    if url.isWeb {
      guard !acceptsEveryPrefix, linkRefusal(components.query) == nil, !hasKnownFront(url) else { return }
      var end = url.path.upperBound
      if !url.path.isEmpty, url.text[end &- 1] == 0x2F { end &-= 1 }
      link.warnings.append(LinkWarning(.prefixNotConfigured, value: [UInt8](url.text[..<end])))
    } else if CustomScheme.isValid(url.text.span.extracting(url.scheme)),
      CustomSchemeLink(url, query: components.query) != nil
    {
      link.warnings.append(LinkWarning(.schemeNotConfigured, value: url.bytes(url.scheme)))
    }
  }

  private func hasKnownFront(_ url: LinkURL) -> Bool {
    FirebaseDomain.domain(url).isMatch || FirebaseDomain.appCode(url).isMatch
      || domains.contains { $0.front(url).isMatch }
  }
}
