import JSONRPC
import LinkCore
import LinkStore
import Testing

@testable import LinkService

/// The errors of methods: code, sentence and data.
@Suite struct ServiceTextTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let fault: ServiceFault
    let code: RPCError.Code
    let text: String
    var testDescription: String { id }
  }

  /// The name of a case; a new one does not compile before it has a name here, and it needs a row below.
  private static func name(_ fault: ServiceFault) -> String {
    switch fault {
    case .field: "field"
    case .link: "link"
    case .store: "store"
    case .shortLinkNotFound: "shortLinkNotFound"
    case .prefixNotConfigured: "prefixNotConfigured"
    case .noDomains: "noDomains"
    case .noHost: "noHost"
    case .hostNotServed: "hostNotServed"
    case .noAssociationFile: "noAssociationFile"
    case .longLinksRefused: "longLinksRefused"
    case .suffixTaken: "suffixTaken"
    case .linkDisabled: "linkDisabled"
    case .linkExpired: "linkExpired"
    case .linkDeleted: "linkDeleted"
    case .notDynamicLink: "notDynamicLink"
    case .notShortLink: "notShortLink"
    case .routeNotFound: "routeNotFound"
    case .route: "route"
    case .routeSchemeNotConfigured: "routeSchemeNotConfigured"
    case .domainNotConfigured: "domainNotConfigured"
    case .answerTooLong: "answerTooLong"
    case .tooManySteps: "tooManySteps"
    case .internal: "internal"
    }
  }

  private static let names: Set<String> = [
    "field", "link", "store", "shortLinkNotFound", "prefixNotConfigured", "noDomains", "noHost", "hostNotServed",
    "noAssociationFile", "longLinksRefused", "suffixTaken",
    "linkDisabled", "linkExpired", "linkDeleted", "notDynamicLink", "notShortLink", "routeNotFound", "route",
    "routeSchemeNotConfigured", "domainNotConfigured", "answerTooLong", "tooManySteps", "internal",
  ]

  private static let short = "https://x.example/a".bytes

  static let rows: [Row] = [
    Row(
      id: "field", fault: .field(FieldFault(.missing, pointer: "/url".bytes)), code: .invalidArgument,
      text: "/url is missing; it is required."),
    Row(
      id: "link", fault: .link(LinkFault(.tooLong), .url(pointer: "/url")), code: .invalidArgument,
      text: "The long link has more than 65536 bytes; shorten its values."),
    Row(
      id: "store", fault: .store(StoreFault(code: .busy, path: [])), code: .unavailable,
      text: "The store is locked by another process; try again."),
    Row(
      id: "not found", fault: .shortLinkNotFound(url: short), code: .notFound,
      text: #"There is no short link "https://x.example/a"; check its spelling; upper and lower case differ."#),
    Row(
      id: "not found, clicked on a preview page",
      fault: .shortLinkNotFound(url: "https://x.example/a?_imcp=0&a=b&_fpb=CJs==&cid=1#f".bytes), code: .notFound,
      text: #"There is no short link "https://x.example/a?a=b#f"; check its spelling; upper and lower case differ."#),
    Row(
      id: "prefix", fault: .prefixNotConfigured(url: short, configured: ["https://a".bytes, "https://b".bytes]),
      code: .notFound,
      text: #""https://x.example/a" is under no configured prefix; the prefixes are "https://a" and "https://b"."#),
    Row(
      id: "taken", fault: .suffixTaken(shortLink: short), code: .alreadyExists,
      text: #""https://x.example/a" is taken by another link; choose another suffix."#),
    Row(
      id: "disabled", fault: .linkDisabled(shortLink: short), code: .failedPrecondition,
      text: #"The short link "https://x.example/a" is disabled."#),
    Row(
      id: "expired", fault: .linkExpired(shortLink: short, expiry: TestClock.start), code: .failedPrecondition,
      text: #"The short link "https://x.example/a" expired at 2026-01-01T00:00:00Z."#),
    Row(
      id: "expired, not to be written", fault: .linkExpired(shortLink: short, expiry: .max), code: .failedPrecondition,
      text: #"The short link "https://x.example/a" expired."#),
    Row(
      id: "deleted", fault: .linkDeleted(shortLink: short), code: .failedPrecondition,
      text: #"The short link "https://x.example/a" was deleted, which is final; make another one."#),
    Row(
      id: "no short link", fault: .notShortLink(url: "x".bytes), code: .invalidArgument,
      text: #""x" is not a short link (prefix/suffix)."#),
    Row(
      id: "not found, asked for the debug page", fault: .shortLinkNotFound(url: short + "?d=1".bytes), code: .notFound,
      text: #"There is no short link "https://x.example/a"; check its spelling; upper and lower case differ."#),
    Row(
      id: "no host", fault: .noHost(url: "https:///a?_imcp=0".bytes), code: .invalidArgument,
      text: #"The request has no usable Host header, so its URL would be "https:///a"; have the proxy pass the header "#
        + #"on, as nginx does with "proxy_set_header Host $host;"."#),
    Row(
      id: "another host", fault: .hostNotServed("y.example".bytes, near: []), code: .notFound,
      text: #"No prefix has the host "y.example"; open the link under the host of one of your "domains", or have the "#
        + "proxy pass on the Host header that came in."),
    Row(
      id: "another port", fault: .hostNotServed("x.example:8000".bytes, near: ["https://x.example:8080/a".bytes]),
      code: .notFound,
      text: #"No prefix has the host "x.example:8000", but there is "https://x.example:8080/a"; open the link under "#
        + "that host and port, or have the proxy pass on the Host header that came in."),
    Row(
      id: "no file, a port", fault: .noAssociationFile(.assetLinks, .portAlone(["https://x.example:8080".bytes])),
      code: .notFound,
      text: "This host has no assetlinks.json, because systems ask for it on port 443 alone, and another port is in "
        + #""https://x.example:8080"."#),
    Row(
      id: "no file, no app", fault: .noAssociationFile(.appleAppSiteAssociation, .noApp), code: .notFound,
      text: #"This host has no apple-app-site-association, because there is no app under "apps.ios"."#),
    Row(
      id: "no file, no app id prefix", fault: .noAssociationFile(.appleAppSiteAssociation, .noIdentity),
      code: .notFound,
      text: #"This host has no apple-app-site-association, because no app under "apps.ios" has "appIdPrefix"."#),
    Row(
      id: "no file, no fingerprint", fault: .noAssociationFile(.assetLinks, .noIdentity), code: .notFound,
      text: #"This host has no assetlinks.json, because no app under "apps.android" has "sha256CertFingerprints"."#),
    Row(
      id: "no file, no package name", fault: .noAssociationFile(.assetLinks, .noValidName), code: .notFound,
      text: #"This host has no assetlinks.json, because no app under "apps.android" has a "packageName" that can be "#
        + "one."),
    Row(
      id: "no domains", fault: .noDomains(url: short + "?_imcp=0".bytes), code: .notFound,
      text:
        #"No domain is configured, so "https://x.example/a" is not served; list your prefixes under "domains" in a "#
        + "file that --config or LINKD_CONFIG names."),
    Row(
      id: "long links", fault: .longLinksRefused(prefix: "https://x.example".bytes), code: .invalidArgument,
      text: #"Long links under "https://x.example" could lead anywhere and are not followed; list patterns under "#
        + #""allow", or set "allowAny" to true."#),
    Row(
      id: "no link", fault: .notDynamicLink(url: "x".bytes), code: .invalidArgument,
      text: #""x" is neither a long link (prefix/?link=…) nor a short link (prefix/suffix)."#),
    Row(
      id: "long links refused", fault: .longLinksRefused(prefix: "https://a".bytes), code: .invalidArgument,
      text: #"Long links under "https://a" could lead anywhere and are not followed; list patterns under "allow", or "#
        + #"set "allowAny" to true."#),
    Row(
      id: "no routes", fault: .routeNotFound(name: "x".bytes, known: []), code: .notFound,
      text: "There is no route \"x\"; there are no routes; list them under \"routes\", in the configuration or in the "
        + "request."),
    Row(
      id: "route", fault: .route(.tooLong, name: "x".bytes), code: .invalidArgument,
      text: "The URL has more than 65536 bytes; shorten the values."),
    Row(
      id: "scheme of a route", fault: .routeSchemeNotConfigured("myapp".bytes), code: .permissionDenied,
      text: #"The scheme "myapp" belongs to no configured app; add it to "apps" or use another."#),
    Row(
      id: "unknown domain",
      fault: .domainNotConfigured("c.example".bytes, configured: ["a.example".bytes, "b.example".bytes]),
      code: .notFound,
      text: #"No prefix and no route has the host "c.example"; the hosts are "a.example" and "b.example"."#),
    Row(
      id: "no domain", fault: .domainNotConfigured("c.example".bytes, configured: []), code: .notFound,
      text: "No prefix and no route has the host \"c.example\"; add a prefix to \"domains\" or a route to \"routes\"."),
    Row(
      id: "answer too long", fault: .answerTooLong(limit: 9), code: .invalidRequest,
      text: "The answer would be longer than 9 bytes; ask for less or raise limits.answerBytes."),
    Row(
      id: "too many steps", fault: .tooManySteps(limit: 9), code: .invalidRequest,
      text: "Matching took more than 9 steps; ask for fewer URLs or use simpler patterns."),
    Row(
      id: "internal", fault: .internal, code: .internal,
      text: "linkd failed to answer this request; please report it with the request."),
  ]

  @Test(arguments: rows)
  func error(_ row: Row) {
    let error = ErrorText.error(for: row.fault)
    #expect(error.message == row.text)
    #expect(error.code == row.code)
    expectSentence(row.text)
  }

  @Test func everyFaultHasARow() {
    #expect(Set(Self.rows.map { Self.name($0.fault) }) == Self.names)
  }

  @Test func unknownMethods() {
    let known = ["build", "shorten"]
    let near = ErrorText.methodNotFound("Build".bytes, known: known)
    #expect(near.message == "There is no method \"Build\"; did you mean \"build\"?")
    #expect(near.code == .methodNotFound)
    #expect(near.data == [.strings("methods", known)])
    let far = ErrorText.methodNotFound("x".bytes, known: known)
    #expect(far.message == "There is no method \"x\"; rpc.discover lists the methods.")
  }

  @Test func everyCodeIsListedOnce() {
    #expect(Set(ErrorText.codes.map(\.number)).count == ErrorText.codes.count)
    #expect(Set(ErrorText.codes.map(\.status)).count == ErrorText.codes.count)
    #expect(ErrorText.codes.count == 11)
  }
}
