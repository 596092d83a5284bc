/// The primary key of a short link: `<prefix>/<suffix>` is its URL.
///
/// Both parts are compared as bytes. The prefix is a URI prefix without a trailing slash (`https://example.com/link`),
/// the suffix is what follows the slash after it (`Ab12`).
package struct LinkKey: Hashable, Sendable {
  package let prefix: [UInt8]
  package let suffix: [UInt8]

  package init(prefix: [UInt8], suffix: [UInt8]) {
    self.prefix = prefix
    self.suffix = suffix
  }
}
