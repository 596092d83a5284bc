import LinkStore
import TestSupport

extension ScratchFolder {
  /// A file in the folder as a place for short links.
  func location(_ name: String) -> StoreLocation {
    StoreLocation(place: .sqliteFile(path: Array(file(name).utf8)))
  }
}
