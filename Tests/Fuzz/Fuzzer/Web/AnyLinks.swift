@testable import LinkStore

/// A store in which every short link of the configured prefixes is there: its suffix chooses the long link, which nobody has checked.
final class AnyLinks: ShortLinkStore {
  enum State {
    case live
    case disabled
    case failing
  }

  /// Nothing is ever changed.
  static let generation = StoreGeneration(opening: 0, version: 1)

  private static let prefixes = ["https://example.com/link", "https://open.example", "https://closed.example"]

  private let longLinks: [[UInt8]]
  private let state: State

  /// Without long links no short link is there.
  init(_ longLinks: [[UInt8]] = [], _ state: State = .live) {
    self.longLinks = longLinks
    self.state = state
  }

  var locationText: [UInt8] { [] }
  var fault: StoreFault? { nil }
  var lostClickCount: Int64 { 0 }

  func perform(_ next: () -> [StoreOperation]?, deliver: ([StoreOutcome], StoreGeneration) -> Void) {
    while let list = next() { deliver(list.map { outcome(of: $0) }, Self.generation) }
  }

  func count(_ clicks: [Click]) {}
  func writeCounts() -> Duration? { nil }
  func checkHealth() {}
  func close() {}

  private func outcome(of operation: StoreOperation) -> StoreOutcome {
    if state == .failing { return .failed(StoreFault(code: .busy, path: [])) }
    switch operation {
    case .find(let key): return find(key)
    case .findFirst(let keys): return keys.lazy.map { self.find($0) }.first { $0 != .missing } ?? .missing
    case .findChanged(let key, let generation): return generation.isSame(as: Self.generation) ? .unchanged : find(key)
    default: return .missing
    }
  }

  private func find(_ key: LinkKey) -> StoreOutcome {
    guard !longLinks.isEmpty, Self.prefixes.contains(shown(key.prefix)) else { return .missing }
    let longLink = longLinks[key.suffix.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF } % longLinks.count]
    return .found(
      StoredLink(
        key: key, longLink: longLink, option: .custom, state: state == .live ? .live : .disabled, createdAt: 0,
        expireAt: nil, name: nil, tags: nil))
  }
}
