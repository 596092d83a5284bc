package import JSONRPC
package import LinkStore

/// The link service behind a server: makes handlers and runs their store operations in order.
package final class LinkdService: RequestService {
  let configuration: Configuration
  private let store: any ShortLinkStore
  private let clock: @Sendable () -> Int64
  private let now: GroupClock

  /// - Parameter clock: milliseconds since 1970, asked once a group.
  package init(configuration: Configuration, store: any ShortLinkStore, clock: @escaping @Sendable () -> Int64) {
    self.configuration = configuration
    self.store = store
    self.clock = clock
    now = GroupClock()
  }

  package func makeHandler() -> any RequestHandler {
    ServiceHandler(context: ServiceContext(configuration: configuration, storeLocation: store.locationText, clock: now))
  }

  package func beginGroup() { now.set(clock()) }

  package func perform(_ next: () -> (any RequestHandler)?, done: () -> Void) {
    // Performed in the order in which they are taken.
    var taken: [ServiceHandler?] = []
    var doneCount = 0
    store.perform(
      {
        guard let handler = next() else { return nil }
        taken.append(handler as? ServiceHandler)
        return taken[taken.count - 1]?.takeOperations() ?? []
      },
      deliver: { (outcomes, generation) in
        taken[doneCount]?.finishRound(with: outcomes, of: generation)
        doneCount += 1
        done()
      })
  }

  package func close() { store.close() }
}
