import LinkStore

extension StoredLink {
  /// Refuses a link that may not be followed: disabled, deleted or past its expiry.
  ///
  /// A deleted link is told apart from one that never was, so that nobody looks for a typing error.
  func requireLive(now: Int64) throws(ServiceFault) {
    guard state == .live else { throw .linkDisabled(shortLink: key.url) }
    if let expireAt, expireAt <= now { throw .linkExpired(shortLink: key.url, expiry: expireAt) }
  }
}
