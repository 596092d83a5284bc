import Foundation
import TestSupport
import Testing

/// One link into two apps, all the way: built, shortened, clicked and read back.
@Suite(.timeLimit(.minutes(1)))
struct SeedExampleTests {
  private static let target = "https://www.example.com/my-page"
  private static let info =
    #"{"dynamicLinkInfo":{"domainUriPrefix":"https://example.com/link","link":"https://www.example.com/my-page","#
    + #""androidInfo":{"androidPackageName":"com.example.android"},"iosInfo":{"iosBundleId":"com.example.ios"}}}"#
  private static let longLink =
    "https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fmy-page&apn=com.example.android&ibi=com.example.ios"

  private let process: LinkdProcess
  private let shortLink: String

  init() throws {
    process = try LinkdProcess(["--store", "sqlite::memory:"])
    let reply = try Reply(process.ask(Sample.request("shorten", id: "0", SeedExampleTests.info)))
    shortLink = try #require(reply.result?["shortLink"] as? String)
  }

  @Test func builds() throws {
    let reply = try Reply(process.ask(Sample.request("build", id: "1", SeedExampleTests.info)))
    #expect(reply.result?["longDynamicLink"] as? String == SeedExampleTests.longLink)
  }

  @Test func shortens() throws {
    let start = "https://example.com/link/"
    #expect(shortLink.hasPrefix(start))
    let suffix = shortLink.dropFirst(start.count)
    #expect(suffix.utf8.count == 17)
    #expect(suffix.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) })
    let again = try Reply(process.ask(Sample.request("shorten", id: "2", SeedExampleTests.info)))
    #expect(again.result?["shortLink"] as? String == shortLink)
    #expect(again.result?["created"] as? Bool == false)
    #expect(again.result?["previewLink"] as? String == shortLink + "?d=1")
  }

  struct Click: Sendable, CustomTestStringConvertible {
    let id: String
    let device: String
    let start: String

    /// Whether the preview page comes first, from which its second button leads there.
    var isPreviewed = false

    var testDescription: String { id }
  }

  static let clicks = [
    Click(id: "desktop", device: #"{"platform":"desktop"}"#, start: target),
    Click(id: "nothing known", device: "{}", start: target),
    Click(id: "iPhone without the app", device: #"{"platform":"ios"}"#, start: target, isPreviewed: true),
    Click(id: "iPad without the app", device: #"{"platform":"ipados"}"#, start: target, isPreviewed: true),
    Click(
      id: "iPhone with the app", device: #"{"platform":"ios","appInstalled":true}"#,
      start: "com.example.ios://google/link/?deep_link_id=https%3A%2F%2Fwww.example.com%2Fmy-page&match_type=unique"),
    Click(
      id: "Android", device: #"{"platform":"android"}"#,
      start: "intent://www.example.com/my-page#Intent;scheme=https;package=com.example.android;"
        + "S.browser_fallback_url=https%3A%2F%2Fplay.google.com%2Fstore%2Fapps%2Fdetails%3Fid%3Dcom.example.android"),
    Click(
      id: "Android without the app", device: #"{"platform":"android","appInstalled":false}"#,
      start: "https://play.google.com/store/apps/details?id=com.example.android"),
  ]

  @Test(arguments: clicks) func leadsTo(click: Click) throws {
    for url in [shortLink, SeedExampleTests.longLink] {
      let params = #"{"url":\#(Sample.quoted(url)),"device":\#(click.device)}"#
      let result = try #require(try Reply(process.ask(Sample.request("resolve", id: "3", params))).result)
      #expect(result["longDynamicLink"] as? String == SeedExampleTests.longLink)
      let destination = try #require(result["destination"] as? [String: Any])
      let place = try #require(destination["url"] as? String)
      #expect(place.hasPrefix(click.start), "\(place)")
      let http = try #require(result["http"] as? [String: Any])
      let headers = try #require(http["headers"] as? [[String]])
      #expect((destination["kind"] as? String == "preview") == click.isPreviewed)
      #expect(http["status"] as? Int == (click.isPreviewed ? 200 : 302))
      #expect(headers.contains(["Location", place]) == !click.isPreviewed)
    }
  }

  @Test func readsItBackInEveryForm() throws {
    func parse(_ url: String) throws -> (kind: String?, link: [String: Any]) {
      let params = #"{"url":\#(Sample.quoted(url)),"schemes":["com.example.ios"]}"#
      let result = try Reply(process.ask(Sample.request("parseIncoming", id: "4", params))).result
      return (result?["kind"] as? String, try #require(result?["dynamicLink"] as? [String: Any]))
    }
    let long = try parse(SeedExampleTests.longLink)
    let short = try parse(shortLink)
    let custom = try parse(SeedExampleTests.clicks[4].start)
    #expect([long.kind, short.kind, custom.kind] == ["dynamicLink", "shortLink", "customScheme"])
    #expect(long.link as NSDictionary == short.link as NSDictionary)
    for link in [long.link, short.link, custom.link] {
      #expect(link["url"] as? String == SeedExampleTests.target)
      #expect(link["matchType"] as? String == "unique")
      #expect(link["utmParameters"] as? [String: String] == [:])
      #expect(link["minimumAppVersion"] == nil)
    }
  }

  @Test func opensTheApp() throws {
    let association =
      #"{"applinks":{"details":[{"appIDs":["ABCDE12345.com.example.ios"],"components":[{"/":"/link/*"}]}]}}"#
    let params =
      #"{"aasa":\#(association),"urls":[\#(Sample.quoted(shortLink)),"https://example.com/other"]}"#
    let reply = try Reply(process.ask(Sample.request("matchAASA", id: "5", params)))
    let results = try #require(reply.result?["results"] as? [[String: Any]])
    #expect(results.count == 2)
    #expect(results.first?["opens"] as? String == "ABCDE12345.com.example.ios")
    #expect(results.last?["opens"] is NSNull)
  }
}
