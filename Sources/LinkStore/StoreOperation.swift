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
}
