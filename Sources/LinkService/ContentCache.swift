/// What was made of texts before, by the texts; the one that was used longest ago goes first.
struct ContentCache<Value: Sendable>: Sendable {
  private struct Entry: Sendable {
    let hash: Int
    let content: [UInt8]
    let value: Value
  }

  /// How many values are kept.
  private let countLimit: Int

  /// Bytes of texts that are kept.
  private let byteLimit: Int

  /// The one that was used last stands last.
  private var entries: [Entry] = []
  private var byteCount = 0

  init(countLimit: Int, byteLimit: Int) {
    self.countLimit = countLimit
    self.byteLimit = byteLimit
  }

  /// The value that was made of the text and that `isRight` takes, when it is there.
  mutating func value(for content: [UInt8], where isRight: (Value) -> Bool = { _ in true }) -> Value? {
    let hash = ContentCache.hash(of: content)
    let found = entries.lastIndex { $0.hash == hash && isRight($0.value) && $0.content == content }
    guard let found else { return nil }
    let entry = entries.remove(at: found)
    entries.append(entry)
    return entry.value
  }

  /// Keeps a value that is not there yet, and lets go of others while there are too many.
  mutating func insert(_ value: Value, for content: [UInt8]) {
    guard content.count <= byteLimit else { return }
    entries.append(Entry(hash: ContentCache.hash(of: content), content: content, value: value))
    byteCount += content.count
    while entries.count > countLimit || byteCount > byteLimit { byteCount -= entries.removeFirst().content.count }
  }

  private static func hash(of content: [UInt8]) -> Int {
    var hasher = Hasher()
    content.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }
}
