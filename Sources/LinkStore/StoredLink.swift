/// One short link as the store holds it.
package struct StoredLink: Hashable, Sendable {
  package let key: LinkKey
  /// The long dynamic link, the only copy of the content.
  package let longLink: [UInt8]
  package let option: SuffixOption
  package let state: LinkState
  /// Milliseconds since 1970.
  package let createdAt: Int64
  /// Milliseconds since 1970; nil for a link that does not expire.
  package let expireAt: Int64?
  package let name: [UInt8]?
  /// JSON text.
  package let tags: [UInt8]?

  /// Bytes of all texts in it.
  package var byteCount: Int {
    key.prefix.count + key.suffix.count + longLink.count + (name?.count ?? 0) + (tags?.count ?? 0)
  }

  package init(
    key: LinkKey,
    longLink: [UInt8],
    option: SuffixOption,
    state: LinkState,
    createdAt: Int64,
    expireAt: Int64?,
    name: [UInt8]?,
    tags: [UInt8]?
  ) {
    self.key = key
    self.longLink = longLink
    self.option = option
    self.state = state
    self.createdAt = createdAt
    self.expireAt = expireAt
    self.name = name
    self.tags = tags
  }
}
