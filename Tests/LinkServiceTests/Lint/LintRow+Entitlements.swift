extension LintRow {
  static let entitlements: [LintRow] = [
    LintRow(
      "no service", "L99", .error, .good, "", "",
      ##"The associated domain "example.com" names no service."##,
      "Write service and domain alone, such as applinks:www.example.com.",
      more: ##""entitlements":["example.com"]"##,
      miss: .good, ##""entitlements":["applinks:example.com","webcredentials:example.com"]"##),
    LintRow(
      "a URL", "L99", .error, .good, "", "",
      ##"The associated domain "https://example.com" names no service."##,
      "Write service and domain alone, such as applinks:www.example.com.",
      more: ##""entitlements":["https://example.com"]"##,
      miss: .good, ##""entitlements":["applinks:example.com","webcredentials:example.com"]"##),
    LintRow(
      "an unknown service", "L99", .error, .good, "", "",
      ##"The associated domain "applink:example.com" names a service that systems do not know."##,
      ##"Write "applinks"."##,
      more: ##""entitlements":["applink:example.com"]"##,
      miss: .good, ##""entitlements":["applinks:example.com","webcredentials:example.com"]"##),
    LintRow(
      "a scheme", "L99", .error, .good, "", "",
      ##"The associated domain "applinks:https://example.com" has the scheme of a URL."##,
      "Write service and domain alone, such as applinks:www.example.com.",
      more: ##""entitlements":["applinks:https://example.com"]"##,
      miss: .good, ##""entitlements":["applinks:example.com","webcredentials:example.com"]"##),
    LintRow(
      "no domain", "L99", .error, .good, "", "",
      ##"The associated domain "applinks:" has no domain."##,
      "Write service and domain alone, such as applinks:www.example.com.",
      more: ##""entitlements":["applinks:"]"##,
      miss: .good, ##""entitlements":["applinks:example.com","webcredentials:example.com"]"##),
    LintRow(
      "a slash", "L99", .error, .good, "", "",
      ##"The associated domain "applinks:example.com/" has a path or a slash."##,
      "Write service and domain alone, such as applinks:www.example.com. Paths are in the file.",
      more: ##""entitlements":["applinks:example.com/"]"##,
      miss: .good, ##""entitlements":["applinks:example.com","webcredentials:example.com"]"##),
    LintRow(
      "a port", "L99", .error, .good, "", "",
      ##"The associated domain "applinks:example.com:9090" has a port, which is no part of it."##,
      "Write service and domain alone, such as applinks:www.example.com.",
      more: ##""entitlements":["applinks:example.com:9090"]"##,
      miss: .good, ##""entitlements":["applinks:example.com","webcredentials:example.com"]"##),
    LintRow(
      "a query", "L99", .error, .good, "", "",
      ##"The associated domain "applinks:example.com?x=1" has a query other than ?mode=."##,
      "Write service and domain alone, such as applinks:www.example.com.",
      more: ##""entitlements":["applinks:example.com?x=1"]"##,
      miss: .good, ##""entitlements":["applinks:example.com","webcredentials:example.com"]"##),
    LintRow(
      "a user", "L99", .error, .good, "", "",
      ##"The associated domain "applinks:me@example.com" has a user name."##,
      "Write service and domain alone, such as applinks:www.example.com.",
      more: ##""entitlements":["applinks:me@example.com"]"##,
      miss: .good, ##""entitlements":["applinks:example.com","webcredentials:example.com"]"##),
    LintRow(
      "a blank", "L99", .error, .good, "", "",
      ##"The associated domain "applinks:example .com" has no fully qualified domain."##,
      "Write service and domain alone, such as applinks:www.example.com.",
      more: ##""entitlements":["applinks:example .com"]"##,
      miss: .good, ##""entitlements":["applinks:example.com","webcredentials:example.com"]"##),
    LintRow(
      "no dot", "L99", .error, .good, "", "",
      ##"The associated domain "applinks:localhost" has no fully qualified domain."##,
      "Write service and domain alone, such as applinks:www.example.com.",
      more: ##""entitlements":["applinks:localhost"]"##,
      miss: .good, ##""entitlements":["applinks:example.com","webcredentials:example.com"]"##),
    LintRow(
      "beyond ASCII", "L99", .error, .good, "", "",
      ##"The associated domain "applinks:bücher.example" has characters beyond ASCII."##,
      "Write the domain in Punycode, such as xn--bcher-kva.example.",
      more: ##""entitlements":["applinks:bücher.example"]"##,
      miss: .good, ##""entitlements":["applinks:example.com","webcredentials:example.com"]"##),
    LintRow(
      "a star inside", "L99", .error, .good, "", "",
      ##"The associated domain "applinks:www.*.com" has a "*" elsewhere than in front."##,
      "Write it like applinks:*.example.com.",
      more: ##""entitlements":["applinks:www.*.com"]"##,
      miss: .good, ##""entitlements":["applinks:example.com","webcredentials:example.com"]"##),
    LintRow(
      "an unknown mode", "L99", .error, .good, "", "",
      ##"The associated domain "applinks:example.com?mode=dev" has a mode that systems do not know."##,
      "Write developer, managed or developer+managed.",
      more: ##""entitlements":["applinks:example.com?mode=dev"]"##,
      miss: .good, ##""entitlements":["applinks:example.com","webcredentials:example.com"]"##),
    LintRow(
      "developer mode", "L99", .warning, .good, "", "",
      ##"The associated domain "applinks:example.com?mode=developer" is in developer mode, which works for builds signed for development only, and flakes while the file is read again."##,
      "Leave ?mode=developer out of builds for release.",
      more: ##""entitlements":["applinks:example.com?mode=developer"]"##,
      miss: .good, ##""entitlements":["applinks:example.com","webcredentials:example.com"]"##),
    LintRow(
      "a wildcard clip", "L99", .error, .good, "", "",
      ##"The associated domain "appclips:*.example.com" has a wildcard, which appclips cannot have."##,
      "List each domain by itself.",
      more: ##""entitlements":["appclips:example.com","appclips:*.example.com"]"##,
      miss: .good, ##""entitlements":["appclips:example.com"]"##),
    LintRow(
      "no apex", "L99", .warning, .good, "", "",
      ##"The associated domain "applinks:*.example.com" does not cover example.com itself."##,
      ##"Add the domain without "*." too; the file is read from there."##,
      more: ##""entitlements":["applinks:*.example.com"]"##,
      miss: .good, ##""entitlements":["applinks:*.example.com","applinks:example.com"]"##),
    LintRow(
      "too many", "L99", .warning, .good, "", "",
      "There are 31 associated domains; systems do not get round to more than about 30.",
      "List fewer.",
      more:
        ##""entitlements":["applinks:a0.example.com","applinks:a1.example.com","applinks:a2.example.com","applinks:a3.example.com","applinks:a4.example.com","applinks:a5.example.com","applinks:a6.example.com","applinks:a7.example.com","applinks:a8.example.com","applinks:a9.example.com","applinks:a10.example.com","applinks:a11.example.com","applinks:a12.example.com","applinks:a13.example.com","applinks:a14.example.com","applinks:a15.example.com","applinks:a16.example.com","applinks:a17.example.com","applinks:a18.example.com","applinks:a19.example.com","applinks:a20.example.com","applinks:a21.example.com","applinks:a22.example.com","applinks:a23.example.com","applinks:a24.example.com","applinks:a25.example.com","applinks:a26.example.com","applinks:a27.example.com","applinks:a28.example.com","applinks:a29.example.com","applinks:a30.example.com"]"##,
      miss: .good,
      ##""entitlements":["applinks:a0.example.com","applinks:a1.example.com","applinks:a2.example.com","applinks:a3.example.com","applinks:a4.example.com","applinks:a5.example.com","applinks:a6.example.com","applinks:a7.example.com","applinks:a8.example.com","applinks:a9.example.com","applinks:a10.example.com","applinks:a11.example.com","applinks:a12.example.com","applinks:a13.example.com","applinks:a14.example.com","applinks:a15.example.com","applinks:a16.example.com","applinks:a17.example.com","applinks:a18.example.com","applinks:a19.example.com","applinks:a20.example.com","applinks:a21.example.com","applinks:a22.example.com","applinks:a23.example.com","applinks:a24.example.com","applinks:a25.example.com","applinks:a26.example.com","applinks:a27.example.com","applinks:a28.example.com","applinks:a29.example.com"]"##
    ),
    LintRow(
      "the file of a subdomain", "L99", .warning, .good, "", "",
      ##"The associated domain "applinks:*.example.com" has its file on example.com, and this one was read from www.example.com."##,
      "Serve the file on example.com too, or add applinks:www.example.com.",
      more:
        ##""hosting":{"url":"https://WWW.example.com/.well-known/apple-app-site-association","status":200,"headers":{"Content-Type":"application/json"}},"entitlements":["applinks:*.example.com"]"##,
      miss: .good,
      ##""hosting":{"url":"https://www.example.com/.well-known/apple-app-site-association","status":200,"headers":{"Content-Type":"application/json"}},"entitlements":["applinks:*.example.com","applinks:example.com","applinks:www.example.com"]"##
    ),
    LintRow(
      "the host of a copy in the CDN is not listed", "L99", .warning, .good, "", "",
      ##"No associated domain of the app covers "example.com", which serves the file."##,
      "Add applinks:example.com.",
      more:
        ##""hosting":{"url":"https://app-site-association.cdn-apple.com/a/v1/example.com","status":200,"headers":{}},"entitlements":["applinks:www.example.com"]"##,
      miss: .good,
      ##""hosting":{"url":"https://app-site-association.cdn-apple.com/a/v1/example.com","status":200,"headers":{}},"entitlements":["applinks:example.com"]"##
    ),
    LintRow(
      "the host is not listed", "L99", .warning, .good, "", "",
      ##"No associated domain of the app covers "example.com", which serves the file."##,
      "Add applinks:example.com.",
      more:
        ##""hosting":{"url":"https://example.com/.well-known/apple-app-site-association","status":200,"headers":{"Content-Type":"application/json"}},"entitlements":["applinks:www.example.com"]"##,
      miss: .good,
      ##""hosting":{"url":"https://example.com/.well-known/apple-app-site-association","status":200,"headers":{"Content-Type":"application/json"}},"entitlements":["applinks:example.com?mode=managed"]"##
    ),
  ]
}
