import LinkCore

extension DecisionTableTests {
  /// Without `afl`.
  private static func play(_ more: String, minimum: String = "") -> String {
    let longLink =
      "https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android" + more
    return "https://play.google.com/store/apps/details?id=com.example.android&pcampaignid=fdl_long"
      + "&url=https%3A%2F%2Fwww.example.com%2Fmy-page" + minimum
      + "&referrer=" + ResolveSupport.escaped("deep_link=" + ResolveSupport.escaped(longLink))
  }

  private static func intent(_ data: String, _ scheme: String, _ fallback: String) -> String {
    "intent:\(data)#Intent;scheme=\(scheme);package=com.example.android;S.browser_fallback_url="
      + ResolveSupport.escaped(fallback) + ";end"
  }

  static let androidRows: [Row] = [
    Row(
      "16", android, Device(platform: .android, appInstalled: true), .app,
      intent("//www.example.com/my-page", "https", play("")), .androidApp),
    Row(
      "16 unknown, store behind", android, Device(platform: .android), .app,
      intent("//www.example.com/my-page", "https", play("")), .androidApp),
    Row(
      "16 unknown, afl behind", androidFallback, Device(platform: .android), .app,
      intent("//www.example.com/my-page", "https", "https://a.example.com/"), .androidApp),
    Row(
      "16 al", androidFallback + "&al=MyApp%3A%2F%2Fx%2Fy%3Fq%3D1", Device(platform: .android, appInstalled: true),
      .app, intent("//x/y?q=1", "myapp", "https://a.example.com/"), .androidApp),
    Row(
      "16 al http", androidFallback + "&al=http%3A%2F%2Fm.example.com%2F",
      Device(platform: .android, appInstalled: true), .app,
      intent("//m.example.com/", "http", "https://a.example.com/"), .androidApp),
    Row(
      "16 al no URI", androidFallback + "&al=x", Device(platform: .android, appInstalled: true), .app,
      intent("//www.example.com/my-page", "https", "https://a.example.com/"), .androidApp),
    Row(
      "16 al script", androidFallback + "&al=javascript%3Aalert(1)", Device(platform: .android, appInstalled: true),
      .app, intent("//www.example.com/my-page", "https", "https://a.example.com/"), .androidApp),
    Row(
      "16 version reached", androidFallback + "&amv=7",
      Device(platform: .android, appInstalled: true, appVersionCode: 7), .app,
      intent("//www.example.com/my-page", "https", "https://a.example.com/"), .androidApp),
    Row(
      "16 version unknown", androidFallback + "&amv=7", Device(platform: .android, appInstalled: true), .app,
      intent("//www.example.com/my-page", "https", "https://a.example.com/"), .androidApp),
    Row(
      "16 amv no number", androidFallback + "&amv=7.0",
      Device(platform: .android, appInstalled: true, appVersionCode: 1), .app,
      intent("//www.example.com/my-page", "https", "https://a.example.com/"), .androidApp),
    Row(
      "16 amv beyond 64 bit", androidFallback + "&amv=9223372036854775808",
      Device(platform: .android, appInstalled: true, appVersionCode: 1), .app,
      intent("//www.example.com/my-page", "https", "https://a.example.com/"), .androidApp),
    Row(
      "17", android + "&amv=7", Device(platform: .android, appInstalled: true, appVersionCode: 6), .store,
      play("&amv=7", minimum: "&min_version=7"), .androidMinimumVersion),
    Row(
      "17 version says installed", android + "&amv=7", Device(platform: .android, appVersionCode: 6), .store,
      play("&amv=7", minimum: "&min_version=7"), .androidMinimumVersion),
    Row(
      "17 goes before afl", android + "&afl=https%3A%2F%2Fa.example.com%2F&amv=7",
      Device(platform: .android, appInstalled: true, appVersionCode: -1), .store,
      play("&afl=https%3A%2F%2Fa.example.com%2F&amv=7", minimum: "&min_version=7"), .androidMinimumVersion),
    Row(
      "18", androidFallback, Device(platform: .android, appInstalled: false), .fallback, "https://a.example.com/",
      .androidFallback),
    Row(
      "18 with a stale version", androidFallback + "&amv=7",
      Device(platform: .android, appInstalled: false, appVersionCode: 6), .fallback, "https://a.example.com/",
      .androidFallback),
    Row("19", android, Device(platform: .android, appInstalled: false), .store, play(""), .androidStore),
    Row(
      "19 amv=0", android + "&amv=0", Device(platform: .android, appInstalled: false), .store, play("&amv=0"),
      .androidStore),
    Row(
      "19 unusable afl", android + "&afl=market%3A%2F%2Fdetails", Device(platform: .android, appInstalled: false),
      .store,
      "https://play.google.com/store/apps/details?id=com.example.android&pcampaignid=fdl_long&url=https%3A%2F%2Fwww.example.com%2Fmy-page&referrer=deep_link%3Dhttps%253A%252F%252Fexample.com%252Flink%252F%253Flink%253Dhttps%25253A%25252F%25252Fwww.example.com%25252Fmy-page%2526apn%253Dcom.example.android%2526afl%253Dmarket%25253A%25252F%25252Fdetails",
      .androidStore),
    Row(
      "20", "&afl=https%3A%2F%2Fa.example.com%2F&al=myapp%3A%2F%2Fx", Device(platform: .android), .link, page,
      .androidLink),
    Row(
      "20 no package name", "&apn=example", Device(platform: .android, appInstalled: true), .link, page, .androidLink),
  ]
}
