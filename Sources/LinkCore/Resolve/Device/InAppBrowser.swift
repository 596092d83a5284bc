/// App that shows pages in a browser of its own.
package enum InAppBrowser: String, CaseIterable, Sendable {
  case facebook
  case messenger
  case instagram
  case threads
  case linkedin
  case tiktok
  case wechat
  case qq
  case weibo
  case alipay
  case line
  case kakaotalk
  case naver
  case zalo
  case x
  case telegram
  case snapchat
  case pinterest
  case whatsapp
  case reddit
  /// The Google app.
  case google
  /// A browser that is made of the system's WebView, and says so.
  case duckduckgo
  /// Any other app: Android's WebView, or WebKit without Safari on iOS.
  case webview

  /// Whether a redirect to an `intent:` (Android) or a custom scheme (iOS) opens the app there.
  ///
  /// A WebView opens neither by itself, and shows an error or an empty page, unless the app that holds it takes care
  /// (Android: `net::ERR_UNKNOWN_URL_SCHEME`, apache/cordova-plugin-inappbrowser#884; iOS: WKWebView hands the URL to its
  /// navigation delegate). So the answer is yes only where somebody has seen it, and no is the careful choice, which
  /// costs the person one tap on a button.
  ///
  /// On Android an app gets redirects and taps by the same call (`WebViewClient.shouldOverrideUrlLoading`), so a trial
  /// with a tap counts. On iOS a delegate sees which of both it was, so only services count that redirect.
  ///
  /// * Trials: the table of shalanah/inapp-debugger's README (Android November 2024, iOS October 2024).
  /// * Services: Branch (Create Deep Links: Expected link behavior), AppsFlyer (URI scheme fallback for iOS).
  package func takesAppURLs(on platform: Device.Platform) -> Bool {
    switch platform {
    case .android: takesIntents
    case .ios, .ipados: takesCustomSchemes
    case .desktop, .crawler: true
    }
  }

  private var takesIntents: Bool {
    switch self {
    // The trial says yes, Branch that it "may throw error"; shalanah/inapp-debugger#11 saw all four of Meta's apps stop.
    case .facebook, .messenger, .instagram, .threads: false
    // The trial says no for WeChat and "not dependable" for TikTok; suanmei/callapp-lib#117 and #120 say no for QQ.
    case .wechat, .tiktok, .qq: false
    // The trial says yes; for Telegram in the form with `scheme=` (shalanah/inapp-debugger#9).
    case .line, .telegram: true
    // Moadong/moadong#1218 opens its app by an intent with a fallback.
    case .kakaotalk: true
    // Branch says that the app is opened.
    case .naver, .x: true
    // duckduckgo/Android#1309 follows redirects of FDL to intents.
    case .duckduckgo: true
    // Branch says yes for some places in these apps and no for others.
    case .pinterest, .snapchat, .reddit: false
    // Nothing is known.
    case .linkedin, .weibo, .alipay, .zalo, .whatsapp, .google, .webview: false
    }
  }

  private var takesCustomSchemes: Bool {
    switch self {
    // AppsFlyer uses custom schemes there by default.
    case .x, .kakaotalk, .naver: true
    // duckduckgo/iOS#739 asks the person and opens the app.
    case .duckduckgo: true
    // The trial says no, as Branch does for WeChat; shalanah/inapp-debugger#22 saw Instagram stop.
    case .wechat, .snapchat, .instagram: false
    // A tap opens other apps by the trial, of redirects nothing is known.
    case .facebook, .messenger, .tiktok, .line, .linkedin, .telegram, .google: false
    // Branch says that the fallback is opened.
    case .pinterest, .reddit: false
    // suanmei/callapp-lib#26: since the end of 2018 not any more.
    case .qq: false
    // Nothing is known.
    case .threads, .weibo, .alipay, .zalo, .whatsapp, .webview: false
    }
  }
}
