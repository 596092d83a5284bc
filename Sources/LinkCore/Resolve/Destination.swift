/// Where a click goes.
package struct Destination: Equatable, Sendable {
  /// The raw value is the name on the wire.
  package enum Kind: String, CaseIterable, Sendable {
    /// An app that is opened by intent or custom scheme.
    case app
    case store
    /// One of `ifl`, `ipfl`, `afl` and `ofl`.
    case fallback
    /// `link` in the browser.
    case link
    /// The page in front of an iOS destination, with a button that opens the app.
    case preview
    /// The page with social tags, for crawlers.
    case socialPreview
    /// The page that shows how the link is resolved.
    case debug
  }

  package let kind: Kind
  /// Where the kind leads; nil for `debug` alone.
  ///
  /// `preview`: where the page's store button leads. `socialPreview`: `link`.
  ///
  /// Printable ASCII without blanks: `link` or a fallback of the link itself, a store's page, or an intent or custom
  /// scheme of the link's own app.
  package let url: [UInt8]?

  /// Which of the fallbacks it is; nil for every other kind.
  package let parameter: LinkParameter?

  init(_ kind: Kind, _ url: [UInt8]?) {
    self.kind = kind
    self.url = url
    parameter = nil
  }

  init(fallback parameter: LinkParameter, _ url: [UInt8]) {
    kind = .fallback
    self.url = url
    self.parameter = parameter
  }
}
