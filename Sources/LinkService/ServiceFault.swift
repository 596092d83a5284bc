package import LinkCore
package import LinkStore

/// Why a method could not answer, as facts; `ErrorText` words it.
package enum ServiceFault: Error, Sendable {
  case field(FieldFault)

  /// A link is refused; the place says which field of `params` it was read from.
  case link(LinkFault, LinkPlace)
  case store(StoreFault)

  /// The trace says why the URL is taken for a short link; empty unless it was asked for.
  case shortLinkNotFound(url: [UInt8], trace: [IncomingStep] = [])

  /// `configured` are the prefixes that whoever asks may be told.
  case prefixNotConfigured(url: [UInt8], configured: [[UInt8]])

  /// A web front asks, and no domain is configured.
  case noDomains(url: [UInt8])

  /// A web front passes on a URL without a host, or with one that is none.
  case noHost(url: [UInt8])

  /// No prefix has the host, with its port, to which a request goes; `near` are those that differ in the port alone, or
  /// are another name of this machine.
  case hostNotServed([UInt8], near: [[UInt8]])

  /// The host has no file that associates it with apps.
  case noAssociationFile(AssociationPath, AssociationLack)

  /// A long link on a prefix without an allowlist came from the web.
  case longLinksRefused(prefix: [UInt8])
  case suffixTaken(shortLink: [UInt8])
  case linkDisabled(shortLink: [UInt8])
  case linkExpired(shortLink: [UInt8], expiry: Int64)
  case linkDeleted(shortLink: [UInt8])
  case notDynamicLink(url: [UInt8])

  /// Given as `shortLink`.
  case notShortLink(url: [UInt8])
  case routeNotFound(name: [UInt8], known: [[UInt8]])

  /// No URL can be built for the route of this name.
  case route(RouteBuildFault, name: [UInt8])

  /// Apps are configured, the scheme belongs to none of them.
  case routeSchemeNotConfigured([UInt8])

  /// Neither a prefix nor a route has this host; these are the hosts that they have.
  case domainNotConfigured([UInt8], configured: [[UInt8]])

  /// The answer would be longer than the limit.
  case answerTooLong(limit: Int)

  /// Deciding would take more steps than the limit.
  case tooManySteps(limit: Int)

  /// A bug of ours.
  case `internal`

  /// Where a link was given.
  package enum LinkPlace: Sendable {
    /// Member by member, under this pointer; the prefix perhaps as the deprecated `dynamicLinkDomain`.
    case info(pointer: String, hasDomain: Bool = false)

    /// As one URL, in the field of this pointer.
    case url(pointer: String)

    /// Read from the store: the caller sent only its short link.
    case stored(pointer: String)
  }
}
