/// What is to become of a short link that is there.
package struct LinkUpdate: Hashable, Sendable {
  /// What is to become of the time after which a link is refused.
  package enum Expiry: Hashable, Sendable {
    case kept
    case never
    /// Milliseconds since 1970.
    case at(Int64)
  }

  /// The first of these that a link has is meant.
  package let keys: [LinkKey]
  /// Nil leaves the state as it is.
  package let isDisabled: Bool?
  package let expiry: Expiry

  package init(keys: [LinkKey], isDisabled: Bool? = nil, expiry: Expiry = .kept) {
    self.keys = keys
    self.isDisabled = isDisabled
    self.expiry = expiry
  }

  /// The link as it is to be; a deleted one stays as it is.
  func applied(to link: StoredLink) -> StoredLink {
    guard link.state != .deleted else { return link }
    let expireAt: Int64? =
      switch expiry {
      case .kept: link.expireAt
      case .never: nil
      case .at(let time): time
      }
    return StoredLink(
      key: link.key,
      longLink: link.longLink,
      option: link.option,
      state: isDisabled.map { $0 ? .disabled : .live } ?? link.state,
      createdAt: link.createdAt,
      expireAt: expireAt,
      name: link.name,
      tags: link.tags
    )
  }
}
