/// Parameter of a dynamic link.
///
/// The cases stand in the order in which a long link carries them; `debug` is never written.
///
/// ``table`` is the one place that says how a parameter is called on every surface. Building, parsing, CSV and schema
/// read it.
package enum LinkParameter: UInt8, CaseIterable, Sendable {
  case link
  case androidPackageName
  case androidFallbackLink
  case androidMinimumVersion
  case androidLink
  case iosBundleID
  case iosFallbackLink
  case iosCustomScheme
  case ipadFallbackLink
  case ipadBundleID
  case iosAppStoreID
  case iosMinimumVersion
  case forcedRedirect
  case desktopFallbackLink
  case socialTitle
  case socialDescription
  case socialImageLink
  case utmSource
  case utmMedium
  case utmCampaign
  case utmTerm
  case utmContent
  case gclid
  case affiliateToken
  case campaignToken
  case mediaType
  case providerToken
  case debug

  /// What a value is and how it is checked.
  package enum Kind: UInt8, Sendable {
    /// `link`: absolute http or https URL, subject to the allowlist.
    case deepLink
    /// http or https URL, subject to the allowlist.
    case fallbackLink
    /// http or https URL outside of the allowlist.
    case imageLink
    /// URI of any scheme.
    case androidLink
    case packageName
    case bundleID
    /// F §1.3.
    case customScheme
    case storeID
    case versionCode
    /// "1" or "0"; a boolean in REST.
    case flag
    case text
    case debugSwitch
  }

  /// Where a parameter acts.
  package enum Platform: UInt8, Sendable {
    case all
    case android
    case ios
    case ipad
    case desktop
    case social
  }

  package var descriptor: LinkParameterDescriptor {
    Self.table[Int(rawValue)]
  }

  package var kind: Kind {
    Self.kinds[Int(rawValue)]
  }

  /// The parameter with this query name; names compare as bytes.
  package init?(queryName: Span<UInt8>) {
    guard !queryName.isEmpty, queryName.count <= Self.longestQueryName else { return nil }
    let key = Self.key(queryName)
    let keys = Self.keys
    for index in keys.indices where keys[index] == key {
      // Eight bytes tell the names apart; longer ones have to agree in the rest too, shorter ones in their length.
      let separators = Self.separators
      let place = separators.place(index)
      let name = separators.bytes.span.extracting((place.lowerBound &+ 1)..<(place.upperBound &- 1))
      guard ByteText.equal(queryName, name), let parameter = LinkParameter(rawValue: UInt8(index)) else { return nil }
      self = parameter
      return
    }
    return nil
  }

  private static let longestQueryName = 12

  /// Beside the table because a row is costly to copy in an inner loop.
  private static let kinds: [Kind] = table.map(\.kind)

  /// First eight bytes of each name; no two names share them.
  private static let keys: [UInt64] = table.map { key($0.queryNameBytes.span) }

  private static func key(_ name: Span<UInt8>) -> UInt64 {
    var key: UInt64 = 0
    for index in 0..<min(8, name.count) { key = key << 8 | UInt64(name[index]) }
    return key
  }
}
