// What a web front sends today. Pages for `preview`, `socialPreview` and `debug` take the place of their cases here.

extension HTTPAnswer {
  /// The answer to a click on `link` that was resolved to `resolution`.
  ///
  /// * `preview` redirects to where the page's store button leads, as `efr=1` does: a person without the app arrives,
  ///   and no page is shown that cannot open the app.
  /// * `socialPreview` redirects to the link, whose own page has social tags more often than not.
  /// * `debug` never redirects; its body is the decision for each platform as JSON.
  package init(_ resolution: Resolution, of link: DynamicLink, isShort: Bool) {
    if let url = resolution.destination.url {
      self.init(redirectingTo: url)
    } else {
      self.init(body: DebugReport.json(link, isShort: isShort))
    }
  }

  /// All headers of an answer that does not redirect.
  package static let documentFields =
    [
      field("Content-Type", "application/json"),
      field("X-Content-Type-Options", "nosniff"),
    ] + commonFields

  /// The headers that every answer has.
  package static let commonFields = [
    // The answer depends on the device, and the link can be disabled at any time.
    field("Cache-Control", "no-store"),
    field("Vary", "User-Agent, Sec-CH-UA-Platform, Sec-CH-UA-Mobile"),
    // The next site learns the origin from which the click came, as it would from a plain link, and no path.
    field("Referrer-Policy", "strict-origin-when-cross-origin"),
    field("X-Robots-Tag", "noindex"),
  ]

  private static func field(_ name: StaticString, _ value: StaticString) -> HTTPField {
    HTTPField(name: ByteText.bytes(name), value: ByteText.bytes(value))
  }
}
