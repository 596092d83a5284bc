import LinkCore

/// Association files that were read and compiled, by their content; the one that was used longest ago goes first.
struct AssociationCache: Sendable {
  /// How many files are kept.
  ///
  /// A link domain has one file, a checking tool a handful.
  private static let fileLimit = 32

  /// Bytes of file text that are kept: as many megabytes of compiled rules stand behind each.
  private static let byteLimit = 8 << 20

  private struct Entry: Sendable {
    let hash: Int
    let content: [UInt8]
    let isValue: Bool
    let matcher: AssociationMatcher
  }

  /// The one that was used last stands last.
  private var entries: [Entry] = []
  private var byteCount = 0

  /// Memory in which URLs are decided.
  var work = AssociationWork()

  /// The compiled file when it is there.
  ///
  /// `isValue` tells the same bytes as a JSON value of a request from the text of a file.
  mutating func matcher(for content: [UInt8], isValue: Bool, profile: AssociationProfile) -> AssociationMatcher? {
    let hash = AssociationCache.hash(of: content)
    let found = entries.lastIndex { entry in
      entry.hash == hash && entry.isValue == isValue && entry.matcher.profile == profile && entry.content == content
    }
    guard let found else { return nil }
    let entry = entries.remove(at: found)
    entries.append(entry)
    return entry.matcher
  }

  /// Keeps a compiled file that is not there yet, and lets go of others while there are too many.
  mutating func insert(_ matcher: AssociationMatcher, for content: [UInt8], isValue: Bool) {
    guard content.count <= AssociationCache.byteLimit else { return }
    let hash = AssociationCache.hash(of: content)
    entries.append(Entry(hash: hash, content: content, isValue: isValue, matcher: matcher))
    byteCount += content.count
    while entries.count > AssociationCache.fileLimit || byteCount > AssociationCache.byteLimit {
      byteCount -= entries.removeFirst().content.count
    }
  }

  private static func hash(of content: [UInt8]) -> Int {
    var hasher = Hasher()
    content.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }
}
