import LinkService
import LinkStore
import TestSupport

/// A service with link domains, and what clicks on them are answered with.
struct LinkDomain {
  /// A domain that sends visitors of unknown paths away, one that follows every long link, one that follows none, and
  /// one with a port.
  static let configuration = #"""
    {"domains":[\#
    {"uriPrefix":"https://example.com/link","allow":["^https://www\\.example\\.com/","^https://example\\.com/link/","^https://open\\.example/"],\#
    "notFound":"https://www.example.com/lost"},\#
    {"uriPrefix":"https://open.example","allowAny":true},\#
    {"uriPrefix":"https://closed.example"},\#
    {"uriPrefix":"https://port.example:8443/l","allowAny":true,"notFound":"https://www.example.com/lost"}],\#
    "apps":{"ios":[{"bundleId":"com.example.ios","appIdPrefix":"ABCDE12345","customScheme":"myapp"}],\#
    "android":[{"packageName":"com.example.android","sha256CertFingerprints":["\#
    \#(String(repeating: "A1", count: 32))"]}]}}
    """#

  let service: TestService

  /// Where the store is, if it has a file; it goes with this value.
  private let folder: ScratchFolder?

  init(
    configuration: String = LinkDomain.configuration, store: (any ShortLinkStore)? = nil,
    in folder: ScratchFolder? = nil
  ) throws {
    self.folder = folder
    service = TestService(try Configuration(parsing: configuration.bytes), store: store)
  }

  struct Refused: Error {
    let answer: String
  }

  /// Makes a short link to `https://www.example.com/SUFFIX`, with more parameters.
  func create(_ suffix: String, _ more: String = "", prefix: String = "https://example.com/link", rest: String = "")
    throws
  {
    let long = "\(prefix)/?link=https%3A%2F%2Fwww.example.com%2F\(suffix)\(more)"
    let answer = try service.ask([TestService.shorten(long, as: suffix, rest)])[0]
    guard !answer.isError else { throw Refused(answer: answer.description) }
  }

  /// The answer of `handleRequest`; headers as JSON.
  func request(
    _ url: String, _ headers: String = "{}", method: String = "GET", _ rest: String = ""
  ) throws -> WebAnswer {
    let text = JSONTree.string(url).jsonText
    let answer = try service.ask(
      "handleRequest", #"{"method":"\#(method)","url":\#(text),"headers":\#(headers)\#(rest)}"#)
    guard let web = WebAnswer(answer) else { throw Refused(answer: answer.description) }
    return web
  }

  func resolve(_ url: String, _ device: String, _ rest: String = "") throws -> Answer {
    try service.ask("resolve", #"{"url":\#(JSONTree.string(url).jsonText),"device":\#(device)\#(rest)}"#)
  }

  /// `platform destination count` of a short link.
  func counted(_ url: String) throws -> [String] {
    try service.ask("linkStats", #"{"shortLink":"\#(url)"}"#).clickDestinations
  }
}
