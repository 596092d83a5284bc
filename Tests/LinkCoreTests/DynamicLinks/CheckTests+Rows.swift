import LinkCore

extension CheckTests {
  static let long = String(repeating: "a", count: 2_049)
  static let store: (LinkParameter, String) = (.iosAppStoreID, "123456789")

  /// Without any configuration.
  static let rows: [Row] = [
    Row(id: "nothing to say", values: [(.androidPackageName, "a"), (.iosBundleID, "b"), store]),
    Row(id: "no link", values: [(.link, "")], fault: .missingLink),
    Row(id: "relative link", values: [(.link, "abc")], fault: .invalidURL),
    Row(id: "custom scheme in link", values: [(.link, "myapp://x")], fault: .invalidURL),
    Row(id: "leading blank", values: [(.link, " https://x")], fault: .invalidURL),
    Row(id: "userinfo", values: [(.link, "https://good.com@evil.com")], fault: .invalidURL),
    Row(id: "link", values: [(.link, "javascript:alert(1)")], fault: .dangerousScheme),
    Row(id: "fallback", values: [(.androidFallbackLink, "JaVaScRiPt:alert(1)")], fault: .dangerousScheme),
    Row(id: "image", values: [(.socialImageLink, "data:image/png,x")], fault: .dangerousScheme),
    Row(id: "android link", values: [(.androidLink, "intent:x")], fault: .dangerousScheme),
    Row(id: "tab", values: [(.desktopFallbackLink, "java\tscript:alert(1)")], fault: .dangerousScheme),
    Row(id: "custom scheme", values: [(.iosCustomScheme, "JavaScript")], fault: .dangerousScheme),
    Row(id: "custom scheme, colon", values: [(.iosCustomScheme, "javascript:alert(1)//")], fault: .dangerousScheme),
    Row(id: "custom scheme, tab", values: [(.iosCustomScheme, "java\tscript")], fault: .dangerousScheme),
    Row(id: "scheme grammar", values: [(.iosCustomScheme, "my_app")], fault: .invalidCustomScheme),
    Row(id: "scheme starts with digit", values: [(.iosCustomScheme, "1app")], fault: .invalidCustomScheme),
    Row(id: "scheme https", values: [(.iosCustomScheme, "HTTPS")], fault: .invalidCustomScheme),
    Row(id: "scheme mailto", values: [(.iosCustomScheme, "mailto")], fault: .invalidCustomScheme),
    Row(id: "scheme facetime", values: [(.iosCustomScheme, "facetime-audio")], fault: .invalidCustomScheme),
    Row(id: "scheme livescript", values: [(.iosCustomScheme, "livescript")], fault: .invalidCustomScheme),
    Row(
      id: "scheme of a bundle id",
      values: [(.iosCustomScheme, "com.example-2.a+b"), (.ipadBundleID, "b")]
    ),
    Row(
      id: "version not integer",
      values: [(.androidPackageName, "a"), (.androidMinimumVersion, "1.2")],
      warnings: ["NOT_INTEGER_ANDROID_PACKAGE_MIN_VERSION amv"]
    ),
    Row(
      id: "version too large",
      values: [(.androidPackageName, "a"), (.androidMinimumVersion, "99999999999999999999")],
      warnings: ["NOT_INTEGER_ANDROID_PACKAGE_MIN_VERSION amv"]
    ),
    Row(
      id: "version without app",
      values: [(.androidMinimumVersion, "12")],
      warnings: ["UNNECESSARY_ANDROID_PACKAGE_MIN_VERSION amv"]
    ),
    Row(id: "android link not URI", values: [(.androidLink, "x y")], warnings: ["NOT_URI_ANDROID_LINK al"]),
    Row(
      id: "android link, blank behind scheme",
      values: [(.androidLink, "m:x y")],
      warnings: ["NOT_URI_ANDROID_LINK al"]
    ),
    Row(
      id: "android link same",
      values: [(.androidPackageName, "a"), (.androidLink, "https://google.com")],
      warnings: ["UNNECESSARY_ANDROID_LINK al"]
    ),
    Row(id: "android link custom", values: [(.androidPackageName, "a"), (.androidLink, "market://details?id=x")]),
    Row(
      id: "android link without app",
      values: [(.androidLink, "market://x")],
      warnings: ["UNNECESSARY_ANDROID_LINK al"]
    ),
    Row(
      id: "android link same, without app",
      values: [(.androidLink, "https://google.com")],
      warnings: ["UNNECESSARY_ANDROID_LINK al"]
    ),
    Row(
      id: "android link, mixed script",
      values: [(.androidPackageName, "a"), (.androidLink, "https://pаypal.com/")],
      warnings: ["MIXED_SCRIPT_HOST al"]
    ),
    Row(
      id: "android link is a dynamic link",
      values: [(.androidPackageName, "a"), (.androidLink, "https://abc.page.link/x")],
      warnings: ["DYNAMIC_LINK_AS_FALLBACK_LINK al"]
    ),
    Row(id: "afl not URI", values: [(.androidFallbackLink, "x")], warnings: ["NOT_URI_ANDROID_FALLBACK_LINK afl"]),
    Row(
      id: "afl scheme",
      values: [(.androidFallbackLink, "market://x")],
      warnings: ["BAD_URI_SCHEME_ANDROID_FALLBACK_LINK afl"]
    ),
    Row(id: "ifl not URI", values: [(.iosFallbackLink, "https://")], warnings: ["NOT_URI_IOS_FALLBACK_LINK ifl"]),
    Row(
      id: "ifl scheme",
      values: [(.iosFallbackLink, "itms://x")],
      warnings: ["BAD_URI_SCHEME_IOS_FALLBACK_LINK ifl"]
    ),
    Row(
      id: "ipfl not URI",
      values: [(.ipadFallbackLink, "https://a@b")],
      warnings: ["NOT_URI_IPAD_FALLBACK_LINK ipfl"]
    ),
    Row(
      id: "ipfl scheme",
      values: [(.ipadFallbackLink, "ftp://x")],
      warnings: ["BAD_URI_SCHEME_IPAD_FALLBACK_LINK ipfl"]
    ),
    Row(
      id: "ofl not URI",
      values: [(.desktopFallbackLink, "https://a\nb")],
      warnings: ["NOT_URI_DESKTOP_FALLBACK_LINK ofl"]
    ),
    Row(
      id: "ofl scheme",
      values: [(.desktopFallbackLink, "ftp://x")],
      warnings: ["BAD_URI_SCHEME_DESKTOP_FALLBACK_LINK ofl"]
    ),
    Row(id: "si not URI", values: [(.socialImageLink, "img.png")], warnings: ["NOT_URI_SOCIAL_IMAGE_LINK si"]),
    Row(
      id: "si scheme",
      values: [(.socialImageLink, "ftp://x/i.png")],
      warnings: ["BAD_URI_SCHEME_SOCIAL_IMAGE_LINK si"]
    ),
    Row(
      id: "si http",
      values: [(.socialImageLink, "http://x/i.png")],
      warnings: ["INSECURE_SOCIAL_IMAGE_LINK si"]
    ),
    Row(id: "ius without app", values: [(.iosCustomScheme, "myapp")], warnings: ["UNNECESSARY_IOS_URL_SCHEME ius"]),
    Row(
      id: "isi not numeric",
      values: [(.iosBundleID, "b"), (.iosAppStoreID, "id123")],
      warnings: ["NOT_NUMERIC_IOS_APP_STORE_ID isi"]
    ),
    Row(id: "isi without app", values: [store], warnings: ["UNNECESSARY_IOS_APP_STORE_ID isi"]),
    Row(id: "isi with ipbi", values: [store, (.ipadBundleID, "b")]),
    Row(id: "flutterfire#3832", values: [(.iosBundleID, "b")], warnings: ["MISSING_IOS_APP_STORE_ID ibi"]),
    Row(
      id: "firebase-ios-sdk#10190", values: [(.iosBundleID, "b"), (.iosFallbackLink, "https://apps.apple.com/app/id1")]),
    Row(id: "bad debug", values: [(.debug, "x")], warnings: ["BAD_DEBUG_PARAM d"]),
    Row(id: "debug", values: [(.debug, "1")]),
    Row(id: "gclid", values: [(.gclid, "x")], warnings: ["DEPRECATED_PARAM gclid"]),
    Row(id: "long value", values: [(.socialTitle, long)], warnings: ["TOO_LONG_PARAM st"]),
    Row(id: "long link value", values: [(.link, "https://x/" + long)], warnings: ["TOO_LONG_PARAM link"]),
    Row(
      id: "long link",
      values: [(.socialTitle, String(repeating: "é", count: 1_200))],
      warnings: ["TOO_LONG_PARAM st", "LINK_LENGTH_TOO_LONG -"]
    ),
    Row(id: "too long", values: [(.socialTitle, String(repeating: "é", count: 12_000))], fault: .tooLong),
    Row(id: "mixed script", values: [(.link, "https://pаypal.com/")], warnings: ["MIXED_SCRIPT_HOST link"]),
    Row(id: "one script", values: [(.link, "https://пример.com/")]),
    Row(
      id: "mixed script, encoded",
      values: [(.link, "https://xn--pypal-4ve.com/")],
      warnings: ["MIXED_SCRIPT_HOST link"]
    ),
    Row(
      id: "fallback is a dynamic link",
      values: [(.iosFallbackLink, "https://abc.page.link/x")],
      warnings: ["DYNAMIC_LINK_AS_FALLBACK_LINK ifl"]
    ),
  ]

  /// With domains and apps, on the prefix that has a list.
  static let configured: [Row] = [
    Row(
      id: "all known",
      values: [
        (.androidPackageName, "com.pack"), (.iosBundleID, "com.one"), (.iosAppStoreID, "1"), (.iosCustomScheme, "ONE"),
      ]
    ),
    Row(id: "scheme is a bundle id", values: [(.iosCustomScheme, "com.two"), (.ipadBundleID, "com.two")]),
    Row(id: "scheme of nobody", values: [(.iosCustomScheme, "three")], fault: .schemeNotConfigured),
    Row(
      id: "package",
      values: [(.androidPackageName, "com.other")],
      warnings: ["NOT_IN_PROJECT_ANDROID_PACKAGE_NAME apn"]
    ),
    Row(
      id: "bundle",
      values: [(.iosBundleID, "com.One"), (.iosAppStoreID, "9")],
      warnings: ["NOT_IN_PROJECT_IOS_BUNDLE_ID ibi"]
    ),
    Row(id: "iPad bundle", values: [(.ipadBundleID, "x")], warnings: ["NOT_IN_PROJECT_IPAD_BUNDLE_ID ipbi"]),
    Row(
      id: "store of another app",
      values: [(.iosBundleID, "com.one"), (.iosAppStoreID, "2")],
      warnings: ["NOT_MATCHING_IOS_BUNDLE_ID_AND_STORE_ID isi"]
    ),
    Row(
      id: "store of nobody",
      values: [(.iosBundleID, "com.one"), (.iosAppStoreID, "9")],
      warnings: ["NOT_MATCHING_IOS_BUNDLE_ID_AND_STORE_ID isi"]
    ),
    Row(id: "app without known store", values: [(.iosBundleID, "com.three"), (.iosAppStoreID, "9")]),
    Row(
      id: "app without known store, store of another",
      values: [(.iosBundleID, "com.three"), (.iosAppStoreID, "1")],
      warnings: ["NOT_MATCHING_IOS_BUNDLE_ID_AND_STORE_ID isi"]
    ),
    Row(
      id: "app of nobody, store of another",
      values: [(.iosBundleID, "com.other"), (.iosAppStoreID, "1")],
      warnings: ["NOT_IN_PROJECT_IOS_BUNDLE_ID ibi", "NOT_MATCHING_IOS_BUNDLE_ID_AND_STORE_ID isi"]
    ),
    Row(
      id: "app of nobody, store of nobody",
      values: [(.iosBundleID, "com.other"), (.iosAppStoreID, "9")],
      warnings: ["NOT_IN_PROJECT_IOS_BUNDLE_ID ibi"]
    ),
    Row(id: "link not in list", values: [(.link, "https://mybrand.com.evil.com/")], fault: .notInAllowlist),
    Row(id: "look-alike", values: [(.link, "https://mybrаnd.com/")], fault: .notInAllowlist),
    Row(id: "afl not in list", values: [(.androidFallbackLink, "https://evil.com/")], fault: .notInAllowlist),
    Row(id: "ifl not in list", values: [(.iosFallbackLink, "https://evil.com/")], fault: .notInAllowlist),
    Row(id: "ipfl not in list", values: [(.ipadFallbackLink, "https://evil.com/")], fault: .notInAllowlist),
    Row(id: "ofl not in list", values: [(.desktopFallbackLink, "https://evil.com/")], fault: .notInAllowlist),
    Row(id: "al not in list", values: [(.androidLink, "https://evil.com/")], fault: .notInAllowlist),
    Row(id: "si needs no list", values: [(.socialImageLink, "https://evil.com/")]),
    Row(
      id: "not a URI needs no list",
      values: [(.androidFallbackLink, "market://x")],
      warnings: ["BAD_URI_SCHEME_ANDROID_FALLBACK_LINK afl"]
    ),
    Row(id: "al in list", values: [(.androidPackageName, "com.pack"), (.androidLink, "https://mybrand.com/")]),
    Row(id: "al of an app", values: [(.androidPackageName, "com.pack"), (.androidLink, "one://x")]),
    Row(id: "al of nobody", values: [(.androidLink, "market://x")], fault: .schemeNotConfigured),
    Row(id: "loop to another domain", values: [(.link, "https://b.example/abc")], fault: .loop),
    Row(id: "root of another domain", values: [(.link, "https://b.example/")], fault: .notInAllowlist),
  ]
}
