extension LinkWarning {
  /// The raw value is the code on the wire.
  ///
  /// The first block is FDL's (Short Links API discovery document), complete but for CODE_UNSPECIFIED; three of them
  /// never arise because no query name is known for them.
  package enum Code: String, CaseIterable, Sendable {
    case androidPackageNotInProject = "NOT_IN_PROJECT_ANDROID_PACKAGE_NAME"
    case androidMinimumVersionNotInteger = "NOT_INTEGER_ANDROID_PACKAGE_MIN_VERSION"
    case androidMinimumVersionUnnecessary = "UNNECESSARY_ANDROID_PACKAGE_MIN_VERSION"
    case androidLinkNotURI = "NOT_URI_ANDROID_LINK"
    /// With the value when it is that of `link`; without one when there is no `apn`.
    case androidLinkUnnecessary = "UNNECESSARY_ANDROID_LINK"
    case androidFallbackNotURI = "NOT_URI_ANDROID_FALLBACK_LINK"
    case androidFallbackBadScheme = "BAD_URI_SCHEME_ANDROID_FALLBACK_LINK"
    case iosBundleNotInProject = "NOT_IN_PROJECT_IOS_BUNDLE_ID"
    case ipadBundleNotInProject = "NOT_IN_PROJECT_IPAD_BUNDLE_ID"
    case iosCustomSchemeUnnecessary = "UNNECESSARY_IOS_URL_SCHEME"
    case appStoreIDNotNumeric = "NOT_NUMERIC_IOS_APP_STORE_ID"
    case appStoreIDUnnecessary = "UNNECESSARY_IOS_APP_STORE_ID"
    case iosFallbackNotURI = "NOT_URI_IOS_FALLBACK_LINK"
    case iosFallbackBadScheme = "BAD_URI_SCHEME_IOS_FALLBACK_LINK"
    case ipadFallbackNotURI = "NOT_URI_IPAD_FALLBACK_LINK"
    case ipadFallbackBadScheme = "BAD_URI_SCHEME_IPAD_FALLBACK_LINK"
    case badDebug = "BAD_DEBUG_PARAM"
    case badAdvertisement = "BAD_AD_PARAM"
    case deprecated = "DEPRECATED_PARAM"
    case unrecognized = "UNRECOGNIZED_PARAM"
    case parameterTooLong = "TOO_LONG_PARAM"
    case socialImageNotURI = "NOT_URI_SOCIAL_IMAGE_LINK"
    case socialImageBadScheme = "BAD_URI_SCHEME_SOCIAL_IMAGE_LINK"
    case socialURLNotURI = "NOT_URI_SOCIAL_URL"
    case socialURLBadScheme = "BAD_URI_SCHEME_SOCIAL_URL"
    case linkTooLong = "LINK_LENGTH_TOO_LONG"
    case fragment = "LINK_WITH_FRAGMENTS"
    case bundleAndStoreMismatch = "NOT_MATCHING_IOS_BUNDLE_ID_AND_STORE_ID"

    case allowlistMissing = "ALLOWLIST_MISSING"
    /// A pattern without `^`, which matches anywhere in a URL.
    case allowlistUnanchored = "ALLOWLIST_UNANCHORED"
    case duplicate = "DUPLICATE_PARAM"
    /// The deep link of an incoming link cannot be followed as it stands.
    case linkNotURI = "NOT_URI_LINK"
    case desktopFallbackNotURI = "NOT_URI_DESKTOP_FALLBACK_LINK"
    case desktopFallbackBadScheme = "BAD_URI_SCHEME_DESKTOP_FALLBACK_LINK"
    /// A fallback, or `al`, that is itself a dynamic link.
    case fallbackIsDynamicLink = "DYNAMIC_LINK_AS_FALLBACK_LINK"
    /// Such a fallback leads back, or on over too many dynamic links.
    case fallbackLoops = "LOOPING_FALLBACK_LINK"
    /// An iOS app with neither store id nor fallback: people without it land on the web page (flutterfire#3832).
    case iosAppWithoutStore = "MISSING_IOS_APP_STORE_ID"
    /// A raw `=` in a value of a long link.
    case notEncoded = "NOT_ENCODED_PARAM"
    /// Unknown parameters behind a URL with a raw query, or a piece without `=` behind any value: they look cut off from
    /// it by a raw `&` (quickstart-unity#566, quickstart-android#560).
    case cutOff = "CUT_OFF_PARAM"
    /// A percent escape that cannot be decoded, kept as written.
    case undecodable = "UNDECODABLE_PARAM"
    /// Letters of several scripts in one label of the host.
    case mixedScriptHost = "MIXED_SCRIPT_HOST"
    /// A URL reads like a long link, and what stands before its query is no configured prefix.
    case prefixNotConfigured = "PREFIX_NOT_CONFIGURED"
    /// A URL has the custom-scheme form of a dynamic link, and its scheme is none of the app's.
    case schemeNotConfigured = "SCHEME_NOT_CONFIGURED"
    /// Forms stand in each other deeper than they are followed.
    case nestedTooDeep = "NESTED_TOO_DEEP"
    case socialImageNotSecure = "INSECURE_SOCIAL_IMAGE_LINK"
  }
}
