/// One thing that a request wants of the store.
package enum StoreOperation: Hashable, Sendable {
  /// Answered by `created`, `existing`, `suffixTaken` or `failed`.
  case create(NewLink)
  /// Answered by `found`, `missing` or `failed`.
  case find(LinkKey)
  /// Answered by `unchanged` when no link was changed since that generation, otherwise as `find` is.
  case findChanged(LinkKey, since: StoreGeneration)
  /// The first of these keys that a link has, for a URL that several prefixes fit; answered as `find` is.
  case findFirst([LinkKey])
  /// Keeps a link that has its suffix already, in the state that it has; answered by `created`, `suffixTaken` or
  /// `failed`.
  ///
  /// The reuse key, if there is one, stands for the link unless another live link has the same one.
  case adopt(StoredLink, reuseKey: [UInt8]?)
  /// The links behind a key, or the first ones, in whatever state, in the order of the bytes of prefix and suffix;
  /// answered by `listed` or `failed`.
  ///
  /// At most so many of them, and fewer where they are long (``pageBytes``), but at least one if there is one.
  /// Asking for what is behind the last one goes through all links without holding anybody up: each that is there from
  /// the first call to the last is listed once.
  case list(after: LinkKey?, limit: Int)
  /// Disables or enables a link, or changes when it expires; answered by `updated`, `missing` or `failed`.
  ///
  /// A deleted link stays as it is. A link that was changed is no longer the one that stands for its reuse key.
  case update(LinkUpdate)
  /// How often a link was clicked in these days, since 1970-01-01 in UTC, with what waits to be written; answered by
  /// `counted` or `failed`.
  case counts(LinkKey, days: ClosedRange<Int64>)

  /// Bytes of links after which a list ends, so that it fits into memory whatever they hold.
  package static let pageBytes = 4 << 20

  /// Whether it needs a write transaction.
  package var isWrite: Bool {
    switch self {
    case .create, .adopt, .update: true
    case .find, .findChanged, .findFirst, .list, .counts: false
    }
  }
}
