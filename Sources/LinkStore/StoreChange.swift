/// What became of a store that is watched.
package enum StoreChange: Equatable, Sendable {
  /// It cannot be used, or not be written.
  case failed(StoreFault)
  /// It can be used again, after this fault.
  case recovered(from: StoreFault)
}
