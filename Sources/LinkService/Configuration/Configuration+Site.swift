import LinkCore

extension Configuration {
  /// The domain to which a request goes: the one with the longest prefix that covers the URL, else the first one of its
  /// host, which then says where unknown paths lead.
  func domain(of url: SiteURL) -> Domain? {
    let covering = domains.filter { $0.uriPrefix.covers(url.text) }
    return covering.max { $0.uriPrefix.key.count < $1.uriPrefix.key.count }
      ?? domains.first { $0.uriPrefix.isOnSite(of: url) }
  }
}

extension Configuration.Domain {
  /// Whether long links are followed that anybody may have written.
  var isOpenToLongLinks: Bool { allow != nil || allowAny }
}
