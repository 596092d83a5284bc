import Foundation
import LinkStore
import TestSupport
import Testing

@testable import LinkService

/// What those learn who set a link domain up or look after a link, on pages that visitors see without it.
@Suite
struct ExplainedRefusalTests {
  /// Only configured domains are served, and where there is none, whoever tries learns how to have one.
  @Test(arguments: [
    "https://example.com/link/sale", "https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2F",
    "https://example.com/.well-known/assetlinks.json", "https://example.com/apple-app-site-association",
    "http://127.0.0.1:8000/",
  ])
  func withoutDomains(_ url: String) throws {
    let domain = try LinkDomain(configuration: "{}")
    try domain.create("sale")
    let message = #"list your prefixes under "domains" in a file that --config or LINKD_CONFIG names."#
    let page = try domain.request(url, #"{"Accept-Language":"ar"}"#)
    #expect(page.status == 404)
    let reason = page.body?.replacing("&quot;", with: "\"").components(separatedBy: #"lang="en" dir="ltr">"#)
    #expect(reason?.last?.hasPrefix("No domain is configured, so ") == true)
    #expect(reason?.last?.contains(message) == true)
    #expect(page.body?.contains(#"<html lang="ar" dir="rtl">"#) == true)
    let json = try domain.request(url, #"{"Accept":"application/json"}"#)
    #expect(json.status == 404)
    #expect(json.json?.at("/error/data/status")?.text == "NOT_FOUND")
    #expect(json.json?.at("/error/message")?.text?.hasSuffix(message) == true)
    #expect(try domain.request(url, method: "HEAD").status == 404)
    #expect(try domain.request("x").status == 400)
    #expect(try domain.request(url, method: "POST").status == 405)
  }

  /// A host that routes name has its association file, whether there are link domains or not.
  @Test func routesAlone() throws {
    let domain = try LinkDomain(
      configuration: #"""
        {"routes":[{"name":"p","path":"/p/{id}","hosts":["www.example.com"]}],\#
        "apps":{"ios":[{"bundleId":"com.example.ios","appIdPrefix":"ABCDE12345"}]}}
        """#)
    let file = try domain.request("https://www.example.com/.well-known/apple-app-site-association")
    #expect(file.status == 200)
    let rules = try #require(file.json?.at("/applinks/details/0/components")?.elements)
    #expect(rules.contains { $0["/"]?.text == "/p/?*" && $0["exclude"] == nil })
    for url in ["https://www.example.com/p/1", "https://other.example/.well-known/apple-app-site-association"] {
      let refused = try domain.request(url, #"{"Accept":"application/json"}"#)
      #expect(refused.status == 404)
      #expect(refused.json?.at("/error/message")?.text?.hasPrefix("No domain is configured, so ") == true, "\(url)")
    }
  }

  struct Reason: Sendable, CustomTestStringConvertible {
    let url: String
    let status: Int
    let sentence: String
    var testDescription: String { url }
  }

  static let reasons = [
    Reason(
      url: "https://example.com/link/?link=https%3A%2F%2Fevil.example%2F", status: 400,
      sentence: "matches no pattern of the domain's allowlist"),
    Reason(
      url: "https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2F&ius=other&ibi=com.example.ios", status: 400,
      sentence: #"ius "…" names a scheme of no configured app"#),
    Reason(
      url: "https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2F&ofl=https%3A%2F%2Fevil.example%2F%3Cb%3E",
      status: 400, sentence: #"ofl "…" matches no pattern"#),
    Reason(url: "https://example.com/link/?apn=a.b", status: 400, sentence: "is missing"),
    Reason(
      url: "https://closed.example/?link=https%3A%2F%2Fany.example%2F", status: 400, sentence: "are not followed"),
    Reason(url: "https://open.example/none", status: 404, sentence: #"no short link "https://open.example/none"; "#),
    Reason(url: "https://example.com/link/off", status: 410, sentence: "is disabled."),
    Reason(url: "https://example.com/link/past", status: 410, sentence: "expired at 2020-01-01T00:00:00Z."),
  ]

  /// FDL's debug page says why a link is refused; visitors are not bothered with it.
  @Test(arguments: reasons)
  func refusalsAreExplainedOnRequest(_ row: Reason) throws {
    let domain = try HandleRequestTests.domain()
    try domain.create("past")
    _ = try domain.service.ask(
      "updateLink", #"{"shortLink":"https://example.com/link/past","expireTime":"2020-01-01T00:00:00Z"}"#)
    func sentence(_ url: String) throws -> String? {
      let page = try domain.request(url, #"{"Accept-Language":"de"}"#)
      #expect(page.status == row.status)
      #expect(page.location == nil)
      #expect(page.body?.contains("evil") == false)
      let parts = page.body?.components(separatedBy: #"<p class="soft" lang="en" dir="ltr">"#) ?? []
      #expect(page.body?.contains(#"<html lang="de""#) == true)
      return parts.count == 2
        ? parts[1].components(separatedBy: "<")[0].replacing("&quot;", with: "\"").replacing("&#39;", with: "'") : nil
    }
    let mark = row.url.contains("?") ? "&" : "?"
    #expect(try sentence(row.url) == nil)
    #expect(try sentence(row.url + mark + "d=0") == nil)
    #expect(try sentence(row.url + mark + "d=1")?.contains(row.sentence) == true)
  }

  /// The store's fault is told to whoever asks, without the paths of the machine; `status` has them.
  @Test func aStoreThatCannotBeUsed() throws {
    let fault = StoreFault(
      code: .cannotOpen, path: "/srv/data/links.db".bytes,
      obstacle: StoreObstacle(.missingFolder, path: "/srv/data".bytes))
    let domain = try LinkDomain(store: ScriptedStore(.failed(fault)))
    let reason = "The store cannot be opened: its folder does not exist; create it."
    let url = "https://example.com/link/sale"
    let plain = try domain.request(url)
    #expect(plain.status == 503 && plain.body?.contains("The store") == false)
    let page = try domain.request(url + "?d=1")
    #expect(page.status == 503 && page.body?.contains(reason) == true)
    let json = try domain.request(url, #"{"Accept":"application/json"}"#)
    #expect(json.status == 503)
    #expect(json.json?.at("/error/message")?.text == reason)
    #expect(json.json?.at("/error/data/status")?.text == "UNAVAILABLE")
    let warnings = try domain.service.ask("status", "{}").result("/warning")?.elements.compactMap(\.text) ?? []
    #expect(
      warnings.contains(
        #"The store "/srv/data/links.db" cannot be opened: the folder "/srv/data" does not exist; create it."#))
  }

  /// A file of no app would say that no app may open the links; whoever looks for it learns what is missing.
  @Test(arguments: [
    ("{}", "assetlinks.json", #"there is no app under "apps.android"."#),
    ("{}", "apple-app-site-association", #"there is no app under "apps.ios"."#),
    (
      #"{"android":[{"packageName":"com.example"}]}"#, "assetlinks.json",
      #"no app under "apps.android" has "sha256CertFingerprints"."#
    ),
    (
      #"{"ios":[{"bundleId":"com.example"}]}"#, "apple-app-site-association",
      #"no app under "apps.ios" has "appIdPrefix"."#
    ),
    (
      #"{"ios":[{"bundleId":"com example"}]}"#, "apple-app-site-association",
      #"no app under "apps.ios" has a "bundleId" that can be one."#
    ),
  ])
  func filesThatCannotBeMade(_ apps: String, _ file: String, _ reason: String) throws {
    let domain = try LinkDomain(
      configuration: #"{"domains":[{"uriPrefix":"https://x.example","notFound":"https://y.example/"}],"#
        + #""apps":\#(apps)}"#)
    let url = "https://x.example/.well-known/" + file
    let message = "This host has no \(file), because \(reason)"
    let page = try domain.request(url)
    #expect(page.status == 404 && page.location == nil)
    #expect(page.body?.replacing("&quot;", with: "\"").contains(message) == true)
    let json = try domain.request(url, #"{"Accept":"application/json"}"#)
    #expect(json.status == 404)
    #expect(json.json?.at("/error/message")?.text == message)
    #expect(json.json?.at("/error/data/status")?.text == "NOT_FOUND")
  }

  /// Prefixes of other hosts are nobody's business; those of the host that was asked are in its links.
  @Test func otherPrefixesAreNotTold() throws {
    let domain = try HandleRequestTests.domain()
    for url in ["https://other.example/a", "https://127.0.0.1/a", "https://port.example/a", "https:///a"] {
      for headers in ["{}", #"{"Accept":"application/json"}"#] {
        let body = try domain.request(url + "?d=1", headers).body
        #expect(body?.contains("example.com/link") == false && body?.contains("closed.example") == false)
      }
    }
  }

  /// What the systems need to open an app by the link itself is told on the debug page (Firebase docs, "Debugging Dynamic
  /// Links": no SHA-256 fingerprint, no Team ID).
  @Test(arguments: [
    ("&apn=com.example.bare", ["ANDROID_APP_WITHOUT_FINGERPRINT"]), ("&apn=com.example.android", []),
    ("&ibi=com.example.bare&isi=1", ["IOS_APP_WITHOUT_PREFIX"]),
    ("&ipbi=com.example.bare&isi=1", ["IOS_APP_WITHOUT_PREFIX"]),
    ("&ibi=com.example.ios&isi=1&apn=com.example.other", ["NOT_IN_PROJECT_ANDROID_PACKAGE_NAME"]),
  ])
  func theDebugPageKnowsTheApps(_ more: String, _ codes: [String]) throws {
    let configuration = LinkDomain.configuration
      .replacing(#""ios":["#, with: #""ios":[{"bundleId":"com.example.bare"},"#)
      .replacing(#""android":["#, with: #""android":[{"packageName":"com.example.bare"},"#)
    let domain = try LinkDomain(configuration: configuration)
    let page = try domain.request("https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2F&d=1" + more)
    let found = (page.body ?? "").components(separatedBy: "<li><code>").dropFirst().map {
      $0.components(separatedBy: "<")[0]
    }
    #expect(found.filter { $0.contains("_") && !$0.contains(":") && !$0.hasPrefix("ALLOWLIST") } == codes, "\(found)")
  }
}
