/// What became of one `StoreOperation`.
package enum StoreOutcome: Hashable, Sendable {
  /// The link is new, and its transaction is durable.
  case created(StoredLink)
  /// A live link with the same reuse key was there.
  case existing(StoredLink)
  /// The suffix is held by this link, in whatever state; the caller compares content and state.
  case suffixTaken(StoredLink)
  /// The link of that key, in whatever state.
  case found(StoredLink)
  /// What was found in that generation still holds.
  case unchanged
  /// Links in order; none when there are no more.
  case listed([StoredLink])
  /// The link as it is now and as it was before, and its transaction is durable.
  case updated(StoredLink, before: StoredLink)
  /// By platform and event.
  case counted([ClickCount])
  /// No link has that key.
  case missing
  /// Nothing was changed and nothing is known.
  case failed(StoreFault)

  /// Bytes of links that were read for it.
  var readBytes: Int {
    switch self {
    case .existing(let link), .suffixTaken(let link), .found(let link): link.byteCount
    case .updated(let link, let before): link.byteCount + before.byteCount
    case .listed(let links): links.reduce(0) { $0 + $1.byteCount }
    case .created, .unchanged, .counted, .missing, .failed: 0
    }
  }
}
