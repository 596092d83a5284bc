/// Prefix and suffix that a URL could be a short link by.
package struct ShortLinkCandidate: Equatable, Sendable {
  /// Text of a prefix in its normalised form: https, no slash at the end.
  package let prefix: [UInt8]
  /// Decoded once.
  ///
  /// Empty when the URL is recognised but has nothing behind its prefix: no store has such a link.
  package let suffix: [UInt8]
}
