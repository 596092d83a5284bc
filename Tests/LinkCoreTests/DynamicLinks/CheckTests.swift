import LinkCore
import Testing

/// Warnings and refusals of the one check.
@Suite struct CheckTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let values: [(LinkParameter, String)]
    /// Code and query name.
    var warnings: [String] = []
    var fault: LinkFault.Code?
    var testDescription: String { id }
  }

  @Test(arguments: rows)
  func checks(_ row: Row) {
    let hasLink = row.values.contains { $0.0 == .link }
    let values = hasLink ? row.values : [(.link, LinkBuilder.deepLink)] + row.values
    expect(row, values, LinkPolicy())
  }

  static func policy() throws -> LinkPolicy {
    LinkPolicy(
      domains: [
        try LinkBuilder.domain("https://a.example/p", ["^https://mybrand\\.com/.*$", "^https://google\\.com$"]),
        try LinkBuilder.domain("https://b.example"),
        try LinkBuilder.domain("https://c.example", ["brand", "("]),
      ],
      iosApps: [
        .init(bundleID: "com.one".utf8Bytes, appStoreID: "1".utf8Bytes, customScheme: "one".utf8Bytes),
        .init(bundleID: "com.two".utf8Bytes, appStoreID: "2".utf8Bytes, customScheme: nil),
        .init(bundleID: "com.three".utf8Bytes, appStoreID: nil, customScheme: nil),
      ],
      androidPackages: ["com.pack".utf8Bytes]
    )
  }

  @Test(arguments: configured)
  func checksAgainstConfiguration(_ row: Row) throws {
    let hasLink = row.values.contains { $0.0 == .link }
    let values = hasLink ? row.values : [(.link, LinkBuilder.deepLink)] + row.values
    expect(row, values, try Self.policy(), prefix: "https://a.example/p")
  }

  private func expect(
    _ row: Row,
    _ values: [(LinkParameter, String)],
    _ policy: LinkPolicy,
    prefix: String = "https://xyz.page.link"
  ) {
    do throws(LinkFault) {
      var (_, warnings) = try LinkBuilder.build(prefix, values, policy: policy)
      // Speaks of what every row with an app without a store has in common.
      if row.id != "flutterfire#3832" { warnings.removeAll { $0.code == .iosAppWithoutStore } }
      #expect(warnings.map { "\($0.code.rawValue) \($0.parameter?.descriptor.queryName ?? "-")" } == row.warnings)
      #expect(row.fault == nil)
    } catch {
      #expect(error.code == row.fault)
    }
  }

  @Test func refusesOtherPrefixes() throws {
    let policy = try Self.policy()
    for prefix in ["https://a.example", "https://a.example/p/q", "https://d.example", "https://xyz.page.link"] {
      #expect(throws: LinkFault(.prefixNotConfigured, value: prefix.utf8Bytes)) {
        try LinkBuilder.build(prefix, [(.link, LinkBuilder.deepLink)], policy: policy)
      }
    }
  }

  @Test func remarksOnTheList() throws {
    let policy = try Self.policy()
    let open = try LinkBuilder.build("https://B.example", [(.link, "https://anything.example")], policy: policy)
    #expect(open.warnings == [LinkWarning(.allowlistMissing)])
    let loose = try LinkBuilder.build("https://c.example", [(.link, "https://my.brand")], policy: policy)
    #expect(loose.warnings.map(\.code) == [.allowlistUnanchored, .allowlistUnanchored])
    #expect(loose.warnings.map(\.value.utf8Text) == ["brand", "("])
  }

  @Test func failsClosedOnAnUnusableList() throws {
    let policy = try Self.policy()
    let expected = LinkFault(.unusableAllowlist, .link, value: "https://other".utf8Bytes, names: ["(".utf8Bytes])
    #expect(throws: expected) {
      try LinkBuilder.build("https://c.example", [(.link, "https://other")], policy: policy)
    }
  }

  @Test func namesThePatternsTried() throws {
    let policy = try Self.policy()
    let expected = LinkFault(
      .notInAllowlist,
      .iosFallbackLink,
      value: "https://evil.com/a%20b".utf8Bytes,
      names: ["^https://mybrand\\.com/.*$".utf8Bytes, "^https://google\\.com$".utf8Bytes]
    )
    #expect(throws: expected) {
      let values: [(LinkParameter, String)] = [
        (.link, LinkBuilder.deepLink), (.iosFallbackLink, "https://evil.com/a b"),
      ]
      _ = try LinkBuilder.build("https://a.example/p", values, policy: policy)
    }
  }

  struct StoreRow: Sendable, CustomTestStringConvertible {
    let id: String
    let values: [(LinkParameter, String)]
    var parameter: LinkParameter?
    var testDescription: String { id }
  }

  /// People without the app land on the web page (flutterfire#3832, quickstart-unity#1253).
  @Test(arguments: [
    StoreRow(id: "ibi", values: [(.iosBundleID, "b")], parameter: .iosBundleID),
    StoreRow(id: "ibi, isi", values: [(.iosBundleID, "b"), store]),
    StoreRow(id: "ibi, ifl", values: [(.iosBundleID, "b"), (.iosFallbackLink, "https://x")]),
    StoreRow(
      id: "ibi, ipfl", values: [(.iosBundleID, "b"), (.ipadFallbackLink, "https://x")], parameter: .iosBundleID),
    StoreRow(
      id: "ibi, ipbi", values: [(.iosBundleID, "b"), (.ipadBundleID, "c")], parameter: .iosBundleID),
    StoreRow(id: "ipbi", values: [(.ipadBundleID, "b")], parameter: .ipadBundleID),
    StoreRow(id: "ipbi, isi", values: [(.ipadBundleID, "b"), store]),
    StoreRow(id: "ipbi, ifl", values: [(.ipadBundleID, "b"), (.iosFallbackLink, "https://x")]),
    StoreRow(id: "ipbi, ipfl", values: [(.ipadBundleID, "b"), (.ipadFallbackLink, "https://x")]),
    StoreRow(id: "apn", values: [(.androidPackageName, "a")]),
  ])
  func warnsAboutAnAppWithoutStore(_ row: StoreRow) throws {
    let built = try LinkBuilder.build("https://xyz.page.link", [(.link, LinkBuilder.deepLink)] + row.values)
    let expected = row.parameter.map { [LinkWarning(.iosAppWithoutStore, $0)] } ?? []
    #expect(built.warnings == expected)
  }

  @Test(arguments: [LinkParameter.iosBundleID, .ipadBundleID])
  func knowsTheStoreOfAConfiguredApp(_ parameter: LinkParameter) throws {
    let name = parameter.descriptor.queryName
    for (bundleID, storeID) in [("a.b", "123"), ("a.c", ""), ("a.d", "")] {
      var (link, warnings) = try LinkBuilder.parse("https://a.example/?link=https://x&\(name)=\(bundleID)")
      let apps = [("a.b", "123"), ("a.c", nil)].map {
        LinkPolicy.IOSApp(
          bundleID: Array($0.0.utf8), appStoreID: $0.1.map { Array($0.utf8) }, customScheme: nil)
      }
      try link.check(LinkPolicy(iosApps: apps), warnings: &warnings)
      #expect(
        warnings.filter { $0.code == .iosAppWithoutStore } == [
          LinkWarning(.iosAppWithoutStore, parameter, value: Array(storeID.utf8))
        ])
    }
  }

  @Test func warnsAboutLongUnknownParameters() throws {
    var (link, warnings) = try LinkBuilder.parse("https://a.example/?link=https://x&foo=\(Self.long)&bar=x")
    #expect(warnings.map(\.code) == [.unrecognized, .unrecognized])
    warnings = []
    try link.check(LinkPolicy(), warnings: &warnings)
    #expect(warnings == [LinkWarning(.parameterTooLong, name: "foo".utf8Bytes, length: 2_049)])
  }

  @Test func deprecatedDomain() throws {
    var link = try LinkBuilder.link("https://a.example", [(.link, LinkBuilder.deepLink)])
    link.usesDeprecatedDomain = true
    var warnings: [LinkWarning] = []
    try link.check(LinkPolicy(), warnings: &warnings)
    #expect(warnings == [LinkWarning(.deprecated, name: "dynamicLinkDomain".utf8Bytes)])
  }

  @Test func escapesEveryURLOnce() throws {
    let raw = "https://h/sjiménez a%20b"
    let escaped = "https://h/sjim%C3%A9nez%20a%20b"
    let parameters: [LinkParameter] = [
      .link, .androidFallbackLink, .androidLink, .iosFallbackLink, .ipadFallbackLink, .desktopFallbackLink,
      .socialImageLink,
    ]
    var link = try LinkBuilder.link("https://a.example", parameters.map { ($0, raw) })
    var warnings: [LinkWarning] = []
    try link.check(LinkPolicy(), warnings: &warnings)
    let once = link.longLink
    for parameter in parameters { #expect(link.parameters.bytes(parameter)?.utf8Text == escaped) }
    try link.check(LinkPolicy(), warnings: &warnings)
    #expect(link.longLink == once)
  }

  @Test func codesAreDistinctAndInStyle() {
    let codes = LinkWarning.Code.allCases.map(\.rawValue)
    #expect(codes.count == Set(codes).count)
    for code in codes { #expect(code.allSatisfy { $0.isASCII && ($0.isUppercase || $0 == "_") }) }
  }
}
