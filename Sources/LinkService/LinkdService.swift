package import JSONRPC
package import LinkStore
import Locking

/// The link service behind a server: makes handlers and runs their store operations in order.
package final class LinkdService: RequestService {
  let configuration: Configuration
  private let store: any ShortLinkStore
  private let clock: @Sendable () -> Int64
  private let now: GroupClock

  /// The handlers of the server, in the order of their slices.
  private let handlers = Guarded<[ServiceHandler]>([])

  /// What the present group has changed up to now.
  private let changes = Guarded(GroupChanges())

  /// - Parameter clock: milliseconds since 1970, asked once a group.
  package init(configuration: Configuration, store: any ShortLinkStore, clock: @escaping @Sendable () -> Int64) {
    self.configuration = configuration
    self.store = store
    self.clock = clock
    now = GroupClock()
  }

  package func makeHandler() -> any RequestHandler {
    let handler = makeLoneHandler()
    handlers.withLock { $0.append(handler) }
    return handler
  }

  /// A handler that is no part of any group.
  func makeLoneHandler() -> ServiceHandler {
    ServiceHandler(context: ServiceContext(configuration: configuration, store: store, clock: now))
  }

  package func beginGroup() {
    collectClicks()
    changes.withLock { if !$0.isEmpty { $0 = GroupChanges() } }
    now.set(clock())
  }

  package func perform(_ next: () -> (any RequestHandler)?, done: () -> Void) {
    // Performed in the order in which they are taken.
    var taken: [ServiceHandler?] = []
    var doneCount = 0
    store.perform(
      {
        guard let next = next() else { return nil }
        let handler = next as? ServiceHandler
        if let handler, handler.asksForCounts {
          handler.settleCounts(after: earlierHandlers(before: handler, taken))
        }
        taken.append(handler)
        guard let handler else { return [] }
        return changes.withLock { handler.takeOperations(after: &$0, slice: slice(of: handler)) }
      },
      deliver: { (outcomes, generation) in
        if let handler = taken[doneCount] {
          changes.withLock {
            handler.finishRound(with: outcomes, of: generation, noting: &$0, slice: slice(of: handler))
          }
        }
        doneCount += 1
        done()
      })
  }

  /// The number of a handler's slice; a handler that is no part of any group has the first.
  private func slice(of handler: ServiceHandler) -> Int {
    handlers.withLock { handlers in handlers.firstIndex { $0 === handler } ?? 0 }
  }

  package func catchUp() -> Duration? {
    collectClicks()
    return store.writeCounts()
  }

  package func close() {
    collectClicks()
    store.close()
  }

  /// How many clicks could not be counted.
  package var lostClickCount: Int64 { store.lostClickCount }

  // MARK: Clicks

  /// Hands what was counted in the last group over to the store, while no handler is at work.
  private func collectClicks() {
    handlers.withLock { handlers in
      for handler in handlers where handler.hasClicks { store.count(handler.takeClicks()) }
    }
  }

  /// Hands over what a lone handler has counted.
  func collectClicks(of handler: ServiceHandler) {
    if handler.hasClicks { store.count(handler.takeClicks()) }
  }

  /// The handlers of the slices before that of a handler; nil when a request of theirs may still count.
  ///
  /// Those that were taken in this round may be at work by now, unless they had none to finish that counts. No other is:
  /// it is done, or waits for its answers to be sent.
  private func earlierHandlers(before handler: ServiceHandler, _ taken: [ServiceHandler?]) -> [ServiceHandler]? {
    handlers.withLock { handlers in
      guard let end = handlers.firstIndex(where: { $0 === handler }) else { return [] }
      let earlier = handlers[..<end]
      let isCounting = earlier.contains { earlier in
        taken.contains { $0 === earlier } ? earlier.wasCounting : earlier.isCounting
      }
      return isCounting ? nil : Array(earlier)
    }
  }
}
