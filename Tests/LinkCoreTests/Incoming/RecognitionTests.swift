import LinkCore
import Testing

/// Which URLs are dynamic links: rows RA to RF from FIRDynamicLinksTest.m of Firebase iOS SDK 11.15, RG from the rules
/// of its FDLUtilities.m.
///
/// "Can be parsed" means here that the URL is a dynamic link, or a short link that the store is asked for; what cannot
/// be parsed is a short link only if the store has it.
@Suite struct RecognitionTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let url: String
    let kind: IncomingLink.Kind
    var testDescription: String { "\(id): \(url)" }
  }

  static let domains = ["https://google.com", "https://google.com/one/", "https://a.firebase.com/mypath"]

  static func parser() throws -> IncomingParser {
    var prefixes: [URIPrefix] = []
    for domain in domains { prefixes.append(try URIPrefix(domain.utf8Bytes.span)) }
    return IncomingParser(domains: prefixes, schemes: ["gindeeplinkurl".utf8Bytes, "com.example.Bundle".utf8Bytes])
  }

  static let rows: [Row] = [
    Row(id: "RA01", url: "https://someapp.app.goo.gl/somepath", kind: .shortLink),
    Row(id: "RA02", url: "https://someapp.app.goo.gl/link", kind: .shortLink),
    Row(id: "RA04", url: "https://someapp.app.goo.gl/somepath?somekey=somevalue", kind: .shortLink),
    Row(id: "RA05", url: "https://someapp.app.goo.gl/somepath/?link=https://somedomain", kind: .shortLink),
    Row(id: "RA06", url: "https://someapp.app.goo.gl/somepath/?somekey=somevalue", kind: .shortLink),
    Row(id: "RA07", url: "https://someapp.app.google/somepath", kind: .shortLink),
    Row(id: "RA08", url: "https://someapp.app.google/link", kind: .shortLink),
    Row(id: "RA11", url: "https://someapp.app.google/somepath/?link=https://somedomain", kind: .shortLink),
    Row(id: "RA12", url: "https://someapp.app.google/somepath/?somekey=somevalue", kind: .shortLink),
    Row(id: "RA13", url: "https://someapp.page.link/somepath", kind: .shortLink),
    Row(id: "RA14", url: "https://someapp.page.link/link", kind: .shortLink),
    Row(id: "RA16", url: "https://someapp.page.link/somepath?somekey=somevalue", kind: .shortLink),
    Row(id: "RA17", url: "https://someapp.page.link/somepath/?link=https://somedomain", kind: .shortLink),
    Row(id: "RA18", url: "https://someapp.page.link/somepath/?somekey=somevalue", kind: .shortLink),
    Row(id: "RA19", url: "http://someapp.page.link/somepath", kind: .shortLink),
    Row(id: "RA20", url: "http://someapp.page.link/link", kind: .shortLink),
    Row(id: "RA21", url: "http://someapp.page.link/somepath?link=https://somedomain", kind: .shortLink),
    Row(id: "RA22", url: "http://someapp.page.link/somepath?somekey=somevalue", kind: .shortLink),
    Row(id: "RA24", url: "http://someapp.page.link/somepath/?somekey=somevalue", kind: .shortLink),
    Row(id: "RA25", url: "https://sample.page.link/79g49s", kind: .shortLink),
    Row(id: "RA26", url: "https://sample.page.link/i/79g49s", kind: .shortLink),
    Row(id: "RB01", url: "https://someapp.app.goo.gl", kind: .unrecognized),
    Row(id: "RB02", url: "https://someapp.app.goo.gl/", kind: .unrecognized),
    Row(id: "RB03", url: "https://someapp.app.goo.gl?", kind: .unrecognized),
    Row(id: "RB04", url: "https://someapp.app.goo.gl/?", kind: .unrecognized),
    Row(id: "RB05", url: "https://someapp.app.goo.gl?somekey=somevalue", kind: .unrecognized),
    Row(id: "RB06", url: "https://someapp.app.goo.gl/?somekey=somevalue", kind: .unrecognized),
    Row(id: "RB07", url: "https://someapp.app.goo.gl/somepath/somepath2", kind: .unrecognized),
    Row(id: "RB09", url: "https://someapp.app.goo.gl/somepath/somepath2?link=https://somedomain", kind: .unrecognized),
    Row(id: "RB11", url: "https://someapp.app.google/", kind: .unrecognized),
    Row(id: "RB13", url: "https://someapp.app.google/?", kind: .unrecognized),
    Row(id: "RB14", url: "https://someapp.app.google?somekey=somevalue", kind: .unrecognized),
    Row(id: "RB15", url: "https://someapp.app.google/?somekey=somevalue", kind: .unrecognized),
    Row(id: "RB17", url: "https://someapp.app.google/somepath/somepath2?somekey=somevalue", kind: .unrecognized),
    Row(id: "RB18", url: "https://someapp.app.google/somepath/somepath2?link=https://somedomain", kind: .unrecognized),
    Row(id: "RB20", url: "https://someapp.page.link/", kind: .unrecognized),
    Row(id: "RB21", url: "https://someapp.page.link?", kind: .unrecognized),
    Row(id: "RB23", url: "https://someapp.page.link?somekey=somevalue", kind: .unrecognized),
    Row(id: "RB24", url: "https://someapp.page.link/?somekey=somevalue", kind: .unrecognized),
    Row(id: "RB25", url: "https://someapp.page.link/somepath/somepath2", kind: .unrecognized),
    Row(id: "RB26", url: "https://someapp.page.link/somepath/somepath2?somekey=somevalue", kind: .unrecognized),
    Row(id: "RB27", url: "https://someapp.page.link/somepath/somepath2?link=https://somedomain", kind: .unrecognized),
    Row(id: "RB28", url: "https://www.google.com/maps/place/@1,1/My+Home/", kind: .unrecognized),
    Row(id: "RB30", url: "https://goo.gl/309dht4", kind: .unrecognized),
    Row(id: "RB31", url: "https://59eh.goo.gl/309dht4", kind: .unrecognized),
    Row(id: "RB32", url: "https://app.59eh.goo.gl/309dht4", kind: .unrecognized),
    Row(id: "RB33", url: "https://goo.gl/i/309dht4", kind: .unrecognized),
    Row(id: "RB34", url: "https://page.link/i/309dht4", kind: .unrecognized),
    Row(id: "RB35", url: "https://fjo3eh.goo.gl/i/309dht4", kind: .unrecognized),
    Row(id: "RB36", url: "https://app.fjo3eh.goo.gl/i/309dht4", kind: .unrecognized),
    Row(id: "RB37", url: "https://1234.page.link/link/dismiss", kind: .unrecognized),
    Row(id: "RC01", url: "https://google.com/xyz", kind: .shortLink),
    Row(id: "RC02", url: "https://google.com/xyz/?link=https://somedomain", kind: .shortLink),
    Row(id: "RC03", url: "https://google.com/xyz?link=https://somedomain", kind: .shortLink),
    Row(id: "RC04", url: "https://google.com/one/xyz", kind: .shortLink),
    Row(id: "RC05", url: "https://google.com/one/xyz?link=https://somedomain", kind: .shortLink),
    Row(id: "RC06", url: "https://google.com/one/xyz/?link=https://somedomain", kind: .shortLink),
    Row(id: "RC07", url: "https://google.com/one?utm_campaignlink=https://somedomain", kind: .shortLink),
    Row(id: "RC08", url: "https://google.com/one/?utm_campaignlink=https://somedomain", kind: .shortLink),
    Row(id: "RC09", url: "https://google.com/mylink", kind: .shortLink),
    Row(id: "RC11", url: "https://a.firebase.com/mypath/mylink", kind: .shortLink),
    Row(id: "RC13", url: "https://google.com/one/", kind: .shortLink),
    Row(id: "RC14", url: "https://google.com/one?", kind: .shortLink),
    Row(id: "RC15", url: "https://google.com/somepath?link=https://somedomain", kind: .shortLink),
    Row(id: "RC16", url: "https://google.com/somepath/?link=https://somedomain", kind: .shortLink),
    Row(id: "RC17", url: "https://google.com/somepath/somepath2?link=https://somedomain", kind: .shortLink),
    Row(id: "RC18", url: "https://google.com/somepath/somepath2/?link=https://somedomain", kind: .shortLink),
    Row(id: "RC19", url: "https://google.com/somepath?utm_campgilink=someval", kind: .shortLink),
    Row(id: "RD02", url: "https://a.firebase.com", kind: .unrecognized),
    Row(id: "RD03", url: "https://google.com/", kind: .unrecognized),
    Row(id: "RD05", url: "https://google.com/?", kind: .unrecognized),
    Row(id: "RD06", url: "https://google.com?utm_campgilink=someval", kind: .unrecognized),
    Row(id: "RD07", url: "https://google.com?somekey=someval", kind: .unrecognized),
    Row(id: "RE01", url: "https://a.firebase.com/mypath/?link=https://abcd&test=1", kind: .dynamicLink),
    Row(id: "RE02", url: "https://google.com?link=http://abcd", kind: .dynamicLink),
    Row(id: "RE03", url: "https://google.com/?link=http://abcd", kind: .dynamicLink),
    Row(id: "RE04", url: "https://google.com?link=https://somedomain&some=qry", kind: .dynamicLink),
    Row(id: "RE07", url: "https://google.com/?some=qry&link=https://somedomain", kind: .dynamicLink),
    Row(id: "RE09", url: "https://google.com?some=qry&link=https%3A%2F%2Fsomedomain", kind: .dynamicLink),
    Row(id: "RF01", url: "google.com", kind: .unrecognized),
    Row(id: "RF02", url: "https://google.com", kind: .unrecognized),
    Row(id: "RF03", url: "https://google.com/", kind: .unrecognized),
    Row(id: "RF04", url: "https://google.co.in/mylink", kind: .unrecognized),
    Row(id: "RF05", url: "https://google.com/?some=qry", kind: .unrecognized),
    Row(id: "RF06", url: "https://google.com/?some=qry&link=bla", kind: .unrecognized),
    Row(id: "RF07", url: "https://firebase.com/mypath", kind: .unrecognized),
    Row(id: "RF08", url: "https://b.firebase.com/mypath", kind: .unrecognized),
    Row(id: "RF10", url: "mydomain.com", kind: .unrecognized),
    Row(id: "RF12", url: "https://somecustom.com?", kind: .unrecognized),
    Row(id: "RF14", url: "https://somecustom.com?somekey=someval", kind: .unrecognized),
    Row(id: "RF16", url: "https://a.firebase.com/mypaths?some=qry&link=https%3A%2F%2Fsomedomain", kind: .unrecognized),
    Row(
      id: "RF17",
      url: "https://a.firebase.com/mypath/?some=qry#other=b&link=https://somedomain",
      kind: .unrecognized
    ),
    Row(
      id: "RF18",
      url: "https://a.firebase.com/mypath/?some=qry#other=b&link=https%3A%2F%2Fsomedomain",
      kind: .unrecognized
    ),
    Row(id: "RF19", url: "https://google.com?link=https1://abcd", kind: .unrecognized),
    Row(id: "RG01", url: "https://my-app.page.link/abc", kind: .unrecognized),
    Row(id: "RG02", url: "https://a.b.page.link/abc", kind: .unrecognized),
    Row(id: "RG03", url: "https://SOMEAPP.page.link/abc", kind: .shortLink),
    Row(id: "RG05", url: "https://someapp.page.link:443/abc", kind: .unrecognized),
    Row(id: "RG07", url: "https://evil.com/someapp.page.link/abc", kind: .unrecognized),
    Row(id: "RG11", url: "https://someapp.page.link/abc#frag", kind: .unrecognized),
    Row(id: "RG12", url: "https://someapp.page.link/abc?d=1", kind: .shortLink),
    Row(id: "RG13", url: "https://someapp.page.link/ab.c", kind: .unrecognized),
    Row(id: "RG15", url: "https://someapp.page.link/abc/", kind: .unrecognized),
    Row(id: "RG16", url: "https://someapp.page.link/a?x", kind: .unrecognized),
    Row(id: "RG18", url: "https://someapp.page.link/link/dismiss", kind: .unrecognized),
    Row(id: "RG19", url: "https://goo.gl/application", kind: .shortLink),
    Row(id: "RG20", url: "https://page.link/app/x", kind: .shortLink),
    Row(id: "RG22", url: "https://google.com.evil.com/abc", kind: .unrecognized),
    Row(id: "RG23", url: "http://google.com/abc", kind: .unrecognized),
    Row(id: "RG25", url: "https://a.firebase.com/mypath?LINK=https://x", kind: .shortLink),
    Row(id: "RG26", url: "https://a.firebase.com/mypath?link=HTTPS://x", kind: .unrecognized),
    Row(id: "RG27", url: "https://someapp.page.link/abc/?d=1", kind: .shortLink),
    Row(id: "RG28", url: "https://someapp.page.link/?link=httpx", kind: .shortLink),
    Row(id: "RG29", url: "https://someapp.page.link/a:b", kind: .unrecognized),
    Row(id: "RG31", url: "https://someapp.page.link/abc?link=https://x#f", kind: .shortLink),
    Row(id: "RA made, label of digits", url: "https://123.page.link/abc", kind: .shortLink),
    Row(id: "RB made, empty label", url: "https://.page.link/abc", kind: .unrecognized),
    Row(id: "RG made, upper case domain", url: "https://someapp.PAGE.link/abc", kind: .unrecognized),
    Row(id: "RG made, upper case scheme", url: "HTTPS://someapp.page.link/abc", kind: .unrecognized),
    Row(id: "RG made, userinfo", url: "https://a@someapp.page.link/abc", kind: .unrecognized),
    Row(id: "RG made, domain goes on", url: "https://someapp.page.link.evil.com/abc", kind: .unrecognized),
    Row(id: "RG made, fragment at once", url: "https://someapp.page.link#link=https://x", kind: .unrecognized),
    Row(id: "RG made, link anywhere", url: "https://someapp.page.link/?mylink=https://x", kind: .shortLink),
    Row(id: "RG made, two segments and a query", url: "https://someapp.page.link/a/b?c=1", kind: .unrecognized),
    Row(id: "RG made, app code", url: "https://goo.gl/app", kind: .shortLink),
    Row(id: "RG made, app code of a subdomain", url: "https://x.goo.gl/app/y", kind: .unrecognized),
    Row(id: "RG made, app code case", url: "https://GOO.gl/app/y", kind: .unrecognized),
    Row(id: "RG made, app.google", url: "https://app.google/app/y", kind: .shortLink),
    Row(id: "RG made, custom with port", url: "https://google.com:443/abc", kind: .unrecognized),
    Row(id: "RG made, userinfo before custom", url: "https://google.com@evil.com/abc", kind: .unrecognized),
    Row(id: "RG made, custom fragment", url: "https://google.com#link=https://x", kind: .unrecognized),
    Row(id: "RG made, custom dismiss", url: "https://google.com/Link/Dismiss", kind: .shortLink),
    Row(id: "long link by encoded value", url: "https://someapp.page.link/?link=https%3A%2F%2Fx", kind: .dynamicLink),
    Row(id: "long link on http", url: "http://someapp.page.link?link=http://x", kind: .dynamicLink),
    Row(id: "long link on the longest prefix", url: "https://google.com/one?link=https://x", kind: .dynamicLink),
    Row(id: "long link of an app code", url: "https://goo.gl/app/sample?link=https://x", kind: .dynamicLink),
    Row(
      id: "encoded in upper case", url: "https://a.firebase.com/mypath?link=HTTPS%3A%2F%2Fx", kind: .dynamicLink),
    Row(id: "host of the prefix in upper case", url: "HTTPS://GOOGLE.com/one/?link=https://x", kind: .dynamicLink),
    Row(id: "port of the prefix", url: "https://google.com:443/?link=https://x", kind: .dynamicLink),
    Row(id: "other port than the prefix", url: "https://google.com:80/?link=https://x", kind: .unrecognized),
    Row(id: "port that is none", url: "https://google.com:x/?link=https://x", kind: .unrecognized),
    Row(id: "userinfo before the prefix", url: "https://a@google.com/?link=https://x", kind: .unrecognized),
    Row(id: "http before the prefix", url: "http://google.com/?link=https://x", kind: .unrecognized),
    Row(id: "path of the prefix in upper case", url: "https://google.com/ONE/?link=https://x", kind: .shortLink),
    Row(id: "T3 in upper case", url: "https://GOOGLE.com/abc", kind: .unrecognized),
    Row(id: "last link counts", url: "https://google.com?link=https://x&link=bla", kind: .shortLink),
  ]

  @Test(arguments: rows)
  func recognizes(_ row: Row) throws {
    let link = try Self.parser().parse(row.url.utf8Bytes, explain: true)
    #expect(link.kind == row.kind)
    #expect((link.payload != nil) == (row.kind == .dynamicLink))
    #expect(link.shortLink == nil)
    #expect(!link.trace.isEmpty)
  }

  /// Rows on FDL's own hosts say the same when nothing is configured and every prefix is accepted.
  @Test(arguments: rows.filter { $0.id.hasPrefix("RA") || $0.id.hasPrefix("RB") })
  func needsNoConfiguration(_ row: Row) {
    #expect(IncomingParser(domains: nil, schemes: nil).parse(row.url.utf8Bytes).kind == row.kind)
  }
}
