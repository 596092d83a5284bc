extension IncomingStep {
  /// Why a rule does not fit.
  ///
  /// The raw value is the stable identifier on the wire.
  package enum Reason: String, CaseIterable, Sendable {
    /// The text is too long to be read.
    case tooLong
    /// The text does not begin with a scheme and a colon.
    case noScheme
    /// The referrer has no `deep_link` with a value.
    case noDeepLink
    /// The URL has no query.
    case noQuery
    /// The query has no `link` with a value.
    case noLink
    /// The `link` is neither an http or https URL nor a custom-scheme link of a known scheme.
    case otherLink
    /// What stands before the query cannot be a prefix.
    case unusablePrefix
    /// The URL does not begin with the prefix.
    case otherStart
    /// Neither `/` nor `?` follows the prefix or the domain.
    case noBoundary
    /// A path stands between the prefix and the query.
    case morePath
    /// Nothing follows the prefix, neither a path nor a query with an http or https `link`.
    case emptyRest
    /// The host is another one, or there is none.
    case otherHost
    /// The host is FDL's, whose prefixes are known.
    case firebaseHost
    /// The path is another one.
    case otherPath
    /// What follows the domain has none of the known shapes.
    case otherShape
    /// A port is written, or one that is no number.
    case port
    /// Something stands before an `@` in front of the host.
    case userinfo
    /// The path has no segment.
    case noSegment
    /// The scheme is none of the app's.
    case otherScheme
    /// The query has no pair.
    case noPair
    /// The deep link is no form of a dynamic link.
    case noForm
    /// As many forms as are followed stand around it.
    case tooDeep
    /// The store has no such link.
    case notStored

    /// A web URL on whose host browsers and RFC 3986 disagree, or with characters that no URL may have.
    case badURL
    /// A scheme that no app may have.
    case badScheme
    /// A segment is `.` or `..`, escaped or not, or stands so in a rest between slashes of which some were escaped.
    case dotSegment
    /// The URL has fewer segments than the route.
    case fewerSegments
    /// The URL has more segments than the route.
    case moreSegments
    /// Another text stands in place of a literal.
    case otherSegment
    /// An empty segment stands in place of a parameter, or in front of a rest.
    case emptySegment
    /// A segment does not fit the type of its parameter.
    case otherType
    /// A required query parameter is absent.
    case noParameter
    /// A query parameter does not fit its type.
    case otherParameter
  }
}
