import Foundation
import Testing

@testable import LinkCore

/// Property lists as Foundation reads them.
@Suite struct PropertyListTests {
  private static func read(_ document: [UInt8]) throws -> NSObject? {
    try PropertyListSerialization.propertyList(from: Data(document), format: nil) as? NSObject
  }

  @Test(arguments: [
    "", "a", "<a & \"b\">", "]]>", "a\tb\nc\rd", "ü€😀", "&amp;", "'", "\u{FFFD}", " a ",
  ])
  func texts(_ text: String) throws {
    let list = PropertyList.array([.string(text.utf8Bytes)])
    #expect(try Self.read(list.document) == [text] as NSArray)
    #expect(XMLText.isWritable(text.utf8Bytes))
  }

  @Test(arguments: ["\u{0}", "a\u{1}", "\u{1F}", "\u{FFFE}", "\u{FFFF}"])
  func unwritable(_ text: String) { #expect(!XMLText.isWritable(text.utf8Bytes)) }

  @Test func nested() throws {
    let list = PropertyList.dictionary([
      .init("a", .array([])), .init("b", .dictionary([.init("c", .string("d".utf8Bytes))])),
    ])
    #expect(try Self.read(list.document) == ["a": [], "b": ["c": "d"]] as NSDictionary)
  }

  @Test func appFiles() throws {
    let prefixes = try [
      "https://Example.com/link", "https://go.example.net", "https://x.page.link", "https://notpage.link",
      "https://example.org:8443/x",
    ].map { try URIPrefix($0.utf8Bytes.span) }
    let hosts = try ["example.com", "bücher.example"].map { try RouteHost($0.utf8Bytes.span) }
    let files = IOSAppFiles(
      bundleID: "com.example.ios".utf8Bytes, schemes: ["com.example.ios".utf8Bytes, "myapp".utf8Bytes],
      prefixes: prefixes, domains: hosts)
    let type: [String: Any] = [
      "CFBundleTypeRole": "Editor", "CFBundleURLName": "com.example.ios",
      "CFBundleURLSchemes": ["com.example.ios", "myapp"],
    ]
    #expect(
      try Self.read(files.infoPropertyList) == [
        "CFBundleURLTypes": [type],
        "FirebaseDynamicLinksCustomDomains": [
          "https://example.com/link", "https://go.example.net", "https://notpage.link",
        ],
      ] as NSDictionary)
    #expect(
      try Self.read(files.entitlements) == [
        "com.apple.developer.associated-domains": ["applinks:example.com", "applinks:xn--bcher-kva.example"]
      ] as NSDictionary)
  }

  @Test func nothingConfigured() throws {
    let files = IOSAppFiles(bundleID: "1.b".utf8Bytes, schemes: [], prefixes: [], domains: [])
    #expect(try Self.read(files.infoPropertyList) == [:] as NSDictionary)
    #expect(try Self.read(files.entitlements) == ["com.apple.developer.associated-domains": []] as NSDictionary)
  }
}
