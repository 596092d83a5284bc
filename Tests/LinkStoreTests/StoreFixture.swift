import Foundation
import LinkStore
import TestSupport

/// A store on a place of its own, which is cleared away at the end.
final class StoreFixture {
  let directory: ScratchFolder
  let store: any ShortLinkStore

  init(_ backend: Backend, random: any RandomSource = SystemRandomSource()) throws {
    directory = try ScratchFolder()
    switch backend {
    case .sqliteFile:
      store = SQLiteStore(location: directory.location("links.sqlite"), random: random)
    case .sqliteMemory:
      store = SQLiteStore(location: StoreLocation(place: .sqliteMemory), random: random)
    }
  }

  deinit {
    store.close()
  }
}
