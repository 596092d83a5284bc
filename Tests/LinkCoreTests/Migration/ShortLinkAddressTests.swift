import LinkCore
import Testing

/// Under which prefix and suffix a short link is kept.
@Suite struct ShortLinkAddressTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let text: String
    let prefix: String
    let suffix: String
    let prefixes: [String]
    var testDescription: String { id }

    init(_ id: String, _ text: String, _ prefix: String, _ suffix: String, under prefixes: String...) {
      self.id = id
      self.text = text
      self.prefix = prefix
      self.suffix = suffix
      self.prefixes = prefixes
    }
  }

  static let rows = [
    Row("a host of FDL", "https://x.page.link/Ab12", "https://x.page.link", "Ab12"),
    Row("http", "http://x.page.link/Ab12", "https://x.page.link", "Ab12"),
    Row("a host in capitals", "https://X.Page.Link/Ab12", "https://x.page.link", "Ab12"),
    Row("a host of one's own", "https://go.example.com/Ab12", "https://go.example.com", "Ab12"),
    Row("a path in front", "https://example.com/a/b/Ab12", "https://example.com/a/b", "Ab12"),
    Row("a slash behind", "https://example.com/link/Ab12/", "https://example.com/link", "Ab12"),
    Row("a port", "https://example.com:8443/Ab12", "https://example.com:8443", "Ab12"),
    Row("the default port", "https://example.com:443/Ab12", "https://example.com", "Ab12"),
    Row("escapes", "https://x.page.link/caf%C3%A9%20a", "https://x.page.link", "café a"),
    Row("no escapes", "https://x.page.link/café", "https://x.page.link", "café"),
    Row("another form of the same letter", "https://x.page.link/cafe\u{301}", "https://x.page.link", "cafe\u{301}"),
    Row("an emoji", "https://x.page.link/\u{1F600}", "https://x.page.link", "\u{1F600}"),
    Row(
      "characters that few have", "https://x.page.link/a.b~c!$&'()*+,;=:@", "https://x.page.link", "a.b~c!$&'()*+,;=:@"),
    Row("case is kept", "https://x.page.link/ABCabc", "https://x.page.link", "ABCabc"),
    Row(
      "a known prefix", "https://example.com/link/a", "https://example.com/link", "a", under: "https://example.com/link"
    ),
    Row(
      "the longest known prefix", "https://example.com/link/x/a", "https://example.com/link/x", "a",
      under: "https://example.com/link", "https://example.com/link/x"),
    Row("another prefix", "https://example.org/l/a", "https://example.org/l", "a", under: "https://example.com/link"),
    Row(
      "http under a known prefix", "http://example.com/link/a", "https://example.com/link", "a",
      under: "https://example.com/link"),
  ]

  @Test(arguments: rows) func splits(_ row: Row) throws {
    let prefixes = ShortLinkPrefixes(try row.prefixes.map { try URIPrefix($0.utf8Bytes.span) })
    let address = try ShortLinkAddress(row.text.utf8Bytes, prefixes: prefixes)
    #expect(address.prefix.key.utf8Text == row.prefix)
    #expect(address.suffix == row.suffix.utf8Bytes)
  }

  /// What is imported is found by its URL: an incoming URL has the same prefix and suffix.
  @Test(arguments: rows) func isFoundByItsURL(_ row: Row) throws {
    let prefixes = try row.prefixes.map { try URIPrefix($0.utf8Bytes.span) }
    let address = try ShortLinkAddress(row.text.utf8Bytes, prefixes: ShortLinkPrefixes(prefixes))
    let link = IncomingParser(domains: prefixes.isEmpty ? nil : prefixes, schemes: nil).parse(row.text.utf8Bytes)
    #expect(link.candidates.contains { $0.prefix == address.prefix.key && $0.suffix == address.suffix })
  }

  struct FaultRow: Sendable, CustomTestStringConvertible {
    let id: String
    let text: String
    let fault: ShortLinkFault
    var testDescription: String { id }

    init(_ id: String, _ text: String, _ fault: ShortLinkFault) {
      self.id = id
      self.text = text
      self.fault = fault
    }
  }

  static let faults = [
    FaultRow("no scheme", "x.page.link/Ab12", .notWebURL),
    FaultRow("another scheme", "ftp://x.page.link/Ab12", .notWebURL),
    FaultRow("a user", "https://a@x.page.link/Ab12", .notWebURL),
    FaultRow("no URL", "Ab12", .notWebURL),
    FaultRow("much too long", "https://x.page.link/" + String(repeating: "a", count: 70_000), .notWebURL),
    FaultRow("a query", "https://x.page.link/Ab12?d=1", .hasQuery),
    FaultRow("a long link", "https://x.page.link/?link=https%3A%2F%2Fwww.example.com", .hasQuery),
    FaultRow("a fragment", "https://x.page.link/Ab12#a", .hasQuery),
    FaultRow("no path", "https://x.page.link", .noSuffix),
    FaultRow("only a slash", "https://x.page.link/", .noSuffix),
    FaultRow("no host", "https:///Ab12", .noSuffix),
    FaultRow(
      "an escaped slash", "https://x.page.link/a%2Fb", .suffix(.forbiddenByte(0x2F, offset: 1), value: "a/b".utf8Bytes)),
    FaultRow(
      "a broken escape", "https://x.page.link/a%zz", .suffix(.forbiddenByte(0x25, offset: 1), value: "a%zz".utf8Bytes)),
    FaultRow(
      "an escape of no text", "https://x.page.link/a%FF",
      .suffix(.forbiddenByte(0x25, offset: 1), value: "a%FF".utf8Bytes)),
    FaultRow(
      "a control character", "https://x.page.link/a%0A",
      .suffix(.forbiddenByte(0x0A, offset: 1), value: "a\n".utf8Bytes)),
  ]

  @Test(arguments: faults) func refuses(_ row: FaultRow) {
    #expect(throws: row.fault) { try ShortLinkAddress(row.text.utf8Bytes, prefixes: ShortLinkPrefixes([])) }
  }

  @Test func aPrefixThatCannotBe() {
    #expect {
      try ShortLinkAddress("https://x.page.link/a/Ab12".utf8Bytes, prefixes: ShortLinkPrefixes([]))
    } throws: { error in
      guard case .prefix(let fault)? = error as? ShortLinkFault else { return false }
      return fault.code == .prefixPathOnFirebaseDomain
    }
  }
}
