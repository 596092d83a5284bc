import LinkCore
import StrictJSON
import TestSupport
import Testing

@testable import LinkService

/// The sentences of warnings about links and about the configuration.
@Suite struct WarningTextTests {
  private static func warning(
    _ code: LinkWarning.Code, _ parameter: LinkParameter? = nil, name: String = "", value: String = "", length: Int = 0
  ) -> LinkWarning {
    LinkWarning(code, parameter, name: name.bytes, value: value.bytes, length: length)
  }

  static let rows: [TextRow<LinkWarning>] = [
    TextRow(
      "undecodable path", warning(.undecodable, value: "a%zz"),
      #"A part of the URL has a percent escape that cannot be decoded: "a%zz"; it is kept as written."#),
    TextRow(
      "prefixNotConfigured", warning(.prefixNotConfigured, value: "https://a.example"),
      #""https://a.example" is none of the known prefixes, so the URL is not read as a long link; add it to "#
        + #""domains"."#),
    TextRow(
      "schemeNotConfigured", warning(.schemeNotConfigured, value: "myapp"),
      #""myapp" is none of the known schemes, so the URL is not read as a link to the app; add it to "schemes" or "#
        + #""apps"."#),
    TextRow(
      "nestedTooDeep", warning(.nestedTooDeep, length: 16),
      "More than 16 links stand in each other; what is left is given as the deep link."),
    TextRow(
      "androidPackageNotInProject", warning(.androidPackageNotInProject, .androidPackageName, value: "com.x"),
      #"apn "com.x" is not a configured Android app; correct it or add it to "apps"."#),
    TextRow(
      "androidMinimumVersionNotInteger",
      warning(.androidMinimumVersionNotInteger, .androidMinimumVersion, value: "1.2"),
      #"amv must be a whole number, not "1.2"; it is ignored."#),
    TextRow(
      "androidMinimumVersionUnnecessary", warning(.androidMinimumVersionUnnecessary, .androidMinimumVersion),
      "amv has no effect without an Android package name (apn)."),
    TextRow(
      "androidLinkNotURI", warning(.androidLinkNotURI, .androidLink, value: "a b"),
      #"al is not an absolute URL: "a b"; it is ignored."#),
    TextRow(
      "androidLinkUnnecessary", warning(.androidLinkUnnecessary, .androidLink, value: "https://x"),
      "al is the same as link; leave it out."),
    TextRow(
      "androidLinkUnnecessary without an app", warning(.androidLinkUnnecessary, .androidLink),
      "al has no effect without an Android package name (apn)."),
    TextRow(
      "androidFallbackNotURI", warning(.androidFallbackNotURI, .androidFallbackLink, value: "x"),
      #"afl is not an absolute URL: "x"; it is ignored."#),
    TextRow(
      "androidFallbackBadScheme", warning(.androidFallbackBadScheme, .androidFallbackLink, value: "ftp://x"),
      #"afl must be an http or https URL, not "ftp://x"; it is ignored."#),
    TextRow(
      "iosBundleNotInProject", warning(.iosBundleNotInProject, .iosBundleID, value: "com.x"),
      #"ibi "com.x" is not a configured iOS app; correct it or add it to "apps"."#),
    TextRow(
      "ipadBundleNotInProject", warning(.ipadBundleNotInProject, .ipadBundleID, value: "com.x"),
      #"ipbi "com.x" is not a configured iOS app; correct it or add it to "apps"."#),
    TextRow(
      "iosCustomSchemeUnnecessary", warning(.iosCustomSchemeUnnecessary, .iosCustomScheme),
      "ius has no effect without a bundle id (ibi or ipbi)."),
    TextRow(
      "appStoreIDNotNumeric", warning(.appStoreIDNotNumeric, .iosAppStoreID, value: "id1"),
      #"isi must be digits, not "id1"; it is ignored."#),
    TextRow(
      "appStoreIDUnnecessary", warning(.appStoreIDUnnecessary, .iosAppStoreID),
      "isi has no effect without a bundle id (ibi or ipbi)."),
    TextRow(
      "iosFallbackNotURI", warning(.iosFallbackNotURI, .iosFallbackLink, value: "x"),
      #"ifl is not an absolute URL: "x"; it is ignored."#),
    TextRow(
      "iosFallbackBadScheme", warning(.iosFallbackBadScheme, .iosFallbackLink, value: "ftp://x"),
      #"ifl must be an http or https URL, not "ftp://x"; it is ignored."#),
    TextRow(
      "ipadFallbackNotURI", warning(.ipadFallbackNotURI, .ipadFallbackLink, value: "x"),
      #"ipfl is not an absolute URL: "x"; it is ignored."#),
    TextRow(
      "ipadFallbackBadScheme", warning(.ipadFallbackBadScheme, .ipadFallbackLink, value: "ftp://x"),
      #"ipfl must be an http or https URL, not "ftp://x"; it is ignored."#),
    TextRow("badDebug", warning(.badDebug, .debug, value: "2"), #"d must be 1 or 0, not "2"."#),
    TextRow("badAdvertisement", warning(.badAdvertisement, name: "ad", value: "x"), #""ad" must be 1 or 0, not "x"."#),
    TextRow("deprecated", warning(.deprecated, .gclid), "gclid is deprecated and has no effect; leave it out."),
    TextRow(
      "deprecated of another name", warning(.deprecated, name: "dynamicLinkDomain"),
      #""dynamicLinkDomain" is deprecated; use "domainUriPrefix"."#),
    TextRow(
      "unrecognized", warning(.unrecognized, name: "foo", value: "bar"),
      #""foo" is not a parameter of a dynamic link; it is kept and has no effect."#),
    TextRow(
      "parameterTooLong", warning(.parameterTooLong, .socialTitle, length: 2049),
      "st has 2049 bytes; more than 2048 may be cut on the way."),
    TextRow(
      "parameterTooLong of another name", warning(.parameterTooLong, name: "foo", length: 2049),
      #""foo" has 2049 bytes; more than 2048 may be cut on the way."#),
    TextRow(
      "socialImageNotURI", warning(.socialImageNotURI, .socialImageLink, value: "x"),
      #"si is not an absolute URL: "x"; it is ignored."#),
    TextRow(
      "socialImageBadScheme", warning(.socialImageBadScheme, .socialImageLink, value: "ftp://x"),
      #"si must be an http or https URL, not "ftp://x"; it is ignored."#),
    TextRow(
      "socialURLNotURI", warning(.socialURLNotURI, name: "su", value: "x"),
      #""su" is not an absolute URL: "x"; it is ignored."#),
    TextRow(
      "socialURLBadScheme", warning(.socialURLBadScheme, name: "su", value: "ftp://x"),
      #""su" must be an http or https URL, not "ftp://x"; it is ignored."#),
    TextRow(
      "linkTooLong", warning(.linkTooLong, length: 7169),
      "The long link has 7169 bytes; more than 7168 may be cut on the way."),
    TextRow(
      "fragment", warning(.fragment, value: "frag"),
      ##"The long link has a raw "#", so "#frag" is not part of it; write %23 in the value."##),
    TextRow(
      "bundleAndStoreMismatch", warning(.bundleAndStoreMismatch, .iosAppStoreID, value: "1"),
      #"isi "1" is not the App Store id that is configured for the app (ibi)."#),
    TextRow(
      "allowlistMissing", warning(.allowlistMissing),
      #"The domain has no allowlist, so the link may lead to any http or https URL; list patterns under "allow"."#),
    TextRow(
      "allowlistUnanchored", warning(.allowlistUnanchored, value: "example"),
      #"The pattern "example" has no "^", so it matches anywhere in a URL; begin it with "^https://"."#),
    TextRow(
      "duplicate", warning(.duplicate, .androidPackageName), "apn appears more than once; the last value counts."),
    TextRow("linkNotURI", warning(.linkNotURI, .link, value: "x"), #"link is not a URL that may be followed: "x"."#),
    TextRow(
      "desktopFallbackNotURI", warning(.desktopFallbackNotURI, .desktopFallbackLink, value: "x"),
      #"ofl is not an absolute URL: "x"; it is ignored."#),
    TextRow(
      "desktopFallbackBadScheme", warning(.desktopFallbackBadScheme, .desktopFallbackLink, value: "ftp://x"),
      #"ofl must be an http or https URL, not "ftp://x"; it is ignored."#),
    TextRow(
      "fallbackIsDynamicLink", warning(.fallbackIsDynamicLink, .desktopFallbackLink, value: "https://x.page.link/a"),
      #"ofl is itself a dynamic link: "https://x.page.link/a"; give the final URL."#),
    TextRow(
      "fallbackLoops", warning(.fallbackLoops, .iosFallbackLink, value: "https://x.example/a"),
      #"ifl leads back to this link, or over more than 5 dynamic links: "https://x.example/a"; it is ignored; "#
        + "give the final URL."),
    TextRow(
      "iosAppWithoutStore", warning(.iosAppWithoutStore, .iosBundleID),
      "ibi has neither an App Store id (isi) nor a fallback (ifl), so an iPhone without the app opens link in the browser; give isi or ifl."
    ),
    TextRow(
      "iosAppWithoutStore, configured", warning(.iosAppWithoutStore, .iosBundleID, value: "123456789"),
      #"ibi has neither an App Store id (isi) nor a fallback (ifl), so an iPhone without the app opens link in the browser; give isi (the configuration has "123456789") or ifl."#
    ),
    TextRow(
      "iosAppWithoutStore on an iPad", warning(.iosAppWithoutStore, .ipadBundleID),
      "ipbi has neither an App Store id (isi) nor a fallback (ipfl or ifl), so an iPad without the app opens link in the browser; give isi or ipfl."
    ),
    TextRow(
      "notEncoded", warning(.notEncoded, .link, value: "https://x/?a=1"),
      #"link has a raw "=" in its value; write %3D."#),
    TextRow(
      "cutOff", warning(.cutOff, .link, name: "b"),
      #"link is not percent-encoded, so "b" and what follows was read as a parameter of its own; encode the whole value of link."#
    ),
    TextRow(
      "cutOff of a text", warning(.cutOff, .socialTitle, name: " Jerry"),
      #"st is not percent-encoded, so " Jerry" and what follows was read as a parameter of its own; encode the whole value of st."#
    ),
    TextRow(
      "undecodable", warning(.undecodable, .socialTitle, value: "%zz"),
      #"st has a percent escape that cannot be decoded: "%zz"; it is kept as written."#),
    TextRow(
      "undecodable of another name", warning(.undecodable, name: "foo", value: "%zz"),
      #""foo" has a percent escape that cannot be decoded: "%zz"; it is kept as written."#),
    TextRow(
      "mixedScriptHost", warning(.mixedScriptHost, .link, value: "xn--a"),
      #"The host of link mixes letters of several scripts: "xn--a"; check that it is the one you mean."#),
    TextRow(
      "socialImageNotSecure", warning(.socialImageNotSecure, .socialImageLink, value: "http://x/i"),
      "si is not an https URL; many services show no such image; use https."),
  ]

  @Test(arguments: rows)
  func sentence(_ row: TextRow<LinkWarning>) {
    #expect(WarningText.sentence(for: row.fault) == row.text)
    expectSentence(row.text)
  }

  @Test func everyCodeHasARow() {
    #expect(Set(Self.rows.map(\.fault.code)) == Set(LinkWarning.Code.allCases))
  }

  @Test func membersOfAWarning() throws {
    func written(_ warning: LinkWarning, info: String?) throws -> String {
      var writer = JSONWriter()
      writer.beginObject()
      WarningText.write([warning], info: info, to: &writer)
      writer.endObject()
      let member = try JSONTree(parsing: writer.bytes)["warning"]?[0]?.members ?? []
      return JSONTree.object(member.filter { $0.name != "warningMessage".bytes }).jsonText
    }
    let gclid = Self.warning(.deprecated, .gclid)
    let path = "analyticsInfo/googlePlayAnalytics/gclid"
    #expect(
      try written(gclid, info: "/i")
        == #"{"warningCode":"DEPRECATED_PARAM","field":"/i/\#(path)","parameter":"gclid"}"#)
    #expect(try written(gclid, info: nil) == #"{"warningCode":"DEPRECATED_PARAM","parameter":"gclid"}"#)
    let domain = Self.warning(.deprecated, name: "dynamicLinkDomain")
    #expect(
      try written(domain, info: "/i")
        == #"{"warningCode":"DEPRECATED_PARAM","field":"/i/dynamicLinkDomain","parameter":"dynamicLinkDomain"}"#)
    #expect(
      try written(Self.warning(.unrecognized, name: "x"), info: nil)
        == #"{"warningCode":"UNRECOGNIZED_PARAM","parameter":"x"}"#)
    #expect(try written(Self.warning(.linkTooLong), info: "/i") == #"{"warningCode":"LINK_LENGTH_TOO_LONG"}"#)
    // `d` has no member in dynamicLinkInfo.
    #expect(
      try written(Self.warning(.badDebug, .debug), info: "/i") == #"{"warningCode":"BAD_DEBUG_PARAM","parameter":"d"}"#)
  }

  static let configurationRows: [TextRow<ConfigurationWarning>] = [
    TextRow(
      "none", .noDomains,
      #"No domain is configured, so links are made for every https prefix and handleRequest serves none of them; list yours "#
        + #"under "domains"."#),
    TextRow(
      "open", .noAllowlist(prefix: "https://x.example".bytes),
      #"Links under "https://x.example" may lead to any http or https URL; list patterns under "allow"."#),
    TextRow(
      "unanchored", .unanchoredPattern(prefix: "https://x.example".bytes, pattern: "x".bytes),
      #"The pattern "x" of "https://x.example" has no "^", so it lets through URLs that hold it anywhere; "#
        + #"begin it with "^https://"."#),
    TextRow(
      "empty", .emptyAllowlist(prefix: "https://x.example".bytes),
      #"Links under "https://x.example" can lead nowhere, since "allow" is empty; list patterns in it."#),
    TextRow(
      "allowAny", .allowAnyWithoutEffect(prefix: "https://x.example".bytes),
      #""allowAny" of "https://x.example" has no effect beside "allow"; leave one of the two out."#),
    TextRow(
      "notFound",
      .notFoundBelowPrefix(
        prefix: "https://x.example".bytes, url: "https://y.example/lost".bytes, own: "https://y.example".bytes),
      #""notFound" of "https://x.example" is "https://y.example/lost", which lies below the prefix "#
        + #""https://y.example" and may be unknown itself; give a URL that something else answers."#),
    TextRow(
      "other host", doubtful("^https://a.b/", .otherHost(url: "https://axb/".bytes)),
      #"The pattern "^https://a.b/" of "https://x.example" also lets through "https://axb/", which is somebody else's "#
        + #"host; write the host out, with "\." for each dot and "/" behind it."#),
    TextRow(
      "other app", doubtful("^https://s/", .otherApp(url: "https://s/?id=1".bytes)),
      #"The pattern "^https://s/" of "https://x.example" lets through every app of a store, such as "#
        + #""https://s/?id=1"; end it with the id of your app."#),
    TextRow(
      "query", doubtful("^https://a(/.*)?$", .missesQuery(url: "https://a?a=b".bytes)),
      #"The pattern "^https://a(/.*)?$" of "https://x.example" lets through the host alone and a query behind its "#
        + #"slash, but not "https://a?a=b"; write "([/?].*)?$" behind the host."#),
    TextRow(
      "two slashes", doubtful("^https://a//", .missesSingleSlash(url: "https://a/".bytes)),
      #"The pattern "^https://a//" of "https://x.example" refuses "https://a/"; is one "/" too many?"#),
    TextRow(
      "nothing", doubtful("^https:///a/", .matchesNothing),
      #"The pattern "^https:///a/" of "https://x.example" matches no http or https URL; begin it with "^https://", the "#
        + #"host and "/"."#),
    TextRow(
      "nothing, as in a program", doubtful("/^https:\\/\\/a/", .matchesNothing),
      #"The pattern "/^https:\/\/a/" of "https://x.example" matches no http or https URL; leave out the "/" in front "#
        + #"of "^" and the one that closes it."#),
  ]

  static let appRows: [TextRow<GenerationWarning>] = [
    TextRow(
      "fingerprint", GenerationWarning(.androidAppWithoutFingerprint, value: "com.example".bytes),
      #"The Android app "com.example" has no "sha256CertFingerprints", so Android does not open it by the link itself; "#
        + #"add those of its signing keys to "apps"."#),
    TextRow(
      "prefix", GenerationWarning(.iosAppWithoutPrefix, value: "com.example".bytes),
      #"The iOS app "com.example" has no "appIdPrefix", so iOS does not open it by the link itself; add the ten "#
        + #"characters in front of its identifier to "apps"."#),
    TextRow(
      "package name", GenerationWarning(.badPackageName, value: "example".bytes),
      #""example" cannot be a package name, so the app is left out; use two or more names of letters, digits and "_" "#
        + "with dots between them."),
  ]

  @Test(arguments: appRows)
  func app(_ row: TextRow<GenerationWarning>) {
    #expect(WarningText.sentence(for: ConfigurationWarning.app(row.fault)) == row.text)
    expectSentence(row.text)
  }

  private static func doubtful(_ pattern: String, _ finding: AllowlistFinding) -> ConfigurationWarning {
    .doubtfulPattern(prefix: "https://x.example".bytes, pattern: pattern.bytes, finding: finding)
  }

  @Test(arguments: configurationRows)
  func configuration(_ row: TextRow<ConfigurationWarning>) {
    #expect(WarningText.sentence(for: row.fault) == row.text)
    expectSentence(row.text)
    switch row.fault {
    case .noDomains, .noAllowlist, .allowAnyWithoutEffect, .notFoundBelowPrefix, .unanchoredPattern, .emptyAllowlist,
      .doubtfulPattern, .app, .route:
      break
    }
  }
}
