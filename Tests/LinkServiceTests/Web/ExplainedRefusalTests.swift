import Foundation
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
