/// Something that a reader of a verdict should know.
package enum AssociationNote: Equatable, Sendable {
  /// The text is no absolute URL.
  case notAURL

  /// The scheme is neither http nor https, so no app is looked for (WWDC 2019 session 717).
  case otherScheme

  /// The URL has no host.
  case noHost

  /// The file is served for another host (seen with macOS 27's swcutil).
  case otherHost(host: [UInt8], domain: [UInt8])

  /// The URL's user name and password play no part; a URL that has them may be meant to deceive.
  case userinfoIgnored

  /// The URL's port plays no part; what systems do is not documented.
  case portIgnored

  /// One dot at the end of the host was dropped; what systems do is not documented.
  case trailingDotIgnored

  /// `//` or a dot segment in the path is compared as written; browsers resolve dot segments first.
  case pathNotNormalised

  /// The URL has characters that a browser encodes before it sends it (WHATWG URL Standard).
  case notEncoded

  /// An escape cannot be decoded and is compared as written.
  case invalidEscape

  /// The URL was changed as a browser changes it; this is what was compared.
  case browserForm([UInt8])

  /// These apps match; systems open the first (Apple developer forums, thread 649423), iOS 15 was seen to open the last
  /// (Stack Overflow 70099728).
  case severalApps([[UInt8]])

  /// An exclusion concerns its own app only; another app opens (seen with swcutil by st-tech/universal-links-test).
  case exclusionOfOtherApp(excluded: [UInt8])

  /// The entry lists several apps; which of them opens is not documented.
  case severalAppsInEntry(Int)

  /// `details` is an object, whose members have no order, so that nothing says which of several apps opens.
  case appsWithoutOrder

  /// An entry lists apps and has neither kind of rules; what systems do is not documented.
  case entryWithoutRules(Int)

  /// An entry has `appIDs` and `paths` only; that systems since iOS 13 read the paths is likely, not documented.
  case pathsWithAppIDs(Int)

  /// No entry lists the app that was asked for.
  case appNotListed([UInt8])

  /// No entry names an app in a way that these systems read.
  case noApps

  /// The host is in Punycode, which Apple asks for; systems from iOS 16 on were seen to leave such domains unverified
  /// (Apple developer forums, thread 814156).
  case punycodeHost

  /// The file has no `applinks` object: it is for other services.
  case noApplinks

  /// A reading of the rules had a part that nothing settles.
  case undocumented(AssociationUncertainty)

  /// Systems before iOS 13 were seen not to open the bare root by `*`; swcutil opens it.
  case rootOnOldSystems

  /// Systems before iOS 13 need `apps` to be there and empty.
  case appsNotEmpty

  /// A match says nothing of what the device and its user have decided (Apple, App Search Programming Guide, Support
  /// Universal Links).
  case matchIsNoPromise
}
