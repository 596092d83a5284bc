import LinkCore
import LinkStore

/// A clicked link that may be followed, and what was noticed on the way to it.
struct CheckedLink {
  var link: DynamicLink
  var warnings: [LinkWarning]

  /// That of the short link; nil for a long link.
  let key: LinkKey?

  /// Checks the link; throws when it may not be followed.
  init(
    _ link: consuming DynamicLink, _ warnings: consuming [LinkWarning], key: LinkKey?, by policy: LinkPolicy
  ) throws(LinkFault) {
    try link.check(policy, warnings: &warnings)
    self.link = link
    self.warnings = warnings
    self.key = key
  }

  /// Reads and checks a long link.
  init(longLink: [UInt8], key: LinkKey?, _ context: ServiceContext) throws(LinkFault) {
    let reading = try context.read(longLink: longLink)
    try self.init(reading.link, reading.warnings, key: key, by: context.policy)
  }

  /// Whether a fallback is a dynamic link.
  var hasFallbackToLink: Bool { warnings.contains { $0.code == .fallbackIsDynamicLink } }

  /// Warns about fallbacks that come back on any platform.
  mutating func remark(on loops: FallbackChain.Loops) {
    let all = loops.values.reduce(into: Set<LinkParameter>()) { $0.formUnion($1) }
    for parameter in link.parameters.parameters where all.contains(parameter) {
      warnings.append(LinkWarning(.fallbackLoops, parameter, value: link.parameters.bytes(parameter) ?? []))
    }
  }

  /// Where a browser comes to another dynamic link by the decision; nil when it does not.
  func fallbackToLink(by resolution: Resolution) -> (parameter: LinkParameter, url: [UInt8])? {
    guard let parameter = resolution.inBrowser.parameter, let url = resolution.inBrowser.url,
      warnings.contains(where: { $0.code == .fallbackIsDynamicLink && $0.parameter == parameter })
    else { return nil }
    return (parameter, url)
  }
}

extension ServiceFault.LinkPlace {
  /// The link that was clicked: the field `url`, or what the store has for it when it has a key.
  static func clicked(_ key: LinkKey?) -> Self { key == nil ? .url(pointer: "/url") : .stored(pointer: "/url") }
}
