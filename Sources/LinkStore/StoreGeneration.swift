/// Stands for everything that was in a store at one moment.
package struct StoreGeneration: Hashable, Sendable {
  /// How often the store was opened before.
  var opening = 0

  /// A number of the engine's that changes when others write; nil when it could not be learnt.
  var version: Int64?

  /// How many changes the connection itself has made that were not the addition of one new link or count.
  var ownChanges: Int32 = 0

  /// A generation of which nothing is known; not the same as any other.
  package init() {}

  init(opening: Int, version: Int64? = nil, ownChanges: Int32 = 0) {
    self.opening = opening
    self.version = version
    self.ownChanges = ownChanges
  }

  /// Whether no link that existed at the one moment was changed up to the other, by whomever; links may have been added.
  func isSame(as other: StoreGeneration) -> Bool { version != nil && self == other }
}
