extension LinkParameter {
  private typealias Row = LinkParameterDescriptor

  /// One row for each case, in case order.
  ///
  /// Sources: Firebase iOS SDK 11.15 FDLURLComponents.m, Firebase Android SDK DynamicLink.java, Short Links API
  /// discovery document and Firebase docs "Manually constructing a Dynamic Link URL" for names and rules; Firebase docs
  /// on the export of Dynamic Links for columns.
  package static let table: [LinkParameterDescriptor] = [
    Row(
      "link",
      ["link"],
      ("Deep link", 2),
      .deepLink,
      .all,
      "The http or https URL that the app receives and that opens where no app does."
    ),
    Row(
      "apn",
      ["androidInfo", "androidPackageName"],
      ("Android package name", 3),
      .packageName,
      .android,
      "Package name of the Android app that opens the link."
    ),
    Row(
      "afl",
      ["androidInfo", "androidFallbackLink"],
      ("Android fallback link", 4),
      .fallbackLink,
      .android,
      "Where Android goes when the app is not installed; the Play Store when absent."
    ),
    Row(
      "amv",
      ["androidInfo", "androidMinPackageVersionCode"],
      ("Android minimum package version code", 5),
      .versionCode,
      .android,
      "Lowest version code of the Android app that can open the link; 0 is any."
    ),
    Row(
      "al",
      ["androidInfo", "androidLink"],
      nil,
      .androidLink,
      .android,
      "URI that the Android app receives in place of `link`."
    ),
    Row(
      "ibi",
      ["iosInfo", "iosBundleId"],
      ("iOS bundle ID", 6),
      .bundleID,
      .ios,
      "Bundle id of the iOS app that opens the link."
    ),
    Row(
      "ifl",
      ["iosInfo", "iosFallbackLink"],
      ("iOS fallback link", 7),
      .fallbackLink,
      .ios,
      "Where iOS goes when the app is not installed; the App Store when absent."
    ),
    Row(
      "ius",
      ["iosInfo", "iosCustomScheme"],
      ("iOS custom scheme", 8),
      .customScheme,
      .ios,
      "Custom URL scheme of the iOS app; the bundle id when absent."
    ),
    Row(
      "ipfl",
      ["iosInfo", "iosIpadFallbackLink"],
      ("iOS iPad fallback link", 9),
      .fallbackLink,
      .ipad,
      "Where an iPad goes when the app is not installed; overrides `ifl` there."
    ),
    Row(
      "ipbi",
      ["iosInfo", "iosIpadBundleId"],
      ("iOS iPad bundle ID", 10),
      .bundleID,
      .ipad,
      "Bundle id of a separate iPad app."
    ),
    Row(
      "isi",
      ["iosInfo", "iosAppStoreId"],
      ("iOS App Store ID", 11),
      .storeID,
      .ios,
      "App Store id, digits only; without it iOS has no way to the store."
    ),
    Row(
      "imv",
      ["iosInfo", "iosMinimumVersion"],
      ("iOS minimum version", 12),
      .text,
      .ios,
      "Lowest version of the iOS app that can open the link; handed to the app."
    ),
    Row(
      "efr",
      ["navigationInfo", "enableForcedRedirect"],
      ("Enable forced redirect?", 13),
      .flag,
      .ios,
      "Skips the preview page on iOS."
    ),
    Row(
      "ofl",
      ["desktopInfo", "desktopFallbackLink"],
      ("Desktop fallback link", 14),
      .fallbackLink,
      .desktop,
      "Where everything that is neither iOS nor Android goes; `link` when absent."
    ),
    Row(
      "st",
      ["socialMetaTagInfo", "socialTitle"],
      ("Social title", 15),
      .text,
      .social,
      "Title shown when the link is shared."
    ),
    Row(
      "sd",
      ["socialMetaTagInfo", "socialDescription"],
      ("Social description", 16),
      .text,
      .social,
      "Description shown when the link is shared."
    ),
    Row(
      "si",
      ["socialMetaTagInfo", "socialImageLink"],
      ("Social image link", 17),
      .imageLink,
      .social,
      "URL of the image shown when the link is shared; at least 300 × 200 pixels and under 300 KB."
    ),
    Row(
      "utm_source",
      ["analyticsInfo", "googlePlayAnalytics", "utmSource"],
      ("UTM source", 18),
      .text,
      .all,
      "Campaign source, handed to the Play Store and to the app."
    ),
    Row(
      "utm_medium",
      ["analyticsInfo", "googlePlayAnalytics", "utmMedium"],
      ("UTM medium", 19),
      .text,
      .all,
      "Campaign medium, handed to the Play Store and to the app."
    ),
    Row(
      "utm_campaign",
      ["analyticsInfo", "googlePlayAnalytics", "utmCampaign"],
      ("UTM campaign", 20),
      .text,
      .all,
      "Campaign name, handed to the Play Store and to the app."
    ),
    Row(
      "utm_term",
      ["analyticsInfo", "googlePlayAnalytics", "utmTerm"],
      ("UTM term", 21),
      .text,
      .all,
      "Campaign term, handed to the Play Store and to the app."
    ),
    Row(
      "utm_content",
      ["analyticsInfo", "googlePlayAnalytics", "utmContent"],
      ("UTM content", 22),
      .text,
      .all,
      "Campaign content, handed to the Play Store and to the app."
    ),
    Row(
      "gclid",
      ["analyticsInfo", "googlePlayAnalytics", "gclid"],
      nil,
      .text,
      .all,
      "Google Ads click id; deprecated."
    ),
    Row(
      "at",
      ["analyticsInfo", "itunesConnectAnalytics", "at"],
      ("iTunes Connect affiliate token", 23),
      .text,
      .ios,
      "Affiliate token, handed to the App Store."
    ),
    Row(
      "ct",
      ["analyticsInfo", "itunesConnectAnalytics", "ct"],
      ("iTunes Connect campaign token", 24),
      .text,
      .ios,
      "Campaign token, handed to the App Store."
    ),
    Row(
      "mt",
      ["analyticsInfo", "itunesConnectAnalytics", "mt"],
      ("iTunes Connect media type", 25),
      .text,
      .ios,
      "Media type, handed to the App Store; 8 is apps."
    ),
    Row(
      "pt",
      ["analyticsInfo", "itunesConnectAnalytics", "pt"],
      ("iTunes Connect provider token", 26),
      .text,
      .ios,
      "Provider token, handed to the App Store."
    ),
    Row(
      "d",
      [],
      nil,
      .debugSwitch,
      .all,
      "1 shows how the link would be resolved in place of following it."
    ),
  ]
}
