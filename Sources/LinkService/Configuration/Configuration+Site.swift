import LinkCore

extension Configuration {
  /// The domain to which a request goes: the one with the longest prefix that covers the URL, else the first one of its
  /// host, which then says where unknown paths lead.
  func domain(of url: SiteURL) -> Domain? {
    let covering = domains.filter { $0.uriPrefix.covers(url.text) }
    return covering.max { $0.uriPrefix.key.count < $1.uriPrefix.key.count }
      ?? domains.first { $0.uriPrefix.isOnSite(of: url) }
  }

  /// The prefixes of the host and port to which a request goes.
  func prefixes(onSiteOf url: SiteURL) -> [[UInt8]] {
    domains.map(\.uriPrefix).filter { $0.isOnSite(of: url) }.map(\.text)
  }

  /// The prefixes that may have been meant by a request to a host that none has; others are nobody's business.
  func prefixes(nearSiteOf url: SiteURL) -> [[UInt8]] {
    domains.map(\.uriPrefix).filter { $0.isNearSite(of: url) }.map(\.text)
  }
}

extension Configuration.Domain {
  /// Whether long links are followed that anybody may have written.
  var isOpenToLongLinks: Bool { allow != nil || allowAny }
}
