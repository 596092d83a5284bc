/// One thing that a request wants of the store.
package enum StoreOperation: Hashable, Sendable {
  /// Answered by `created`, `existing`, `suffixTaken` or `failed`.
  case create(NewLink)
  /// Answered by `found`, `missing` or `failed`.
  case find(LinkKey)
}
