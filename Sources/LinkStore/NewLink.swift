/// A short link that is to be created, live, under a suffix that is given or drawn.
package struct NewLink: Hashable, Sendable {
  /// Where the suffix comes from.
  package enum Suffix: Hashable, Sendable {
    /// 17 base62 characters.
    case unguessable
    /// 4 base62 characters, one more for each one that is held already.
    case short
    /// These bytes, which the caller has checked.
    case custom([UInt8])
  }

  package let prefix: [UInt8]
  package let suffix: Suffix
  package let longLink: [UInt8]
  /// 16 bytes that stand for the content; a live link with the same ones is answered instead of a new one.
  ///
  /// Not looked at for a custom suffix, which compares with its holder alone.
  package let reuseKey: [UInt8]?
  /// Milliseconds since 1970.
  package let createdAt: Int64
  /// Milliseconds since 1970; nil for a link that does not expire.
  package let expireAt: Int64?
  package let name: [UInt8]?
  /// JSON text.
  package let tags: [UInt8]?

  package init(
    prefix: [UInt8],
    suffix: Suffix,
    longLink: [UInt8],
    reuseKey: [UInt8]?,
    createdAt: Int64,
    expireAt: Int64? = nil,
    name: [UInt8]? = nil,
    tags: [UInt8]? = nil
  ) {
    self.prefix = prefix
    self.suffix = suffix
    self.longLink = longLink
    self.reuseKey = reuseKey
    self.createdAt = createdAt
    self.expireAt = expireAt
    self.name = name
    self.tags = tags
  }
}
