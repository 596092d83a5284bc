/// The parts of an iOS app's configuration that make links open it, each a property list of its own.
package struct IOSAppFiles: Sendable {
  /// `CFBundleURLTypes` and `FirebaseDynamicLinksCustomDomains`.
  package let infoPropertyList: [UInt8]

  /// `com.apple.developer.associated-domains`.
  package let entitlements: [UInt8]

  /// `schemes` open the app, the bundle id among them when it may be one; `domains` are hosts without ports.
  ///
  /// The Firebase SDK compares the prefixes as text with the URL that the system hands to the app, so they are in that
  /// form (Firebase iOS SDK 11.15, FDLUtilities.m); hosts of FDL's own need no entry.
  package init(bundleID: [UInt8], schemes: [[UInt8]], prefixes: [URIPrefix], domains: [RouteHost]) {
    let custom = prefixes.filter { prefix in
      !FirebaseDomain.isKnown(prefix.text.span.extracting(prefix.host)) && prefix.port == LinkURL.defaultPort
    }
    let type: [PropertyList.Member] = [
      .init("CFBundleTypeRole", .string(ByteText.bytes("Editor"))),
      .init("CFBundleURLName", .string(bundleID)),
      .init("CFBundleURLSchemes", .array(schemes.map { .string($0) })),
    ]
    var members: [PropertyList.Member] = []
    if !schemes.isEmpty { members.append(.init("CFBundleURLTypes", .array([.dictionary(type)]))) }
    if !custom.isEmpty {
      members.append(.init("FirebaseDynamicLinksCustomDomains", .array(custom.map { .string($0.key) })))
    }
    infoPropertyList = PropertyList.dictionary(members).document
    entitlements =
      PropertyList.dictionary([
        .init(
          "com.apple.developer.associated-domains",
          .array(domains.map { .string(ByteText.bytes("applinks:") + $0.text) }))
      ]).document
  }
}
