/// Something that a reader of a verdict should know.
package enum AssociationNote: Equatable, Sendable {
  /// The text is no absolute URL.
  case notAURL

  /// The scheme is neither http nor https, so no app is looked for (facts M51).
  case otherScheme

  /// The URL has no host.
  case noHost

  /// The file is served for another host (facts M52).
  case otherHost(host: [UInt8], domain: [UInt8])

  /// The URL's user name and password play no part; a URL that has them may be meant to deceive (facts M53).
  case userinfoIgnored

  /// The URL's port plays no part (facts M53).
  case portIgnored

  /// One dot at the end of the host was dropped (facts M55).
  case trailingDotIgnored

  /// `//` or a dot segment in the path is compared as written; browsers resolve dot segments first (facts M27).
  case pathNotNormalised

  /// The URL has characters that a browser encodes before it sends it (facts M56).
  case notEncoded

  /// An escape cannot be decoded and is compared as written (facts M29).
  case invalidEscape

  /// The URL was changed as a browser changes it; this is what was compared.
  case browserForm([UInt8])

  /// These apps match; systems open the first, iOS 15 was seen to open the last (facts M2, M6).
  case severalApps([[UInt8]])

  /// An exclusion concerns its own app only; another app opens (facts M4).
  case exclusionOfOtherApp(excluded: [UInt8])

  /// The entry lists several apps; which of them opens is not documented (facts M5).
  case severalAppsInEntry(Int)

  /// Systems before iOS 13 were seen not to open the bare root by `*` (facts M28).
  case rootOnOldSystems

  /// Systems before iOS 13 need `apps` to be there and empty.
  case appsNotEmpty

  /// A match says nothing of what the device and its user have decided (facts §1.7).
  case matchIsNoPromise
}
