/// Why a link is refused: what went wrong, where, and the facts.
///
/// Sentences are made elsewhere.
package struct LinkFault: Error, Equatable, Sendable {
  package enum Code: UInt8, Sendable {
    /// `link` is absent or empty. ``LinkFault/names`` holds the query names that were seen.
    case missingLink
    /// The value of ``LinkFault/parameter`` is no URL that may be emitted; see ``LinkFault/urlFault``.
    case invalidURL
    /// Neither `domainUriPrefix` nor `dynamicLinkDomain`, or a long link that is no https URL.
    case invalidPrefix
    /// A host of FDL's (page.link, app.goo.gl, app.google) with a path in the prefix.
    case prefixPathOnFirebaseDomain
    /// Not the grammar of ``CustomScheme``, or one of its forbidden names.
    case invalidCustomScheme
    /// The long link has more than ``DynamicLink/maximumLength`` bytes.
    case tooLong
    /// The text has no query that a long link needs.
    case notLongLink
    /// A long link with a path segment behind the prefix, which makes it look like a short link.
    case looksLikeShortLink

    /// javascript, data and their kin, in ``LinkFault/value``.
    case dangerousScheme
    /// No pattern of the domain matches ``LinkFault/value``; ``LinkFault/names`` holds the patterns tried.
    case notInAllowlist
    /// A pattern of the domain cannot be used: nothing passes until it is repaired. ``LinkFault/names`` holds it.
    case unusableAllowlist
    /// Domains are configured, this prefix is none of them.
    case prefixNotConfigured
    /// Apps are configured, this scheme belongs to none of them.
    case schemeNotConfigured
    /// The value leads back to a dynamic link of ours or of FDL.
    case loop
  }

  /// How a caller has to take a fault.
  package enum Group: Sendable {
    case invalidArgument
    case permissionDenied
  }

  package let code: Code
  package var parameter: LinkParameter?
  package var value: [UInt8]
  package var urlFault: URLFault?
  package var names: [[UInt8]]

  package init(
    _ code: Code,
    _ parameter: LinkParameter? = nil,
    value: [UInt8] = [],
    urlFault: URLFault? = nil,
    names: [[UInt8]] = []
  ) {
    self.code = code
    self.parameter = parameter
    self.value = value
    self.urlFault = urlFault
    self.names = names
  }

  package var group: Group {
    switch code {
    case .missingLink, .invalidURL, .invalidPrefix, .prefixPathOnFirebaseDomain, .invalidCustomScheme, .tooLong,
      .notLongLink, .looksLikeShortLink:
      .invalidArgument
    case .dangerousScheme, .notInAllowlist, .unusableAllowlist, .prefixNotConfigured, .schemeNotConfigured, .loop:
      .permissionDenied
    }
  }
}
