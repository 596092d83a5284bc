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
    /// ``CustomScheme``.
    case customScheme
    case storeID
    case versionCode
    /// "1" or "0"; a boolean in REST.
    case flag
    case text
    case debugSwitch

    /// Whether values are URLs, of whatever scheme.
    var isURL: Bool {
      switch self {
      case .deepLink, .fallbackLink, .imageLink, .androidLink: true
      case .packageName, .bundleID, .customScheme, .storeID, .versionCode, .flag, .text, .debugSwitch: false
      }
    }
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
    guard !queryName.isEmpty, queryName.count <= Self.longestKey else { return nil }
    let key = Self.key(queryName)
    for index in 0..<Self.keys.count where Self.keys[index] == key {
      self.init(rawValue: UInt8(index))
      return
    }
    return nil
  }

  // Beside the table, because a row is costly to copy in an inner loop, and without arrays, because threads that share
  // one write to its reference count in turns.
  private static let kinds = InlineArray<28, Kind> { table[$0].kind }
  private static let keys = InlineArray<28, UInt128> { index in
    let name = table[index].queryNameBytes
    return key(name.span)
  }

  /// In bytes; no query name is longer.
  private static let longestKey = 15

  /// All bytes of a name, below a mark that keeps leading zeros apart.
  private static func key(_ name: Span<UInt8>) -> UInt128 {
    precondition(name.count <= longestKey)
    var key: UInt128 = 1
    for index in name.indices { key = key << 8 | UInt128(name[index]) }
    return key
  }
}
