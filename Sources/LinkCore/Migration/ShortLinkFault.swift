/// Why text is not the URL of a short link that the store could keep.
package enum ShortLinkFault: Error, Equatable, Sendable {
  /// No http or https URL, or one with a user name.
  case notWebURL
  /// It has a query or a fragment, which no short link has.
  case hasQuery
  /// Nothing is left behind the prefix, or nothing by which a URL of it would be recognised.
  case noSuffix
  /// What stands before the suffix is no prefix.
  case prefix(LinkFault)
  /// The suffix, decoded once, has a byte that no suffix has.
  case suffix(ShortCodeFault, value: [UInt8])
}
