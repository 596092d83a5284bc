/// What a pattern does that its author can hardly have meant, with a URL that shows it.
package enum AllowlistFinding: Equatable, Sendable {
  /// It lets through a URL whose host is somebody else's.
  case otherHost(url: [UInt8])
  /// It lets through every app of a store.
  case otherApp(url: [UInt8])
  /// It takes a host alone, and a query behind a slash, but not this query right behind the host
  /// (firebase-android-sdk#4215: patterns that Firebase generated).
  case missesQuery(url: [UInt8])
  /// It lets through URLs with two slashes in the path, and not this one, which has one.
  case missesSingleSlash(url: [UInt8])
  /// No http or https URL matches.
  case matchesNothing
}
