/// Pages of apps in the two stores.
///
/// Every value is escaped down to unreserved characters.
enum StoreURL {
  /// `https://apps.apple.com/app/id<id>` and those of `pt`, `at`, `ct`, `mt` that the link has, in this order.
  ///
  /// FDL's own shape is not known. `id` is digits.
  static func appStore(id: [UInt8], _ link: DynamicLink) -> [UInt8] {
    var text = ByteText.bytes("https://apps.apple.com/app/id")
    text += id
    var separator: UInt8 = 0x3F
    for parameter in [.providerToken, .affiliateToken, .campaignToken, .mediaType] as [LinkParameter] {
      guard let value = link.parameters.bytes(parameter) else { continue }
      text.append(separator)
      separator = 0x26
      append(parameter, value, to: &text)
    }
    return text
  }

  /// `https://play.google.com/store/apps/details?id=…&pcampaignid=…&url=…[&min_version=…]&referrer=…`.
  ///
  /// Shape of public captures of FDL's answers but for `referrer`, which is Play's own. `pcampaignid` is `fdl_short`
  /// when a short link was clicked, else `fdl_long`. A minimum version of 0 is any version and left out.
  static func play(
    _ package: AndroidPackage,
    _ link: DynamicLink,
    minimumVersion: Int64?,
    isShort: Bool
  ) -> [UInt8] {
    var text = ByteText.bytes("https://play.google.com/store/apps/details?id=")
    text += package.name
    text += ByteText.bytes(isShort ? "&pcampaignid=fdl_short" : "&pcampaignid=fdl_long")
    text += ByteText.bytes("&url=")
    let deepLink = link.parameters.bytes(.link) ?? []
    PercentEncoding.append(deepLink.span, to: &text)
    if let minimumVersion, minimumVersion > 0 {
      text += ByteText.bytes("&min_version=")
      text += [UInt8](String(minimumVersion).utf8)
    }
    let referrer = installReferrer(link)
    if !referrer.isEmpty {
      text += ByteText.bytes("&referrer=")
      PercentEncoding.append(referrer.span, to: &text)
    }
    return text
  }

  /// The Play install referrer: utm pairs of the link, then `deep_link` with the long link, values escaped.
  ///
  /// The app reads it on first launch and hands it to `parseIncoming`. A long link above ``DynamicLink/advisedLength``
  /// stays out: it would be escaped three times over in one header.
  static func installReferrer(_ link: DynamicLink) -> [UInt8] {
    var text: [UInt8] = []
    for parameter in LinkParameter.utm {
      guard let value = link.parameters.bytes(parameter) else { continue }
      if !text.isEmpty { text.append(0x26) }
      append(parameter, value, to: &text)
    }
    var longLink: [UInt8] = []
    link.appendLongLink(to: &longLink)
    guard longLink.count <= DynamicLink.advisedLength else { return text }
    if !text.isEmpty { text.append(0x26) }
    text += ByteText.bytes("deep_link=")
    PercentEncoding.append(longLink.span, to: &text)
    return text
  }

  private static func append(_ parameter: LinkParameter, _ value: [UInt8], to text: inout [UInt8]) {
    text += parameter.descriptor.queryNameBytes
    text.append(0x3D)
    PercentEncoding.append(value.span, to: &text)
  }
}
