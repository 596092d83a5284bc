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

  package func perform(_ handlers: [any RequestHandler], ready: (Int) -> Void) {
    let handlers = handlers.map { $0 as? ServiceHandler }
    store.perform(handlers.map { $0?.takeOperations() ?? [] }) { (position, outcomes) in
      handlers[position]?.finishRound(with: outcomes)
      ready(position)
    }
  }

  package func close() { store.close() }
}
