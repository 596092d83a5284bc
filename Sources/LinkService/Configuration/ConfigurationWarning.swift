package import LinkCore

/// Something that a configuration leaves open.
package enum ConfigurationWarning: Equatable, Sendable {
  /// Links are made for every prefix.
  case noDomains

  /// Links under this prefix may lead anywhere.
  case noAllowlist(prefix: [UInt8])

  /// There is an allowlist, so long links are followed by it.
  case allowAnyWithoutEffect(prefix: [UInt8])

  /// Visitors of unknown paths come back: `own` is the prefix above the URL to which they are sent.
  case notFoundBelowPrefix(prefix: [UInt8], url: [UInt8], own: [UInt8])

  /// A pattern that is found anywhere in a URL lets through what its author did not mean.
  case unanchoredPattern(prefix: [UInt8], pattern: [UInt8])

  /// No link can be made under this prefix.
  case emptyAllowlist(prefix: [UInt8])

  /// A pattern that lets through or refuses what its author can hardly have meant.
  case doubtfulPattern(prefix: [UInt8], pattern: [UInt8], finding: AllowlistFinding)

  /// An app that the files of the domains leave out.
  case app(GenerationWarning)

  case route(RouteRemark)
}
