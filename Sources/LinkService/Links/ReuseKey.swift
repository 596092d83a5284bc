import LinkCore
import LinkStore

/// What two requests to shorten must have in common to be answered with the same link.
enum ReuseKey {
  /// Changes when the content that is hashed changes, so that old keys never stand for new content.
  private static let version: UInt8 = 1

  /// The first 16 bytes of SHA-256 over version, prefix, option, expiry and the canonical pairs.
  ///
  /// `prefix` is the key of the link's prefix.
  static func bytes(for link: DynamicLink, prefix: [UInt8], option: SuffixOption, expireAt: Int64?) -> [UInt8] {
    var content: [UInt8] = []
    content.reserveCapacity(512)
    content.append(version)
    content.append(UInt8(truncatingIfNeeded: option.rawValue))
    content.append(expireAt == nil ? 0 : 1)
    for shift in stride(from: 56, through: 0, by: -8) {
      content.append(UInt8(truncatingIfNeeded: (expireAt ?? 0) >> Int64(shift)))
    }
    content += prefix
    content.append(0)
    link.appendCanonicalPairs(to: &content)
    return Array(SHA256.digest(of: content)[..<16])
  }
}
