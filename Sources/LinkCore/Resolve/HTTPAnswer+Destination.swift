// What a web front sends today. Pages for `preview`, `socialPreview` and `debug` take the place of their cases here.

extension HTTPAnswer {
  /// The answer to a click on `link` that was resolved to `resolution`.
  ///
  /// * `preview` redirects to where the page's store button leads, as `efr=1` does: a person without the app arrives,
  ///   and no page is shown that cannot open the app.
  /// * `socialPreview` redirects to the link, whose own page has social tags more often than not.
  /// * `debug` never redirects; its body is the decision for each platform as JSON.
  ///
  /// No answer may be kept: it depends on the device, and the link can be disabled at any time.
  package init(_ resolution: Resolution, of link: DynamicLink, isShort: Bool) {
    if let url = resolution.destination.url {
      self.init(status: 302)
      add("Location", url)
    } else {
      self.init(status: 200, body: DebugReport.json(link, isShort: isShort))
      add("Content-Type", "application/json")
      add("X-Content-Type-Options", "nosniff")
    }
    add("Cache-Control", "no-store")
    add("Vary", "User-Agent, Sec-CH-UA-Platform")
    // The next site learns the origin from which the click came, as it would from a plain link, and no path.
    add("Referrer-Policy", "strict-origin-when-cross-origin")
    add("X-Robots-Tag", "noindex")
  }
}
