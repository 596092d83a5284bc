import Foundation
import LinkStore

/// A store on a place of its own, which is cleared away at the end.
final class StoreFixture {
  let directory: TemporaryDirectory
  let store: any ShortLinkStore

  init(_ backend: Backend, random: any RandomSource = SystemRandomSource()) throws {
    directory = try TemporaryDirectory()
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
