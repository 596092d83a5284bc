/// Prefixes under which short links are known to stand, ready for comparison.
package struct ShortLinkPrefixes: Sendable {
  /// Longest first.
  let domains: [IncomingDomain]

  package init(_ prefixes: [URIPrefix]) { domains = IncomingDomain.longestFirst(prefixes) }
}
