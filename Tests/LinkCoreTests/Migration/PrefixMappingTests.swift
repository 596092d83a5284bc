import LinkCore
import Testing

/// Which prefix takes the place of which.
@Suite struct PrefixMappingTests {
  private static func prefix(_ text: String) throws -> URIPrefix { try URIPrefix(text.utf8Bytes.span) }

  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let text: String
    let old: String
    let new: String
    var testDescription: String { id }

    init(_ id: String, _ text: String, _ old: String, _ new: String) {
      self.id = id
      self.text = text
      self.old = old
      self.new = new
    }
  }

  static let rows = [
    Row("hosts", "x.page.link=go.example.com", "https://x.page.link", "https://go.example.com"),
    Row("prefixes", "https://a.example/l=https://b.example/m", "https://a.example/l", "https://b.example/m"),
    Row("a host and a prefix", "x.page.link=https://b.example/m", "https://x.page.link", "https://b.example/m"),
    Row("a slash behind", "https://a.example/=https://b.example/", "https://a.example", "https://b.example"),
    Row(
      "an equals sign in a path", "https://a.example/x=y=https://b.example", "https://a.example/x=y",
      "https://b.example"),
    Row(
      "an equals sign in the new path", "https://a.example=https://b.example/x=y", "https://a.example",
      "https://b.example/x=y"),
  ]

  @Test(arguments: rows) func maps(_ row: Row) throws {
    var mapping = PrefixMapping()
    try mapping.add(row.text.utf8Bytes)
    let old = try Self.prefix(row.old)
    #expect(mapping.olds == [old])
    #expect(mapping.new(for: old) == (try Self.prefix(row.new)))
    let other = try Self.prefix("https://other.example/z")
    #expect(mapping.new(for: other) == other)
    #expect(mapping.place(of: old) == 0)
    #expect(mapping.place(of: other) == nil)
  }

  /// Each link moves once, whatever else is mapped.
  @Test func mappingsAreNoChain() throws {
    var mapping = PrefixMapping()
    try mapping.add("a.example=b.example".utf8Bytes)
    try mapping.add("b.example=a.example".utf8Bytes)
    #expect(mapping.new(for: try Self.prefix("https://a.example")) == (try Self.prefix("https://b.example")))
    #expect(mapping.new(for: try Self.prefix("https://B.example")) == (try Self.prefix("https://a.example")))
  }

  @Test(arguments: [
    "", "a.example", "=", "a.example=", "=a.example", "a b=c.example", "http://a.example=b.example",
    "a.example=https://b.example?x", "a.example=b.example=c.example",
    "https://a.example=https://b.example=https://c.example", "*=b.example", "a.example=https://*.b.example/x",
  ])
  func refuses(_ text: String) {
    var mapping = PrefixMapping()
    #expect {
      try mapping.add(text.utf8Bytes)
    } throws: { error in
      guard case .notPair(let fault)? = error as? PrefixMapping.Fault else { return false }
      return (fault == nil) == !text.contains("=")
    }
    #expect(mapping.olds.isEmpty)
  }

  @Test func anOldPrefixHasOneNewOne() throws {
    var mapping = PrefixMapping()
    try mapping.add("a.example=b.example".utf8Bytes)
    #expect(throws: PrefixMapping.Fault.twice(try Self.prefix("https://a.example"))) {
      try mapping.add("https://a.example/=c.example".utf8Bytes)
    }
  }
}
