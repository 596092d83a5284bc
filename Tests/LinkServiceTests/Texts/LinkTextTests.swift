import JSONRPC
import LinkCore
import Testing

@testable import LinkService

/// The sentences about links that are refused.
@Suite struct LinkTextTests {
  private static let codes = (0...UInt8.max).compactMap { LinkFault.Code(rawValue: $0) }
  private static let urlFaults = (0...UInt8.max).compactMap { URLFault(rawValue: $0) }

  static let rows: [TextRow<LinkFault>] = [
    TextRow(
      "missing link", LinkFault(.missingLink, .link),
      "link is missing; give the http or https URL that the link leads to."),
    TextRow(
      "missing link among others", LinkFault(.missingLink, .link, names: ["apn".bytes, "ibi".bytes]),
      #"link is missing; give the http or https URL that the link leads to (seen: "apn" and "ibi")."#),
    TextRow(
      "invalid URL", LinkFault(.invalidURL, .link, value: "x".bytes, urlFault: .notAbsolute),
      #"link must be an absolute http or https URL, but "x" has no scheme."#),
    TextRow(
      "invalid prefix", LinkFault(.invalidPrefix, value: "http://x".bytes, urlFault: .notWebScheme),
      #"domainUriPrefix must be an https prefix such as "https://example.com/link", but "http://x" is not https."#),
    TextRow(
      "invalid prefix, its end", LinkFault(.invalidPrefix, value: "https://x//".bytes),
      #"domainUriPrefix must be an https prefix such as "https://example.com/link", but "https://x//" has a query, a fragment or more than one slash at its end."#
    ),
    TextRow(
      "page.link path", LinkFault(.prefixPathOnFirebaseDomain, value: "https://x.page.link/p".bytes),
      #"domainUriPrefix "https://x.page.link/p" has a path, which a prefix on page.link, app.goo.gl or app.google cannot have; use the host alone."#
    ),
    TextRow(
      "custom scheme", LinkFault(.invalidCustomScheme, .iosCustomScheme, value: "my_app".bytes),
      #"iosCustomScheme must be a scheme of the app's own (a letter, then letters, digits, "+", "-" or "."; no common one such as https or mailto), not "my_app"."#
    ),
    TextRow("too long", LinkFault(.tooLong), "The long link has more than 65536 bytes; shorten its values."),
    TextRow(
      "no long link", LinkFault(.notLongLink, value: "https://x/".bytes),
      #"domainUriPrefix "https://x/" has no query, so it is not a long link; give "prefix/?link=…"."#),
    TextRow(
      "short link", LinkFault(.looksLikeShortLink, value: "https://x/y".bytes),
      #"domainUriPrefix "https://x/y" has a path behind the configured prefix, so it looks like a short link; give "prefix/?link=…"."#
    ),
    TextRow(
      "dangerous link", LinkFault(.dangerousScheme, .link, value: "data:x".bytes),
      #"link has a scheme that runs code or reads local data: "data:x"; use http or https."#),
    TextRow(
      "dangerous scheme", LinkFault(.dangerousScheme, .iosCustomScheme, value: "data".bytes),
      #"iosCustomScheme has a scheme that runs code or reads local data: "data"; use a scheme of the app's own."#),
    TextRow(
      "dangerous Android link", LinkFault(.dangerousScheme, .androidLink, value: "data:x".bytes),
      #"androidLink has a scheme that runs code or reads local data: "data:x"; use http, https or a scheme of the app's own."#
    ),
    TextRow(
      "dangerous prefix", LinkFault(.dangerousScheme, value: "data:x".bytes),
      #"domainUriPrefix has a scheme that runs code or reads local data: "data:x"; use http or https."#),
    TextRow(
      "allowlist",
      LinkFault(.notInAllowlist, .iosFallbackLink, value: "https://x/".bytes, names: ["^a".bytes, "b".bytes]),
      #"iosFallbackLink "https://x/" matches no pattern of the domain's allowlist: "^a" or "b"."#),
    TextRow(
      "empty allowlist", LinkFault(.notInAllowlist, .link, value: "https://x/".bytes),
      #"link "https://x/" may not be used: the domain's allowlist is empty; list patterns under "allow"."#),
    TextRow(
      "unusable allowlist", LinkFault(.unusableAllowlist, .link, value: "https://x/".bytes, names: ["(".bytes]),
      #"The allowlist has a pattern that cannot be used: "("; repair the configuration."#),
    TextRow(
      "prefix not configured", LinkFault(.prefixNotConfigured, value: "https://x".bytes),
      #"The prefix "https://x" is not configured; use a configured one or add it to "domains"."#),
    TextRow(
      "scheme not configured", LinkFault(.schemeNotConfigured, .androidLink, value: "a://x".bytes),
      #"androidLink "a://x" names a scheme of no configured app; add the scheme to "apps" or use another."#),
    TextRow(
      "loop", LinkFault(.loop, .link, value: "https://x/y".bytes),
      #"link "https://x/y" is itself a dynamic link or lies below the link's own prefix; give the final URL."#),
  ]

  @Test(arguments: rows)
  func sentence(_ row: TextRow<LinkFault>) {
    #expect(ErrorText.error(for: row.fault, at: .info(pointer: "/dynamicLinkInfo")).message == row.text)
    expectSentence(row.text)
  }

  @Test func everyCodeHasARow() {
    #expect(Set(Self.rows.map(\.fault.code)) == Set(Self.codes))
    #expect(Self.codes.count == 14)
  }

  /// The same faults of a link that came as one URL.
  static let urlRows: [TextRow<LinkFault>] = [
    TextRow(
      "url: page.link path", LinkFault(.prefixPathOnFirebaseDomain, value: "https://x.page.link/p".bytes),
      #"The link "https://x.page.link/p" has a path, so it looks like a short link; a long link on page.link, app.goo.gl or app.google is "https://HOST/?link=…"."#
    ),
    TextRow(
      "url: missing link", LinkFault(.missingLink, .link),
      "The parameter link is missing; give the http or https URL that the link leads to."),
    TextRow(
      "url: invalid URL", LinkFault(.invalidURL, .link, value: "x".bytes, urlFault: .notAbsolute),
      #"The parameter link must be an absolute http or https URL, but "x" has no scheme."#),
    TextRow(
      "url: no URL", LinkFault(.invalidPrefix, value: "x".bytes, urlFault: .notAbsolute),
      #"The link must be a long link such as "https://example.com/link/?link=…", but "x" has no scheme."#),
    TextRow(
      "url: two slashes", LinkFault(.invalidPrefix, value: "https://x//".bytes),
      #"The link must be a long link such as "https://example.com/link/?link=…", but "https://x//" has a query, a fragment or more than one slash at its end."#
    ),
    TextRow(
      "url: no long link", LinkFault(.notLongLink, value: "https://x/".bytes),
      #"The link "https://x/" has no query, so it is not a long link; give "prefix/?link=…"."#),
    TextRow(
      "url: loop", LinkFault(.loop, .link, value: "https://x/y".bytes),
      #"The parameter link "https://x/y" is itself a dynamic link or lies below the link's own prefix; give the final URL."#
    ),
  ]

  @Test(arguments: urlRows)
  func sentenceOfAURL(_ row: TextRow<LinkFault>) {
    let error = ErrorText.error(for: row.fault, at: .url(pointer: "/url"))
    #expect(error.message == row.text)
    #expect(error.data.first == .string("field", "/url"))
    expectSentence(row.text)
  }

  @Test func sentenceOfAStoredLink() {
    let error = ErrorText.error(
      for: LinkFault(.prefixPathOnFirebaseDomain, value: "https://x.page.link/p".bytes), at: .stored(pointer: "/url"))
    #expect(
      error.message
        == "The stored link \"https://x.page.link/p\" has a path, which a prefix on page.link, app.goo.gl or app.google cannot have; use the host alone."
    )
    #expect(error.data == [.string("field", "/url")])
  }

  static let urlFaultRows: [TextRow<URLFault>] = [
    TextRow("notAbsolute", .notAbsolute, "has no scheme"),
    TextRow("notWebScheme", .notWebScheme, "has another scheme"),
    TextRow("dangerousScheme", .dangerousScheme, "has a dangerous scheme"),
    TextRow("missingSlashes", .missingSlashes, #"has no "//" behind its scheme"#),
    TextRow("extraSlashes", .extraSlashes, "has more than two slashes behind its scheme"),
    TextRow("userinfo", .userinfo, "has a user name in front of its host"),
    TextRow("noHost", .noHost, "has no host"),
    TextRow("controlCharacter", .controlCharacter, "has a control character"),
    TextRow("backslash", .backslash, "has a backslash"),
    TextRow("forbiddenHostCharacter", .forbiddenHostCharacter, "has a character that a host cannot have"),
    TextRow("escapeInHost", .escapeInHost, "has a percent escape in its host"),
    TextRow("emptyHostLabel", .emptyHostLabel, "has an empty label in its host"),
    TextRow("numericHost", .numericHost, "has a number as its host that browsers read differently"),
    TextRow("invalidIPv6", .invalidIPv6, "has a malformed IPv6 address"),
    TextRow("invalidInternationalHost", .invalidInternationalHost, "has a host that UTS 46 refuses"),
    TextRow("invalidPort", .invalidPort, "has a port that is no number up to 65535"),
    TextRow("tooLong", .tooLong, "is longer than 65536 bytes"),
    TextRow("dotSegment", .dotSegment, #"has a segment "." or "..", which browsers resolve"#),
  ]

  @Test(arguments: urlFaultRows)
  func reasonOfAURL(_ row: TextRow<URLFault>) {
    let place = ServiceFault.LinkPlace.info(pointer: "/i")
    let link = ErrorText.error(for: LinkFault(.invalidURL, .link, value: "v".bytes, urlFault: row.fault), at: place)
    #expect(link.message == "link must be an absolute http or https URL, but \"v\" \(row.text).")
    let prefix = ErrorText.error(for: LinkFault(.invalidPrefix, value: "v".bytes, urlFault: row.fault), at: place)
    let reason = row.fault == .notWebScheme ? "is not https" : row.text
    #expect(
      prefix.message
        == "domainUriPrefix must be an https prefix such as \"https://example.com/link\", but \"v\" \(reason).")
  }

  @Test func everyURLFaultHasARow() {
    #expect(Set(Self.urlFaultRows.map(\.fault)) == Set(Self.urlFaults))
    #expect(Self.urlFaults.count == 18)
  }

  /// The pointer goes to the member of dynamicLinkInfo, or to it as a whole.
  @Test func fieldsOfDynamicLinkInfo() {
    let place = ServiceFault.LinkPlace.info(pointer: "/dynamicLinkInfo")
    func field(_ fault: LinkFault) -> RPCError.Member? { ErrorText.error(for: fault, at: place).data.first }
    for parameter in LinkParameter.allCases where !parameter.descriptor.restPath.isEmpty {
      let pointer = "/dynamicLinkInfo/" + parameter.descriptor.restPath.joined(separator: "/")
      #expect(field(LinkFault(.dangerousScheme, parameter)) == .string("field", pointer))
    }
    #expect(field(LinkFault(.prefixNotConfigured)) == .string("field", "/dynamicLinkInfo/domainUriPrefix"))
    #expect(field(LinkFault(.dangerousScheme)) == .string("field", "/dynamicLinkInfo/domainUriPrefix"))
    #expect(field(LinkFault(.tooLong)) == .string("field", "/dynamicLinkInfo"))
  }

  @Test func codesFollowTheGroup() {
    for code in Self.codes {
      let error = ErrorText.error(for: LinkFault(code), at: .info(pointer: "/i"))
      switch LinkFault(code).group {
      case .invalidArgument: #expect(error.code == .invalidArgument)
      case .permissionDenied: #expect(error.code == .permissionDenied)
      }
    }
  }
}
