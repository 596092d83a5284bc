extension BrokenLink {
  private static let good = components(##"{"/":"/shop/*"}"##).file
  private static let link = "https://www.example.com/shop/1"

  /// What is wrong is how the file is served, or in the app's entitlements.
  private static func served(
    _ id: String, _ before: String, _ findings: [Finding], _ after: String = hosting(wellKnown), file: String = good,
    opens: String = link, note: String? = nil
  ) -> BrokenLink {
    BrokenLink(
      id: id, before: State(file: file, more: before), findings: findings, after: State(file: good, more: after),
      opens: opens, openedBefore: true, note: note)
  }

  private static let serveThere = "Serve the file itself at the first URL, with status 200."
  private static let form = "Write service and domain alone, such as applinks:www.example.com."

  private static func cdn(_ answer: String) -> String { #","cdn":{\#(answer)}"# }

  static let serving: [BrokenLink] = [
    served(
      "9 a wildcard, and the file on a subdomain", hosting(wellKnown) + "," + entitlements("applinks:*.example.com"),
      [
        Finding("L99", "", "Serve the file on example.com too, or add applinks:www.example.com."),
        Finding("L99", "", ##"Add the domain without "*." too; the file is read from there."##),
      ],
      hosting("https://example.com/.well-known/apple-app-site-association") + ","
        + entitlements("applinks:*.example.com", "applinks:example.com")),
    served(
      "11 a wildcard alone", entitlements("applinks:*.example.com"),
      [Finding("L99", "", ##"Add the domain without "*." too; the file is read from there."##)],
      entitlements("applinks:*.example.com", "applinks:example.com")),
    BrokenLink(
      id: "18 a comma, and no content type",
      before: State(
        file: ##"{"applinks":{"apps":[],"details":[{"appID":"\##(app)","paths":["/shop/*"]},]}}"##,
        more: hosting(wellKnown, 200, "application/octet-stream")),
      findings: [
        Finding("L02", "", "Remove the comma."), Finding("L93", "", "Send Content-Type: application/json."),
      ],
      after: State(file: good, more: hosting(wellKnown)), opens: link, openedBefore: true),
    served(
      "26 an old copy in the CDN",
      hosting(
        wellKnown, 200, "application/json",
        cdn(##""status":200,"headers":{},"body":"{\"applinks\":{\"details\":[]}}""##)),
      [
        Finding("L97", "", "Wait until the CDN has asked again, within a day, and let devices update the app.")
      ],
      hosting(
        wellKnown, 200, "application/json",
        cdn(##""status":200,"headers":{},"body":"\##(good.replacing("\"", with: "\\\""))""##))),
    served(
      "27 developer mode", entitlements("applinks:www.example.com?mode=developer"),
      [Finding("L99", "", "Leave ?mode=developer out of builds for release.")], entitlements("applinks:www.example.com")
    ),
    served(
      "29 a filter for bots", hosting(wellKnown, 403, "text/html"),
      [
        Finding("L92", "", ##"Let everyone read it, also Apple's "AASA-Bot"; filters for bots must let it through."##)
      ], file: "<html>Forbidden</html>"),
    served(
      "29 the same as the CDN sees it",
      hosting(
        wellKnown, 200, "application/json",
        cdn(
          ##""status":404,"headers":{"Apple-Failure-Reason":"SWCERR00101 Bad HTTP Response: 403 Forbidden"},"body":"Not Found""##
        )),
      [
        Finding("L98", "", ##"Answer "AASA-Bot" with status 200; the CDN asks again within the hour."##)
      ]),
    served(
      "31 a port", entitlements("applinks:www.example.com:9090"), [Finding("L99", "", form)],
      entitlements("applinks:www.example.com")),
    served(
      "37 a domain beyond ASCII", entitlements("applinks:bücher.example"),
      [
        Finding("L99", "", "Write the domain in Punycode, such as xn--bcher-kva.example.")
      ], entitlements("applinks:xn--bcher-kva.example")),
    served(
      "38 a redirect to HTTP",
      hosting(
        wellKnown, 200, "application/json",
        ##","redirects":["http://www.example.com/aasa"],"finalUrl":"http://www.example.com/aasa""##),
      [
        Finding(
          "L90", "", "Serve it at https://HOST/.well-known/apple-app-site-association with a valid certificate."),
        Finding("L91", "", serveThere),
      ]),
    served(
      "39 no file without an extension", hosting(wellKnown, 404, "text/html"),
      [
        Finding(
          "L92", "",
          "Put the file there, without an extension, or rewrite the path to where it is; a redirect will not do.")
      ], file: "<!doctype html><title>Not found</title>"),
    served(
      "39 a page for every path", hosting(wellKnown, 200, "text/html"),
      [
        Finding(
          "L96", "", "Exempt /.well-known/apple-app-site-association from the fallback of the web application.")
      ], file: "<!doctype html><title>Shop</title>"),
    served(
      "39 a redirect to a file with an extension",
      hosting(wellKnown, 301, "text/html", ##","finalUrl":"https://www.example.com/aasa.json""##),
      [Finding("L91", "", serveThere)], file: "<!doctype html><title>Moved</title>"),
  ]
}
