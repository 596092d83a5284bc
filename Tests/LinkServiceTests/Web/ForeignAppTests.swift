import TestSupport
import Testing

/// Links for apps that are not configured are followed with a warning, yet nothing but a scheme of a configured app is
/// opened.
struct ForeignAppTests {
  private static let long = "https://example.com/link/?link=https%3A%2F%2Fwww.example.com%2Fp&isi=123"

  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let more: String
    /// Where the app is opened; nil when it is not.
    let app: String?
    var device = "ios"

    var testDescription: String { id }
  }

  static let configured = [
    Row(id: "own app", more: "&ibi=com.example.ios", app: "com.example.ios"),
    Row(id: "own app in another case", more: "&ibi=com.Example.iOS", app: "com.example.ios"),
    Row(id: "another app", more: "&ibi=com.evil.app", app: nil),
    Row(id: "another app with the own scheme", more: "&ibi=com.evil.app&ius=myapp", app: "myapp"),
    Row(id: "another app on an iPad", more: "&ibi=com.example.ios&ipbi=com.evil.app", app: nil, device: "ipados"),
    Row(id: "scheme of the system", more: "&ibi=tel", app: nil),
  ]

  static let unconfigured = [
    Row(id: "any app", more: "&ibi=com.any.app", app: "com.any.app"),
    Row(id: "any scheme", more: "&ibi=com.any.app&ius=any", app: "any"),
    Row(id: "scheme of the system", more: "&ibi=tel", app: nil),
    Row(id: "scheme of the system on an iPad", more: "&ipbi=itms-services", app: nil, device: "ipados"),
  ]

  private static func check(_ row: Row, _ domain: LinkDomain) throws {
    let click = try domain.resolve(long + row.more, #"{"platform":"\#(row.device)"}"#)
    let installed = try domain.resolve(long + row.more, #"{"platform":"\#(row.device)","appInstalled":true}"#)
    let debug = try domain.request(long + row.more + "&d=1").body ?? ""
    if let app = row.app {
      #expect(click.text("/destination/kind") == "preview")
      #expect(click.text("/http/body")?.contains("href=\"\(app)://google/link/") == true)
      #expect(installed.text("/destination/url")?.hasPrefix("\(app)://google/link/") == true)
      #expect(debug.contains("<code>\(app)://google/link/"))
    } else {
      for answer in [click, installed] {
        #expect(answer.text("/destination/kind") == "store")
        #expect(answer.text("/destination/url") == "https://apps.apple.com/app/id123")
      }
      // The iPad's chart is not that of the other platforms.
      #expect(row.device == "ipados" || !debug.contains("://google/link/"))
      #expect(!debug.contains("com.evil.app://") && !debug.contains("tel://") && !debug.contains("itms-services://"))
    }
  }

  @Test(arguments: configured)
  func withApps(_ row: Row) throws { try Self.check(row, try LinkDomain()) }

  @Test(arguments: unconfigured)
  func withoutApps(_ row: Row) throws {
    let configuration = #"{"domains":[{"uriPrefix":"https://example.com/link","allowAny":true}]}"#
    try Self.check(row, try LinkDomain(configuration: configuration))
  }
}
