import LinkCore
import LinkStore

extension StoredLink {
  /// The link as a value; nil when the stored text is no long link, as after a change by other means.
  var content: DynamicLink? {
    guard let prefix = try? URIPrefix(key.prefix.span) else { return nil }
    var ignored: [LinkWarning] = []
    return try? DynamicLink(parsingLongLink: longLink, prefixes: [prefix], warnings: &ignored)
  }

  /// Whether the link says the same as another one, by decoded pairs.
  func hasSameContent(as other: DynamicLink) -> Bool {
    content.map { $0.hasSameContent(as: other) } ?? false
  }

  /// Whether both links say the same, by decoded pairs.
  func hasSameContent(as other: StoredLink) -> Bool {
    if longLink == other.longLink { return true }
    return other.content.map { hasSameContent(as: $0) } ?? false
  }
}
