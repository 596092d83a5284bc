/// Dynamic link as a value: a prefix and parameters.
///
/// Meant to be reused for many requests: set ``prefix``, clear ``parameters`` and fill them again.
package struct DynamicLink: Sendable {
  /// In bytes, of a long link.
  ///
  /// Longer ones are refused.
  package static let maximumLength = 65_536
  /// In bytes, of a long link.
  ///
  /// Longer ones get a warning.
  package static let advisedLength = 7_168
  /// In bytes, of one decoded value.
  ///
  /// Longer ones get a warning.
  package static let advisedParameterLength = 2_048

  package var prefix: URIPrefix
  package var parameters: LinkParameters
  /// Parameters outside of the table that a long link carried, by name, then in the order in which they stood.
  ///
  /// Names are not decoded, values are. Internal ones (``InternalParameter``) are not among them.
  package var extras: [QueryPair]
  /// The prefix came from the deprecated `dynamicLinkDomain`.
  package var usesDeprecatedDomain: Bool

  package init(
    prefix: URIPrefix,
    parameters: LinkParameters = LinkParameters(),
    extras: [QueryPair] = [],
    usesDeprecatedDomain: Bool = false
  ) {
    self.prefix = prefix
    self.parameters = parameters
    self.extras = extras
    self.usesDeprecatedDomain = usesDeprecatedDomain
  }

  /// Whether two links say the same: prefix and decoded pairs, without `d` (`reuse` and CUSTOM compare by this).
  package func hasSameContent(as other: DynamicLink) -> Bool {
    guard prefix == other.prefix, extras == other.extras else { return false }
    var mine = parameters
    var others = other.parameters
    mine.remove(.debug)
    others.remove(.debug)
    return mine == others
  }

  /// Appends what two links with the same content have in common beside their prefix: for each parameter with a
  /// value, in table order and without `d`, then for each extra, name and value with their lengths in front.
  package func appendCanonicalPairs(to out: inout [UInt8]) {
    for parameter in LinkParameter.allCases where parameter != .debug && parameters.contains(parameter) {
      Self.appendFramed(parameter.descriptor.queryNameBytes.span, to: &out)
      Self.appendFramed(parameters.arena.span.extracting(parameters.place(parameter)), to: &out)
    }
    for pair in extras {
      Self.appendFramed(pair.name.span, to: &out)
      Self.appendFramed(pair.value.span, to: &out)
    }
  }

  /// Four bytes of length, most significant first, then the bytes: no two lists of texts give the same bytes.
  private static func appendFramed(_ bytes: Span<UInt8>, to out: inout [UInt8]) {
    let count = UInt32(clamping: bytes.count)
    for shift in [24, 16, 8, 0] as [UInt32] { out.append(UInt8(truncatingIfNeeded: count >> shift)) }
    ByteText.append(bytes, to: &out)
  }
}
