import LinkStore

/// Links to be stored, with what does not matter filled in.
enum LinkSamples {
  static let prefix = Array("https://example.com/link".utf8)

  static func new(
    _ suffix: NewLink.Suffix = .unguessable,
    prefix: [UInt8] = prefix,
    content: String = "https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2F",
    reuseKey: [UInt8]? = nil,
    expireAt: Int64? = nil,
    name: [UInt8]? = nil,
    tags: [UInt8]? = nil
  ) -> NewLink {
    NewLink(
      prefix: prefix,
      suffix: suffix,
      longLink: Array(content.utf8),
      reuseKey: reuseKey,
      createdAt: 1_769_860_800_000,
      expireAt: expireAt,
      name: name,
      tags: tags
    )
  }

  static func custom(_ suffix: String, content: String = "https://example.com/link/?link=custom") -> NewLink {
    new(.custom(Array(suffix.utf8)), content: content)
  }

  static func key(_ suffix: String) -> LinkKey {
    LinkKey(prefix: prefix, suffix: Array(suffix.utf8))
  }

  /// 16 bytes that differ for each number.
  static func reuseKey(_ number: Int) -> [UInt8] {
    (0..<16).map { UInt8(truncatingIfNeeded: number >> (min($0, 7) * 8)) }
  }
}
